import {
  FederationsView,
  HistoryQuery,
  type ListItem,
  ListPageQuery,
  ListPageView,
  ListParams,
  type ListRowView,
  ListsQuery,
  ListsView,
  ref,
} from '@eloquence/api';
import {
  federationCounts,
  listInfo,
  listInfos,
  listPage,
  namesOfRows,
  type PageRow,
} from '@eloquence/office';
import type { Context, Server } from '../core/context.ts';
import { FROZEN } from '../core/etag.ts';
import { listItems } from '../views/lists.ts';
import { cached } from './problems.ts';

const config = { access: 'public' } as const;
const LIMIT = 100;
/** What stands where a name was. */
const REDACTED = '[redacted]';

export function listRoutes(server: Server, { office }: Context): void {
  server.get(
    '/lists',
    {
      config,
      schema: {
        tags: ['lists'],
        summary: 'The lists there are.',
        querystring: ListsQuery,
        response: { 200: ref(ListsView), ...cached() },
      },
    },
    async ({ query: { cadence, revisions } }) => ({
      items: await listItems(office, await listInfos(office, { cadence, revisions })),
    }),
  );
  server.get(
    '/lists/:cadence/:date',
    {
      config,
      schema: {
        tags: ['lists'],
        summary: 'A list, page by page, with ranks and changes; with filters a top list.',
        params: ListParams,
        querystring: ListPageQuery,
        response: { 200: ref(ListPageView), ...cached() },
      },
    },
    async (request, reply) => {
      const { cadence, date } = request.params;
      const { revision, limit = LIMIT, cursor, order, at, find, lang: _, ...filter } = request.query;
      const info = await listInfo(office, cadence, date, revision ?? null);
      const { page, before, found } = await listPage(office, info, {
        filter,
        limit,
        offset: Number(cursor ?? 0),
        order: order ?? 'rating',
        at: at ?? null,
        find: find ?? null,
      });
      const [list] = await listItems(office, [info]);
      const nameOf = await namesOfRows(
        office.store,
        page.rows.map(({ key, nameVersion }) => ({ key, version: nameVersion })),
      );
      // The list before may get another revision, and the changes with it.
      if (revision !== undefined && before === null) reply.header('cache-control', FROZEN);
      return {
        list: list as ListItem,
        before: before?.date ?? null,
        count: page.count,
        offset: page.offset,
        limit,
        found,
        items: page.rows.map((row) => listRow(row, nameOf)),
        next: page.next === null ? null : String(page.next),
      };
    },
  );
  server.get(
    '/federations',
    {
      config,
      schema: {
        tags: ['lists'],
        summary: 'The federations on the newest list, with their rated players.',
        querystring: HistoryQuery,
        response: { 200: ref(FederationsView), ...cached() },
      },
    },
    async ({ query }) => {
      const { date, federations } = await federationCounts(office, query.cadence ?? 'standard');
      return { list: date, items: federations };
    },
  );
}

/** A row with the name that its list has for it. */
export function listRow(
  { key, nameVersion, titles, id, ...row }: PageRow,
  nameOf: (key: number, version: number) => string | null | undefined,
): ListRowView {
  return {
    rank: row.rank,
    id: String(id),
    name: nameOf(key, nameVersion) ?? REDACTED,
    federation: row.federation,
    sex: row.sex,
    titles: { title: titles[0], women: titles[1], other: titles[2], arena: titles[3] },
    birthYear: row.birthYear,
    rating: row.rating,
    change: row.change,
    changeKnown: row.change !== null,
    new: row.isNew,
    games: row.games,
    k: row.k,
    flag: row.flag,
  };
}
