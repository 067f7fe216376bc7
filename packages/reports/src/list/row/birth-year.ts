import { BLANK, NOT_A_NUMBER, parseDigits } from './decode.ts';

/** A two-digit year is the latest one that leaves the player at least this old. */
const YOUNGEST = 4;

/** A birth year, `BLANK` where the list has none (blank, 0, 0000, `  .  .  `), or `NOT_A_NUMBER`. */
export function parseBirthYear(cell: string, listYear: number): number {
  const digits = parseDigits(cell);
  if (digits === 0) return BLANK;
  return digits === NOT_A_NUMBER ? birthYearOfDate(cell, listYear) : digits;
}

/** `17.01.72`, `17.01.1972`, `1972-01-17`, `1972/01/17`; `00.00.72` where only the year is known. */
function birthYearOfDate(text: string, listYear: number): number {
  const parts = text.split(/[./-]/).map((part) => part.trim());
  if (parts.every((part) => part === '' || /^0+$/.test(part))) return BLANK;
  if (parts.length !== 3 || parts.some((part) => !/^\d{0,4}$/.test(part))) return NOT_A_NUMBER;
  const [first = '', , last = ''] = parts;
  const year = first.length === 4 ? first : last;
  if (year.length === 4) return Number(year) === 0 ? BLANK : Number(year);
  if (year.length !== 2) return year === '' ? BLANK : NOT_A_NUMBER;
  const inThisCentury = 2000 + Number(year);
  return inThisCentury <= listYear - YOUNGEST ? inThisCentury : inThisCentury - 100;
}
