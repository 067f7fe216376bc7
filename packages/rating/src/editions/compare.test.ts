import { expect, test } from 'vitest';
import { at } from './cite.ts';
import { compareEditions } from './compare.ts';
import { findEdition } from './index.ts';
import type { Edition, Rules } from './rules.ts';
import { RULE_NAMES } from './shapes.ts';

const base = findEdition('standard', '2024-03');
const changed = (rules: Partial<Rules>): Edition => ({ ...base, rules: { ...base.rules, ...rules } });
const names = (...editions: Edition[]): string[] => compareEditions(editions).map(({ rule }) => rule);

test('no edition and a single edition have no differences', () => {
  expect(compareEditions([])).toEqual([]);
  expect(compareEditions([base])).toEqual([]);
  expect(compareEditions([base, base])).toEqual([]);
});

test('only values are compared, not articles or the order of keys', () => {
  expect(names(base, changed({ floor: at('Nat. 1', 1400) }))).toEqual([]);
  expect(names(base, changed({ drawnGames: at('8.2.2', { rating: 1800, games: 2 }) }))).toEqual([]);
  expect(names(base, changed({ floor: at('7.1.2', 1000) }))).toEqual(['floor']);
  expect(names(base, changed({ listMonths: at('7.1', [2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) }))).toEqual([
    'listMonths',
  ]);
  expect(names(base, changed({ listMonths: at('7.1', [1]) }))).toEqual(['listMonths']);
  expect(names(base, changed({ drawnGames: at('8.2.2', null) }))).toEqual(['drawnGames']);
  expect(
    names(changed({ timeRange: at('1', { from: 3 }) }), changed({ timeRange: at('1', { over: 3 }) })),
  ).toEqual(['timeRange']);
});

test('a difference in one of several editions shows the values of all', () => {
  const [difference] = compareEditions([base, base, findEdition('standard', '2025-10')]);
  expect(difference?.rule).toBe('fullDifferenceFrom');
  expect(difference?.cited.map(({ value }) => value)).toEqual([null, null, 2650]);
});

test('differences come in the order of the chapters', () => {
  const found = names(findEdition('standard', '2005-07'), base);
  expect(found).toEqual(RULE_NAMES.filter((name) => (found as readonly string[]).includes(name)));
});
