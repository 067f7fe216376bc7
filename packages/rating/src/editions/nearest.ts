const LONGEST = 60;

/** The known name that is most like a mistyped one, or null if none is close. */
export function nearest(name: string, known: readonly string[]): string | null {
  if (name.length > LONGEST) return null;
  const typed = name.toLowerCase();
  let best: string | null = null;
  // Fewer than half of the letters may be wrong.
  let fewest = name.length;
  for (const each of known) {
    const edits = 2 * editsBetween(typed, each.toLowerCase());
    if (edits < fewest) [best, fewest] = [each, edits];
  }
  return best;
}

/** How many letters must be added, removed or replaced (Levenshtein). */
function editsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...a].entries()) {
    const next = [index + 1];
    for (const [column, other] of [...b].entries()) {
      const replaced = (row[column] as number) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] as number) + 1, (next[column] as number) + 1));
    }
    row = next;
  }
  return row[b.length] as number;
}
