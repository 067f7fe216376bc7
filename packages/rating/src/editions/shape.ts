import { parseDate } from '../date.ts';
import type { InputProblem } from '../errors.ts';
import { type Condition, type RequiredKey, type Requirement, shownValue } from '../requirement.ts';

export type JsonSchema = { readonly [key: string]: unknown };
/** Puts a requirement into words, for the descriptions of a JSON Schema. */
export type Describe = (requirement: Requirement) => string;

/** What a value must be: as a requirement, as JSON Schema, and as a check. */
export interface AnyShape {
  readonly requirement: Requirement;
  readonly schema: (describe: Describe) => JsonSchema;
  readonly check: (value: unknown, path: string) => readonly InputProblem[];
}

export interface Shape<T> extends AnyShape {
  /** Undefined at run time; makes the type invariant. */
  readonly type?: (value: T) => T;
}

type TypeOf<S> = S extends Shape<infer T> ? T : never;
type Shapes = { readonly [key: string]: AnyShape };

/** The path of a part; a key that is not a plain name is quoted. */
export function within(path: string, key: string): string {
  return `${path}${path && '.'}${/^\w{1,60}$/.test(key) ? key : shownValue(key)}`;
}

function simple<T>(
  requirement: Requirement,
  schema: JsonSchema,
  test: (value: unknown) => boolean,
): Shape<T> {
  const check = (value: unknown, path: string): readonly InputProblem[] =>
    test(value) ? [] : [{ path, value: shownValue(value), expected: requirement }];
  return Object.freeze({ requirement, schema: () => schema, check });
}

export function integer(from: number, to: number): Shape<number> {
  const schema = { type: 'integer', minimum: from, maximum: to };
  return simple({ kind: 'integer', from, to }, schema, (value) => isInteger(value, from, to));
}

function isInteger(value: unknown, from: number, to: number): boolean {
  return Number.isInteger(value) && (value as number) >= from && (value as number) <= to;
}

export function oneOf<const T extends string>(...values: readonly T[]): Shape<T> {
  return simple({ kind: 'one-of', values, inQuotes: true }, { enum: values }, (value) =>
    (values as readonly unknown[]).includes(value),
  );
}

const DECIMAL = '^\\d{1,3}(\\.\\d{1,4})?$';

/** A decimal as text, which a floating-point number might not hold exactly. */
export const decimal: Shape<string> = simple(
  { kind: 'decimal', example: '12.5', inQuotes: true },
  { type: 'string', pattern: DECIMAL },
  (value) => typeof value === 'string' && new RegExp(DECIMAL).test(value),
);

export const date: Shape<string> = simple(
  { kind: 'date' },
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

// At least one visible character. No control characters: they could forge terminal output.
const ONE_LINE = '^(?=.*\\S)\\P{Cc}+$';

export function text(maximum: number): Shape<string> {
  const line = new RegExp(ONE_LINE, 'u');
  return simple(
    { kind: 'text', from: 1, to: maximum, line: true },
    { type: 'string', minLength: 1, maxLength: maximum, pattern: ONE_LINE },
    (value) => typeof value === 'string' && value.length <= maximum && line.test(value),
  );
}

export function matching(requirement: Requirement, pattern: string): Shape<string> {
  const expression = new RegExp(pattern, 'u');
  return simple(
    requirement,
    { type: 'string', pattern },
    (value) => typeof value === 'string' && expression.test(value),
  );
}

export function nullable<T>(shape: Shape<T>): Shape<T | null> {
  const requirement: Requirement = { kind: 'nullable', of: shape.requirement };
  return Object.freeze({
    requirement,
    schema: (describe: Describe) => ({ anyOf: [shape.schema(describe), { type: 'null' }] }),
    check: (value: unknown, path: string) =>
      value === null ? [] : expectedAtTop(shape, value, path, requirement),
  });
}

export function either<A, B>(first: Shape<A>, second: Shape<B>): Shape<A | B> {
  const requirement: Requirement = { kind: 'either', of: [first.requirement, second.requirement] };
  return Object.freeze({
    requirement,
    schema: (describe: Describe) => ({ anyOf: [first.schema(describe), second.schema(describe)] }),
    check: (value: unknown, path: string) =>
      first.check(value, path).length === 0 ? [] : expectedAtTop(second, value, path, requirement),
  });
}

/** The problems of a narrower shape; one that concerns the whole value names all that is allowed. */
function expectedAtTop<T>(
  shape: Shape<T>,
  value: unknown,
  path: string,
  requirement: Requirement,
): readonly InputProblem[] {
  return shape
    .check(value, path)
    .map((problem) =>
      problem.path === path && problem.expected === shape.requirement
        ? { ...problem, expected: requirement }
        : problem,
    );
}

/** A list of different items. */
export function list<T>(shape: Shape<T>, from: number, to: number): Shape<readonly T[]> {
  const requirement: Requirement = { kind: 'list', of: shape.requirement, from, to };
  return Object.freeze({
    requirement,
    schema: (describe: Describe) => ({
      type: 'array',
      items: shape.schema(describe),
      minItems: from,
      maxItems: to,
      uniqueItems: true,
    }),
    check: (value: unknown, path: string) => {
      const fits = Array.isArray(value) && value.length >= from && value.length <= to;
      if (!fits) return [{ path, value: shownValue(value), expected: requirement }];
      const problems = value.flatMap((item, index) => shape.check(item, `${path}[${index}]`));
      const different = new Set(value.map((item) => JSON.stringify(item))).size;
      if (problems.length > 0 || different === value.length) return problems;
      return [{ path, value: shownValue(value), expected: requirement }];
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
  const requirement: Requirement = { kind: 'object', keys: requiredKeys(required, optional ?? {}) };
  return Object.freeze({
    requirement,
    schema: (describe: Describe) => ({
      type: 'object',
      properties: Object.fromEntries(
        Object.entries(all).map(([key, shape]) => [key, shape.schema(describe)]),
      ),
      required: Object.keys(required),
      additionalProperties: false,
    }),
    check: (value: unknown, path: string) => {
      if (!isObject(value)) return [{ path, value: shownValue(value), expected: requirement }];
      const unknown = Object.keys(value)
        .filter((key) => !Object.hasOwn(all, key))
        .map(
          (key): InputProblem => ({
            path: within(path, key),
            value: shownValue(value[key]),
            expected: { kind: 'known-key', meant: null, object: requirement },
          }),
        );
      const known = Object.entries(all)
        .filter(([key]) => Object.hasOwn(required, key) || Object.hasOwn(value, key))
        .flatMap(([key, shape]) => shape.check(value[key], within(path, key)));
      return [...unknown, ...known];
    },
  });
}

function requiredKeys(required: Shapes, optional: Shapes): readonly RequiredKey[] {
  const key = ([name, { requirement }]: [string, AnyShape]): RequiredKey => ({ name, value: requirement });
  return [
    ...Object.entries(required).map(key),
    ...Object.entries(optional).map((entry) => ({ ...key(entry), optional: true as const })),
  ];
}

/** A shape with one more condition, which JSON Schema cannot express. */
export function refined<T>(shape: Shape<T>, condition: Condition, test: (value: T) => boolean): Shape<T> {
  const alone: Requirement = { kind: 'condition', condition };
  return Object.freeze({
    requirement: { ...alone, of: shape.requirement },
    schema: (describe: Describe) => ({ ...shape.schema(describe), description: describe(alone) }),
    check: (value: unknown, path: string) => {
      const problems = shape.check(value, path);
      if (problems.length > 0 || test(value as T)) return problems;
      return [{ path, value: shownValue(value), expected: alone }];
    },
  });
}
