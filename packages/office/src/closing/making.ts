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

/** Rated games of the rows of a list in some periods: summed by key, since most rows have none. */
function gamesInYear({ keys, rows }: ListColumns, periods: readonly PeriodGames[]): Uint16Array {
  const byKey = new Uint16Array((keys.at(-1) ?? 0) + 1);
  for (const period of periods) addGames(byKey, period);
  const games = new Uint16Array(rows);
  for (let row = 0; row < rows; row += 1) games[row] = byKey[keys[row] as number] as number;
  return games;
}

/** Keys beyond the last row of the list are nobody's on it. */
function addGames(byKey: Uint16Array, { keys, games }: PeriodGames): void {
  for (let player = 0; player < keys.length; player += 1) {
    const key = keys[player] as number;
    byKey[key] = (byKey[key] as number) + (games[player] as number);
  }
}
