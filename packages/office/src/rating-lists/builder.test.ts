import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ListBuilder, RowError, type RowValues, rowValues } from './builder.ts';
import { rowOfKey } from './columns.ts';
import { anyRows, columnsOf, listOf } from './lists.test-helper.ts';

test('rows are ordered by key and unchanged', () => {
  const list = columnsOf([
    { key: 9, id: 'N-1', federation: 'NOR', titles: ['IM', '', 'FA', ''], rating: 2400, peak: 2410 },
    { key: 4, id: 17, federation: 'CHN', sex: 2, games: 7, k: 20, played: 31, birthYear: 2001 },
  ]);
  expect(list).toMatchObject({
    rows: 2,
    keys: Int32Array.of(4, 9),
    ids: Uint32Array.of(17, 0),
    otherIds: new Map([[1, 'N-1']]),
    ratings: Int16Array.of(0, 2400),
    games: Uint16Array.of(7, 0),
    federations: Uint16Array.of(0, 1),
    federationNames: ['CHN', 'NOR'],
    titles: Uint16Array.of(0, 1),
    titleSets: [
      ['', '', '', ''],
      ['IM', '', 'FA', ''],
    ],
    peaks: Uint16Array.of(0, 2410),
  });
});

test('the order of the rows makes no difference', () => {
  fc.assert(
    fc.property(
      anyRows.chain((rows) =>
        fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })),
      ),
      ([rows, shuffled]) => {
        expect(columnsOf(shuffled)).toEqual(columnsOf(rows));
      },
    ),
  );
});

test('rows of another list equal the ones it was built from, in any order', () => {
  fc.assert(
    fc.property(anyRows, fc.infiniteStream(fc.boolean()), fc.nat(255), (rows, choices, games) => {
      const list = columnsOf(rows);
      const kept = rows.filter(() => choices.next().value as boolean);
      const builder = new ListBuilder(1);
      for (const { key } of kept.toReversed())
        builder.add({ ...rowValues(list, rowOfKey(list.keys, key)), games });
      expect(builder.build()).toEqual(columnsOf(kept.map((row) => ({ ...row, games }))));
    }),
  );
});

test('a list without rows', () => {
  expect(new ListBuilder().build()).toMatchObject({ rows: 0, federationNames: [], titleSets: [] });
});

test('more rows than were expected', () => {
  const builder = new ListBuilder(1);
  for (let key = 5000; key > 0; key -= 1) builder.add({ key, id: key });
  const { keys } = builder.build();
  expect([builder.rows, keys.length, keys[0], keys[4999]]).toEqual([5000, 5000, 1, 5000]);
});

describe('values out of range', () => {
  test.each<[string, Partial<RowValues>]>([
    ['key', { key: 0 }],
    ['key', { key: 1.5 }],
    ['key', { key: 0x8000_0000 }],
    ['id', { id: '' }],
    ['rating', { rating: -1 }],
    ['rating', { rating: 40_000 }],
    ['rating', { rating: Number.NaN }],
    ['games', { games: 65_536 }],
    ['k', { k: 256 }],
    ['k', { k: 12.5 }],
    ['flags', { flags: 256 }],
    ['sex', { sex: 3 }],
    ['birthYear', { birthYear: -1 }],
  ])('%s %o', (field, values) => {
    const row = { key: 1, id: 1, ...values };
    expect(() => new ListBuilder().add(row)).toThrow(
      expect.objectContaining({ constructor: RowError, key: row.key, field }),
    );
  });
  test('a player twice', () => {
    expect(() => listOf({ key: 2 }, { key: 1 }, { key: 2 })).toThrow(RowError);
    expect(() => listOf({ key: 2 }, { key: 2 })).toThrow(RowError);
  });
});
