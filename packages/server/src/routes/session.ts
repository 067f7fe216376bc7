import {
  IdParams,
  LinkBody,
  NewTokenView,
  PasswordBody,
  SessionsView,
  SessionView,
  SignInBody,
  TokenBody,
  TokensView,
} from '@eloquence/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { actorOf, refuseForeignOrigin, sessionViewOf } from '../accounts/authentication.ts';
import { clearSessionCookie, sessionCookie, setSessionCookie } from '../accounts/cookies.ts';
import type { SignInMeans } from '../accounts/failed-sign-in.ts';
import { useLink } from '../accounts/links.ts';
import { csrfOf } from '../accounts/secrets.ts';
import {
  beginSession,
  changePassword,
  endSession,
  type NewSession,
  sessionId,
  sessionsOf,
  signIn,
} from '../accounts/sessions.ts';
import { makeToken, revokeToken, tokensOf } from '../accounts/tokens.ts';
import { ServerProblem } from '../core/problems.ts';
import type { Context, Server } from './shared/context.ts';
import { jsonResponse, NO_CONTENT, PROBLEM, withRetryAfter } from './shared/responses.ts';

/** Sessions and tokens. */
export function sessionRoutes(server: Server, context: Context): void {
  const { office, config, passwordCost } = context;
  const open = { config: { access: 'public' } as const };
  const own = { config: { access: 'account', scope: 'session' } as const };

  const begin = (request: FastifyRequest, reply: FastifyReply, account: string): Promise<SessionView> =>
    startSession(context, request, reply, account);

  server.get(
    '/session',
    {
      ...open,
      schema: {
        tags: ['session'],
        operationId: 'getSession',
        summary: 'The account of this request.',
        response: jsonResponse(SessionView),
      },
    },
    async (request) => sessionViewOf(request),
  );
  server.post(
    '/session',
    {
      ...open,
      schema: {
        tags: ['session'],
        operationId: 'signIn',
        summary: 'Signs in. The session is in a cookie.',
        body: SignInBody,
        response: jsonResponse(SessionView),
      },
    },
    async (request, reply) => {
      refuseForeignOrigin(request, config);
      const { name, password } = request.body;
      const account = await withRetryAfter(reply, () =>
        signIn(office, { name, password, address: request.ip }, passwordCost),
      );
      return begin(request, reply, account);
    },
  );
  server.delete(
    '/session',
    {
      ...own,
      schema: {
        tags: ['session'],
        operationId: 'signOut',
        summary: 'Signs out.',
        response: { ...NO_CONTENT, ...PROBLEM },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      const { credential } = request;
      if (credential?.kind !== 'session') throw new ServerProblem('session-needed');
      await endSession(office, actor, actor.account, sessionId(credential.secret));
      clearSessionCookie(request, reply, config);
      return reply.code(204).send(null);
    },
  );
  server.post(
    '/session/link',
    {
      ...open,
      schema: {
        tags: ['session'],
        operationId: 'setPasswordByLink',
        summary: 'Sets a password with a one-time link, and signs in. Tokens end unless kept.',
        body: LinkBody,
        response: jsonResponse(SessionView),
      },
    },
    async (request, reply) => {
      refuseForeignOrigin(request, config);
      const { keepTokens = false, ...given } = request.body;
      const account = await withRetryAfter(reply, () =>
        useLink(office, request.ip, { ...given, keepTokens }, passwordCost),
      );
      return begin(request, reply, account);
    },
  );
  server.put(
    '/session/password',
    {
      ...own,
      schema: {
        tags: ['session'],
        operationId: 'changePassword',
        summary:
          'Changes the password. All sessions of the account end, and its tokens unless kept; a new session starts here.',
        body: PasswordBody,
        response: jsonResponse(SessionView),
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      const { keepTokens = false, ...given } = request.body;
      await withRetryAfter(reply, () =>
        changePassword(office, actor, { ...given, keepTokens }, passwordCost),
      );
      return begin(request, reply, actor.account);
    },
  );
  server.get(
    '/sessions',
    {
      ...own,
      schema: {
        tags: ['session'],
        operationId: 'listSessions',
        summary: 'The sessions of your account.',
        response: jsonResponse(SessionsView),
      },
    },
    async (request) => {
      const { credential } = request;
      const current = credential?.kind === 'session' ? sessionId(credential.secret) : null;
      const items = await sessionsOf(office, actorOf(request).account);
      return { items: items.map((item) => ({ ...item, isThis: item.id === current })) };
    },
  );
  server.delete(
    '/sessions/:id',
    {
      ...own,
      schema: {
        tags: ['session'],
        operationId: 'endSession',
        summary: 'Ends a session of your account.',
        params: IdParams,
        response: { ...NO_CONTENT, ...PROBLEM },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      await endSession(office, actor, actor.account, request.params.id);
      return reply.code(204).send(null);
    },
  );
  server.get(
    '/tokens',
    {
      ...own,
      schema: {
        tags: ['session'],
        operationId: 'listTokens',
        summary: 'Your tokens.',
        response: jsonResponse(TokensView),
      },
    },
    async (request) => ({ items: await tokensOf(office, actorOf(request).account) }),
  );
  server.post(
    '/tokens',
    {
      ...own,
      schema: {
        tags: ['session'],
        operationId: 'createToken',
        summary: 'Creates a token for a program. It is shown only once.',
        body: TokenBody,
        response: jsonResponse(NewTokenView, 201),
      },
    },
    async (request, reply) => {
      return reply.code(201).send(await makeToken(office, actorOf(request), request.body));
    },
  );
  server.delete(
    '/tokens/:id',
    {
      ...own,
      schema: {
        tags: ['session'],
        operationId: 'revokeToken',
        summary: 'Revokes one of your tokens.',
        params: IdParams,
        response: { ...NO_CONTENT, ...PROBLEM },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      await revokeToken(office, actor, actor.account, request.params.id);
      return reply.code(204).send(null);
    },
  );
}

/** Starts a session in this browser, and ends the one before. */
export async function startSession(
  { office, config }: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  account: string,
  by: SignInMeans | null = null,
): Promise<SessionView> {
  const session = await beginSession(office, account, {
    address: request.ip,
    before: sessionCookie(request),
    hours: config.sessionHours,
    by,
  });
  setSessionCookie(request, reply, config, session);
  return viewOf(session);
}

function viewOf({ secret, expires, known }: NewSession): SessionView {
  const { account, name, role, federation } = known;
  return { account, name, role, federation, csrf: csrfOf(secret), expires, scope: null };
}
