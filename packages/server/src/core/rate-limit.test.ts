import { describe, expect, test } from 'vitest';
import { Minutes } from './rate-limit.ts';

const MINUTE = 60_000;

describe('the minute of an address', () => {
  test('begins with its first request and is the same until it ends', () => {
    const minutes = new Minutes(3);
    const first = minutes.of('a', 1000);
    first.requests += 1;
    expect(minutes.of('a', 1000 + MINUTE - 1)).toBe(first);
    expect(minutes.of('a', 1000 + MINUTE)).toEqual({ requests: 0, ends: 1000 + 2 * MINUTE });
  });

  test('is kept while the address asks again, however many others ask', () => {
    const minutes = new Minutes(3);
    const first = minutes.of('a', 0);
    for (let other = 0; other < 100; other += 1) {
      minutes.of(`other ${other}`, 1);
      expect(minutes.of('a', 1)).toBe(first);
    }
  });

  test('is kept until so many others have asked, and forgotten after twice as many', () => {
    const minutes = new Minutes(3);
    const first = minutes.of('a', 0);
    for (const other of ['b', 'c', 'd']) minutes.of(other, 1);
    expect(minutes.of('a', 1)).toBe(first);
    for (let other = 0; other < 6; other += 1) minutes.of(`other ${other}`, 1);
    expect(minutes.of('a', 1)).not.toBe(first);
  });
});
