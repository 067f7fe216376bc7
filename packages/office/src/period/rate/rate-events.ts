import type { ListColumns } from '../../rating-lists/columns.ts';
import type { PointsTally } from '../../rating-lists/points.ts';
import { buildRows } from './build-rows.ts';
import { type Newcomer, newcomers, UnratedEvents } from './first-ratings.ts';
import type { PeriodInput } from './input.ts';
import { listInput } from './list-input.ts';
import { type PlayerPeriod, ratePeriods } from './player-periods.ts';
import { type RatedEvent, rateDueEvent } from './rate-event.ts';

/** The rated events of a list and the results of their players. */
export interface RatedPlayers {
  readonly rated: readonly RatedEvent[];
  readonly periods: ReadonlyMap<number, PlayerPeriod>;
  readonly newcomers: ReadonlyMap<number, Newcomer>;
}

export interface RatedList extends RatedPlayers {
  readonly columns: ListColumns;
  readonly tally: PointsTally;
}

export interface Progress {
  readonly done: number;
  readonly all: number;
}

/**
 * Computes the next list: rates every event with the edition and the list in force at its start, sums and
 * rounds once per player, adds newcomers, removes players below the floor, and marks inactive players.
 */
export function rateList(input: PeriodInput, progress?: (progress: Progress) => void): RatedList {
  const players = ratePlayers(input, progress);
  return { ...players, ...buildRows(listInput(input, players)) };
}

/** Everything but the rows. */
function ratePlayers(input: PeriodInput, progress?: (progress: Progress) => void): RatedPlayers {
  const unrated = new UnratedEvents(input);
  const rated = input.events.map((event, index) => {
    const result = rateDueEvent(input, event, (key) => unrated.of(key));
    unrated.add(result);
    progress?.({ done: index + 1, all: input.events.length });
    return result;
  });
  return { ...ratePeriods(input, rated), newcomers: newcomers(input, unrated) };
}
