/** Letters that are written together at the latest, and milliseconds that a line waits for others at most. */
const FULL = 16_384;
const WAIT = 100;

interface Output {
  write(text: string): unknown;
}

/** Lines of the log, written together: one by one, each would cost as much as the answer that it tells of. */
export class LogLines {
  readonly #output: Output;
  #waiting = '';
  #timer: NodeJS.Timeout | null = null;

  constructor(output: Output) {
    this.#output = output;
  }

  write(line: string): void {
    this.#waiting += line;
    if (this.#waiting.length >= FULL) this.flush();
    else this.#timer ??= setTimeout(() => this.flush(), WAIT);
  }

  flush(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#waiting === '') return;
    const text = this.#waiting;
    this.#waiting = '';
    this.#output.write(text);
  }
}
