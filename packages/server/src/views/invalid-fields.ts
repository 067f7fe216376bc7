import type { WrongField } from '@eloquence/api';
import type { FieldWords } from '@eloquence/words/server';
import type { FastifySchemaValidationError } from 'fastify/types/schema.js';

/** Enough to show what is wrong. */
const MOST = 10;
/** Names in requests may have any length. */
const LONGEST_NAME = 60;

/** The errors of the validator, by field. */
export function invalidFields(
  errors: readonly FastifySchemaValidationError[],
  part: string,
  words: FieldWords,
): WrongField[] {
  const fields = new Map<string, string>();
  for (const error of errors) {
    const where = placeOf(error, part);
    if (!fields.has(where)) fields.set(where, messageOf(error, words));
  }
  return [...fields].slice(0, MOST).map(([where, message]) => ({ where, message }));
}

/** `querystring` and `/limit` → `limit`; in a body, the path. */
function placeOf({ instancePath, params }: FastifySchemaValidationError, part: string): string {
  const name = params.missingProperty ?? params.additionalProperty;
  const path = [...instancePath.split('/').slice(1), ...(name === undefined ? [] : [String(name)])];
  const text = path.join('.').slice(0, LONGEST_NAME);
  return text === '' ? part : text;
}

function messageOf({ keyword, params }: FastifySchemaValidationError, words: FieldWords): string {
  switch (keyword) {
    case 'required':
      return words.missing;
    case 'additionalProperties':
      return words.unknown;
    case 'type':
      return words.type(String(params.type).replace(/,null$/, ''));
    case 'enum':
      return words.oneOf((params.allowedValues as unknown[]).filter((value) => value !== null).join(', '));
    case 'minimum':
    case 'exclusiveMinimum':
      return words.least(String(params.limit));
    case 'maximum':
    case 'maxItems':
      return words.most(String(params.limit));
    case 'minItems':
      return words.least(String(params.limit));
    case 'minLength':
      return words.shortest(String(params.limit));
    case 'maxLength':
      return words.longest(String(params.limit));
    case 'zero':
      return words.zero;
    case 'hidden':
      return words.hidden;
    case 'depth':
      return words.depth;
    case 'pattern':
    case 'format':
      return words.pattern;
    default:
      return words.other;
  }
}
