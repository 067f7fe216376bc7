import { defined } from '@eloquence/rating';

/**
 * The subset of Markdown that the pages on disputes use: headings, paragraphs, flat lists, tables, links, emphasis
 * and code. Anything else is an error, so that no raw Markdown is ever shown.
 */
export type Inline =
  | string
  | { readonly kind: 'strong'; readonly children: readonly Inline[] }
  | { readonly kind: 'em'; readonly children: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly Inline[] };

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly children: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly children: readonly Inline[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Inline[])[] }
  | {
      readonly kind: 'table';
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    };

export type LinkResolver = (target: string) => string;

export function parseMarkdown(source: string, resolve: LinkResolver): Block[] {
  const blocks: Block[] = [];
  const lines = source.split('\n');
  const inlines = (text: string): readonly Inline[] => parseInlines(text, resolve);
  for (let at = 0; at < lines.length; ) {
    const line = defined(lines[at]);
    if (line.trim() === '') {
      at += 1;
      continue;
    }
    const heading = /^(#{1,4}) (.+)$/.exec(line);
    if (heading !== null) {
      blocks.push({
        kind: 'heading',
        level: defined(heading[1]).length,
        children: inlines(defined(heading[2])),
      });
      at += 1;
      continue;
    }
    const kind = kindOf(line);
    const end = lines.findIndex(
      (other, index) => index >= at && (other.trim() === '' || kindOf(other) !== kind),
    );
    const own = lines.slice(at, end === -1 ? lines.length : end);
    at += own.length;
    if (kind === 'item') blocks.push({ kind: 'list', items: own.map((item) => inlines(item.slice(2))) });
    else if (kind === 'row') blocks.push(tableOf(own, inlines));
    else blocks.push({ kind: 'paragraph', children: inlines(own.join(' ')) });
  }
  return blocks;
}

function kindOf(line: string): 'item' | 'row' | 'text' | 'heading' {
  if (/^#{1,4} /.test(line)) return 'heading';
  if (line.startsWith('- ')) return 'item';
  if (line.startsWith('|')) return 'row';
  if (/^(\s|>|```|\d+\. |[*+] |<\w|!\[|#)/.test(line)) throw new Error(`unsupported Markdown: ${line}`);
  return 'text';
}

function tableOf(lines: readonly string[], inlines: (text: string) => readonly Inline[]): Block {
  const cells = (line: string): string[] =>
    line
      .replace(/^\||\|\s*$/g, '')
      .split('|')
      .map((cell) => cell.trim());
  const [head, rule, ...rows] = lines.map(cells);
  if (head === undefined || rule === undefined || !rule.every((cell) => /^:?-+:?$/.test(cell)))
    throw new Error(`table without a delimiter row: ${lines[0]}`);
  if (rows.some((row) => row.length !== head.length))
    throw new Error(`table with rows of different lengths: ${lines[0]}`);
  return { kind: 'table', head: head.map(inlines), rows: rows.map((row) => row.map(inlines)) };
}

const INLINE = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^\s*][^*]*)\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

function parseInlines(text: string, resolve: LinkResolver): readonly Inline[] {
  const found: Inline[] = [];
  let at = 0;
  for (const match of text.matchAll(INLINE)) {
    const [whole, code, strong, em, label, target] = match;
    found.push(...linkCitations(text.slice(at, match.index)));
    if (code !== undefined) found.push({ kind: 'code', text: code });
    else if (strong !== undefined) found.push({ kind: 'strong', children: parseInlines(strong, resolve) });
    else if (em !== undefined) found.push({ kind: 'em', children: parseInlines(em, resolve) });
    else found.push({ kind: 'link', href: resolve(target as string), children: [label as string] });
    at = match.index + whole.length;
  }
  found.push(...linkCitations(text.slice(at)));
  return found;
}

/** Editions by the year that citations use. */
const CITED: Readonly<Record<string, string>> = {
  2005: '2005-07',
  2009: '2009-07',
  2011: '2011-07',
  2012: '2012-07',
  2013: '2013-07',
  2014: '2014-07',
  2017: '2017-07',
  2022: '2022-01',
  2024: '2024-03',
};

const ARTICLES = /\b(20\d\d), (\d{1,2}\.\d[\d.]*[a-z]?\b(?:(?:, | and )\d{1,2}\.\d[\d.]*[a-z]?\b)*)/g;

/** The cited articles (`2009, 8.56 and 8.23`), each with its edition. */
export function citations(text: string): { readonly edition: string; readonly article: string }[] {
  return [...text.matchAll(ARTICLES)].flatMap(([, year = '', articles = '']) => {
    const edition = CITED[year];
    return edition === undefined ? [] : articles.split(/, | and /).map((article) => ({ edition, article }));
  });
}

/** Makes cited articles links. */
function linkCitations(text: string): Inline[] {
  const parts: Inline[] = [];
  let at = 0;
  for (const match of text.matchAll(ARTICLES)) {
    const [whole, year = '', articles = ''] = match;
    const edition = CITED[year];
    if (edition === undefined) continue;
    if (match.index > at) parts.push(text.slice(at, match.index));
    const pieces = articles.split(/(, | and )/);
    pieces.forEach((piece, index) => {
      const isArticle = index % 2 === 0;
      const label = index === 0 ? `${year}, ${piece}` : piece;
      parts.push(
        isArticle ? { kind: 'link', href: `/regulations/${edition}#a-${piece}`, children: [label] } : label,
      );
    });
    at = match.index + whole.length;
  }
  if (at < text.length) parts.push(text.slice(at));
  return parts;
}

export function plainText(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) =>
      typeof inline === 'string' ? inline : inline.kind === 'code' ? inline.text : plainText(inline.children),
    )
    .join('');
}
