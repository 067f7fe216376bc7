import { setImmediate as immediate } from 'node:timers/promises';

/**
 * Statements of a write that a server is busy with, while this thread prepares the next: both together take less time.
 * Whoever begins one awaits the end, also where something else has failed: a statement that comes after the write was
 * taken back would stay.
 */
export class Underway {
  #last: Promise<void> = Promise.resolve();

  /** Begins when what was begun before has ended, and comes back as soon as it is sent. */
  async begin(work: () => Promise<void>): Promise<void> {
    await this.#last;
    this.#last = work();
    // Who waits for it hears of what went wrong.
    this.#last.catch(() => {});
    await immediate();
  }

  end(): Promise<void> {
    return this.#last;
  }
}
