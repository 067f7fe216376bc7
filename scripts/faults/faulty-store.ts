import {
  type Kysely,
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryResult,
  type RootOperationNode,
  sql,
  type Transaction,
  type UnknownRow,
} from 'kysely';
import { StoreError, type StoreErrorCode } from '../../packages/office/src/index.ts';
import type { Schema } from '../../packages/office/src/store/schema.ts';
import type { BulkRow, BulkRows, Store } from '../../packages/office/src/store/store.ts';
import type { Random } from '../fuzz/random.ts';
import { afterPowerLoss, diskState } from './power-loss.ts';
import type { Scheduler } from './scheduler.ts';

/** What goes wrong in a work, and at which statement of it. */
export interface Fault {
  readonly kind: 'fail' | 'full' | 'stop' | 'late' | 'unknown' | 'power';
  readonly at: number;
}

/** The server is gone: nothing it still does has an effect, and nobody gets its answer. */
export class Killed extends Error {}

const FAILURES: readonly StoreErrorCode[] = ['store-full', 'store-file', 'store-slow', 'store-unreachable'];
const LONGEST_DELAY = 30;
const NO_LIMIT = 1_073_741_823;

/** One machine: the servers on it share the store, its write lock and the power. */
export class Machine {
  readonly scheduler: Scheduler;
  readonly random: Random;
  readonly path: string;
  /** The server that writes. */
  writer: string | null = null;
  /** What is left on the disk; null: the power is on. */
  disk: ReturnType<typeof diskState> | null = null;

  constructor(scheduler: Scheduler, random: Random, path: string) {
    this.scheduler = scheduler;
    this.random = random;
    this.path = path;
  }
}

/** A server, and what happens to it during its present work. */
export class Server {
  readonly name: string;
  readonly machine: Machine;
  isDead = false;
  #fault: Fault | null = null;
  #statements = 0;
  #delayedUntil = 0;

  constructor(name: string, machine: Machine) {
    this.name = name;
    this.machine = machine;
  }

  begin(fault: Fault | null): void {
    this.#fault = fault;
    this.#statements = 0;
  }

  /** Before each statement. */
  statement(): void {
    this.refuseDead();
    this.#statements += 1;
    if (this.#fault && this.#statements >= this.#fault.at) this.#happen();
  }

  /** After each statement: others may go on. */
  async turn(isReady: () => boolean = () => true): Promise<void> {
    const { scheduler } = this.machine;
    await scheduler.turn(
      this.name,
      () => this.#isGone || (scheduler.steps >= this.#delayedUntil && isReady()),
    );
    this.refuseDead();
  }

  refuseDead(): void {
    if (this.#isGone) throw new Killed(`${this.name} is gone`);
  }

  /** The fault of this kind, once. */
  take(...kinds: readonly Fault['kind'][]): Fault | null {
    const fault = this.#fault;
    if (fault === null || !kinds.includes(fault.kind)) return null;
    this.#fault = null;
    return fault;
  }

  /** At the end of a write at the latest. */
  #happen(): void {
    const { random, scheduler } = this.machine;
    const fault = this.take('fail', 'stop', 'late');
    if (fault?.kind === 'late') this.#delayedUntil = scheduler.steps + random.below(LONGEST_DELAY);
    if (fault?.kind === 'stop') {
      this.isDead = true;
      this.refuseDead();
    }
    if (fault?.kind === 'fail')
      throw new StoreError(random.oneOf(FAILURES), { store: this.machine.path, said: 'simulated' });
  }

  endOfWrite(): void {
    this.refuseDead();
    this.#happen();
  }

  get #isGone(): boolean {
    return this.isDead || this.machine.disk !== null;
  }
}

class Turns implements KyselyPlugin {
  readonly #server: Server;

  constructor(server: Server) {
    this.#server = server;
  }

  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    this.#server.statement();
    return node;
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    await this.#server.turn();
    return result;
  }
}

/** An embedded store as one server has it, whose statements fail, stop and come late as the server's fault says. */
export function faultyStore(store: Store, server: Server): Store {
  const { machine } = server;
  const turns = new Turns(server);

  async function write<T>(work: (trx: Transaction<Schema>) => Promise<T>): Promise<T> {
    await server.turn(() => machine.writer === null);
    machine.writer = server.name;
    try {
      return await writeLocked(work);
    } finally {
      machine.writer = null;
    }
  }

  async function writeLocked<T>(work: (trx: Transaction<Schema>) => Promise<T>): Promise<T> {
    const full = server.take('full');
    let before: ReturnType<typeof diskState> | null = null;
    const isPowerLost = server.take('power') !== null;
    try {
      const result = await store.write(async (trx) => {
        if (full) await limitPages(trx, full.at);
        const worked = await work(trx.withPlugin(turns));
        server.endOfWrite();
        if (isPowerLost) before = diskState(machine.path);
        return worked;
      });
      if (before) {
        machine.disk = afterPowerLoss(before, diskState(machine.path), machine.random);
        server.refuseDead();
      }
      if (server.take('unknown'))
        throw new StoreError('store-unreachable', { store: machine.path, said: 'simulated' });
      return result;
    } finally {
      if (full) await store.write((trx) => sql.raw(`PRAGMA max_page_count = ${NO_LIMIT}`).execute(trx));
    }
  }

  return {
    kind: store.kind,
    url: store.url,
    db: store.db.withPlugin(turns),
    prepare: (query) => store.prepare(query),
    write,
    async bulk(trx, table, columns, rows) {
      const inserted = await store.bulk(trx, table, columns, interrupted(rows, server));
      await server.turn();
      return inserted;
    },
    async exclusively(work, run) {
      server.refuseDead();
      await server.turn();
      return store.exclusively(work, run);
    },
    snapshot: (read) => store.snapshot(read),
    close: () => store.close(),
  };
}

/** A row counts as a statement: a fault can leave a part of them. */
async function* interrupted(rows: BulkRows, server: Server): AsyncGenerator<BulkRow> {
  for await (const row of rows) {
    server.statement();
    yield row;
  }
}

/** The disk has room for a few more pages: SQLite itself refuses the rest. */
async function limitPages(trx: Kysely<Schema>, more: number): Promise<void> {
  const { rows } = await sql<{ page_count: number }>`PRAGMA page_count`.execute(trx);
  await sql.raw(`PRAGMA max_page_count = ${(rows[0]?.page_count ?? 0) + (more % 8)}`).execute(trx);
}
