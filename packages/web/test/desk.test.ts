import { expect, test } from 'vitest';
import { hundredths } from '../src/desk/raw-summary.ts';
import { of } from '../src/desk/words.fr.ts';
import { changesOf } from '../src/pages/desk-audit/changes.ts';
import { countOf } from '../src/pages/desk-job/imported.tsx';

test.each([
  [0, '0.00'],
  [-61, '-0.61'],
  [5, '0.05'],
  [145_049_600, '1450496.00'],
  [-133_200, '-1332.00'],
])('%i hundredths are %s', (value, text) => {
  expect(hundredths(value)).toBe(text);
});

test('what changed is told field by field, and what did not is left out', () => {
  expect(
    changesOf(
      { name: 'A', federation: 'NOR', events: ['E1'] },
      { name: 'A', federation: 'SWE', events: ['E1', 'E2'] },
    ),
  ).toEqual([
    { field: 'federation', before: 'NOR', after: 'SWE' },
    { field: 'events', before: 'E1', after: 'E1, E2' },
  ]);
  expect(changesOf(null, { kind: 'close', options: { date: '2026-08-01' }, none: null })).toEqual([
    { field: 'kind', before: null, after: 'close' },
    { field: 'date', before: null, after: '2026-08-01' },
  ]);
  expect(changesOf({ state: 'active' }, null)).toEqual([{ field: 'state', before: 'active', after: null }]);
});

test('oddities are counted however they were kept', () => {
  expect(countOf(7)).toBe(7);
  expect(countOf(true)).toBe(1);
  expect(countOf({ count: 3 })).toBe(3);
  expect(countOf({ 15: 2, 30: 4 })).toBe(6);
  expect(countOf(undefined)).toBe(0);
});

test('French months after de', () => {
  expect(of('août 2026')).toBe('d’août 2026');
  expect(of('juillet 2026')).toBe('de juillet 2026');
});
