import type { WorkProgress } from '@eloquence/office';
import { defined, type Edition } from '@eloquence/rating';
import { type Pool, type PoolOptions, simulatePool, within } from './pool.ts';

export interface StudyOptions extends Omit<PoolOptions, 'seed' | 'edition' | 'out'> {
  readonly editions: readonly Edition[];
  /** Every edition rates the same pools: seeds 1, 2, 3 and so on. */
  readonly seeds: number;
}

/** A mean over the pools with its 95 % interval. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** What is compared. */
export const STATISTICS = ['drift', 'deviation', 'newcomers', 'stretch'] as const;
export type Statistic = (typeof STATISTICS)[number];

export interface StudyRow {
  readonly edition: string;
  readonly statistic: Statistic;
  readonly value: Estimate;
  /** Pool by pool less the first edition; null for that one. */
  readonly difference: Estimate | null;
}

const VALUES: Readonly<Record<Statistic, (pool: Pool) => number | null>> = {
  drift: ({ drift }) => drift,
  deviation: ({ lists }) => lists.at(-1)?.deviation ?? null,
  newcomers: ({ lists }) => lists.at(-1)?.newcomersOffset ?? null,
  stretch: ({ byRating }) => byRating?.b ?? null,
};

export const MOST_SEEDS = 100;

/** The same perfect pools under several editions. */
export async function comparePools(options: StudyOptions): Promise<readonly StudyRow[]> {
  const { editions, seeds, progress, ...pool } = options;
  within('seeds', seeds, 2, MOST_SEEDS);
  const pools: Pool[][] = [];
  const all = editions.length * seeds;
  const show = (done: number): void => progress?.({ work: 'pools', done, all } satisfies WorkProgress);
  for (const edition of editions) {
    const own: Pool[] = [];
    for (let seed = 1; seed <= seeds; seed += 1) {
      show(pools.length * seeds + seed - 1);
      own.push(await simulatePool({ ...pool, edition, seed }));
    }
    pools.push(own);
  }
  return editions.flatMap(({ id }, index) =>
    STATISTICS.flatMap((statistic): StudyRow[] => {
      const values = defined(pools[index]).map(VALUES[statistic]);
      const before = defined(pools[0]).map(VALUES[statistic]);
      const known = values.filter((value) => value !== null);
      if (known.length < 2) return [];
      const pairs = values.flatMap((value, pool) => {
        const other = before[pool] ?? null;
        return value === null || other === null ? [] : [value - other];
      });
      const difference = index === 0 || pairs.length < 2 ? null : estimate(pairs);
      return [{ edition: id, statistic, value: estimate(known), difference }];
    }),
  );
}

/** Student's t for 95 %, by degrees of freedom from 1; 1.96 beyond. */
const T95 = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131,
  2.12, 2.11, 2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048, 2.045, 2.042,
];

export function estimate(values: readonly number[]): Estimate {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const error = Math.sqrt(squares / (values.length - 1) / values.length);
  const margin = (T95[values.length - 2] ?? 1.96) * error;
  return { mean, low: mean - margin, high: mean + margin };
}
