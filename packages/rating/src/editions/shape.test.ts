import { describe, expect, test } from 'vitest';
import type { Requirement } from '../requirement.ts';
import {
  type AnyShape,
  date,
  decimal,
  either,
  integer,
  list,
  matching,
  nullable,
  object,
  oneOf,
  refined,
  text,
  within,
} from './shape.ts';

const span = object({ count: integer(1, 9), unit: oneOf('days', 'months') });
const range = object({}, { from: integer(1, 9), to: integer(1, 9) });

const integerUpTo = (to: number): Requirement => ({ kind: 'integer', from: 1, to });
const even = refined(integer(1, 9), 'months-in-order', (value) => value % 2 === 0);

describe('requires', () => {
  const cases: readonly (readonly [AnyShape, Requirement])[] = [
    [integer(1, 4000), integerUpTo(4000)],
    [nullable(integer(1, 4000)), { kind: 'nullable', of: integerUpTo(4000) }],
    [oneOf('bonus'), { kind: 'one-of', values: ['bonus'], inQuotes: true }],
    [oneOf('a', 'b', 'c'), { kind: 'one-of', values: ['a', 'b', 'c'], inQuotes: true }],
    [decimal, { kind: 'decimal', example: '12.5', inQuotes: true }],
    [date, { kind: 'date' }],
    [text(40), { kind: 'text', from: 1, to: 40, line: true }],
    [list(integer(1, 12), 1, 12), { kind: 'list', of: integerUpTo(12), from: 1, to: 12 }],
    [
      span,
      {
        kind: 'object',
        keys: [
          { name: 'count', value: integerUpTo(9) },
          { name: 'unit', value: { kind: 'one-of', values: ['days', 'months'], inQuotes: true } },
        ],
      },
    ],
    [
      range,
      {
        kind: 'object',
        keys: [
          { name: 'from', value: integerUpTo(9), optional: true },
          { name: 'to', value: integerUpTo(9), optional: true },
        ],
      },
    ],
    [
      either(oneOf('always'), integer(1, 2)),
      { kind: 'either', of: [{ kind: 'one-of', values: ['always'], inQuotes: true }, integerUpTo(2)] },
    ],
    [even, { kind: 'condition', condition: 'months-in-order', of: integerUpTo(9) }],
  ];
  test.each(cases)('%#: %s', (shape, requirement) => expect(shape.requirement).toEqual(requirement));
});

describe('accepts', () => {
  const cases: readonly (readonly [AnyShape, unknown])[] = [
    [integer(1, 4000), 1],
    [integer(1, 4000), 4000],
    [nullable(integer(1, 4000)), null],
    [decimal, '12.5'],
    [decimal, '15'],
    [decimal, '0.0001'],
    [date, '2024-02-29'],
    [text(3), 'a b'],
    [matching({ kind: 'edition-id' }, '^a+$'), 'aaa'],
    [list(integer(1, 3), 1, 3), [3, 1, 2]],
    [span, { unit: 'days', count: 3 }],
    [range, {}],
    [range, { to: 3 }],
    [either(span, oneOf('always')), 'always'],
    [either(span, oneOf('always')), { unit: 'days', count: 3 }],
  ];
  test.each(cases)('%#: %j', (shape, value) => expect(shape.check(value, 'x')).toEqual([]));
});

describe('refuses, with the path and what was found', () => {
  const cases: readonly (readonly [AnyShape, unknown, string, string])[] = [
    [integer(1, 4000), 0, 'x', '0'],
    [integer(1, 4000), 4001, 'x', '4001'],
    [integer(1, 4000), Number.NaN, 'x', 'NaN'],
    [integer(1, 4000), '1200', 'x', '"1200"'],
    [integer(1, 4000), null, 'x', 'null'],
    [integer(1, 4000), undefined, 'x', 'undefined'],
    [nullable(integer(1, 4000)), true, 'x', 'true'],
    [oneOf('bonus'), 'Bonus', 'x', '"Bonus"'],
    [decimal, 12, 'x', '12'],
    [decimal, '12,5', 'x', '"12,5"'],
    [decimal, '-1', 'x', '"-1"'],
    [decimal, '1.00001', 'x', '"1.00001"'],
    [decimal, '1000', 'x', '"1000"'],
    [date, '2023-02-29', 'x', '"2023-02-29"'],
    [date, 20240301, 'x', '20240301'],
    [text(3), '', 'x', '""'],
    [text(3), '  ', 'x', '"  "'],
    [text(3), 'abcd', 'x', '"abcd"'],
    [text(3), 'a\nb', 'x', '"a\\nb"'],
    [text(3), '\u001b[m', 'x', '"\\u001b[m"'],
    [matching({ kind: 'edition-id' }, '^a+$'), 'ab', 'x', '"ab"'],
    [list(integer(1, 3), 1, 3), [], 'x', '[]'],
    [list(integer(1, 3), 1, 3), [1, 2, 3, 1], 'x', '[1,2,3,1]'],
    [list(integer(1, 3), 1, 3), [1, 1], 'x', '[1,1]'],
    [list(integer(1, 3), 1, 3), { 0: 1 }, 'x', '{"0":1}'],
    [list(integer(1, 3), 1, 3), [1, 7], 'x[1]', '7'],
    [span, [], 'x', '[]'],
    [span, { count: 3 }, 'x.unit', 'undefined'],
    [span, { count: 3, unit: 'years' }, 'x.unit', '"years"'],
    [span, { count: 3, unit: 'days', more: 1 }, 'x.more', '1'],
    [
      list(span, 1, 2),
      [
        { count: 3, unit: 'days' },
        { count: 0, unit: 'days' },
      ],
      'x[1].count',
      '0',
    ],
    [either(span, oneOf('always')), 'never', 'x', '"never"'],
    [even, 3, 'x', '3'],
  ];
  test.each(cases)('%#: %s %j', (shape, value, path, shown) => {
    expect(shape.check(value, 'x')).toMatchObject([{ path, value: shown }]);
  });

  test('all problems of an object', () => {
    expect(span.check({ count: 0, unit: 'weeks', more: 1 }, 'x').map(({ path }) => path)).toEqual([
      'x.more',
      'x.count',
      'x.unit',
    ]);
  });

  test('a choice is refused as a whole or with the path of the wrong part', () => {
    const shape = nullable(span);
    expect(shape.check(3, 'x')[0]?.expected).toBe(shape.requirement);
    expect(shape.check({ count: 3, unit: 'x' }, 'x')[0]?.expected).toEqual({
      kind: 'one-of',
      values: ['days', 'months'],
      inQuotes: true,
    });
  });
});

test('keys that are not plain names are quoted', () => {
  expect(within('rules', 'floor')).toBe('rules.floor');
  expect(within('', 'floor')).toBe('floor');
  expect(within('rules', '\u001b[2J')).toBe('rules."\\u001b[2J"');
});
