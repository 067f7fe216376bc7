import type { Edition } from '@eloquence/rating';
import { defined, isKOfAdministrator } from '@eloquence/rating';
import type { ListColumns } from '../../rating-lists/columns.ts';
import type { NamedList, PeriodInput } from './input.ts';
import type { PlayerPeriod } from './player-periods.ts';
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
  readonly periods: ReadonlyMap<number, PlayerPeriod>;
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

/** Rated games of the rows of a list in the periods of some lists, which are sorted by key as it is. */
function gamesInYear({ keys, rows }: ListColumns, year: PeriodInput['year']): Uint16Array {
  const games = new Uint16Array(rows);
  for (const list of year) {
    let row = 0;
    for (let other = 0; other < list.rows; other += 1) {
      const key = defined(list.keys[other]);
      while ((keys[row] ?? key) < key) row += 1;
      if (keys[row] === key) games[row] = defined(games[row]) + defined(list.games[other]);
    }
  }
  return games;
}
