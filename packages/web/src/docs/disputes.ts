import { DEFAULT_LANGUAGE } from '@eloquence/words/languages';
import type { Language } from '../core/page-context.ts';
import { type Block, citations, type Inline, parseMarkdown, plainText } from './markdown.ts';

/** A point on which text, practice or readers differ. */
export interface Dispute {
  /** The file name: `a1-k-and-bonus-2009`. */
  readonly point: string;
  readonly question: readonly Inline[];
  readonly editions: string;
  readonly answer: readonly Inline[];
}

export interface DisputePage {
  readonly point: string;
  readonly title: string;
  /** Without the title. */
  readonly blocks: readonly Block[];
  readonly language: Language;
}

// Server only: the browser gets the parsed page.
const SOURCES: Readonly<Record<string, string>> = import.meta.env.SSR
  ? import.meta.glob<string>(['../../../../docs/disputes/*.md', '../../../../docs/*/disputes/*.md'], {
      eager: true,
      query: '?raw',
      import: 'default',
    })
  : {};

const folderOf = (language: Language): string =>
  language === DEFAULT_LANGUAGE ? 'docs/disputes' : `docs/${language}/disputes`;

function findSource(name: string, language: Language): { text: string; language: Language } | null {
  for (const each of [language, DEFAULT_LANGUAGE]) {
    const text = SOURCES[`../../../../${folderOf(each)}/${name}.md`];
    if (text !== undefined) return { text, language: each };
  }
  return null;
}

/** The path on the site for a link in a Markdown file. */
export function siteLink(target: string): string {
  const [path = '', anchor] = target.split('#');
  const hash = anchor === undefined ? '' : `#${anchor}`;
  if (/^https?:\/\//.test(target)) return target;
  const regulations = /^(?:\.\.\/)+(?:docs\/)?regulations\/(rapid-blitz-|rapid-)?(\d{4}-\d\d)\.md$/.exec(
    path,
  );
  if (regulations !== null)
    return `/regulations/${regulations[2]}${regulations[1] === undefined ? '' : '?cadence=rapid'}${hash}`;
  if (/^(?:\.\.\/)+(?:docs\/)?regulations\/README\.md$/.test(path)) return '/regulations';
  if (/^(?:\.\.\/)+(?:docs\/)?tables\.md$/.test(path)) return '/regulations/tables';
  if (path === 'README.md') return `/disputes${hash}`;
  const point = /^([a-z0-9-]+)\.md$/.exec(path)?.[1];
  if (point === undefined) throw new Error(`broken link: ${target}`);
  return `/disputes/${point}${hash}`;
}

export function disputeNames(): string[] {
  return Object.keys(SOURCES).flatMap((path) => /\/docs\/disputes\/([a-z0-9-]+)\.md$/.exec(path)?.[1] ?? []);
}

export function disputePage(point: string, language: Language): DisputePage | null {
  if (!disputeNames().includes(point)) return null;
  const source = findSource(point, language);
  if (source === null) return null;
  const [title, ...blocks] = parseMarkdown(source.text, siteLink);
  if (title?.kind !== 'heading' || title.level !== 1)
    throw new Error(`${point} does not start with its title`);
  return { point, title: plainText(title.children), blocks, language: source.language };
}

export interface DisputesIndex {
  readonly language: Language;
  /** Before the table. */
  readonly lead: readonly Block[];
  readonly items: readonly Dispute[];
}

export function disputesIndex(language: Language): DisputesIndex {
  const source = findSource('README', language);
  if (source === null) throw new Error('docs/disputes/README.md is missing');
  const blocks = parseMarkdown(source.text, siteLink);
  const table = blocks.find((block) => block.kind === 'table');
  if (table?.kind !== 'table') throw new Error('docs/disputes/README.md has no table');
  const items = table.rows.map(([page = [], question = [], editions = [], answer = []]) => {
    const link = page.find((inline) => typeof inline !== 'string' && inline.kind === 'link');
    const href = typeof link === 'object' && link.kind === 'link' ? link.href : '';
    return { point: href.replace('/disputes/', ''), question, editions: plainText(editions), answer };
  });
  return { language: source.language, lead: blocks.filter((block) => block.kind === 'list'), items };
}

/** Whether a range of the index (`2009-07 to 2017-07`, `2024-03 and later`, `all`) includes an edition. */
export function coversEdition(editions: string, id: string): boolean {
  if (/^(all|toutes|所有|全部)/.test(editions)) return true;
  const named: readonly string[] = editions.match(/\d{4}-\d\d/g) ?? [];
  if (named.includes(id)) return true;
  const [first = '9999', last = first] = named;
  if (/and later|et suivantes|及以后|起/.test(editions)) return id >= (named.at(-1) ?? '9999');
  return /\bto\b|\bà\b|至/.test(editions) && id >= first && id <= last;
}

/** The disputes that cite an article of one of the editions, by article. */
export function disputesByArticle(
  editions: readonly string[],
  points: readonly string[],
): Readonly<Record<string, readonly string[]>> {
  const found: Record<string, string[]> = {};
  for (const point of points) {
    const text = findSource(point, DEFAULT_LANGUAGE)?.text ?? '';
    for (const { edition, article } of citations(text)) {
      if (!editions.includes(edition)) continue;
      const known = found[article] ?? [];
      if (!known.includes(point)) found[article] = [...known, point];
    }
  }
  return found;
}
