import type { Cadence, CivilDate, Editions } from '@eloquence/rating';
import type { PlayerData } from '../../players/player-data.ts';
import type { ListColumns } from '../../rating-lists/columns.ts';
import type { Exclusions } from '../../rating-lists/store/stored-plan.ts';
import type { GameSet } from '../../reports/game-set.ts';

/** A list that ratings are taken from. */
export interface NamedList {
  readonly id: number;
  readonly date: CivilDate;
  readonly columns: ListColumns;
  /** Merged players, by the key they were merged into. */
  readonly aliases?: Aliases;
}

export type Aliases = ReadonlyMap<number, readonly number[]>;

/** An event that goes into the list: everything accepted of it. */
export interface DueEvent {
  readonly id: string;
  readonly games: GameSet;
}

/** The result of an unrated player in an event of this or an earlier list. */
export interface UnratedEvent {
  readonly event: string;
  readonly start: string;
  readonly type: GameSet['facts']['type'];
  readonly official: boolean;
  /** Opponents with a rating and the points made against them. */
  readonly games: readonly (readonly [opponent: number, score: number])[];
  readonly ru: number;
  readonly n: number;
  /** It was rated as a round robin, whose result only its crosstable gives. */
  readonly roundRobin: boolean;
  readonly counts: boolean;
  /** A result that counted, above the floor of its day. */
  readonly performed: boolean;
  /** Different opponents with a rating; only where the edition asks for a number of them and some met twice. */
  readonly opponents?: number;
  /** Points of a round robin with the games against unrated opponents; only where there are such. */
  readonly crosstableScore?: number;
  /** Of a corrected result: the list on which the event was rated. */
  readonly list?: string;
  /** The corrected report has no result of the player: the earlier one no longer counts. */
  readonly removed?: true;
}

/** What a corrected report changes for a player: hundredths, added before rounding. */
export interface CorrectionLine {
  readonly player: number;
  readonly event: string;
  /** The list with the event. */
  readonly list: string;
  readonly change: number;
}

/** Everything a list depends on. The same input gives the same list, always. */
export interface PeriodInput {
  readonly cadence: Cadence;
  readonly date: CivilDate;
  readonly editions: Editions;
  /** The list before this one, with merged players on one row. */
  readonly previous: NamedList;
  /** The list before this one as published. */
  readonly published: ListColumns;
  /** The list of this cadence in force on a day; null before the oldest list in the store. */
  readonly listAt: (day: CivilDate) => NamedList | null;
  /** The same for standard lists, which rapid and blitz depend on. */
  readonly standardAt: (day: CivilDate) => NamedList | null;
  /** The lists of the last twelve months: their games decide activity. */
  readonly year: readonly Pick<ListColumns, 'rows' | 'keys' | 'games'>[];
  /** In the order of their start. */
  readonly events: readonly DueEvent[];
  readonly corrections: readonly CorrectionLine[];
  /** Corrected results of players who were unrated, by player; they are among `unratedBefore` as well. */
  readonly corrected: ReadonlyMap<number, readonly UnratedEvent[]>;
  readonly adjustments: readonly string[];
  readonly exclusions: Exclusions | null;
  /** Members of an association for which fewer games are enough. */
  readonly members: ReadonlySet<number>;
  /** Earlier events of players who are unrated, in the order of their start. */
  readonly unratedBefore: ReadonlyMap<number, readonly UnratedEvent[]>;
  /** New players, and those whose personal data changed since the list before. */
  readonly people: ReadonlyMap<number, PlayerData>;
  /** Dates of birth, where they are known to the day. */
  readonly birthDates: ReadonlyMap<number, string>;
  /** Players with a title and without a rating. */
  readonly titledUnrated: readonly number[];
  /** Players of the events who were on an earlier list but not on the last one. */
  readonly former: ReadonlyMap<number, FormerPlayer>;
}

/** The inputs of a whole list, empty: enough to rate a single event. */
export const ONE_EVENT: Pick<
  PeriodInput,
  | 'year'
  | 'events'
  | 'corrections'
  | 'corrected'
  | 'adjustments'
  | 'exclusions'
  | 'members'
  | 'unratedBefore'
  | 'people'
  | 'birthDates'
  | 'titledUnrated'
  | 'former'
> = {
  year: [],
  events: [],
  corrections: [],
  corrected: new Map(),
  adjustments: [],
  exclusions: null,
  members: new Set(),
  unratedBefore: new Map(),
  people: new Map(),
  birthDates: new Map(),
  titledUnrated: [],
  former: new Map(),
};

/** What later lists need of a player who left the list. */
export interface FormerPlayer {
  readonly played: number;
  readonly peak: number;
  readonly flags: number;
  readonly firstListed: number;
}
