import type { Cadence } from '@eloquence/rating';
import type {
  AccountEventTable,
  AccountTable,
  AttemptTable,
  AuditTable,
  ChallengeTable,
  JobFileTable,
  JobTable,
  LinkTable,
  PasskeyTable,
  RecoveryCodeTable,
  SessionTable,
  TokenTable,
  TokenUseTable,
} from './service-schema.ts';

/** A civil date, `YYYY-MM-DD`. */
export type DateText = string;
/** UTC, ISO 8601. */
export type TimeText = string;
/** JSON as text. */
export type JsonText = string;
/** 0 or 1: SQLite has no booleans. */
export type Flag = number;

/** Settings of the store: the schema's version, zone, practice, when it was created. */
export interface MetaTable {
  name: string;
  value: string;
}

/** The ledger. */
export interface EntryTable {
  seq: number;
  at: TimeText;
  actor: string;
  kind: string;
  subject: string | null;
  body: JsonText;
  hash: string;
}

/** Bytes whose hash is in the ledger. A redaction sets them to null and records its entry. */
export interface DocumentTable {
  hash: string;
  kind: string;
  bytes: Uint8Array | null;
  size: number;
  redacted_by: number | null;
}

export interface PlayerTable {
  key: number;
  name: string;
  name_version: number;
  /** The folded name for searches, family name first and given name first. */
  by_family: string;
  by_given: string;
  federation: string;
  sex: 'M' | 'F' | null;
  title: string;
  women_title: string;
  other_titles: string;
  foa_title: string;
  birth_year: number | null;
  birth_date: DateText | null;
  died: DateText | null;
  merged_into: number | null;
  /** The FIDE ID that the player came with, from a list or a report, while it is theirs; and the entry it came with. */
  fide_id: string | null;
  fide_since: number | null;
}

/** Ratings and activity on the newest lists; players who never had a rating can be missing. */
export interface StandingTable {
  player: number;
  standard: number | null;
  rapid: number | null;
  blitz: number | null;
  /** The highest of the three ratings, or 0. */
  best: number;
  /** One bit per cadence. */
  inactive: number;
}

/** A view: all players with their standing. */
export type PlayerNowView = PlayerTable & Omit<StandingTable, 'player'>;

/** Former names only. */
export interface PlayerNameTable {
  player: number;
  version: number;
  name: string | null;
  redacted_by: number | null;
}

export interface PlayerChangeTable {
  player: number;
  seq: number;
  field: string;
  before: string | null;
  after: string | null;
  since: DateText;
}

/** Outside IDs and the entries between which they were valid, except `player.fide_id`. */
export interface OtherIdTable {
  id: string;
  player: number;
  scheme: 'fide' | 'national';
  since: number;
  until: number | null;
}

/** A view: all outside IDs, from `player` and `other_id`. */
export type IdentityView = OtherIdTable;

/** The top players for prefixes that many names share; place 0 is the highest rated. */
export interface TopByPrefixTable {
  prefix: string;
  place: number;
  player: number;
}

export interface EventTable {
  id: string;
  name: string;
  city: string;
  federation: string;
  cadence: Cadence;
  type: string | null;
  start: DateText;
  end_date: DateText;
  official: Flag;
  part_of: string | null;
  registration: string | null;
  registered: DateText | null;
  facts: JsonText;
  stage: string;
  report: string | null;
  list: DateText | null;
  list_revision: number | null;
  because: string | null;
  seq: number;
  /** The folded words of name and city, each after a space. */
  words: string;
}

export interface ReportTable {
  id: string;
  event: string;
  version: number;
  hash: string;
  size: number;
  rounds_from: number | null;
  rounds_to: number | null;
  submitted: TimeText;
  /** The day it came in, where that was stated. */
  received: DateText | null;
  actor: string;
  state: 'submitted' | 'accepted' | 'rejected' | 'superseded';
  findings: JsonText;
  errors: number;
  warnings: number;
  players: number;
  games: number;
  /** The first and last day reported. */
  start: DateText | null;
  end_date: DateText | null;
  /** The list that rated it. */
  list: DateText | null;
  seq: number;
}

/** The games of an accepted report, packed, players by key. */
export interface GameSetTable {
  report: string;
  hash: string;
  packed: Uint8Array;
}

export interface ListTable {
  id: number;
  cadence: Cadence;
  date: DateText;
  revision: number;
  state: 'draft' | 'published';
  source: 'imported' | 'computed';
  editions: JsonText;
  practice: string;
  engine: string;
  rows: number;
  rated: number;
  packed: Uint8Array;
  hash: string;
  memory_hash: string;
  names_hash: JsonText;
  inputs: JsonText;
  summary: JsonText;
  fingerprint: string;
  seq: number | null;
}

export interface CurrentListTable {
  cadence: Cadence;
  date: DateText;
  list: number;
  seq: number;
}

/** The results of an event on a list. */
export interface RatedEventTable {
  list: number;
  event: string;
  packed: Uint8Array;
}

/** The participants of the events of a list: some players per row, by key, each with their events. */
export interface ParticipationTable {
  list: number;
  first: number;
  players: string;
}

/** The result of an unrated player in an event, for the pooling of first ratings. */
export interface PartialResultTable {
  player: number;
  list: number;
  event: string;
  result: JsonText;
}

/** A corrected report of a rated event: the next list applies the difference. */
export interface CorrectionTable {
  /** The entry that accepted it. */
  seq: number;
  event: string;
  before: string;
  after: string;
  /** The list that applied it. */
  applied: DateText | null;
}

/** One row per change against the current list before. */
export interface HistoryTable {
  player: number;
  cadence: Cadence;
  date: DateText;
  rating: number | null;
  games: number;
  k: number | null;
  flag: string;
}

export interface AdjustmentTable {
  date: DateText;
  cadence: Cadence;
  id: string;
  seq: number;
}

/** What an officer stated of a federation or a player, with the days between which it holds. */
export interface FactTable {
  /** The entry that stated it. */
  seq: number;
  kind: string;
  /** A federation's code or a player's key. */
  subject: string;
  since: DateText;
  /** The first day on which it no longer holds. */
  until: DateText | null;
  because: string;
}

export interface Schema {
  meta: MetaTable;
  entry: EntryTable;
  document: DocumentTable;
  player: PlayerTable;
  standing: StandingTable;
  player_now: PlayerNowView;
  player_name: PlayerNameTable;
  player_change: PlayerChangeTable;
  other_id: OtherIdTable;
  identity: IdentityView;
  top_by_prefix: TopByPrefixTable;
  event: EventTable;
  report: ReportTable;
  game_set: GameSetTable;
  list: ListTable;
  current_list: CurrentListTable;
  rated_event: RatedEventTable;
  participation: ParticipationTable;
  partial_result: PartialResultTable;
  correction: CorrectionTable;
  history: HistoryTable;
  adjustment: AdjustmentTable;
  fact: FactTable;
  account: AccountTable;
  account_event: AccountEventTable;
  session: SessionTable;
  token: TokenTable;
  token_use: TokenUseTable;
  link: LinkTable;
  passkey: PasskeyTable;
  challenge: ChallengeTable;
  recovery_code: RecoveryCodeTable;
  attempt: AttemptTable;
  job: JobTable;
  job_file: JobFileTable;
  audit: AuditTable;
}

export type TableName = Exclude<keyof Schema & string, 'player_now' | 'identity'>;
