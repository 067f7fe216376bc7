import { expect, test } from 'vitest';
import { listOf } from '../lists/lists.test-helper.ts';
import { unpackList } from '../lists/pack.ts';
import { finishList } from './finish.ts';
import { Finisher } from './finisher.ts';

const LISTS = (['standard', 'rapid', 'blitz'] as const).map((cadence, index) => ({
  cadence,
  date: '2026-11-01',
  columns: listOf({ key: 1 + index, rating: 1500 + index, games: 3, k: 20 }, { key: 9, rating: 1400 }),
}));

test.each([
  ['here', 0],
  ['in another thread', 1_000_000],
])('lists are hashed and packed %s, in their order', async (_, rows) => {
  const finisher = new Finisher(rows);
  const finished = await Promise.all(LISTS.map((list) => finisher.finish(list)));
  await finisher.end();
  expect(finished).toEqual(LISTS.map(finishList));
  expect(finished.map(({ packed }) => unpackList(packed).ratings[0])).toEqual([1500, 1501, 1502]);
});

test.each([
  ['here', 0],
  ['in another thread', 1_000_000],
])('lists are unpacked %s, and one that is damaged says so', async (_, rows) => {
  const finisher = new Finisher(rows);
  const packed = LISTS.map((list) => finishList(list).packed);
  expect(await finisher.unpack(packed[1] as Uint8Array)).toEqual(LISTS[1]?.columns);
  await expect(finisher.unpack(new Uint8Array(9))).rejects.toThrow('no packed list');
  expect(await finisher.finish(LISTS[0] as (typeof LISTS)[number])).toMatchObject({ packed: packed[0] });
  await finisher.end();
});

test('who waits hears of it when the thread ends', async () => {
  const finisher = new Finisher(1_000_000);
  const waiting = finisher.finish(LISTS[0] as (typeof LISTS)[number]);
  await finisher.end();
  await expect(waiting).rejects.toThrow('before it was done');
});
