import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';

/** Cells: the position, and whether there was a write since whose position is not known. */
const [POSITION, UNKNOWN] = [0, 1] as const;

/**
 * The position in PostgreSQL's log (LSN) after the last write of this process to a store. Shared by its threads: reports
 * are written on one, and read on another.
 */
export class WrittenPosition {
  readonly #cells: BigInt64Array;

  constructor(buffer: SharedArrayBuffer) {
    this.#cells = new BigInt64Array(buffer);
  }

  get value(): bigint {
    return Atomics.load(this.#cells, POSITION);
  }

  get isKnown(): boolean {
    return Atomics.load(this.#cells, UNKNOWN) === 0n;
  }

  raise(position: bigint): void {
    for (let known = this.value; known < position; known = this.value)
      Atomics.compareExchange(this.#cells, POSITION, known, position);
  }

  /** A write may have been committed at a position that could not be read. */
  lose(): void {
    Atomics.store(this.#cells, UNKNOWN, 1n);
  }

  /** Whether it was lost; whoever asks has to raise it to the present position of the primary. */
  recover(): boolean {
    return Atomics.exchange(this.#cells, UNKNOWN, 0n) === 1n;
  }
}

const nameOf = (url: string): string => `eloquence written ${url}`;

/** Begins to record the positions of writes, in this thread and in those it starts. */
export function recordWrites(url: string): WrittenPosition {
  const known = writtenPosition(url);
  if (known !== null) return known;
  const buffer = new SharedArrayBuffer(2 * BigInt64Array.BYTES_PER_ELEMENT);
  setEnvironmentData(nameOf(url), buffer);
  return new WrittenPosition(buffer);
}

/** null: positions are not recorded, as no replica is read. */
export function writtenPosition(url: string): WrittenPosition | null {
  const buffer = getEnvironmentData(nameOf(url));
  return buffer instanceof SharedArrayBuffer ? new WrittenPosition(buffer) : null;
}

/** `16/B374D848` as a number that grows. */
export function logPosition(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}
