import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CADENCES, InputError } from '@eloquence/rating';
import { sql } from 'kysely';
import {
  accept,
  close,
  importList,
  initOffice,
  type Office,
  OfficeError,
  openStore,
  publish,
  type Store,
  StoreError,
  submit,
  verify,
} from '../../packages/office/src/index.ts';
import { finishTopByPrefix } from '../../packages/office/src/players/top-by-prefix.ts';
import { officeOf } from '../../packages/office/src/setup/open-office.ts';
import { bytesOf, file, listText, MEMBERS, open5 } from '../../packages/office/test/federation.ts';
import { Random } from '../fuzz/random.ts';
import { type Fault, faultyStore, Killed, Machine, Server } from './faulty-store.ts';
import { writeDisk } from './power-loss.ts';
import { Scheduler } from './scheduler.ts';
import { nextDate, nextWork, type Work } from './works.ts';

export interface Simulation {
  readonly seed: number;
  /** Works, in the order in which they ended, with what became of them. */
  readonly trace: readonly string[];
  readonly violations: readonly string[];
  readonly counts: Readonly<Record<Outcome, number>>;
}

export type Outcome = 'done' | 'refused' | 'failed' | 'unknown' | 'killed' | 'power';

const START = Date.parse('2025-11-10T12:00:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const WORKS_OF_A_SEED = 25;
const LAST_STATEMENT = 40;
const KINDS: readonly Fault['kind'][] = [
  'fail',
  'fail',
  'full',
  'stop',
  'stop',
  'late',
  'late',
  'unknown',
  'power',
];

let template: Promise<Buffer> | undefined;

/** A store with a list in each cadence and some reports, to copy. */
function startingStore(): Promise<Buffer> {
  template ??= inFolder(async (folder) => {
    const url = join(folder, 'template.db');
    const office = await initOffice(url, { now: () => new Date(START) });
    for (const cadence of CADENCES)
      await importList(office, bytesOf(listText(MEMBERS)), { date: '2025-11-01', cadence, name: 'list.txt' });
    for (const [index, name] of ['First', 'Second', 'Third'].entries()) {
      const { event } = await submit(office, file({ ...open5(1), name }));
      if (index > 0) await accept(office, event);
    }
    await office.store.close();
    return readFileSync(url);
  });
  return template;
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'eloquence-faults-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Two servers and a reader on one store, for some works; everything follows from the seed. */
export function simulate(seed: number): Promise<Simulation> {
  return inFolder(async (folder) => {
    const path = join(folder, '0.db');
    writeFileSync(path, await startingStore());
    return new Simulator(seed, folder).run(path);
  });
}

interface Known {
  readonly kind: string;
  readonly actor: string;
  readonly hash: string;
}

class Simulator {
  readonly #seed: number;
  readonly #folder: string;
  readonly #random: Random;
  readonly #trace: string[] = [];
  readonly #violations: string[] = [];
  readonly #counts: Record<Outcome, number> = {
    done: 0,
    refused: 0,
    failed: 0,
    unknown: 0,
    killed: 0,
    power: 0,
  };
  /** Entries that somebody has seen: they must stay. */
  readonly #entries: Map<number, Known> = new Map();
  readonly #clocks: Record<string, number> = { A: 0, B: 0 };
  #now = START;
  #works = 0;
  #machines = 0;

  constructor(seed: number, folder: string) {
    this.#seed = seed;
    this.#folder = folder;
    this.#random = new Random(seed);
  }

  async run(first: string): Promise<Simulation> {
    let path = first;
    try {
      for (;;) {
        const machine = new Machine(new Scheduler(this.#random), this.#random, path);
        await this.#runMachine(machine);
        if (machine.disk === null) break;
        this.#machines += 1;
        path = join(this.#folder, `${this.#machines}.db`);
        writeDisk(path, machine.disk);
        this.#trace.push('the power is back');
        await this.#check(path);
      }
      await this.#check(path, (office) => this.#finish(office));
    } catch (error) {
      this.#violate(error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
    const [seed, trace, violations, counts] = [this.#seed, this.#trace, this.#violations, this.#counts];
    return { seed, trace, violations, counts };
  }

  #violate(what: string): void {
    this.#violations.push(`${this.#trace.at(-1) ?? 'at the start'}: ${what}`);
  }

  async #runMachine(machine: Machine): Promise<void> {
    const reader = await openStore(machine.path);
    const servers = ['A', 'B'].map((name) => new OneServer(new Server(name, machine)));
    try {
      const tasks = servers.map((one) => [one.name, () => this.#serve(one, reader)] as const);
      const watching = new Server('reader', machine);
      const watched = { ...Object.fromEntries(tasks), reader: () => this.#watch(watching, reader) };
      await machine.scheduler.run(watched);
    } finally {
      for (const one of servers) await one.close();
      await reader.close();
    }
  }

  /** One work after the other; a server that was killed starts again. */
  async #serve(one: OneServer, reader: Store): Promise<void> {
    const { name } = one;
    while (this.#works < WORKS_OF_A_SEED && one.server.machine.disk === null) {
      this.#works += 1;
      this.#letTimePass(name);
      const work = nextWork(this.#random);
      const fault = this.#random.oneIn(3) ? this.#nextFault() : null;
      const actor = `${name}${this.#works}`;
      const outcome = await this.#attempt(one, work, fault, actor);
      this.#counts[outcome] += 1;
      this.#trace.push(`${actor} ${work.name}${fault ? ` (${fault.kind} at ${fault.at})` : ''}: ${outcome}`);
      if (outcome === 'power') return;
      await this.#checkWork(reader, work, actor, outcome);
      if (outcome === 'killed') await one.restart();
    }
  }

  #nextFault(): Fault {
    return { kind: this.#random.oneOf(KINDS), at: 1 + this.#random.below(LAST_STATEMENT) };
  }

  /** Both clocks go on; now and then one of them jumps, far ahead or back. */
  #letTimePass(name: string): void {
    const random = this.#random;
    this.#now += random.below(48) * HOUR;
    if (random.oneIn(12)) {
      const far = random.oneOf([HOUR, DAY, 40 * DAY, 3650 * DAY]);
      this.#clocks[name] = random.oneIn(3) ? 0 : random.oneOf([-1, 1]) * (1 + random.below(3)) * far;
    }
  }

  /** Every look at the clock is later than the one before; midnight may be in between. */
  #clockOf(name: string): () => Date {
    return () => {
      this.#now += this.#random.oneIn(8) ? this.#random.below(6) * HOUR : 1;
      return new Date(this.#now + (this.#clocks[name] ?? 0));
    };
  }

  async #attempt(one: OneServer, work: Work, fault: Fault | null, actor: string): Promise<Outcome> {
    const { server } = one;
    server.begin(null);
    try {
      const office = await one.office({ actor, now: this.#clockOf(one.name) });
      server.begin(fault);
      await work.run(office, this.#random);
      server.refuseDead();
      return 'done';
    } catch (error) {
      if (server.machine.disk !== null) return 'power';
      if (error instanceof Killed) return 'killed';
      if (error instanceof OfficeError || error instanceof InputError) return 'refused';
      if (error instanceof StoreError && error.code === 'store-unreachable') return 'unknown';
      if (error instanceof StoreError)
        return error.code === 'store-broken' ? this.#unexpected(error) : 'failed';
      return this.#unexpected(error);
    } finally {
      server.begin(null);
    }
  }

  #unexpected(error: unknown): Outcome {
    this.#violate(`unexpected: ${error instanceof Error ? error.stack : error}`);
    return 'failed';
  }

  /** What was acknowledged is there, what was refused is not. */
  async #checkWork(reader: Store, work: Work, actor: string, outcome: Outcome): Promise<void> {
    await this.#readEntries(reader);
    const own = [...this.#entries.values()].filter((entry) => entry.actor === actor);
    const { leaves } = work;
    if (outcome === 'done' && leaves !== null && work.name !== 'submit' && work.name !== 'redact') {
      if (!own.some(({ kind }) => kind === leaves)) this.#violate(`lost: ${actor} ${work.name}`);
    }
    const mayLeaveNothing = outcome === 'refused' || outcome === 'failed';
    if (mayLeaveNothing && work.isOne && own.length > 0)
      this.#violate(
        `${actor} ${work.name} was ${outcome} and left ${own.map(({ kind }) => kind).join(', ')}`,
      );
  }

  async #readEntries(store: Store): Promise<void> {
    const rows = await store.db
      .selectFrom('entry')
      .select(['seq', 'kind', 'actor', 'hash'])
      .where('seq', '>', this.#entries.size)
      .orderBy('seq')
      .execute();
    for (const { seq, ...entry } of rows) this.#entries.set(seq, entry);
  }

  /** A reader sees all cadences of a publication or none, and ratings that are those of the newest lists. */
  async #watch(server: Server, { db }: Store): Promise<void> {
    const { machine } = server;
    try {
      while (this.#works < WORKS_OF_A_SEED) {
        await server.turn();
        await db.transaction().execute(async (trx) => {
          const lists = await trx
            .selectFrom('current_list')
            .innerJoin('list', 'list.id', 'current_list.list')
            .select(['list.cadence', 'list.date', 'list.rated', 'list.state'])
            .orderBy('list.date')
            .execute();
          await server.turn();
          const dates = CADENCES.map((cadence) =>
            lists
              .filter((list) => list.cadence === cadence)
              .map(({ date }) => date)
              .join(' '),
          );
          if (new Set(dates).size > 1) this.#violate(`half a publication is seen: ${dates.join(' | ')}`);
          for (const cadence of CADENCES) {
            const newest = lists.findLast((list) => list.cadence === cadence);
            const { count } = await trx
              .selectFrom('standing')
              .select((of) => of.fn.countAll<number>().as('count'))
              .where(cadence, 'is not', null)
              .executeTakeFirstOrThrow();
            await server.turn();
            if (newest?.rated !== count || newest.state !== 'published')
              this.#violate(`half a list is seen: ${count} of ${newest?.rated} ratings in ${cadence}`);
          }
        });
      }
    } catch (error) {
      if (!(error instanceof Killed) || machine.disk === null) throw error;
    }
  }

  /** Nothing is lost, and the store verifies, also after `then`. */
  async #check(path: string, then: (office: Office) => Promise<void> = async () => {}): Promise<void> {
    const office = await plainOffice(path, () => new Date(this.#now));
    try {
      const { rows } = await sql<{ integrity_check: string }>`PRAGMA integrity_check`.execute(
        office.store.db,
      );
      if (rows[0]?.integrity_check !== 'ok')
        this.#violate(`the file is damaged: ${rows[0]?.integrity_check}`);
      const entries = await office.store.db.selectFrom('entry').select(['seq', 'hash']).execute();
      const hashes = new Map(entries.map(({ seq, hash }) => [seq, hash]));
      for (const [seq, { hash, kind, actor }] of this.#entries)
        if (hashes.get(seq) !== hash) this.#violate(`lost: entry ${seq}, ${kind} by ${actor}`);
      await this.#readEntries(office.store);
      await then(office);
      const { standing, ...parts } = await verify(office);
      if (standing === 'broken' || standing === 'engine')
        this.#violate(`verify: ${standing} ${differences(parts)}`);
    } finally {
      await office.store.close();
    }
  }

  /** The work goes on: the next list can be closed and published. */
  async #finish(office: Office): Promise<void> {
    const date = await nextDate(office);
    await close(office, { date });
    await publish(office, { date });
  }
}

function differences({
  chain,
  documents,
  lists,
  tables,
}: Omit<Awaited<ReturnType<typeof verify>>, 'standing'>): string {
  return JSON.stringify(
    [chain, documents, ...lists, tables].map((part) => part?.difference ?? null).filter(Boolean),
  );
}

async function plainOffice(path: string, now: () => Date): Promise<Office> {
  return officeOf(await openStore(path), { now, actor: 'checks' });
}

/** A server that starts again. */
class OneServer {
  readonly name: string;
  server: Server;
  #real: Store | null = null;
  #office: Office | null = null;

  constructor(server: Server) {
    this.name = server.name;
    this.server = server;
  }

  async office(options: Pick<Office, 'actor' | 'now'>): Promise<Office> {
    if (this.#office === null) {
      this.#real = await openStore(this.server.machine.path);
      this.#office = await officeOf(faultyStore(this.#real, this.server));
      await finishTopByPrefix(this.#office.store);
    }
    return { ...this.#office, ...options };
  }

  async restart(): Promise<void> {
    await this.close();
    this.server = new Server(this.name, this.server.machine);
  }

  async close(): Promise<void> {
    this.#office = null;
    await this.#real?.close();
    this.#real = null;
  }
}
