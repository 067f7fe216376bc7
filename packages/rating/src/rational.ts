import { InputError } from './errors.ts';
import { halfUp } from './rounding.ts';
import type { HalfPoints, Hundredths } from './units.ts';

/** An exact fraction in lowest terms, for first ratings, where averages and 12.5 occur. */
export interface Rational {
  readonly numerator: number;
  readonly denominator: number;
}

export const ZERO: Rational = Object.freeze({ numerator: 0, denominator: 1 });

function greatestCommonDivisor(a: number, b: number): number {
  let x = Math.abs(a);
  let y = b;
  while (y !== 0) {
    const rest = x % y;
    x = y;
    y = rest;
  }
  return x;
}

export function rational(numerator: number, denominator = 1): Rational {
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator) || denominator <= 0) {
    throw new InputError('out-of-safe-range', { value: `${numerator}/${denominator}` });
  }
  const divisor = greatestCommonDivisor(numerator, denominator);
  return Object.freeze({ numerator: numerator / divisor, denominator: denominator / divisor });
}

/** Reads a decimal such as `12.5`, which a floating-point number might not hold exactly. */
export function parseDecimal(text: string): Rational {
  const match = /^(-?)(\d{1,9})(?:\.(\d{1,4}))?$/.exec(text);
  if (!match)
    throw new InputError('invalid-count', { value: text, expected: { kind: 'decimal', example: '12.5' } });
  const [, sign, whole, decimals = ''] = match;
  const value = rational(Number(`${whole}${decimals}`), 10 ** decimals.length);
  return sign ? multiply(value, rational(-1)) : value;
}

export function add(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

export function multiply(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.numerator, a.denominator * b.denominator);
}

export function subtract(a: Rational, b: Rational): Rational {
  return add(a, multiply(b, rational(-1)));
}

export function isBelow(a: Rational, b: Rational): boolean {
  return a.numerator * b.denominator < b.numerator * a.denominator;
}

/** The nearest integer, a half upwards. */
export function roundRational(value: Rational): number {
  return halfUp(value.numerator, value.denominator);
}

/** Two decimals, half up, for reading: `1872.43`. */
export function formatRational(value: Rational): string {
  return formatHundredths(halfUp(value.numerator * 100, value.denominator) as Hundredths);
}

/** Hundredths as people write them, with a sign only when negative: −61 → `-0.61`. */
export function formatHundredths(value: Hundredths): string {
  const digits = Math.abs(value).toString().padStart(3, '0');
  return `${value < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Half points as points: 1 → 0.5. Halves are exact in binary. */
export function points(halfPoints: HalfPoints): number {
  return halfPoints / 2;
}
