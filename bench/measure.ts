/** Something to be timed. */
export interface Contender {
  /** How many games one run rates. */
  readonly games: number;
  readonly run: () => unknown;
}

/**
 * Games per second, the median of some rounds. Every contender runs once in each, so that a machine that is
 * busy for a while is so for all of them; a first round only warms up.
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
  return sorted[sorted.length >> 1] as number;
}
