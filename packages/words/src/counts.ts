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
