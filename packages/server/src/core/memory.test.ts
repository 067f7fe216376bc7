import { expect, test } from 'vitest';
import { etagOf } from './etag.ts';
import { AnswerMemory } from './memory.ts';

/** Asks for a text of as many letters as the key says; tells whether it had to be made. */
async function isMade(memory: AnswerMemory, key: string, state = 'now'): Promise<boolean> {
  let made = false;
  const { text, etag } = await memory.answer(key, state, async () => {
    made = true;
    return 'x'.repeat(Number(key));
  });
  expect(text).toBe(`"${'x'.repeat(Number(key))}"`);
  expect(etag).toBe(etagOf(text));
  return made;
}

test('an answer is made once for each state of the store', async () => {
  const memory = new AnswerMemory(10, 1000);
  expect(await isMade(memory, '5')).toBe(true);
  expect(await isMade(memory, '5')).toBe(false);
  expect(await isMade(memory, '5', 'later')).toBe(true);
  expect(await isMade(memory, '5', 'later')).toBe(false);
});

test('of too many those go that were not asked for lately, and never more are kept', async () => {
  const memory = new AnswerMemory(4, 1000);
  for (const key of ['1', '2', '3', '1', '4']) await isMade(memory, key);
  // Of the older half only what was asked for again is still there.
  expect([await isMade(memory, '4'), await isMade(memory, '1'), await isMade(memory, '3')]).toEqual([
    false,
    false,
    false,
  ]);
  expect(await isMade(memory, '2')).toBe(true);
});

test('what is asked for again and again stays, however much else is asked for', async () => {
  const memory = new AnswerMemory(10, 1000);
  await isMade(memory, '1');
  for (let key = 2; key < 60; key += 1) {
    await isMade(memory, String(key));
    expect(await isMade(memory, '1')).toBe(false);
  }
});

test('few that are long are as many as many that are short', async () => {
  const memory = new AnswerMemory(100, 250);
  for (const key of ['90', '91', '92']) await isMade(memory, key);
  expect([await isMade(memory, '92'), await isMade(memory, '91')]).toEqual([false, false]);
  expect(await isMade(memory, '90')).toBe(true);
  // One that is longer than all of them may be is answered, and not kept.
  expect([await isMade(memory, '300'), await isMade(memory, '300')]).toEqual([true, true]);
});

test('what is made anew is not counted twice', async () => {
  // Two and no more are in a half.
  const memory = new AnswerMemory(100, 400);
  await isMade(memory, '80', 'd');
  for (const state of ['a', 'b', 'c', 'd']) await isMade(memory, '90', state);
  await isMade(memory, '91', 'd');
  // Counted twice, the second would have filled more than a half, and the first would be gone.
  expect([await isMade(memory, '80', 'd'), await isMade(memory, '90', 'd')]).toEqual([false, false]);
});
