import { describe, expect, test } from 'vitest';
import { defined } from '../src/defined.ts';
import {
  differenceFor,
  type Edition,
  type HalfPoints,
  type K,
  type PlayerOutcome,
  type Rating,
  type RoundRobin,
  type RoundRobinResult,
  rateEvent,
  rateRoundRobin,
  withPractice,
} from '../src/index.ts';
import { fraction } from '../src/initial/formula.ts';
import { crosstable, standard } from './helpers.ts';

/** The field of the worked examples 10.54 (2005) and 8.58 (2009): they print the totals, the games are ours. */
const FIELD = [
  { name: 'A', rating: 2600, points: 8, row: '*½1111111½' },
  { name: 'B', rating: 2500, points: 7, row: '½*½1½1111½' },
  { name: 'C', rating: null, points: 7, row: '0½*1½11111' },
  { name: 'D', rating: 2400, points: 6, row: '000*111111' },
  { name: 'E', rating: null, points: 6, row: '0½½0*11111' },
  { name: 'F', rating: 2150, points: 4, row: '00000*1111' },
  { name: 'G', rating: 2300, points: 3, row: '000000*111' },
  { name: 'H', rating: null, points: 2, row: '0000000*11' },
  { name: 'I', rating: null, points: 1, row: '00000000*1' },
  { name: 'J', rating: 2300, points: 1, row: '½½0000000*' },
] as const;

const ROWS = FIELD.map(({ row }) => row);
const games = crosstable(ROWS);

/** Only the totals, as the examples print them. */
function onTotals(
  edition: Edition,
  totals: readonly { rating: number | null; points: number }[],
): RoundRobin {
  const players = totals.map(({ rating, points }, index) => ({
    rating: rating as Rating | null,
    score: (points * 2) as HalfPoints,
    opponents: totals.flatMap((_, other) => (other === index ? [] : [other])),
  }));
  return rateRoundRobin(edition, players, true);
}

function event(edition: Edition, k: readonly (number | null)[]): readonly PlayerOutcome[] {
  const players = FIELD.map(({ rating }, index) => ({ rating, k: k[index] ?? null }));
  const outcome = rateEvent(edition, { type: 'round-robin', players, games }, { explain: true });
  expect([outcome.method, outcome.reasons]).toEqual(['round-robin', []]);
  return outcome.players;
}

test('the crosstable has the printed totals', () => {
  const points = { '1': 1, '½': 0.5, '0': 0, '*': 0 } as Readonly<Record<string, number>>;
  expect(games).toHaveLength(45);
  expect(ROWS.map((row) => [...row].reduce((sum, cell) => sum + defined(points[cell]), 0))).toEqual(
    FIELD.map((player) => player.points),
  );
});

test.each([
  ['A', 8, 89, 351],
  ['B', 7, 78, 220],
  ['D', 6, 67, 125],
  ['F', 4, 44, -43],
  ['G', 3, 33, -125],
  ['J', 1, 11, -351],
])('10.54, 8.58: %s with %i of 9 has p .%i and dp %i', (_name, points, p, dp) => {
  expect(fraction(points * 2, 9)).toBe(p);
  expect(differenceFor(p, 800)).toBe(dp);
});

const KS = {
  '2005': [10, 10, null, 10, null, 15, 15, null, null, 15],
  '2009': [20, 20, null, 20, null, 30, 30, null, null, 30],
  '2014': [10, 10, null, 10, null, 20, 20, null, null, 20],
};

/** C, E, H, I in the columns of the unrated; A, B, D, F, G, J in those of the rated. */
const EXAMPLES = [
  {
    name: '2005 10.54 as printed',
    edition: standard('2005-07'),
    k: KS['2005'],
    first: [2411, 2386, 2150, 2032],
    averages: [2351, 2348, 2337, 2305],
    results: [2414, 2386, 2139, 1989],
    expected: [728, 647, 540, 262, 424, 424],
    changes: [720, 530, 600, 2070, -1860, -4860],
    ratings: [2607, 2505, 2406, 2171, 2281, 2251],
  },
  {
    name: '2009 8.58 as printed',
    edition: standard('2009-07'),
    k: KS['2009'],
    first: [2423, 2393, 2150, 2032],
    averages: [2348, 2348, 2342, 2322],
    results: [2423, 2393, 2144, 2006],
    expected: [736, 648, 540, 255, 421, 421],
    changes: [1280, 1040, 1200, 4350, -3630, -9630],
    // F gains 43.5, which goes up; G and J have no half.
    ratings: [2613, 2510, 2412, 2194, 2264, 2204],
  },
  {
    name: '2009 8.58 with K and bonus as applied',
    edition: withPractice(standard('2009-07')),
    k: KS['2005'],
    first: [2411, 2386, 2150, 2032],
    averages: [2348, 2348, 2342, 2322],
    results: [2411, 2386, 2144, 2006],
    expected: [738, 650, 542, 256, 424, 424],
    changes: [620, 500, 580, 2160, -1860, -4860],
    ratings: [2606, 2505, 2406, 2172, 2281, 2251],
  },
  {
    name: '2014 8.58, which prints no figures',
    edition: standard('2014-07'),
    k: KS['2014'],
    first: [2448, 2408, 2150, 2032],
    averages: [2350, 2348, 2342, 2320],
    results: [2450, 2408, 2144, 2004],
    expected: [731, 642, 534, 252, 416, 416],
    changes: [690, 580, 660, 2960, -2320, -6320],
    ratings: [2607, 2506, 2407, 2180, 2277, 2237],
  },
];

describe.each(EXAMPLES)('$name', ({ edition, k, first, averages, results, expected, changes, ratings }) => {
  // Computed inside each test, so that tests are independent.
  const whole = (): RoundRobin => onTotals(edition, FIELD);
  const unrated = (): RoundRobinResult[] => whole().results.filter((result) => result !== null);
  const players = (): readonly PlayerOutcome[] => event(edition, k);

  test('Rar 2375, dpa 29.5, Ra 2348', () => {
    const { rar, dpa, ra } = whole();
    expect([rar, dpa, ra]).toEqual([
      { numerator: 2375, denominator: 1 },
      { numerator: 59, denominator: 2 },
      2348,
    ]);
  });

  test('only the unrated players get a result', () => {
    expect(whole().results.map((result) => result === null)).toEqual(
      FIELD.map(({ rating }) => rating !== null),
    );
  });

  test('Rc and first Ru', () => {
    expect(unrated().map((result) => result.first.average)).toEqual(
      Array(4).fill({ numerator: 2348, denominator: 1 }),
    );
    expect(unrated().map((result) => result.first.ru)).toEqual(first);
  });

  test('Rc (new) and Ru (new)', () => {
    expect(unrated().map((result) => result.average)).toEqual(
      averages.map((average) => ({ numerator: average, denominator: 1 })),
    );
    expect(unrated().map((result) => result.ru)).toEqual(results);
  });

  test('n, score, p and dp of the unrated', () => {
    expect(unrated().map(({ n, score, p, dp }) => [n, score, p, dp])).toEqual([
      [9, 14, 78, null],
      [9, 12, 67, null],
      [9, 4, 22, -220],
      [9, 2, 11, -351],
    ]);
  });

  test('the whole event gives the same results', () => {
    const initials = players().flatMap(({ initial }) => (initial ? [initial] : []));
    expect(initials.map(({ ru, counts }) => [ru, counts])).toEqual(results.map((ru) => [ru, true]));
  });

  test('We, K × (W − We) and the new ratings of the rated', () => {
    const rated = players().filter(({ rating }) => rating !== null);
    expect(rated.map((player) => [player.n, player.score])).toEqual(
      [8, 7, 6, 4, 3, 1].map((points) => [9, points * 2]),
    );
    expect(rated.map((player) => player.expected)).toEqual(expected);
    expect(rated.map((player) => player.change)).toEqual(changes);
    expect(rated.map((player) => player.new)).toEqual(ratings);
  });

  test('an unrated player has games and score, but no rating, K or change', () => {
    const player = defined(players()[2]);
    expect({ ...player, initial: null, games: [], reasons: [] }).toEqual({
      rating: null,
      k: null,
      kUsed: null,
      n: 9,
      score: 14,
      expected: 0,
      sum: 0,
      change: null,
      new: null,
      initial: null,
      games: [],
      reasons: [],
    });
  });
});

describe('10.54: the steps are in the reasons', () => {
  const player = (index: number): PlayerOutcome => defined(event(standard('2005-07'), KS['2005'])[index]);
  const average = {
    code: 'tournament-average',
    article: '10.21b',
    values: { rated: 6, rar: '2375.00', dpa: '29.50', opponents: 9, ra: 2348 },
  };
  const first = { code: 'taken-as-first-event', article: '6.1, 10.21', values: {} };

  test('C: above half', () => {
    expect(player(2).reasons).toEqual([
      average,
      {
        code: 'score-above-half',
        article: '10.23',
        values: { n: 9, score: 7, average: '2348.00', ru: 2411, halfPoints: 5, bonus: '12.5' },
      },
      {
        code: 'field-corrected',
        article: '10.54',
        values: { cap: 350, capped: 1, before: 2348, average: 2351, ru: 2414 },
      },
      first,
    ]);
  });

  test('E: one opponent counted 4 points higher does not change the average', () => {
    expect(player(4).reasons.find((each) => each.code === 'field-corrected')?.values).toEqual({
      cap: 350,
      capped: 1,
      before: 2348,
      average: 2348,
      ru: 2386,
    });
  });

  test('I: below half, five opponents too far away', () => {
    expect(player(8).reasons).toEqual([
      average,
      {
        code: 'score-below-half-round-robin',
        article: '10.25',
        values: { n: 9, score: 1, average: '2348.00', p: '0.11', dp: -351, opponents: 9, ru: 2032 },
      },
      {
        code: 'field-corrected',
        article: '10.54',
        values: { cap: 350, capped: 5, before: 2348, average: 2305, ru: 1989 },
      },
      first,
    ]);
  });

  test('A against I: the result is used as a rating, above the cap', () => {
    const game = player(0).games.find(({ opponent }) => opponent === 8);
    expect(game).toEqual({
      game: 7,
      opponent: 8,
      score: 2,
      counted: true,
      opponentRating: 1989,
      difference: 611,
      expected: 89,
      delta: 11,
      reasons: [
        { code: 'opponent-result-used', article: '10.21b, 10.54', values: { ru: 1989 } },
        {
          code: 'difference-capped',
          article: '10.51',
          values: { own: 2600, opponent: 1989, difference: 611, counted: 350, expected: '0.89' },
        },
      ],
    });
  });

  test('C against E: unrated opponents are shown with their results', () => {
    const game = player(2).games.find(({ opponent }) => opponent === 4);
    expect(game).toEqual({
      game: 18,
      opponent: 4,
      score: 1,
      counted: true,
      opponentRating: 2386,
      difference: null,
      expected: null,
      delta: null,
      reasons: [],
    });
  });

  test('no reasons unless requested', () => {
    const quiet = rateEvent(standard('2005-07'), {
      type: 'round-robin',
      players: FIELD.map(({ rating }) => ({ rating })),
      games,
    });
    expect(
      quiet.players.flatMap(({ reasons, games }) => [...reasons, ...games.flatMap((g) => g.reasons)]),
    ).toEqual([]);
    expect(quiet.players.map(({ initial }) => initial?.ru ?? null)).toEqual([
      ...[null, null, 2414, null, 2386, null, null, 2139, 1989, null],
    ]);
  });
});

describe('8.58: which opponents are corrected', () => {
  test.each([
    ['C', 2, []],
    ['E', 4, []],
    ['H', 7, [{ cap: 400, capped: 1, before: 2348, average: 2342, ru: 2144 }]],
    ['I', 8, [{ cap: 400, capped: 2, before: 2348, average: 2322, ru: 2006 }]],
  ])('%s', (_name, index, values) => {
    const { results } = onTotals(standard('2009-07'), FIELD);
    const found = results[index]?.reasons.filter((each) => each.code === 'field-corrected');
    expect(found?.map((each) => [each.article, each.values])).toEqual(values.map((value) => ['8.58', value]));
  });
});

describe('0 and 100 % in the average dp (10.1: 735, from 2009 8.1: 800)', () => {
  // The field of 10.54 with A at 9 of 9 and E at 5.
  const field = FIELD.map((player) => ({
    ...player,
    points: player.name === 'A' ? 9 : player.name === 'E' ? 5 : player.points,
  }));

  test.each([
    ['2005-07', { numerator: 187, denominator: 2 }, 2291, 2357, 1913],
    ['2009-07', { numerator: 313, denominator: 3 }, 2281, 2356, 1920],
  ])('%s', (id, dpa, ra, c, i) => {
    const result = onTotals(standard(id), field);
    expect([result.dpa, result.ra]).toEqual([dpa, ra]);
    expect([result.results[2]?.ru, result.results[8]?.ru]).toEqual([c, i]);
  });
});

describe('a double round robin: n is the number of opponents (8.21b iii)', () => {
  const totals = [
    [2300, 7.5],
    [2200, 6],
    [2150, 5],
    [2110, 5],
    [null, 4],
    [null, 2.5],
  ] as const;
  const players = totals.map(([rating, points], index) => ({
    rating: rating as Rating | null,
    score: (points * 2) as HalfPoints,
    opponents: totals.flatMap((_, other) => (other === index ? [] : [other, other])),
  }));

  test.each(['2005-07', '2009-07', '2014-07'])('%s: Ra 2135, results 2075 and 1974', (id) => {
    const { rar, dpa, ra, results } = rateRoundRobin(standard(id), players, false);
    expect([rar, dpa, ra]).toEqual([
      { numerator: 2190, denominator: 1 },
      { numerator: 265, denominator: 4 },
      2135,
    ]);
    expect(results.map((result) => result?.ru ?? null)).toEqual([null, null, null, null, 2075, 1974]);
    expect(results.map((result) => result?.n ?? null)).toEqual([null, null, null, null, 10, 10]);
    expect(results.flatMap((result) => result?.reasons ?? [])).toEqual([]);
  });

  test('an opponent too far away is corrected once, also after several games', () => {
    const far = players.map((player, index) =>
      index === 0 ? { ...player, rating: 2500 as Rating } : player,
    );
    const { ra, results } = rateRoundRobin(standard('2009-07'), far, true);
    // Rar 2240, Ra 2240 − 55.2 → 2185; F 2185 − 193 × 5/6 → 2024; A counts 2424, 76 less: 76/5 = 15.2.
    expect([ra, results[5]?.first.ru]).toEqual([2185, 2024]);
    expect(results[5]?.reasons.at(-1)).toEqual({
      code: 'field-corrected',
      article: '8.58',
      values: { cap: 400, capped: 1, before: 2185, average: 2170, ru: 2009 },
    });
  });
});

test('the change is multiplied by K only if K is known', () => {
  const players = event(standard('2005-07'), []);
  const { k, change, new: next, sum } = defined(players[0]);
  expect([k, change, next, sum]).toEqual([null, null, null, 72]);
  expect(event(standard('2005-07'), KS['2005'])[0]?.k).toBe(10 as K);
});
