import { expect, test } from 'vitest';
import { chosenEncoding, ENCODINGS } from './encoding.ts';

test.each([
  [undefined, null],
  ['', null],
  ['identity', null],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.000', null],
] as const)('Accept-Encoding %j gets %j', (header, encoding) => {
  expect(chosenEncoding(header, ENCODINGS)).toBe(encoding);
});

test('only offered values can be chosen', () => {
  expect(chosenEncoding('br, gzip', ['gzip'])).toBe('gzip');
  expect(chosenEncoding('br', [])).toBeNull();
});
