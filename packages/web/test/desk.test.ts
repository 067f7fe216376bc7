import { expect, test } from 'vitest';
import { hundredths } from '../src/desk/raw-summary.ts';
import { of } from '../src/desk/words.fr.ts';
import { formatOf } from '../src/format.ts';
import { changesOf } from '../src/pages/desk-audit/changes.ts';
import { valueSaid } from '../src/pages/desk-audit/spoken.ts';
import { words as audit } from '../src/pages/desk-audit/words.en.ts';
import { words as auditFr } from '../src/pages/desk-audit/words.fr.ts';
import { countOf } from '../src/pages/desk-job/imported.tsx';
import { words as en } from '../src/words/en.ts';
import { words as fr } from '../src/words/fr.ts';

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

test.each([
  ['scope', 'read', 'to read', 'lire'],
  ['expires', '2027-02-14T09:29:53.895Z', '14 Feb 2027, 09:29 UTC', '14 févr. 2027, 09:29 UTC'],
  ['start', '2026-08-01', '1 Aug 2026', '1er août 2026'],
  ['type', 'round-robin', 'round robin', 'toutes rondes'],
  ['role', 'administrator', 'administrator', 'administrateur'],
  ['name', 'administrator', 'administrator', 'administrator'],
  ['cadence', 'rapid', 'Rapid', 'Rapide'],
])('the audit log says %s %s in words', (field, value, english, french) => {
  expect(valueSaid(field, value, audit, { format: formatOf('en'), words: en })).toBe(english);
  expect(valueSaid(field, value, auditFr, { format: formatOf('fr'), words: fr })).toBe(french);
});

test('the audit log names adjustments', () => {
  const said = valueSaid('adjustments', '2022-10, 2024-03', audit, { format: formatOf('en'), words: en });
  expect(said).toMatch(/^October 2022: .*; March 2024: /);
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
