import { DIFF_KINDS, type DiffKind } from '@eloquence/api/names';
import { defined } from '@eloquence/rating';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RowValues } from './builder.ts';
import { FLAG, type ListColumns, SEX } from './columns.ts';
import { diffLists } from './diff.ts';
import { anyRows, columnsOf, listOf } from './lists.test-helper.ts';

const { inactive, delisted, onlyFlagged, titledUnrated } = FLAG;

describe('changes of a player', () => {
  const on = (rating: number, flags = 0): ListColumns => listOf({ key: 1, rating, peak: rating, flags });
  const off = listOf({ key: 2 });
  const formerly = (rating: number): ListColumns => listOf({ key: 1, rating, peak: rating + 50 });
  test.each<[string, ListColumns, ListColumns, DiffKind[]]>([
    ['a first rating', off, on(1600), ['new']],
    ['a first rating after a title', on(0, titledUnrated), on(2100), ['new']],
    ['a rating after being delisted', on(0, delisted), on(1450), ['returned']],
    ['a rating below a former peak', off, formerly(1450), ['returned']],
    ['a gain', on(1600), on(1601), ['changed']],
    ['the same rating', on(1600), on(1600), ['unchanged']],
    ['below the floor', on(1410), on(0, delisted), ['delisted']],
    ['no longer on the list', on(1600), off, ['gone']],
    ['delisted the list before', on(0, delisted), off, []],
    ['no longer active', on(1600), on(1600, inactive), ['unchanged', 'inactive']],
    ['active again', on(1600, inactive), on(1620), ['changed', 'activeAgain']],
    ['long inactive', on(1600, inactive), on(1600, inactive | onlyFlagged), ['unchanged']],
    ['on no list with a rating', on(0, titledUnrated), on(0, titledUnrated), []],
  ])('%s', (_, before, after, kinds) => {
    const diff = diffLists(before, after);
    expect(DIFF_KINDS.filter((kind) => diff[kind].count > 0)).toEqual(kinds);
    expect(kinds.map((kind) => diff[kind].examples[0]?.key)).toEqual(kinds.map(() => 1));
  });

  test('the caller can decide who returned', () => {
    expect(diffLists(off, on(1600), { wasListed: (key) => key === 1 }).returned.count).toBe(1);
    expect(diffLists(off, formerly(1600), { wasListed: () => false }).new.count).toBe(1);
  });
  test('on a first list all are new', () => {
    expect(diffLists(null, on(1600))).toMatchObject({
      ratedBefore: 0,
      ratedAfter: 1,
      new: { count: 1, examples: [{ key: 1, id: 9_900_001, before: null, after: 1600 }] },
      attributes: { federation: { count: 0 } },
    });
  });
});

test('every rated player is counted once', () => {
  fc.assert(
    fc.property(anyRows, anyRows, (one, other) => {
      const [before, after] = [columnsOf(one), columnsOf([...other, ...one.slice(0, 9)].filter(isFirst))];
      const diff = diffLists(before, after);
      expect(diff.ratedBefore).toBe(before.ratings.filter((rating) => rating > 0).length);
      expect(diff.ratedAfter).toBe(after.ratings.filter((rating) => rating > 0).length);
    }),
  );
  function isFirst({ key }: { key: number }, at: number, rows: { key: number }[]): boolean {
    return rows.findIndex((row) => row.key === key) === at;
  }
});

test('unchanged players are counted', () => {
  const rows = fc.array(fc.record({ rating: fc.constantFrom(0, 1500, 1600), was: fc.constantFrom(0, 1) }), {
    maxLength: 600,
  });
  const other = fc.constantFrom<Partial<RowValues>>(
    { games: 3 },
    { rating: 1700 },
    { rating: 1700, games: 2 },
    { flags: inactive },
    { federation: 'SWE' },
    { titles: ['FM', '', '', ''] },
    { birthYear: 2001 },
    { sex: SEX.female },
    { nameVersion: 2 },
    { id: 'N-1' },
    { id: 17 },
  );
  fc.assert(
    fc.property(rows, fc.array(fc.tuple(fc.nat({ max: 599 }), other), { maxLength: 20 }), (all, changes) => {
      const before = all.map(({ rating, was }, index) => ({ key: index + 1, rating, games: was }));
      const after: (RowValues & { key: number })[] = before.map((row) => ({
        ...row,
        id: 9_900_000 + row.key,
        nameVersion: 1,
        games: 0,
      }));
      for (const [place, change] of changes) {
        const row = after[place];
        if (row && !('id' in change && after.some(({ id }) => id === change.id))) Object.assign(row, change);
      }
      const diff = diffLists(listOf(...before), columnsOf(after), { wasListed: () => false });
      const pairs = before.map((row, index) => [row, defined(after[index])] as const);
      const rated = pairs.filter(([old, now]) => old.rating > 0 && (now.rating as number) > 0);
      const same = rated.filter(([old, now]) => old.rating === now.rating);
      const best = same.toSorted(([a], [b]) => b.rating - a.rating || a.key - b.key).slice(0, 10);
      expect(diff.unchanged.count).toBe(same.length);
      expect(diff.unchanged.examples.map(({ key }) => key)).toEqual(best.map(([{ key }]) => key));
      expect(diff.changed.count).toBe(rated.length - same.length);
      const kept = diff.histogram.find(({ from }) => from === 0)?.count;
      expect(kept).toBe(same.filter(([, now]) => now.games !== 0).length);
      expect(diff.inactive.count).toBe(after.filter(({ flags }) => flags === inactive).length);
      const counts = Object.entries(diff.attributes).map(([name, { count }]) => [name, count]);
      expect(Object.fromEntries(counts)).toEqual({
        id: pairs.filter(([old, now]) => now.id !== 9_900_000 + old.key).length,
        name: after.filter(({ nameVersion }) => nameVersion !== 1).length,
        federation: after.filter(({ federation }) => federation).length,
        sex: after.filter(({ sex }) => sex).length,
        titles: after.filter(({ titles }) => titles).length,
        birthYear: after.filter(({ birthYear }) => birthYear).length,
      });
    }),
  );
});

test('the histogram, and the largest gains and losses', () => {
  const changes = [-150, -100, -99, -50, -20, -5, -4, -1, 0, 1, 4, 5, 10, 20, 50, 99, 100, 300];
  const rows = changes.map((change, index) => ({ key: index + 1, rating: 2000, games: 5, change }));
  const before = listOf(...rows, { key: 99, rating: 2000 });
  const after = listOf(...rows.map((row) => ({ ...row, rating: 2000 + row.change })), {
    key: 99,
    rating: 2000,
  });
  const diff = diffLists(before, after, { examples: 2 });
  expect(diff.histogram.map(({ from, to, count }) => [from, to, count])).toEqual([
    [null, -50, 4],
    [-49, -40, 0],
    [-39, -30, 0],
    [-29, -20, 1],
    [-19, -10, 0],
    [-9, -1, 3],
    [0, 0, 1],
    [1, 9, 3],
    [10, 19, 1],
    [20, 29, 1],
    [30, 39, 0],
    [40, 49, 0],
    [50, null, 4],
  ]);
  expect(diff.gains.map(({ after }) => after)).toEqual([2300, 2100]);
  expect(diff.losses.map(({ after }) => after)).toEqual([1850, 1900]);
  expect(diff.changed).toMatchObject({ count: 17, examples: [{ after: 2300 }, { after: 2100 }] });
});

test('changes of personal data', () => {
  const before = listOf(
    { key: 1, federation: 'NOR', titles: ['FM', '', '', ''], birthYear: 1990, sex: 1 },
    { key: 2, federation: 'NOR', id: 'N-1' },
    { key: 3, federation: 'HUN' },
  );
  const after = listOf(
    { key: 1, federation: 'SWE', titles: ['IM', '', 'FA', ''], birthYear: 1991, sex: 2, nameVersion: 2 },
    { key: 2, federation: 'NOR', id: 'N-2' },
    { key: 3, federation: 'HUN' },
  );
  const one = { key: 1, id: 9_900_001 };
  expect(diffLists(before, after).attributes).toEqual({
    id: { count: 1, examples: [{ key: 2, id: 'N-2', before: 'N-1', after: 'N-2' }] },
    name: { count: 1, examples: [{ ...one, before: '1', after: '2' }] },
    federation: { count: 1, examples: [{ ...one, before: 'NOR', after: 'SWE' }] },
    sex: { count: 1, examples: [{ ...one, before: 'M', after: 'F' }] },
    titles: { count: 1, examples: [{ ...one, before: 'FM', after: 'IM FA' }] },
    birthYear: { count: 1, examples: [{ ...one, before: '1990', after: '1991' }] },
  });
});

test('the number of examples is limited', () => {
  const rows = Array.from({ length: 50 }, (_, index) => ({ key: index + 1, rating: 1500 + index }));
  const moved = rows.map((row) => ({ ...row, federation: 'SWE' }));
  const diff = diffLists(listOf(...rows), listOf(...moved));
  expect([diff.unchanged.count, diff.unchanged.examples.length]).toEqual([50, 10]);
  expect(diff.unchanged.examples[0]).toMatchObject({ key: 50, after: 1549 });
  expect(diff.attributes.federation).toMatchObject({ count: 50, examples: { length: 10 } });
});
