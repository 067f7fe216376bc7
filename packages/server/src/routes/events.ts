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
import { calendar, countEvents, crosstable, eventRatings, viewEvent } from '@eloquence/office';
import { defined } from '@eloquence/rating';
import { matchesEtag, notModified } from '../core/etag.ts';
import { languageOf } from '../core/language.ts';
import { ServerProblem } from '../core/problems.ts';
import { COST } from '../core/rate-limit.ts';
import { sendForm } from '../reports/reports.ts';
import { calendarPage, readCalendarCursor } from '../views/calendar.ts';
import { decimal, orNull } from '../views/period.ts';
import { publicFindingViews, reasonViews, statusText, waitView } from '../views/reasons.ts';
import type { Context, Server } from './shared/context.ts';
import { FORM_FILE, REPORT_FILES, REPORT_TYPES } from './shared/report-files.ts';
import { cachedResponse, NOT_MODIFIED, PROBLEM } from './shared/responses.ts';

const config = { access: 'public' } as const;
/** Counting stops there: an office may have hundreds of thousands of events. */
const MOST_COUNTED = 1000;

export function eventRoutes(server: Server, { office, reports }: Context): void {
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
    async (request) => {
      const { limit, cursor, lang: _, q, ...filter } = request.query;
      const after = cursor === undefined ? null : readCalendarCursor(cursor);
      const rows = await calendar(office, { ...filter, text: q, limit: limit + 1, after });
      const isWhole = after === null && rows.length <= limit;
      const isCounted = q === undefined || q.trim() === '';
      const counted = isCounted ? await countEvents(office, filter, MOST_COUNTED) : null;
      const page = await calendarPage(office, rows, limit, languageOf(request));
      return { ...page, count: isWhole ? rows.length : counted };
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
        status: statusText(view, language),
        revision: view.revision,
        because: view.because,
        waits: waitView(view.waits, language),
        reasons: reasonViews(view.reasons, language),
        // Nothing of a report is public before an officer has accepted it. The submitter is never public.
        reports: view.reports
          .filter(({ state }) => state === 'accepted' && view.stage !== 'withdrawn')
          .map(({ actor: _, findings, ...report }) => ({
            ...report,
            findings: publicFindingViews(findings, language),
          })),
        corrections: view.corrections,
      };
    },
  );
  server.get(
    '/events/:id/report',
    {
      config: { ...config, cost: COST.file },
      schema: {
        tags: ['events'],
        operationId: 'downloadReport',
        summary: 'An accepted report, written anew with public fields only.',
        description:
          'Names as in this service, years of birth, results; nothing else of the submitted file. ' +
          'Before a decision and after a withdrawal: 404.',
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
      const shown = await reports.published(id, request.query.version ?? null);
      if (typeof shown === 'string') throw new ServerProblem('report-unavailable', { event: id, why: shown });
      const { report, etag, layout, bytes } = shown;
      reply
        .header('etag', etag)
        .header('content-disposition', `attachment; filename="${report}.${layout}"`)
        .type(REPORT_TYPES[layout]);
      return matchesEtag(request, etag) ? notModified(reply) : reply.send(Buffer.from(bytes));
    },
  );
  server.get(
    '/events/:id/form',
    {
      config: { ...config, cost: COST.preview },
      schema: {
        tags: ['events'],
        operationId: 'getReportForm',
        summary: 'The report form of an event with its crosstable, to print (2005 11.2, 11.3).',
        params: EventParams,
        querystring: ReportQuery,
        response: { ...FORM_FILE, ...PROBLEM },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const form = await reports.publicForm(request, id, request.query.version ?? null);
      if (typeof form === 'string') throw new ServerProblem('report-unavailable', { event: id, why: form });
      return sendForm(request, reply, form);
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
