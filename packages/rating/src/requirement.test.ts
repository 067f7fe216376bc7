import { describe, expect, test } from 'vitest';
import { keysOf, oneOf, shownValue } from './requirement.ts';

describe('a refused value in the message', () => {
  const cases: readonly (readonly [unknown, string])[] = [
    [undefined, 'undefined'],
    [null, 'null'],
    [Number.NaN, 'NaN'],
    [1200.5, '1200.5'],
    ['a', '"a"'],
    ['\u001b[2J', '"\\u001b[2J"'],
    [[1, 'a'], '[1,"a"]'],
    [{ a: 1 }, '{"a":1}'],
    ['a'.repeat(61), `"${'a'.repeat(56)}…`],
    [1n, '1'],
  ];
  test.each(cases.map(([value, shown]) => ({ shown, value })))('is shown as $shown', ({ value, shown }) =>
    expect(shownValue(value)).toBe(shown),
  );
});

test('a circular value is shown by its brackets', () => {
  const circular: { self?: unknown } = {};
  circular.self = circular;
  expect(shownValue(circular)).toBe('{…}');
});

test('shorthands', () => {
  expect(oneOf(['a', 1])).toEqual({ kind: 'one-of', values: ['a', 1] });
  expect(keysOf(['a'])).toEqual({ kind: 'object', keys: [{ name: 'a' }] });
});
