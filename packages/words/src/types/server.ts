import type { PrivacyWords } from './privacy.ts';
import type { AccountProblemCode } from './server-accounts.ts';
import type { Terms } from './terms.ts';

/** What the service itself refuses, besides what the office, the store and the engine do. */
export type ServerProblemCode =
  | 'not-found'
  | 'method-not-allowed'
  | 'invalid-request'
  | 'invalid-json'
  | 'malformed-request'
  | 'too-large'
  | 'headers-too-large'
  | 'media-type-unsupported'
  | 'too-many-requests'
  | 'sign-in-needed'
  | 'not-allowed'
  | 'request-timeout'
  | 'answer-timeout'
  | 'store-unavailable'
  | 'closing'
  | 'cursor-invalid'
  | 'report-unavailable'
  | 'unexpected'
  | AccountProblemCode;

export type ProblemValues = Readonly<Record<string, string | number>>;

/** A kind of problem: its name, and what is said of one case. */
export interface ProblemWords {
  readonly title: string;
  readonly detail: (values: ProblemValues) => string;
}

/** What can be wrong with a parameter or a field of a body. */
export interface FieldWords {
  readonly missing: string;
  readonly unknown: string;
  readonly type: (type: string) => string;
  readonly oneOf: (values: string) => string;
  readonly least: (limit: string) => string;
  readonly most: (limit: string) => string;
  readonly shortest: (limit: string) => string;
  readonly longest: (limit: string) => string;
  readonly pattern: string;
  /** It holds the sign 0, which no store keeps. */
  readonly zero: string;
  readonly hidden: string;
  readonly depth: string;
  readonly other: string;
}

/** The words of the calendar, the feed of lists and the cards. */
export interface FeedWords {
  readonly calendar: string;
  readonly closing: (month: string, cadence: string, official: boolean) => string;
  readonly lists: string;
  readonly listsLead: string;
  readonly list: (month: string, cadence: string) => string;
  readonly players: (rated: number) => string;
  readonly cardFoot: (month: string) => string;
  readonly cardPlayers: string;
  readonly cardGames: string;
  readonly stages: Terms['stages'];
}

export interface ServerTexts {
  readonly problems: Readonly<Record<ServerProblemCode, ProblemWords>>;
  /** Titles of what the office, the store and the engine refuse. */
  readonly refused: string;
  readonly unknownThing: string;
  readonly conflict: string;
  readonly invalidInput: string;
  readonly fields: FieldWords;
  readonly feeds: FeedWords;
  /** Where the K that was used comes from. */
  readonly kFrom: Readonly<Record<KSourceName, string>>;
  readonly privacy: PrivacyWords;
}

export type KSourceName = 'rules' | 'birthday' | 'remembered';
