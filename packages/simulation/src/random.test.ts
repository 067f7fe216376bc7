import { describe, expect, test } from 'vitest';
import { Random } from './random.ts';

const draws = (random: Random, count: number): number[] => Array.from({ length: count }, () => random.next());

describe('random numbers', () => {
  test('are the same for the same seed and path, on every machine', () => {
    expect(draws(new Random(1), 3)).toEqual([393288148, 2174103013, 3814759091]);
    expect(draws(new Random(1, 2, 3), 3)).toEqual(draws(new Random(1, 2, 3), 3));
  });

  test.each([
    [[2], [1]],
    [[1, 0], [1]],
    [
      [1, 0],
      [1, 1],
    ],
    [
      [1, 2, 3],
      [1, 3, 2],
    ],
    [[0], [0xffff_ffff]],
  ])('of %j and %j are independent', (one, other) => {
    const [a, b] = [one, other].map((path) => draws(new Random(...(path as [number, ...number[]])), 100));
    expect((a as number[]).filter((value) => (b as number[]).includes(value))).toEqual([]);
  });

  test('are uniform', () => {
    const random = new Random(3);
    const counts = new Array(7).fill(0);
    for (let draw = 0; draw < 70_000; draw += 1) counts[random.below(7)] += 1;
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });

  test('are normally distributed', () => {
    const random = new Random(4);
    const values = Array.from({ length: 20_000 }, () => random.bell(100));
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    expect(Math.abs(mean)).toBeLessThan(3);
    expect(Math.abs(Math.sqrt(square) - 100)).toBeLessThan(3);
    expect(values.every(Number.isInteger)).toBe(true);
  });
});
