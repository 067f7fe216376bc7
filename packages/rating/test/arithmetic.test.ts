import { describe, expect, test } from 'vitest';
import { dateOf, yearMonthDay } from '../src/date.ts';
import {
  addDays,
  addMonths,
  type CivilDate,
  formatDate,
  formatHundredths,
  formatRational,
  halfPoints,
  hundredths,
  parseDate,
} from '../src/index.ts';
import {
  add,
  isBelow,
  multiply,
  parseDecimal,
  points,
  rational,
  roundRational,
  subtract,
  ZERO,
} from '../src/rational.ts';
import { floorDivide, halfAwayFromZero, halfUp, modulo, round, roundHundredths } from '../src/rounding.ts';

describe('rounding', () => {
  test.each([
    // numerator, denominator, floor, remainder, half up, away from zero
    [0, 100, 0, 0, 0, 0],
    [49, 100, 0, 49, 0, 0],
    [50, 100, 0, 50, 1, 1],
    [51, 100, 0, 51, 1, 1],
    [149, 100, 1, 49, 1, 1],
    [150, 100, 1, 50, 2, 2],
    [-49, 100, -1, 51, 0, 0],
    [-50, 100, -1, 50, 0, -1],
    [-51, 100, -1, 49, -1, -1],
    [-100, 100, -1, 0, -1, -1],
    [-150, 100, -2, 50, -1, -2],
    [-250, 100, -3, 50, -2, -3],
    [250, 100, 2, 50, 3, 3],
    [7, 2, 3, 1, 4, 4],
    [-7, 2, -4, 1, -3, -4],
    [1, 3, 0, 1, 0, 0],
    [2, 3, 0, 2, 1, 1],
    [-1, 3, -1, 2, 0, 0],
    [-2, 3, -1, 1, -1, -1],
  ])('%i / %i', (numerator, denominator, floor, remainder, up, away) => {
    // `toEqual` tells 0 from −0: no rounding may give −0.
    expect(floorDivide(numerator, denominator)).toEqual(floor);
    expect(modulo(numerator, denominator)).toBeCloseTo(remainder, 10);
    expect(halfUp(numerator, denominator)).toEqual(up);
    expect(halfAwayFromZero(numerator, denominator)).toEqual(away);
    expect(round('half-up', numerator, denominator)).toEqual(up);
    expect(round('half-away-from-zero', numerator, denominator)).toEqual(away);
  });
});

test('the faster division rounds hundredths of up to 30 bits the same', () => {
  const check = (hundredths: number): void => {
    for (const rounding of ['half-up', 'half-away-from-zero'] as const) {
      const slow = round(rounding, hundredths, 100);
      if (roundHundredths(rounding, hundredths) !== slow) expect({ rounding, hundredths }).toBe(slow);
    }
  };
  for (let hundredths = -20_000; hundredths <= 20_000; hundredths += 1) check(hundredths);
  for (const end of [-(2 ** 29), 2 ** 29 - 1]) {
    for (let hundredths = end - 300; hundredths <= end + 300; hundredths += 1) check(hundredths);
  }
  expect([roundHundredths('half-up', -250), roundHundredths('half-away-from-zero', -250)]).toEqual([-2, -3]);
  expect([roundHundredths('half-up', 250), roundHundredths('half-away-from-zero', 250)]).toEqual([3, 3]);
});

describe('fractions', () => {
  const half = rational(1, 2);

  test('are reduced and frozen', () => {
    expect(rational(6, 4)).toEqual({ numerator: 3, denominator: 2 });
    expect(rational(-6, 4)).toEqual({ numerator: -3, denominator: 2 });
    expect(rational(0, 5)).toEqual({ numerator: 0, denominator: 1 });
    expect(rational(7)).toEqual({ numerator: 7, denominator: 1 });
    expect(ZERO).toEqual(rational(0));
    expect(Object.isFrozen(half)).toBe(true);
  });

  test('add, subtract, multiply and compare exactly', () => {
    expect(add(half, rational(1, 3))).toEqual({ numerator: 5, denominator: 6 });
    expect(subtract(half, rational(1, 3))).toEqual({ numerator: 1, denominator: 6 });
    expect(subtract(half, half)).toEqual({ numerator: 0, denominator: 1 });
    expect(multiply(rational(2, 3), rational(3, 4))).toEqual(half);
    expect([isBelow(rational(1, 3), half), isBelow(half, half), isBelow(half, rational(1, 3))]).toEqual([
      ...[true, false, false],
    ]);
    expect(isBelow(rational(-1, 2), ZERO)).toBe(true);
  });

  test.each([
    ['12.5', 25, 2],
    ['15', 15, 1],
    ['0', 0, 1],
    ['-12.5', -25, 2],
    ['0.0625', 1, 16],
    ['999999999.9999', 9_999_999_999_999, 10_000],
  ])('%s is %i / %i', (text, numerator, denominator) => {
    expect(parseDecimal(text)).toEqual({ numerator, denominator });
  });

  test.each([
    [5, 2, 3],
    [-5, 2, -2],
    [7, 3, 2],
    [8, 3, 3],
  ])('%i / %i is %i to the nearest', (numerator, denominator, nearest) => {
    expect(roundRational(rational(numerator, denominator))).toEqual(nearest);
  });

  test.each([
    [13_107, 7, '1872.43'],
    [1, 8, '0.13'],
    [-1, 8, '-0.12'],
    [2, 3, '0.67'],
    [1800, 1, '1800.00'],
    [0, 1, '0.00'],
  ])('%i / %i is written %s', (numerator, denominator, text) => {
    expect(formatRational(rational(numerator, denominator))).toBe(text);
  });
});

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [-5, '-0.05'],
  [61, '0.61'],
  [-61, '-0.61'],
  [100, '1.00'],
  [-540, '-5.40'],
  [123_456, '1234.56'],
])('%i hundredths are written %s', (value, text) => expect(formatHundredths(hundredths(value))).toBe(text));

test.each([
  [0, 0],
  [1, 0.5],
  [13, 6.5],
])('%i half points are %d points', (halves, value) => expect(points(halfPoints(halves))).toBe(value));

describe('civil dates', () => {
  test('agree with Date on every day from 1800 to 2200', () => {
    const first = Date.UTC(1800, 0, 1);
    const days = (Date.UTC(2200, 0, 1) - first) / 86_400_000;
    const start = parseDate('1800-01-01');
    for (let day = 0; day < days; day += 1) {
      const theirs = new Date(first + day * 86_400_000);
      const date = (start + day) as CivilDate;
      const found = yearMonthDay(date);
      const year = theirs.getUTCFullYear();
      const month = theirs.getUTCMonth() + 1;
      const same = found.year === year && found.month === month && found.day === theirs.getUTCDate();
      if (!same || dateOf(year, month, found.day) !== date) {
        expect({ date, ...found }).toEqual({ year, month, day: theirs.getUTCDate() });
      }
    }
  });

  test.each([
    ['1970-01-01', 0],
    ['1969-12-31', -1],
    ['2000-02-29', 11_016],
    ['2000-03-01', 11_017],
    ['1800-01-01', -62_091],
    ['2024-03-01', 19_783],
    ['9999-12-31', 2_932_896],
  ])('%s is day %i', (text, day) => {
    expect(parseDate(text)).toBe(day);
    expect(formatDate(day as CivilDate)).toBe(text);
  });

  test.each([
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['1900-02-29', false],
    ['2000-02-29', true],
    ['2100-02-29', false],
    ['2024-01-31', true],
    ['2024-04-30', true],
    ['2024-04-31', false],
    ['2024-06-31', false],
    ['2024-09-31', false],
    ['2024-11-31', false],
    ['2024-12-31', true],
    ['2024-12-32', false],
  ])('%s exists: %s', (text, exists) => {
    if (exists) expect(formatDate(parseDate(text))).toBe(text);
    else expect(() => parseDate(text)).toThrow('invalid-date');
  });

  test.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2024-03-01', -1, '2024-02-29'],
    ['2023-12-31', 1, '2024-01-01'],
    ['2024-07-01', -7, '2024-06-24'],
  ])('%s and %i days: %s', (from, days, to) => expect(formatDate(addDays(parseDate(from), days))).toBe(to));

  test.each([
    ['2024-01-31', 1, '2024-02-29'],
    ['2023-01-31', 1, '2023-02-28'],
    ['2024-05-31', 1, '2024-06-30'],
    ['2024-12-15', 1, '2025-01-15'],
    ['2024-01-15', -1, '2023-12-15'],
    ['2024-03-01', -26, '2022-01-01'],
    ['2026-06-01', -26, '2024-04-01'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', -12, '2023-02-28'],
    ['2024-06-15', 0, '2024-06-15'],
    ['2024-06-15', -24, '2022-06-15'],
  ])('%s and %i months: %s', (from, months, to) => {
    expect(formatDate(addMonths(parseDate(from), months))).toBe(to);
  });
});
