import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FLAG, shownRating } from './columns.ts';
import type { ListFilter } from './filter.ts';
import { anyRows, columnsOf, listOf } from './lists.test-helper.ts';
import { ListView } from './page.ts';

const { inactive, delisted, onlyFlagged, titledUnrated } = FLAG;
const [male, female] = [1, 2];
const list = listOf(
  { key: 1, rating: 2500, federation: 'NOR', sex: male, birthYear: 1990, titles: ['GM', '', '', ''], k: 10 },
  { key: 2, rating: 2700, federation: 'HUN', sex: male, birthYear: 1976, titles: ['GM', '', '', ''] },
  {
    key: 3,
    rating: 2500,
    federation: 'HUN',
    sex: female,
    birthYear: 2008,
    titles: ['IM', 'WGM', '', ''],
    id: 17,
  },
  { key: 4, rating: 2650, federation: 'NOR', sex: male, birthYear: 1950, flags: inactive },
  { key: 5, rating: 1900, federation: 'NOR', sex: female, games: 8, titles: ['', '', 'FA, NI', 'AFM'] },
  { key: 6, rating: 2000, federation: 'NOR', flags: inactive | onlyFlagged },
  { key: 7, federation: 'NOR', flags: titledUnrated, titles: ['IM', '', '', ''] },
  { key: 8, federation: 'NOR', flags: delisted },
  { key: 9, rating: 1900, federation: 'HUN', birthYear: 2016 },
);
const view = new ListView(list, '2026-10-01');
const keysOf = (filter?: ListFilter): number[] =>
  view
    .select(filter)
    .page(0, 100)
    .rows.map(({ key }) => key);

describe('selection of players', () => {
  test.each<[ListFilter, number[]]>([
    [{}, [2, 4, 3, 1, 5, 9]],
    [{ active: true }, [2, 3, 1, 5, 9]],
    [{ federation: 'NOR' }, [4, 1, 5]],
    [{ federation: 'XXX' }, []],
    [{ sex: 'F' }, [3, 5]],
    [{ sex: 'M', active: true }, [2, 1]],
    [{ oldest: 18 }, [3, 9]],
    [{ oldest: 17 }, [9]],
    [{ youngest: 50 }, [2, 4]],
    [{ youngest: 51 }, [4]],
    [{ youngest: 18, oldest: 36 }, [3, 1]],
    [{ youngest: 40, oldest: 30 }, []],
    [{ youngest: 3000 }, []],
    [{ oldest: 3000 }, [2, 4, 3, 1, 9]],
    [{ title: 'GM' }, [2, 1]],
    [{ title: 'WGM' }, [3]],
    [{ title: 'NI' }, [5]],
    [{ title: 'AFM' }, [5]],
    [{ title: 'GM', federation: 'HUN', sex: 'M', youngest: 20, active: true }, [2]],
    [{ kind: 'titledUnrated' }, [7]],
    [{ kind: 'delisted', federation: 'NOR' }, [8]],
    [{ kind: 'onlyFlagged' }, [6]],
  ])('%o', (filter, keys) => {
    expect(keysOf(filter)).toEqual(keys);
    expect(keysOf(filter), 'again').toEqual(keys);
  });
  test('top lists omit inactive players', () => {
    expect(
      view
        .top({ federation: 'NOR' })
        .page(0, 2)
        .rows.map(({ key }) => key),
    ).toEqual([1, 5]);
  });
});

test('a row', () => {
  const before = listOf({ key: 1, rating: 2512 }, { key: 4, rating: 2650 }, { key: 5, flags: delisted });
  const { rows } = view.select({ federation: 'NOR' }).page(0, 10, before);
  expect(rows[1]).toEqual({
    rank: 1,
    key: 1,
    id: 9_900_001,
    nameVersion: 1,
    federation: 'NOR',
    sex: 'M',
    titles: ['GM', '', '', ''],
    birthYear: 1990,
    rating: 2500,
    change: -12,
    isNew: false,
    games: 0,
    k: 10,
    flag: '',
  });
  expect(rows.map(({ change }) => change)).toEqual([0, -12, null]);
  expect(view.select({ kind: 'onlyFlagged' }).page(0, 10, before).rows).toMatchObject([
    { key: 6, rank: null, rating: null, change: null, flag: 'i' },
  ]);
});

describe('ranks and positions', () => {
  const all = view.select();
  test('the same rating, the same rank; then by ID; inactive players have none', () => {
    const { rows } = all.page(0, 10);
    expect(rows.map(({ rank, id }) => [rank, id])).toEqual([
      [1, 9_900_002],
      [null, 9_900_004],
      [2, 17],
      [2, 9_900_001],
      [4, 9_900_005],
      [4, 9_900_009],
    ]);
  });
  test('a tie has its rank on any page', () => {
    expect(all.page(3, 1).rows[0]).toMatchObject({ rank: 2, key: 1 });
  });
  test.each([
    [1, 0],
    [2, 2],
    [3, 2],
    [4, 4],
    [0, 0],
    [99, 4],
  ])('rank %i begins at %i', (rank, place) => expect(all.placeOfRank(rank)).toBe(place));
  test('of a player', () => {
    expect([2, 4, 3, 1, 5, 9, 6, 8, 77].map((key) => all.placeOfKey(key))).toEqual([
      0, 1, 2, 3, 4, 5, -1, -1, -1,
    ]);
    expect(view.select({ kind: 'delisted' }).placeOfKey(8)).toBe(0);
    expect(view.select({ federation: 'HUN' }).placeOfKey(1)).toBe(-1);
  });
  test('in an empty selection', () => {
    const nobody = view.select({ federation: 'XXX' });
    expect([nobody.placeOfRank(1), nobody.placeOfKey(1)]).toEqual([0, -1]);
    expect(nobody.page(0, 10)).toEqual({ count: 0, offset: 0, rows: [], next: null });
  });
});

describe('pages', () => {
  test.each<[number, number, { offset: number; next: number | null; length: number }]>([
    [0, 4, { offset: 0, next: 4, length: 4 }],
    [4, 4, { offset: 4, next: null, length: 2 }],
    [2, 4, { offset: 2, next: null, length: 4 }],
    [99, 4, { offset: 6, next: null, length: 0 }],
    [-3, 0, { offset: 0, next: 1, length: 1 }],
    [0, 1e9, { offset: 0, next: null, length: 6 }],
  ])('from %i, at most %i', (offset, limit, expected) => {
    const { rows, ...page } = view.select().page(offset, limit);
    expect({ offset: page.offset, next: page.next, length: rows.length }).toEqual(expected);
    expect(page.count).toBe(6);
  });
  test('no page has more than a thousand rows', () => {
    const many = listOf(...Array.from({ length: 1200 }, (_, index) => ({ key: index + 1, rating: 2000 })));
    expect(new ListView(many, '2026-10-01').select().page(0, 5000).rows).toHaveLength(1000);
  });
});

test('any list is in order, and every player has a position', () => {
  fc.assert(
    fc.property(anyRows, (rows) => {
      const columns = columnsOf(rows);
      const selection = new ListView(columns, '2026-10-01').select();
      const page = selection.page(0, 100);
      const ratings = page.rows.map(({ rating }) => rating ?? 0);
      expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
      expect(page.count).toBe(rows.filter((_, row) => shownRating(columns, row) > 0).length);
      const active = page.rows.filter(({ flag }) => !flag.includes('i'));
      page.rows.forEach(({ key, rank, rating, flag }, place) => {
        expect(selection.placeOfKey(key)).toBe(place);
        const better = active.filter((other) => (other.rating ?? 0) > (rating ?? 0)).length;
        expect(rank).toBe(flag.includes('i') ? null : better + 1);
      });
    }),
  );
});
