import type { Call } from '../framework/command.ts';
import { cutTo, WIDTH } from '../terminal/width.ts';

/** Fewer files finish before a progress line is of use. */
const MANY = 10;
/** An estimate of the time left needs some work to look back on. */
const EARLY_SECONDS = 1;
const EARLY_SHARE = 0.02;

/** A progress line on standard error, only on a terminal. */
export interface Progress {
  /** `share` of the work that is done, from 0 to 1: adds percent and time left. */
  readonly show: (text: string, share?: number) => void;
  readonly clear: () => void;
}

const SILENT: Progress = Object.freeze({ show: () => {}, clear: () => {} });

/** `quiet` if the results are written to the same terminal as they come. */
export function progressOf(call: Call, files: number, quiet: boolean): Progress {
  const { io, texts, messages } = call;
  if (!io.isTTY.stderr || quiet || files < MANY) return SILENT;
  const clock = new WorkClock();
  let line: { readonly text: string; readonly share: number | undefined } | null = null;
  const write = (text: string): void => {
    io.stderr.write(`\r\u001b[K${text}`);
  };
  const draw = (): void => {
    if (line === null) return;
    const { text, share } = line;
    const words =
      share === undefined ? text : texts.office.progress(text, Math.floor(100 * share), clock.left(share));
    write(cutTo(messages.typeset(words), WIDTH - 1));
  };
  // The time left goes down while nothing is reported.
  const timer = setInterval(draw, 1000).unref();
  return {
    show: (text, share) => {
      line = { text, share };
      if (share !== undefined) clock.reached(share);
      draw();
    },
    clear: () => {
      clearInterval(timer);
      line = null;
      write('');
    },
  };
}

/** Estimates the time left of some work by the time that its done share took. */
export class WorkClock {
  readonly #now: () => number;
  readonly #start: number;
  #share = 0;
  #at: number;

  /** `now` in milliseconds. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#start = now();
    this.#at = this.#start;
  }

  reached(share: number): void {
    if (share === this.#share) return;
    this.#share = share;
    this.#at = this.#now();
  }

  /** Seconds left; null if it is too early to tell. */
  left(share: number): number | null {
    const took = this.#at - this.#start;
    if (took < EARLY_SECONDS * 1000 || share < EARLY_SHARE || share >= 1) return null;
    const left = (took / share) * (1 - share) - (this.#now() - this.#at);
    // An estimate that has run out is none.
    return left > 0 ? Math.ceil(left / 1000) : null;
  }
}
