import { ROUTES } from '../../src/routes.ts';

/** A link, and the page it is on. */
export interface Link {
  /** Path and query, without the fragment. */
  readonly address: string;
  readonly fragment: string;
  readonly from: string;
}

export interface Answer {
  readonly status: number;
  readonly location: string | null;
  readonly isPage: boolean;
  readonly text: string;
}

export interface Crawl {
  /** By URL. */
  readonly answers: ReadonlyMap<string, Answer>;
  readonly links: readonly Link[];
  /** URLs of other sites. */
  readonly elsewhere: ReadonlySet<string>;
}

/** The number of pages followed per kind: others differ only in their data. */
const MOST = 3;

const TAG = /<(\w+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/g;
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g;

interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

function tagsOf(html: string): Tag[] {
  return [...html.matchAll(TAG)].map(([, name = '', inside = '']) => ({
    name,
    attributes: Object.fromEntries(
      [...inside.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, decoded(value)]),
    ),
  }));
}

const decoded = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** Everything a page links to: links, files, and GET forms. */
function targetsOf(html: string, hasForms: boolean): string[] {
  const tags = tagsOf(html);
  const named = tags.flatMap(({ attributes: { href, src } }) =>
    [href, src].filter((each) => each !== undefined),
  );
  return hasForms ? [...named, ...formsOf(tags)] : named;
}

/** The forms as shown, and with the last option of each select. */
function formsOf(tags: readonly Tag[]): string[] {
  return tags.flatMap(({ name, attributes: { action, method } }, at) => {
    if (name !== 'form' || action === undefined || method !== 'get') return [];
    const after = tags.slice(at + 1);
    const end = after.findIndex((tag) => tag.name === 'form' || tag.name === 'footer');
    const [fields, choices] = fieldsOf(after.slice(0, end === -1 ? after.length : end));
    const asked = [fields, ...choices.map(([field, value]) => ({ ...fields, [field]: value }))];
    // Empty fields are dropped by a redirect.
    return asked.map((each) => {
      const set = Object.entries(each).filter(([, value]) => value !== '');
      return set.length === 0 ? action : `${action}?${new URLSearchParams(set)}`;
    });
  });
}

function fieldsOf(tags: readonly Tag[]): [fields: Record<string, string>, choices: [string, string][]] {
  const fields: Record<string, string> = {};
  const last = new Map<string, string>();
  let choice: string | undefined;
  for (const { name, attributes } of tags) {
    const isOff = /checkbox|radio/.test(attributes.type ?? '') && attributes.checked === undefined;
    if (name === 'select') choice = attributes.name;
    if (name === 'input' && attributes.name !== undefined && !isOff)
      fields[attributes.name] = attributes.value ?? '';
    if (name !== 'option' || choice === undefined) continue;
    last.set(choice, attributes.value ?? '');
    if (attributes.selected !== undefined || fields[choice] === undefined)
      fields[choice] = attributes.value ?? '';
  }
  return [fields, [...last]];
}

const PATTERNS = Object.keys(ROUTES).map((route) => ({
  route,
  form: new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`),
}));

/** The route of a path; fixed routes come before those with parameters. */
export function routeOf(path: string): string | null {
  const fitting = PATTERNS.filter(({ form }) => form.test(path)).map(({ route }) => route);
  return fitting.find((route) => !route.includes(':')) ?? fitting[0] ?? null;
}

/** Pages that differ only in data. */
function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://site');
  const known = routeOf(pathname) ?? pathname.replaceAll(/\d{4}-\d\d-\d\d|[A-Z]+\d+|\d+/g, ':some');
  return `${known}?${[...searchParams]
    .filter(([, value]) => value !== '')
    .map(([name]) => name)
    .sort()}`;
}

/** There are few of these, each with its own text. */
const isWhole = (address: string): boolean =>
  /^\/(disputes|calculators|regulations|assets)\b[^?]*$/.test(address);

/** Crawls the site from one URL as one visitor; pages that are not followed are only requested. */
export async function crawl(
  origin: string,
  start: string,
  headers: Record<string, string>,
  isFollowed: (address: string) => boolean = () => true,
): Promise<Crawl> {
  const answers = new Map<string, Answer>();
  const seen = new Map<string, number>();
  const links: Link[] = [];
  const elsewhere = new Set<string>();
  let waiting: Link[] = [{ address: start, fragment: '', from: '' }];
  while (waiting.length > 0) {
    links.push(...waiting);
    const chosen = [...new Set(waiting.map(({ address }) => address))].filter((address) => {
      const count = seen.get(kindOf(address)) ?? 0;
      if (answers.has(address) || (count >= MOST && !isWhole(address))) return false;
      seen.set(kindOf(address), count + 1);
      return true;
    });
    waiting = [];
    for (const [address, answer] of await askAll(origin, chosen, headers)) {
      answers.set(address, answer);
      // The result of a form has the same form, with more and more options set.
      const isRead = answer.isPage && isFollowed(address);
      const found = isRead ? targetsOf(answer.text, !address.includes('?')) : [];
      for (const target of answer.location === null ? found : [answer.location]) {
        const url = new URL(target, `${origin}${address}`);
        const next = `${url.pathname}${url.search}`;
        if (url.origin === origin)
          waiting.push({ address: next, fragment: url.hash.slice(1), from: address });
        else if (url.protocol !== 'data:') elsewhere.add(url.href);
      }
    }
  }
  return { answers, links, elsewhere };
}

/** Whether a page still has the link: other tests may have changed it. */
export async function stillLeads(
  origin: string,
  { address, fragment, from }: Link,
  headers: Record<string, string>,
): Promise<boolean> {
  const { text, location } = await ask(`${origin}${from}`, headers);
  const targets = location === null ? targetsOf(text, !from.includes('?')) : [location];
  const wanted = new URL(fragment === '' ? address : `${address}#${fragment}`, origin).href;
  return targets.some((target) => new URL(target, `${origin}${from}`).href === wanted);
}

/** Concurrent requests. */
const TOGETHER = 4;

async function askAll(
  origin: string,
  addresses: readonly string[],
  headers: Record<string, string>,
): Promise<[address: string, answer: Answer][]> {
  const answers: [string, Answer][] = [];
  const waiting = addresses.values();
  const work = async (): Promise<void> => {
    for (const address of waiting) answers.push([address, await ask(`${origin}${address}`, headers)]);
  };
  await Promise.all(Array.from({ length: TOGETHER }, work));
  return answers;
}

async function ask(url: string, headers: Record<string, string>): Promise<Answer> {
  const answer = await fetch(url, { headers, redirect: 'manual' });
  const isPage = /^text\/html/.test(answer.headers.get('content-type') ?? '');
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    isPage,
    text: await answer.text(),
  };
}

/** The anchors of a page. */
export function placesIn(html: string): Set<string> {
  return new Set(tagsOf(html).flatMap(({ attributes: { id } }) => id ?? []));
}
