import type { Cadence } from '@eloquence/rating';
import type {
  AccountEventTable,
  AccountTable,
  AttemptTable,
  AuditTable,
  JobFileTable,
  JobTable,
  LinkTable,
  SessionTable,
  TokenTable,
  TokenUseTable,
} from './service-schema.ts';

/** A civil date, `YYYY-MM-DD`. */
export type DateText = string;
/** A moment in UTC, ISO 8601. */
export type TimeText = string;
/** JSON as text. */
export type JsonText = string;
/** 0 or 1: neither store is asked for booleans, so that both answer alike. */
export type Flag = number;

/** Settings of the store: the schema's version, zone, practice, when it was created. */
export interface MetaTable {
  name: string;
  value: string;
}

/** The ledger: everything that happened, in order, each with the hash of the one before. */
export interface EntryTable {
  seq: number;
  at: TimeText;
  actor: string;
  kind: string;
  subject: string | null;
  body: JsonText;
  hash: string;
}

/** Bytes whose hash the ledger holds. Redaction empties them and says by which entry. */
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
  /** FIDE's ID that came with him, from a list or a report, as long as it is his; and the entry it came with. */
  fide_id: string | null;
  fide_since: number | null;
}

/** How players stand on the newest lists; nobody need be here who never had a rating. */
export interface StandingTable {
  player: number;
  standard: number | null;
  rapid: number | null;
  blitz: number | null;
  /** The greatest of the three ratings, or 0. */
  best: number;
  /** A bit for each cadence. */
  inactive: number;
}

/** A view for reading: all players, each with his standing. */
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

/** An outside ID and the entries between which it was valid: all but those that stand with their players. */
export interface OtherIdTable {
  id: string;
  player: number;
  scheme: 'fide' | 'national';
  since: number;
  until: number | null;
}

/** A view for reading: all outside IDs, wherever they stand. */
export type IdentityView = OtherIdTable;

/** The best players for beginnings that many names share. */
export interface PrefixTable {
  prefix: string;
  place: number;
  player: number;
}

/** Names of players in their order, packed: see `players/names`. */
export interface NameBlockTable {
  first: string;
  player: number;
  bytes: Uint8Array;
}

/** The best ratings of the players from a key on, packed. */
export interface BestRatingTable {
  first: number;
  bytes: Uint8Array;
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
  /** The words of name and city, folded, with a space before each. */
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
  actor: string;
  state: 'submitted' | 'accepted' | 'rejected' | 'superseded';
  findings: JsonText;
  errors: number;
  warnings: number;
  players: number;
  games: number;
  /** The first and the last day of what it reports. */
  start: DateText | null;
  end_date: DateText | null;
  /** The list its games went into. */
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

/** How many games those had who played in the period of a list; not of lists of before version 10. */
export interface PeriodGamesTable {
  list: number;
  packed: Uint8Array;
}

/** What an event gave on a list. */
export interface RatedEventTable {
  list: number;
  event: string;
  packed: Uint8Array;
}

/** Who took part in the events of a list: some players by their keys, from the first, each with his events. */
export interface ParticipationTable {
  list: number;
  first: number;
  players: string;
}

/** What an event on a list gave an unrated player, kept for the window in which results are pooled. */
export interface PartialResultTable {
  player: number;
  list: number;
  event: string;
  result: JsonText;
}

/** A corrected report of an event that was rated: its effect goes into the next list. */
export interface CorrectionTable {
  /** The entry that accepted it. */
  seq: number;
  event: string;
  before: string;
  after: string;
  /** The list it went into. */
  applied: DateText | null;
}

/** A row only where something changed against the current list before. */
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
  prefix: PrefixTable;
  name_block: NameBlockTable;
  best_rating: BestRatingTable;
  event: EventTable;
  report: ReportTable;
  game_set: GameSetTable;
  list: ListTable;
  current_list: CurrentListTable;
  period_games: PeriodGamesTable;
  rated_event: RatedEventTable;
  participation: ParticipationTable;
  partial_result: PartialResultTable;
  correction: CorrectionTable;
  history: HistoryTable;
  adjustment: AdjustmentTable;
  account: AccountTable;
  account_event: AccountEventTable;
  session: SessionTable;
  token: TokenTable;
  token_use: TokenUseTable;
  link: LinkTable;
  attempt: AttemptTable;
  job: JobTable;
  job_file: JobFileTable;
  audit: AuditTable;
}

export type TableName = Exclude<keyof Schema & string, 'player_now' | 'identity'>;
