import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defined, findEdition } from '@eloquence/rating';
import { afterAll, expect, test } from 'vitest';
import { comparePools, computeFigures, type Pool, type Stretch, simulatePool } from '../src/index.ts';
import { estimate } from '../src/pool/study.ts';

const EDITION = findEdition('standard', '2014-07');
const SMALL = { seed: 1, players: 200, months: 12, edition: EDITION };
const folder = mkdtempSync(join(tmpdir(), 'eloquence-pool-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** b with its interval, which so many games always have. */
function measured(stretch: Stretch | null): Record<'games' | 'b' | 'low' | 'high', number> {
  if (stretch === null || stretch.low === null || stretch.high === null) throw new Error('nothing measured');
  return { ...stretch, low: stretch.low, high: stretch.high };
}

test.each([50, 80, 100, 140])('b by true strengths is the stretch of the games: %i %%', async (stretch) => {
  const { byStrength, byRating } = await simulatePool({ ...SMALL, players: 400, stretch });
  const { b, low, high } = measured(byStrength);
  expect(low).toBeLessThan(stretch / 100);
  expect(high).toBeGreaterThan(stretch / 100);
  expect(Math.abs(b - stretch / 100)).toBeLessThan(0.1);
  // The errors of the ratings make b smaller.
  if (stretch === 100) expect(measured(byRating).b).toBeLessThan(b);
});

test.each(['2009-07', '2014-07', '2025-10'])(
  'the history of a pool under %s has every point accounted for, and the same b',
  async (id) => {
    const out = join(folder, id);
    const edition = findEdition('standard', id);
    const { byRating, lists } = await simulatePool({ ...SMALL, edition, out });
    const [ledger, stretch] = await computeFigures(out, 'standard', ['ledger', 'stretch']);
    const [first, ...later] = defined(ledger).rows;
    expect(defined(first).new_points).toBe(defined(first).imports);
    expect(later).toHaveLength(lists.length - 1);
    // The history rates each report by itself: nothing is left that its games do not explain.
    expect(later.map(({ imports, unexplained }) => [imports, unexplained])).toEqual(later.map(() => [0, 0]));
    const all = defined(defined(stretch).rows.find(({ part }) => part === 'all'));
    // The history leaves out games after the decision of a match (2014 6.5), and events of a list after the last one.
    const { games } = measured(byRating);
    expect(Math.abs(Number(all.games) - games)).toBeLessThan(0.03 * games);
    expect(all.b).toBeCloseTo(measured(byRating).b, 2);
    expect(all.low).toBeCloseTo(measured(byRating).low, 2);
  },
);

test('the same seed gives the same pool; editions are compared on the same ones', async () => {
  const tiny = { ...SMALL, players: 100, months: 6 };
  const [one, again] = [await simulatePool(tiny), await simulatePool(tiny)];
  expect(again).toEqual(one);
  const editions = [EDITION, findEdition('standard', '2024-03')];
  const rows = await comparePools({ editions, seeds: 3, players: tiny.players, months: tiny.months });
  const pools: Pool[] = [];
  for (const seed of [1, 2, 3])
    pools.push(await simulatePool({ ...tiny, seed, edition: defined(editions[1]) }));
  const drift = rows.filter(({ statistic }) => statistic === 'drift');
  expect(drift.map(({ edition }) => edition)).toEqual(['2014-07', '2024-03']);
  expect(drift[0]?.difference).toBeNull();
  const mean = pools.reduce((sum, pool) => sum + pool.drift, 0) / 3;
  expect(drift[1]?.value.mean).toBeCloseTo(mean, 9);
  expect(drift[1]?.difference?.mean).toBeCloseTo(mean - defined(drift[0]).value.mean, 9);
});

test('an interval by Student: 1, 2, 3 have the mean 2 ± 4.303 / √3', () => {
  const { mean, low, high } = estimate([1, 2, 3]);
  expect(mean).toBe(2);
  expect(high - 2).toBeCloseTo(4.303 / Math.sqrt(3), 3);
  expect(2 - low).toBeCloseTo(high - 2, 9);
});

test('stops on request and leaves no file', async () => {
  const out = join(folder, 'stopped');
  const stop = new AbortController();
  const progress = ({ done }: { done: number }): void => {
    if (done === 2) stop.abort();
  };
  await expect(simulatePool({ ...SMALL, out, progress, signal: stop.signal })).rejects.toThrow('aborted');
  expect(readdirSync(out)).toEqual([]);
});

test.each([
  ['stretch', { stretch: 24 }],
  ['stretch', { stretch: 401 }],
  ['advantage', { advantage: -1 }],
  ['players', { players: 59 }],
])('refuses %s: %j', async (name, input) => {
  await expect(simulatePool({ ...SMALL, ...input })).rejects.toMatchObject({
    code: 'invalid-count',
    values: { name },
  });
});
