/** Below the limit of parameters of both databases. */
const MOST = 2000;

/** Splits values into batches that fit into a query. */
export function* inParts<T>(values: readonly T[]): Generator<T[]> {
  for (let from = 0; from < values.length; from += MOST) yield values.slice(from, from + MOST);
}
