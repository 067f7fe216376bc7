import { describe, expect, test } from 'vitest';
import { calculateExpected, calculateK, calculateRoundRobin } from '../src/index.ts';

const FIELD = [
  ['A', 2600, 8],
  ['B', 2500, 7],
  ['C', null, 7],
  ['D', 2400, 6],
  ['E', null, 6],
  ['F', 2150, 4],
  ['G', 2300, 3],
  ['H', null, 2],
  ['I', null, 1],
  ['J', 2300, 1],
] as const;
const players = FIELD.map(([name, rating, score]) => ({ name, rating, score }));

describe('the worked example of 10.54, every step', () => {
  const answer = calculateRoundRobin({}, { edition: '2005-07', players });

  test('Rar, dpa and Ra', () => {
    expect(answer).toMatchObject({ edition: '2005-07', n: 9, rar: '2375.00', dpa: '29.50', ra: 2348 });
  });

  test.each([
    ['A', '0.89', 351, '7.28', '0.72'],
    ['B', '0.78', 220, '6.47', '0.53'],
    ['D', '0.67', 125, '5.40', '0.60'],
    ['F', '0.44', -43, '2.62', '1.38'],
    ['G', '0.33', -125, '4.24', '-1.24'],
    ['J', '0.11', -351, '4.24', '-3.24'],
  ])('rated %s', (name, p, dp, expected, sum) => {
    expect(answer.players.find((player) => player.name === name)).toMatchObject({ p, dp, expected, sum });
  });

  test.each([
    ['C', 2348, 2411, [['I', 2061]], 2351, 2414],
    ['E', 2348, 2386, [['I', 2036]], 2348, 2386],
    ['H', 2348, 2150, [['A', 2500]], 2337, 2139],
    [
      'I',
      2348,
      2032,
      [
        ['A', 2382],
        ['B', 2382],
        ['C', 2382],
        ['D', 2382],
        ['E', 2382],
      ],
      2305,
      1989,
    ],
  ] as const)('unrated %s', (name, rc, ru, capped, newRc, newRu) => {
    const counted = capped.map(([who, value]) => ({ name: who, counted: value }));
    expect(answer.players.find((player) => player.name === name)).toMatchObject({
      ...{ rc, ru, capped: counted, newRc, newRu, expected: null },
    });
  });
});

test('8.58: the same field in 2009', () => {
  const { players: found } = calculateRoundRobin({ edition: '2009-07' }, { players });
  expect(found.map(({ newRu, expected }) => newRu ?? expected)).toEqual([
    ...['7.36', '6.48', 2423, '5.40', 2393, '2.55', '4.21', 2144, 2006, '4.21'],
  ]);
});

test('an edition without a rule on round robins refuses the steps', () => {
  expect(() => calculateRoundRobin({ edition: '2024-03' }, { players })).toThrow(
    expect.objectContaining({ code: 'games-needed' }),
  );
});

test('14.1: the expected score by table and by formula, and 14.3: the games of a turnover', () => {
  const game = { own: 2100, opponent: 2000 };
  expect(calculateExpected({ edition: '2005-07' }, game)).toMatchObject({
    expected: '0.64',
    formula: '0.6401',
  });
  const k = { rating: 2500, played: 300, on: '2006-01-01' };
  expect(calculateK({}, k)).toMatchObject({ k: 10, turnover: 75 });
});
