import { Worker } from 'node:worker_threads';
import type { Office } from '../context.ts';
import { StoreError, storeName } from '../store/errors.ts';
import type { Answer, Question } from './answering.ts';
import { failureOf } from './failures.ts';
import type { Questions } from './questions.ts';

/** Whoever waits for an answer that changes something. */
export interface Asker {
  /** Asked before he is told that it took too long; false: too late for that, it is being kept. */
  giveUp(): boolean;
  /** Whether he has been told so. */
  readonly isGivenUp: boolean;
}

export interface ReaderOptions {
  /** The longest that one answer may take once the store is open, in milliseconds. */
  readonly timeout: number;
  /** Questions that wait at once; further ones are refused. */
  readonly mostWaiting?: number;
  /** Another thread than ours, which answers other questions: its module calls `answerQuestions`. */
  readonly thread?: URL;
}

/** What is asked by name, and what is answered. */
type Asking<Names> = {
  readonly [Name in keyof Names]: { readonly asked: unknown; readonly answer: unknown };
};

/** So many are answered within seconds; many more could not be in time. */
const MOST_WAITING = 1000;

/** More ask than can be answered in time. */
export class ReaderBusy extends Error {
  constructor() {
    super('too many questions wait');
    this.name = 'ReaderBusy';
  }
}

/** A module beside another, as it is in the sources and as it is published. */
export function beside(url: string, name: string): URL {
  return new URL(`./${name}.${url.endsWith('.ts') ? 'ts' : 'js'}`, url);
}

/** A thread has this long to open the store, in milliseconds; that is not held against the question. */
const START = 60_000;

interface Waiting extends Question {
  readonly asker: Asker | null;
  readonly since: number;
  readonly resolve: (answer: never) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Answers on another thread, one question at a time, so that this one goes on with the others. SQLite cannot be
 * interrupted: where an answer takes too long, the thread is ended and the next question begins another. Whoever has
 * waited that long for his turn has gone by then: his question is passed over, so that the others have theirs sooner.
 */
export class Reader<Known extends Asking<Known> = Questions> {
  readonly #url: string;
  readonly #timeout: number;
  readonly #mostWaiting: number;
  readonly #thread: URL;
  readonly #waiting: Waiting[] = [];
  #worker: Worker | null = null;
  #isReady = false;
  #current: Waiting | null = null;
  #clock: NodeJS.Timeout | null = null;
  #isClosed = false;

  constructor({ store }: Pick<Office, 'store'>, options: ReaderOptions) {
    const { timeout, mostWaiting = MOST_WAITING, thread = beside(import.meta.url, 'reading') } = options;
    this.#url = store.url;
    this.#timeout = timeout;
    this.#mostWaiting = mostWaiting;
    this.#thread = thread;
  }

  ask<Name extends keyof Known & string>(
    name: Name,
    asked: Known[Name]['asked'],
    asker: Asker | null = null,
  ): Promise<Known[Name]['answer']> {
    if (this.#isClosed) return Promise.reject(this.#slow('closed'));
    if (this.#waiting.length >= this.#mostWaiting) return Promise.reject(new ReaderBusy());
    return new Promise((resolve, reject) => {
      this.#waiting.push({ name, asked, asker, since: performance.now(), resolve, reject });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const worker = this.#worker;
    this.#end(this.#slow('closed'));
    for (const { reject } of this.#waiting.splice(0)) reject(this.#slow('closed'));
    await worker?.terminate();
  }

  #slow(said: string): StoreError {
    return new StoreError('store-slow', { store: storeName(this.#url), said });
  }

  #next(): void {
    if (this.#isClosed || this.#current !== null) return;
    const latest = performance.now() - this.#timeout;
    let next = this.#waiting.shift();
    while (next !== undefined && (next.since < latest || next.asker?.isGivenUp)) {
      next.reject(new ReaderBusy());
      next = this.#waiting.shift();
    }
    if (next === undefined) return;
    this.#current = next;
    if (this.#worker === null) this.#begin();
    else if (this.#isReady) this.#send();
  }

  #begin(): void {
    const worker = new Worker(this.#thread, { workerData: this.#url });
    this.#worker = worker;
    this.#wait(START);
    worker.on('message', (answer: Answer) => {
      if (worker === this.#worker) this.#hear(answer);
    });
    worker.on('error', (error) => {
      if (worker === this.#worker) this.#end(error);
    });
    worker.on('exit', () => {
      if (worker === this.#worker) this.#end(new Error('the reading thread ended by itself'));
    });
  }

  #wait(milliseconds: number): void {
    if (this.#clock) clearTimeout(this.#clock);
    this.#clock = setTimeout(() => {
      if (this.#current?.asker?.giveUp() === false) this.#wait(milliseconds);
      else this.#end(this.#slow('no answer in time'));
    }, milliseconds).unref();
  }

  #send(): void {
    this.#wait(this.#timeout);
    const { name, asked } = this.#current as Waiting;
    this.#worker?.postMessage({ name, asked } satisfies Question);
  }

  #hear(answer: Answer): void {
    if (answer.kind === 'ready') {
      this.#isReady = true;
      // Only questions keep the process alive.
      this.#worker?.unref();
      this.#send();
      return;
    }
    if (!this.#isReady && answer.kind === 'failed') {
      this.#end(failureOf(answer.failure));
      return;
    }
    const current = this.#settle();
    if (answer.kind === 'failed') current?.reject(failureOf(answer.failure));
    else current?.resolve(answer.answer as never);
    this.#next();
  }

  #settle(): Waiting | null {
    const current = this.#current;
    this.#current = null;
    if (this.#clock) clearTimeout(this.#clock);
    return current;
  }

  /** Ends the thread, and with it the question it was on. */
  #end(reason: unknown): void {
    const worker = this.#worker;
    this.#worker = null;
    this.#isReady = false;
    worker?.terminate();
    this.#settle()?.reject(reason);
    this.#next();
  }
}
