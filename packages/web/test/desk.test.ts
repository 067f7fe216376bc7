import { words as audit } from '@eloquence/words/en/web/pages/desk-audit';
import { words as en } from '@eloquence/words/en/web/site';
import { words as auditFr } from '@eloquence/words/fr/web/pages/desk-audit';
import { words as fr } from '@eloquence/words/fr/web/site';
import { expect, test } from 'vitest';
import { getFormat } from '../src/core/format.ts';
import { changesOf } from '../src/pages/desk-audit/changes.ts';
import { valueText } from '../src/pages/desk-audit/value-text.ts';
import { countOf } from '../src/pages/desk-job/imported.tsx';

test('changes are listed by field, without unchanged fields', () => {
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
  ['scope', 'read', 'read', 'lire'],
  ['expires', '2027-02-14T09:29:53.895Z', '14 Feb 2027, 09:29 UTC', '14 févr. 2027, 09:29 UTC'],
  ['start', '2026-08-01', '1 Aug 2026', '1er août 2026'],
  ['type', 'round-robin', 'round robin', 'toutes rondes'],
  ['role', 'administrator', 'administrator', 'administrateur'],
  ['name', 'administrator', 'administrator', 'administrator'],
  ['cadence', 'rapid', 'Rapid', 'Rapide'],
])('the audit log says %s %s in words', (field, value, english, french) => {
  expect(valueText(field, value, audit, { format: getFormat('en'), words: en })).toBe(english);
  expect(valueText(field, value, auditFr, { format: getFormat('fr'), words: fr })).toBe(french);
});

test('the audit log names adjustments', () => {
  const said = valueText('adjustments', '2022-10, 2024-03', audit, { format: getFormat('en'), words: en });
  expect(said).toMatch(/^October 2022: .*; March 2024: /);
});

test('anomalies are counted in every representation', () => {
  expect(countOf(7)).toBe(7);
  expect(countOf(true)).toBe(1);
  expect(countOf({ count: 3, examples: [] })).toBe(3);
  expect(countOf({ 15: 2, 30: 4 })).toBe(6);
  expect(countOf(undefined)).toBe(0);
});
