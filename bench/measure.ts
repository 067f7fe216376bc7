import { defined } from '@eloquence/rating';

export interface Contender {
  /** Games per run. */
  readonly games: number;
  readonly run: () => unknown;
}

/**
 * Median games per second. Contenders take turns in each round, so that other load affects all; the first
 * round warms up.
 */
export function measure(contenders: readonly Contender[], rounds: number): number[] {
  const rates: number[][] = contenders.map(() => []);
  for (let round = 0; round <= rounds; round += 1) {
    contenders.forEach(({ games, run }, index) => {
      const start = performance.now();
      run();
      const seconds = (performance.now() - start) / 1000;
      if (round > 0) rates[index]?.push(games / seconds);
    });
  }
  return rates.map(median);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return defined(sorted[sorted.length >> 1]);
}
