import type { Edition } from '@eloquence/rating';
import type { ListColumns } from '../lists/columns.ts';
import type { PeriodGames } from '../lists/period-games.ts';
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

/** Rated games of the rows of a list in some periods. */
function gamesInYear({ keys, rows }: ListColumns, periods: readonly PeriodGames[]): Uint16Array {
  const games = new Uint16Array(rows);
  for (const period of periods) addGames(games, keys, period);
  return games;
}

/** Both are in the order of keys. */
function addGames(games: Uint16Array, rowKeys: Int32Array, period: PeriodGames): void {
  let row = 0;
  for (let player = 0; player < period.keys.length; player += 1) {
    const key = period.keys[player] as number;
    while (row < rowKeys.length && (rowKeys[row] as number) < key) row += 1;
    if (rowKeys[row] === key) games[row] = (games[row] as number) + (period.games[player] as number);
  }
}
