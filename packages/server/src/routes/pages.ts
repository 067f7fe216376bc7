import type { Asset, PageRequest, Site } from '@eloquence/api';
import { isLanguage, type Language } from '@eloquence/words';
import { fastifyCookie as cookie } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionViewOf } from '../accounts/visitors.ts';
import type { Context, Server } from '../core/context.ts';
import { conditional, isKnown } from '../core/etag.ts';
import { askApi } from '../core/inside.ts';
import { pageLanguage } from '../core/language.ts';
import { ServerProblem } from '../core/problems.ts';

const config = { access: 'public' } as const;
const schema = { hide: true } as const;
const YEAR = 31_536_000;
/** For the way back and forth between pages; what is newer is seen after that. */
const KEPT = 'private, max-age=20';

/** The pages, their files, and the choice of a language. */
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

/** Whether a person waits for the answer to this, not a program. */
export function isForReading(request: FastifyRequest, { config: { basePath } }: Context): boolean {
  const { method, url, headers } = request;
  const isApi = url.startsWith(`${basePath}/api/`) || url.startsWith(`${basePath}/assets/`);
  return method === 'GET' && !isApi && (headers.accept ?? '').includes('text/html');
}

/** Makes a page and sends it; without `address` it is the page for addresses at which there is nothing. */
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
    ask: (path) => askApi(server, request, language, `${basePath}/api/v1${path}`),
    problem,
  });
  reply
    .code(status)
    .header('vary', 'accept-language, cookie')
    .header('cache-control', session.account === null && status === 200 ? KEPT : 'no-store');
  if (location !== undefined) return reply.header('location', `${basePath}${location}`).send();
  reply.header('content-language', language).type('text/html; charset=utf-8');
  return reply.send(session.account === null ? conditional(request, reply, html) : html);
}

/** Files whose names change with what is in them may be kept for ever. */
function assetRoutes(server: Server, { assets }: Site, basePath: string): void {
  const known = new Map<string, Asset>(assets.map((asset) => [asset.name, asset]));
  server.get<{ Params: { name: string } }>(
    '/assets/:name',
    // Compressed already, when they were built.
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
        // What keeps pages for use without a connection stands among the files, and is for all pages.
        'service-worker-allowed': `${basePath}/`,
        etag,
      });
      if (encoding !== null) reply.header('content-encoding', encoding);
      return isKnown(request, etag) ? reply.code(304).send() : reply.send(bytes);
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

/** Only an address of ours: one slash, and nothing that a browser reads as another host. */
const OWN_ADDRESS = /^\/(?![/\\])[^\\\s]*$/;

/** Keeps the language chosen and goes back: works without any script. */
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
