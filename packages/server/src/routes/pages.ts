import type { Asset, PageRequest, Site } from '@eloquence/api';
import { isLanguage, type Language } from '@eloquence/words';
import { fastifyCookie as cookie } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionViewOf } from '../accounts/authentication.ts';
import { matchesEtag, withEtag } from '../core/etag.ts';
import { requestApi } from '../core/internal-request.ts';
import { pageLanguage } from '../core/language.ts';
import { ServerProblem } from '../core/problems.ts';
import type { Context, Server } from './shared/context.ts';

const config = { access: 'public' } as const;
const schema = { hide: true } as const;
const YEAR = 31_536_000;
/** Long enough for going back and forth between pages. */
const KEPT = 'private, max-age=20';

/** Pages, their assets, and the language switch. */
export function pageRoutes(server: Server, context: Context): void {
  const { site } = context;
  if (site === null) return;
  assetRoutes(server, site, context.config.basePath);
  languageRoute(server, context);
  for (const address of site.addresses) {
    server.get(address, { config, schema }, (request, reply) =>
      sendPage(server, context, request, reply, { address }),
    );
  }
}

/** Whether a browser asks for a page. */
export function isForReading(request: FastifyRequest, { config: { basePath } }: Context): boolean {
  const { method, url, headers } = request;
  const isApi = url.startsWith(`${basePath}/api/`) || url.startsWith(`${basePath}/assets/`);
  return method === 'GET' && !isApi && (headers.accept ?? '').includes('text/html');
}

/** Renders a page; without `address`, the page for an unknown address. */
export async function sendPage(
  server: Server,
  { site, config: { basePath }, today }: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  { address = null, problem = null }: Partial<Pick<PageRequest, 'address' | 'problem'>>,
): Promise<FastifyReply> {
  const language = pageLanguage(request);
  const session = sessionViewOf(request);
  const { status, html, location } = await (site as Site).render({
    address,
    params: (request.params ?? {}) as Record<string, string>,
    url: request.url.slice(basePath.length) || '/',
    basePath,
    language,
    session,
    today: today(),
    ask: (path) => requestApi(server, request, language, `${basePath}/api/v1${path}`),
    problem,
  });
  reply
    .code(status)
    .header('vary', 'accept-language, cookie')
    .header('cache-control', session.account === null && status === 200 ? KEPT : 'no-store');
  if (location !== undefined) return reply.header('location', `${basePath}${location}`).send();
  reply.header('content-language', language).type('text/html; charset=utf-8');
  return reply.send(session.account === null ? withEtag(request, reply, html) : html);
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

function encoded({ bytes, brotli, gzip }: Asset, accepted: string): [string | null, Uint8Array] {
  const takes = (name: string): boolean =>
    accepted.split(',').some((each) => {
      const [coding = '', quality = ''] = each.split(';').map((part) => part.trim());
      return coding.toLowerCase() === name && !/^q=0(\.0*)?$/.test(quality);
    });
  if (brotli !== null && takes('br')) return ['br', brotli];
  if (gzip !== null && takes('gzip')) return ['gzip', gzip];
  return [null, bytes];
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
