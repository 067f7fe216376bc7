import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { StoreError, storeError, storeName } from './errors.ts';
import { type PostgresOptions, PostgresStore, readerPool } from './postgres.ts';
import { kysely, PostgresReads } from './postgres-reads.ts';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';
import { logPosition, recordWrites, type WrittenPosition } from './written-position.ts';

/** Milliseconds: how often it looks, idle and while the replica has not everything that was written here. */
const [LOOK_EVERY, LOOK_EVERY_BEHIND] = [1000, 50] as const;
/** Milliseconds that the replica may be behind the primary, or not heard of. */
const MOST_LAG = 5000;

/** `other-store`: not a streaming replica of this store. */
export type ReplicaState = 'current' | 'behind' | 'away' | 'other-store';

const positionIn = async (db: Kysely<Schema>, call: string): Promise<bigint> => {
  const { rows } = await sql<{ at: string | null }>`SELECT ${sql.raw(call)}::text AS at`.execute(db);
  return logPosition(rows[0]?.at ?? '0/0');
};

/**
 * A streaming replica of a PostgreSQL store, for public reads. It is current while it has everything that this process
 * wrote, and everything of the primary up to a few seconds ago. A read that fails on it is repeated on the primary.
 */
export class Replica {
  /** Reads from the replica, writes to the primary. */
  readonly store: Store;
  readonly #primary: PostgresStore;
  readonly #pool: pg.Pool;
  readonly #reads: PostgresReads;
  readonly #written: WrittenPosition;
  #state: ReplicaState = 'away';
  #replayed = -1n;
  #heardAt = Number.NEGATIVE_INFINITY;
  /** A position of the primary that the replica has not reached, and since when it is known. */
  #goal: { readonly position: bigint; readonly since: number } | null = null;
  #isVerified = false;
  #isLooking = false;

  constructor(primary: Store, url: string, options: PostgresOptions = {}) {
    if (!(primary instanceof PostgresStore)) throw new StoreError('store-kind', { store: storeName(url) });
    this.#primary = primary;
    this.#pool = readerPool(url, options);
    this.#reads = new PostgresReads(this.#pool, storeName(url));
    this.#written = recordWrites(primary.url);
    this.store = this.#makeStore();
  }

  get isCurrent(): boolean {
    return this.state === 'current';
  }

  get state(): ReplicaState {
    if (this.#state === 'current' || this.#state === 'behind') {
      if (performance.now() - this.#heardAt > MOST_LAG) return 'away';
      const hasAll = this.#written.isKnown && this.#replayed >= this.#written.value;
      return hasAll && this.lag <= MOST_LAG ? 'current' : 'behind';
    }
    return this.#state;
  }

  /** Milliseconds by which it is behind the primary, as far as known. */
  get lag(): number {
    return this.#goal === null ? 0 : performance.now() - this.#goal.since;
  }

  /** Looks at the replica from time to time; `changed` is told each new state. */
  watch(changed: (state: ReplicaState) => void = () => {}): () => void {
    let [last, known] = [Number.NEGATIVE_INFINITY, null as ReplicaState | null];
    const look = (): void => {
      if (this.state !== known) {
        known = this.state;
        changed(known);
      }
      const every = known === 'current' ? LOOK_EVERY : LOOK_EVERY_BEHIND;
      // One that is away is not asked twenty times a second.
      const isAway = known === 'away' || known === 'other-store';
      if (this.#isLooking || performance.now() - last < (isAway ? LOOK_EVERY : every)) return;
      last = performance.now();
      void this.look();
    };
    const timer = setInterval(look, LOOK_EVERY_BEHIND).unref();
    return () => clearInterval(timer);
  }

  /** Compares the replica with the primary. */
  async look(): Promise<void> {
    this.#isLooking = true;
    try {
      const goal = await this.#primaryPosition();
      // After the primary: a replica that has reached the position has reached it by now.
      const replayed = await positionIn(this.#reads.db, 'pg_last_wal_replay_lsn()');
      this.#isVerified ||= await this.#isOfThisStore();
      this.#replayed = replayed;
      this.#heardAt = performance.now();
      if (goal !== null && (this.#goal === null || replayed >= this.#goal.position))
        this.#goal = replayed >= goal ? null : { position: goal, since: performance.now() };
      this.#state = this.#isVerified ? 'current' : 'other-store';
    } catch {
      this.#fail();
    } finally {
      this.#isLooking = false;
    }
  }

  async close(): Promise<void> {
    if (!this.#pool.ended) await this.#pool.end();
  }

  /** null: the primary is away too, and nobody can write: what the replica has goes on being read. */
  async #primaryPosition(): Promise<bigint | null> {
    const isLost = this.#written.recover();
    try {
      const position = await positionIn(this.#primary.db, 'pg_current_wal_lsn()');
      if (isLost) this.#written.raise(position);
      return position;
    } catch {
      if (isLost) this.#written.lose();
      return null;
    }
  }

  async #isOfThisStore(): Promise<boolean> {
    const { rows } = await sql<{ yes: boolean }>`SELECT pg_is_in_recovery() AS yes`.execute(this.#reads.db);
    if (rows[0]?.yes !== true) return false;
    const first = ({ db }: { readonly db: Kysely<Schema> }) =>
      db.selectFrom('entry').select('hash').where('seq', '=', 1).executeTakeFirst();
    const [here, there] = [await first(this.#reads), await first(this.#primary)];
    return here !== undefined && here.hash === there?.hash;
  }

  #fail(): void {
    this.#state = 'away';
  }

  #makeStore(): Store {
    const [primary, reads] = [this.#primary, this.#reads];
    return {
      kind: primary.kind,
      url: primary.url,
      db: kysely(this.#fallbackPool(), storeName(primary.url)),
      prepare: (query) => this.#either(reads.prepare(query), primary.prepare(query)),
      write: (work) => primary.write(work),
      bulk: (...rows) => primary.bulk(...rows),
      exclusively: (work, run) => primary.exclusively(work, run),
      snapshot: (read) => primary.snapshot(read),
      close: () => this.close(),
    };
  }

  #either<Values extends readonly unknown[], Result>(
    own: (...values: Values) => Result | Promise<Result>,
    primary: (...values: Values) => Result | Promise<Result>,
  ): (...values: Values) => Promise<Result> {
    return async (...values) => {
      try {
        return await own(...values);
      } catch (error) {
        if (!this.#isOurs(error)) throw error;
        return primary(...values);
      }
    };
  }

  /** Whether the primary may succeed where the replica has failed. */
  #isOurs(error: unknown): boolean {
    const known = storeError(error, '');
    if (known instanceof StoreError && ['store-unreachable', 'store-refused'].includes(known.code)) {
      this.#fail();
      return true;
    }
    // 40001: the query was cancelled, as it conflicted with what the replica had to replay.
    return (error as { readonly code?: unknown }).code === '40001';
  }

  #fallbackPool(): Pick<pg.Pool, 'connect' | 'end'> {
    const primary = this.#primary.readers;
    const connect = async (): Promise<pg.PoolClient> => {
      let client: pg.PoolClient;
      try {
        client = await this.#pool.connect();
      } catch (error) {
        this.#isOurs(error);
        client = await primary.connect();
      }
      let isOwn = true;
      let isInTransaction = false;
      const query = async (text: string, values?: readonly unknown[]): Promise<pg.QueryResult> => {
        try {
          const result = await client.query(text, values as unknown[]);
          if (/^(begin|start transaction)/i.test(text)) isInTransaction = true;
          if (/^(commit|rollback)/i.test(text)) isInTransaction = false;
          return result;
        } catch (error) {
          if (!isOwn || isInTransaction || !this.#isOurs(error)) throw error;
          client.release(true);
          isOwn = false;
          client = await primary.connect();
          return client.query(text, values as unknown[]);
        }
      };
      const release = (destroy?: boolean): void => client.release(destroy);
      return { query, release } as unknown as pg.PoolClient;
    };
    return { connect, end: async () => {} } as unknown as Pick<pg.Pool, 'connect' | 'end'>;
  }
}
