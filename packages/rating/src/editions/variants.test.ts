import { describe, expect, test } from 'vitest';
import { compareEditions } from './compare.ts';
import { EDITIONS, findEdition } from './index.ts';
import { readingsOf, withPractice, withVariant } from './variants.ts';

const text = findEdition('standard', '2009-07');

test('the list of variants', () => {
  const found = EDITIONS.flatMap(({ cadence, id, variants }) =>
    variants.map(({ name, dispute }) => `${cadence} ${id} ${name} ${dispute}`),
  );
  expect(found).toEqual([
    'standard 2009-07 k-and-bonus-2009 a1-k-and-bonus-2009',
    'standard 2009-07 one-point-2009 a2-minimum-score-2009',
    'standard 2014-07 inactive-listed x-inactive-2014',
    'standard 2014-07 junior-year-end a5-junior-year-end',
    'standard 2017-07 inactive-listed x-inactive-2014',
    'standard 2017-07 junior-year-end a5-junior-year-end',
  ]);
});

describe('what a variant changes', () => {
  const cases: readonly (readonly [string, string, Record<string, unknown>])[] = [
    [
      '2009-07',
      'k-and-bonus-2009',
      {
        bonus: '12.5',
        kSteps: [{ k: 25, gamesUnder: 30 }, { k: 10, reached: 2400 }, { k: 15 }],
        kTaken: 'event-start',
      },
    ],
    ['2009-07', 'one-point-2009', { minimumScore: { halfPoints: 2, events: 'until-performance' } }],
    ['2014-07', 'inactive-listed', { inactiveShown: 'always' }],
    ['2014-07', 'junior-year-end', { kSteps: findEdition('standard', '2024-03').rules.kSteps.value }],
    ['2017-07', 'junior-year-end', { kSteps: findEdition('standard', '2024-03').rules.kSteps.value }],
  ];
  test.each(cases)('%s %s', (id, name, values) => {
    const before = findEdition('standard', id);
    const after = withVariant(before, name);
    const found = compareEditions([before, after]).map(({ rule, cited }) => [rule, cited[1]?.value]);
    expect(Object.fromEntries(found)).toEqual(values);
    expect(after).toMatchObject({ id, applied: [name] });
    expect(after.variants.some((each) => each.name === name)).toBe(false);
    expect(Object.keys(values).map((rule) => after.rules[rule as 'bonus'].provenance)).toEqual(
      Object.keys(values).map(() => 'reported'),
    );
  });
});

test('all variants in any order give the same practice', () => {
  const forth = withVariant(withVariant(text, 'k-and-bonus-2009'), 'one-point-2009');
  const back = withVariant(withVariant(text, 'one-point-2009'), 'k-and-bonus-2009');
  expect(forth.rules).toEqual(back.rules);
  expect(withPractice(text)).toBe(forth);
  expect(forth.variants).toEqual([]);
  expect(forth.applied).toEqual(['k-and-bonus-2009', 'one-point-2009']);
});

test('the original edition is not changed', () => {
  withPractice(text);
  expect(text.applied).toEqual([]);
  expect(text.rules.bonus.value).toBe('15');
});

test('a variant applied twice gives the same frozen value', () => {
  const once = withVariant(text, 'one-point-2009');
  expect(withVariant(text, 'one-point-2009')).toBe(once);
  expect(Object.isFrozen(once.rules)).toBe(true);
});

test('without variants, text and practice are the same', () => {
  const newest = findEdition('standard', '2025-10');
  expect(withPractice(newest)).toBe(newest);
});

describe('other readings', () => {
  const readings: readonly (readonly [string, readonly string[]])[] = [
    [
      '2005-07',
      [
        'first-event-only',
        'points-against-unrated',
        'k-anew-after-delisting',
        'forfeit-lifts-composition',
        'men-are-players',
      ],
    ],
    [
      '2009-07',
      ['points-against-unrated', 'official-at-any-speed', 'forfeit-lifts-composition', 'men-are-players'],
    ],
    [
      '2014-07',
      [
        'first-event-only',
        'points-against-unrated',
        'k-anew-after-delisting',
        'official-at-any-speed',
        'forfeit-lifts-composition',
      ],
    ],
    ['2024-03', ['points-against-unrated', 'k-anew-after-delisting', 'official-at-any-speed']],
  ];
  test.each(readings)('%s %j', (id, names) => {
    expect(readingsOf(findEdition('standard', id)).map(({ name }) => name)).toEqual(names);
  });

  test('each reading changes one rule, is not a practice, and applies once', () => {
    for (const edition of EDITIONS) {
      const practices = withPractice(edition).applied;
      expect(practices.filter((name) => readingsOf(edition).some((each) => each.name === name))).toEqual([]);
      for (const { name } of readingsOf(edition)) {
        const other = withVariant(edition, name);
        expect(compareEditions([edition, other])).toHaveLength(1);
        expect(other.applied).toEqual([name]);
        expect(readingsOf(other).some((each) => each.name === name)).toBe(false);
      }
    }
  });
});

describe('an unknown variant is refused', () => {
  const cases: readonly (readonly [string, string, readonly string[]])[] = [
    [
      '2009-07',
      'two-points-2009',
      [
        ...['k-and-bonus-2009', 'one-point-2009', 'points-against-unrated', 'official-at-any-speed'],
        ...['forfeit-lifts-composition', 'men-are-players'],
      ],
    ],
    [
      '2024-03',
      'junior-year-end',
      ['points-against-unrated', 'k-anew-after-delisting', 'official-at-any-speed'],
    ],
  ];
  test.each(cases)('%s %s', (edition, value, values) => {
    expect(() => withVariant(findEdition('standard', edition), value)).toThrow(
      expect.objectContaining({
        code: 'unknown-variant',
        values: { value, edition, expected: { kind: 'one-of', values } },
      }),
    );
  });
});
