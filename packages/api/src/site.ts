import type { Language } from '@eloquence/words/languages';
import type { Problem } from './problems.ts';
import type { SessionView } from './session.ts';

/** The response to an API request made within the process. */
export interface ApiAnswer {
  readonly status: number;
  /** Parsed JSON; plain text as a string; null if the body is empty. */
  readonly body: unknown;
  /** The target of a redirect, such as from a former player ID. */
  readonly location: string | null;
}

export interface PageRequest {
  /** The matching pattern of `addresses`; null: no match. */
  readonly address: string | null;
  readonly params: Readonly<Record<string, string>>;
  /** Path and query, below the base path. */
  readonly url: string;
  readonly basePath: string;
  /** The public address of the service, as configured; empty: not configured. */
  readonly origin: string;
  readonly language: Language;
  readonly session: SessionView;
  /** In the store's time zone. */
  readonly today: string;
  /** Reads from the API with the visitor's rights: `/players?q=al`. */
  readonly ask: (path: string) => Promise<ApiAnswer>;
  /** Shown instead of the page. */
  readonly problem: Problem | null;
}

export interface PageAnswer {
  readonly status: number;
  readonly html: string;
  /** The target of a redirect, below the base path. */
  readonly location?: string;
  /** The same for every visitor without a session until the store or the day changes: it may be cached. */
  readonly isShared?: boolean;
}

/** A script or style sheet; its name contains a hash of its content. */
export interface Asset {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
  readonly brotli: Uint8Array | null;
  readonly gzip: Uint8Array | null;
}

/** The pages, as the server needs them. */
export interface Site {
  /** Patterns of the router: `/players/:id`. */
  readonly addresses: readonly string[];
  readonly assets: readonly Asset[];
  readonly render: (request: PageRequest) => Promise<PageAnswer>;
}
