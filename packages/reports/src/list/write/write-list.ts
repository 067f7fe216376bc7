import { CADENCES, type Cadence, InputError, oneOf } from '@eloquence/rating';
import type { ListRow } from '../row/row.ts';
import { Changes, type WriteReport } from './changes.ts';
import { CsvWriter } from './csv.ts';
import { FixedWriter } from './fixed-width.ts';
import { JsonWriter } from './json.ts';
import type { RowWriter } from './row-writer.ts';
import { XmlWriter } from './xml.ts';

export type WrittenFormat = 'txt' | 'xml' | 'csv' | 'json';

const FORMATS: readonly WrittenFormat[] = ['txt', 'xml', 'csv', 'json'];

export interface WriteOptions {
  readonly format: WrittenFormat;
  /** The cadence of a single list, or `combined` for all three. */
  readonly cadence: Cadence | 'combined';
  /** The list's date, `2026-10-01`, whose month heads the ratings of a single TXT list. */
  readonly date?: string;
  /** Rows have the games with the K of newcomers: a last column shows them. */
  readonly gamesAtFirstK?: boolean;
  /** Of CSV; the byte-order mark that comes with it makes spreadsheets read UTF-8. */
  readonly separator?: ',' | ';' | '\t';
  /** About how many rows there are, for the progress. */
  readonly expected?: number;
}

/** Characters per chunk. */
const CHUNK = 65_536;

/** A list as text, piece by piece; `report()` tells what had to be cut once it is through. */
export class ListWriting implements AsyncIterable<string> {
  readonly #rows: Iterable<ListRow> | AsyncIterable<ListRow>;
  readonly #changes: Changes = new Changes();
  readonly #writer: RowWriter;
  readonly #expected: number;

  constructor(rows: Iterable<ListRow> | AsyncIterable<ListRow>, options: WriteOptions) {
    this.#rows = rows;
    this.#expected = options.expected ?? 0;
    this.#writer = writerFor(options, this.#changes);
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<string> {
    const { head, between, tail } = this.#writer;
    let text = head;
    for await (const row of this.#rows) {
      if (this.#changes.rows > 0) text += between;
      text += this.#writer.write(row);
      this.#changes.rows += 1;
      if (text.length < CHUNK) continue;
      yield text;
      text = '';
    }
    yield text + tail;
  }

  /** The same in UTF-8. */
  async *bytes(): AsyncGenerator<Uint8Array> {
    const encoder = new TextEncoder();
    for await (const text of this) yield encoder.encode(text);
  }

  /** The share that is written, from 0 to 1; 0 if the number of rows is unknown. */
  share(): number {
    return this.#expected > 0 ? Math.min(1, this.#changes.rows / this.#expected) : 0;
  }

  report(): WriteReport {
    return this.#changes.summary();
  }
}

function writerFor(
  { format, cadence, date, gamesAtFirstK, separator }: WriteOptions,
  changes: Changes,
): RowWriter {
  if (!FORMATS.includes(format)) {
    throw new InputError('invalid-type', { value: String(format), expected: oneOf(FORMATS) });
  }
  if (cadence !== 'combined' && !CADENCES.includes(cadence)) {
    throw new InputError('invalid-type', {
      value: String(cadence),
      expected: oneOf([...CADENCES, 'combined']),
    });
  }
  const cadences = cadence === 'combined' ? CADENCES : [cadence];
  const withGames = gamesAtFirstK === true;
  if (format === 'txt') return new FixedWriter(cadences, date ?? null, changes, withGames);
  if (format === 'xml') return new XmlWriter(cadences, changes, withGames);
  if (format === 'csv') return new CsvWriter(cadences, changes, withGames, separator);
  return new JsonWriter(cadences);
}

/** Writes a list in one of FIDE's layouts, CSV or JSON. Refuses nothing: the report says what did not fit. */
export function writeList(
  rows: Iterable<ListRow> | AsyncIterable<ListRow>,
  options: WriteOptions,
): ListWriting {
  return new ListWriting(rows, options);
}
