import type { FastifySchemaValidationError } from 'fastify/types/schema.js';

/** A validation error for a rule that a schema cannot express. */
export function invalidField(
  part: string,
  keyword: string,
  instancePath: string,
  params: FastifySchemaValidationError['params'] = {},
): Error {
  const wrong: FastifySchemaValidationError = { keyword, instancePath, schemaPath: '', params };
  return Object.assign(new Error(keyword), {
    statusCode: 400,
    validation: [wrong],
    validationContext: part,
  });
}
