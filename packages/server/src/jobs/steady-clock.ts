const DAY = 86_400_000;
/** Milliseconds by which the clock may differ from the processor's counter. */
const TOLERANCE = 60_000;

/**
 * Whether the clock may decide what has expired. A jump of more than a day since the last clean-up is believed once the
 * clock has gone on steadily for a day: a wrong one would delete every session and token.
 */
export class SteadyClock {
  readonly #counter: () => number;
  #steadySince: { readonly time: number; readonly counter: number } | null = null;

  constructor(counter: () => number = () => performance.now()) {
    this.#counter = counter;
  }

  isTrusted(now: Date, last: Date | null): boolean {
    const [time, counter] = [now.getTime(), this.#counter()];
    const since = this.#steadySince;
    const isSteady = since !== null && Math.abs(time - since.time - (counter - since.counter)) < TOLERANCE;
    if (since === null || !isSteady) this.#steadySince = { time, counter };
    if (last === null || time - last.getTime() <= DAY) return true;
    return isSteady && counter - since.counter >= DAY;
  }
}
