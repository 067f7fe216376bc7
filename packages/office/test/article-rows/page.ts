/** The rows of a page of `docs/regulations` as a table for readers. */

import { type ArticleRow, PAGES, type Page, type Played, type PlayerFacts, type Shown } from './rows.ts';

const HEADING = '## Shown on published lists';

/** The page with its verdicts and its table of rows as the rows have them. */
export function generatedPage(text: string, page: Page, rows: readonly ArticleRow[]): string {
  const proven = new Set(rows.flatMap(({ articles }) => articles));
  const [own = ''] = text.split(`\n${HEADING}\n`);
  return `${withVerdicts(own, proven).trimEnd()}\n${section(page, rows)}`;
}

/** "implemented" where rows show every article of the line, else "in code". */
function withVerdicts(text: string, proven: ReadonlySet<string>): string {
  let isTable = false;
  const lines = text.split('\n').map((line) => {
    if (!line.startsWith('|')) isTable = false;
    else if (/^\| article \|.* verdict \|$/.test(line)) isTable = true;
    else if (isTable) return withVerdict(line, proven);
    return line;
  });
  return lines.join('\n');
}

function withVerdict(line: string, proven: ReadonlySet<string>): string {
  const cells = line.split(' | ');
  const verdict = cells.pop() ?? '';
  const isProven = articlesIn(cells[0]?.slice(2) ?? '').every((article) => proven.has(article));
  const parts = verdict
    .split('; ')
    .map((part) => part.replace(/^(implemented|in code)\b/, isProven ? 'implemented' : 'in code'));
  return [...cells, parts.join('; ')].join(' | ');
}

/** `6.1, 10.21` are two articles, `10.22-10.25` four; `8.21: score` is a part of one. */
export function articlesIn(citation: string): readonly string[] {
  return citation.split(', ').flatMap((part) => {
    const [, chapter = '', first = '', last = ''] = /^([\d.]*\.)(\d+)-\1(\d+)$/.exec(part) ?? [];
    const count = last === '' ? 0 : Number(last) - Number(first) + 1;
    return count === 0 ? [part] : Array.from({ length: count }, (_, n) => `${chapter}${Number(first) + n}`);
  });
}

function section(page: Page, rows: readonly ArticleRow[]): string {
  if (rows.length === 0) return '';
  const { list, k } = PAGES[page];
  const kOfList = page === 'rapid-2005-07' ? `K ${k} set by the administrator` : `K ${k} unless stated`;
  const lines = rows.map((row) =>
    [
      row.articles.join(', ') || '–',
      row.what,
      players(row),
      row.events.map(played).join(' · '),
      shown(row),
    ].join(' | '),
  );
  return [
    ...['', HEADING, ''],
    `Registered, reported, closed and published by the office, from a list of ${list} with ${kOfList}. \`A B1 C½\`: A beats B and draws with C. This table and the verdicts above are generated from \`packages/office/test/article-rows/\`.`,
    ...['', '| articles | what | players | games | the next list shows |', '|---|---|---|---|---|'],
    ...lines.map((line) => `| ${line} |`),
    '',
  ].join('\n');
}

function players({ players, from, states = [], steps = [] }: ArticleRow): string {
  const each = Object.entries(players).map(([letter, facts]) => `${letter} ${player(facts)}`);
  const told = states.map(({ kind, subject, since, until }) =>
    [kind, ...(subject === '' ? [] : [subject]), `since ${since}`, ...(until ? [`until ${until}`] : [])].join(
      ' ',
    ),
  );
  const done = steps.map(([on, action, ...of]) => [on, action, ...of].join(' '));
  return [each.join(', '), ...(from ? [`list of ${from}`] : []), ...told, ...done].join('; ');
}

function player(facts: number | null | PlayerFacts): string {
  if (facts === null) return 'unrated';
  if (typeof facts === 'number') return String(facts);
  const { rating, ...more } = facts;
  const told = Object.entries(more).map(([name, value]) => `${name === 'k' ? 'K' : name} ${value}`);
  return `${rating ?? 'unrated'}${told.length > 0 ? ` (${told.join(', ')})` : ''}`;
}

function played({
  games,
  facts,
  refused,
  notes,
  roundDates,
  unregistered,
  partOf,
  ...about
}: Played): string {
  const told = (['cadence', 'type', 'time', 'start', 'end', 'received', 'appealed'] as const).flatMap(
    (key) => (about[key] === undefined ? [] : [`${key} ${about[key]}`]),
  );
  const days = roundDates ? [`rounds on ${roundDates.join(', ')}`] : [];
  const stated = facts ? [`\`${JSON.stringify(facts)}\``] : [];
  const found = [...(refused ? [`refused: \`${refused}\``] : []), ...(notes ? [`noted: \`${notes}\``] : [])];
  const part = partOf === undefined ? [] : [`part of event ${partOf + 1}`];
  const without = unregistered ? ['not registered, and declined'] : [];
  return [shortened(games), ...told, ...part, ...without, ...days, ...stated, ...found].join('; ');
}

/** Forty games of one kind are written once. */
const shortened = (games: readonly string[]): string =>
  games
    .map((line) => line.replace(/( [A-Z][1½0])\1{5,}/g, (all, one) => `${one} × ${all.length / one.length}`))
    .join(', ');

function shown({ shows }: ArticleRow): string {
  const byDate = Object.entries(shows as Readonly<Record<string, unknown>>);
  if (!byDate.some(([key]) => key.length > 1)) return onList(shows as Readonly<Record<string, Shown>>);
  return byDate.map(([date, on]) => `${date}: ${onList(on as Readonly<Record<string, Shown>>)}`).join('; ');
}

function onList(players: Readonly<Record<string, Shown>>): string {
  return Object.entries(players)
    .map(([letter, each]) => `${letter} ${rowOf(each)}`)
    .join(', ');
}

function rowOf(each: Shown): string {
  if (each === null) return 'not listed';
  if (each === 0) return 'no rating';
  if (typeof each === 'number') return String(each);
  if (Array.isArray(each)) return `${each[0]} (K ${each[1]})`;
  return Object.entries(each)
    .map(([name, value]) => `${name} ${value === '' ? 'none' : value}`)
    .join(' ');
}
