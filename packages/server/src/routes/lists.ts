import {
  CadenceQuery,
  FederationsView,
  type ListItem,
  ListPageQuery,
  ListPageView,
  ListParams,
  type ListRowView,
  ListsQuery,
  ListsView,
} from '@eloquence/api';
import {
  federationCounts,
  listInfo,
  listInfos,
  listPage,
  namesOfRows,
  type PageRow,
} from '@eloquence/office';
import { IMMUTABLE } from '../core/etag.ts';
import { listItems } from '../views/lists.ts';
import type { Context, Server } from './shared/context.ts';
import { cachedResponse } from './shared/responses.ts';

const config = { access: 'public' } as const;
/** Replaces a redacted name. */
const REDACTED = '[redacted]';

export function listRoutes(server: Server, { office }: Context): void {
  server.get(
    '/lists',
    {
      config,
      schema: {
        tags: ['lists'],
        operationId: 'listLists',
        summary: 'Published lists, newest first.',
        querystring: ListsQuery,
        response: cachedResponse(ListsView),
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
        operationId: 'getList',
        summary: 'A list, page by page, with ranks and changes. Filters make it a top list.',
        params: ListParams,
        querystring: ListPageQuery,
        response: cachedResponse(ListPageView),
      },
    },
    async (request, reply) => {
      const { cadence, date } = request.params;
      const { revision, limit, cursor, order, at, find, lang: _, ...filter } = request.query;
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
      // A new revision of the previous list changes the rating changes.
      if (revision !== undefined && before === null) reply.header('cache-control', IMMUTABLE);
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
        operationId: 'listFederations',
        summary: 'Federations on the newest list, with player counts.',
        querystring: CadenceQuery,
        response: cachedResponse(FederationsView),
      },
    },
    async ({ query }) => {
      const { date, federations } = await federationCounts(office, query.cadence ?? 'standard');
      return { list: date, items: federations };
    },
  );
}

/** A row with the player's name on that list. */
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
    titleColumns: { title: titles[0], women: titles[1], other: titles[2], arena: titles[3] },
    birthYear: row.birthYear,
    rating: row.rating,
    change: row.change,
    changeKnown: row.change !== null,
    new: row.isNew,
    games: row.games,
    k: row.k,
    ...(row.gamesAtFirstK !== undefined && { gamesAtFirstK: row.gamesAtFirstK }),
    flag: row.flag,
  };
}
