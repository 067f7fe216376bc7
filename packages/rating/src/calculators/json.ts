import { InputError } from '../errors.ts';

/** Readers for values that come from a file or over the network: each names the path of what is wrong. */

function describe(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

function refuse(path: string, value: unknown, allowed: string): never {
  throw new InputError('invalid-input', { path, value: describe(value), allowed });
}

export type JsonObject = Readonly<Record<string, unknown>>;

/** An object with no keys but these. */
export function readObject(value: unknown, path: string, keys: readonly string[]): JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refuse(path, value, 'an object');
  const unknown = Object.keys(value).find((key) => !keys.includes(key));
  if (unknown !== undefined)
    refuse(path === 'file' ? unknown : `${path}.${unknown}`, unknown, `one of ${keys.join(', ')}`);
  return value as JsonObject;
}

export function readList<T>(
  value: unknown,
  path: string,
  read: (item: unknown, path: string) => T,
): readonly T[] {
  if (!Array.isArray(value)) return refuse(path, value, 'a list');
  return value.map((item, index) => read(item, `${path}[${index}]`));
}

export function readNumber(value: unknown, path: string): number {
  return typeof value === 'number' ? value : refuse(path, value, 'a number');
}

/** An exact decimal as every answer writes it, in hundredths: `"-0.61"` → −61. */
export function readHundredths(value: unknown, path: string): number {
  const [, sign, whole, rest] = (typeof value === 'string' && /^(-?)(\d{1,9})\.(\d\d)$/.exec(value)) || [];
  if (whole === undefined) return refuse(path, value, 'a text with two decimals, such as "-0.61"');
  const hundredths = 100 * Number(whole) + Number(rest);
  return sign === '-' ? 0 - hundredths : hundredths;
}

export function readText(value: unknown, path: string): string {
  return typeof value === 'string' ? value : refuse(path, value, 'a text in quotes');
}

export function readFlag(value: unknown, path: string): boolean {
  return typeof value === 'boolean' ? value : refuse(path, value, 'true or false');
}

/** Missing and null are the same: nothing said. */
export function optional<T>(
  value: unknown,
  path: string,
  read: (value: unknown, path: string) => T,
): T | null {
  return value === undefined || value === null ? null : read(value, path);
}
