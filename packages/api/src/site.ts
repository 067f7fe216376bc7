import type { Problem } from './problems.ts';
import type { SessionView } from './session.ts';

/** What the server and the pages it shows know of one another. */

/** What the API answers to a question asked in the process itself. */
export interface ApiAnswer {
  readonly status: number;
  /** JSON; the text itself of what is a text (a report); null where there is none. */
  readonly body: unknown;
  /** Where the answer stands instead (a former ID). */
  readonly location: string | null;
}

/** What a page is made from. */
export interface PageRequest {
  /** The pattern of `addresses` that fits; null: none does. */
  readonly address: string | null;
  readonly params: Readonly<Record<string, string>>;
  /** Path and query, below the base path. */
  readonly url: string;
  readonly basePath: string;
  readonly language: 'en' | 'fr' | 'zh';
  /** Who asks. */
  readonly session: SessionView;
  /** In the zone of the store. */
  readonly today: string;
  /** Reads from the API what the visitor may read: `/players?q=al`. */
  readonly ask: (path: string) => Promise<ApiAnswer>;
  /** The page is to say this instead of what stands at its address. */
  readonly problem: Problem | null;
}

export interface PageAnswer {
  readonly status: number;
  readonly html: string;
  /** Where to go instead, below the base path. */
  readonly location?: string;
}

/** A file that pages refer to; its name changes with what is in it. */
export interface Asset {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
  readonly brotli: Uint8Array | null;
  readonly gzip: Uint8Array | null;
}

/** Pages made elsewhere, which a server shows. */
export interface Site {
  /** Patterns of the router: `/players/:id`. */
  readonly addresses: readonly string[];
  readonly assets: readonly Asset[];
  readonly render: (request: PageRequest) => Promise<PageAnswer>;
}
