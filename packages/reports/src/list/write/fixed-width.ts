import type { Cadence } from '@eloquence/rating';
import { knownLayout } from '../layout/fide-layouts.ts';
import { type Field, isNumeric, OTHER_TITLES } from '../row/fields.ts';
import type { ListRow } from '../row/row.ts';
import { fideCellText, gamesAtFirstK } from './cells.ts';
import { type Changes, plainText } from './changes.ts';
import type { RowWriter } from './row-writer.ts';

const COMBINED_HEADER =
  'ID Number      Name                                                         Fed Sex Tit  WTit OTit           ' +
  'FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag';
const SINGLE_HEADER =
  'ID Number      Name                                                         Fed Sex Tit  WTit OTit           ' +
  'FOA MONTH Gms K  B-day Flag';
const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** FIDE's layout since September 2016: 136 characters for one cadence, 162 for all three. */
export class FixedWriter implements RowWriter {
  readonly head: string;
  readonly between = '';
  readonly tail = '';
  readonly #cadences: readonly Cadence[];
  readonly #columns: readonly { readonly field: Field; readonly width: number; readonly isLast: boolean }[];
  readonly #changes: Changes;
  readonly #withGamesAtFirstK: boolean;

  constructor(
    cadences: readonly Cadence[],
    date: string | null,
    changes: Changes,
    withGamesAtFirstK: boolean,
  ) {
    const isCombined = cadences.length > 1;
    const { columns, width } = knownLayout(isCombined ? 'combined-2016' : 'single-2016');
    const header = isCombined ? COMBINED_HEADER : SINGLE_HEADER.replace('MONTH', monthLabel(date));
    this.head = `${header}${withGamesAtFirstK ? ' FirstK' : ''}\r\n`;
    this.#withGamesAtFirstK = withGamesAtFirstK;
    this.#cadences = cadences;
    this.#columns = columns.map(({ field, start }, index) => {
      const next = columns[index + 1];
      return { field, width: (next?.start ?? width) - start, isLast: !next };
    });
    this.#changes = changes;
  }

  write(row: ListRow): string {
    let line = '';
    for (const { field, width, isLast } of this.#columns) {
      const value = fideCellText(row, field, this.#cadences);
      // Texts leave a space before the next column. Numbers need not, they are read by their columns.
      const written = isNumeric(field)
        ? cutNumber(value, width)
        : cutText(value, field, isLast ? width : width - 1);
      this.#changes.note(row, field, value, written);
      line += written.padEnd(width + written.length - lengthOf(written));
    }
    return `${line}${this.#withGamesAtFirstK ? ` ${gamesAtFirstK(row)}` : ''}\r\n`;
  }
}

/** `OCT26`; a list without a date says only that this is the rating. */
function monthLabel(date: string | null): string {
  const label = date === null ? 'Rtng' : `${MONTHS[Number(date.slice(5, 7)) - 1]}${date.slice(2, 4)}`;
  return label.padEnd(5);
}

/** A number too long for its column becomes the greatest that fits. */
function cutNumber(value: string, width: number): string {
  return value.length <= width ? value : '9'.repeat(width);
}

function cutText(value: string, field: Field, most: number): string {
  const text = plainText(value);
  if (lengthOf(text) <= most) return text;
  if (field === OTHER_TITLES) return wholeTitles(text, most);
  return [...text].slice(0, most).join('').trimEnd();
}

function wholeTitles(text: string, most: number): string {
  const titles = text.split(',');
  while (titles.length > 1 && titles.join(',').length > most) titles.pop();
  return titles.join(',').slice(0, most);
}

/** In characters, as the columns count. */
function lengthOf(text: string): number {
  return /^[ -~]*$/.test(text) ? text.length : [...text].length;
}
