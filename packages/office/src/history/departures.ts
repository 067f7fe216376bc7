import type { Cadence } from '@eloquence/rating';
import type { Departures } from '../office.ts';
import type { ListColumns } from '../rating-lists/columns.ts';
import type { ListName } from '../rating-lists/store/load.ts';
import { NO_ROW, walkBoth } from '../rating-lists/walk.ts';

/**
 * The last lists of players who left lists that are worked out again. The store has them for published lists only; going
 * through the lists instead would take longer with every list.
 */
export class DepartureLog implements Departures {
  readonly #lists: Map<string, ListName[]> = new Map();

  /** In the order of the lists. */
  record(name: ListName, before: ListColumns, after: ListColumns): void {
    walkBoth(before, after, (key, old, row) => {
      if (old === NO_ROW || before.ratings[old] === 0 || (row !== NO_ROW && after.ratings[row] !== 0)) return;
      const own = this.#lists.get(`${name.cadence} ${key}`) ?? [];
      this.#lists.set(`${name.cadence} ${key}`, own);
      own.push(name);
    });
  }

  /** The last list with a rating of a player who has none on the list of `date`. */
  lastBefore(cadence: Cadence, player: number, date: string): ListName | undefined {
    return this.#lists.get(`${cadence} ${player}`)?.findLast((list) => list.date < date);
  }
}
