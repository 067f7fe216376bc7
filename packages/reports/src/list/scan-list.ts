import type { Cadence } from '@eloquence/rating';
import { ListError } from '../list-error.ts';
import { LIST_LIMITS, type ListLimits } from '../list-limits.ts';
import { type ListLayout, layoutOf } from './layout/detect.ts';
import { createParser, type ListOptions, type ParserOfList } from './parse/create-parser.ts';
import type { Visit } from './parse/parser.ts';
import type { Hygiene } from './quality/quality.ts';
import { decodeText } from './row/decode.ts';
import type { ListRecord } from './row/record.ts';
import { Blocks } from './unpack/blocks.ts';
import type { ListSource } from './unpack/source.ts';
import { type Packing, Unpacker } from './unpack/unpack.ts';

/** The layout of a list and the quality of its data. */
export interface ListReport {
  readonly format: ListLayout['format'];
  readonly layout: ListLayout['name'];
  readonly cadences: readonly Cadence[];
  /** The first day of the list, if the file or the caller states it. */
  readonly date: string | null;
  readonly packing: Packing | null;
  /** The member of a zip that was read. */
  readonly member: string | null;
  /** Other members of the zip that may be lists; they were not read. */
  readonly otherMembers: readonly string[];
  readonly hygiene: Hygiene;
}

type Reading = ParserOfList & { readonly layout: ListLayout };

/** One pass over a list, block by block. */
export class ListScan {
  readonly #unpacker: Unpacker;
  readonly #options: ListOptions;
  readonly #limits: ListLimits;
  readonly #visit: Visit<ListRecord>;
  #reading: Reading | null = null;
  #size = 0;

  constructor(source: ListSource, options: ListOptions, visit: Visit<ListRecord>) {
    this.#limits = { ...LIST_LIMITS, ...options.limits };
    this.#unpacker = new Unpacker(source, this.#limits);
    this.#options = options;
    this.#visit = visit;
  }

  /** Yields after each block, whose rows have been visited. */
  async *blocks(): AsyncGenerator<void> {
    const blocks = new Blocks((text, last) => this.#parse(text, last));
    try {
      for await (const chunk of this.#unpacker.chunks()) {
        this.#size += chunk.length;
        if (this.#size > this.#limits.unpacked) {
          throw new ListError('list-too-large', { limit: this.#limits.unpacked });
        }
        for (const _ of blocks.add(chunk)) yield;
      }
      blocks.end();
      yield;
    } finally {
      await this.#unpacker.close();
    }
  }

  #parse(text: string, last: boolean): number {
    const from = this.#reading === null ? this.#begin(text, last) : 0;
    const { parser } = this.#reading as Reading;
    return from + parser.parse(text.slice(from), last);
  }

  /** Detects the layout from the first block; returns how many bytes come before the list. */
  #begin(text: string, last: boolean): number {
    const layout = layoutOf(text, last);
    if (layout === null) {
      const found = decodeText(text.slice(0, 60)).split(/[\r\n]/, 1)[0] ?? '';
      throw new ListError('list-not-recognised', { found, allowed: 'TXT, XML, CSV' });
    }
    this.#reading = { layout, ...createParser(layout, this.#options, this.#visit) };
    return layout.skip;
  }

  /** Complete after the last block. */
  report(): ListReport {
    if (this.#reading === null) throw new ListError('list-source', { found: 'nothing read yet' });
    const { layout, cadences, date, quality } = this.#reading;
    return {
      format: layout.format,
      layout: layout.name,
      cadences,
      date,
      packing: this.#unpacker.packing,
      member: this.#unpacker.member,
      otherMembers: this.#unpacker.otherMembers,
      hygiene: quality.summary(),
    };
  }
}

/**
 * Visits every row of a list, in constant memory. The record is the same object each time and only valid during
 * the visit; `toRow()` makes a copy.
 */
export async function scanList(
  source: ListSource,
  visit: Visit<ListRecord>,
  options: ListOptions = {},
): Promise<ListReport> {
  const scan = new ListScan(source, options, visit);
  for await (const _ of scan.blocks());
  return scan.report();
}
