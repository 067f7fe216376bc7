import { defined } from '../defined.ts';

/** Longer input is not compared. */
const LONGEST = 60;

/** The known word that the given one begins, or the closest one; null if none is close. */
export function nearest(word: string, known: readonly string[]): string | null {
  if (word.length > LONGEST) return null;
  const typed = word.toLowerCase();
  const begun = typed.length > 1 ? known.find((each) => each.toLowerCase().startsWith(typed)) : undefined;
  if (begun !== undefined) return begun;
  const close = known
    .map((each) => ({ each, slips: slipsBetween(typed, each.toLowerCase()) }))
    // At most one slip in three letters.
    .filter(({ each, slips }) => 3 * slips <= each.length)
    .sort((a, b) => a.slips - b.slips);
  return close[0]?.each ?? null;
}

/** Letters added, removed, replaced or swapped with the next. */
function slipsBetween(a: string, b: string): number {
  const rows: number[][] = [];
  for (let i = 0; i <= a.length; i += 1) {
    const row: number[] = [i];
    for (let j = 1; j <= b.length; j += 1) {
      if (i === 0) row.push(j);
      else {
        const [above, before] = [defined(rows[i - 1]), defined(row[j - 1])];
        const replaced = defined(above[j - 1]) + (a[i - 1] === b[j - 1] ? 0 : 1);
        const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? rows[i - 2]?.[j - 2] : undefined;
        row.push(Math.min(replaced, defined(above[j]) + 1, before + 1, (swapped ?? replaced) + 1));
      }
    }
    rows.push(row);
  }
  return defined(rows[a.length]?.[b.length]);
}
