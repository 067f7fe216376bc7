import { AsyncLocalStorage } from 'node:async_hooks';

const OPEN = 0;
const KEPT = 1;
const GIVEN_UP = 2;

/**
 * Whether what a request changes is kept, or whoever sent it is told that it took too long: one of the two, decided
 * once, whichever comes first. Threads share it.
 */
export class Verdict {
  readonly cell: Int32Array;

  constructor(cell: Int32Array = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))) {
    this.cell = cell;
  }

  /** Called as the last thing before a write is kept; false: it must not be. */
  keep(): boolean {
    return Atomics.compareExchange(this.cell, 0, OPEN, KEPT) !== GIVEN_UP;
  }

  /** Called before it is told that it took too long; false: it must not be told, since it is being kept. */
  giveUp(): boolean {
    return Atomics.compareExchange(this.cell, 0, OPEN, GIVEN_UP) !== KEPT;
  }

  get isGivenUp(): boolean {
    return Atomics.load(this.cell, 0) === GIVEN_UP;
  }
}

const verdicts = new AsyncLocalStorage<Verdict>();

/** Whatever `work` writes is kept under this verdict only. */
export function underVerdict<T>(verdict: Verdict, work: () => T): T {
  return verdicts.run(verdict, work);
}

/** The verdict on the request that is worked on; undefined where there is none, as with what goes on beside requests. */
export function verdictOf(): Verdict | undefined {
  return verdicts.getStore();
}
