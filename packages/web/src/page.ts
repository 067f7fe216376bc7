import type { Problem, SessionView } from '@eloquence/api';
import type { JSX } from 'preact';
import type { Api } from './api.ts';
import type { Language, Place } from './place.ts';

/** What a page is loaded with. */
export interface At {
  /** From the address: `:id`. */
  readonly params: Readonly<Record<string, string>>;
  /** What follows the `?`; of what stands there twice, the last. */
  readonly query: Readonly<Record<string, string>>;
  readonly api: Api;
  readonly language: Language;
  /** Who asks; null: nobody has signed in. */
  readonly session: SessionView | null;
  /** In the zone of the store, `YYYY-MM-DD`. */
  readonly today: string;
}

export interface ViewProps<Data, Words> {
  readonly data: Data;
  /** The texts of the page; those that all pages share are `place.words`. */
  readonly words: Words;
  readonly place: Place;
}

/** One page of the site: `export const page: Page<Data, Words> = { … }` in `pages/<name>/index.tsx`. */
export interface Page<Data, Words> {
  /** Who may see it, where not everybody may. What it shows is guarded by the API all the same. */
  readonly needs?: 'account' | readonly NonNullable<SessionView['role']>[];
  /** Everything the first view needs, as JSON. Problems of the API may pass: they become a page of their own. */
  load(at: At): Promise<Data>;
  title(data: Data, words: Words, place: Place): string;
  /** For search engines and previews; the site's own unless said. */
  description?(data: Data, words: Words, place: Place): string;
  /** Runs on the server and in the browser, where hooks work. */
  View(props: ViewProps<Data, Words>): JSX.Element;
  /** False: the page has a search of its own, and the header none. */
  readonly headerSearch?: boolean;
  /** False for pages that no search engine should keep. */
  readonly indexed?: boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: pages of all kinds stand in one table.
export type AnyPage = Page<any, any>;

/** Thrown while loading: there is nothing at this address. */
export class NotFound extends Error {
  readonly problem: Problem | null;

  constructor(problem: Problem | null = null) {
    super('not-found');
    this.problem = problem;
  }
}

/** Thrown while loading: what is asked for stands at another address of the site. */
export class Redirect extends Error {
  readonly location: string;

  constructor(location: string) {
    super('redirect');
    this.location = location;
  }
}
