import type { TSchema, TUnsafe } from 'typebox';
import Type from 'typebox';

/**
 * A schema that says which type it describes. The types are written out and the schemas checked against them,
 * so that both can be read, and pages can use the types without loading any schema.
 */
export type Schema<T> = TUnsafe<T>;

export type TypeOf<S> = S extends TUnsafe<infer T> ? T : never;

/** What may be said of any schema. */
export interface Note {
  readonly description?: string;
  readonly examples?: readonly unknown[];
}

type Optional<T> = Schema<T> & { readonly '~optional': true };

type IsOptional<T, K extends keyof T> = object extends Pick<T, K> ? true : false;

/** A schema for every property, optional where the property is. */
export type Properties<T> = {
  readonly [K in keyof T]-?: IsOptional<T, K> extends true
    ? Optional<Exclude<T[K], undefined>>
    : Schema<T[K]>;
};

function as<T>(schema: TSchema): Schema<T> {
  return schema as Schema<T>;
}

export function object<T extends object>(properties: Properties<T>, note: Note = {}): Schema<T> {
  return as(Type.Object(properties as never, { ...note, additionalProperties: false }));
}

/** An object with any names. */
export function record<T>(values: Schema<T>, note: Note = {}): Schema<Readonly<Record<string, T>>> {
  return as({ type: 'object', additionalProperties: values, ...note } as TSchema);
}

export function list<T>(
  items: Schema<T>,
  note: Note & { readonly maxItems?: number } = {},
): Schema<readonly T[]> {
  return as(Type.Array(items, { ...note }));
}

export function optional<T>(schema: Schema<T>): Optional<T> {
  return Type.Optional(schema) as unknown as Optional<T>;
}

interface TextNote extends Note {
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly format?: string;
}

export function text(note: TextNote = {}): Schema<string> {
  return as(Type.String({ ...note }));
}

interface NumberNote extends Note {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: number;
}

export function integer(note: NumberNote = {}): Schema<number> {
  return as(Type.Integer({ ...note }));
}

export function number(note: NumberNote = {}): Schema<number> {
  return as(Type.Number({ ...note }));
}

export function flag(note: Note = {}): Schema<boolean> {
  return as(Type.Boolean({ ...note }));
}

export function oneOf<const Values extends readonly (string | number)[]>(
  values: Values,
  note: Note = {},
): Schema<Values[number]> {
  const type = typeof values[0] === 'number' ? 'number' : 'string';
  return as({ type, enum: [...values], ...note } as TSchema);
}

export function nullable<T>(schema: Schema<T>): Schema<T | null> {
  const { type, enum: values, ...rest } = schema as { type?: unknown; enum?: unknown[] };
  if (typeof type !== 'string' || type === 'object' || type === 'array') {
    return as({ anyOf: [schema, { type: 'null' }] } as unknown as TSchema);
  }
  // Said in one, since a choice between two is slower to write out.
  return as({
    ...rest,
    type: [type, 'null'],
    ...(values && { enum: [...values, null] }),
  } as unknown as TSchema);
}

/** Anything that JSON can hold: what it is, something else decides. */
export function anything(note: Note = {}): Schema<unknown> {
  return as({ ...note } as TSchema);
}

/** A schema under a name of its own, by which the description and other schemas refer to it. */
export function named<T>(name: string, schema: Schema<T>): Schema<T> {
  return as({ ...schema, $id: name } as TSchema);
}

/** A named schema where it is used. */
export function ref<T>(schema: Schema<T>): Schema<T> {
  return as({ $ref: `${(schema as { $id?: string }).$id}#` } as unknown as TSchema);
}
