/** No word that is known is longer. */
const LONGEST = 60;

/** The known word that a mistyped one may stand for: one it begins, or one it is close to; null if there is none. */
export function nearest(word: string, known: readonly string[]): string | null {
  if (word.length > LONGEST) return null;
  const typed = word.toLowerCase();
  const begun = typed.length > 1 ? known.find((each) => each.toLowerCase().startsWith(typed)) : undefined;
  if (begun !== undefined) return begun;
  const close = known
    .map((each) => ({ each, slips: slipsBetween(typed, each.toLowerCase()) }))
    // In a third of the letters.
    .filter(({ each, slips }) => 3 * slips <= each.length)
    .sort((a, b) => a.slips - b.slips);
  return close[0]?.each ?? null;
}

/** How many letters were added, left out, replaced, or swapped with the next. */
function slipsBetween(a: string, b: string): number {
  const rows: number[][] = [];
  for (let i = 0; i <= a.length; i += 1) {
    const row: number[] = [i];
    for (let j = 1; j <= b.length; j += 1) {
      if (i === 0) row.push(j);
      else {
        const [above, before] = [rows[i - 1] as number[], row[j - 1] as number];
        const replaced = (above[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
        const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? rows[i - 2]?.[j - 2] : undefined;
        row.push(Math.min(replaced, (above[j] as number) + 1, before + 1, (swapped ?? replaced) + 1));
      }
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] as number;
}
