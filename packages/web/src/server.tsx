import { join } from 'node:path/posix';
import type { PageAnswer, PageRequest, Problem, Site } from '@eloquence/api';
import { defined } from '@eloquence/rating';
import type { Words } from '@eloquence/words/en/web/site';
import { renderToString } from 'preact-render-to-string';
import { ApiProblem, serverApi } from './core/api.ts';
import { type AnyPage, type LoadArgs, NotFound, Redirect } from './core/page.ts';
import { createPageContext, type Language, type PageContext } from './core/page-context.ts';
import { type HydrationData, renderDocument } from './document.tsx';
import { Frame } from './frame/frame.tsx';
import type { Manifest } from './manifest.ts';
import { collectFiles } from './manifest.ts';
import { ROUTES } from './routes.ts';

const PAGES = import.meta.glob<AnyPage>('./pages/*/index.tsx', { eager: true, import: 'page' });
const PAGE_WORDS = import.meta.glob<unknown>('../../words/src/*/web/pages/*.ts', {
  eager: true,
  import: 'words',
});
const SITE_WORDS = import.meta.glob<Words>('../../words/src/*/web/site.ts', { eager: true, import: 'words' });

/** The pages without their assets, which `index.ts` reads. */
export function makeSite(manifest: Manifest): Omit<Site, 'assets'> {
  return { addresses: Object.keys(ROUTES), render: (request) => render(manifest, request) };
}

const sourceOf = (name: string): string => `./pages/${name}/index.tsx`;
const wordsOf = (name: string, language: Language): string =>
  `../../words/src/${language}/web/pages/${name}.ts`;
const siteWordsOf = (language: Language): string => `../../words/src/${language}/web/site.ts`;

/** A page by name with its data. */
interface LoadedPage {
  readonly name: string;
  readonly status: number;
  readonly data: unknown;
}

async function render(manifest: Manifest, request: PageRequest): Promise<PageAnswer> {
  const { language, url, basePath, today } = request;
  const session = request.session.account === null ? null : request.session;
  const facts = { language, session, today, url, basePath };
  const context = createPageContext(facts, defined(SITE_WORDS[siteWordsOf(language)]));
  const shown = await load(request, context);
  if ('location' in shown) return { status: 303, html: '', location: shown.location };
  const { name, status, data } = shown;
  const page = defined(PAGES[sourceOf(name)]);
  const words = PAGE_WORDS[wordsOf(name, language)];
  const body = renderToString(
    <Frame page={page} context={context}>
      <page.View data={data} words={words} context={context} />
    </Frame>,
  );
  const title = page.title(data, words, context);
  // The manifest has paths relative to the package.
  const own = [sourceOf(name), wordsOf(name, language), siteWordsOf(language)].map((source) =>
    join('src', source),
  );
  const files = collectFiles(manifest, ['src/client.tsx', ...own]);
  const scripts = own.map((source) => `${basePath}/${manifest[source]?.file}`) as unknown;
  const embedded: HydrationData = { data, facts, scripts: scripts as HydrationData['scripts'] };
  const isIndexed = page.indexed !== false && status === 200;
  const html = renderDocument({
    context,
    title: title === context.words.name ? title : `${title} · ${context.words.name}`,
    description: page.description?.(data, words, context) ?? context.words.description,
    isIndexed,
    origin: request.origin,
    body,
    embedded,
    files,
    theme: defined(manifest['src/theme.ts']).file,
    style: defined(manifest['src/style/index.css']).file,
    fonts: manifest['src/style/index.css']?.assets ?? [],
  });
  return { status, html, isShared: isIndexed && session === null };
}

/** Loads the page at the URL; a failure becomes an error page. */
async function load(
  request: PageRequest,
  context: PageContext,
): Promise<LoadedPage | { readonly location: string }> {
  const { address, params, problem } = request;
  const canonical = withoutSlash(context) ?? withoutEmpty(context);
  if (canonical !== null) return { location: canonical };
  if (problem !== null) return failed(problem, context);
  const name = address === null ? undefined : ROUTES[address as keyof typeof ROUTES];
  if (name === undefined) return { name: 'not-found', status: 404, data: { problem: null } };
  const page = defined(PAGES[sourceOf(name)]);
  const { session, today, language } = context;
  const refused = refusal(page, context);
  if (refused !== null) return refused;
  const query = Object.fromEntries(new URL(context.url, 'http://site').searchParams);
  const at: LoadArgs = { params, query, api: serverApi(request.ask), language, session, today };
  try {
    return { name, status: 200, data: await page.load(at) };
  } catch (error) {
    if (error instanceof Redirect) return { location: error.location };
    if (error instanceof NotFound)
      return { name: 'not-found', status: 404, data: { problem: error.problem } };
    if (error instanceof ApiProblem) return failed(error.problem, context, params);
    throw error;
  }
}

function failed(
  problem: Problem,
  context: PageContext,
  params: LoadArgs['params'] = {},
): LoadedPage | { readonly location: string } {
  // An invalid path parameter: no page has this URL.
  if (problem.code === 'invalid-request' && problem.fields?.every(({ where }) => where in params))
    return { name: 'not-found', status: 404, data: { problem: null } };
  if (problem.status === 401 && problem.code === 'sign-in-needed')
    return { location: signInLocation(context) };
  if (problem.status === 404) {
    const isAddress = problem.code === 'not-found';
    return { name: 'not-found', status: 404, data: { problem: isAddress ? null : problem } };
  }
  return { name: 'error', status: problem.status, data: { problem } };
}

function refusal(
  { needs }: AnyPage,
  context: PageContext,
): LoadedPage | { readonly location: string } | null {
  const { session, words } = context;
  if (needs === undefined) return null;
  if (session === null || session.role === null) return { location: signInLocation(context) };
  if (needs === 'account' || needs.includes(session.role)) return null;
  const { title, detail } = words.notAllowed;
  return failed({ type: 'about:blank', code: 'not-allowed', status: 403, title, detail }, context);
}

/** `/players/` redirects to `/players`. Never `//…`, which browsers read as another host. */
function withoutSlash({ path, url }: PageContext): string | null {
  if (!/^\/[^/\\].*\/$/.test(path)) return null;
  return `${path.replace(/\/+$/, '')}${new URL(url, 'http://site').search}`;
}

/** A form sends its empty fields too: the address keeps only what is set. */
function withoutEmpty({ path, url }: PageContext): string | null {
  const { searchParams } = new URL(url, 'http://site');
  const set = [...searchParams].filter(([, value]) => value !== '');
  if (set.length === searchParams.size) return null;
  return `${path}${set.length === 0 ? '' : `?${new URLSearchParams(set)}`}`;
}

/** Sign-in, then back to this page. */
function signInLocation({ url }: PageContext): string {
  return `/sign-in?to=${encodeURIComponent(url)}`;
}
