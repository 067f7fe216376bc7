import { describe, expect, test } from 'vitest';
import { parseDate } from '../date.ts';
import { EDITIONS, editionOn, findEdition, newestEdition } from './index.ts';
import { CADENCES, type Cadence } from './rules.ts';

test('all editions, by cadence, the oldest first', () => {
  expect(EDITIONS.map(({ cadence, id }) => `${cadence} ${id}`)).toEqual([
    'standard 2005-07',
    'standard 2009-07',
    'standard 2011-07',
    'standard 2012-07',
    'standard 2013-07',
    'standard 2014-07',
    'standard 2017-07',
    'standard 2022-01',
    'standard 2024-03',
    'standard 2025-10',
    'rapid 2005-07',
    'rapid 2012-01',
    'rapid 2022-10',
    'rapid 2024-03',
    'rapid 2024-12',
    'blitz 2012-01',
    'blitz 2022-10',
    'blitz 2024-03',
    'blitz 2024-12',
  ]);
});

describe('the edition in force', () => {
  const cases: readonly (readonly [Cadence, string, string])[] = [
    ['standard', '2005-07-01', '2005-07'],
    ['standard', '2009-06-30', '2005-07'],
    ['standard', '2009-07-01', '2009-07'],
    ['standard', '2010-07-01', '2009-07'],
    ['standard', '2011-06-30', '2009-07'],
    ['standard', '2011-07-01', '2011-07'],
    ['standard', '2014-06-30', '2013-07'],
    ['standard', '2014-07-01', '2014-07'],
    ['standard', '2017-06-30', '2014-07'],
    ['standard', '2021-12-31', '2017-07'],
    ['standard', '2022-01-01', '2022-01'],
    ['standard', '2024-02-29', '2022-01'],
    ['standard', '2024-03-01', '2024-03'],
    ['standard', '2025-09-30', '2024-03'],
    ['standard', '2025-10-01', '2025-10'],
    ['standard', '2999-01-01', '2025-10'],
    ['rapid', '2005-07-01', '2005-07'],
    ['rapid', '2011-12-31', '2005-07'],
    ['rapid', '2012-01-01', '2012-01'],
    ['rapid', '2022-09-30', '2012-01'],
    ['rapid', '2024-11-30', '2024-03'],
    ['rapid', '2025-10-01', '2024-12'],
    ['blitz', '2012-01-01', '2012-01'],
    ['blitz', '2022-10-01', '2022-10'],
    ['blitz', '2024-12-01', '2024-12'],
  ];
  test.each(cases)('%s on %s is %s', (cadence, date, id) => {
    expect(editionOn(cadence, parseDate(date))).toBe(findEdition(cadence, id));
  });
});

describe('before the first edition', () => {
  const cases: readonly (readonly [Cadence, string, string])[] = [
    ['standard', '2005-06-30', '2005-07-01'],
    ['rapid', '2005-06-30', '2005-07-01'],
    ['blitz', '2011-12-31', '2012-01-01'],
  ];
  test.each(cases)('%s on %s is refused', (cadence, value, from) => {
    expect(() => editionOn(cadence, parseDate(value))).toThrow(
      expect.objectContaining({
        code: 'before-first-edition',
        values: { value, cadence, expected: { kind: 'date', from } },
      }),
    );
  });
});

test('the newest of each cadence', () => {
  expect(CADENCES.map((cadence) => newestEdition(cadence).id)).toEqual(['2025-10', '2024-12', '2024-12']);
});

test('an unknown edition is refused with the known ones', () => {
  expect(() => findEdition('blitz', '2005-07')).toThrow(
    expect.objectContaining({
      code: 'unknown-edition',
      values: {
        value: '2005-07',
        cadence: 'blitz',
        expected: { kind: 'one-of', values: ['2012-01', '2022-10', '2024-03', '2024-12'] },
      },
    }),
  );
});

test('an unknown cadence is refused', () => {
  expect(() => newestEdition('bullet' as Cadence)).toThrow(
    expect.objectContaining({
      code: 'invalid-type',
      values: { value: 'bullet', expected: { kind: 'one-of', values: ['standard', 'rapid', 'blitz'] } },
    }),
  );
});
