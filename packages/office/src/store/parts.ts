/** Below the limit of parameters of both databases. */
const MOST = 2000;

/** Splits values into batches that fit into a query. */
export function* inParts<T>(values: readonly T[]): Generator<T[]> {
  for (let from = 0; from < values.length; from += MOST) yield values.slice(from, from + MOST);
}

/** The rows of a query that is asked for some values at a time. */
export async function readInParts<T, Row>(
  values: readonly T[],
  read: (part: T[]) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const rows: (readonly Row[])[] = [];
  for (const part of inParts(values)) rows.push(await read(part));
  return rows.flat();
}
