import { CADENCES, type Cadence } from '@eloquence/rating';
import { BIRTH } from '../fields.ts';
import { Inspector } from '../hygiene/inspector.ts';
import type { ListLayout } from '../layout/detect.ts';
import type { ListLimits } from '../limits.ts';
import { CsvScanner, unquoteCsv } from './csv.ts';
import { FixedScanner } from './fixed.ts';
import { type Escaping, ListRecord } from './record.ts';
import type { Scanner, Visit } from './scanner.ts';
import { XmlScanner } from './xml.ts';
import { unescapeXml } from './xml-text.ts';

export interface ListOptions {
  /** What the ratings of a single list are; standard unless said. A combined list says it itself. */
  readonly cadence?: Cadence;
  /** The date of the list, for files that do not tell it: `2026-10-01`. It decides which K and ratings are odd. */
  readonly date?: string;
  /** Limits other than those of `LIST_LIMITS`. */
  readonly limits?: Partial<Pick<ListLimits, 'unpacked' | 'members'>>;
}

export interface ScannerOfList {
  readonly cadences: readonly Cadence[];
  readonly date: string | null;
  readonly record: ListRecord;
  readonly inspector: Inspector;
  readonly scanner: Scanner;
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

/** The scanner for a layout, with the record it fills and the inspector that looks at it. */
export function makeScanner(
  layout: ListLayout,
  options: ListOptions,
  visit: Visit<ListRecord>,
): ScannerOfList {
  const cadences = layout.combined ? CADENCES : [options.cadence ?? 'standard'];
  const date = layout.date ?? options.date ?? null;
  const year = date === null ? yearWithoutDate(layout) : Number(date.slice(0, 4));
  const inspector = new Inspector(cadences, date, year, hasBirth(layout));
  const record = new ListRecord(cadences, year, ESCAPINGS[layout.format]);
  const scanner =
    layout.format === 'xml'
      ? new XmlScanner(record, inspector, visit)
      : layout.format === 'csv'
        ? new CsvScanner(layout, record, inspector, visit)
        : new FixedScanner(layout, record, inspector, visit);
  return { cadences, date, record, inspector, scanner };
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
