import type { Cadence } from '@eloquence/rating';
import { defined } from '@eloquence/rating';
import { BIRTH, FIELD_NAMES, type Field, FLAG, NEXT_CADENCE, RATING } from '../row/fields.ts';
import type { ListRow } from '../row/row.ts';
import { cellText, gamesAtFirstK } from './cells.ts';
import { type Changes, plainText } from './changes.ts';
import type { RowWriter } from './row-writer.ts';

/** A header and a record a row (RFC 4180), with nothing where the list says nothing. */
export class CsvWriter implements RowWriter {
  readonly head: string;
  readonly between = '';
  readonly tail = '';
  readonly #cadences: readonly Cadence[];
  readonly #fields: readonly Field[];
  readonly #changes: Changes;
  readonly #withGamesAtFirstK: boolean;
  readonly #separator: string;

  constructor(
    cadences: readonly Cadence[],
    changes: Changes,
    withGamesAtFirstK: boolean,
    separator?: string,
  ) {
    const fields = [...FIELD_NAMES.keys()].filter((field) => field < RATING + cadences.length * NEXT_CADENCE);
    // Birth year and flag come last, as in FIDE's files.
    this.#fields = [...fields.filter((field) => field !== BIRTH && field !== FLAG), BIRTH, FLAG];
    this.#cadences = cadences;
    this.#changes = changes;
    this.#withGamesAtFirstK = withGamesAtFirstK;
    const labels = this.#fields.map((field) => this.#label(field));
    this.#separator = separator ?? ',';
    const mark = separator === undefined ? '' : '\ufeff';
    const head = [...labels, ...(withGamesAtFirstK ? ['gamesAtFirstK'] : [])];
    this.head = `${mark}${head.join(this.#separator)}\r\n`;
  }

  /** `rating` where there is one cadence, `standardRating` where there are three. */
  #label(field: Field): string {
    const name = defined(FIELD_NAMES[field]);
    const isStandard = field >= RATING && field < RATING + NEXT_CADENCE && this.#cadences.length > 1;
    return isStandard ? `standard${name[0]?.toUpperCase()}${name.slice(1)}` : name;
  }

  write(row: ListRow): string {
    const cells = this.#fields.map((field) => {
      const value = cellText(row, field, this.#cadences);
      const written = plainText(value);
      this.#changes.note(row, field, value, written);
      return /[",;\t]/.test(written) ? `"${written.replaceAll('"', '""')}"` : written;
    });
    if (this.#withGamesAtFirstK) cells.push(gamesAtFirstK(row));
    return `${cells.join(this.#separator)}\r\n`;
  }
}
