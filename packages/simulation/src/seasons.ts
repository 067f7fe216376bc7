import { type Federation, type SimulatedEvent, simulate } from './federation.ts';
import { Keeper } from './keeper/keeper.ts';
import type { RatingList } from './keeper/list.ts';
import type { Player } from './people/player.ts';
import { MONTHS, type SimulationInput, within } from './settings.ts';

/** A list, and the events that began while it was in force; none after the last one. */
export interface Step {
  readonly list: RatingList;
  readonly events: readonly SimulatedEvent[];
  /** With their strength in the month of the events; they change with the next step. */
  readonly players: readonly Player[];
}

/**
 * A federation by itself: its lists, and between them its events. One list more than months. Refuses at once what it
 * cannot be given.
 */
export function simulateMonths(input: SimulationInput & { readonly months: number }): Generator<Step> {
  const months = within('months', input.months, ...MONTHS);
  return steps(simulate(input), months);
}

function* steps(federation: Federation, months: number): Generator<Step> {
  const keeper = new Keeper(federation.settings, federation.population.past);
  for (let month = 0; month < months; month += 1) {
    const list = keeper.list();
    const { events } = federation.month((id) => keeper.ratingsOf(id));
    yield { list, events, players: federation.population.players };
    keeper.take(events.map(({ played }) => played));
    keeper.close();
  }
  yield { list: keeper.list(), events: [], players: federation.population.players };
}
