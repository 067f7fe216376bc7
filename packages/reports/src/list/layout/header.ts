import {
  BIRTH,
  BLITZ,
  FEDERATION,
  type Field,
  FLAG,
  FOA_TITLE,
  GAMES,
  ID,
  IGNORED,
  K,
  NAME,
  OTHER_TITLES,
  RAPID,
  RATING,
  SEX,
  TITLE,
  WOMEN_TITLE,
} from '../row/fields.ts';
import type { Column } from './fide-layouts.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH_LABEL = `(?:${MONTHS.join('|')})[a-z]*[ '-]?\\d{2}(?!\\d)`;

/** The labels of every header seen, the longer before the shorter: some stand together (`TitlFed`, `GamesBorn`). */
const LABELS: readonly (readonly [pattern: string, field: Field])[] = [
  ['id[ _]?(?:number|no\\.?)|fide[ _]?id|code\\b|id\\b', ID],
  ['name', NAME],
  ['s(?:td)?_?rtng|std\\b', RATING],
  ['r(?:pd)?_?rtng|rpd\\b', RATING + RAPID],
  ['b(?:lz)?_?rtng|blz\\b', RATING + BLITZ],
  ['sgms?\\b', GAMES],
  ['rgms?\\b', GAMES + RAPID],
  ['bgms?\\b', GAMES + BLITZ],
  ['sk\\b', K],
  ['rk\\b', K + RAPID],
  ['bk\\b', K + BLITZ],
  [`${MONTH_LABEL}|rating\\b|rtng\\b|elo\\b`, RATING],
  ['games|gms|gm\\b', GAMES],
  ['k\\b', K],
  ['wtit(?:le?)?', WOMEN_TITLE],
  ['otit(?:le?)?', OTHER_TITLES],
  ['foa', FOA_TITLE],
  ['tit(?:le?)?', TITLE],
  ['fed|country', FEDERATION],
  ['sex', SEX],
  ['birthday|b-?day|born', BIRTH],
  ['flag', FLAG],
  // Anything else has a column of its own that no row needs.
  ['[^\\s]+', IGNORED],
];

const ANY_LABEL = new RegExp(LABELS.map(([pattern]) => `(${pattern})`).join('|'), 'gi');
const MONTH = new RegExp(`\\b(${MONTHS.join('|')})[a-z]*[ '-]?(\\d{2})(?!\\d)`, 'i');

/** The columns a header line names, or null where it is none. */
export function headerColumns(line: string): Column[] | null {
  const columns: Column[] = [];
  for (const match of line.matchAll(ANY_LABEL)) {
    const label = match.slice(1).findIndex((group) => group !== undefined);
    const field = LABELS[label]?.[1] ?? IGNORED;
    // The first column begins with the line: old lists set its header in the middle, the IDs to the right.
    columns.push({ field, start: columns.length === 0 ? 0 : match.index });
  }
  const has = (field: Field): boolean => columns.filter((column) => column.field === field).length === 1;
  return has(ID) && has(NAME) && has(RATING) ? columns : null;
}

/** `JAN01`, `Mar11`, `sep12` as the first day of the list: `2012-09-01`. */
export function headerMonth(line: string): string | null {
  const [, name = '', year = ''] = MONTH.exec(line) ?? [];
  const month = MONTHS.indexOf(name.toLowerCase()) + 1;
  if (month === 0) return null;
  const century = Number(year) > 60 ? 1900 : 2000;
  return `${century + Number(year)}-${String(month).padStart(2, '0')}-01`;
}
