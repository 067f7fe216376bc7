import {
  BecauseBody,
  BirthBody,
  ChangedPlayerView,
  DiedBody,
  IdentityBody,
  IdentityParams,
  MergeBody,
  NewPlayerBody,
  PlayerParams,
  RenameBody,
  SplitPlayerView,
  StatusView,
  TitlesBody,
  TransferBody,
} from '@eloquence/api';
import {
  addIdentity,
  addPlayer,
  markDied,
  mergePlayers,
  type Office,
  redactPlayer,
  rename,
  revokeDeath,
  revokeIdentity,
  setBirth,
  setTitles,
  splitPlayer,
  type TraceSearch,
  transferFederation,
} from '@eloquence/office';
import type { FastifyRequest } from 'fastify';
import { auditedAction, playerForAudit } from '../../accounts/audited-action.ts';
import { ServerProblem } from '../../core/problems.ts';
import type { Context, Server } from '../shared/context.ts';
import { jsonResponse } from '../shared/responses.ts';

const OFFICERS = ['officer', 'administrator'] as const;

/** Changes to players: by officers for their federation, the rest by administrators. */
export function officePlayerRoutes(server: Server, context: Context): void {
  const { officeReader } = context;
  const own = { config: { access: OFFICERS, scope: 'office', concerns: ['player'] } as const };
  const admin = { config: { access: ['administrator'], scope: 'admin' } as const };
  const tags = ['office'];
  const answers = { tags, params: PlayerParams, response: jsonResponse(ChangedPlayerView) };

  async function changed(
    request: FastifyRequest,
    id: string,
    action: string,
    work: (office: Office) => Promise<unknown>,
  ): Promise<ChangedPlayerView> {
    await auditedAction(
      context.office,
      request,
      { action, subject: `player:${id}`, read: playerForAudit },
      work,
    );
    return { id };
  }

  server.post(
    '/office/players',
    {
      config: { access: OFFICERS, scope: 'office', concerns: ['federation'] },
      schema: {
        tags,
        operationId: 'addPlayer',
        summary: 'Adds a player.',
        body: NewPlayerBody,
        response: jsonResponse(ChangedPlayerView, 201),
      },
    },
    async (request, reply) => {
      const { sex = null, birth = '', ...given } = request.body;
      const work = (acting: Office): Promise<unknown> => addPlayer(acting, { ...given, sex, birth });
      return reply.code(201).send(await changed(request, given.id, 'player-added', work));
    },
  );
  server.post(
    '/office/players/:id/titles',
    { ...own, schema: { ...answers, operationId: 'setTitles', summary: 'Sets titles.', body: TitlesBody } },
    async (request) => {
      const { id } = request.params;
      return changed(request, id, 'player-titled', (acting) => setTitles(acting, id, request.body));
    },
  );
  server.post(
    '/office/players/:id/rename',
    {
      ...own,
      schema: { ...answers, operationId: 'renamePlayer', summary: 'Renames a player.', body: RenameBody },
    },
    async (request) => {
      const { id } = request.params;
      return changed(request, id, 'player-renamed', (acting) => rename(acting, id, request.body));
    },
  );
  server.post(
    '/office/players/:id/birth',
    {
      ...own,
      schema: {
        ...answers,
        operationId: 'setBirth',
        summary: 'Sets the year or date of birth.',
        body: BirthBody,
      },
    },
    async (request) => {
      const { id } = request.params;
      return changed(request, id, 'player-born', (acting) => setBirth(acting, id, request.body));
    },
  );
  server.post(
    '/office/players/:id/died',
    {
      ...own,
      schema: { ...answers, operationId: 'recordDeath', summary: 'Records a death.', body: DiedBody },
    },
    async (request) => {
      const { id } = request.params;
      return changed(request, id, 'player-died', (acting) => markDied(acting, id, request.body));
    },
  );
  server.delete(
    '/office/players/:id/died',
    {
      ...own,
      schema: {
        ...answers,
        operationId: 'revokeDeath',
        summary: 'Revokes a death recorded by mistake, unless a published list used it.',
      },
    },
    async (request) => {
      const { id } = request.params;
      return changed(request, id, 'death-revoked', (acting) => revokeDeath(acting, id));
    },
  );
  server.post(
    '/office/players/:id/identities',
    {
      ...own,
      schema: {
        ...answers,
        operationId: 'addPlayerId',
        summary: 'Adds a national or FIDE ID to a player.',
        body: IdentityBody,
      },
    },
    async (request) => {
      const { id } = request.params;
      return changed(request, id, 'identity-added', (acting) => addIdentity(acting, id, request.body));
    },
  );
  server.delete(
    '/office/players/:id/identities/:identity',
    {
      ...own,
      schema: {
        ...answers,
        operationId: 'revokePlayerId',
        summary: 'Revokes an ID added by mistake, unless an accepted report uses it.',
        params: IdentityParams,
      },
    },
    async (request) => {
      const { id, identity } = request.params;
      const note = { action: 'identity-revoked', subject: `player:${id}`, read: playerForAudit };
      return {
        id: await auditedAction(context.office, request, note, (acting) =>
          revokeIdentity(acting, id, identity),
        ),
      };
    },
  );
  server.post(
    '/office/players/:id/transfer',
    {
      ...admin,
      schema: {
        ...answers,
        operationId: 'transferPlayer',
        summary: 'Changes the federation.',
        body: TransferBody,
      },
    },
    async (request) => {
      const { id } = request.params;
      return changed(request, id, 'player-transferred', (acting) =>
        transferFederation(acting, id, request.body),
      );
    },
  );
  server.post(
    '/office/players/:id/merge',
    {
      ...admin,
      schema: {
        ...answers,
        operationId: 'mergePlayers',
        summary: 'Merges a player into another.',
        body: MergeBody,
      },
    },
    async (request) => {
      const { id } = request.params;
      const { into, ...how } = request.body;
      await changed(request, id, 'players-merged', (acting) => mergePlayers(acting, id, into, how));
      return { id: into };
    },
  );
  server.post(
    '/office/players/:id/split',
    {
      ...admin,
      schema: {
        tags,
        operationId: 'splitPlayer',
        summary: 'Undoes a merge, by the merged ID, unless a published list used it.',
        params: PlayerParams,
        response: jsonResponse(SplitPlayerView),
      },
    },
    async (request) => {
      const { id } = request.params;
      const note = { action: 'players-split', subject: `player:${id}`, read: playerForAudit };
      return auditedAction(context.office, request, note, (acting) => splitPlayer(acting, id));
    },
  );
  server.post(
    '/office/players/:id/redact',
    {
      // Redaction reads every report and list: it may take as long as the connection lasts.
      config: { ...admin.config, answerTimeout: context.config.connectionTimeout },
      schema: {
        ...answers,
        operationId: 'redactPlayer',
        summary: 'Removes personal data where the law requires it.',
        body: BecauseBody,
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { because } = request.body;
      const inTime = (): void => {
        if (reply.sent) throw new ServerProblem('answer-timeout');
      };
      const search: TraceSearch = {
        reports: (query) => officeReader.run('reportsNaming', query).finally(inTime),
        salts: (query) => officeReader.run('saltsIn', query).finally(inTime),
      };
      return changed(request, id, 'player-redacted', (acting) => redactPlayer(acting, id, because, search));
    },
  );
  server.get(
    '/office/status',
    {
      config: { access: OFFICERS },
      schema: {
        tags,
        operationId: 'getOfficeStatus',
        summary: 'Counts, lists and open work of the store; for an officer those of the federation.',
        response: jsonResponse(StatusView),
      },
    },
    async ({ visitor: { role, federation } }) =>
      officeReader.run('status', { federation: role === 'administrator' ? null : (federation ?? '?') }),
  );
}
