import { defined, probability } from '@eloquence/rating';
import { expect, test } from 'vitest';
import { bootstrapIntervals, seededRandom } from './bootstrap.ts';
import { forecastRows, glickoPeriod } from './forecast.ts';

test('Glicko-2 gives the numbers of its published example', () => {
  const after = glickoPeriod({ rating: 1500, rd: 200, vol: 0.06 }, [
    [1400, 30, 1],
    [1550, 100, 0],
    [1700, 300, 0],
  ]);
  expect(after.rating).toBeCloseTo(1464.06, 1);
  expect(after.rd).toBeCloseTo(151.52, 1);
  expect(after.vol).toBeCloseTo(0.05999, 4);
});

/** Three lists with ten events each. */
function games(seed: number) {
  const random = seededRandom(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const strengths = Array.from({ length: 30 }, () => 1500 + below(900));
  return Array.from({ length: 900 }, (_, game) => {
    const white = below(30);
    const black = (white + 1 + below(29)) % 30;
    const [own, other] = [defined(strengths[white]), defined(strengths[black])];
    return {
      list: 1 + Math.floor(game / 300),
      event: Math.floor(game / 30),
      white,
      black,
      white_rating: own,
      black_rating: other,
      white_expected: probability(Math.max(-400, Math.min(400, own - other))),
      white_score: random() < probability(own - other) / 100 ? 2 : 0,
    };
  });
}

test('the scores of each model are those of a slow computation', () => {
  const all = games(4);
  const rows = forecastRows(all);
  const measured = all.filter(({ list }) => list > 1);
  const mean =
    all.filter(({ list }) => list === 1).reduce((sum, game) => sum + game.white_score / 2, 0) / 300;
  const slow = (p: (game: (typeof all)[number]) => number): object => {
    const clipped = measured.map(
      (game) => [Math.max(0.01, Math.min(0.99, p(game))), game.white_score / 2] as const,
    );
    const log = clipped.reduce((sum, [q, s]) => sum - s * Math.log(q) - (1 - s) * Math.log(1 - q), 0) / 600;
    return {
      games: 600,
      brier: expect.closeTo(clipped.reduce((sum, [q, s]) => sum + (q - s) ** 2, 0) / 600, 10),
      log_loss: expect.closeTo(log, 10),
      deviance: expect.closeTo(log * Math.log10(Math.E), 10),
    };
  };
  const of = (model: string): unknown => rows.find((row) => row.model === model);
  expect(of('table')).toMatchObject(slow((game) => game.white_expected / 100));
  expect(of('uncapped')).toMatchObject(
    slow((game) => probability(game.white_rating - game.black_rating) / 100),
  );
  expect(of('logistic_400')).toMatchObject(
    slow((game) => 1 / (1 + 10 ** ((game.black_rating - game.white_rating) / 400))),
  );
  expect(of('constant')).toMatchObject({ ...slow(() => mean), skill: 0, low: 0, high: 0 });
});

test('models with more information have skill, inside its interval', () => {
  for (const { model, skill, low, high } of forecastRows(games(9))) {
    if (model === 'constant') continue;
    expect(Number(skill), String(model)).toBeGreaterThan(0.1);
    expect(Number(low)).toBeLessThan(Number(skill));
    expect(Number(high)).toBeGreaterThan(Number(skill));
  }
  expect(forecastRows([])).toEqual([]);
});

test('the gain over the table is that of the Brier scores, paired by event', () => {
  const rows = forecastRows(games(9));
  const table = defined(rows.find(({ model }) => model === 'table'));
  expect(table).toMatchObject({ gain: 0, gain_low: 0, gain_high: 0 });
  for (const row of rows) {
    expect(row.gain).toBeCloseTo(1 - Number(row.brier) / Number(table.brier), 10);
    expect(Number(row.gain_low)).toBeLessThanOrEqual(Number(row.gain));
    expect(Number(row.gain_high)).toBeGreaterThanOrEqual(Number(row.gain));
  }
});

test('the bootstrap interval of a mean is close to the theoretical one', () => {
  const random = seededRandom(2);
  const clusters = Array.from({ length: 400 }, () => [random(), 1]);
  const mean = (sums: ArrayLike<number>): number => defined(sums[0]) / defined(sums[1]);
  const [[low, high]] = bootstrapIntervals(clusters, [mean]) as [[number, number]];
  // The standard deviation of one is √(1/12).
  expect((high - low) / 2).toBeCloseTo((1.96 * Math.sqrt(1 / 12)) / 20, 2);
  expect(bootstrapIntervals(clusters, [mean, () => 1])).toEqual([
    [low, high],
    [1, 1],
  ]);
});
