import {
  BIRTH,
  FEDERATION,
  FIELD_NAMES,
  type Field,
  FLAG,
  GAMES,
  ID,
  IGNORED,
  K,
  NAME,
  RATING,
} from '../row/fields.ts';
import { XML_FIELDS } from './xml-elements.ts';

export type Separator = ',' | ';' | '\t';
const SEPARATORS: readonly Separator[] = [',', ';', '\t'];

/**
 * The columns of the CSV layout, in the order in which they are written. A single list has `rating`, `games`
 * and `k`; a combined one has them three times, named after the cadence. Read in any order, and without those
 * a file does not have; FIDE's names for the elements of its XML are understood as well.
 */
const NAMES: ReadonlyMap<string, Field> = new Map([
  ...Object.entries(XML_FIELDS),
  ...FIELD_NAMES.map((name, field): [string, Field] => [name.toLowerCase(), field]),
  ['standardrating', RATING],
  ['standardgames', GAMES],
  ['standardk', K],
  ['fide_id', ID],
  ['fed', FEDERATION],
  ['birth_year', BIRTH],
  ['born', BIRTH],
  ['flags', FLAG],
]);

/** The fields of a header line in their order, or null where it is not the header of a list in CSV. */
export function csvColumns(header: string): { separator: Separator; columns: readonly Field[] } | null {
  for (const separator of SEPARATORS) {
    const columns = header
      .split(separator)
      .map((label) => NAMES.get(label.trim().replaceAll('"', '').toLowerCase()) ?? IGNORED);
    if ([ID, NAME].every((field) => columns.includes(field))) return { separator, columns };
  }
  return null;
}
