import {
  DifferencesQuery,
  DifferencesView,
  ListParams,
  type RevisedRowView,
  RevisionQuery,
  SummaryView,
} from '@eloquence/api';
import { listDifferences, listInfo, listSummary, playerNames } from '@eloquence/office';
import { COST } from '../core/rate-limit.ts';
import { summaryView } from '../views/summary.ts';
import type { Context, Server } from './shared/context.ts';
import { cachedResponse, jsonResponse } from './shared/responses.ts';

const config = { access: 'public' } as const;

/** Summaries of lists and differences between revisions. */
export function summaryRoutes(server: Server, { office }: Context): void {
  server.get(
    '/lists/:cadence/:date/summary',
    {
      config: { ...config, cost: COST.query },
      schema: {
        tags: ['lists'],
        operationId: 'getListSummary',
        summary: 'What changed from the previous list: new players, changes, rating points, events.',
        params: ListParams,
        querystring: RevisionQuery,
        response: cachedResponse(SummaryView),
      },
    },
    async ({ params: { cadence, date }, query }) =>
      summaryView(office, await listSummary(office, cadence, date, 'published', query.revision ?? null)),
  );
  server.get(
    '/lists/:cadence/:date/differences',
    {
      config: { ...config, cost: COST.query },
      schema: {
        tags: ['lists'],
        operationId: 'compareListRevisions',
        summary: 'Differences between two revisions of a list.',
        params: ListParams,
        querystring: DifferencesQuery,
        response: cachedResponse(DifferencesView),
      },
    },
    async ({ params: { cadence, date }, query }) => {
      const { limit, cursor = '0' } = query;
      const from = await listInfo(office, cadence, date, query.from ?? 1);
      const to = await listInfo(office, cadence, date, query.to ?? null);
      const { count, rows, next } = await listDifferences(office, from, to, Number(cursor), limit);
      const people = await playerNames(
        office.store.db,
        rows.map(({ key }) => key),
      );
      const shown = (row: (typeof rows)[number]['before']): RevisedRowView | null =>
        row && { rating: row.rating, games: row.games, k: row.k, flag: row.flag };
      return {
        ...{ cadence, date, from: from.revision, to: to.revision, count },
        items: rows.map(({ key, before, after }) => ({
          player: people.get(key) ?? null,
          before: shown(before),
          after: shown(after),
        })),
        next: next === null ? null : String(next),
      };
    },
  );
}

/** Summaries of drafts, for administrators. */
export function draftRoutes(server: Server, { office }: Context): void {
  server.get(
    '/office/lists/:cadence/:date/summary',
    {
      config: { access: ['administrator'] },
      schema: {
        tags: ['office'],
        operationId: 'getDraftSummary',
        summary: 'What a draft would change.',
        params: ListParams,
        querystring: RevisionQuery,
        response: jsonResponse(SummaryView),
      },
    },
    async ({ params: { cadence, date }, query }) =>
      summaryView(office, await listSummary(office, cadence, date, 'draft', query.revision ?? null)),
  );
}
