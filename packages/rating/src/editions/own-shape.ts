import { CADENCES, type RuleName } from './rules.ts';
import { type AnyShape, date, type JsonSchema, matching, oneOf, type Shape, text } from './shape.ts';
import { RULE_NAMES, SHAPES } from './shapes.ts';

/** What a file says of the edition itself. */
export const HEADER: { readonly [key: string]: AnyShape } = Object.freeze({
  id: matching(
    'a name of 1 to 60 letters, digits, dots and hyphens that is not a month, which names an edition of FIDE',
    '^(?!\\d{4}-\\d{2}$)[A-Za-z0-9][A-Za-z0-9.-]{0,59}$',
  ),
  title: text(200),
  cadence: oneOf(...CADENCES),
  from: date,
  basedOn: text(60),
});

export const HEADER_KEYS: readonly string[] = Object.freeze([...Object.keys(HEADER), 'rules']);
export const RULE_KEYS: readonly string[] = Object.freeze(['value', 'article']);

/** Where a value of the edition is written down; every number the edition leads to will cite it. */
export const ARTICLE: Shape<string> = text(100);

function ruleSchema(name: RuleName): JsonSchema {
  const { words, schema } = SHAPES[name];
  return {
    description: words,
    type: 'object',
    properties: { value: schema, article: { anyOf: [ARTICLE.schema, { type: 'null' }] } },
    required: RULE_KEYS,
    additionalProperties: false,
    // Only "no rule on this point" needs no article.
    if: { properties: { article: { type: 'null' } } },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { properties: { value: { type: 'null' } } },
  };
}

/** A JSON Schema of the files that `readEdition` takes, so that editors can complete and check them. */
export function editionSchema(): JsonSchema {
  const header = Object.entries(HEADER).map(([key, { words, schema }]) => [
    key,
    { description: words, ...schema },
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
        properties: Object.fromEntries(RULE_NAMES.map((name) => [name, ruleSchema(name)])),
        additionalProperties: false,
      },
    },
    required: HEADER_KEYS,
    additionalProperties: false,
  };
}
