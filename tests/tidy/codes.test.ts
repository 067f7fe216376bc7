import { beforeAll, describe, expect, test } from 'vitest';
import { parse, type Source } from '../../scripts/parse.ts';
import { interfaceKeys, strings, unionMembers } from './codes.ts';
import { isTest, read, sources } from './files.ts';

const engine = sources('packages/rating/{src,test}/**/*.ts');
const made = new Set(engine.filter((source) => !isTest(source)).flatMap(strings));
const tested = new Set(engine.filter(isTest).flatMap(strings));

function codes(file: string, find: (source: Source) => string[]): string[] {
  const path = `packages/rating/src/${file}`;
  return find(parse(path, read(path)));
}

const KINDS = [
  { kind: 'reasons', codes: codes('reasons.ts', (source) => interfaceKeys(source, 'ReasonValues')) },
  { kind: 'errors', codes: codes('errors.ts', (source) => unionMembers(source, 'InputErrorCode')) },
];

describe.each(KINDS)('every code of $kind', ({ kind, codes }) => {
  test('is known', () => expect(codes.length).toBeGreaterThan(10));

  test('is made somewhere in the engine, or it should go', () => {
    expect(codes.filter((code) => !made.has(code))).toEqual([]);
  });

  test('is expected in a test of the engine', () => {
    expect(codes.filter((code) => !tested.has(code))).toEqual([]);
  });

  describe.each(['en', 'fr', 'zh'])('in %s', (language) => {
    let words: Record<string, unknown>;
    beforeAll(async () => {
      const module: Dictionaries = await import(`../../packages/words/src/${language}.ts`);
      words = Object.values(module).find((part) => part[kind])?.[kind] ?? {};
    });
    test('has words', () => expect(codes.filter((code) => !isSaid(words[code]))).toEqual([]));
    test('has words only if it exists', () => {
      expect(Object.keys(words).filter((code) => !codes.includes(code))).toEqual([]);
    });
  });
});

type Dictionaries = Record<string, Record<string, Record<string, unknown>>>;

/** A sentence, or a function that makes one. */
function isSaid(words: unknown): boolean {
  return typeof words === 'function' || (typeof words === 'string' && words.trim() !== '');
}

describe('codes are found', () => {
  const find = (text: string): Source => parse('packages/rating/src/sample.ts', text);

  test('in the interface and the union that declare them', () => {
    expect(interfaceKeys(find(`interface A { 'k-new': { k: 'no' }; performance: B }`), 'A')).toEqual([
      'k-new',
      'performance',
    ]);
    expect(unionMembers(find(`type A = 'no-games' | 'invalid-k'; type B = 'x';`), 'A')).toEqual([
      'no-games',
      'invalid-k',
    ]);
  });

  test('where the program holds them, not where a type names them', () => {
    const text = `const a: 'type' = b as 'type'; reason('k-new' as const, null); interface C { 'member': D }`;
    expect(strings(find(text))).toEqual(['k-new']);
  });
});
