import type { PageAnswer, PageRequest, Problem, Site } from '@eloquence/api';
import { renderToString } from 'preact-render-to-string';
import { ApiProblem, serverApi } from './api.ts';
import { type Embedded, htmlOf } from './document.tsx';
import { Frame } from './frame/frame.tsx';
import type { Manifest } from './manifest.ts';
import { filesOf } from './manifest.ts';
import { type AnyPage, type At, NotFound, Redirect } from './page.ts';
import { type Language, type Place, placeOf } from './place.ts';
import { ROUTES } from './routes.ts';
import type { Words } from './words/en.ts';

const PAGES = import.meta.glob<AnyPage>('./pages/*/index.tsx', { eager: true, import: 'page' });
const PAGE_WORDS = import.meta.glob<unknown>('./pages/*/words.*.ts', { eager: true, import: 'words' });
const WORDS = import.meta.glob<Words>('./words/*.ts', { eager: true, import: 'words' });

/** The pages as a server needs them, but for the files, which it reads itself. */
export function makeSite(manifest: Manifest): Omit<Site, 'assets'> {
  return { addresses: Object.keys(ROUTES), render: (request) => render(manifest, request) };
}

const sourceOf = (name: string): string => `./pages/${name}/index.tsx`;
const wordsOf = (name: string, language: Language): string => `./pages/${name}/words.${language}.ts`;

/** What is to be shown: a page by name with its data. */
interface Shown {
  readonly name: string;
  readonly status: number;
  readonly data: unknown;
}

async function render(manifest: Manifest, request: PageRequest): Promise<PageAnswer> {
  const { language, url, basePath, today } = request;
  const session = request.session.account === null ? null : request.session;
  const facts = { language, session, today, url, basePath };
  const place = placeOf(facts, WORDS[`./words/${language}.ts`] as Words);
  const shown = await load(request, place);
  if ('location' in shown) return { status: 303, html: '', location: shown.location };
  const { name, status, data } = shown;
  const page = PAGES[sourceOf(name)] as AnyPage;
  const words = PAGE_WORDS[wordsOf(name, language)];
  const body = renderToString(
    <Frame page={page} place={place}>
      <page.View data={data} words={words} place={place} />
    </Frame>,
  );
  const title = page.title(data, words, place);
  const own = [sourceOf(name), wordsOf(name, language), `./words/${language}.ts`].map((source) =>
    source.replace('./', 'src/'),
  );
  const files = filesOf(manifest, ['src/client.tsx', ...own]);
  const scripts = own.map((source) => `${basePath}/${manifest[source]?.file}`) as unknown;
  const embedded: Embedded = { data, facts, scripts: scripts as Embedded['scripts'] };
  const html = htmlOf({
    place,
    title: title === place.words.name ? title : `${title} · ${place.words.name}`,
    description: page.description?.(data, words, place) ?? place.words.description,
    isIndexed: page.indexed !== false && status === 200,
    body,
    embedded,
    files,
    theme: (manifest['src/theme.ts'] as { file: string }).file,
    style: (manifest['src/style/index.css'] as { file: string }).file,
  });
  return { status, html };
}

/** Loads what stands at the address; what goes wrong becomes a page as well. */
async function load(request: PageRequest, place: Place): Promise<Shown | { readonly location: string }> {
  const { address, params, problem } = request;
  const plain = withoutSlash(place);
  if (plain !== null) return { location: plain };
  if (problem !== null) return failed(problem, place);
  const name = address === null ? undefined : ROUTES[address as keyof typeof ROUTES];
  if (name === undefined) return { name: 'not-found', status: 404, data: { problem: null } };
  const page = PAGES[sourceOf(name)] as AnyPage;
  const { session, today, language } = place;
  const away = refusal(page, place);
  if (away !== null) return away;
  const query = Object.fromEntries(new URL(place.url, 'http://site').searchParams);
  const at: At = { params, query, api: serverApi(request.ask), language, session, today };
  try {
    return { name, status: 200, data: await page.load(at) };
  } catch (error) {
    if (error instanceof Redirect) return { location: error.location };
    if (error instanceof NotFound)
      return { name: 'not-found', status: 404, data: { problem: error.problem } };
    if (error instanceof ApiProblem) return failed(error.problem, place, params);
    throw error;
  }
}

function failed(
  problem: Problem,
  place: Place,
  params: At['params'] = {},
): Shown | { readonly location: string } {
  // What no address of the site can have in this place: nothing is there.
  if (problem.code === 'invalid-request' && problem.fields?.every(({ where }) => where in params))
    return { name: 'not-found', status: 404, data: { problem: null } };
  if (problem.status === 401 && problem.code === 'sign-in-needed') return { location: signInFor(place) };
  if (problem.status === 404) {
    const isAddress = problem.code === 'not-found';
    return { name: 'not-found', status: 404, data: { problem: isAddress ? null : problem } };
  }
  return { name: 'error', status: problem.status, data: { problem } };
}

function refusal({ needs }: AnyPage, place: Place): Shown | { readonly location: string } | null {
  const { session, words } = place;
  if (needs === undefined) return null;
  if (session === null || session.role === null) return { location: signInFor(place) };
  if (needs === 'account' || needs.includes(session.role)) return null;
  const { title, detail } = words.notAllowed;
  return failed({ type: 'about:blank', code: 'not-allowed', status: 403, title, detail }, place);
}

/** `/players/` is `/players`: a slash at the end stands for nothing. Never `//…`, which is another site. */
function withoutSlash({ path, url }: Place): string | null {
  if (!/^\/[^/\\].*\/$/.test(path)) return null;
  return `${path.replace(/\/+$/, '')}${new URL(url, 'http://site').search}`;
}

/** Signing in leads back to the page that was asked for. */
function signInFor({ url }: Place): string {
  return `/sign-in?to=${encodeURIComponent(url)}`;
}
