import type { SessionView } from '@eloquence/api';
import type { Language } from '@eloquence/words';
import type { Words } from '@eloquence/words/en/web/site';
import { createContext, type Provider } from 'preact';
import { useContext } from 'preact/hooks';
import { type Api, browserApi } from './api.ts';
import { type Format, getFormat } from './format.ts';

export type { Language } from '@eloquence/words';

/** What every page and component can use, whichever page is shown. Components get it from `usePageContext()`. */
export interface PageContext {
  readonly language: Language;
  readonly words: Words;
  readonly format: Format;
  readonly session: SessionView | null;
  readonly today: string;
  /** Path and query of this page, without the base path. */
  readonly url: string;
  /** The path alone. */
  readonly path: string;
  readonly basePath: string;
  /** The language set by `?lang=` in the URL: links keep it. */
  readonly pinned: Language | null;
  /** The URL of a page or file of the site: `href('/players/900001')`. */
  readonly href: (path: string) => string;
  /** For requests from the browser after the first render. */
  readonly api: Api;
}

/** The part of the context that is embedded in the HTML. */
export interface PageContextData {
  readonly language: Language;
  readonly session: SessionView | null;
  readonly today: string;
  readonly url: string;
  readonly basePath: string;
}

export function createPageContext(data: PageContextData, words: Words): PageContext {
  const { language, url, basePath, session } = data;
  const { pathname, searchParams } = new URL(url, 'http://site');
  const pinned = searchParams.get('lang') === language ? language : null;
  return {
    ...data,
    words,
    pinned,
    path: pathname,
    format: getFormat(language),
    href: (path) => `${basePath}${pinned === null ? path : withQuery(path, { lang: pinned })}`,
    api: browserApi({ basePath, language, csrf: session?.csrf ?? null, words }),
  };
}

export type QueryChanges = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** A URL with some query parameters changed; null removes one. */
export function withQuery(path: string, changes: QueryChanges): string {
  const { pathname, searchParams, hash } = new URL(path, 'http://site');
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === undefined || value === '') searchParams.delete(name);
    else searchParams.set(name, String(value));
  }
  const query = searchParams.toString();
  return `${pathname}${query && `?${query}`}${hash}`;
}

const Context = createContext<PageContext | null>(null);

export const PageContextProvider: Provider<PageContext | null> = Context.Provider;

export function usePageContext(): PageContext {
  const context = useContext(Context);
  if (context === null) throw new Error('usePageContext() is called outside of PageContextProvider');
  return context;
}
