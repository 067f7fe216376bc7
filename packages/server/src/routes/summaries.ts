import {
  DifferencesQuery,
  DifferencesView,
  ListParams,
  type RevisedRowView,
  ref,
  SummaryQuery,
  SummaryView,
} from '@eloquence/api';
import { listDifferences, listInfo, listSummary, peopleViews } from '@eloquence/office';
import type { Context, Server } from '../core/context.ts';
import { summaryView } from '../views/summary.ts';
import { cached, problems } from './problems.ts';

const config = { access: 'public' } as const;
const LIMIT = 100;

/** What lists and their revisions changed. */
export function summaryRoutes(server: Server, { office }: Context): void {
  server.get(
    '/lists/:cadence/:date/summary',
    {
      config,
      schema: {
        tags: ['lists'],
        summary: 'What a list changed: newcomers, changes, points to the hundredth, events.',
        params: ListParams,
        querystring: SummaryQuery,
        response: { 200: ref(SummaryView), ...cached() },
      },
    },
    async ({ params: { cadence, date }, query }) =>
      summaryView(office, await listSummary(office, cadence, date, 'published', query.revision ?? null)),
  );
  server.get(
    '/lists/:cadence/:date/differences',
    {
      config,
      schema: {
        tags: ['lists'],
        summary: 'What a revision of a list shows otherwise than another.',
        params: ListParams,
        querystring: DifferencesQuery,
        response: { 200: ref(DifferencesView), ...cached() },
      },
    },
    async ({ params: { cadence, date }, query }) => {
      const { limit = LIMIT, cursor = '0' } = query;
      const from = await listInfo(office, cadence, date, query.from ?? 1);
      const to = await listInfo(office, cadence, date, query.to ?? null);
      const { count, rows, next } = await listDifferences(office, from, to, Number(cursor), limit);
      const people = await peopleViews(
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

/** The same of what is not published yet, for those who may publish it. */
export function draftRoutes(server: Server, { office }: Context): void {
  server.get(
    '/office/lists/:cadence/:date/summary',
    {
      config: { access: ['administrator'] },
      schema: {
        tags: ['office'],
        summary: 'What a draft would change, before it is published.',
        params: ListParams,
        querystring: SummaryQuery,
        response: { 200: ref(SummaryView), ...problems() },
      },
    },
    async ({ params: { cadence, date }, query }) =>
      summaryView(office, await listSummary(office, cadence, date, 'draft', query.revision ?? null)),
  );
}
