/**
 * Integer division and the named roundings of the regulations. Everything here works on integers:
 * a fraction comes as numerator and positive denominator, so that nothing is lost before the one rounding.
 */

export type Rounding = 'half-up' | 'half-away-from-zero';

/** The largest integer not above numerator / denominator. */
export function floorDivide(numerator: number, denominator: number): number {
  return (numerator - modulo(numerator, denominator)) / denominator;
}

/** The remainder that belongs to `floorDivide`: never negative. */
export function modulo(numerator: number, denominator: number): number {
  const remainder = numerator % denominator;
  return remainder < 0 ? remainder + denominator : remainder;
}

/** To the nearest integer, a half upwards: −2.5 → −2. */
export function halfUp(numerator: number, denominator: number): number {
  return floorDivide(2 * numerator + denominator, 2 * denominator);
}

/** To the nearest integer, a half away from zero: −2.5 → −3. */
export function halfAwayFromZero(numerator: number, denominator: number): number {
  // Subtracted, not negated: −0.4 is to give 0, not −0.
  return numerator < 0 ? 0 - halfUp(-numerator, denominator) : halfUp(numerator, denominator);
}

/** Rounds by the name an edition gives. */
export function round(rounding: Rounding, numerator: number, denominator: number): number {
  return rounding === 'half-up' ? halfUp(numerator, denominator) : halfAwayFromZero(numerator, denominator);
}

/** `round` for hundredths that fit into 30 bits, by 32-bit division: a fifth of the time of `round`. */
export function roundHundredths(rounding: Rounding, hundredths: number): number {
  // `| 0` cuts off towards zero; with ten million points added nothing is below it, so that this is down.
  if (rounding === 'half-up') return (((hundredths + 1_000_000_050) / 100) | 0) - 10_000_000;
  return ((hundredths < 0 ? hundredths - 50 : hundredths + 50) / 100) | 0;
}
