import type { Edition } from '@eloquence/rating';
import { defined, isKOfAdministrator } from '@eloquence/rating';
import type { ListColumns } from '../../rating-lists/columns.ts';
import type { PeriodGames } from '../../rating-lists/period-games.ts';
import type { NamedList, PeriodInput } from './input.ts';
import type { PeriodColumns } from './player-periods.ts';
import type { RatedPlayers } from './rate-events.ts';

/** What the rows of a list are built from. */
export interface ListInput
  extends Pick<
    PeriodInput,
    | 'cadence'
    | 'date'
    | 'previous'
    | 'published'
    | 'people'
    | 'birthDates'
    | 'titledUnrated'
    | 'former'
    | 'adjustments'
    | 'exclusions'
  > {
  readonly edition: Edition;
  /** Whether the list before had the same edition, and its K still holds. */
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
  /** Games the rating was computed from. */
  readonly n: number;
  /** Those of this list among them. */
  readonly games: number;
}

export function listInput(input: PeriodInput, players: RatedPlayers): ListInput {
  const { cadence, date, previous, published, people, birthDates, titledUnrated, former } = input;
  const { editions, adjustments, exclusions } = input;
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
    exclusions,
    edition,
    sameEdition: editions.at(previous.date).id === edition.id && !isKOfAdministrator(edition),
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
  for (let row = 0; row < rows; row += 1) games[row] = defined(byKey[defined(keys[row])]);
  return games;
}

/** Players with keys beyond the last one of the list have left it. */
function addGames(byKey: Uint16Array, { keys, games }: PeriodGames): void {
  for (let player = 0; player < keys.length; player += 1) {
    const key = defined(keys[player]);
    if (key < byKey.length) byKey[key] = defined(byKey[key]) + defined(games[player]);
  }
}
