import type { SessionView } from '@eloquence/api';
import { fastifyCookie } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Role } from '../core/access.ts';
import type { Config } from '../core/config.ts';
import type { Context, Server } from '../core/context.ts';
import { ServerProblem } from '../core/problems.ts';
import type { Actor } from './audit.ts';
import { sessionCookie } from './cookies.ts';
import { csrfOf, isSame } from './secrets.ts';
import { findSession } from './sessions.ts';
import { type Allowance, TokenLimit } from './token-limit.ts';
import { findToken, isWithin, type Scope } from './tokens.ts';

/** By what somebody is known. */
export type Credential =
  | { readonly kind: 'session'; readonly secret: string; readonly expires: string }
  | { readonly kind: 'token'; readonly id: string; readonly scope: Scope };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a token must be good for; `session`: no token is. Reading unless said, for what changes nothing. */
    scope?: Scope | 'session';
  }
  interface FastifyRequest {
    credential: Credential | null;
  }
}

const READING = ['GET', 'HEAD', 'OPTIONS'];

/** Finds out who asks, and refuses what a token is not good for and what another site made a browser send. */
export async function recogniseVisitors(server: Server, { office, config }: Context): Promise<void> {
  const limit = new TokenLimit(office, config.tokenRateLimit);
  // Only for its reading and writing of cookies: most requests have none.
  await server.register(fastifyCookie, { hook: false });
  server.decorateRequest('credential', null);
  server.addHook('onRoute', ({ method, url, config: of }) => {
    const changes = [method].flat().some((each) => !READING.includes(each));
    if (of?.access === 'public' || of?.scope !== undefined || !changes) return;
    throw new Error(`${method} ${url} does not say what a token needs for it`);
  });
  // After the limits of requests, so that nobody can keep the store busy with tokens that he invents.
  server.addHook('preParsing', (request, reply, _payload, done) => {
    const { authorization, cookie } = request.headers;
    // Most say nothing of themselves, and wait for nothing.
    if (authorization === undefined && cookie === undefined) return done();
    recognise(request, reply, authorization).then(() => done(), done);
  });

  async function recognise(
    request: FastifyRequest,
    reply: FastifyReply,
    authorization: string | undefined,
  ): Promise<void> {
    if (authorization !== undefined) await recogniseToken(request, reply, authorization);
    else await recogniseSession(request);
    if (request.credential !== null) check(request, request.credential, config);
  }

  async function recogniseToken(request: FastifyRequest, reply: FastifyReply, header: string): Promise<void> {
    const [, token] = /^Bearer +([\w-]{1,100})$/i.exec(header) ?? [];
    const known = token === undefined ? null : await findToken(office, token);
    // Also where no account is needed: whoever sends a token believes that it holds.
    if (known === null) throw new ServerProblem('token-invalid');
    const { id, scope, ...who } = known;
    request.who = who;
    request.credential = { kind: 'token', id, scope };
    // Whoever watches over the service is never too many.
    if (request.routeOptions.config?.rateLimit === false) return;
    const allowance = await limit.take(id);
    tellAllowance(reply, allowance);
    if (!allowance.isAllowed) {
      throw new ServerProblem('too-many-requests', { limit: allowance.limit, after: allowance.reset });
    }
  }

  async function recogniseSession(request: FastifyRequest): Promise<void> {
    const secret = sessionCookie(request);
    const known = secret === null ? null : await findSession(office, secret);
    if (secret === null || known === null) return;
    const { expires, ...who } = known;
    request.who = who;
    request.credential = { kind: 'session', secret, expires };
  }
}

/** In the headers of the limit that is nearer: of the token's, or of the address's. */
function tellAllowance(reply: FastifyReply, { isAllowed, limit, remaining, reset }: Allowance): void {
  const known = reply.getHeader('ratelimit-remaining');
  if (known !== undefined && Number(known) < remaining) return;
  reply.headers({ 'ratelimit-limit': limit, 'ratelimit-remaining': remaining, 'ratelimit-reset': reset });
  if (!isAllowed) reply.header('retry-after', reset);
}

function check(request: FastifyRequest, credential: Credential, config: Config): void {
  const { access, scope } = request.routeOptions.config ?? {};
  if (access === undefined || access === 'public') return;
  const isReading = READING.includes(request.method);
  if (credential.kind === 'token') {
    const needed = scope ?? 'read';
    if (needed === 'session') throw new ServerProblem('session-needed');
    if (!isWithin(needed, credential.scope)) throw new ServerProblem('scope-too-narrow', { needed });
    return;
  }
  if (isReading) return;
  refuseForeignOrigin(request, config);
  const given = request.headers['x-csrf-token'];
  if (typeof given !== 'string' || !isSame(given, csrfOf(credential.secret))) {
    throw new ServerProblem('csrf-token-wrong');
  }
}

/** What a browser sends on behalf of another site is refused; programs that say nothing of an origin are not. */
export function refuseForeignOrigin(request: FastifyRequest, config: Config): void {
  const { origin, 'sec-fetch-site': site } = request.headers;
  const isForeign =
    origin === undefined
      ? site !== undefined && site !== 'same-origin' && site !== 'none'
      : !isOwn(origin, request, config);
  if (isForeign) throw new ServerProblem('origin-refused');
}

function isOwn(origin: string, request: FastifyRequest, config: Config): boolean {
  if (config.origin !== '') return origin === config.origin;
  // A proxy may speak TLS where we do not: the host is what tells sites apart.
  return origin === `https://${request.host}` || origin === `http://${request.host}`;
}

/** Who asks, as he is told himself. */
export function sessionViewOf({ who, credential }: FastifyRequest): SessionView {
  return {
    account: who.account,
    name: who.account === null ? null : who.name,
    role: who.role,
    federation: who.federation,
    csrf: credential?.kind === 'session' ? csrfOf(credential.secret) : null,
    expires: credential?.kind === 'session' ? credential.expires : null,
    scope: credential?.kind === 'token' ? credential.scope : null,
  };
}

/** Who is noted to have done something; only where an account is needed. */
export function actorOf(
  request: FastifyRequest,
): Actor & { readonly account: string; readonly address: string; readonly role: Role } {
  const { account, name, role } = request.who;
  if (account === null || role === null) throw new ServerProblem('sign-in-needed');
  return { account, name, role, address: request.ip };
}
