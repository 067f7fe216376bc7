import type { Cadence } from '@eloquence/rating';
import type { ListRow } from '../row/row.ts';
import type { RowWriter } from './row-writer.ts';

/** An array of rows. A single list has `rating`, `games` and `k` in the row, a combined one `ratings` by cadence. */
export class JsonWriter implements RowWriter {
  readonly head = '[\n';
  readonly between = ',\n';
  readonly tail = '\n]\n';
  readonly #cadences: readonly Cadence[];

  constructor(cadences: readonly Cadence[]) {
    this.#cadences = cadences;
  }

  write(row: ListRow): string {
    const { ratings, birthday: _, birthYear, flag, ...person } = row;
    const none = { rating: null, games: null, k: null };
    const listed = this.#cadences.map((cadence) => [cadence, ratings[cadence] ?? none] as const);
    const [[, only = none] = []] = listed;
    const values = listed.length > 1 ? { ratings: Object.fromEntries(listed) } : only;
    return JSON.stringify({ ...person, ...values, birthYear, flag });
  }
}
