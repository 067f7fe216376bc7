/** `2 errors, 1 note`: zero counts are left out unless all are zero. */
export function counted(
  things: readonly (readonly [count: number, one: string, more: string])[],
  separator = ', ',
): string {
  const found = things.filter(([count]) => count > 0);
  const [first] = things;
  return (found.length > 0 || first === undefined ? found : [first])
    .map(([count, one, more]) => `${count} ${count < 2 ? one : more}`)
    .join(separator);
}

/** Numbers that a sentence can hold. */
const SHOWN = 12;

/** The numbers behind the first, as far as a sentence can hold them, and how many are left. */
export function otherNumbers(numbers: readonly number[] = []): {
  readonly shown: readonly string[];
  readonly left: number;
} {
  const others = numbers.slice(1);
  return { shown: others.slice(0, SHOWN).map(String), left: Math.max(0, others.length - SHOWN) };
}
