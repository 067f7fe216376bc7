import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NumberReader, NumberWriter } from './bytes.ts';

test('numbers are packed and unpacked', () => {
  const natural = fc.maxSafeNat();
  const signed = fc.integer({ min: -(2 ** 40), max: 2 ** 40 });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(natural, signed, fc.option(fc.nat()), fc.string(), fc.nat(255))),
      (rows) => {
        const writer = new NumberWriter();
        for (const [number, sign, optional, text, byte] of rows) {
          writer.number(number);
          writer.signed(sign);
          writer.optional(optional);
          writer.json({ text });
          writer.byte(byte);
        }
        const reader = new NumberReader(writer.end());
        for (const [number, sign, optional, text, byte] of rows) {
          const read = [reader.number(), reader.signed(), reader.optional(), reader.json(), reader.byte()];
          expect(read).toEqual([number, sign, optional, { text }, byte]);
        }
        expect(() => reader.byte()).toThrow(RangeError);
      },
    ),
  );
});

test.each([
  [0, 1],
  [127, 1],
  [128, 2],
  [16_383, 2],
  [16_384, 3],
])('%i is packed in %i bytes', (value, bytes) => {
  const writer = new NumberWriter();
  writer.number(value);
  expect(writer.end()).toHaveLength(bytes);
});

test.each([-1, 0.5, Number.NaN, 2 ** 53])('%d is refused', (value) => {
  expect(() => new NumberWriter().number(value)).toThrow(RangeError);
});
