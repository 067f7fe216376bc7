import type { Edition } from './editions/rules.ts';
import { halfUp } from './rounding.ts';

/** The remarks on the system (2005 14; 2009 and 2014 12), gone from 2024. No rating is worked out from them. */

const UNITS = 20_000;
const HALF = 10_000;
const STEPS = [8192, 4096, 2048, 1024, 512, 256, 128, 64, 32, 16, 8, 4, 2, 1];

function power(base: bigint, exponent: number): bigint {
  let result = 1n;
  for (let factor = 0; factor < exponent; factor += 1) result *= base;
  return result;
}

/**
 * 1 / (1 + 10^(−D/400)), which comes close to table b (14.1, 12.1): exact to four decimals, half up. P ≥ x/u is the same
 * as (u − x)^400 × 10^D ≥ x^400, which whole numbers decide.
 */
export function formulaProbability(difference: number): string {
  const tens = power(10n, Math.abs(difference));
  let reached = HALF;
  for (const step of STEPS) {
    const x = reached + step;
    if (x < UNITS && power(BigInt(UNITS - x), 400) * tens >= power(BigInt(x), 400)) reached = x;
  }
  const higher = halfUp(reached, 2);
  const value = difference < 0 ? HALF - higher : higher;
  return value === HALF ? '1.0000' : `0.${String(value).padStart(4, '0')}`;
}

/** K times the games in which a rating turns over (2005 14.3; 2009 and 2014 12.3). */
const TURNOVER: readonly (readonly [from: string, product: number | null])[] = [
  ['2024-03-01', null],
  ['2014-07-01', 700],
  ['2005-07-01', 750],
];

function turnoverOf({ from, cadence, status }: Edition): number | null {
  if (cadence !== 'standard' || status === 'own') return null;
  return TURNOVER.find(([since]) => from >= since)?.[1] ?? null;
}

/** The games in which a rating turns over with this K, about; null where the edition has no such remark. */
export function turnoverGames(edition: Edition, k: number): number | null {
  const product = turnoverOf(edition);
  return product === null || k === 0 ? null : halfUp(product, k);
}

/** The expected score by the formula, where the edition remarks on it. */
export function expectedByFormula(edition: Edition, difference: number): string | null {
  return turnoverOf(edition) === null ? null : formulaProbability(difference);
}
