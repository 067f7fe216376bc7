/** The value at an index or key that must exist. */
export function defined<T>(value: T | undefined): T {
  if (value === undefined) throw new RangeError('No value at this index or key');
  return value;
}
