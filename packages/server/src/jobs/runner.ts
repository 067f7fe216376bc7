import { randomUUID } from 'node:crypto';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { inWorker, type Office, StoreError, type TaskName, type WorkProgress } from '@eloquence/office';
import type { Cadence } from '@eloquence/rating';
import { figuresOfStore } from './figures.ts';
import { deleteJobFile, type JobRow, keepsFile, readJobFile } from './queue.ts';
import { runScenario, type ScenarioOptions } from './scenario.ts';

/** A job that crashes its server must not crash all of them. */
const MAX_ATTEMPTS = 3;

export interface RunnerOptions {
  /** Milliseconds between checks of the queue. */
  readonly interval?: number;
  /** Called with unexpected errors. */
  readonly failed?: (error: unknown) => void;
}

class Stopped extends Error {}
class Cancelled extends Error {}

/**
 * Runs the jobs of a store, one at a time among all its servers. The lock ends with the process: a `running` job while
 * nobody holds the lock was left behind by a dead server.
 */
export class JobRunner {
  readonly #office: Office;
  readonly #interval: number;
  readonly #failed: (error: unknown) => void;
  readonly #id = randomUUID();
  #timer: NodeJS.Timeout | null = null;
  #turn: Promise<void> | null = null;
  #watch: JobMonitor | null = null;
  readonly #stop: AbortController = new AbortController();

  constructor(office: Office, { interval = 1000, failed = () => {} }: RunnerOptions = {}) {
    this.#office = office;
    this.#interval = interval;
    this.#failed = failed;
  }

  start(): void {
    this.#timer ??= setInterval(() => this.wake(), this.#interval).unref();
    this.wake();
  }

  /** Cancels a job of this server, then writes `note`, which would have to wait for the job's write; null: not here. */
  cancel<T>(id: string, note: () => Promise<T>): Promise<T> | null {
    return this.#watch?.isOf(id) ? this.#watch.cancel(note) : null;
  }

  /** Checks the queue now. */
  wake(): void {
    if (this.#timer === null || this.#stop.signal.aborted) return;
    this.#turn ??= this.#runJobs()
      .catch(this.#failed)
      .finally(() => {
        this.#turn = null;
      });
  }

  /** Returns a running job to the queue. */
  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
    this.#stop.abort(new Stopped());
    await this.#turn;
  }

  async #runJobs(): Promise<void> {
    while (!this.#stop.signal.aborted && (await this.#hasWork())) {
      try {
        await this.#office.store.exclusively('job', async () => {
          const job = await this.#nextJob();
          if (job !== null) await this.#runJob(job);
        });
      } catch (error) {
        // Another server runs a job.
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

  /** Jobs left behind come first. The caller holds the lock. */
  async #nextJob(): Promise<JobRow | null> {
    const { store, now } = this.#office;
    const endedIds: string[] = [];
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
        endedIds.push(id);
      };
      const wanted = rows.filter(({ cancel }) => cancel === 0);
      for (const row of rows) if (row.cancel === 1) await end(row, { state: 'cancelled' });
      const rank = ({ state }: JobRow): number => (state === 'running' ? 0 : 1);
      for (const row of wanted.toSorted((a, b) => rank(a) - rank(b))) {
        if (row.attempts >= MAX_ATTEMPTS) {
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
    for (const id of endedIds) await deleteJobFile(this.#office, id);
    return next;
  }

  async #runJob(job: JobRow): Promise<void> {
    const watch = new JobMonitor(this.#office, job, this.#interval, this.#stop.signal);
    this.#watch = watch;
    try {
      const result = await this.#run(job, watch).finally(() => {
        // Nothing is left to abort: from now on, a cancellation is written to the store.
        this.#watch = null;
      });
      await watch.noted();
      await this.#end(job, { state: 'done', result: JSON.stringify(result), error: null }, watch);
    } catch (error) {
      await watch.noted();
      if (error instanceof Stopped || (error instanceof StoreError && error.code === 'store-busy')) {
        // Not the job's fault: the attempt does not count.
        const back = { state: 'waiting', attempts: job.attempts - 1, server: null } as const;
        await this.#end(job, back, watch, false);
        if (!(error instanceof Stopped)) await new Promise((resolve) => setTimeout(resolve, this.#interval));
      } else if (isAlreadyPublished(job, error)) await this.#end(job, { state: 'done', error: null }, watch);
      else if (error instanceof Cancelled) await this.#end(job, { state: 'cancelled' }, watch);
      else {
        const known = knownError(error);
        // Store errors are for the operator.
        if (known === null || known.kind === 'StoreError') this.#failed(error);
        const failure = known ?? { kind: 'ServerProblem', code: 'unexpected', values: {} };
        await this.#end(job, { state: 'failed', error: JSON.stringify(failure) }, watch);
      }
    } finally {
      watch.end();
    }
  }

  async #run(job: JobRow, watch: JobMonitor): Promise<unknown> {
    watch.signal.throwIfAborted();
    const office = { ...this.#office, actor: job.actor };
    const options = JSON.parse(job.options) as object;
    const how = { progress: watch.progress, signal: watch.signal };
    if (job.kind === 'figures') return figuresOfStore(office, options as { cadence: Cadence }, how);
    if (job.kind === 'scenario') return runScenario(office, job.id, options as ScenarioOptions, how);
    const task: TaskName = job.kind;
    if (task !== 'import') return inWorker(office, task, options as never, how);
    const folder = mkdtempSync(join(tmpdir(), 'eloquence-job-'));
    try {
      const file = join(folder, 'list');
      await pipeline(Readable.from(readJobFile(office.store.db, job.id)), createWriteStream(file));
      return await inWorker(office, task, { ...options, file } as never, how);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  async #end(job: JobRow, change: Partial<JobRow>, watch: JobMonitor, isOver = true): Promise<void> {
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
    if (isOver && !keepsFile({ ...job, ...change })) await deleteJobFile(this.#office, job.id);
  }
}

/** Writes the progress of a running job, and checks for its cancellation. */
class JobMonitor {
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
    this.#timer = setInterval(() => this.#check(), every).unref();
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

  /** Before the job ends, so that the canceller sees its state at that time. */
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

  #check(): void {
    if (this.#isWriting) return;
    // Waits while the job itself writes.
    this.#isWriting = this.#writeProgress()
      .catch(() => {})
      .finally(() => {
        this.#isWriting = null;
      });
  }

  async #writeProgress(): Promise<void> {
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
    const progress = { heartbeat: now().toISOString(), progress: JSON.stringify(this.latest) };
    await store.write((trx) =>
      trx
        .updateTable('job')
        .set(progress)
        .where('id', '=', this.#job)
        .where('state', '=', 'running')
        .execute(),
    );
  }
}

/** The server died right after publication: the lists are published. */
function isAlreadyPublished({ kind, attempts }: JobRow, error: unknown): boolean {
  return kind === 'publish' && attempts > 1 && PUBLISHED.includes(knownError(error)?.code ?? '');
}

const PUBLISHED = ['list-published', 'no-revisions'];

interface KeptError {
  readonly kind: string;
  readonly code: string;
  readonly values: Readonly<Record<string, string | number>>;
}

const KINDS = ['OfficeError', 'StoreError', 'InputError', 'ListError', 'ServerProblem'];

function knownError(error: unknown): KeptError | null {
  if (!(error instanceof Error) || !KINDS.includes(error.name)) return null;
  const { name, code, values } = error as Error & KeptError;
  return { kind: name, code, values };
}
