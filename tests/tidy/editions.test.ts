import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../packages/rating/src/editions/index.ts';
import type { Cited, Rules } from '../../packages/rating/src/editions/rules.ts';
import { nodes, place, type Source } from '../../scripts/parse.ts';
import { files, sources } from './files.ts';
import { rule } from './rule.ts';

/** Articles as the regulations number them (`8.3.1`, `7.14a, 7.14b`, `1.11-1.13`), or the day of an announcement. */
const ARTICLES = /^(\d+(\.\d+)*[a-z]?(-|, |$))+$|^announcement \d{4}-\d\d-\d\d$/;

function withoutArticle(rules: Partial<Rules>): string[] {
  const cited = Object.entries(rules) as [string, Cited<unknown>][];
  return cited
    .filter(([, { value, article }]) => value !== null && !ARTICLES.test(article ?? ''))
    .map(([name]) => name);
}

describe('every value of an edition has its article', () => {
  const cases = EDITIONS.flatMap(({ cadence, id, rules, variants }) => [
    { name: `${cadence} ${id}`, rules: rules as Partial<Rules> },
    ...variants.map((variant) => ({ name: `${cadence} ${id} ${variant.name}`, rules: variant.rules })),
  ]);
  test.each(cases)('$name', ({ rules }) => expect(withoutArticle(rules)).toEqual([]));

  test('a value without an article is detected', () => {
    const floor = (article: string | null): Partial<Rules> => ({
      floor: { value: 1400, article, provenance: 'text' },
    });
    expect(withoutArticle(floor('7.1'))).toEqual([]);
    expect(withoutArticle(floor(null))).toEqual(['floor']);
    expect(withoutArticle(floor('somewhere'))).toEqual(['floor']);
  });
});

test('every variant has a page on its dispute', () => {
  const pages = files('docs/disputes/*.md');
  const variants = EDITIONS.flatMap((edition) => edition.variants);
  expect(variants.length).toBeGreaterThan(0);
  expect(variants.filter(({ dispute }) => !pages.includes(`docs/disputes/${dispute}.md`))).toEqual([]);
});

const CITING = ['at', 'reported', 'inferred'];

function bareNumbers(source: Source): string[] {
  return [...nodes(source.program)].flatMap(([node, around]) => {
    if (node.type !== 'Literal' || typeof node.value !== 'number') return [];
    const cited = around.some(
      (outer) =>
        outer.type === 'CallExpression' &&
        outer.callee.type === 'Identifier' &&
        CITING.includes(outer.callee.name),
    );
    return cited
      ? []
      : [`${place(source, node)}: ${node.raw}: give it with its article, by ${CITING.join(', ')}`];
  });
}

rule(
  'every number in an edition stands beside its article',
  sources('packages/rating/src/editions/*-20??-??.ts'),
  bareNumbers,
  {
    path: 'packages/rating/src/editions/standard-2030-01.ts',
    refuses: ['const rules = { floor: 1400 };', 'const FLOOR = 1400; at("7.1", FLOOR);', 'twice(1400);'],
    accepts: [
      'at("7.1", 1400);',
      'reported("8.54", [{ k: 10, reached: 2400 }]);',
      'inferred("0.1", 7);',
      'at("7.1", "400");',
    ],
  },
);
