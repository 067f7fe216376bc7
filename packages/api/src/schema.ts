import Type, { type TSchema, type TUnsafe } from 'typebox';

/** A JSON schema that carries the type it describes. */
export type Schema<T> = TUnsafe<T>;

/** The type a schema describes. */
export type Static<S extends Schema<unknown>> = S['~unsafe'];

type Optional<T> = Schema<T> & { readonly '~optional': true };

type Properties = Readonly<Record<string, Schema<unknown>>>;

type OptionalKeys<P> = { [K in keyof P]: P[K] extends Optional<unknown> ? K : never }[keyof P];

type Flat<T> = { readonly [K in keyof T]: T[K] };

type ObjectOf<P extends Properties> = Flat<
  { readonly [K in Exclude<keyof P, OptionalKeys<P>>]: Static<P[K]> } & {
    readonly [K in OptionalKeys<P>]?: Static<P[K]>;
  }
>;

/** A schema with `$id` has a name in the OpenAPI description, and others refer to it with `t.ref`. */
interface Options {
  readonly $id?: string;
  readonly description?: string;
  readonly examples?: readonly unknown[];
}

interface StringOptions extends Options {
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
}

interface NumberOptions extends Options {
  readonly minimum?: number;
  readonly maximum?: number;
}

function schema<T>(value: object): Schema<T> {
  return value as Schema<T>;
}

/**
 * TypeBox's builders with the types this API needs: read-only objects and arrays, references that keep their type,
 * and `null` in the `type` of a schema.
 */
export const t = {
  object: <P extends Properties>(properties: P, options: Options = {}): Schema<ObjectOf<P>> =>
    schema(Type.Object(properties as Record<string, TSchema>, { ...options, additionalProperties: false })),

  /** An object with arbitrary keys. */
  record: <T>(values: Schema<T>, options: Options = {}): Schema<Readonly<Record<string, T>>> =>
    schema({ type: 'object', additionalProperties: values, ...options }),

  array: <T>(
    items: Schema<T>,
    options: Options & { readonly maxItems?: number } = {},
  ): Schema<readonly T[]> => schema(Type.Array(items, { ...options })),

  string: (options: StringOptions = {}): Schema<string> => schema(Type.String({ ...options })),

  integer: (options: NumberOptions = {}): Schema<number> => schema(Type.Integer({ ...options })),

  number: (options: NumberOptions = {}): Schema<number> => schema(Type.Number({ ...options })),

  boolean: (options: Options = {}): Schema<boolean> => schema(Type.Boolean({ ...options })),

  enum: <const Values extends readonly string[]>(
    values: Values,
    options: Options = {},
  ): Schema<Values[number]> => schema({ type: 'string', enum: [...values], ...options }),

  union: <const Parts extends readonly Schema<unknown>[]>(
    parts: Parts,
    options: Options = {},
  ): Schema<Static<Parts[number]>> => schema({ anyOf: [...parts], ...options }),

  /** Any JSON value. */
  unknown: (options: Options = {}): Schema<unknown> => schema({ ...options }),

  nullable: <T>(inner: Schema<T>): Schema<T | null> => {
    const { type, enum: values, ...rest } = inner as { type?: unknown; enum?: unknown[] };
    if (typeof type !== 'string' || type === 'object' || type === 'array')
      return schema({ anyOf: [inner, { type: 'null' }] });
    return schema({ ...rest, type: [type, 'null'], ...(values && { enum: [...values, null] }) });
  },

  optional: <T>(inner: Schema<T>): Optional<T> => schema(Type.Optional(inner)) as Optional<T>,

  /** A parameter that a request may leave out: validation fills the default in. */
  default: <T>(inner: Schema<T>, value: T): Schema<T> => schema(Type.Optional({ ...inner, default: value })),

  /** The same schema with its own description. */
  describe: <T>(inner: Schema<T>, description: string): Schema<T> => schema({ ...inner, description }),

  /** A schema with an `$id`, by reference. */
  ref: <T>(target: Schema<T>): Schema<T> => schema({ $ref: `${(target as Options).$id}#` }),
};
