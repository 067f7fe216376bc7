import type { Cadence } from '@eloquence/rating';
import { XML_FIELDS } from '../layout/xml-elements.ts';
import { type Field, NEXT_CADENCE, RATING } from '../row/fields.ts';
import type { ListRow } from '../row/row.ts';
import { escapeXml } from '../row/xml-text.ts';
import { fideCellText, gamesAtFirstK } from './cells.ts';
import { type Changes, plainText } from './changes.ts';
import type { RowWriter } from './row-writer.ts';

/** FIDE's XML: a `<player>` a row, an element a line. */
export class XmlWriter implements RowWriter {
  readonly head = '<?xml version="1.0" encoding="UTF-8"?>\n<playerslist>\n';
  readonly between = '';
  readonly tail = '</playerslist>\n';
  readonly #cadences: readonly Cadence[];
  readonly #elements: readonly (readonly [string, Field])[];
  readonly #changes: Changes;
  readonly #withGamesAtFirstK: boolean;

  constructor(cadences: readonly Cadence[], changes: Changes, withGamesAtFirstK: boolean) {
    const end = RATING + cadences.length * NEXT_CADENCE;
    this.#cadences = cadences;
    this.#elements = Object.entries(XML_FIELDS).filter(([, field]) => field < end);
    this.#changes = changes;
    this.#withGamesAtFirstK = withGamesAtFirstK;
  }

  write(row: ListRow): string {
    let text = '<player>\n';
    for (const [name, field] of this.#elements) {
      const value = fideCellText(row, field, this.#cadences);
      const written = plainText(value);
      this.#changes.note(row, field, value, written);
      text += `<${name}>${escapeXml(written)}</${name}>\n`;
    }
    if (this.#withGamesAtFirstK) text += `<games_at_first_k>${gamesAtFirstK(row)}</games_at_first_k>\n`;
    return `${text}</player>\n`;
  }
}
