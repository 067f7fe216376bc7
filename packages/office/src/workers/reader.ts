import type { Office } from '../office.ts';
import { StoreError, storeName } from '../store/errors.ts';
import type { Queries } from './queries.ts';
import type { QueryRequest, ReaderStores } from './serve.ts';
import { WorkerThread, workerModule } from './thread.ts';

/** The requester of a query whose result is then written. */
export interface Requester {
  /** Called before a timeout is reported; false: too late, the change is being committed. */
  giveUp(): boolean;
  /** Whether the timeout has been reported. */
  readonly isGivenUp: boolean;
}

export interface ReaderOptions {
  /** Of one query, once the thread has started, in milliseconds. */
  readonly timeout: number;
  /** The limit of the queue; further queries are refused. */
  readonly maxWaiting?: number;
  /** The URL of a replica, and whether the query that is sent now may read from it. */
  readonly replica?: { readonly url: string; readonly isRead: () => boolean };
  /** A module that calls `serveQueries` with other queries. */
  readonly module?: URL;
}

/** Queries by name. */
type QueryTypes<Names> = {
  readonly [Name in keyof Names]: { readonly input: unknown; readonly result: unknown };
};

/** A thousand queries take seconds; more would time out. */
const MAX_WAITING = 1000;

/** A thread has this long to start, in milliseconds; the timeout of a query does not include it. */
const START_TIMEOUT = 60_000;

/** The queue is full, or the query waited too long. */
export class ReaderBusy extends Error {
  constructor() {
    super('too many queries are waiting');
    this.name = 'ReaderBusy';
  }
}

interface Waiting extends QueryRequest {
  readonly requester: Requester | null;
  readonly since: number;
  readonly resolve: (result: never) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Runs queries on another thread, one at a time. A query that takes too long is cancelled with its thread; one that
 * has waited as long as that for its turn is refused, since its requester has gone by then.
 */
export class Reader<Known extends QueryTypes<Known> = Queries> {
  readonly #url: string;
  readonly #timeout: number;
  readonly #maxWaiting: number;
  readonly #module: URL;
  readonly #replica: ReaderOptions['replica'];
  readonly #waiting: Waiting[] = [];
  #thread: WorkerThread | null = null;
  #isRunning = false;
  #isClosed = false;

  constructor({ store }: Pick<Office, 'store'>, options: ReaderOptions) {
    this.#url = store.url;
    this.#timeout = options.timeout;
    this.#replica = options.replica;
    this.#maxWaiting = options.maxWaiting ?? MAX_WAITING;
    this.#module = options.module ?? workerModule(import.meta.url, 'query-worker');
  }

  run<Name extends keyof Known & string>(
    name: Name,
    input: Known[Name]['input'],
    requester: Requester | null = null,
  ): Promise<Known[Name]['result']> {
    if (this.#isClosed) return Promise.reject(this.#slow());
    if (this.#waiting.length >= this.#maxWaiting) return Promise.reject(new ReaderBusy());
    return new Promise((resolve, reject) => {
      const fromReplica = this.#replica?.isRead() === true;
      this.#waiting.push({ name, input, fromReplica, requester, since: performance.now(), resolve, reject });
      this.#runAll();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { reject } of this.#waiting.splice(0)) reject(this.#slow());
    await this.#thread?.end(this.#slow());
  }

  async #runAll(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      const { resolve, reject } = next;
      await this.#run(next).then(resolve, reject);
    }
    this.#isRunning = false;
  }

  #next(): Waiting | undefined {
    const latest = performance.now() - this.#timeout;
    let next = this.#waiting.shift();
    while (next !== undefined && (next.since < latest || next.requester?.isGivenUp)) {
      next.reject(new ReaderBusy());
      next = this.#waiting.shift();
    }
    return next;
  }

  async #run({ name, input, fromReplica, requester }: Waiting): Promise<never> {
    if (this.#thread === null || this.#thread.hasEnded) {
      const stores: ReaderStores = { url: this.#url, replica: this.#replica?.url ?? null };
      this.#thread = new WorkerThread(this.#module, stores);
    }
    const thread = this.#thread;
    await this.#limit(thread, requester, START_TIMEOUT, thread.ready);
    const request: QueryRequest = { name, input, fromReplica };
    return this.#limit(thread, requester, this.#timeout, thread.run<never>(request));
  }

  /** Ends the thread on timeout, unless the requester's change is being committed. */
  async #limit<Result>(
    thread: WorkerThread,
    requester: Requester | null,
    milliseconds: number,
    work: Promise<Result>,
  ): Promise<Result> {
    const timer = setInterval(() => {
      if (requester?.giveUp() !== false) thread.end(this.#slow());
    }, milliseconds).unref();
    try {
      return await work;
    } finally {
      clearInterval(timer);
    }
  }

  #slow(): StoreError {
    return new StoreError('store-slow', { store: storeName(this.#url) });
  }
}
