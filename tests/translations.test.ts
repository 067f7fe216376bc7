import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { LANGUAGES as ALL, DEFAULT_LANGUAGE } from '@eloquence/words';
import { describe, expect, test } from 'vitest';
import { files, read, root } from './tidy/files.ts';

const ORIGINAL = 'docs/disputes';
const LANGUAGES = ALL.filter(
  (language) => language !== DEFAULT_LANGUAGE && existsSync(join(root, folderOf(language))),
);
const NARROW = '\u202f';

function folderOf(language: string): string {
  return `docs/${language}/disputes`;
}

const CODE = /`[^`\n]*`/g;

const withoutCode = (text: string): string => text.replace(CODE, '');

/** The levels of the headings, the cells in each row of each table, and how many items all lists have. */
function structure(text: string) {
  const lines = withoutCode(text).split('\n');
  const tables: number[][] = [];
  lines.forEach((line, at) => {
    if (!line.startsWith('|')) return;
    if (!lines[at - 1]?.startsWith('|')) tables.push([]);
    tables.at(-1)?.push(line.split('|').length - 2);
  });
  return {
    headings: lines.flatMap((line) => /^#+(?= )/.exec(line)?.[0].length ?? []),
    tables,
    items: lines.filter((line) => line.startsWith('- ')).length,
  };
}

/** In any order, like the words of a sentence. */
const codeSpans = (text: string): string[] => [...text.matchAll(CODE)].map(([span]) => span).sort();

/** The targets of the links of a page, from the root of the project. */
function links(path: string, text: string): string[] {
  return [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => (/^[a-z]+:/.test(target) ? target : join(dirname(path), target)))
    .sort();
}

const missing = (targets: readonly string[]): string[] =>
  targets.filter((target) => !/^[a-z]+:/.test(target) && !existsSync(join(root, target.replace(/#.*/, ''))));

const prose = (text: string): string => withoutCode(text).replace(/\]\([^)]*\)/g, ']');

const figures = (text: string): string[] => (text.match(/\d+(?:\.\d+)*|½/g) ?? []).sort();

/** 18,130 and .93 */
const englishFigures = (text: string): string[] =>
  figures(
    prose(text)
      .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
      .replace(/(?<!\d)\.(?=\d)/g, '0.'),
  );

/** 18 130 and 0,93; articles such as 8.3.3 keep their points. */
const frenchFigures = (text: string): string[] =>
  figures(
    prose(text)
      .replace(/(\d)\u202f(?=\d{3}(?!\d))/g, '$1')
      .replace(/(?<!\d),(?=\d)/g, '0,')
      .replace(/(\d),(?=\d)/g, '$1.'),
  );

/** Punctuation without its narrow no-break space. `::` is not punctuation. */
const looseMarks = (text: string): string[] =>
  prose(text).match(/[^\u202f:](?:[;?!»]|:(?!:))|«(?!\u202f)|"(?=\p{L})/gu) ?? [];

const pages = files(`${ORIGINAL}/*.md`).map((path) => path.slice(ORIGINAL.length + 1));

test('there are English and French pages', () => {
  expect(pages).toContain('README.md');
  expect(LANGUAGES).toContain('fr');
});

describe.each(LANGUAGES)('%s', (language) => {
  const folder = folderOf(language);

  test('has exactly the English pages', () => {
    expect(files(`${folder}/*.md`)).toEqual(pages.map((page) => `${folder}/${page}`).sort());
  });

  const translated = pages.filter((page) => existsSync(join(root, folder, page)));

  test.each(translated)('%s has the structure of the English page', (page) => {
    const [english, text] = [read(`${ORIGINAL}/${page}`), read(`${folder}/${page}`)];
    expect(structure(text)).toEqual(structure(english));
    expect(codeSpans(text)).toEqual(codeSpans(english));
  });

  test.each(translated)('%s has the links of the English page', (page) => {
    const found = links(`${folder}/${page}`, read(`${folder}/${page}`));
    const original = found.map((target) => target.replace(`${folder}/`, `${ORIGINAL}/`)).sort();
    expect(original).toEqual(links(`${ORIGINAL}/${page}`, read(`${ORIGINAL}/${page}`)));
    expect(missing(found)).toEqual([]);
  });
});

describe('the French pages', () => {
  test.each(pages)('%s has the numbers of the English page, line by line', (page) => {
    const english = read(`${ORIGINAL}/${page}`).split('\n').map(englishFigures);
    expect(
      read(`${folderOf('fr')}/${page}`)
        .split('\n')
        .map(frenchFigures),
    ).toEqual(english);
  });

  test.each(pages)('%s has French spaces', (page) => {
    expect(looseMarks(read(`${folderOf('fr')}/${page}`))).toEqual([]);
  });
});

describe('the checks of these tests', () => {
  test('structure', () => {
    const text = '# A\n\n- b `|`\n- c\n\n| d | e |\n|---|---|\n| `|` | g |\n\n| h |\n## I';
    expect(structure(text)).toEqual({ headings: [1, 2], tables: [[2, 2, 2], [1]], items: 2 });
  });

  test('code spans and links', () => {
    expect(codeSpans('`--b` and `--a`')).toEqual(['`--a`', '`--b`']);
    const found = links('docs/fr/disputes/a.md', '[r](../../regulations/x.md) [n](none.md#a) `[c](c.md)`');
    expect(found).toEqual(['docs/fr/disputes/none.md#a', 'docs/regulations/x.md']);
    expect(missing(found)).toEqual(found);
    expect(missing(['docs/disputes/README.md#a', 'https://example.org'])).toEqual([]);
  });

  test.each([
    ['18,130 players, .93 + 2.50 by 8.3.3', `18${NARROW}130 joueurs, 0,93 + 2,50 selon 8.3.3`, true],
    ['A 2600 8, B 2500 7½', 'A 2600 8, B 2500 7½', true],
    ['ends in .5', 'finit par ,5', true],
    ['1922.43', '1922,34', false],
    ['2009, 8.56', '2009, 8.65', false],
  ])('%s is %s: %s', (english, french, same) => {
    expect(englishFigures(english).join() === frenchFigures(french).join()).toBe(same);
  });

  test.each([
    [`«${NARROW}oui${NARROW}»${NARROW}: non${NARROW}? Games::Ratings, 60'+30" (a)`, 0],
    ['« oui », non ?', 3],
    ['oui: "non"', 2],
    ['oui; non!', 2],
  ])('%s: %i loose marks', (text, loose) => expect(looseMarks(text)).toHaveLength(loose));
});
