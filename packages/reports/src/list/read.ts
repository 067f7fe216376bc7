import type { Cadence } from '@eloquence/rating';
import { ListError } from './errors.ts';
import type { Hygiene } from './hygiene/hygiene.ts';
import { detectLayout, type ListLayout } from './layout/detect.ts';
import { LIST_LIMITS, type ListLimits } from './limits.ts';
import { type ListOptions, makeScanner, type ScannerOfList } from './scan/make.ts';
import type { ListRecord } from './scan/record.ts';
import { BLOCK_BYTES, Blocks } from './source/blocks.ts';
import type { ListSource } from './source/pieces.ts';
import { type Packing, Unpacking } from './source/unpacking.ts';
import { decodeText } from './text.ts';

/** What was read: how the file was laid out, and everything odd about it. */
export interface ListReport {
  readonly format: ListLayout['format'];
  readonly layout: ListLayout['name'];
  readonly cadences: readonly Cadence[];
  /** The first day of the list, if the file or the caller tells it. */
  readonly date: string | null;
  readonly packing: Packing | null;
  /** The member of a zip that was read. */
  readonly member: string | null;
  /** Members of the zip that may be lists as well, and were not read. */
  readonly otherMembers: readonly string[];
  readonly hygiene: Hygiene;
}

type Reading = ScannerOfList & { readonly layout: ListLayout };

/** One pass over a list, block by block: the ground on which all ways of reading stand. */
export class ListPass {
  readonly #unpacking: Unpacking;
  readonly #options: ListOptions;
  readonly #limits: ListLimits;
  readonly #visit: (record: ListRecord) => void;
  readonly #step: number;
  #reading: Reading | null = null;
  #size = 0;

  /** `step`: after how many bytes to pause at the latest. */
  constructor(
    source: ListSource,
    options: ListOptions,
    visit: (record: ListRecord) => void,
    step: number = BLOCK_BYTES,
  ) {
    this.#step = step;
    this.#limits = { ...LIST_LIMITS, ...options.limits };
    this.#unpacking = new Unpacking(source, this.#limits);
    this.#options = options;
    this.#visit = visit;
  }

  /** Pauses after each step, so that whoever waits for rows can take them. */
  async *steps(): AsyncGenerator<void> {
    const blocks = new Blocks((bytes, last) => this.#scan(bytes, last));
    try {
      for await (const piece of this.#unpacking.pieces()) {
        this.#size += piece.length;
        if (this.#size > this.#limits.unpacked) {
          throw new ListError('list-too-large', { limit: this.#limits.unpacked });
        }
        for (const _ of blocks.add(piece)) yield;
      }
      for (const _ of blocks.end()) yield;
    } finally {
      await this.#unpacking.close();
    }
  }

  *#scan(bytes: Uint8Array, last: boolean): Generator<void, number> {
    let from = this.#reading === null ? this.#begin(bytes, last) : 0;
    const { scanner, inspector, record } = this.#reading as Reading;
    let to = from;
    do {
      to = Math.min(to + this.#step, bytes.length);
      from += scanner.scan(bytes.subarray(from, to), last && to === bytes.length);
      inspector.settle(record);
      yield;
    } while (to < bytes.length);
    return from;
  }

  /** Tells the layout from the first block; answers how many bytes stand before the list. */
  #begin(bytes: Uint8Array, last: boolean): number {
    const layout = detectLayout(bytes, last);
    if (layout === null) {
      const found = decodeText(bytes, 0, Math.min(bytes.length, 60)).split(/[\r\n]/, 1)[0] ?? '';
      throw new ListError('list-not-recognised', { found, allowed: 'TXT, XML, CSV' });
    }
    this.#reading = { layout, ...makeScanner(layout, this.#options, this.#visit) };
    return layout.skip;
  }

  /** What is known so far; complete once the last block is done with. */
  report(): ListReport {
    if (this.#reading === null) throw new ListError('list-source', { found: 'nothing read yet' });
    const { layout, cadences, date, inspector } = this.#reading;
    return {
      format: layout.format,
      layout: layout.name,
      cadences,
      date,
      packing: this.#unpacking.packing,
      member: this.#unpacking.member,
      otherMembers: [...this.#unpacking.others],
      hygiene: inspector.summary(),
    };
  }
}

/**
 * Visits every row of a list. The record is the same object each time, valid only during the visit: this is
 * the fast way, in constant memory.
 */
export async function scanList(
  source: ListSource,
  visit: (record: ListRecord) => void,
  options: ListOptions = {},
): Promise<ListReport> {
  const pass = new ListPass(source, options, visit);
  for await (const _ of pass.steps());
  return pass.report();
}
