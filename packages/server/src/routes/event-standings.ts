import {
  ACCOUNT_ROLES,
  type ByeName,
  EventParams,
  EventStandingsView,
  EventTeamsView,
  LanguageQuery,
  ReportDifferencesQuery,
  ReportDifferencesView,
} from '@eloquence/api';
import { type Crosstable, crosstable, eventRatings, partialsOfEvent, viewEvent } from '@eloquence/office';
import type { ReportedPlace, ReportedStandings, ResultCode } from '@eloquence/reports';
import { COST } from '../core/rate-limit.ts';
import { type Reports, sendJson } from '../reports/reports.ts';
import { decimal, orNull } from '../views/period.ts';
import { teamsView } from '../views/teams.ts';
import type { Context, Server } from './shared/context.ts';
import { cachedResponse, jsonResponse } from './shared/responses.ts';

type StandingGame = EventStandingsView['players'][number]['games'][number];

export function eventStandingRoutes(server: Server, { office, reports }: Context): void {
  server.get(
    '/events/:id/standings',
    {
      config: { access: 'public', cost: COST.search },
      schema: {
        tags: ['events'],
        operationId: 'getEventStandings',
        summary: 'Crosstable, standings and rating changes in one.',
        params: EventParams,
        querystring: LanguageQuery,
        response: cachedResponse(EventStandingsView),
      },
    },
    async ({ params: { id } }): Promise<EventStandingsView> => {
      const { cadence } = await viewEvent(office, id);
      const { rounds, players, games } = await crosstable(office, id);
      const ratings = await eventRatings(office, id);
      const partials = ratings ? await partialsOfEvent(office, id, cadence, ratings.list.date) : new Map();
      const rated = new Map(ratings?.players.map((each) => [each.player?.id, each]));
      const gamesOf = gamesByPlace(players, games);
      const stated = players.length === 0 ? null : await reportedStandings(reports, id);
      const places = new Map(stated?.players.map((each) => [each.no, each]));
      const rows = players.map(({ no, player }, place) => {
        const own = gamesOf[place] ?? [];
        const result = player ? rated.get(player.id) : undefined;
        const reported = places.get(no);
        return {
          no,
          player,
          points: own.reduce((sum, { score }) => sum + score, 0),
          rating: result?.rating ?? null,
          n: result?.n ?? null,
          score: result ? result.score / 2 : null,
          expected: result ? decimal(result.expected) : null,
          k: result?.k ?? null,
          change: orNull(result?.change ?? null),
          initial: (player && partials.get(player.id)) ?? null,
          games: own.toSorted((a, b) => a.round - b.round),
          ...reportedView(reported),
        };
      });
      const order = rows.map(({ points }) => points).toSorted((a, b) => b - a);
      const rankOf = (points: number): number => 1 + order.indexOf(points);
      return {
        event: id,
        cadence,
        rounds,
        list: ratings?.list.date ?? null,
        revision: ratings?.list.revision ?? null,
        edition: ratings?.edition ?? null,
        reported: stated !== null,
        tieBreaks: stated?.tieBreaks ?? [],
        teams: stated?.teams.length ?? 0,
        players: rows
          .map((row) => ({ rank: rankOf(row.points), ...row }))
          .toSorted((a, b) => a.rank - b.rank || a.no - b.no),
      };
    },
  );
  server.get(
    '/events/:id/teams',
    {
      config: { access: 'public', cost: COST.search },
      schema: {
        tags: ['events'],
        operationId: 'getEventTeams',
        summary: 'The teams of an event, their points, and their matches board by board.',
        description:
          'As in the accepted report. Board numbers and points are null where it does not decide them.',
        params: EventParams,
        querystring: LanguageQuery,
        response: cachedResponse(EventTeamsView),
      },
    },
    async ({ params: { id } }): Promise<EventTeamsView> => {
      const { rounds, players } = await crosstable(office, id);
      return teamsView(id, rounds, players.length === 0 ? null : await reportedStandings(reports, id));
    },
  );
}

/** What the report says besides its games; null for one that is redacted, withdrawn or a part. */
async function reportedStandings(reports: Reports, event: string): Promise<ReportedStandings | null> {
  const shown = await reports.published(event, null);
  return typeof shown === 'string' || shown.isPart ? null : shown.standings;
}

const BYES: Partial<Readonly<Record<ResultCode, ByeName>>> = {
  U: 'pairing',
  F: 'full',
  H: 'half',
  Z: 'zero',
  '': 'zero',
  '+': 'forfeit-win',
  '-': 'forfeit-loss',
};

function reportedView(
  place: ReportedPlace | undefined,
): Pick<EventStandingsView['players'][number], 'reported' | 'byes'> {
  if (place === undefined) return { reported: null, byes: [] };
  const { rank, rating, halves, byes } = place;
  return {
    reported: { rank, points: halves === null ? null : halves / 2, rating },
    byes: byes.flatMap(({ round, code, halves: worth }) => {
      const kind = BYES[code];
      return kind === undefined ? [] : [{ round, kind, points: worth === null ? null : worth / 2 }];
    }),
  };
}

/** The games of each player, from their side. */
function gamesByPlace(players: Crosstable['players'], games: Crosstable['games']): StandingGame[][] {
  const byPlace = players.map((): StandingGame[] => []);
  const add = (place: number, game: Crosstable['games'][number], isWhite: boolean): void => {
    const opponent = players[isWhite ? game.black : game.white]?.no ?? 0;
    const colour = game.coloured ? (isWhite ? 'w' : 'b') : null;
    const score = isWhite ? game.whiteScore : game.blackScore;
    byPlace[place]?.push({ round: game.round, colour, opponent, score, played: game.played });
  };
  for (const game of games) {
    add(game.white, game, true);
    add(game.black, game, false);
  }
  return byPlace;
}

export function reportDifferenceRoutes(server: Server, { reports }: Context): void {
  server.get(
    '/office/events/:id/differences',
    {
      config: { access: ACCOUNT_ROLES, concerns: ['event'] },
      schema: {
        tags: ['office'],
        operationId: 'compareReportVersions',
        summary: 'Differences between two versions of a report.',
        params: EventParams,
        querystring: ReportDifferencesQuery,
        response: jsonResponse(ReportDifferencesView),
      },
    },
    async ({ params: { id }, query: { from, to } }, reply) =>
      sendJson(reply, await reports.differences(id, from, to)),
  );
}
