import {
  CadenceQuery,
  FederationParams,
  FederationQuery,
  FederationView,
  NextListView,
  OpponentsView,
  PlayerParams,
  RanksView,
} from '@eloquence/api';
import { OfficeError, type PlayerSummary, playerSummary, ratingsByList, storeState } from '@eloquence/office';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AnswerCache, sendCached } from '../core/answer-cache.ts';
import { COST } from '../core/rate-limit.ts';
import { decimal } from '../views/period.ts';
import { REDIRECT, redirectTo } from './players.ts';
import type { Context, Server } from './shared/context.ts';
import { cachedResponse, NOT_MODIFIED, PROBLEM } from './shared/responses.ts';

const config = { access: 'public' } as const;
/** Cached answers, and their characters in total. */
const REMEMBERED = 4000;
const LETTERS_REMEMBERED = 20_000_000;

/** A player's games, ranks and next list, and federations over time: read on another thread, and cached. */
export function playerRecordRoutes(server: Server, context: Context): void {
  const { office, reader } = context;
  const memory = new AnswerCache(REMEMBERED, LETTERS_REMEMBERED);

  type Asked = FastifyRequest<{ Params: { id: string } }>;
  /** Redirects a former ID; otherwise answers from the cache. */
  async function ofPlayer(
    request: Asked,
    reply: FastifyReply,
    path: string,
    make: (player: PlayerSummary) => Promise<unknown>,
  ): Promise<never> {
    const { id } = request.params;
    const state = `${await storeState(office)} ${context.today()}`;
    const player = await playerSummary(office, id);
    if (player === null) throw new OfficeError('player-unknown', { id });
    if (player.id !== id) return redirectTo(context, request, reply, player.id, path);
    return sendCached(request, reply, await memory.answer(request.url, state, () => make(player)));
  }

  server.get(
    '/players/:id/opponents',
    {
      config: { ...config, cost: COST.query },
      schema: {
        tags: ['players'],
        operationId: 'listPlayerOpponents',
        summary: "A player's opponents, and the score by colour and by strength.",
        params: PlayerParams,
        querystring: CadenceQuery,
        response: { ...cachedResponse(OpponentsView), 308: REDIRECT },
      },
    },
    (request, reply) => {
      const { cadence = 'standard' } = request.query;
      return ofPlayer(request, reply, '/opponents', async ({ key, id, name }): Promise<OpponentsView> => {
        const { opponents, strengths, ...record } = await reader.run('record', { key, cadence });
        return {
          ...{ id, name, cadence },
          ...record,
          strengths: strengths.map((each) => ({ ...each, expected: decimal(each.expected) })),
          items: opponents,
        };
      });
    },
  );
  server.get(
    '/players/:id/ranks',
    {
      config: { ...config, cost: COST.query },
      schema: {
        tags: ['players'],
        operationId: 'getPlayerRanks',
        summary: "A player's rank on the newest 36 lists.",
        params: PlayerParams,
        querystring: CadenceQuery,
        response: { ...cachedResponse(RanksView), 308: REDIRECT },
      },
    },
    (request, reply) => {
      const { cadence = 'standard' } = request.query;
      return ofPlayer(request, reply, '/ranks', async ({ key, id, name }): Promise<RanksView> => {
        const items = await reader.run('ranks', { key, cadence });
        return { id, name, cadence, items };
      });
    },
  );
  server.get(
    '/players/:id/next',
    {
      config: { ...config, cost: COST.query },
      schema: {
        tags: ['players'],
        operationId: 'getPlayerNextList',
        summary: 'What accepted events will do to the ratings of a player. Not published.',
        params: PlayerParams,
        response: { ...cachedResponse(NextListView), 308: REDIRECT },
      },
    },
    (request, reply) =>
      ofPlayer(request, reply, '/next', async ({ key, id, name }): Promise<NextListView> => {
        const now = office.now().toISOString();
        return { id, name, items: await reader.run('next', { key, id, now }) };
      }),
  );
  server.get(
    '/players/:id/history.csv',
    {
      config: { ...config, cost: COST.file },
      schema: {
        tags: ['players'],
        operationId: 'downloadPlayerHistory',
        summary: "A player's rating on every list, as CSV.",
        params: PlayerParams,
        querystring: CadenceQuery,
        response: {
          200: { description: 'The file.', content: { 'text/csv': { schema: { type: 'string' } } } },
          308: REDIRECT,
          ...NOT_MODIFIED,
          ...PROBLEM,
        },
      },
    },
    async (request, reply): Promise<string> => {
      const { id } = request.params;
      const player = await playerSummary(office, id);
      if (player === null) throw new OfficeError('player-unknown', { id });
      if (player.id !== id) return redirectTo(context, request, reply, player.id, '/history.csv');
      const { cadence } = request.query;
      const rows = (await ratingsByList(office.store, player.key))
        .filter((row) => cadence === undefined || row.cadence === cadence)
        .map(({ cadence: of, date, rating, games, k, flag }) =>
          [of, date, rating ?? '', games, k ?? '', flag].join(','),
        );
      reply
        .header('content-disposition', `attachment; filename="${encodeURIComponent(id)}-history.csv"`)
        .type('text/csv; charset=utf-8');
      return `\ufeffcadence,list,rating,games,k,flag\r\n${rows.map((row) => `${row}\r\n`).join('')}`;
    },
  );
  server.get(
    '/federations/:code',
    {
      config: { ...config, cost: COST.query },
      schema: {
        tags: ['lists'],
        operationId: 'getFederation',
        summary: 'A federation on the newest 36 lists: players and the average of the top ten.',
        params: FederationParams,
        querystring: FederationQuery,
        response: cachedResponse(FederationView),
      },
    },
    async (request, reply) => {
      const { params, query, url } = request;
      const { code: federation } = params;
      const { cadence = 'standard' } = query;
      const state = await storeState(office);
      const make = async (): Promise<FederationView> => ({
        ...{ federation, cadence },
        items: await reader.run('federation', { federation, cadence }),
      });
      return sendCached(request, reply, await memory.answer(url, state, make));
    },
  );
}
