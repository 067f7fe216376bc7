import {
  CadenceQuery,
  PlayedEventsPage,
  PlayedEventsQuery,
  PlayerParams,
  StandingsView,
} from '@eloquence/api';
import { OfficeError, playerEvents, playerRatings, playerSummary } from '@eloquence/office';
import { languageOf } from '../core/language.ts';
import { eventNames } from '../views/names.ts';
import { decimal, orNull } from '../views/period.ts';
import { standingView } from '../views/standings.ts';
import { REDIRECT, redirectTo } from './players.ts';
import type { Context, Server } from './shared/context.ts';
import { cachedResponse } from './shared/responses.ts';

const config = { access: 'public' } as const;

/** A player's standings and rated events. */
export function standingRoutes(server: Server, context: Context): void {
  const { office } = context;
  server.get(
    '/players/:id/standing',
    {
      config,
      schema: {
        tags: ['players'],
        operationId: 'getPlayerStandings',
        summary: "A player's rating, K, status, ranks and peak by cadence, with reasons.",
        params: PlayerParams,
        querystring: CadenceQuery,
        response: { ...cachedResponse(StandingsView), 308: REDIRECT },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const player = await playerSummary(office, id);
      if (player === null) throw new OfficeError('player-unknown', { id });
      if (player.id !== id) return redirectTo(context, request, reply, player.id, '/standing');
      const { cadence } = request.query;
      const standings = (await playerRatings(office, player.key)).filter(
        (each) => cadence === undefined || each.cadence === cadence,
      );
      const events = standings.flatMap(({ first }) => first?.events.map(({ event }) => event) ?? []);
      const names = await eventNames(office, events);
      const language = languageOf(request);
      return {
        id,
        name: player.name,
        items: standings.map((each) => standingView(each, names, language)),
      };
    },
  );
  server.get(
    '/players/:id/events',
    {
      config,
      schema: {
        tags: ['players'],
        operationId: 'listPlayerEvents',
        summary: "A player's rated events, newest list first.",
        params: PlayerParams,
        querystring: PlayedEventsQuery,
        response: { ...cachedResponse(PlayedEventsPage), 308: REDIRECT },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const player = await playerSummary(office, id);
      if (player === null) throw new OfficeError('player-unknown', { id });
      if (player.id !== id) return redirectTo(context, request, reply, player.id, '/events');
      const { cadence, limit, cursor = '0' } = request.query;
      const offset = Number(cursor);
      const found = await playerEvents(office, player.key, { cadence, limit: limit + 1, offset });
      return {
        id,
        name: player.name,
        items: found.slice(0, limit).map(({ from: _, sum: __, score, expected, change, ...event }) => ({
          ...event,
          score: score / 2,
          expected: decimal(expected),
          change: orNull(change),
        })),
        next: found.length > limit ? String(offset + limit) : null,
      };
    },
  );
}
