import { expect, test } from 'vitest';
import { CostsByAddress } from './rate-limit.ts';

test('an address has the limit once a minute, which begins with its first request', () => {
  let now = 1_000_000;
  const costs = new CostsByAddress(() => now);
  expect(costs.take('a', 3, 10)).toEqual({ current: 3, ttl: 60_000 });
  now += 20_000;
  expect(costs.take('a', 7, 10)).toEqual({ current: 10, ttl: 40_000 });
  expect(costs.take('a', 1, 10).current).toBe(11);
  expect(costs.take('b', 1, 10).current).toBe(1);
  now += 40_000;
  expect(costs.take('a', 1, 10)).toEqual({ current: 1, ttl: 60_000 });
});

test('a refused request is not counted: cheap ones still pass', () => {
  const costs = new CostsByAddress(() => 0);
  costs.take('a', 8, 10);
  expect(costs.take('a', 5, 10).current).toBe(13);
  expect(costs.take('a', 2, 10).current).toBe(10);
});

test('a request dearer than the limit passes alone', () => {
  const costs = new CostsByAddress(() => 0);
  expect(costs.take('a', 500, 10).current).toBe(10);
  expect(costs.take('b', 1, 10).current).toBe(1);
  expect(costs.take('b', 500, 10).current).toBe(11);
});

test('a clock set back begins a new minute', () => {
  let now = 1_000_000;
  const costs = new CostsByAddress(() => now);
  costs.take('a', 10, 10);
  now = 0;
  expect(costs.take('a', 1, 10)).toEqual({ current: 1, ttl: 60_000 });
});
