import { InputError } from '../errors.ts';
import { oneOf, type Requirement, shownValue } from '../requirement.ts';
import type { Hundredths } from '../values.ts';

/** Readers of untrusted JSON; errors name the path. */

function refuse(path: string, value: unknown, expected: Requirement): never {
  throw new InputError('invalid-input', { path, value: shownValue(value), expected });
}

export type JsonObject = Readonly<Record<string, unknown>>;

/** An object with no keys but these. */
export function readObject(value: unknown, path: string, keys: readonly string[]): JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refuse(path, value, { kind: 'object' });
  const unknown = Object.keys(value).find((key) => !keys.includes(key));
  if (unknown !== undefined) refuse(path === 'file' ? unknown : `${path}.${unknown}`, unknown, oneOf(keys));
  return value as JsonObject;
}

export function readList<T>(
  value: unknown,
  path: string,
  read: (item: unknown, path: string) => T,
): readonly T[] {
  if (!Array.isArray(value)) return refuse(path, value, { kind: 'list' });
  return value.map((item, index) => read(item, `${path}[${index}]`));
}

export function readNumber(value: unknown, path: string): number {
  return typeof value === 'number' ? value : refuse(path, value, { kind: 'number' });
}

/** An exact decimal as every answer writes it, in hundredths: `"-0.61"` → −61. */
export function readHundredths(value: unknown, path: string): Hundredths {
  const [, sign, whole, rest] = (typeof value === 'string' && /^(-?)(\d{1,9})\.(\d\d)$/.exec(value)) || [];
  if (whole === undefined) return refuse(path, value, { kind: 'two-decimals', example: '-0.61' });
  const hundredths = 100 * Number(whole) + Number(rest);
  return (sign === '-' ? 0 - hundredths : hundredths) as Hundredths;
}

export function readText(value: unknown, path: string): string {
  return typeof value === 'string' ? value : refuse(path, value, { kind: 'text' });
}

export function readFlag(value: unknown, path: string): boolean {
  return typeof value === 'boolean' ? value : refuse(path, value, { kind: 'flag' });
}

/** Missing and null are the same. */
export function optional<T>(
  value: unknown,
  path: string,
  read: (value: unknown, path: string) => T,
): T | null {
  return value === undefined || value === null ? null : read(value, path);
}
