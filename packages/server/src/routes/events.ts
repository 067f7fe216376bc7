import {
  CrosstableView,
  EventParams,
  EventRatingsView,
  EventsPage,
  EventsQuery,
  EventView,
  LanguageQuery,
  ReportQuery,
} from '@eloquence/api';
import { calendar, crosstable, eventRatings, viewEvent } from '@eloquence/office';
import { defined } from '@eloquence/rating';
import { mayHandle } from '../accounts/authorization.ts';
import type { Visitor } from '../core/access.ts';
import { matchesEtag, notModified } from '../core/etag.ts';
import { languageOf } from '../core/language.ts';
import { ServerProblem } from '../core/problems.ts';
import { calendarPage, readCalendarCursor } from '../views/calendar.ts';
import { decimal, orNull } from '../views/period.ts';
import { findingViews, reasonViews, waitView } from '../views/reasons.ts';
import type { Context, Server } from './shared/context.ts';
import { REPORT_FILES, REPORT_TYPES } from './shared/report-files.ts';
import { cachedResponse, NOT_MODIFIED, PROBLEM } from './shared/responses.ts';

const config = { access: 'public' } as const;

export function eventRoutes(server: Server, { office, reports }: Context): void {
  const { db } = office.store;

  /** The report of a withdrawn event is visible only to its arbiters and officers. */
  async function isWithdrawn(id: string, visitor: Visitor): Promise<boolean> {
    const event = await db
      .selectFrom('event')
      .select(['id', 'federation'])
      .where('id', '=', id)
      .where('stage', '=', 'withdrawn')
      .executeTakeFirst();
    if (event === undefined) return false;
    if (await mayHandle(db, visitor, event)) return true;
    throw new ServerProblem('report-unavailable', { event: id, why: 'withdrawn' });
  }

  server.get(
    '/events',
    {
      config,
      schema: {
        tags: ['events'],
        operationId: 'listEvents',
        summary: 'Events by start date, newest first.',
        querystring: EventsQuery,
        response: cachedResponse(EventsPage),
      },
    },
    async ({ query: { limit, cursor, lang: _, q, ...filter } }) => {
      const after = cursor === undefined ? null : readCalendarCursor(cursor);
      return calendarPage(await calendar(office, { ...filter, text: q, limit: limit + 1, after }), limit);
    },
  );
  server.get(
    '/events/:id',
    {
      config,
      schema: {
        tags: ['events'],
        operationId: 'getEvent',
        summary: 'An event: its stage, why, and the findings of its reports.',
        params: EventParams,
        querystring: LanguageQuery,
        response: cachedResponse(EventView),
      },
    },
    async (request) => {
      const language = languageOf(request);
      const view = await viewEvent(office, request.params.id);
      return {
        event: view.event,
        name: view.name,
        city: view.city,
        federation: view.federation,
        cadence: view.cadence,
        type: view.type,
        start: view.start,
        end: view.end,
        official: view.official,
        partOf: view.partOf,
        registered: view.registered,
        stage: view.stage,
        list: view.list,
        revision: view.revision,
        because: view.because,
        waits: waitView(view.waits, language),
        reasons: reasonViews(view.reasons, language),
        // The submitter is private; so are the reports of a withdrawn event.
        reports: (view.stage === 'withdrawn' ? [] : view.reports).map(
          ({ actor: _, findings, ...report }) => ({ ...report, findings: findingViews(findings, language) }),
        ),
        corrections: view.corrections,
      };
    },
  );
  server.get(
    '/events/:id/report',
    {
      config,
      schema: {
        tags: ['events'],
        operationId: 'downloadReport',
        summary: 'The report as submitted, with dates of birth reduced to years.',
        description:
          'The report of a withdrawn event is available only to its arbiters and officers; others get 404.',
        params: EventParams,
        querystring: ReportQuery,
        response: {
          200: {
            description: 'The report.',
            content: REPORT_FILES,
          },
          ...NOT_MODIFIED,
          ...PROBLEM,
        },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      // Shared caches must not keep a restricted report.
      if (await isWithdrawn(id, request.visitor)) reply.header('cache-control', 'no-store');
      const shown = await reports.published(id, request.query.version ?? null);
      if ('why' in shown) throw new ServerProblem('report-unavailable', { event: id, why: shown.why });
      const { report, hash, layout, bytes } = shown;
      // Not the hash of the submitted file, which has full dates of birth.
      const etag = `W/"${hash.slice(0, 40)}-years"`;
      reply
        .header('etag', etag)
        .header('content-disposition', `attachment; filename="${report}.${layout}"`)
        .type(REPORT_TYPES[layout]);
      return matchesEtag(request, etag) ? notModified(reply) : reply.send(Buffer.from(bytes));
    },
  );
  server.get(
    '/events/:id/ratings',
    {
      config,
      schema: {
        tags: ['events'],
        operationId: 'getEventRatings',
        summary: 'The rating changes of an event.',
        params: EventParams,
        querystring: LanguageQuery,
        response: cachedResponse(EventRatingsView),
      },
    },
    async ({ params: { id } }) => {
      const ratings = await eventRatings(office, id);
      if (ratings === null) {
        const { cadence } = await viewEvent(office, id);
        return { event: id, cadence, list: null, revision: null, edition: null, players: [] };
      }
      const { cadence, list, edition, players } = ratings;
      return {
        event: id,
        cadence,
        list: list.date,
        revision: list.revision,
        edition,
        players: players.map(({ player, rating, n, score, expected, sum, k, change }) => ({
          player,
          rating,
          n,
          score: score / 2,
          expected: decimal(expected),
          sum: decimal(sum),
          k,
          change: orNull(change),
        })),
      };
    },
  );
  server.get(
    '/events/:id/crosstable',
    {
      config,
      schema: {
        tags: ['events'],
        operationId: 'getEventCrosstable',
        summary: 'The games of the accepted reports of an event.',
        params: EventParams,
        querystring: LanguageQuery,
        response: cachedResponse(CrosstableView),
      },
    },
    async ({ params: { id } }) => {
      const { rounds, players, games } = await crosstable(office, id);
      const points = players.map(() => 0);
      for (const { white, black, whiteScore, blackScore } of games) {
        points[white] = defined(points[white]) + whiteScore;
        points[black] = defined(points[black]) + blackScore;
      }
      const number = (place: number): number => players[place]?.no ?? 0;
      return {
        event: id,
        rounds,
        players: players.map(({ no, player }, place) => ({ no, player, points: defined(points[place]) })),
        games: games.map((game) => ({ ...game, white: number(game.white), black: number(game.black) })),
      };
    },
  );
}
