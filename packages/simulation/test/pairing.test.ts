import { describe, expect, test } from 'vitest';
import { bergerRounds, doubleBergerRounds, matchRounds, scheveningenRounds } from '../src/pairing/berger.ts';
import { competitor, mostRounds, pairSwiss, remember } from '../src/pairing/swiss.ts';
import { Random } from '../src/random.ts';

describe('the Berger tables', () => {
  const printed = (rounds: ReturnType<typeof bergerRounds>): string[] =>
    rounds.map((round) =>
      round
        .map(([white, black]) => `${white + 1}-${black + 1}`)
        .sort()
        .join(' '),
    );

  test.each([
    [4, ['1-4 2-3', '1-2 4-3', '2-4 3-1']],
    [6, ['1-6 2-5 3-4', '1-2 5-3 6-4', '2-6 3-1 4-5', '1-4 2-3 6-5', '3-6 4-2 5-1']],
  ])('for %i', (players, table) => expect(printed(bergerRounds(players))).toEqual(table));

  test.each([2, 4, 8, 10, 12, 14, 16])(
    'with %i players everybody meets everybody, colours alternate',
    (players) => {
      const rounds = bergerRounds(players);
      expect(rounds).toHaveLength(players - 1);
      const met = new Set<string>();
      const whites = new Array(players).fill(0);
      for (const round of rounds) {
        expect(new Set(round.flat()).size).toBe(players);
        for (const [white, black] of round) {
          met.add([white, black].sort((a, b) => a - b).join());
          whites[white] += 1;
        }
      }
      expect(met.size).toBe((players * (players - 1)) / 2);
      for (const count of whites) expect(Math.abs(2 * count - (players - 1))).toBeLessThanOrEqual(1);
    },
  );

  test('a double round robin: every pair with both colours', () => {
    const games = doubleBergerRounds(6).flat().map(String);
    expect(new Set(games).size).toBe(30);
  });
});

test('colours alternate in a match', () => {
  expect(matchRounds(3)).toEqual([[[0, 1]], [[1, 0]], [[0, 1]]]);
});

test('in a Scheveningen event everybody meets the whole other team', () => {
  const [one, other] = [
    [0, 2, 5, 6],
    [1, 3, 4, 7],
  ];
  const rounds = scheveningenRounds(one as number[], other as number[]);
  expect(rounds).toHaveLength(4);
  for (const round of rounds) expect(new Set(round.flat()).size).toBe(8);
  const met = rounds.flat().map(([white, black]) => [white, black].sort((a, b) => a - b).join());
  expect(new Set(met).size).toBe(16);
});

describe('Swiss pairings', () => {
  const sizes = [5, 8, 9, 11, 14, 17, 20, 23, 29, 30, 40, 61, 120, 300];
  test.each(sizes)('%i players can be paired to the last round', (players) => {
    for (let seed = 0; seed < 20; seed += 1) {
      const random = new Random(seed, players);
      const field = Array.from({ length: players }, (_, no) => competitor(no));
      for (let round = 1; round <= Math.min(11, mostRounds(players)); round += 1) {
        const { pairings, bye } = pairSwiss(field);
        const paired = pairings.flatMap(({ white, black }) => [white, black]);
        expect(new Set([...paired, ...(bye ? [bye] : [])]).size).toBe(players);
        expect(paired).toHaveLength(players - (players % 2));
        if (bye) {
          expect(bye.hadBye).toBe(false);
          bye.hadBye = true;
          bye.score += 2;
        }
        for (const pairing of pairings) {
          expect(pairing.white.met.has(pairing.black.no)).toBe(false);
          remember(pairing);
          const score = random.below(3);
          pairing.white.score += score;
          pairing.black.score += 2 - score;
        }
      }
    }
  });

  test('the upper half meets the lower, then winners meet winners, colours alternate', () => {
    const field = Array.from({ length: 8 }, (_, no) => competitor(no));
    const first = pairSwiss(field).pairings;
    expect(first.map(({ white, black }) => [white.no, black.no])).toEqual([
      [0, 4],
      [5, 1],
      [2, 6],
      [7, 3],
    ]);
    for (const pairing of first) {
      remember(pairing);
      (pairing.white.no < pairing.black.no ? pairing.white : pairing.black).score += 2;
    }
    expect(pairSwiss(field).pairings.map(({ white, black }) => [white.no, black.no])).toEqual([
      [2, 0],
      [1, 3],
      [4, 6],
      [7, 5],
    ]);
  });

  test('almost nobody has a colour three times in a row', () => {
    const random = new Random(9);
    const field = Array.from({ length: 60 }, (_, no) => competitor(no));
    let [runs, games] = [0, 0];
    for (let round = 1; round <= 9; round += 1) {
      for (const pairing of pairSwiss(field).pairings) {
        remember(pairing);
        const score = random.below(3);
        pairing.white.score += score;
        pairing.black.score += 2 - score;
        games += 2;
        runs += [pairing.white, pairing.black].filter(({ run }) => Math.abs(run) > 2).length;
      }
    }
    expect(runs / games).toBeLessThan(0.01);
    for (const { balance } of field) expect(Math.abs(balance)).toBeLessThanOrEqual(3);
  });
});
