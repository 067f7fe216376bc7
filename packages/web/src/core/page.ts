import type { Problem, SessionView } from '@eloquence/api';
import type { JSX } from 'preact';
import type { Api } from './api.ts';
import type { Language, PageContext } from './page-context.ts';

export interface LoadArgs {
  /** Path parameters: `:id`. */
  readonly params: Readonly<Record<string, string>>;
  /** The query; of a repeated parameter, the last value. */
  readonly query: Readonly<Record<string, string>>;
  readonly api: Api;
  readonly language: Language;
  /** Null: not signed in. */
  readonly session: SessionView | null;
  /** In the time zone of the store, `YYYY-MM-DD`. */
  readonly today: string;
}

export interface ViewProps<Data, Words> {
  readonly data: Data;
  /** The texts of the page; those that all pages share are `context.words`. */
  readonly words: Words;
  readonly context: PageContext;
}

/** One page of the site: `export const page: Page<Data, Words> = { … }` in `pages/<name>/index.tsx`. */
export interface Page<Data, Words> {
  /** Who may open the page; undefined: everybody. The API checks its data again. */
  readonly needs?: 'account' | readonly NonNullable<SessionView['role']>[];
  /** Everything the first render needs, as JSON. It need not catch `ApiProblem`: the server shows an error page. */
  load(args: LoadArgs): Promise<Data>;
  title(data: Data, words: Words, context: PageContext): string;
  /** For search engines and previews; default: that of the site. */
  description?(data: Data, words: Words, context: PageContext): string;
  /** Rendered on the server, hydrated in the browser. */
  View(props: ViewProps<Data, Words>): JSX.Element;
  /** False: the page has a search field of its own, so the header has none. */
  readonly headerSearch?: boolean;
  /** False: search engines should not index the page. */
  readonly indexed?: boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: one table holds pages with all kinds of data.
export type AnyPage = Page<any, any>;

/** Thrown by `load`: shows the not-found page. */
export class NotFound extends Error {
  readonly problem: Problem | null;

  constructor(problem: Problem | null = null) {
    super('not-found');
    this.problem = problem;
  }
}

/** Thrown by `load`: redirects to another page of the site. */
export class Redirect extends Error {
  readonly location: string;

  constructor(location: string) {
    super('redirect');
    this.location = location;
  }
}
