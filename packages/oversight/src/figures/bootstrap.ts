import { defined } from '@eloquence/rating';

/** Numbers from 0 to 1 that are the same for the same seed: SplitMix32. */
export function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}

const RESAMPLES = 1000;

export type Interval = readonly [low: number, high: number];

/**
 * The middle 95 % of statistics over samples of the clusters, drawn with replacement. `sums` has a row per cluster, and
 * the statistics are taken of the sums of its columns: so everything that is compared is resampled together.
 */
export function bootstrapIntervals(
  sums: readonly (readonly number[])[],
  statistics: readonly ((totals: ArrayLike<number>) => number)[],
  seed = 1,
): readonly Interval[] {
  const random = seededRandom(seed);
  const width = sums[0]?.length ?? 0;
  const flat = Float64Array.from(sums.flat());
  const values = statistics.map(() => new Float64Array(RESAMPLES));
  const totals = new Float64Array(width);
  for (let sample = 0; sample < RESAMPLES; sample += 1) {
    totals.fill(0);
    for (let draw = 0; draw < sums.length; draw += 1) {
      const first = Math.floor(random() * sums.length) * width;
      for (let column = 0; column < width; column += 1)
        totals[column] = defined(totals[column]) + defined(flat[first + column]);
    }
    statistics.forEach((statistic, index) => {
      defined(values[index])[sample] = statistic(totals);
    });
  }
  return values.map((own): Interval => {
    own.sort();
    return [defined(own[Math.floor(0.025 * RESAMPLES)]), defined(own[Math.ceil(0.975 * RESAMPLES) - 1])];
  });
}
