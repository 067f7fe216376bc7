import { describe, expect, test } from 'vitest';
import { EDITIONS } from './index.ts';
import { editionSchema } from './own.ts';
import { isObject } from './shape.ts';
import { RULE_NAMES } from './shapes.ts';

interface Schema {
  readonly $schema?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly minimum: number;
  readonly maximum: number;
  readonly pattern?: string;
  readonly items: Schema;
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: readonly string[];
  readonly additionalProperties: boolean;
}

const schema = editionSchema(({ kind }) => kind) as unknown as Schema;
const { rules } = schema.properties as unknown as { rules: Schema };
const schemaOf = (rule: string): Schema => {
  const { properties } = rules.properties[rule] as unknown as { properties: { value: Schema } };
  return properties.value;
};

test('is a JSON Schema of the whole file', () => {
  expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
  expect(schema.required).toEqual(['id', 'title', 'cadence', 'from', 'basedOn', 'rules']);
  expect(schema.additionalProperties).toBe(false);
  expect(Object.keys(schema.properties)).toEqual(['$schema', ...schema.required]);
});

test('knows every rule, and no other', () => {
  expect(Object.keys(rules.properties)).toEqual(RULE_NAMES);
  expect(rules.additionalProperties).toBe(false);
});

test('is the same after JSON.stringify', () => {
  expect(JSON.parse(JSON.stringify(schema))).toEqual(schema);
});

describe('describes the allowed values', () => {
  test.each([
    ['floor', { type: 'integer', minimum: 1, maximum: 4000 }],
    ['pooling', { enum: ['weighted-mean', 'one-event'] }],
    ['registration', { anyOf: [{ enum: ['required'] }, { type: 'null' }] }],
    ['bonus', { anyOf: [{ type: 'string', pattern: '^\\d{1,3}(\\.\\d{1,4})?$' }, { type: 'null' }] }],
    ['firstList', { anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] }],
    [
      'listMonths',
      {
        type: 'array',
        items: { type: 'integer', minimum: 1, maximum: 12 },
        minItems: 1,
        maxItems: 12,
        uniqueItems: true,
        description: 'condition',
      },
    ],
    [
      'activeAgainGames',
      {
        type: 'object',
        properties: {
          games: { type: 'integer', minimum: 1, maximum: 100 },
          within: { enum: ['year', 'period'] },
        },
        required: ['games', 'within'],
        additionalProperties: false,
      },
    ],
  ])('%s', (rule, expected) => expect(schemaOf(rule)).toEqual(expected));

  test('requires an article for each value', () => {
    const { floor } = rules.properties;
    expect(floor).toMatchObject({
      required: ['value', 'article'],
      if: { properties: { article: { type: 'null' } } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { properties: { value: { type: 'null' } } },
    });
  });
});

/** The few keywords the schema uses, enough to hold it against real values. */
function fits(value: unknown, part: Schema): boolean {
  const { type, minimum, maximum, items, pattern, enum: members, anyOf, properties, required } = part;
  if (anyOf) return anyOf.some((each) => fits(value, each));
  if (members) return members.includes(value);
  switch (type) {
    case 'null':
      return value === null;
    case 'integer':
      return Number.isInteger(value) && (value as number) >= minimum && (value as number) <= maximum;
    case 'string':
      return typeof value === 'string' && new RegExp(pattern ?? '', 'u').test(value);
    case 'array':
      return Array.isArray(value) && value.every((each) => fits(each, items));
    case 'object':
      return (
        isObject(value) &&
        required.every((key) => Object.hasOwn(value, key)) &&
        Object.entries(value).every(([key, each]) => properties[key] && fits(each, properties[key]))
      );
    default:
      throw new Error(`no such type: ${type}`);
  }
}

describe('accepts every published edition', () => {
  test.each(EDITIONS.map((edition) => ({ name: `${edition.cadence} ${edition.id}`, edition })))(
    '$name',
    ({ edition }) => {
      const unfit = RULE_NAMES.filter((rule) => !fits(edition.rules[rule].value, schemaOf(rule)));
      expect(unfit).toEqual([]);
    },
  );
});
