import { AsyncLocalStorage } from 'node:async_hooks';

const OPEN = 0;
const COMMITTED = 1;
const GIVEN_UP = 2;

/**
 * A request either commits its write or times out: whichever comes first wins, so a timed-out request is rolled back.
 * The cell is shared between threads.
 */
export class CommitOrTimeout {
  readonly cell: Int32Array;

  constructor(cell: Int32Array = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))) {
    this.cell = cell;
  }

  /** Called right before the commit; false: roll back. */
  commit(): boolean {
    return Atomics.compareExchange(this.cell, 0, OPEN, COMMITTED) !== GIVEN_UP;
  }

  /** Called before the timeout is sent; false: the write is being committed. */
  giveUp(): boolean {
    return Atomics.compareExchange(this.cell, 0, OPEN, GIVEN_UP) !== COMMITTED;
  }

  get isGivenUp(): boolean {
    return Atomics.load(this.cell, 0) === GIVEN_UP;
  }
}

const commitOrTimeouts = new AsyncLocalStorage<CommitOrTimeout>();

export function withCommitOrTimeout<T>(commitOrTimeout: CommitOrTimeout, work: () => T): T {
  return commitOrTimeouts.run(commitOrTimeout, work);
}

/** Of the current request; undefined for background work. */
export function currentCommitOrTimeout(): CommitOrTimeout | undefined {
  return commitOrTimeouts.getStore();
}
