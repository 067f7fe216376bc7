import { describe, expect, test } from 'vitest';
import {
  type Choice,
  type CivilDate,
  calculatePeriod,
  chooseEditions,
  EDITIONS,
  editionOn,
  findEdition,
  newestEdition,
  parseDate,
} from '../src/index.ts';
import { standard } from './helpers.ts';

const at = (choice: Choice, date: string | null): [string, string, readonly string[]] => {
  const { cadence, id, applied } = chooseEditions(choice).at(date === null ? null : parseDate(date));
  return [cadence, id, applied];
};

describe('choosing the edition', () => {
  test.each<[Choice, string | null, [string, string, readonly string[]]]>([
    // nothing chosen: by the date, or the newest
    [{}, null, ['standard', '2025-10', []]],
    [{}, '2010-01-01', ['standard', '2009-07', []]],
    [{ cadence: 'rapid' }, null, ['rapid', '2024-12', []]],
    [{ cadence: 'blitz' }, '2023-01-01', ['blitz', '2022-10', []]],
    [{ edition: null }, '2015-01-01', ['standard', '2014-07', []]],
    // one chosen: always
    [{ edition: '2014-07' }, null, ['standard', '2014-07', []]],
    [{ edition: '2014-07' }, '2025-01-01', ['standard', '2014-07', []]],
    [{ edition: standard('2014-07') }, '2025-01-01', ['standard', '2014-07', []]],
    // variants: of the editions that have them
    [{ applied: true }, '2010-01-01', ['standard', '2009-07', ['k-and-bonus-2009', 'one-point-2009']]],
    [{ applied: true }, '2018-01-01', ['standard', '2017-07', ['inactive-listed', 'junior-year-end']]],
    [{ applied: true }, '2025-01-01', ['standard', '2024-03', []]],
    [{ variants: ['one-point-2009'] }, '2010-01-01', ['standard', '2009-07', ['one-point-2009']]],
    [{ variants: ['one-point-2009'] }, '2015-01-01', ['standard', '2014-07', []]],
    [
      { variants: ['junior-year-end', 'one-point-2009'] },
      '2015-01-01',
      ['standard', '2014-07', ['junior-year-end']],
    ],
    [
      { edition: '2009-07', variants: ['one-point-2009', 'k-and-bonus-2009'] },
      null,
      ['standard', '2009-07', ['one-point-2009', 'k-and-bonus-2009']],
    ],
    [{ edition: '2009-07', variants: [] }, null, ['standard', '2009-07', []]],
    [{ edition: '2009-07', applied: false }, null, ['standard', '2009-07', []]],
  ])('%j on %s', (choice, date, expected) => expect(at(choice, date)).toEqual(expected));

  test('a chosen edition applies to everything, with its variants', () => {
    expect(chooseEditions({}).whole).toBe(undefined);
    expect('whole' in chooseEditions({})).toBe(false);
    expect(chooseEditions({ edition: '2014-07' }).whole).toBe(standard('2014-07'));
    expect(chooseEditions({ edition: '2014-07', applied: true }).whole?.applied).toEqual([
      'inactive-listed',
      'junior-year-end',
    ]);
  });
});

describe('editions by date', () => {
  test('each is in force from its first day to the day before the next', () => {
    for (const edition of EDITIONS) {
      const from = parseDate(edition.from);
      expect(editionOn(edition.cadence, from)).toBe(edition);
      const before = EDITIONS.filter(
        ({ cadence, from }) => cadence === edition.cadence && from < edition.from,
      ).at(-1);
      if (before) expect(editionOn(edition.cadence, (from - 1) as CivilDate)).toBe(before);
      expect(findEdition(edition.cadence, edition.id)).toBe(edition);
    }
  });

  test('the newest of each cadence', () => {
    expect((['standard', 'rapid', 'blitz'] as const).map((cadence) => newestEdition(cadence).id)).toEqual([
      ...['2025-10', '2024-12', '2024-12'],
    ]);
  });
});

test('a variant of no event in the period is refused', () => {
  const period = (start: string): object => ({
    list: '2010-07-01',
    rating: 2000,
    k: 15,
    events: [{ start, rating: 2000, games: [{ opponent: 2000, score: 1 }] }],
  });
  const choice: Choice = { variants: ['k-and-bonus-2009'] };
  expect(calculatePeriod(choice, period('2010-05-01')).variants).toEqual(['k-and-bonus-2009']);
  expect(() => calculatePeriod(choice, { ...period('2025-05-01'), list: '2025-06-01' })).toThrow(
    expect.objectContaining({ code: 'unknown-variant' }),
  );
});
