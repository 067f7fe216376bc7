import { NewRecoveryCodesView, RecoveryBody, RecoveryCodesView, SessionView } from '@eloquence/api';
import { actorOf, refuseForeignOrigin } from '../accounts/authentication.ts';
import { makeRecoveryCodes, recoveryCodesOf, useRecoveryCode } from '../accounts/recovery-codes.ts';
import { startSession } from './session.ts';
import type { Context, Server } from './shared/context.ts';
import { jsonResponse, withRetryAfter } from './shared/responses.ts';

/** Codes to set a new password without an administrator. */
export function recoveryCodeRoutes(server: Server, context: Context): void {
  const { office, config, passwordCost } = context;
  const own = { config: { access: 'account', scope: 'session' } as const };
  const tags = ['session'];
  server.get(
    '/recovery-codes',
    {
      ...own,
      schema: {
        tags,
        operationId: 'getRecoveryCodes',
        summary: 'How many recovery codes your account has left.',
        response: jsonResponse(RecoveryCodesView),
      },
    },
    async (request) => recoveryCodesOf(office, actorOf(request).account),
  );
  server.post(
    '/recovery-codes',
    {
      ...own,
      schema: {
        tags,
        operationId: 'createRecoveryCodes',
        summary: 'Creates recovery codes. They are shown only once; earlier ones no longer work.',
        response: jsonResponse(NewRecoveryCodesView, 201),
      },
    },
    async (request, reply) =>
      reply.code(201).send({ codes: await makeRecoveryCodes(office, actorOf(request)) }),
  );
  server.post(
    '/session/recovery',
    {
      config: { access: 'public' },
      schema: {
        tags,
        operationId: 'setPasswordByRecoveryCode',
        summary: 'Sets a password with a recovery code, and signs in. Tokens end unless kept.',
        body: RecoveryBody,
        response: jsonResponse(SessionView),
      },
    },
    async (request, reply) => {
      refuseForeignOrigin(request, config);
      const { keepTokens = false, ...given } = request.body;
      const account = await withRetryAfter(reply, () =>
        useRecoveryCode(office, request.ip, { ...given, keepTokens }, passwordCost),
      );
      return startSession(context, request, reply, account, 'recovery-code');
    },
  );
}
