import type { Edition } from '@eloquence/rating';
import type { ListColumns } from '../lists/columns.ts';
import type { RatedPlayers } from './close.ts';
import type { ClosingInput, NamedList } from './input.ts';
import type { PlayerPeriod } from './periods.ts';

/** What the rows of a list are made from: data only, so that another thread can make them. */
export interface ListMaking
  extends Pick<
    ClosingInput,
    | 'cadence'
    | 'date'
    | 'previous'
    | 'published'
    | 'people'
    | 'birthDates'
    | 'titledUnrated'
    | 'former'
    | 'adjustments'
  > {
  readonly edition: Edition;
  /** Whether the list before was made by the same edition. */
  readonly sameEdition: boolean;
  /** The standard list of the date, where ratings are adjusted by it. */
  readonly standard: NamedList | null;
  /** Rated games of the year before, by row of the list before. */
  readonly gamesInYear: Uint16Array;
  readonly periods: PeriodColumns;
  readonly newcomers: ReadonlyMap<number, FirstOnList>;
}

/** Periods of rated players, by key: whole points, and hundredths for what is exact. */
export interface PeriodColumns {
  readonly keys: Int32Array;
  readonly bases: Int32Array;
  readonly ratings: Int32Array;
  readonly games: Int32Array;
  readonly changes: Float64Array;
  /** What of the changes is owed by corrected reports. */
  readonly corrections: Float64Array;
  /** 1: rated in rapid or blitz for the first time, by the standard rating. */
  readonly entrants: Uint8Array;
}

export interface FirstOnList {
  readonly rating: number;
  /** Games the rating was worked out from. */
  readonly n: number;
  /** Those of this list among them. */
  readonly games: number;
}

export function makingOf(input: ClosingInput, players: RatedPlayers): ListMaking {
  const { cadence, date, previous, published, people, birthDates, titledUnrated, former } = input;
  const { editions, adjustments } = input;
  const edition = editions.at(date);
  return {
    cadence,
    date,
    previous,
    published,
    people,
    birthDates,
    titledUnrated,
    former,
    adjustments,
    edition,
    sameEdition: editions.at(previous.date).id === edition.id,
    standard: adjustments.length > 0 && cadence !== 'standard' ? input.standardAt(date) : null,
    gamesInYear: gamesInYear(previous.columns, input.year),
    periods: periodColumns(players.periods),
    newcomers: new Map(
      [...players.newcomers].map(([key, { first, games }]) => [
        key,
        { rating: first.rating as number, n: first.n, games },
      ]),
    ),
  };
}

function periodColumns(periods: RatedPlayers['periods']): PeriodColumns {
  const keys = Int32Array.from(periods.keys()).sort();
  const columns: PeriodColumns = {
    keys,
    bases: new Int32Array(keys.length),
    ratings: new Int32Array(keys.length),
    games: new Int32Array(keys.length),
    changes: new Float64Array(keys.length),
    corrections: new Float64Array(keys.length),
    entrants: new Uint8Array(keys.length),
  };
  keys.forEach((key, index) => {
    const { base, period, corrections, entrant } = periods.get(key) as PlayerPeriod;
    columns.bases[index] = base;
    columns.ratings[index] = period.new;
    columns.games[index] = period.n;
    columns.changes[index] = period.change;
    columns.corrections[index] = corrections;
    columns.entrants[index] = entrant ? 1 : 0;
  });
  return columns;
}

/** Rated games of the rows of a list over other lists, which are in the same order of keys. */
function gamesInYear({ keys, rows }: ListColumns, lists: readonly NamedList[]): Uint16Array {
  const games = new Uint16Array(rows);
  for (const { columns } of lists) {
    // Of the newest, which is the list itself, nobody need be looked for.
    if (columns.keys === keys) {
      for (let row = 0; row < rows; row += 1) {
        games[row] = (games[row] as number) + (columns.games[row] as number);
      }
      continue;
    }
    let other = 0;
    for (let row = 0; row < rows; row += 1) {
      const key = keys[row] as number;
      while (other < columns.rows && (columns.keys[other] as number) < key) other += 1;
      if (columns.keys[other] === key) games[row] = (games[row] as number) + (columns.games[other] as number);
    }
  }
  return games;
}
