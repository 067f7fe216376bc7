import { setImmediate as immediate } from 'node:timers/promises';
import type { Random } from '../fuzz/random.ts';

interface Waiting {
  readonly task: string;
  readonly isReady: () => boolean;
  readonly resume: () => void;
}

/** Turns of the event loop without a change, after which nothing goes on by itself. */
const QUIET_TURNS = 3;
const LONGEST_IDLE = 1000;

/**
 * Runs tasks one step at a time, in an order that follows from the seed alone: each says where it could be interrupted
 * (`turn`), and goes on when it is chosen.
 */
export class Scheduler {
  readonly #random: Random;
  readonly #waiting: Waiting[] = [];
  #running = 0;
  #idle = 0;
  steps = 0;

  constructor(random: Random) {
    this.#random = random;
  }

  /** Ends when all tasks have ended. */
  async run(tasks: Readonly<Record<string, () => Promise<void>>>): Promise<void> {
    const all = Object.entries(tasks).map(async ([task, work]) => {
      this.#running += 1;
      try {
        await this.turn(task);
        await work();
      } finally {
        this.#running -= 1;
      }
    });
    const ended = Promise.allSettled(all);
    while (await this.#isWaiting()) this.#next();
    for (const result of await ended) if (result.status === 'rejected') throw result.reason;
  }

  /** Waits until it is this task's turn, and `isReady`. */
  turn(task: string, isReady: () => boolean = () => true): Promise<void> {
    return new Promise((resume) => this.#waiting.push({ task, isReady, resume }));
  }

  /** Waits until every task waits or has ended; false: all have ended. */
  async #isWaiting(): Promise<boolean> {
    for (let quiet = 0, before = -1; quiet < QUIET_TURNS; ) {
      await immediate();
      const isStill = new Set(this.#waiting.map(({ task }) => task)).size >= this.#running;
      quiet = isStill && this.#waiting.length === before ? quiet + 1 : 0;
      before = this.#waiting.length;
    }
    return this.#running > 0;
  }

  #next(): void {
    const ready = this.#waiting.filter(({ isReady }) => isReady());
    if (ready.length === 0) {
      // Those that are late only wait for time to pass.
      this.steps += 1;
      this.#idle += 1;
      if (this.#idle < LONGEST_IDLE) return;
      const tasks = this.#waiting.map(({ task }) => task).join(', ');
      throw new Error(`deadlock: ${tasks} wait for each other`);
    }
    const chosen = this.#random.oneOf(
      ready.toSorted((a, b) => (a.task < b.task ? -1 : a.task > b.task ? 1 : 0)),
    );
    this.#waiting.splice(this.#waiting.indexOf(chosen), 1);
    this.steps += 1;
    this.#idle = 0;
    chosen.resume();
  }
}
