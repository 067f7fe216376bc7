/** As many values as a query takes well. */
const MOST = 2000;

/** Values in parts that fit into a query. */
export function* inParts<T>(values: readonly T[]): Generator<T[]> {
  for (let from = 0; from < values.length; from += MOST) yield values.slice(from, from + MOST);
}
