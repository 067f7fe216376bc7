import type { TablesView } from '@eloquence/api';

/** A rating difference of either sign, as a positive number; null: not an integer. */
export function differenceIn(input: string): number | null {
  const text = input.trim().replace(/^[-−+]/, '');
  return /^\d{1,4}$/.test(text) ? Number(text) : null;
}

/** The row for a rating difference, of either sign; null: not an integer. */
export function rowOfDifference(
  rows: TablesView['probabilities'],
  input: string,
): TablesView['probabilities'][number] | null {
  const difference = differenceIn(input);
  if (difference === null) return null;
  return rows.find(({ from, to }) => difference >= from && (to === null || difference <= to)) ?? null;
}

/** The row for a fractional score in per cent, rounded half up; null: not between 0 and 100. */
export function rowOfShare(
  rows: TablesView['differences'],
  input: string,
): TablesView['differences'][number] | null {
  const text = input.trim().replace(/\s*%$/, '').replace(',', '.');
  if (!/^\d{1,3}(\.\d{1,4})?$/.test(text) || Number(text) > 100) return null;
  const hundredths = Math.floor(Number(text) + 0.5);
  return rows.find(({ p }) => Math.round(Number(p) * 100) === hundredths) ?? null;
}

/** Splits rows into parts of nearly equal length. */
export function inParts<T>(rows: readonly T[], count: number): T[][] {
  const size = Math.ceil(rows.length / count);
  return Array.from({ length: count }, (_, index) => rows.slice(index * size, (index + 1) * size)).filter(
    (part) => part.length > 0,
  );
}
