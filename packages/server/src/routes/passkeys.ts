import {
  IdParams,
  PasskeyAnswer,
  PasskeyBody,
  PasskeyOptions,
  PasskeysView,
  PasskeyView,
  SessionView,
} from '@eloquence/api';
import { actorOf, refuseForeignOrigin } from '../accounts/authentication.ts';
import {
  addPasskey,
  passkeyOptions,
  passkeySignInOptions,
  passkeysOf,
  removePasskey,
  signInWithPasskey,
} from '../accounts/passkeys.ts';
import { type RelyingParty, relyingParty } from '../accounts/relying-party.ts';
import { portOf } from '../core/origin.ts';
import { ServerProblem } from '../core/problems.ts';
import { COST } from '../core/rate-limit.ts';
import { startSession } from './session.ts';
import type { Context, Server } from './shared/context.ts';
import { jsonResponse, NO_CONTENT, PROBLEM, withRetryAfter } from './shared/responses.ts';

/** Passkeys (WebAuthn), for officers and administrators. */
export function passkeyRoutes(server: Server, context: Context): void {
  const { office, config } = context;
  const own = { config: { access: ['officer', 'administrator'], scope: 'session' } as const };
  const tags = ['session'];

  function party(): RelyingParty {
    const known = relyingParty(config, portOf(server, config));
    if (known === null) throw new ServerProblem('passkeys-unavailable');
    return known;
  }

  server.post(
    '/session/passkey/options',
    {
      config: { access: 'public', cost: COST.challenge },
      schema: {
        tags,
        operationId: 'getPasskeySignInOptions',
        summary: 'The challenge to sign in with a passkey; it holds for five minutes and for one attempt.',
        response: jsonResponse(PasskeyOptions),
      },
    },
    async (request) => {
      refuseForeignOrigin(request, config);
      return { ...(await passkeySignInOptions(office, party())) };
    },
  );
  server.post(
    '/session/passkey',
    {
      config: { access: 'public' },
      schema: {
        tags,
        operationId: 'signInWithPasskey',
        summary: 'Signs in with a passkey. The session is in a cookie.',
        body: PasskeyAnswer,
        response: jsonResponse(SessionView),
      },
    },
    async (request, reply) => {
      refuseForeignOrigin(request, config);
      const account = await withRetryAfter(reply, () =>
        signInWithPasskey(office, party(), request.ip, request.body),
      );
      return startSession(context, request, reply, account, 'passkey');
    },
  );
  server.get(
    '/passkeys',
    {
      ...own,
      schema: {
        tags,
        operationId: 'listPasskeys',
        summary: 'Your passkeys.',
        response: jsonResponse(PasskeysView),
      },
    },
    async (request) => ({
      items: await passkeysOf(office, actorOf(request).account),
      origin: relyingParty(config, portOf(server, config))?.origin ?? null,
    }),
  );
  server.post(
    '/passkeys/options',
    {
      ...own,
      schema: {
        tags,
        operationId: 'getPasskeyOptions',
        summary: 'The challenge to create a passkey; it holds for five minutes and for one attempt.',
        response: jsonResponse(PasskeyOptions),
      },
    },
    async (request) => ({ ...(await passkeyOptions(office, party(), actorOf(request))) }),
  );
  server.post(
    '/passkeys',
    {
      ...own,
      schema: {
        tags,
        operationId: 'addPasskey',
        summary: 'Adds a passkey to your account.',
        body: PasskeyBody,
        response: jsonResponse(PasskeyView, 201),
      },
    },
    async (request, reply) =>
      reply.code(201).send(await addPasskey(office, party(), actorOf(request), request.body)),
  );
  server.delete(
    '/passkeys/:id',
    {
      ...own,
      schema: {
        tags,
        operationId: 'removePasskey',
        summary: 'Removes one of your passkeys.',
        params: IdParams,
        response: { ...NO_CONTENT, ...PROBLEM },
      },
    },
    async (request, reply) => {
      await removePasskey(office, actorOf(request), request.params.id);
      return reply.code(204).send(null);
    },
  );
}
