import { parseDate } from '../date.ts';

/** What is wrong with a value, and where. */
export interface Problem {
  readonly path: string;
  readonly found: string;
  readonly expected: string;
}

export type JsonSchema = { readonly [key: string]: unknown };

/** What a value must look like: in words, as JSON Schema, and as a check. */
export interface AnyShape {
  readonly words: string;
  readonly schema: JsonSchema;
  readonly check: (value: unknown, path: string) => readonly Problem[];
}

export interface Shape<T> extends AnyShape {
  /** Never there at run time; ties the shape to exactly one type, neither wider nor narrower. */
  readonly type?: (value: T) => T;
}

type TypeOf<S> = S extends Shape<infer T> ? T : never;
type Shapes = { readonly [key: string]: AnyShape };

const MAXIMUM_SHOWN = 60;

/** A value as it is shown in a message, cut short. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (isObject(value)) return 'an object';
  if (typeof value !== 'string') return String(value);
  return JSON.stringify(value.length > MAXIMUM_SHOWN ? `${value.slice(0, MAXIMUM_SHOWN)}…` : value);
}

/** The path of a part; a key that is no plain name is shown in quotes, whatever it holds. */
export function within(path: string, key: string): string {
  return `${path}${path && '.'}${/^\w{1,60}$/.test(key) ? key : shown(key)}`;
}

function listed(words: readonly string[], joint: 'or' | 'and'): string {
  const last = words.at(-1) as string;
  return words.length === 1 ? last : `${words.slice(0, -1).join(', ')} ${joint} ${last}`;
}

function simple<T>(words: string, schema: JsonSchema, test: (value: unknown) => boolean): Shape<T> {
  const check = (value: unknown, path: string): readonly Problem[] =>
    test(value) ? [] : [{ path, found: shown(value), expected: words }];
  return Object.freeze({ words, schema, check });
}

export function integer(from: number, to: number): Shape<number> {
  const schema = { type: 'integer', minimum: from, maximum: to };
  return simple(`an integer from ${from} to ${to}`, schema, (value) => isInteger(value, from, to));
}

function isInteger(value: unknown, from: number, to: number): boolean {
  return Number.isInteger(value) && (value as number) >= from && (value as number) <= to;
}

export function oneOf<const T extends string>(...values: readonly T[]): Shape<T> {
  const words = listed(
    values.map((value) => `"${value}"`),
    'or',
  );
  return simple(words, { enum: values }, (value) => (values as readonly unknown[]).includes(value));
}

const DECIMAL = '^\\d{1,3}(\\.\\d{1,4})?$';

/** A decimal as text, which a floating-point number might not hold exactly. */
export const decimal: Shape<string> = simple(
  'a decimal in quotes, such as "12.5"',
  { type: 'string', pattern: DECIMAL },
  (value) => typeof value === 'string' && new RegExp(DECIMAL).test(value),
);

export const date: Shape<string> = simple(
  'a date that exists, from 1800 on, as "YYYY-MM-DD"',
  { type: 'string', format: 'date' },
  (value) => typeof value === 'string' && isDate(value),
);

function isDate(value: string): boolean {
  try {
    parseDate(value);
    return true;
  } catch {
    return false;
  }
}

// At least one character that shows, and no control characters, which could play tricks in a terminal.
const ONE_LINE = '^(?=.*\\S)\\P{Cc}+$';

/** A text on one line that is not only spaces. */
export function text(maximum: number): Shape<string> {
  const line = new RegExp(ONE_LINE, 'u');
  return simple(
    `a text of 1 to ${maximum} characters on one line`,
    { type: 'string', minLength: 1, maxLength: maximum, pattern: ONE_LINE },
    (value) => typeof value === 'string' && value.length <= maximum && line.test(value),
  );
}

export function matching(words: string, pattern: string): Shape<string> {
  const expression = new RegExp(pattern, 'u');
  return simple(
    words,
    { type: 'string', pattern },
    (value) => typeof value === 'string' && expression.test(value),
  );
}

export function nullable<T>(shape: Shape<T>): Shape<T | null> {
  const words = `${shape.words} or null`;
  return Object.freeze({
    words,
    schema: { anyOf: [shape.schema, { type: 'null' }] },
    check: (value: unknown, path: string) => (value === null ? [] : expectedAtTop(shape, value, path, words)),
  });
}

export function either<A, B>(first: Shape<A>, second: Shape<B>): Shape<A | B> {
  const words = `${first.words} or ${second.words}`;
  return Object.freeze({
    words,
    schema: { anyOf: [first.schema, second.schema] },
    check: (value: unknown, path: string) =>
      first.check(value, path).length === 0 ? [] : expectedAtTop(second, value, path, words),
  });
}

/** The problems of a part of a wider shape: one with the value as a whole must name all that is allowed. */
function expectedAtTop<T>(shape: Shape<T>, value: unknown, path: string, words: string): readonly Problem[] {
  return shape
    .check(value, path)
    .map((problem) =>
      problem.path === path && problem.expected === shape.words ? { ...problem, expected: words } : problem,
    );
}

/** A list with different items, so that nothing is said twice. */
export function list<T>(shape: Shape<T>, from: number, to: number): Shape<readonly T[]> {
  const words = `a list of ${from} to ${to} different items, each ${shape.words}`;
  const schema = { type: 'array', items: shape.schema, minItems: from, maxItems: to, uniqueItems: true };
  return Object.freeze({
    words,
    schema,
    check: (value: unknown, path: string) => {
      const fits = Array.isArray(value) && value.length >= from && value.length <= to;
      if (!fits) return [{ path, found: shown(value), expected: words }];
      const problems = value.flatMap((item, index) => shape.check(item, `${path}[${index}]`));
      const different = new Set(value.map((item) => JSON.stringify(item))).size;
      if (problems.length > 0 || different === value.length) return problems;
      return [{ path, found: shown(value), expected: words }];
    },
  });
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An object with these keys, others that may be there, and no more. */
export function object<R extends Shapes, O extends Shapes = Record<never, never>>(
  required: R,
  optional?: O,
): Shape<
  { readonly [K in keyof R]: TypeOf<R[K]> } & {
    readonly [K in keyof O]?: TypeOf<O[K]>;
  }
> {
  const all: Shapes = { ...required, ...optional };
  const words = `an object with ${keysInWords(required, optional ?? {})}`;
  const schema = {
    type: 'object',
    properties: Object.fromEntries(Object.entries(all).map(([key, shape]) => [key, shape.schema])),
    required: Object.keys(required),
    additionalProperties: false,
  };
  return Object.freeze({
    words,
    schema,
    check: (value: unknown, path: string) => {
      if (!isObject(value)) return [{ path, found: shown(value), expected: words }];
      const unknown = Object.keys(value)
        .filter((key) => !Object.hasOwn(all, key))
        .map((key) => ({
          path: within(path, key),
          found: shown(value[key]),
          expected: `no such key: ${words}`,
        }));
      const known = Object.entries(all)
        .filter(([key]) => Object.hasOwn(required, key) || Object.hasOwn(value, key))
        .flatMap(([key, shape]) => shape.check(value[key], within(path, key)));
      return [...unknown, ...known];
    },
  });
}

function keysInWords(required: Shapes, optional: Shapes): string {
  const words = [
    ...Object.entries(required).map(([key, shape]) => `"${key}" (${shape.words})`),
    ...Object.entries(optional).map(([key, shape]) => `if needed "${key}" (${shape.words})`),
  ];
  return listed(words, 'and');
}

/** A shape with one more condition, which JSON Schema cannot say. */
export function refined<T>(shape: Shape<T>, condition: string, test: (value: T) => boolean): Shape<T> {
  const words = `${shape.words}: ${condition}`;
  return Object.freeze({
    words,
    schema: { ...shape.schema, description: condition },
    check: (value: unknown, path: string) => {
      const problems = shape.check(value, path);
      if (problems.length > 0 || test(value as T)) return problems;
      return [{ path, found: shown(value), expected: condition }];
    },
  });
}
