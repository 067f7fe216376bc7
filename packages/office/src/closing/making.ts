import type { Edition } from '@eloquence/rating';
import type { ListColumns } from '../lists/columns.ts';
import type { RatedPlayers } from './close.ts';
import type { ClosingInput, NamedList } from './input.ts';
import type { PeriodColumns } from './periods.ts';

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
    periods: players.periods,
    newcomers: new Map(
      [...players.newcomers].map(([key, { first, games }]) => [
        key,
        { rating: first.rating as number, n: first.n, games },
      ]),
    ),
  };
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
