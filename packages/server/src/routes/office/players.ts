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
  ref,
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
import type { Context, Server } from '../../core/context.ts';
import { ServerProblem } from '../../core/problems.ts';
import { problems } from '../problems.ts';
import { doing, lookAtPlayer } from './doing.ts';

const OFFICERS = ['officer', 'administrator'] as const;

/** People: what an officer says of those of his federation, and what only an administrator does. */
export function officePlayerRoutes(server: Server, context: Context): void {
  const { reader } = context;
  const own = { config: { access: OFFICERS, scope: 'office', concerns: ['player'] } as const };
  const admin = { config: { access: ['administrator'], scope: 'admin' } as const };
  const tags = ['office'];
  const answers = { tags, params: PlayerParams, response: { 200: ref(ChangedPlayerView), ...problems() } };

  async function changed(
    request: FastifyRequest,
    id: string,
    action: string,
    work: (office: Office) => Promise<unknown>,
  ): Promise<ChangedPlayerView> {
    await doing(context, request, { action, subject: `player:${id}`, look: lookAtPlayer }, work);
    return { id };
  }

  server.post(
    '/office/players',
    {
      config: { access: OFFICERS, scope: 'office', concerns: ['federation'] },
      schema: {
        tags,
        summary: 'Adds a player.',
        body: NewPlayerBody,
        response: { 201: ref(ChangedPlayerView), ...problems() },
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
    { ...own, schema: { ...answers, summary: 'Sets titles.', body: TitlesBody } },
    async (request) => {
      const { id } = request.params;
      return changed(request, id, 'player-titled', (acting) => setTitles(acting, id, request.body));
    },
  );
  server.post(
    '/office/players/:id/rename',
    { ...own, schema: { ...answers, summary: 'Gives a new name.', body: RenameBody } },
    async (request) => {
      const { id } = request.params;
      return changed(request, id, 'player-renamed', (acting) => rename(acting, id, request.body));
    },
  );
  server.post(
    '/office/players/:id/birth',
    { ...own, schema: { ...answers, summary: 'Sets the year or the day of birth.', body: BirthBody } },
    async (request) => {
      const { id } = request.params;
      return changed(request, id, 'player-born', (acting) => setBirth(acting, id, request.body));
    },
  );
  server.post(
    '/office/players/:id/died',
    { ...own, schema: { ...answers, summary: 'Remembers a death.', body: DiedBody } },
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
        summary: 'Takes a death back that was said by mistake, as long as no list was published with it.',
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
        summary: 'Gives one more ID, of a federation or of FIDE, that leads to the player.',
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
        summary:
          'Takes an ID back that was given by mistake, as long as no report that is accepted names it.',
        params: IdentityParams,
      },
    },
    async (request) => {
      const { id, identity } = request.params;
      const note = { action: 'identity-revoked', subject: `player:${id}`, look: lookAtPlayer };
      return { id: await doing(context, request, note, (acting) => revokeIdentity(acting, id, identity)) };
    },
  );
  server.post(
    '/office/players/:id/transfer',
    { ...admin, schema: { ...answers, summary: 'Another federation from now on.', body: TransferBody } },
    async (request) => {
      const { id } = request.params;
      return changed(request, id, 'player-transferred', (acting) =>
        transferFederation(acting, id, request.body),
      );
    },
  );
  server.post(
    '/office/players/:id/merge',
    { ...admin, schema: { ...answers, summary: 'Says that a player is another one.', body: MergeBody } },
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
        summary: 'Undoes a merge, by the ID that ended with it, as long as no list was published with it.',
        params: PlayerParams,
        response: { 200: ref(SplitPlayerView), ...problems() },
      },
    },
    async (request) => {
      const { id } = request.params;
      const note = { action: 'players-split', subject: `player:${id}`, look: lookAtPlayer };
      return doing(context, request, note, (acting) => splitPlayer(acting, id));
    },
  );
  server.post(
    '/office/players/:id/redact',
    {
      // Every report and every list is read; after that nobody would be there any more.
      config: { ...admin.config, patience: context.config.connectionTimeout },
      schema: {
        ...answers,
        summary: 'Removes what is personal, where the law asks for it.',
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
        reports: (asked) => reader.ask('reportsNaming', asked).finally(inTime),
        salts: (asked) => reader.ask('saltsIn', asked).finally(inTime),
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
        summary: 'What there is and what waits.',
        response: { 200: ref(StatusView), ...problems() },
      },
    },
    async () => reader.ask('status', {}),
  );
}
