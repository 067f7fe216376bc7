import { expect, test } from 'vitest';
import { parseBirthYear } from './birth-year.ts';
import { BLANK, NOT_A_NUMBER, trimCell } from './decode.ts';

test.each([
  ['1979', 2026, 1979],
  [' 1979 ', 2026, 1979],
  ['', 2026, BLANK],
  ['0', 2026, BLANK],
  ['0000', 2026, BLANK],
  ['.  .', 2002, BLANK],
  ['00.00.00', 2002, BLANK],
  ['00.00.0000', 2002, BLANK],
  ['17.01.72', 2002, 1972],
  ['17.01.1972', 2005, 1972],
  ['1972-01-17', 2005, 1972],
  ['1972/01/17', 2005, 1972],
  ['00.00.72', 2002, 1972],
  ['  .  .72', 2002, 1972],
  ['12.04.95', 2002, 1995],
  // No player is listed aged two, but one may be a hundred and two.
  ['12.04.00', 2002, 1900],
  ['12.04.00', 2005, 2000],
  ['12.04.', 2002, BLANK],
  ['12.04.7', 2002, NOT_A_NUMBER],
  ['about 1970', 2002, NOT_A_NUMBER],
])('%j in a list of %i is %i', (text, year, expected) => {
  expect(parseBirthYear(trimCell(text), year)).toBe(expected);
});
