import type { Asset, PageAnswer, PageRequest, Site } from '@eloquence/api';
import { storeState } from '@eloquence/office';
import { isLanguage, type Language } from '@eloquence/words';
import { fastifyCookie as cookie } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionViewOf } from '../accounts/authentication.ts';
import { chosenEncoding, ENCODINGS, type Encoding } from '../core/encoding.ts';
import { matchesEtag } from '../core/etag.ts';
import { requestApi } from '../core/internal-request.ts';
import { pageLanguage } from '../core/language.ts';
import { ServerProblem } from '../core/problems.ts';
import { COST } from '../core/rate-limit.ts';
import type { CachedPage } from '../pages/page-cache.ts';
import type { Context, Server } from './shared/context.ts';

const config = { access: 'public' } as const;
const schema = { hide: true } as const;
const YEAR = 31_536_000;
/** A published list shows at once: browsers ask again, and get 304 while nothing has changed. */
const REVALIDATE = 'private, no-cache';
const VARY = 'accept-language, cookie, accept-encoding';

/** Pages, their assets, and the language switch. */
export function pageRoutes(server: Server, context: Context): void {
  const { site } = context;
  if (site === null) return;
  assetRoutes(server, site, context.config.basePath);
  languageRoute(server, context);
  for (const address of site.addresses) {
    server.get(address, { config, schema }, (request, reply) =>
      context.source.run(request, () => sendPage(server, context, request, reply, { address })),
    );
  }
}

/** Whether a browser asks for a page. */
export function isForReading(request: FastifyRequest, { config: { basePath } }: Context): boolean {
  const { method, url, headers } = request;
  const isApi = url.startsWith(`${basePath}/api/`) || url.startsWith(`${basePath}/assets/`);
  return method === 'GET' && !isApi && (headers.accept ?? '').includes('text/html');
}

/** Sends a page, rendered or from the cache; without `address`, the page for an unknown address. */
export async function sendPage(
  server: Server,
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  { address = null, problem = null }: Partial<Pick<PageRequest, 'address' | 'problem'>>,
): Promise<FastifyReply> {
  const { site, pages, metrics } = context;
  const { office } = context.source;
  const { basePath, origin } = context.config;
  const language = pageLanguage(request);
  const session = sessionViewOf(request);
  const today = context.today();
  const render = (): Promise<PageAnswer> =>
    (site as Site).render({
      address,
      params: (request.params ?? {}) as Record<string, string>,
      url: request.url.slice(basePath.length) || '/',
      basePath,
      origin,
      language,
      session,
      today,
      ask: (path) => requestApi(server, request, language, `${basePath}/api/v1${path}`),
      problem,
    });
  if (address === null || problem !== null || session.account !== null) {
    return sendRendered(reply, await render(), language, basePath);
  }
  const key = `${language} ${request.url}`;
  // Read first: a page must not be older than its state. Ages follow the year in UTC, all else the day of the store.
  const state = `${await storeState(office)} ${today} ${office.now().getUTCFullYear()}`;
  const known = pages.find(key, state);
  if (known === null) reply.charge(COST.rendering);
  const page = known ?? (await pages.render(key, state, render));
  if (!('etag' in page)) return sendRendered(reply, page, language, basePath);
  metrics.page(known === null ? 'rendered' : 'cached');
  return sendCached(context, request, reply, { key, page, language });
}

/** A page for this request alone. */
function sendRendered(
  reply: FastifyReply,
  { status, html, location }: PageAnswer,
  language: Language,
  basePath: string,
): FastifyReply {
  reply.code(status).header('vary', VARY).header('cache-control', 'no-store');
  if (location !== undefined) return reply.header('location', `${basePath}${location}`).send();
  return reply.header('content-language', language).type('text/html; charset=utf-8').send(html);
}

async function sendCached(
  { pages }: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  { key, page, language }: { readonly key: string; readonly page: CachedPage; readonly language: Language },
): Promise<FastifyReply> {
  reply.headers({
    vary: VARY,
    'cache-control': REVALIDATE,
    'content-language': language,
    etag: page.etag,
  });
  if (matchesEtag(request, page.etag)) return reply.code(304).send();
  const encoding = chosenEncoding(request.headers['accept-encoding'], ENCODINGS);
  const compressed = encoding === null ? null : await pages.compressed(key, page, encoding);
  if (compressed !== null) reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(compressed ?? page.html);
}

/** Asset names contain a hash of the content: browsers may cache them for ever. */
function assetRoutes(server: Server, { assets }: Site, basePath: string): void {
  const known = new Map<string, Asset>(assets.map((asset) => [asset.name, asset]));
  server.get<{ Params: { name: string } }>(
    '/assets/:name',
    // Compressed at build time.
    { config, schema, compress: false },
    (request, reply) => {
      const asset = known.get(request.params.name);
      if (asset === undefined) throw new ServerProblem('not-found');
      const { type, name } = asset;
      const [encoding, bytes] = encoded(asset, String(request.headers['accept-encoding'] ?? ''));
      const etag = `"${name}${encoding === null ? '' : `-${encoding}`}"`;
      reply.headers({
        'cache-control': `public, max-age=${YEAR}, immutable`,
        'content-type': type,
        vary: 'accept-encoding',
        // The service worker is an asset, but its scope is the whole site.
        'service-worker-allowed': `${basePath}/`,
        etag,
      });
      if (encoding !== null) reply.header('content-encoding', encoding);
      return matchesEtag(request, etag) ? reply.code(304).send() : reply.send(bytes);
    },
  );
}

function encoded({ bytes, brotli, gzip }: Asset, accepted: string): [Encoding | null, Uint8Array] {
  const known = { br: brotli, gzip };
  const encoding = chosenEncoding(
    accepted,
    ENCODINGS.filter((each) => known[each] !== null),
  );
  return [encoding, (encoding === null ? null : known[encoding]) ?? bytes];
}

/** A local path: no second slash or backslash, which browsers read as another host. */
const OWN_ADDRESS = /^\/(?![/\\])[^\\\s]*$/;

/** Stores the chosen language in a cookie and redirects back; works without scripts. */
function languageRoute(server: Server, { config: { basePath } }: Context): void {
  server.get<{ Params: { language: Language }; Querystring: { to?: unknown } }>(
    '/language/:language',
    { config, schema },
    ({ params: { language }, query: { to } }, reply) => {
      if (!isLanguage(language)) throw new ServerProblem('not-found');
      const text = cookie.serialize('lang', language, {
        path: basePath || '/',
        maxAge: YEAR,
        sameSite: 'lax',
      });
      const back = typeof to === 'string' && OWN_ADDRESS.test(to) ? to : '/';
      return reply
        .header('set-cookie', text)
        .header('cache-control', 'no-store')
        .redirect(`${basePath}${back}`, 303);
    },
  );
}
