import {
  HistoryQuery,
  PlayedEventsPage,
  PlayedEventsQuery,
  PlayerParams,
  ref,
  StandingsView,
} from '@eloquence/api';
import { OfficeError, playerEvents, playerGlance, playerStandings } from '@eloquence/office';
import type { Context, Server } from '../core/context.ts';
import { languageOf } from '../core/language.ts';
import { eventNames } from '../views/names.ts';
import { decimal, orNull } from '../views/period.ts';
import { standingView } from '../views/standings.ts';
import { MOVED, moved } from './players.ts';
import { cached } from './problems.ts';

const config = { access: 'public' } as const;
const LIMIT = 100;

/** How a player stands and why, and where he played. */
export function standingRoutes(server: Server, context: Context): void {
  const { office } = context;
  server.get(
    '/players/:id/standing',
    {
      config,
      schema: {
        tags: ['players'],
        summary:
          'How a player stands in each cadence: K, status, ranks, highest rating, results so far, and why.',
        params: PlayerParams,
        querystring: HistoryQuery,
        response: { 200: ref(StandingsView), 308: MOVED, ...cached() },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const player = await playerGlance(office, id);
      if (player === null) throw new OfficeError('player-unknown', { id });
      if (player.id !== id) return moved(context, request, reply, player.id, '/standing');
      const { cadence } = request.query;
      const standings = (await playerStandings(office, player.key)).filter(
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
        summary: "A player's rated events, the newest list first.",
        params: PlayerParams,
        querystring: PlayedEventsQuery,
        response: { 200: ref(PlayedEventsPage), 308: MOVED, ...cached() },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const player = await playerGlance(office, id);
      if (player === null) throw new OfficeError('player-unknown', { id });
      if (player.id !== id) return moved(context, request, reply, player.id, '/events');
      const { cadence, limit = LIMIT, cursor = '0' } = request.query;
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
