import type { SessionView } from '@eloquence/api';
import type { Language } from '@eloquence/words';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { type Api, browserApi } from './api.ts';
import { type Format, formatOf } from './format.ts';
import type { Words } from './words/en.ts';

export type { Language } from '@eloquence/words';

/** Where a page is shown: what does not depend on which page it is. Parts get it by `usePlace()`. */
export interface Place {
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
  /** The language that the address itself asks for: links keep it. */
  readonly pinned: Language | null;
  /** The address of a page or file of the site: `href('/players/900001')`. */
  readonly href: (path: string) => string;
  /** For what happens in the browser after the first view. */
  readonly api: Api;
}

/** What the browser is told of a place; the rest follows from it. */
export interface PlaceFacts {
  readonly language: Language;
  readonly session: SessionView | null;
  readonly today: string;
  readonly url: string;
  readonly basePath: string;
}

export function placeOf(facts: PlaceFacts, words: Words): Place {
  const { language, url, basePath, session } = facts;
  const { pathname, searchParams } = new URL(url, 'http://site');
  const pinned = searchParams.get('lang') === language ? language : null;
  return {
    ...facts,
    words,
    pinned,
    path: pathname,
    format: formatOf(language),
    href: (path) => `${basePath}${pinned === null ? path : withQuery(path, { lang: pinned })}`,
    api: browserApi({ basePath, language, csrf: session?.csrf ?? null, words }),
  };
}

export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** An address with other values in its query; null takes one out. */
export function withQuery(path: string, changes: Query): string {
  const { pathname, searchParams, hash } = new URL(path, 'http://site');
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === undefined || value === '') searchParams.delete(name);
    else searchParams.set(name, String(value));
  }
  const query = searchParams.toString();
  return `${pathname}${query && `?${query}`}${hash}`;
}

export const PlaceContext: ReturnType<typeof createContext<Place | null>> = createContext<Place | null>(null);

/** The place of the page that a part stands on. */
export function usePlace(): Place {
  const place = useContext(PlaceContext);
  if (place === null) throw new Error('a part that needs its place stands outside of every page');
  return place;
}
