import { expect, test } from 'vitest';
import { AnswerCache } from './answer-cache.ts';
import { etagOf } from './etag.ts';

/** Requests a text of the length in the key; true: it was computed. */
async function isComputed(cache: AnswerCache, key: string, state = 'now'): Promise<boolean> {
  let computed = false;
  const { text, etag } = await cache.answer(key, state, async () => {
    computed = true;
    return 'x'.repeat(Number(key));
  });
  expect(text).toBe(`"${'x'.repeat(Number(key))}"`);
  expect(etag).toBe(etagOf(text));
  return computed;
}

test('an answer is computed once for each state of the store', async () => {
  const cache = new AnswerCache(10, 1000);
  expect(await isComputed(cache, '5')).toBe(true);
  expect(await isComputed(cache, '5')).toBe(false);
  expect(await isComputed(cache, '5', 'later')).toBe(true);
  expect(await isComputed(cache, '5', 'later')).toBe(false);
});

test('the least recently used answer is dropped first', async () => {
  const cache = new AnswerCache(3, 1000);
  for (const key of ['1', '2', '3', '1', '4']) await isComputed(cache, key);
  expect([await isComputed(cache, '4'), await isComputed(cache, '1'), await isComputed(cache, '3')]).toEqual([
    false,
    false,
    false,
  ]);
  expect(await isComputed(cache, '2')).toBe(true);
});

test('answers count by their length; one longer than the cache is not cached', async () => {
  const cache = new AnswerCache(100, 200);
  for (const key of ['90', '91', '92']) await isComputed(cache, key);
  expect([await isComputed(cache, '92'), await isComputed(cache, '91')]).toEqual([false, false]);
  expect(await isComputed(cache, '90')).toBe(true);
  expect([await isComputed(cache, '300'), await isComputed(cache, '300')]).toEqual([true, true]);
});

test('an answer of a new state replaces the old one', async () => {
  const cache = new AnswerCache(100, 200);
  await isComputed(cache, '80', 'd');
  for (const state of ['a', 'b', 'c', 'd']) await isComputed(cache, '90', state);
  expect([await isComputed(cache, '80', 'd'), await isComputed(cache, '90', 'd')]).toEqual([false, false]);
});
