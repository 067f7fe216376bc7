import type { Difference } from './differences.ts';

/** `engine`: another version of the program computed the list, and this one gets another result. */
export type VerifyStatus = 'same' | 'redacted' | 'engine' | 'broken';

/** The result for a part of the store. */
export interface Checked {
  readonly standing: VerifyStatus;
  /** The first one found. */
  readonly difference: Difference | null;
}

const ORDER: readonly VerifyStatus[] = ['broken', 'engine', 'redacted', 'same'];

export function worst(standings: readonly VerifyStatus[]): VerifyStatus {
  return ORDER.find((each) => standings.includes(each)) ?? 'same';
}

const SAME: Checked = Object.freeze({ standing: 'same', difference: null });

export function resultOf(difference: Difference | null): Checked {
  return difference === null ? SAME : { standing: 'broken', difference };
}

/** A cell of a table with another value than expected. */
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
