import type { Difference } from '../differences.ts';

/** How a part of the store stands up to being worked out again. */
export type Standing = 'same' | 'redacted' | 'engine' | 'broken';

/** A part of the store that was looked at. */
export interface Judged {
  readonly standing: Standing;
  /** What is not as it should be, and where. */
  readonly difference: Difference | null;
}

const ORDER: readonly Standing[] = ['broken', 'engine', 'redacted', 'same'];

export function worst(standings: readonly Standing[]): Standing {
  return ORDER.find((each) => standings.includes(each)) ?? 'same';
}

export const SAME: Judged = Object.freeze({ standing: 'same', difference: null });

export function judged(difference: Difference | null): Judged {
  return difference === null ? SAME : { standing: 'broken', difference };
}

/** A cell of a table that is not what it should be. */
export function cell(
  table: string,
  id: string | number,
  column: string,
  found: string | number | null | undefined,
  expected: string | number | null | undefined,
): Difference {
  const shown = (value: typeof found): string | number => value ?? '–';
  return { code: 'record', values: { table, id, column, found: shown(found), expected: shown(expected) } };
}
