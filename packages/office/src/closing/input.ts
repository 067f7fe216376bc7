import type { Cadence, CivilDate, Editions } from '@eloquence/rating';
import type { GameSet } from '../events/game-set.ts';
import type { ListColumns } from '../lists/columns.ts';
import type { PeriodGames } from '../lists/period-games.ts';

/** A published list as the closing sees it. */
export interface NamedList {
  readonly id: number;
  readonly date: CivilDate;
  readonly columns: ListColumns;
  /** Players who turned out to be somebody else, by the one they are. */
  readonly aliases?: Aliases;
}

export type Aliases = ReadonlyMap<number, readonly number[]>;

/** A player as he is when the list is made. */
export interface Person {
  readonly key: number;
  /** The outside ID. */
  readonly id: string;
  readonly nameVersion: number;
  readonly federation: string;
  readonly sex: 'M' | 'F' | null;
  readonly titles: readonly [title: string, women: string, other: string, foa: string];
  readonly birthYear: number | null;
  /** Died, or the same person as another: no longer on the list. */
  readonly gone: boolean;
}

/** An event that goes into the list: everything accepted of it. */
export interface DueEvent {
  readonly id: string;
  readonly games: GameSet;
}

/** What an earlier or a present event gave an unrated player. */
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
  /** Of a corrected result: the list on which the event was rated. */
  readonly list?: string;
  /** The corrected report has no result of the player: nothing counts of what was kept first. */
  readonly removed?: true;
}

/** What a corrected report changes for a player: hundredths, added before rounding. */
export interface CorrectionLine {
  readonly player: number;
  readonly event: string;
  /** The list on which the event stands. */
  readonly list: string;
  readonly change: number;
}

/** Everything a list depends on. The same input gives the same list, always. */
export interface ClosingInput {
  readonly cadence: Cadence;
  readonly date: CivilDate;
  readonly editions: Editions;
  /** The newest list before this one, with the players it would have after merging those who are one. */
  readonly previous: NamedList;
  /** The same as it was published. */
  readonly published: ListColumns;
  /** Lists of this cadence by the day an event starts; null where the store does not reach back that far. */
  readonly listAt: (day: CivilDate) => NamedList | null;
  /** The same of the standard lists, which rapid and blitz lean on. */
  readonly standardAt: (day: CivilDate) => NamedList | null;
  /** Who played in the periods of the twelve months before. */
  readonly year: readonly PeriodGames[];
  /** In the order of their start. */
  readonly events: readonly DueEvent[];
  readonly corrections: readonly CorrectionLine[];
  /** Corrected results of players who were unrated, by player; they are among `unratedBefore` as well. */
  readonly corrected: ReadonlyMap<number, readonly UnratedEvent[]>;
  readonly adjustments: readonly string[];
  /** Earlier events of players who are unrated, in the order of their start. */
  readonly unratedBefore: ReadonlyMap<number, readonly UnratedEvent[]>;
  /** Those who are new, or changed since the list before. */
  readonly people: ReadonlyMap<number, Person>;
  /** Dates of birth, where they are known to the day. */
  readonly birthDates: ReadonlyMap<number, string>;
  /** Players with a title and without a rating. */
  readonly titledUnrated: readonly number[];
  /** Players not on the list before who once were: their games and highest ratings. */
  readonly former: ReadonlyMap<number, Former>;
}

/** What is remembered of a player who left the list. */
export interface Former {
  readonly played: number;
  readonly peak: number;
  readonly flags: number;
  readonly firstListed: number;
}
