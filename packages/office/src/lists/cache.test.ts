import { describe, expect, test } from 'vitest';
import { ByteCache } from './cache.ts';

const cache = (most: number): ByteCache<number, string> => new ByteCache(most, (text) => text.length);

test('what was not asked for longest goes first', () => {
  const kept = cache(9);
  kept.set(1, 'one');
  kept.set(2, 'two');
  kept.set(3, 'six');
  expect(kept.get(1)).toBe('one');
  kept.set(4, 'ten');
  expect([1, 2, 3, 4].map((id) => kept.get(id))).toEqual(['one', undefined, 'six', 'ten']);
  expect(kept.bytes).toBe(9);
});

test('room is made for what needs it, and what is too large is not kept', () => {
  const kept = cache(6);
  kept.set(1, 'one');
  kept.set(2, 'two');
  kept.set(3, 'sixsix');
  expect([kept.get(1), kept.get(2), kept.get(3), kept.bytes]).toEqual([undefined, undefined, 'sixsix', 6]);
  kept.set(4, 'sixteen');
  expect([kept.get(3), kept.get(4)]).toEqual(['sixsix', undefined]);
});

test('the same ID again takes its place', () => {
  const kept = cache(6);
  kept.set(1, 'three');
  kept.set(1, 'one');
  expect([kept.get(1), kept.bytes]).toEqual(['one', 3]);
  kept.delete(1);
  kept.delete(1);
  expect([kept.get(1), kept.bytes]).toEqual([undefined, 0]);
});

describe('loading', () => {
  test('once for all who ask', async () => {
    const kept = cache(100);
    let loads = 0;
    const load = async (id: number): Promise<string> => {
      loads += 1;
      return `list ${id}`;
    };
    expect(await Promise.all([kept.load(7, load), kept.load(7, load)])).toEqual(['list 7', 'list 7']);
    expect(await kept.load(7, load)).toBe('list 7');
    expect(loads).toBe(1);
  });
  test('a failure is told to all and kept for none', async () => {
    const kept = cache(100);
    const fail = (): never => {
      throw new Error('gone');
    };
    const results = await Promise.allSettled([kept.load(7, fail), kept.load(7, fail)]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await kept.load(7, () => 'back')).toBe('back');
  });
});
