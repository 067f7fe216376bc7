import type { AccountRole, SessionView, TokenScope } from '@eloquence/api';
import type { Office } from '@eloquence/office';
import { fastifyCookie } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ANONYMOUS } from '../core/access.ts';
import type { Config } from '../core/config.ts';
import { ServerProblem } from '../core/problems.ts';
import type { Server } from '../core/server-type.ts';
import type { Actor } from './audit.ts';
import { sessionCookie } from './cookies.ts';
import { csrfOf, isSame } from './secrets.ts';
import { findSession } from './sessions.ts';
import { type Allowance, TokenLimit } from './token-limit.ts';
import { findToken, isScopeWithin } from './tokens.ts';

export type Credential =
  | { readonly kind: 'session'; readonly secret: string; readonly expires: string }
  | { readonly kind: 'token'; readonly id: string; readonly scope: TokenScope };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Scope that a token needs; `session`: tokens are refused. Default for GET: `read`. */
    scope?: TokenScope | 'session';
  }
  interface FastifyRequest {
    credential: Credential | null;
  }
}

const READING = ['GET', 'HEAD', 'OPTIONS'];

export function isReading(method: string): boolean {
  return READING.includes(method);
}

/** Identifies the account by session or token; checks token scope, origin and CSRF token. */
export async function authenticateRequests(server: Server, office: Office, config: Config): Promise<void> {
  const limit = new TokenLimit(office, config.tokenRateLimit);
  // Without its hook: most requests have no cookies.
  await server.register(fastifyCookie, { hook: false });
  server.decorateRequest('visitor', null as never);
  server.decorateRequest('credential', null);
  server.addHook('onRequest', (request, _reply, done) => {
    request.visitor = ANONYMOUS;
    done();
  });
  server.addHook('onRoute', ({ method, url, config: of }) => {
    const changes = [method].flat().some((each) => !isReading(each));
    if (of?.access === 'public' || of?.scope !== undefined || !changes) return;
    throw new Error(`${method} ${url} has no scope setting`);
  });
  // After the rate limit, so that invented tokens cannot keep the store busy.
  server.addHook('preParsing', (request, reply, _payload, done) => {
    const { authorization, cookie } = request.headers;
    if (authorization === undefined && cookie === undefined) return done();
    authenticate(request, reply, authorization).then(() => done(), done);
  });

  async function authenticate(
    request: FastifyRequest,
    reply: FastifyReply,
    authorization: string | undefined,
  ): Promise<void> {
    if (authorization !== undefined) await authenticateToken(request, reply, authorization);
    else await authenticateSession(request);
    if (request.credential !== null) check(request, request.credential, config);
  }

  async function authenticateToken(
    request: FastifyRequest,
    reply: FastifyReply,
    header: string,
  ): Promise<void> {
    const [, token] = /^Bearer +([\w-]{1,100})$/i.exec(header) ?? [];
    const known = token === undefined ? null : await findToken(office, token);
    // On public routes too: the client believes that its token is valid.
    if (known === null) throw new ServerProblem('token-invalid');
    const { id, scope, ...visitor } = known;
    request.visitor = visitor;
    request.credential = { kind: 'token', id, scope };
    // Health checks and metrics.
    const { rateLimit, cost } = request.routeOptions.config ?? {};
    if (rateLimit === false) return;
    const allowance = await limit.take(id, cost);
    setRateLimitHeaders(reply, allowance);
    if (!allowance.isAllowed) {
      throw new ServerProblem('too-many-requests', { limit: allowance.limit, after: allowance.reset });
    }
  }

  async function authenticateSession(request: FastifyRequest): Promise<void> {
    const secret = sessionCookie(request);
    const known = secret === null ? null : await findSession(office, secret);
    if (secret === null || known === null) return;
    const { expires, ...visitor } = known;
    request.visitor = visitor;
    request.credential = { kind: 'session', secret, expires };
  }
}

/** Headers of the tighter limit: the token's or the address's. */
function setRateLimitHeaders(reply: FastifyReply, { isAllowed, limit, remaining, reset }: Allowance): void {
  const known = reply.getHeader('ratelimit-remaining');
  if (known !== undefined && Number(known) < remaining) return;
  reply.headers({ 'ratelimit-limit': limit, 'ratelimit-remaining': remaining, 'ratelimit-reset': reset });
  if (!isAllowed) reply.header('retry-after', reset);
}

function check(request: FastifyRequest, credential: Credential, config: Config): void {
  const { access, scope } = request.routeOptions.config ?? {};
  if (access === undefined || access === 'public') return;
  if (credential.kind === 'token') {
    const needed = scope ?? 'read';
    if (needed === 'session') throw new ServerProblem('session-needed');
    if (!isScopeWithin(needed, credential.scope)) throw new ServerProblem('scope-too-narrow', { needed });
    return;
  }
  if (isReading(request.method)) return;
  refuseForeignOrigin(request, config);
  const given = request.headers['x-csrf-token'];
  if (typeof given !== 'string' || !isSame(given, csrfOf(credential.secret))) {
    throw new ServerProblem('csrf-token-wrong');
  }
}

/** Refuses browser requests from other sites; programs send no origin. */
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
  // A proxy may terminate TLS, so only the host is compared.
  return origin === `https://${request.host}` || origin === `http://${request.host}`;
}

/** The visitor's own session. */
export function sessionViewOf({ visitor, credential }: FastifyRequest): SessionView {
  return {
    account: visitor.account,
    name: visitor.account === null ? null : visitor.name,
    role: visitor.role,
    federation: visitor.federation,
    csrf: credential?.kind === 'session' ? csrfOf(credential.secret) : null,
    expires: credential?.kind === 'session' ? credential.expires : null,
    scope: credential?.kind === 'token' ? credential.scope : null,
  };
}

/** The actor of an audit entry. Only for routes that need an account. */
export function actorOf(
  request: FastifyRequest,
): Actor & { readonly account: string; readonly address: string; readonly role: AccountRole } {
  const { account, name, role } = request.visitor;
  if (account === null || role === null) throw new ServerProblem('sign-in-needed');
  return { account, name, role, address: request.ip };
}
