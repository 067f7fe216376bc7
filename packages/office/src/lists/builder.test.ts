import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ListBuilder, RowError, type RowValues } from './builder.ts';
import { anyRows, columnsOf, listOf } from './lists.test-helper.ts';

test('rows come out by key, with what was put in', () => {
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

test('the order in which rows come makes no difference', () => {
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

test('rows carried over from another list are as if they were put in', () => {
  const stretches = fc.array(fc.nat(), { maxLength: 6 });
  fc.assert(
    fc.property(anyRows, stretches, fc.integer({ min: 0, max: 255 }), (rows, cuts, games) => {
      const list = columnsOf(rows);
      const byKey = new Map(rows.map((row) => [row.key, row]));
      const places = cuts.map((cut) => cut % (list.rows + 1)).sort((a, b) => a - b);
      const builder = new ListBuilder(1);
      const kept = new Set<number>();
      // Every second stretch between the cuts, the last first: the order makes no difference.
      for (let cut = places.length - (places.length % 2); cut > 0; cut -= 2) {
        const [start, end] = [places[cut - 2] as number, places[cut - 1] as number];
        let row = builder.carry(list, start, end);
        for (const key of list.keys.subarray(start, end)) {
          const {
            rating = 0,
            k = 0,
            flags = 0,
            played = 0,
            peak = 0,
            inactiveSince = 0,
          } = byKey.get(key) as RowValues;
          builder.overwrite(row, { rating: rating >> 1, games, k, flags, played, peak, inactiveSince });
          row += 1;
          kept.add(key);
        }
      }
      const put = rows
        .filter(({ key }) => kept.has(key))
        .map((row) => ({ ...row, games, rating: (row.rating as number) >> 1 }));
      expect(builder.build()).toEqual(columnsOf(put));
    }),
  );
});

test('what is carried and not said anew is as it was, without games', () => {
  const list = columnsOf([
    { key: 3, id: 30, rating: 2000, games: 9, k: 20, played: 40, peak: 2100, flags: 1, inactiveSince: 600 },
    { key: 5, id: 'N-5', rating: 1500, games: 2, k: 40, played: 12, peak: 1500 },
  ]);
  const builder = new ListBuilder();
  expect(builder.carry(list, 0, 2)).toBe(0);
  expect(builder.build()).toEqual({ ...list, games: Uint16Array.of(0, 0) });
});

test('rows of two lists in one', () => {
  const one = columnsOf([{ key: 3, id: 30, federation: 'SWE', titles: ['GM', '', '', ''] }]);
  const other = columnsOf([
    { key: 5, id: 50, federation: 'CHN' },
    { key: 7, id: 70, federation: 'SWE' },
  ]);
  const builder = new ListBuilder();
  for (const each of [one, other]) builder.carry(each, 0, each.rows);
  expect(builder.build()).toEqual(
    columnsOf([
      { key: 3, id: 30, federation: 'SWE', titles: ['GM', '', '', ''] },
      { key: 5, id: 50, federation: 'CHN' },
      { key: 7, id: 70, federation: 'SWE' },
    ]),
  );
});

test('what is said anew has to fit', () => {
  const list = columnsOf([{ key: 3, id: 30 }]);
  const values = { rating: 40_000, games: 0, k: 0, flags: 0, played: 0, peak: 0, inactiveSince: 0 };
  const builder = new ListBuilder();
  builder.carry(list, 0, 1);
  expect(() => builder.overwrite(0, values)).toThrow(new RowError(3, 'rating', 40_000));
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

describe('what a list cannot hold', () => {
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
