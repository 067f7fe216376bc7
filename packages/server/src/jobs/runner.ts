import { randomUUID } from 'node:crypto';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { inWorker, type Office, StoreError, type TaskName, type WorkProgress } from '@eloquence/office';
import { fileOf, forgetFile, type JobRow } from './queue.ts';

/** How often a job is begun before it is given up: one that ends its server would end all of them. */
const MOST_ATTEMPTS = 3;

export interface RunnerOptions {
  /** Milliseconds between two looks at the queue. */
  readonly every?: number;
  /** Told of what nobody else would see. */
  readonly failed?: (error: unknown) => void;
}

class Stopped extends Error {}
class Cancelled extends Error {}

/**
 * Does the jobs of a store, one at a time among all servers on it. The lock that says whose turn it is ends with
 * the process: a job that is `running` while nobody holds it was left behind by a server that is gone.
 */
export class JobRunner {
  readonly #office: Office;
  readonly #every: number;
  readonly #failed: (error: unknown) => void;
  readonly #id = randomUUID();
  #timer: NodeJS.Timeout | null = null;
  #turn: Promise<void> | null = null;
  #watch: Watch | null = null;
  readonly #stop: AbortController = new AbortController();

  constructor(office: Office, { every = 1000, failed = () => {} }: RunnerOptions = {}) {
    this.#office = office;
    this.#every = every;
    this.#failed = failed;
  }

  start(): void {
    this.#timer ??= setInterval(() => this.wake(), this.#every).unref();
    this.wake();
  }

  /** Ends a job that this server does, once `noted`; null: it does not. Its writing is what noting would wait for. */
  cancel<T>(id: string, note: () => Promise<T>): Promise<T> | null {
    return this.#watch?.isOf(id) ? this.#watch.cancel(note) : null;
  }

  /** Looks at the queue now. */
  wake(): void {
    if (this.#timer === null || this.#stop.signal.aborted) return;
    this.#turn ??= this.#takeTurns()
      .catch(this.#failed)
      .finally(() => {
        this.#turn = null;
      });
  }

  /** Ends what runs; it goes back into the queue. */
  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
    this.#stop.abort(new Stopped());
    await this.#turn;
  }

  async #takeTurns(): Promise<void> {
    while (!this.#stop.signal.aborted && (await this.#hasWork())) {
      try {
        await this.#office.store.exclusively('job', async () => {
          const job = await this.#take();
          if (job !== null) await this.#do(job);
        });
      } catch (error) {
        // Another server has its turn.
        if (error instanceof StoreError && error.code === 'store-busy') return;
        throw error;
      }
    }
  }

  async #hasWork(): Promise<boolean> {
    const row = await this.#office.store.db
      .selectFrom('job')
      .select('id')
      .where('state', 'in', ['waiting', 'running'])
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** The next job: what was left behind first. Only for whoever holds the lock. */
  async #take(): Promise<JobRow | null> {
    const { store, now } = this.#office;
    const over: string[] = [];
    const next = await store.write(async (trx) => {
      const at = now().toISOString();
      const rows = await trx
        .selectFrom('job')
        .selectAll()
        .where('state', 'in', ['running', 'waiting'])
        .orderBy('created')
        .orderBy('id')
        .execute();
      const end = async ({ id }: JobRow, ended: Partial<JobRow>): Promise<void> => {
        await trx
          .updateTable('job')
          .set({ ...ended, ended: at })
          .where('id', '=', id)
          .execute();
        over.push(id);
      };
      const wanted = rows.filter(({ cancel }) => cancel === 0);
      for (const row of rows) if (row.cancel === 1) await end(row, { state: 'cancelled' });
      const rank = ({ state }: JobRow): number => (state === 'running' ? 0 : 1);
      for (const row of wanted.toSorted((a, b) => rank(a) - rank(b))) {
        if (row.attempts >= MOST_ATTEMPTS) {
          const error = { kind: 'ServerProblem', code: 'job-lost', values: { attempts: row.attempts } };
          await end(row, { state: 'failed', error: JSON.stringify(error) });
          continue;
        }
        const change = { attempts: row.attempts + 1, started: row.started ?? at, heartbeat: at };
        await trx
          .updateTable('job')
          .set({ ...change, state: 'running', server: this.#id })
          .where('id', '=', row.id)
          .execute();
        return { ...row, ...change };
      }
      return null;
    });
    for (const id of over) await forgetFile(this.#office, id);
    return next;
  }

  async #do(job: JobRow): Promise<void> {
    const watch = new Watch(this.#office, job, this.#every, this.#stop.signal);
    this.#watch = watch;
    try {
      const result = await this.#run(job, watch).finally(() => {
        // Nothing runs any more that could be ended: whoever wants that from now on says so in the store.
        this.#watch = null;
      });
      await watch.noted();
      await this.#end(job, { state: 'done', result: JSON.stringify(result), error: null }, watch);
    } catch (error) {
      await watch.noted();
      if (error instanceof Stopped || (error instanceof StoreError && error.code === 'store-busy')) {
        // Begun, and not to blame: it has all its attempts again.
        const back = { state: 'waiting', attempts: job.attempts - 1, server: null } as const;
        await this.#end(job, back, watch, false);
        if (!(error instanceof Stopped)) await new Promise((resolve) => setTimeout(resolve, this.#every));
      } else if (isDoneBefore(job, error)) await this.#end(job, { state: 'done', error: null }, watch);
      else if (error instanceof Cancelled) await this.#end(job, { state: 'cancelled' }, watch);
      else {
        const known = knownError(error);
        // What is wrong with the store is for whoever looks after it.
        if (known === null || known.kind === 'StoreError') this.#failed(error);
        const said = known ?? { kind: 'ServerProblem', code: 'unexpected', values: {} };
        await this.#end(job, { state: 'failed', error: JSON.stringify(said) }, watch);
      }
    } finally {
      watch.end();
    }
  }

  async #run(job: JobRow, watch: Watch): Promise<unknown> {
    watch.signal.throwIfAborted();
    const office = { ...this.#office, actor: job.actor };
    const options = JSON.parse(job.options) as object;
    const task = job.kind as TaskName;
    const how = { progress: watch.progress, signal: watch.signal };
    if (task !== 'import') return inWorker(office, task, options as never, how);
    const folder = mkdtempSync(join(tmpdir(), 'eloquence-job-'));
    try {
      const file = join(folder, 'list');
      await pipeline(Readable.from(fileOf(office.store.db, job.id)), createWriteStream(file));
      return await inWorker(office, task, { ...options, file } as never, how);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  async #end(job: JobRow, change: Partial<JobRow>, watch: Watch, isOver = true): Promise<void> {
    const { store, now } = this.#office;
    const ended = isOver ? now().toISOString() : null;
    const progress = JSON.stringify(watch.latest);
    await watch.settled();
    await store.write((trx) =>
      trx
        .updateTable('job')
        .set({ ...change, ended, progress })
        .where('id', '=', job.id)
        .execute(),
    );
    if (isOver) await forgetFile(this.#office, job.id);
  }
}

/** Looks after a job that runs: tells how far it is, and whether somebody wants it to end. */
class Watch {
  readonly #office: Office;
  readonly #job: string;
  readonly #abort = new AbortController();
  readonly #timer: NodeJS.Timeout;
  readonly signal: AbortSignal;
  latest: WorkProgress = { work: '', done: 0, all: 0 };
  #isWriting: Promise<unknown> | null = null;
  #note: (() => Promise<void>) | null = null;

  constructor(office: Office, job: JobRow, every: number, stop: AbortSignal) {
    this.#office = office;
    this.#job = job.id;
    this.signal = AbortSignal.any([this.#abort.signal, stop]);
    this.#timer = setInterval(() => this.#look(), every).unref();
  }

  readonly progress = ({ work, done, all }: WorkProgress): void => {
    this.latest = { work, done, all };
  };

  isOf(job: string): boolean {
    return this.#job === job && !this.signal.aborted;
  }

  cancel<T>(note: () => Promise<T>): Promise<T> {
    const noting = Promise.withResolvers<T>();
    this.#note = () => note().then(noting.resolve, noting.reject);
    this.#abort.abort(new Cancelled());
    return noting.promise;
  }

  /** Before it is over: whoever ended it is told how it was then. */
  async noted(): Promise<void> {
    const note = this.#note;
    this.#note = null;
    await note?.();
  }

  end(): void {
    clearInterval(this.#timer);
  }

  settled(): Promise<unknown> {
    this.end();
    return this.#isWriting ?? Promise.resolve();
  }

  #look(): void {
    if (this.#isWriting) return;
    // While the work itself writes, this waits for it: nobody is told anything then, and nothing is lost.
    this.#isWriting = this.#tell()
      .catch(() => {})
      .finally(() => {
        this.#isWriting = null;
      });
  }

  async #tell(): Promise<void> {
    const { store, now } = this.#office;
    const row = await store.db
      .selectFrom('job')
      .select('cancel')
      .where('id', '=', this.#job)
      .executeTakeFirst();
    if (row?.cancel === 1) {
      this.#abort.abort(new Cancelled());
      return;
    }
    const told = { heartbeat: now().toISOString(), progress: JSON.stringify(this.latest) };
    await store.write((trx) =>
      trx.updateTable('job').set(told).where('id', '=', this.#job).where('state', '=', 'running').execute(),
    );
  }
}

/** Publishing is done once: where the server ended just after it, the lists are out. */
function isDoneBefore({ kind, attempts }: JobRow, error: unknown): boolean {
  return kind === 'publish' && attempts > 1 && PUBLISHED.includes(knownError(error)?.code ?? '');
}

const PUBLISHED = ['list-published', 'no-revisions'];

interface KeptError {
  readonly kind: string;
  readonly code: string;
  readonly values: Readonly<Record<string, string | number>>;
}

const KINDS = ['OfficeError', 'StoreError', 'InputError', 'ListError'];

function knownError(error: unknown): KeptError | null {
  if (!(error instanceof Error) || !KINDS.includes(error.name)) return null;
  const { name, code, values } = error as Error & KeptError;
  return { kind: name, code, values };
}
