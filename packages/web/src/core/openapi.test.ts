import { expect, test } from 'vitest';
import {
  curlLine,
  exampleBody,
  exampleParameter,
  fieldsOf,
  reachableSchemas,
  requestPath,
} from './openapi.ts';

const schemas = {
  Tree: {
    type: 'object',
    required: ['name', 'leaves'],
    properties: {
      name: { type: 'string', examples: ["O'Neil"] },
      leaves: { type: 'array', items: { $ref: '#/components/schemas/Leaf' } },
      note: { type: 'string' },
    },
  },
  Leaf: { type: 'object', required: ['tree'], properties: { tree: { $ref: '#/components/schemas/Tree' } } },
  Other: { type: 'string' },
};

test('the schemas an operation refers to, also through others and themselves', () => {
  const found = reachableSchemas({ schema: { $ref: '#/components/schemas/Leaf' } }, schemas);
  expect(Object.keys(found)).toEqual(['Leaf', 'Tree']);
});

test('fields of nested objects are rows with their path', () => {
  const game = { type: 'object', required: ['opponent'], properties: { opponent: { type: 'integer' } } };
  const nested = {
    type: 'object',
    required: ['games'],
    properties: {
      games: { type: 'array', items: game },
      first: { anyOf: [game, { type: 'null' }] },
      tree: { $ref: '#/components/schemas/Tree' },
    },
  };
  expect(fieldsOf(nested).map(({ name, isRequired }) => [name, isRequired])).toEqual([
    ['games', true],
    ['games[].opponent', true],
    ['first', false],
    ['first.opponent', true],
    ['tree', false],
  ]);
});

test('an example of a body has the required fields', () => {
  const simple = {
    type: 'object',
    required: ['count', 'kind', 'when'],
    properties: {
      count: { type: 'integer', minimum: 3 },
      kind: { type: 'string', enum: ['a', 'b'] },
      when: { type: ['string', 'null'], examples: ['2025-12-01'] },
      note: { type: 'string' },
    },
  };
  expect(exampleBody({ schema: simple }, {})).toEqual({ count: 3, kind: 'a', when: '2025-12-01' });
  expect(exampleBody({ schema: simple, examples: { example1: { value: { count: 9 } } } }, {})).toEqual({
    count: 9,
  });
  expect(exampleBody({ schema: { $ref: '#/components/schemas/Tree' } }, schemas)).toMatchObject({
    name: "O'Neil",
    leaves: [{ tree: { name: "O'Neil" } }],
  });
});

test('a request has its path and query encoded, without empty parameters', () => {
  const parameters = [
    { name: 'id', in: 'path', required: true },
    { name: 'q', in: 'query' },
    { name: 'lang', in: 'query' },
  ];
  expect(requestPath('/players/{id}.csv', parameters, { id: '9/1', q: 'Å & b', lang: '' })).toBe(
    '/players/9%2F1.csv?q=%C3%85+%26+b',
  );
  expect(exampleParameter({ name: 'k', in: 'query', required: true, example: 20 })).toBe('20');
  expect(exampleParameter({ name: 'k', in: 'query', example: 20 })).toBe('');
});

test('a curl line names the method, the token and the body, quoted for a shell', () => {
  const operation = { operationId: 'x', security: [{ session: [] }, { token: ['office'] }] };
  const endpoint = { method: 'POST', path: '/p', operation };
  expect(curlLine(endpoint, '/p', { type: 'application/json', value: { name: "O'Neil" } })).toBe(
    String.raw`curl -X POST -H 'Authorization: Bearer TOKEN' -H 'Content-Type: application/json' -d '{"name":"O'\''Neil"}' '/p'`,
  );
  const open = { method: 'GET', path: '/p', operation: { operationId: 'y', security: [] } };
  expect(curlLine(open, '/p?a=1', null)).toBe("curl '/p?a=1'");
});
