import { CADENCES, type Cadence } from '@eloquence/rating';
import type { ListLimits } from '../../list-limits.ts';
import type { ListLayout } from '../layout/detect.ts';
import type { LineExample } from '../quality/quality.ts';
import { QualityCheck } from '../quality/quality-check.ts';
import { BIRTH } from '../row/fields.ts';
import { type Escaping, ListRecord } from '../row/record.ts';
import { unescapeXml } from '../row/xml-text.ts';
import { CsvParser, unquoteCsv } from './csv.ts';
import { FixedWidthParser } from './fixed-width.ts';
import type { ListParser, Visit } from './parser.ts';
import { XmlParser } from './xml.ts';

export interface ListOptions {
  /** What the ratings of a single list are; standard unless said. A combined list says it itself. */
  readonly cadence?: Cadence;
  /** The date of the list, for files that do not tell it: `2026-10-01`. It decides which K and ratings are odd. */
  readonly date?: string;
  /** Gets every row that cannot be read; the report has only the first ones. */
  readonly onUnreadable?: (row: LineExample) => void;
  /** Limits other than those of `LIST_LIMITS`. */
  readonly limits?: Partial<Pick<ListLimits, 'unpacked' | 'members'>>;
}

export interface ParserOfList {
  readonly cadences: readonly Cadence[];
  readonly date: string | null;
  readonly quality: QualityCheck;
  readonly parser: ListParser;
}

/** A list without a date is taken as one of today; without a clock, that is the far end. */
const UNKNOWN_YEAR = 2100;
/** The headerless lists, which alone have dates of birth and no date of their own, are from 2003 to 2005. */
const HEADERLESS_YEAR = 2005;

const ESCAPINGS: Readonly<Record<ListLayout['format'], Escaping | null>> = {
  xml: unescapeXml,
  csv: unquoteCsv,
  txt: null,
};

/** The parser for a layout, with the record it fills and the quality check it feeds. */
export function createParser(
  layout: ListLayout,
  options: ListOptions,
  visit: Visit<ListRecord>,
): ParserOfList {
  const cadences = layout.combined ? CADENCES : [options.cadence ?? 'standard'];
  const date = layout.date ?? options.date ?? null;
  const year = date === null ? yearWithoutDate(layout) : Number(date.slice(0, 4));
  const quality = new QualityCheck(cadences, date, year, hasBirth(layout), options.onUnreadable);
  const record = new ListRecord(cadences, year, ESCAPINGS[layout.format]);
  const parser =
    layout.format === 'xml'
      ? new XmlParser(record, quality, visit)
      : layout.format === 'csv'
        ? new CsvParser(layout, record, quality, visit)
        : new FixedWidthParser(layout, record, quality, visit);
  return { cadences, date, quality, parser };
}

function hasBirth(layout: ListLayout): boolean {
  if (layout.format === 'xml') return true;
  return layout.format === 'csv'
    ? layout.columns.includes(BIRTH)
    : layout.columns.some(({ field }) => field === BIRTH);
}

function yearWithoutDate(layout: ListLayout): number {
  return layout.format === 'txt' && layout.headerLines === 0 ? HEADERLESS_YEAR : UNKNOWN_YEAR;
}
