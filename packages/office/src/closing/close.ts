import type { ListColumns } from '../lists/columns.ts';
import type { PointsTally } from '../lists/points.ts';
import { Entries } from './entries.ts';
import { type RatedEvent, rateDueEvent } from './event.ts';
import { type Newcomer, newcomers, UnratedEvents } from './first-ratings.ts';
import type { ClosingInput } from './input.ts';
import { makeList } from './make.ts';
import { makingOf } from './making.ts';
import { type PeriodColumns, ratePeriods } from './periods.ts';

/** What the events of a list did to their players. */
export interface RatedPlayers {
  readonly rated: readonly RatedEvent[];
  readonly periods: PeriodColumns;
  readonly newcomers: ReadonlyMap<number, Newcomer>;
}

export interface Closing extends RatedPlayers {
  readonly columns: ListColumns;
  readonly tally: PointsTally;
}

export interface Progress {
  readonly done: number;
  readonly all: number;
}

/**
 * Works out the next list: rates every event with the edition and the list in force at its start, sums and
 * rounds once per player, adds newcomers, takes off who fell under the floor, and says who is active.
 */
export function closeList(input: ClosingInput): Closing {
  const players = ratePlayers(input);
  return { ...players, ...makeList(makingOf(input, players)) };
}

/** The first half of it, after which only the rows are to be made. */
export function ratePlayers(input: ClosingInput, progress?: (progress: Progress) => void): RatedPlayers {
  const unrated = new UnratedEvents(input);
  const entries = new Entries(input.events.reduce((sum, { games }) => sum + games.keys.length, 0));
  const rated = input.events.map((event, index) => {
    const result = rateDueEvent(input, event, (key) => unrated.of(key), entries);
    unrated.add(result);
    progress?.({ done: index + 1, all: input.events.length });
    return result;
  });
  return { rated, periods: ratePeriods(input, rated, entries), newcomers: newcomers(input, unrated) };
}
