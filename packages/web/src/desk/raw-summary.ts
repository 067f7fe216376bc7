import type { DiffKindName, SummaryView } from '@eloquence/api';

/** As jobs answer: keys for people, and hundredths as whole numbers. */
export interface RawSummary {
  readonly diff: Readonly<Record<DiffKindName, { readonly count: number }>> & {
    readonly ratedBefore: number;
    readonly ratedAfter: number;
    readonly histogram: SummaryView['histogram'];
  };
  readonly points: Readonly<
    Record<SummaryView['points']['lines'][number]['line'] | 'old' | 'new' | 'unexplained', number>
  > & { readonly holds: boolean };
  readonly events: number;
  readonly games: number;
}

/** `-61` → `-0.61`. */
export function hundredths(value: number): string {
  const digits = String(Math.abs(value)).padStart(3, '0');
  return `${value < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
