import { sql } from 'kysely';
import type { Store } from './store.ts';

/** Milliseconds. */
const SLOW = 1000;

/**
 * The time of the database, so that the servers of a store agree whatever their own clocks say. Between two looks it
 * goes on by the processor's counter, which no change of the system's clock moves. In SQLite the clock of this machine
 * is the only one.
 */
export class StoreClock {
  readonly #store: Store;
  readonly #system: () => number;
  #database = 0;
  #since: number | null = null;

  constructor(store: Store, system: () => number = Date.now) {
    this.#store = store;
    this.#system = system;
  }

  readonly now = (): Date =>
    new Date(this.#since === null ? this.#system() : this.#database + performance.now() - this.#since);

  /** Looks at the database's clock; seconds by which the clock of this machine is ahead of it. */
  async compare(): Promise<number> {
    if (this.#store.kind === 'sqlite') return 0;
    const before = performance.now();
    const { rows } = await sql<{ ms: number | string }>`
      SELECT extract(epoch FROM clock_timestamp()) * 1000 AS ms`.execute(this.#store.db);
    const after = performance.now();
    // A slow answer says little of now; the first one is taken all the same.
    if (this.#since === null || after - before < SLOW) {
      this.#database = Number(rows[0]?.ms);
      this.#since = (before + after) / 2;
    }
    return Math.round((this.#system() - this.now().getTime()) / 1000);
  }
}
