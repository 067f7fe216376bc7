const MAX_LENGTH = 40;

/** A value for an error: the start of a text, the kind of anything large. */
export function describeValue(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, MAX_LENGTH));
  const isLarge = (typeof value === 'object' && value !== null) || typeof value === 'function';
  return isLarge ? Object.prototype.toString.call(value).slice('[object '.length, -1) : String(value);
}
