import { basename } from 'node:path';
import { LANGUAGES, loadMessages } from '@eloquence/words';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse, type Source } from '../../scripts/parse.ts';
import { interfaceKeys, strings, unionMembers } from './codes.ts';
import { files, isTest, read, sources } from './files.ts';

/** The texts in the sources and in the tests of a package; a fixture is named after its code. */
function stringsOf(folder: string): { made: ReadonlySet<string>; tested: ReadonlySet<string> } {
  const all = sources(`packages/${folder}/{src,test}/**/*.ts`);
  const fixtures = files(`packages/${folder}/test/fixtures/*`).map((path) =>
    basename(path).replace(/\..*$/, ''),
  );
  return {
    made: new Set(all.filter((source) => !isTest(source)).flatMap(strings)),
    tested: new Set([...all.filter(isTest).flatMap(strings), ...fixtures]),
  };
}

const engine = stringsOf('rating');
const reports = stringsOf('reports');
const office = stringsOf('office');

function codes(path: string, find: (source: Source) => string[]): string[] {
  return find(parse(`packages/${path}`, read(`packages/${path}`)));
}

/** Reasons that the engine cannot know, from other lists. */
const BEYOND_ENGINE = ['k-of-later-list', 'left-the-list-since'];

const withOthers = (of: 'made' | 'tested'): ReadonlySet<string> =>
  new Set([...engine[of], ...BEYOND_ENGINE.filter((code) => reports[of].has(code) || office[of].has(code))]);

const KINDS = [
  {
    kind: 'reasons',
    made: withOthers('made'),
    tested: withOthers('tested'),
    codes: codes('rating/src/reasons.ts', (source) => interfaceKeys(source, 'ReasonValues')),
  },
  {
    kind: 'errors',
    ...engine,
    codes: codes('rating/src/errors.ts', (source) => unionMembers(source, 'InputErrorCode')),
  },
  {
    kind: 'findings',
    ...reports,
    codes: codes('reports/src/findings.ts', (source) => interfaceKeys(source, 'FileFindingValues')),
  },
  {
    kind: 'listErrors',
    ...reports,
    codes: codes('reports/src/list-error.ts', (source) => unionMembers(source, 'ListErrorCode')),
  },
] as const;

describe.each(KINDS)('every code of $kind', ({ kind, codes, made, tested }) => {
  test('is known', () => expect(codes.length).toBeGreaterThan(10));

  test('is used by the source', () => {
    expect(codes.filter((code) => !made.has(code))).toEqual([]);
  });

  test('is in a test', () => {
    expect(codes.filter((code) => !tested.has(code))).toEqual([]);
  });

  describe.each(LANGUAGES)('in %s', (language) => {
    let words: Record<string, unknown>;
    beforeAll(async () => {
      words = (await loadMessages(language))[kind];
    });
    test('has words', () => expect(codes.filter((code) => !isSaid(words[code]))).toEqual([]));
    test('has words only if it exists', () => {
      expect(Object.keys(words).filter((code) => !codes.includes(code))).toEqual([]);
    });
  });
});

/** A sentence or a function of one; a finding also has a hint. */
function isSaid(words: unknown): boolean {
  if (typeof words === 'object' && words !== null && 'says' in words) return isSaid(words.says);
  return typeof words === 'function' || (typeof words === 'string' && words.trim() !== '');
}

describe('codes are collected', () => {
  const find = (text: string): Source => parse('packages/rating/src/sample.ts', text);

  test('from the interface and the union that declare them', () => {
    expect(interfaceKeys(find(`interface A { 'k-new': { k: 'no' }; performance: B }`), 'A')).toEqual([
      'k-new',
      'performance',
    ]);
    expect(unionMembers(find(`type A = 'no-games' | 'invalid-k'; type B = 'x';`), 'A')).toEqual([
      'no-games',
      'invalid-k',
    ]);
  });

  test('from values, not from types', () => {
    const text = `const a: 'type' = b as 'type'; reason('k-new' as const, null); interface C { 'member': D }`;
    expect(strings(find(text))).toEqual(['k-new']);
  });
});
