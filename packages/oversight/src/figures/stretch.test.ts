import { defined } from '@eloquence/rating';
import { describe, expect, test } from 'vitest';
import { seededRandom } from './bootstrap.ts';
import { clusteredError, type DifferenceBin, fitLogistic } from './stretch.ts';

const SCALE = Math.LN10 / 400;

/** Games of a pool in which the score follows the curve with this b and advantage; each event may have a b of its own. */
function pool(
  seed: number,
  b: number,
  advantage: number,
  spread: number,
): { difference: number; score: number; event: number }[] {
  const random = seededRandom(seed);
  return Array.from({ length: 40 }, (_, event) => {
    const shift = (random() - 0.5) * spread;
    return Array.from({ length: 50 }, () => {
      const difference = Math.round((random() - 0.5) * 800);
      const p = 1 / (1 + Math.exp(-SCALE * ((b + shift) * difference + advantage)));
      return { difference, score: random() < p ? 1 : 0, event };
    });
  }).flat();
}

type Game = ReturnType<typeof pool>[number];

const binsOf = (games: readonly Game[]): DifferenceBin[] =>
  games.map(({ difference, score }) => ({ difference, games: 1, score }));

/** The products that the query of clusters sums, game by game. */
function clustersOf(games: readonly Game[], slope: number, advantage: number) {
  const sums = [...Map.groupBy(games, ({ event }) => event).values()].map((own) => {
    let [s0, s1] = [0, 0];
    for (const { difference, score } of own) {
      const rest = score - 1 / (1 + Math.exp(-(slope * difference * SCALE + advantage)));
      s0 += rest;
      s1 += rest * difference * SCALE;
    }
    return [s0, s1] as const;
  });
  return {
    m00: sums.reduce((sum, [s0]) => sum + s0 * s0, 0),
    m01: sums.reduce((sum, [s0, s1]) => sum + s0 * s1, 0),
    m11: sums.reduce((sum, [, s1]) => sum + s1 * s1, 0),
    events: sums.length,
  };
}

describe('b by maximum likelihood', () => {
  test.each([
    [0.6, 0],
    [0.85, 30],
    [1, 35],
    [1.3, 20],
  ])('finds b %f with an advantage of %f in nine of ten intervals', (b, advantage) => {
    let covered = 0;
    for (let seed = 1; seed <= 40; seed += 1) {
      const games = pool(seed, b, advantage, 0);
      const fit = defined(fitLogistic(binsOf(games)) ?? undefined);
      const error = clusteredError(fit, clustersOf(games, fit.slope, fit.advantage)) as number;
      expect(Math.abs(fit.slope - b)).toBeLessThan(0.35);
      if (Math.abs(fit.slope - b) <= 1.96 * error) covered += 1;
    }
    expect(covered).toBeGreaterThanOrEqual(35);
  });

  test('is the maximum on a fine grid', () => {
    const games = pool(3, 0.8, 30, 0);
    const likelihood = (slope: number, advantage: number): number =>
      games.reduce((sum, { difference, score }) => {
        const p = 1 / (1 + Math.exp(-(slope * difference * SCALE + advantage)));
        return sum + Math.log(score === 1 ? p : 1 - p);
      }, 0);
    const { slope, advantage } = defined(fitLogistic(binsOf(games)) ?? undefined);
    const best = likelihood(slope, advantage);
    for (let step = -20; step <= 20; step += 1) {
      expect(likelihood(slope + step / 1000, advantage)).toBeLessThanOrEqual(best + 1e-9);
      expect(likelihood(slope, advantage + step / 1000)).toBeLessThanOrEqual(best + 1e-9);
    }
  });

  test('has a wider interval if games of an event are correlated', () => {
    const games = pool(5, 1, 0, 1.5);
    const fit = defined(fitLogistic(binsOf(games)) ?? undefined);
    const clustered = clusteredError(fit, clustersOf(games, fit.slope, fit.advantage)) as number;
    const alone = games.map((game, event) => ({ ...game, event }));
    const independent = clusteredError(fit, clustersOf(alone, fit.slope, fit.advantage)) as number;
    expect(clustered).toBeGreaterThan(1.2 * independent);
    expect(clusteredError(fit, { m00: 1, m01: 1, m11: 1, events: 1 })).toBeNull();
  });

  test('does not exist if every favourite wins or nobody plays', () => {
    expect(
      fitLogistic([
        { difference: 100, games: 5, score: 5 },
        { difference: -100, games: 5, score: 0 },
      ]),
    ).toBeNull();
    expect(fitLogistic([])).toBeNull();
  });
});
