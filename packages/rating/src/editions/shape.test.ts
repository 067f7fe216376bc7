import { describe, expect, test } from 'vitest';
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
  shown,
  text,
  within,
} from './shape.ts';

const span = object({ count: integer(1, 9), unit: oneOf('days', 'months') });
const range = object({}, { from: integer(1, 9), to: integer(1, 9) });

describe('says what it allows', () => {
  const cases: readonly (readonly [AnyShape, string])[] = [
    [integer(1, 4000), 'an integer from 1 to 4000'],
    [nullable(integer(1, 4000)), 'an integer from 1 to 4000 or null'],
    [oneOf('bonus'), '"bonus"'],
    [oneOf('bonus', 'drawn-games'), '"bonus" or "drawn-games"'],
    [oneOf('a', 'b', 'c'), '"a", "b" or "c"'],
    [decimal, 'a decimal in quotes, such as "12.5"'],
    [date, 'a date that exists, from 1800 on, as "YYYY-MM-DD"'],
    [text(40), 'a text of 1 to 40 characters on one line'],
    [list(integer(1, 12), 1, 12), 'a list of 1 to 12 different items, each an integer from 1 to 12'],
    [span, 'an object with "count" (an integer from 1 to 9) and "unit" ("days" or "months")'],
    [
      range,
      'an object with if needed "from" (an integer from 1 to 9) and if needed "to" (an integer from 1 to 9)',
    ],
    [either(oneOf('always'), integer(1, 2)), '"always" or an integer from 1 to 2'],
    [
      refined(integer(1, 9), 'an even number', (value) => value % 2 === 0),
      'an integer from 1 to 9: an even number',
    ],
  ];
  test.each(cases)('%#: %s', (shape, words) => expect(shape.words).toBe(words));
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
    [matching('a name', '^a+$'), 'aaa'],
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
    [integer(1, 4000), undefined, 'x', 'nothing'],
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
    [matching('a name', '^a+$'), 'ab', 'x', '"ab"'],
    [list(integer(1, 3), 1, 3), [], 'x', 'a list of 0'],
    [list(integer(1, 3), 1, 3), [1, 2, 3, 1], 'x', 'a list of 4'],
    [list(integer(1, 3), 1, 3), [1, 1], 'x', 'a list of 2'],
    [list(integer(1, 3), 1, 3), { 0: 1 }, 'x', 'an object'],
    [list(integer(1, 3), 1, 3), [1, 7], 'x[1]', '7'],
    [span, [], 'x', 'a list of 0'],
    [span, { count: 3 }, 'x.unit', 'nothing'],
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
    [refined(integer(1, 9), 'an even number', (value) => value % 2 === 0), 3, 'x', '3'],
  ];
  test.each(cases)('%#: %s %j', (shape, value, path, found) => {
    expect(shape.check(value, 'x')).toMatchObject([{ path, found }]);
  });

  test('all that is wrong in an object', () => {
    expect(span.check({ count: 0, unit: 'weeks', more: 1 }, 'x').map(({ path }) => path)).toEqual([
      'x.more',
      'x.count',
      'x.unit',
    ]);
  });

  test('the whole choice where the value as a whole is wrong, the part where a part is', () => {
    const shape = nullable(span);
    expect(shape.check(3, 'x')[0]?.expected).toBe(shape.words);
    expect(shape.check({ count: 3, unit: 'x' }, 'x')[0]?.expected).toBe('"days" or "months"');
  });
});

test('long values are cut, strange keys are quoted', () => {
  expect(shown('a'.repeat(61))).toBe(`"${'a'.repeat(60)}…"`);
  expect(within('rules', 'floor')).toBe('rules.floor');
  expect(within('', 'floor')).toBe('floor');
  expect(within('rules', '\u001b[2J')).toBe('rules."\\u001b[2J"');
});
