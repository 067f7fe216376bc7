import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { zipped } from './zip.ts';

/** So many chunks of a list. */
async function* pieces(count: number): AsyncGenerator<Uint8Array> {
  for (let each = 0; each < count; each += 1) yield randomBytes(40_000);
}

// Short lists are compressed completely while the first one is still being sent.
test.each([1, 2, 16])('a download of %i parts can be cancelled at any point', async (count) => {
  const failures: unknown[] = [];
  const listener = (error: unknown): void => void failures.push(error);
  process.on('uncaughtException', listener);
  for (let place = 1; place <= 5; place += 1) {
    let taken = 0;
    for await (const _ of zipped('list.txt', '2026-07-01', pieces(count))) {
      taken += 1;
      if (taken === place) break;
    }
    await pause(20);
  }
  process.off('uncaughtException', listener);
  expect(failures).toEqual([]);
});

test('a read error fails the stream', async () => {
  const broken = async function* (): AsyncGenerator<Uint8Array> {
    yield randomBytes(1000);
    throw new Error('the store is gone');
  };
  const read = async (): Promise<void> => {
    for await (const _ of zipped('list.txt', '2026-07-01', broken()));
  };
  await expect(read()).rejects.toThrow('the store is gone');
});
