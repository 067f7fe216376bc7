import { describe, expect, test } from 'vitest';
import {
  addDays,
  chooseEditions,
  firstRating,
  formatDate,
  lastDayOfPooling,
  parseDate,
} from '../src/index.ts';
import { games } from './helpers.ts';

/** Whether an event still counts beside a newer one. */
function isPooled(edition: string, start: string, newer: string): boolean {
  const three = games('1900 1, 1900 ½, 1900 ½');
  const events = [
    { start, games: three },
    { start: newer, games: three },
  ];
  return firstRating(chooseEditions({ edition }), { events }).events[0]?.counts === true;
}

describe('the last day of pooling', () => {
  test.each([
    ['2024-03', '2024-05-10', '2026-06-30'],
    ['2024-03', '2024-06-01', '2026-07-31'],
    ['2024-03', '2024-12-31', '2027-01-31'],
    ['2014-07', '2015-03-15', '2017-04-30'],
    ['2005-07', '2006-02-10', '2007-12-31'],
    ['2005-07', '2006-01-01', '2007-12-31'],
  ])('by %s of an event of %s is %s', (edition, start, last) => {
    const editions = chooseEditions({ edition });
    const day = lastDayOfPooling((date) => editions.at(date), editions.at(null), parseDate(start));
    expect(formatDate(day)).toBe(last);
    expect(isPooled(edition, start, formatDate(day))).toBe(true);
    expect(isPooled(edition, start, formatDate(addDays(day, 1)))).toBe(false);
  });
});
