import { describe, expect, test } from 'vitest';
import { FLAG, flagText, idOf, rowOfKey, SEX, shownRating } from './columns.ts';
import { listOf } from './lists.test-helper.ts';
import { firstDayOf, monthOf } from './months.ts';

const { inactive, delisted, titledUnrated, onlyFlagged, playedPartly } = FLAG;

describe('flags as lists show them', () => {
  test.each<[number, number, string]>([
    [0, SEX.unknown, ''],
    [0, SEX.male, ''],
    [0, SEX.female, 'w'],
    [inactive, SEX.male, 'i'],
    [inactive, SEX.female, 'wi'],
    [onlyFlagged, SEX.male, 'i'],
    [inactive | onlyFlagged, SEX.female, 'wi'],
    [delisted, SEX.male, 'd'],
    [delisted | inactive, SEX.female, 'wid'],
    [titledUnrated | playedPartly | FLAG.new, SEX.male, ''],
  ])('%i, sex %i: %s', (flags, sex, text) => {
    expect(flagText(flags, sex)).toBe(text);
  });
});

test('flagged players keep a hidden rating', () => {
  const list = listOf({ key: 1, rating: 2100 }, { key: 2, rating: 2200, flags: inactive | onlyFlagged });
  expect([shownRating(list, 0), shownRating(list, 1), list.ratings[1]]).toEqual([2100, 0, 2200]);
});

describe('outside IDs', () => {
  test.each<[number | string, number | string]>([
    [1, 1],
    [4_294_967_295, 4_294_967_295],
    [4_294_967_296, 4_294_967_296],
    ['17', 17],
    [0, 0],
    ['007', '007'],
    ['N-17', 'N-17'],
    ['99999999999', 99_999_999_999],
    ['9999999999999999', '9999999999999999'],
  ])('%s is %s', (id, found) => expect(idOf(listOf({ key: 5, id }), 0)).toBe(found));
});

test('a row by its key', () => {
  const { keys } = listOf({ key: 3 }, { key: 8 }, { key: 11 });
  expect([3, 8, 11, 1, 9, 12].map((key) => rowOfKey(keys, key))).toEqual([0, 1, 2, -1, -1, -1]);
  expect(rowOfKey(new Int32Array(0), 3)).toBe(-1);
});

describe('months', () => {
  test.each<[string, number]>([
    ['1970-01-01', 0],
    ['1970-12-01', 11],
    ['2024-03-01', 650],
    ['2026-10-01', 681],
  ])('%s is %i', (date, month) => {
    expect(monthOf(date)).toBe(month);
    expect(firstDayOf(month)).toBe(date);
  });
  test('any day of the month', () => expect(monthOf('2024-03-31')).toBe(650));
  test.each(['', '2024', '2024-13-01', '2024-00-01', '1969-12-01', '2024-3-1'])('not a month: %s', (date) => {
    expect(() => monthOf(date)).toThrow(RangeError);
  });
});
