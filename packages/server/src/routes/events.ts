import {
  CrosstableView,
  EventParams,
  EventRatingsView,
  EventsPage,
  EventsQuery,
  EventView,
  LanguageQuery,
  ReportQuery,
  ref,
} from '@eloquence/api';
import { calendar, crosstable, eventRatings, viewEvent } from '@eloquence/office';
import { mayHandle } from '../accounts/authority.ts';
import type { Visitor } from '../core/access.ts';
import type { Context, Server } from '../core/context.ts';
import { isKnown, notModified } from '../core/etag.ts';
import { languageOf } from '../core/language.ts';
import { ServerProblem } from '../core/problems.ts';
import { calendarPage, readCalendarCursor } from '../views/calendar.ts';
import { decimal, orNull } from '../views/period.ts';
import { findingViews, spoken, waitView } from '../views/reasons.ts';
import { cached } from './problems.ts';
import { REPORT_FILES, REPORT_TYPES } from './report-files.ts';

const config = { access: 'public' } as const;
const LIMIT = 50;

export function eventRoutes(server: Server, { office, reports }: Context): void {
  const { db } = office.store;

  /** A withdrawn event was none, or not that one: its report concerns those alone who have to do with it. */
  async function isWithdrawn(id: string, who: Visitor): Promise<boolean> {
    const event = await db
      .selectFrom('event')
      .select(['id', 'federation'])
      .where('id', '=', id)
      .where('stage', '=', 'withdrawn')
      .executeTakeFirst();
    if (event === undefined) return false;
    if (await mayHandle(db, who, event)) return true;
    throw new ServerProblem('report-unavailable', { event: id, why: 'withdrawn' });
  }

  server.get(
    '/events',
    {
      config,
      schema: {
        tags: ['events'],
        summary: 'The calendar: events by their start, the newest first.',
        querystring: EventsQuery,
        response: { 200: ref(EventsPage), ...cached() },
      },
    },
    async ({ query: { limit = LIMIT, cursor, lang: _, q, ...filter } }) => {
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
        summary: 'An event: where it stands, why, and what was found in its reports.',
        params: EventParams,
        querystring: LanguageQuery,
        response: { 200: ref(EventView), ...cached() },
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
        reasons: spoken(view.reasons, language),
        // Who handed a report in is nobody else's business; what is in one of a withdrawn event, neither.
        reports: (view.stage === 'withdrawn' ? [] : view.reports).map(
          ({ actor: _, findings, state, ...report }) => ({
            ...report,
            state: state as 'submitted',
            findings: findingViews(findings, language),
          }),
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
        summary: 'The report as it was handed in, with years in the place of birth dates.',
        description:
          'Of an event that was withdrawn, those alone get it who have to do with the event; others are told so (404).',
        params: EventParams,
        querystring: ReportQuery,
        response: {
          200: {
            description: 'The report.',
            content: REPORT_FILES,
          },
          ...cached(),
        },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      // What only some may have, nobody keeps for others.
      if (await isWithdrawn(id, request.who)) reply.header('cache-control', 'no-store');
      const shown = await reports.published(id, request.query.version ?? null);
      if ('why' in shown) throw new ServerProblem('report-unavailable', { event: id, why: shown.why });
      const { report, hash, layout, bytes } = shown;
      // The bytes handed in have another hash, since the dates are not in these.
      const etag = `W/"${hash.slice(0, 40)}-years"`;
      reply
        .header('etag', etag)
        .header('content-disposition', `attachment; filename="${report}.${layout}"`)
        .type(REPORT_TYPES[layout]);
      return isKnown(request, etag) ? notModified(reply) : reply.send(Buffer.from(bytes));
    },
  );
  server.get(
    '/events/:id/ratings',
    {
      config,
      schema: {
        tags: ['events'],
        summary: 'What the event gave each of its players.',
        params: EventParams,
        querystring: LanguageQuery,
        response: { 200: ref(EventRatingsView), ...cached() },
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
        summary: 'The games of the event that were accepted.',
        params: EventParams,
        querystring: LanguageQuery,
        response: { 200: ref(CrosstableView), ...cached() },
      },
    },
    async ({ params: { id } }) => {
      const { rounds, players, games } = await crosstable(office, id);
      const points = players.map(() => 0);
      for (const { white, black, whiteScore, blackScore } of games) {
        points[white] = (points[white] as number) + whiteScore;
        points[black] = (points[black] as number) + blackScore;
      }
      const number = (place: number): number => players[place]?.no ?? 0;
      return {
        event: id,
        rounds,
        players: players.map(({ no, player }, place) => ({ no, player, points: points[place] as number })),
        games: games.map((game) => ({ ...game, white: number(game.white), black: number(game.black) })),
      };
    },
  );
}
