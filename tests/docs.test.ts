import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { describe, expect, test } from 'vitest';
import { rowsOfPage } from '../packages/office/test/article-rows/index.ts';
import { articlesIn, generatedPage } from '../packages/office/test/article-rows/page.ts';
import { PAGES, type Page } from '../packages/office/test/article-rows/rows.ts';
import { addDays, formatDate, parseDate } from '../packages/rating/src/date.ts';
import { EDITIONS, findEdition } from '../packages/rating/src/editions/index.ts';
import type { Cited, Edition, RuleName } from '../packages/rating/src/editions/rules.ts';
import { RULE_NAMES } from '../packages/rating/src/editions/shapes.ts';
import { files, read, root } from './tidy/files.ts';

const FOLDER = 'docs/regulations';
const ENGINE = 'packages/rating/src';
const VERDICTS = ['implemented', 'in code', 'value only', 'not ours', 'reading', 'variant'];
const PROVENANCES = ['text', 'reported', 'inferred', 'carried'];

type Row = Readonly<Record<string, string>>;

/** The rows of every table with a header of that name, by the names of their columns. */
function tableRows(text: string, column: string): Row[] {
  const rows: Row[] = [];
  let header: string[] | null = null;
  for (const line of text.split('\n')) {
    const cells = line.startsWith('|') ? line.split('|').slice(1, -1) : null;
    const trimmed = cells?.map((cell) => cell.trim()) ?? null;
    if (trimmed === null) header = null;
    else if (header === null) header = trimmed;
    else if (header.includes(column) && !/^-+$/.test(trimmed[0] ?? '')) {
      const names = header;
      rows.push(Object.fromEntries(trimmed.map((cell, index) => [names[index] ?? `column ${index}`, cell])));
    }
  }
  return rows;
}

/** What a citation names, without the topic that tells two lines of one article apart. */
const articles = (citation: string): string[] => articlesIn(citation.replace(/: [^,]+/g, '')) as string[];

function pageOf({ cadence, id }: Edition): string {
  if (cadence === 'standard') return `${FOLDER}/${id}.md`;
  const rapid = `${FOLDER}/rapid-${id}.md`;
  return existsSync(join(root, rapid)) ? rapid : `${FOLDER}/rapid-blitz-${id}.md`;
}

function baseOf({ basedOn, cadence }: Edition): Edition | null {
  if (basedOn === null) return null;
  const [id = '', named] = basedOn.split(' ').reverse();
  return findEdition((named as Edition['cadence'] | undefined) ?? cadence, id);
}

/** The rules a page must show: all of a complete text, the new ones of a partial text, the changed ones of an amendment. */
function rulesToShow(edition: Edition): [RuleName, Cited<unknown>][] {
  const base = edition.status === 'amendment' ? baseOf(edition) : null;
  const own = Object.entries(edition.rules) as [RuleName, Cited<unknown>][];
  const changed = own.filter(
    ([name, { provenance, article }]) =>
      article !== null && provenance !== 'carried' && edition.rules[name] !== base?.rules[name],
  );
  const variants = edition.variants.flatMap(
    (variant) => Object.entries(variant.rules) as [RuleName, Cited<unknown>][],
  );
  return [...changed, ...variants];
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

function inWords(date: string): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return `${day} ${MONTHS[month - 1]} ${year}`;
}

const named = EDITIONS.map((edition) => ({ name: `${edition.cadence} ${edition.id}`, edition }));

describe.each(named)('$name', ({ edition }) => {
  const path = pageOf(edition);
  const text = existsSync(join(root, path)) ? read(path) : '';
  const rows = tableRows(text, 'article');
  const shown = rows.map((row) => ({ row, articles: articles(row.article ?? '') }));

  test('has a page', () => {
    expect(text, path).not.toBe('');
    expect(rows.length).toBeGreaterThan(0);
  });

  test('the page has its dates, source and completeness', () => {
    const { from, status, basedOn } = edition;
    const after = EDITIONS.find((each) => each.cadence === edition.cadence && each.from > from);
    const eve = after ? `to ${inWords(formatDate(addDays(parseDate(after.from), -1)))}` : 'and since';
    expect(text).toContain(`- **In force**: ${inWords(from)} ${eve}`);
    expect(text).toMatch(/^- \*\*Text\*\*: ./m);
    expect(text).toMatch(new RegExp(`^- \\*\\*Status\\*\\*: ${status}\\b`, 'm'));
    const base = baseOf(edition);
    expect(basedOn === null || (base !== null && text.includes(`](${pageOf(base).split('/').at(-1)})`))).toBe(
      true,
    );
  });

  test('the page has every cited article', () => {
    const all = new Set(shown.flatMap((each) => each.articles));
    const cited = rulesToShow(edition).flatMap(([name, { article }]) =>
      articles(article ?? '').map((each) => ({ name, article: each })),
    );
    expect(cited.length).toBeGreaterThan(0);
    expect(cited.filter(({ article }) => !all.has(article))).toEqual([]);
  });

  test('the page of a partial edition has the source of each value', () => {
    const partly = edition.status === 'partial' ? rulesToShow(edition) : [];
    const wrong = partly.filter(
      ([, { article, provenance }]) =>
        !articles(article ?? '').every((each) =>
          shown.some((one) => one.articles.includes(each) && one.row.source?.startsWith(provenance)),
        ),
    );
    expect(wrong.map(([name, { article, provenance }]) => `${name}: ${article} ${provenance}`)).toEqual([]);
  });
});

/** `npm test -- tests/docs.test.ts -u` writes the pages anew. */
describe('the verdicts and the table at the end are written from the rows that lists prove', () => {
  test.each(named)('$name', async ({ edition }) => {
    const path = pageOf(edition);
    const page = path.slice(FOLDER.length + 1, -'.md'.length) as Page;
    expect(Object.keys(PAGES)).toContain(page);
    const shown = rowsOfPage(page);
    const known = tableRows(read(path), 'article').filter(({ verdict = '' }) =>
      /\b(implemented|in code)\b/.test(verdict),
    );
    const named = new Set(known.flatMap((row) => articlesIn(row.article ?? '')));
    const unknown = shown.flatMap((row) => row.articles.filter((article) => !named.has(article)));
    expect(unknown).toEqual([]);
    await expect(generatedPage(read(path), page, shown)).toMatchFileSnapshot(join(root, path));
  });
});

const pages = files(`${FOLDER}/*.md`).map((path) => ({ path, rows: tableRows(read(path), 'article') }));

/** The faults of a cell such as `` `k.ts` `stepFor`, `limitedK`; `period.ts` `ratePeriod` ``. */
function wrongPlaces(cell: string, article: string): string[] {
  let file: string | null = null;
  let text = '';
  let names = 0;
  const wrong: string[] = [];
  for (const [, token = ''] of cell.matchAll(/`([^`]+)`/g)) {
    if (token.endsWith('.ts')) {
      file = `${ENGINE}/${token}`;
      const known = existsSync(join(root, file));
      text = known ? read(file) : '';
      if (!known) wrong.push(`${file} does not exist`);
      continue;
    }
    names += 1;
    if (file === null) wrong.push(`${token}: in which file?`);
    else if (!new RegExp(`\\b${token}\\b`).test(text)) wrong.push(`${token} is not in ${file}`);
    else wrong.push(...wrongRule(file, token, article));
  }
  return names > 0 ? wrong : [...wrong, 'names nothing in the code'];
}

/** A rule named in the file of an edition must cite the article of the row. */
function wrongRule(file: string, name: string, article: string): string[] {
  const [, cadence, id] = /editions\/(standard|rapid|rapid-blitz)-(\d{4}-\d\d)\.ts$/.exec(file) ?? [];
  if (id === undefined || !(RULE_NAMES as readonly string[]).includes(name)) return [];
  const edition = findEdition(cadence === 'standard' ? 'standard' : 'rapid', id);
  const { article: cited } = edition.rules[name as RuleName];
  return articles(cited ?? '').includes(article.replace(/: .*/, ''))
    ? []
    : [`${name} cites ${cited}, not ${article}`];
}

/** The faults of a verdict such as `implemented; reading [a14](…)`. */
function wrongVerdict(cell: string, where: string): string[] {
  const parts = cell.split('; ').map((part) => {
    const word = VERDICTS.find((verdict) => part === verdict || part.startsWith(`${verdict} `)) ?? null;
    return { part, word, rest: word === null ? '' : part.slice(word.length).trim() };
  });
  return [
    ...parts.filter(({ word }) => word === null).map(({ part }) => `${part}: no verdict`),
    ...parts
      .filter(({ word, rest }) => (word === 'reading' || word === 'variant') && !isLinks(rest))
      .map(({ part }) => `${part}: link the page that says why`),
    ...parts
      .filter(({ word, rest }) => word === 'value only' && !/^\(.+\)$/.test(rest))
      .map(({ part }) => `${part}: for what?`),
    ...(where === '–' && !parts.some(({ word }) => word === 'not ours')
      ? ['nowhere, and not "not ours"']
      : []),
  ];
}

function isLinks(text: string): boolean {
  return text.split(', ').every((link) => /^\[[\w-]+\]\(\.\.\/disputes\/[\w-]+\.md\)$/.test(link));
}

describe.each(pages.filter(({ rows }) => rows.length > 0))('$path', ({ rows }) => {
  test('names existing places in the code', () => {
    const wrong = rows.flatMap((row) => {
      const { article = '', 'where implemented': where = '' } = row;
      return where === '–' ? [] : wrongPlaces(where, article).map((each) => `${article}: ${each}`);
    });
    expect(wrong).toEqual([]);
  });

  test('has a rule and a verdict in every row', () => {
    const wrong = rows.flatMap((row) => {
      const { article = '', rule = '', verdict = '', 'where implemented': where = '' } = row;
      const source = row.source;
      return [
        ...(article === '' || rule === '' ? ['article or rule missing'] : []),
        ...(source === undefined || PROVENANCES.some((each) => source.startsWith(each))
          ? []
          : [`${source}: no such source`]),
        ...wrongVerdict(verdict, where),
      ].map((each) => `${article}: ${each}`);
    });
    expect(wrong).toEqual([]);
  });
});

test('every page has an edition, and the index has every page', () => {
  const known = new Set(EDITIONS.map(pageOf));
  const others = pages.map(({ path }) => path).filter((path) => !known.has(path));
  expect(others).toEqual([`${FOLDER}/README.md`]);
  const index = read(`${FOLDER}/README.md`);
  expect([...known].filter((path) => !index.includes(`](${path.split('/').at(-1)})`))).toEqual([]);
});

test('every variant has a page on its dispute', () => {
  const disputes = EDITIONS.flatMap(({ variants }) => variants.map(({ dispute }) => dispute));
  expect(disputes.length).toBeGreaterThan(0);
  expect(disputes.filter((dispute) => !existsSync(join(root, `docs/disputes/${dispute}.md`)))).toEqual([]);
});

/** A heading's anchor as GitHub makes it. */
function anchor(heading: string): string {
  const words = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
  return words.replace(/[^\p{L}\p{N}\s_-]/gu, '').replace(/\s/g, '-');
}

/** Text without code, which has no links or headings. */
function prose(text: string): string {
  return text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '');
}

function anchors(path: string): string[] {
  const text = read(path).replace(/^```[\s\S]*?^```/gm, '');
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchor(heading.trim()));
}

function brokenLinks(path: string, text: string): string[] {
  const targets = [...prose(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  return targets.filter((target) => {
    if (/^[a-z]+:/.test(target)) return false;
    const [file = '', wanted] = target.split('#');
    const linked = file === '' ? path : join(dirname(path), decodeURI(file));
    if (!existsSync(join(root, linked))) return true;
    return wanted !== undefined && !(linked.endsWith('.md') && anchors(linked).includes(wanted));
  });
}

describe('every link has a target', () => {
  const documents = [...files('docs/**/*.md'), ...files('{README,ARCHITECTURE,CONTRIBUTING,CHANGELOG}.md')];
  test.each(documents)('%s', (path) => expect(brokenLinks(path, read(path))).toEqual([]));

  test.each([
    ['[a](2024-03.md)', 0],
    ['[a](README.md#verdicts), [b](#status), [c](https://example.org/x)', 0],
    ['[a](2030-01.md)', 1],
    ['[a](README.md#nowhere), [b](#nowhere)', 2],
    ['`[a](2030-01.md)`', 0],
  ])('%s: %i broken', (text, broken) => {
    expect(brokenLinks(`${FOLDER}/README.md`, text)).toHaveLength(broken);
  });
});

describe('the checks of these tests', () => {
  test.each([
    ['8.2.3', ['8.2.3']],
    ['6.1, 10.21', ['6.1', '10.21']],
    ['9.13, 9.13a', ['9.13', '9.13a']],
    ['10.22-10.25', ['10.22', '10.23', '10.24', '10.25']],
    ['announcement 2011-11-16', ['announcement 2011-11-16']],
  ])('%s', (citation, expected) => expect(articles(citation)).toEqual(expected));

  test.each([
    ['`k.ts` `stepFor`, `limitedK`; `period.ts` `ratePeriod`', 0],
    ['`k.ts` `noSuchName`', 1],
    ['`nowhere.ts` `stepFor`', 2],
    ['`stepFor`', 1],
    ['k.ts', 1],
    ['`editions/standard-2024-03.ts` `kSteps`', 0],
    ['`editions/standard-2024-03.ts` `floor`', 1],
  ])('%s has %i faults', (cell, faults) => expect(wrongPlaces(cell, '8.3.3')).toHaveLength(faults));

  test.each([
    ['implemented', '`k.ts`', 0],
    ['implemented (a note); reading [a14](../disputes/a14-floor-strictness.md)', '`k.ts`', 0],
    ['not ours (fees)', '–', 0],
    ['implemented', '–', 1],
    ['value only', '`k.ts`', 1],
    ['reading a14', '`k.ts`', 1],
    ['done', '`k.ts`', 1],
  ])('%s in %s has %i faults', (cell, where, faults) => {
    expect(wrongVerdict(cell, where)).toHaveLength(faults);
  });
});
