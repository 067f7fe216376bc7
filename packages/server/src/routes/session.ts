import {
  IdParams,
  LinkBody,
  NewTokenView,
  PasswordBody,
  ref,
  SessionsView,
  SessionView,
  SignInBody,
  TokenBody,
  TokensView,
} from '@eloquence/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clearSessionCookie, sessionCookie, setSessionCookie } from '../accounts/cookies.ts';
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
import { countAttempt } from '../accounts/throttle.ts';
import { makeToken, revokeToken, tokensOf } from '../accounts/tokens.ts';
import { actorOf, refuseForeignOrigin, sessionViewOf } from '../accounts/visitors.ts';
import type { Context, Server } from '../core/context.ts';
import { ServerProblem } from '../core/problems.ts';
import { problems } from './problems.ts';

const TOKEN_DAYS = 90;
const NOTHING = { description: 'Done.', type: 'null' } as const;

/** Signing in and out, and the tokens of programs. */
export function sessionRoutes(server: Server, { office, config, passwordCost }: Context): void {
  const open = { config: { access: 'public' } as const };
  const own = { config: { access: 'account', scope: 'session' } as const };

  async function begin(request: FastifyRequest, reply: FastifyReply, account: string): Promise<SessionView> {
    const before = sessionCookie(request);
    const session = await beginSession(office, account, {
      address: request.ip,
      before,
      hours: config.sessionHours,
    });
    setSessionCookie(request, reply, config, session);
    return viewOf(session);
  }

  server.get(
    '/session',
    {
      ...open,
      schema: { tags: ['session'], summary: 'Who asks.', response: { 200: ref(SessionView), ...problems() } },
    },
    async (request) => sessionViewOf(request),
  );
  server.post(
    '/session',
    {
      ...open,
      schema: {
        tags: ['session'],
        summary: 'Signs in. The session is in a cookie.',
        body: SignInBody,
        response: { 200: ref(SessionView), ...problems() },
      },
    },
    async (request, reply) => {
      refuseForeignOrigin(request, config);
      const { name, password } = request.body;
      const account = await saying(reply, () =>
        signIn(office, { name, password, address: request.ip }, passwordCost),
      );
      return begin(request, reply, account);
    },
  );
  server.delete(
    '/session',
    {
      ...own,
      schema: { tags: ['session'], summary: 'Signs out.', response: { 204: NOTHING, ...problems() } },
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
        summary: 'Sets a password by a link that was given to you, and signs in. A link works once.',
        body: LinkBody,
        response: { 200: ref(SessionView), ...problems() },
      },
    },
    async (request, reply) => {
      refuseForeignOrigin(request, config);
      await saying(reply, () => countAttempt(office, null, request.ip));
      const { link, password } = request.body;
      return begin(request, reply, await useLink(office, request.ip, link, password, passwordCost));
    },
  );
  server.put(
    '/session/password',
    {
      ...own,
      schema: {
        tags: ['session'],
        summary: 'Sets another password. All sessions of the account end, and a new one begins here.',
        body: PasswordBody,
        response: { 200: ref(SessionView), ...problems() },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      const { current, password } = request.body;
      await saying(reply, () => changePassword(office, actor, current, password, passwordCost));
      return begin(request, reply, actor.account);
    },
  );
  server.get(
    '/sessions',
    {
      ...own,
      schema: {
        tags: ['session'],
        summary: 'Where your account is signed in.',
        response: { 200: ref(SessionsView), ...problems() },
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
        summary: 'Ends a session of your account.',
        params: IdParams,
        response: { 204: NOTHING, ...problems() },
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
        summary: 'Your tokens.',
        response: { 200: ref(TokensView), ...problems() },
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
        summary: 'Makes a token for a program. It is shown this once.',
        body: TokenBody,
        response: { 201: ref(NewTokenView), ...problems() },
      },
    },
    async (request, reply) => {
      const { days = TOKEN_DAYS, ...given } = request.body;
      return reply.code(201).send(await makeToken(office, actorOf(request), { ...given, days }));
    },
  );
  server.delete(
    '/tokens/:id',
    {
      ...own,
      schema: {
        tags: ['session'],
        summary: 'Revokes a token of yours.',
        params: IdParams,
        response: { 204: NOTHING, ...problems() },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      await revokeToken(office, actor, actor.account, request.params.id);
      return reply.code(204).send(null);
    },
  );
}

function viewOf({ secret, expires, known }: NewSession): SessionView {
  const { account, name, role, federation } = known;
  return { account, name, role, federation, csrf: csrfOf(secret), expires, scope: null };
}

/** Says when to try again, where there were too many attempts. */
async function saying<T>(reply: FastifyReply, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ServerProblem && error.code === 'too-many-attempts') {
      reply.header('retry-after', String(error.values.after));
    }
    throw error;
  }
}
