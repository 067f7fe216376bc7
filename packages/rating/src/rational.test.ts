import { expect, test } from 'vitest';
import { formatHundredths } from './rational.ts';
import { hundredths } from './values.ts';

test.each([
  [0, '0.00'],
  [-61, '-0.61'],
  [5, '0.05'],
  [145_049_600, '1450496.00'],
  [-133_200, '-1332.00'],
])('%i hundredths are %s', (value, text) => {
  expect(formatHundredths(hundredths(value))).toBe(text);
});
