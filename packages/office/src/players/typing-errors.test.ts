import { expect, test } from 'vitest';
import { oneTypingErrorAway } from './typing-errors.ts';

test.each([
  ['swapped', 'kasaprov'],
  ['too many', 'kaspparov'],
  ['wrong', 'kasbarov'],
  ['missing', 'kaspaov'],
  ['the first missing', 'asparov'],
  ['a space too many', 'kas parov'],
])('%s: %s is one error away', (_, typed) => {
  expect(oneTypingErrorAway(typed)).toContain('kasparov');
});

test.each(['kasprvoa', 'kasparov', 'kaspa'])('%s is not', (typed) => {
  expect(oneTypingErrorAway(typed)).not.toContain('kasparov');
});

test('letters of the same alphabet are tried', () => {
  expect(oneTypingErrorAway('карпв')).toContain('карпов');
});

test('there are about 55 variants for each letter, all different, none with a space at an end', () => {
  const texts = oneTypingErrorAway('abcdefgh');
  expect(texts.length).toBeLessThan(8 * 57);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.filter((text) => text !== text.trim())).toEqual([]);
  expect(oneTypingErrorAway('abc')).toEqual([]);
});
