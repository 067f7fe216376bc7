import { CADENCES, type RuleName } from './rules.ts';
import {
  type AnyShape,
  type Describe,
  date,
  type JsonSchema,
  matching,
  oneOf,
  type Shape,
  text,
} from './shape.ts';
import { RULE_NAMES, SHAPES } from './shapes.ts';

/** What a file says of the edition itself. */
export const HEADER: { readonly [key: string]: AnyShape } = Object.freeze({
  id: matching({ kind: 'edition-id' }, '^(?!\\d{4}-\\d{2}$)[A-Za-z0-9][A-Za-z0-9.-]{0,59}$'),
  title: text(200),
  cadence: oneOf(...CADENCES),
  from: date,
  basedOn: text(60),
});

export const HEADER_KEYS: readonly string[] = Object.freeze([...Object.keys(HEADER), 'rules']);
export const RULE_KEYS: readonly string[] = Object.freeze(['value', 'article']);

/** The article that every number of the edition cites. */
export const ARTICLE: Shape<string> = text(100);

function ruleSchema(name: RuleName, describe: Describe): JsonSchema {
  const { requirement, schema } = SHAPES[name];
  return {
    description: describe(requirement),
    type: 'object',
    properties: {
      value: schema(describe),
      article: { anyOf: [ARTICLE.schema(describe), { type: 'null' }] },
    },
    required: RULE_KEYS,
    additionalProperties: false,
    // Only "no rule on this point" needs no article.
    if: { properties: { article: { type: 'null' } } },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { properties: { value: { type: 'null' } } },
  };
}

/** The JSON Schema of the files that `readEdition` reads, for editors; `describe` makes the descriptions. */
export function editionSchema(describe: Describe): JsonSchema {
  const header = Object.entries(HEADER).map(([key, { requirement, schema }]) => [
    key,
    { description: describe(requirement), ...schema(describe) },
  ]);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: "A federation's own edition of the rating regulations",
    type: 'object',
    properties: {
      $schema: { type: 'string' },
      ...Object.fromEntries(header),
      rules: {
        type: 'object',
        properties: Object.fromEntries(RULE_NAMES.map((name) => [name, ruleSchema(name, describe)])),
        additionalProperties: false,
      },
    },
    required: HEADER_KEYS,
    additionalProperties: false,
  };
}
