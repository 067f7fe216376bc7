/** The parts of the OpenAPI description that the pages show. */

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
}

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: Schema;
  readonly description?: string;
  readonly example?: unknown;
}

interface Media {
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value?: unknown }>>;
}

export type Content = Readonly<Record<string, Media>>;

export interface Operation {
  readonly operationId: string;
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly requestBody?: { readonly content: Content };
  readonly responses?: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>;
}

export interface ApiDescription {
  readonly tags: readonly { readonly name: string; readonly description?: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas?: Schemas };
}

export type Schemas = Readonly<Record<string, Schema>>;

/** An operation with its place. */
export interface Endpoint {
  /** `GET` */
  readonly method: string;
  /** `/api/v1/players/{id}` */
  readonly path: string;
  readonly operation: Operation;
}

export function endpointsOf({ paths }: ApiDescription): Endpoint[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

export const refName = (ref: string): string => ref.split('/').at(-1) ?? '';

/** The named schemas that a value refers to, directly or through others, in the order found. */
export function reachableSchemas(from: unknown, schemas: Schemas): Schemas {
  const found = new Map<string, Schema>();
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, each] of Object.entries(value)) {
      if (key !== '$ref' || typeof each !== 'string') {
        collect(each);
        continue;
      }
      const name = refName(each);
      const schema = schemas[name];
      if (schema === undefined || found.has(name)) continue;
      found.set(name, schema);
      collect(schema);
    }
  };
  collect(from);
  return Object.fromEntries(found);
}

export interface FieldRow {
  /** `games[].opponent` */
  readonly name: string;
  readonly schema: Schema;
  readonly isRequired: boolean;
}

/** The fields of a schema, with those of nested objects; named schemas have their own table. */
export function fieldsOf(schema: Schema, prefix = ''): FieldRow[] {
  const { properties = {}, required = [], items, anyOf = [] } = schema;
  const own = Object.entries(properties).flatMap(([key, each]): FieldRow[] => {
    const name = prefix === '' ? key : `${prefix}.${key}`;
    return [{ name, schema: each, isRequired: required.includes(key) }, ...fieldsOf(each, name)];
  });
  const ofItems = items === undefined ? [] : fieldsOf(items, `${prefix}[]`);
  return [...own, ...ofItems, ...anyOf.flatMap((each) => fieldsOf(each, prefix))];
}

/** An example of a body: the one given, or the required fields with a value of their type each. */
export function exampleBody({ example, examples, schema }: Media, schemas: Schemas): unknown {
  if (example !== undefined) return example;
  const [first] = Object.values(examples ?? {});
  return first === undefined ? exampleOf(schema, schemas) : first.value;
}

function exampleOf(schema: Schema | undefined, schemas: Schemas, depth = 0): unknown {
  if (schema === undefined || depth > DEEPEST) return {};
  if (schema.examples !== undefined) return schema.examples[0];
  if (schema.default !== undefined) return schema.default;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.$ref !== undefined) return exampleOf(schemas[refName(schema.$ref)], schemas, depth + 1);
  if (schema.anyOf !== undefined) return exampleOf(schema.anyOf[0], schemas, depth);
  switch ([schema.type].flat()[0]) {
    case 'object': {
      const { properties = {}, required = [] } = schema;
      // Where no field is required, one shows what a change looks like.
      const names = required.length > 0 ? required : Object.keys(properties).slice(0, 1);
      return Object.fromEntries(names.map((name) => [name, exampleOf(properties[name], schemas, depth)]));
    }
    case 'array':
      return [exampleOf(schema.items, schemas, depth)];
    case 'integer':
    case 'number':
      return schema.minimum ?? 0;
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return '…';
  }
}

/** Schemas may refer to themselves. */
const DEEPEST = 3;

/** The value of a parameter in examples; empty: none. */
export function exampleParameter({ example, required = false, schema = {} }: Parameter): string {
  if (!required) return '';
  const value = example ?? schema.examples?.[0] ?? schema.enum?.[0] ?? schema.minimum;
  return value === undefined ? '' : String(value);
}

export type Values = Readonly<Record<string, string>>;

/** The path and query of a request; parameters without a value are left out. */
export function requestPath(path: string, parameters: readonly Parameter[], values: Values): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const query = parameters.flatMap(({ name, in: where }): [string, string][] => {
    const value = values[name] ?? '';
    return where === 'query' && value !== '' ? [[name, value]] : [];
  });
  return query.length === 0 ? filled : `${filled}?${new URLSearchParams(query)}`;
}

/** The request as a line for a POSIX shell. */
export function curlLine(
  { method, operation }: Endpoint,
  url: string,
  body: { readonly type: string; readonly value: unknown } | null,
): string {
  const parts = ['curl'];
  if (method !== 'GET') parts.push(`-X ${method}`);
  const needsToken = operation.security?.some((one) => 'token' in one) ?? false;
  if (needsToken) parts.push("-H 'Authorization: Bearer TOKEN'");
  if (body !== null) {
    parts.push(`-H 'Content-Type: ${body.type}'`);
    parts.push(`-d ${quoted(JSON.stringify(body.value))}`);
  }
  return [...parts, quoted(url)].join(' ');
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
