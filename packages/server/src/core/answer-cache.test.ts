import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { AnswerCache, type CachedAnswer, sendCached } from './answer-cache.ts';
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

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a long answer is compressed once with %s, a short one never', async (encoding, unpack) => {
  const cache = new AnswerCache(10, 10_000);
  const kept: CachedAnswer[] = [];
  const app = fastify();
  app.get('/:length', async (request, reply) => {
    const { length } = request.params as { readonly length: string };
    const answer = await cache.answer(length, 'now', async () => 'x'.repeat(Number(length)));
    kept.push(answer);
    return sendCached(request, reply, answer);
  });
  const ask = (length: number, accepted: string) =>
    app.inject({ url: `/${length}`, headers: { 'accept-encoding': accepted } });
  const packed = await ask(2000, encoding);
  expect(packed.headers).toMatchObject({ 'content-encoding': encoding, etag: kept[0]?.etag });
  expect(unpack(packed.rawPayload).toString()).toBe(JSON.stringify('x'.repeat(2000)));
  const bytes = kept[0]?.[encoding];
  expect((await ask(2000, encoding)).rawPayload).toEqual(packed.rawPayload);
  expect(kept[1]?.[encoding]).toBe(bytes);
  expect((await ask(2000, 'identity')).body).toBe(JSON.stringify('x'.repeat(2000)));
  expect((await ask(100, encoding)).headers['content-encoding']).toBeUndefined();
});
