import { expect, test } from 'vitest';
import { chooseEditions } from './calculators/choose.ts';
import { type CivilDate, parseDate } from './date.ts';
import { findEdition } from './editions/index.ts';
import { dayOfK, kOfLaterList } from './k-day.ts';

const edition = findEdition('standard', '2024-03');
const editionAt = (day: CivilDate) => chooseEditions({}).at(day);

test.each([
  ['2025-12-20', '2025-12-29', '2025-12-01'],
  ['2025-12-20', '2025-12-30', '2026-01-01'],
])('K of an event from %s to %s is that of %s', (start, end, day) => {
  const dates = { start: parseDate(start), end: parseDate(end) };
  expect(dayOfK(editionAt, edition, dates)).toBe(parseDate(day));
});

test('the reason names the list that K is from', () => {
  const values = { k: 20, before: 40, list: '2026-01-01' };
  expect(kOfLaterList(edition, { ...values, list: parseDate(values.list) })).toEqual({
    ...{ code: 'k-of-later-list', article: edition.rules.kTaken.article, values },
  });
});
