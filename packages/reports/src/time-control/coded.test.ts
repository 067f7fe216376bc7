import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCodedTimeControl, writeCodedTimeControl } from './coded.ts';
import type { Side, TimePeriod } from './model.ts';

const period = (moves: number | null, seconds: number, increment = 0): TimePeriod => ({
  moves,
  seconds,
  increment,
  delay: false,
});

describe('record 222', () => {
  test.each<[string, Side]>([
    ['5400+30', [period(null, 5400, 30)]],
    ['600', [period(null, 600)]],
    ['40/6000+30:900+30', [period(40, 6000, 30), period(null, 900, 30)]],
    ['40/7200:20/3600:900+30', [period(40, 7200), period(20, 3600), period(null, 900, 30)]],
    ['40/7200:20/3600', [period(40, 7200), period(20, 3600)]],
    [' 5400+30  ', [period(null, 5400, 30)]],
  ])('%s', (code, side) => {
    expect(parseCodedTimeControl(code)).toEqual({ white: side, black: side });
  });

  test.each([
    ['W300-B240', 300, 240],
    ['w300-b240', 300, 240],
  ])('%s: a side each', (code, white, black) => {
    const control = { white: [period(null, white)], black: [period(null, black)] };
    expect(parseCodedTimeControl(code)).toEqual(control);
    expect(writeCodedTimeControl(control)).toBe('W300-B240');
  });

  test.each([
    '',
    '90 min + 30 sec',
    "90'+30",
    'W300',
    'W300-W240',
    'W300-B',
    'B240-W300',
    '300-240',
    '900:900', // the first period must end somewhere
    '40/',
    '/5400',
    '40/5400+',
    '5400+30+30',
    '5400 + 30',
    '-5400',
    '5400.5',
    '0/5400',
    '0',
    '0+0',
    '123456',
    '1000/5400',
    '40/5400:',
    `${'40/5400:'.repeat(40)}900`,
  ])('not %j', (code) => {
    expect(parseCodedTimeControl(code)).toBeNull();
  });

  const times = { seconds: fc.integer({ min: 1, max: 99_999 }), increment: fc.integer({ min: 0, max: 999 }) };
  const counted = fc.record({
    moves: fc.integer({ min: 1, max: 999 }),
    ...times,
    delay: fc.constant(false),
  });
  const last = fc.record({
    moves: fc.option(fc.integer({ min: 1, max: 999 })),
    ...times,
    delay: fc.constant(false),
  });
  const sides = fc.tuple(fc.array(counted, { maxLength: 4 }), last).map(([first, end]) => [...first, end]);

  test('is read back as written', () => {
    fc.assert(
      fc.property(sides, sides, (white, black) => {
        expect(parseCodedTimeControl(writeCodedTimeControl({ white, black }))).toEqual({ white, black });
        expect(parseCodedTimeControl(writeCodedTimeControl({ white, black: white }))).toEqual({
          white,
          black: white,
        });
      }),
    );
  });

  test('accepts any text', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[WB0-9/+:-]{0,250}$/), (text) => {
        const control = parseCodedTimeControl(text);
        if (control !== null) {
          expect(parseCodedTimeControl(writeCodedTimeControl(control))).toEqual(control);
        }
      }),
    );
  });
});
