import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../../tests/tidy/files.ts';
import {
  coversEdition,
  disputeNames,
  disputePage,
  disputesByArticle,
  disputesIndex,
  siteLink,
} from '../src/docs/disputes.ts';
import { type Block, citations, type Inline, parseMarkdown, plainText } from '../src/docs/markdown.ts';
import { anchorsOf, chainOf } from '../src/pages/edition/anchors.ts';
import { inParts, rowOfDifference, rowOfShare } from '../src/pages/regulations-tables/look-up.ts';

const files = globSync('*.md', { cwd: join(root, 'docs', 'disputes') })
  .map((file) => basename(file, '.md'))
  .filter((name) => name !== 'README');

/** All text except code. */
function runs(inlines: readonly Inline[]): string[] {
  return inlines.flatMap((inline) =>
    typeof inline === 'string' ? [inline] : inline.kind === 'code' ? [] : runs(inline.children),
  );
}

function inlinesOf(block: Block): readonly (readonly Inline[])[] {
  if (block.kind === 'list') return block.items;
  if (block.kind === 'table') return [...block.head, ...block.rows.flat()];
  return [block.children];
}

function addresses(inlines: readonly Inline[]): string[] {
  return inlines.flatMap((inline) => {
    if (typeof inline === 'string' || inline.kind === 'code') return [];
    return [...(inline.kind === 'link' ? [inline.href] : []), ...addresses(inline.children)];
  });
}

describe('the pages on disputes', () => {
  test('all exist and are in the index', () => {
    expect(
      disputeNames()
        .filter((name) => name !== 'README')
        .toSorted(),
    ).toEqual(files.toSorted());
    expect(
      disputesIndex('en')
        .items.map(({ point }) => point)
        .toSorted(),
    ).toEqual(files.toSorted());
  });

  test.each(files)('%s leaves no raw Markdown', (point) => {
    const page = disputePage(point, 'en');
    expect(page?.title).not.toBe('');
    const inlines = (page?.blocks ?? []).flatMap(inlinesOf);
    for (const text of inlines.flatMap(runs)) expect(text).not.toMatch(/[`|]|\*|\]\(|^#|^- /);
    for (const address of inlines.flatMap(addresses)) {
      const to = /^\/disputes\/([^#]+)/.exec(address)?.[1];
      if (to !== undefined) expect(files).toContain(to);
      else expect(address).toMatch(/^(\/regulations|\/disputes$|https:)/);
    }
  });

  test('fall back to English', () => {
    expect(disputePage('a1-k-and-bonus-2009', 'en')?.language).toBe('en');
    expect(disputePage('nothing', 'en')).toBeNull();
    expect(disputePage('README', 'en')).toBeNull();
  });
});

describe('Markdown', () => {
  const parse = (text: string): Block[] => parseMarkdown(text, siteLink);
  test('becomes blocks', () => {
    expect(
      parse('## A *b*\nc `d|*` **e**\nf\n- [g](a9-x.md#h)\n- i\n\n| j | k |\n|---|---|\n| l | m |\n'),
    ).toEqual([
      { kind: 'heading', level: 2, children: ['A ', { kind: 'em', children: ['b'] }] },
      {
        kind: 'paragraph',
        children: ['c ', { kind: 'code', text: 'd|*' }, ' ', { kind: 'strong', children: ['e'] }, ' f'],
      },
      { kind: 'list', items: [[{ kind: 'link', href: '/disputes/a9-x#h', children: ['g'] }], ['i']] },
      { kind: 'table', head: [['j'], ['k']], rows: [[['l'], ['m']]] },
    ]);
  });

  test.each([
    '> a',
    '```',
    '1. a',
    '  - a',
    '<b>a</b>',
    '| a |\n| b |',
    '| a |\n|---|\n| b | c |',
    '[a](../x.txt)',
  ])('refuses %j', (text) => expect(() => parse(text)).toThrow());

  test('links articles', () => {
    const [block] = parse('See 2009, 8.56 and 8.23, or 1999, 3.1.');
    const inlines = block?.kind === 'paragraph' ? block.children : [];
    expect(addresses(inlines)).toEqual(['/regulations/2009-07#a-8.56', '/regulations/2009-07#a-8.23']);
    expect(plainText(inlines)).toBe('See 2009, 8.56 and 8.23, or 1999, 3.1.');
    expect(citations('2024, 8.3.2a: x')).toEqual([{ edition: '2024-03', article: '8.3.2a' }]);
  });

  test.each([
    ['../regulations/2024-03.md', '/regulations/2024-03'],
    ['../regulations/rapid-blitz-2024-12.md', '/regulations/2024-12?cadence=rapid'],
    ['../tables.md', '/regulations/tables'],
    ['README.md', '/disputes'],
  ])('%s links to %s', (from, to) => expect(siteLink(from)).toBe(to));
});

test.each([
  ['all', '2005-07', true],
  ['2009-07 to 2017-07', '2014-07', true],
  ['2009-07 to 2017-07', '2022-01', false],
  ['2014-07, 2017-07', '2017-07', true],
  ['2014-07, 2017-07', '2024-03', false],
  ['2024-03 and later', '2025-10', true],
  ['2024-03 and later', '2022-01', false],
  ['none', '2024-03', false],
])('“%s” means %s: %s', (editions, id, answer) => expect(coversEdition(editions, id)).toBe(answer));

test('disputes are found by cited article', () => {
  const points = disputeNames();
  expect(disputesByArticle(['2009-07'], points)['8.56']).toContain('a1-k-and-bonus-2009');
  expect(disputesByArticle(['2009-07'], ['a2-minimum-score-2009'])['8.56']).toBeUndefined();
  expect(disputesByArticle(['2024-03'], points)['8.56']).toBeUndefined();
});

describe('the articles of an edition', () => {
  test.each([
    ['8.3.2d', ['8.3.2d', '8.3.2', '8.3', '8']],
    ['8.56', ['8.56', '8.5', '8']],
    ['10.2', ['10.2', '10']],
  ])('%s is part of', (article, chain) => expect(chainOf(article)).toEqual(chain));

  test('link to one rule each, exact matches first', () => {
    const anchors = anchorsOf([
      { rule: 'a', article: '7.1.2, 7.2' },
      { rule: 'b', article: '7.1' },
      { rule: 'c', article: null },
    ]);
    expect(Object.fromEntries(anchors)).toEqual({ a: ['7.1.2', '7.2', '7'], b: ['7.1'] });
  });
});

describe('lookup', () => {
  const probabilities = [
    { from: 0, to: 3, higher: '0.50', lower: '0.50' },
    { from: 4, to: null, higher: '0.51', lower: '0.49' },
  ];
  const differences = [
    { p: '0.51', dp: 7 },
    { p: '0.50', dp: 0 },
  ];
  test.each([
    ['3', 0],
    [' -4', 4],
    ['9999', 4],
    ['3.5', undefined],
    ['', undefined],
  ])('a difference of %j', (asked, from) => expect(rowOfDifference(probabilities, asked)?.from).toBe(from));

  test.each([
    ['50', 0],
    ['50,5 %', 7],
    ['50.49', 0],
    ['101', undefined],
    ['x', undefined],
  ])('a share of %j', (asked, dp) => expect(rowOfShare(differences, asked)?.dp).toBe(dp));

  test('parts of a text keep their order', () =>
    expect(inParts([1, 2, 3, 4, 5], 2)).toEqual([
      [1, 2, 3],
      [4, 5],
    ]));
});
