import { describe, expect, test } from 'vitest';
import type { RowValues } from './builder.ts';
import { FLAG } from './columns.ts';
import { type HistoryRow, historyRowOn, historyRows } from './history.ts';
import { listOf } from './lists.test-helper.ts';

const usual = { key: 1, rating: 2000, games: 0, k: 20, sex: 2 };
const shown: HistoryRow = { key: 1, rating: 2000, games: 0, k: 20, flag: 'w' };

describe('a row only for shown changes', () => {
  test.each<[string, Partial<RowValues>, HistoryRow | null]>([
    ['nothing', {}, null],
    ['the rating', { rating: 2001 }, { ...shown, rating: 2001 }],
    ['games', { games: 4 }, { ...shown, games: 4 }],
    ['K', { k: 10 }, { ...shown, k: 10 }],
    ['inactive', { flags: FLAG.inactive }, { ...shown, flag: 'wi' }],
    ['only flagged', { flags: FLAG.onlyFlagged }, { ...shown, rating: null, flag: 'wi' }],
    [
      'delisted',
      { rating: 0, k: 0, games: 3, flags: FLAG.delisted },
      { ...shown, rating: null, games: 3, k: null, flag: 'wd' },
    ],
    ['a value no list shows', { flags: FLAG.playedPartly, peak: 2100, played: 9 }, null],
    ['a value shown elsewhere', { federation: 'SWE', birthYear: 1990 }, null],
  ])('%s', (_, change, row) => {
    const rows = historyRows(listOf(usual), listOf({ ...usual, ...change }));
    expect(rows).toEqual(row ? [row] : []);
  });
});

test('new and delisted players', () => {
  const [one, two] = [listOf(usual), listOf({ ...usual, key: 2 })];
  expect(historyRows(null, one)).toEqual([]);
  expect([historyRowOn(one, 1), historyRowOn(one, 2)]).toEqual([shown, null]);
  expect(historyRows(one, two)).toEqual([
    { key: 1, rating: null, games: 0, k: null, flag: '' },
    { ...shown, key: 2 },
  ]);
  expect(historyRows(listOf({ key: 1, flags: FLAG.titledUnrated }), two)).toEqual([{ ...shown, key: 2 }]);
});
