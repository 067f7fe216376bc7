import type { TablesView } from '@eloquence/api';

/** The row for a difference of ratings, whichever of the two is higher; null: not a whole number. */
export function rowOfDifference(
  rows: TablesView['probabilities'],
  asked: string,
): TablesView['probabilities'][number] | null {
  const text = asked.trim().replace(/^[-−+]/, '');
  if (!/^\d{1,4}$/.test(text)) return null;
  const difference = Number(text);
  return rows.find(({ from, to }) => difference >= from && (to === null || difference <= to)) ?? null;
}

/** The row for a share of the points in per cent, rounded to a whole one, half up; null: no such share. */
export function rowOfShare(
  rows: TablesView['differences'],
  asked: string,
): TablesView['differences'][number] | null {
  const text = asked.trim().replace(/\s*%$/, '').replace(',', '.');
  if (!/^\d{1,3}(\.\d{1,4})?$/.test(text) || Number(text) > 100) return null;
  const hundredths = Math.floor(Number(text) + 0.5);
  return rows.find(({ p }) => Math.round(Number(p) * 100) === hundredths) ?? null;
}

/** In so many parts, as equal as can be, in their order. */
export function inParts<T>(rows: readonly T[], count: number): T[][] {
  const size = Math.ceil(rows.length / count);
  return Array.from({ length: count }, (_, index) => rows.slice(index * size, (index + 1) * size)).filter(
    (part) => part.length > 0,
  );
}
