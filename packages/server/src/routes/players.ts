import {
  CadenceQuery,
  HistoryView,
  PeriodParams,
  PeriodView,
  type PlayerItem,
  PlayerParams,
  PlayersPage,
  PlayersQuery,
  PlayerView,
} from '@eloquence/api';
import {
  type FoundPlayers,
  listInfos,
  listView,
  namesOfRows,
  OfficeError,
  type PlayerSummary,
  playerProfile,
  playerSummary,
  ratingsByList,
  searchPlayers,
  storeState,
} from '@eloquence/office';
import { CADENCES, type Cadence } from '@eloquence/rating';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AnswerCache, sendCached } from '../core/answer-cache.ts';
import { languageOf } from '../core/language.ts';
import { ServerProblem } from '../core/problems.ts';
import { COST } from '../core/rate-limit.ts';
import { periodView } from '../views/period.ts';
import type { Context, Server } from './shared/context.ts';
import { cachedResponse } from './shared/responses.ts';

const config = { access: 'public' } as const;
/** Cached searches, and their characters in total: 60 to 120 MB, at one or two bytes each. */
const REMEMBERED = 32_000;
const LETTERS_REMEMBERED = 60_000_000;
/** Cached periods; one with 20 games has 30,000 characters. */
const PERIODS_REMEMBERED = 2000;
const LETTERS_OF_PERIODS = 20_000_000;

export function playerRoutes(server: Server, context: Context): void {
  const { office } = context;
  const memory = new AnswerCache(REMEMBERED, LETTERS_REMEMBERED);
  const periods = new AnswerCache(PERIODS_REMEMBERED, LETTERS_OF_PERIODS);
  server.get(
    '/players',
    {
      config: { ...config, cost: COST.search },
      schema: {
        tags: ['players'],
        operationId: 'searchPlayers',
        summary: 'Search players.',
        querystring: PlayersQuery,
        response: cachedResponse(PlayersPage),
      },
    },
    async (request, reply) => {
      const { query, url } = request;
      const make = (): Promise<PlayersPage> =>
        query.q?.trim() ? findPlayers(context, query) : topPlayers(context, query);
      // Ages depend on the year.
      const state = `${await storeState(office)} ${office.now().getUTCFullYear()}`;
      // Equal queries in another order have their own entries.
      return sendCached(request, reply, await memory.answer(url, state, make));
    },
  );
  server.get(
    '/players/:id',
    {
      config,
      schema: {
        tags: ['players'],
        operationId: 'getPlayer',
        summary: 'A player. A former ID redirects to the current one.',
        params: PlayerParams,
        querystring: CadenceQuery,
        response: { ...cachedResponse(PlayerView), 308: REDIRECT },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const player = await playerSummary(office, id);
      if (player === null) throw new OfficeError('player-unknown', { id });
      return player.id === id ? playerView(player) : redirectTo(context, request, reply, player.id, '');
    },
  );
  server.get(
    '/players/:id/history',
    {
      config,
      schema: {
        tags: ['players'],
        operationId: 'getPlayerHistory',
        summary: "A player's rating on every list.",
        params: PlayerParams,
        querystring: CadenceQuery,
        response: { ...cachedResponse(HistoryView), 308: REDIRECT },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const profile = await playerProfile(office.store, id);
      if (profile === null) throw new OfficeError('player-unknown', { id });
      if (profile.id !== id) return redirectTo(context, request, reply, profile.id, '/history');
      const { cadence } = request.query;
      const standings = await ratingsByList(office.store, profile.key);
      return {
        id,
        name: profile.name,
        items: standings
          .filter((each) => cadence === undefined || each.cadence === cadence)
          .map(({ date, cadence: of, rating, games, k, flag }) => ({
            cadence: of,
            list: date,
            rating,
            games,
            k,
            flag,
          })),
        changes: profile.changes
          .filter(({ field }) => PUBLIC_FIELDS.includes(field))
          .map(({ field, before, after, since }) => ({ field, before, after, since })),
      };
    },
  );
  server.get(
    '/players/:id/periods/:list',
    {
      config: { ...config, cost: COST.query },
      schema: {
        tags: ['players'],
        operationId: 'getPlayerPeriod',
        summary: "A player's rating period on a list, game by game, with reasons.",
        params: PeriodParams,
        querystring: CadenceQuery,
        response: { ...cachedResponse(PeriodView), 308: REDIRECT },
      },
    },
    async (request, reply) => {
      const { id, list } = request.params;
      // Read first: a cached answer must not be older than its state.
      const state = await storeState(office);
      const player = await playerSummary(office, id);
      if (player === null) throw new OfficeError('player-unknown', { id });
      if (player.id !== id) return redirectTo(context, request, reply, player.id, `/periods/${list}`);
      const cadence = request.query.cadence ?? 'standard';
      const language = languageOf(request);
      const make = (): Promise<PeriodView> => periodView(context, player, cadence, list, language);
      const cacheKey = JSON.stringify([id, list, cadence, language]);
      return sendCached(request, reply, await periods.answer(cacheKey, state, make));
    },
  );
}

/** Public changes: years of birth, never names. */
const PUBLIC_FIELDS: readonly string[] = [
  ...['federation', 'title', 'womenTitle', 'otherTitles', 'foaTitle'],
  'birthYear',
];

export const REDIRECT = {
  description: 'A former ID; Location has the current one.',
  type: 'null',
} as const;

export function redirectTo(
  { config: { basePath } }: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  id: string,
  rest: string,
): never {
  const query = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : '';
  const location = `${basePath}/api/v1/players/${encodeURIComponent(id)}${rest}${query}`;
  return reply.code(308).header('location', location).send() as never;
}

function playerView(player: PlayerSummary): PlayerView {
  const { id, name, federation, sex, birthYear, title, womenTitle, otherIds } = player;
  const { died: deceased, ratings: standings, otherTitles: other, foaTitle: arena } = player;
  const { standard, rapid, blitz } = standings;
  return {
    id,
    name,
    federation,
    sex,
    birthYear,
    titles: titlesOf(title, womenTitle),
    ratings: {
      standard: standard?.rating ?? null,
      rapid: rapid?.rating ?? null,
      blitz: blitz?.rating ?? null,
    },
    inactive: CADENCES.filter((cadence) => standings[cadence]?.flag.includes('i')),
    deceased,
    standings,
    titleColumns: { title, women: womenTitle, other, arena },
    otherIds,
  };
}

/** Searches by name or ID. */
async function findPlayers({ office }: Context, query: PlayersQuery): Promise<PlayersPage> {
  const { q = '', federation, sex, title, cadence, active, youngest, oldest, limit, cursor } = query;
  checkCursor(cursor, /^\d{1,5}-\d{1,10}$/);
  const year = office.now().getUTCFullYear();
  const result = await searchPlayers(office, {
    text: q,
    federation: federation ?? null,
    sex: sex ?? null,
    title: title ?? null,
    cadence: cadence ?? null,
    active: active ?? null,
    bornFrom: oldest === undefined ? null : year - oldest,
    bornTo: youngest === undefined ? null : year - youngest,
    limit,
    cursor: cursor ?? null,
  });
  return {
    items: result.players.map(foundItem),
    next: result.cursor,
    crowded: result.crowded,
  };
}

type Found = FoundPlayers['players'][number];

const INACTIVE: Readonly<Record<Cadence, number>> = { standard: 1, rapid: 2, blitz: 4 };

export function foundItem(player: Found): PlayerItem {
  const { id, name, federation, sex, title, womenTitle, birth_year, standard, rapid, blitz, inactive } =
    player;
  return {
    id,
    name,
    federation,
    sex,
    birthYear: birth_year,
    titles: titlesOf(title, womenTitle),
    ratings: { standard, rapid, blitz },
    inactive: inactive === 0 ? [] : CADENCES.filter((cadence) => (inactive & INACTIVE[cadence]) !== 0),
  };
}

/** Without a search text: the newest list, by rating. */
async function topPlayers({ office }: Context, query: PlayersQuery): Promise<PlayersPage> {
  const { cadence = 'standard', federation, sex, title, active, youngest, oldest, limit, cursor } = query;
  checkCursor(cursor, /^\d{1,8}$/);
  const newest = (await listInfos(office, { cadence }))[0];
  if (newest === undefined) return { items: [], next: null, crowded: false };
  const view = await listView(office, newest);
  const page = view
    .select({
      ...(federation !== undefined && { federation }),
      ...(sex !== undefined && { sex }),
      ...(title !== undefined && { title }),
      ...(active && { active }),
      ...(youngest !== undefined && { youngest }),
      ...(oldest !== undefined && { oldest }),
    })
    .page(Number(cursor ?? 0), limit);
  const nameOf = await namesOfRows(
    office.store,
    page.rows.map(({ key, nameVersion }) => ({ key, version: nameVersion })),
  );
  const others = await ratingsOf(
    office,
    page.rows.map(({ key }) => key),
  );
  return {
    items: page.rows.map((row) => {
      const now = others.get(row.key);
      return {
        id: String(row.id),
        name: nameOf(row.key, row.nameVersion) ?? '',
        federation: row.federation,
        sex: row.sex,
        birthYear: row.birthYear,
        titles: titlesOf(row.titles[0], row.titles[1]),
        ratings: { standard: now?.standard ?? null, rapid: now?.rapid ?? null, blitz: now?.blitz ?? null },
        inactive: CADENCES.filter((each) => ((now?.inactive ?? 0) & INACTIVE[each]) !== 0),
      };
    }),
    next: page.next === null ? null : String(page.next),
    crowded: false,
  };
}

interface RatingsNow {
  readonly standard: number | null;
  readonly rapid: number | null;
  readonly blitz: number | null;
  readonly inactive: number;
}

async function ratingsOf(
  { store }: Context['office'],
  keys: readonly number[],
): Promise<ReadonlyMap<number, RatingsNow>> {
  if (keys.length === 0) return new Map();
  const rows = await store.db
    .selectFrom('player_now')
    .select(['key', 'standard', 'rapid', 'blitz', 'inactive'])
    .where('key', 'in', keys)
    .execute();
  return new Map(rows.map((row) => [row.key, row]));
}

function checkCursor(cursor: string | undefined, pattern: RegExp): void {
  if (cursor !== undefined && !pattern.test(cursor)) throw new ServerProblem('cursor-invalid');
}

/** FIDE's lists repeat a women's title in both title columns where it is the only one. */
function titlesOf(title: string, womenTitle: string): string[] {
  if (title === '') return womenTitle === '' ? [] : [womenTitle];
  return womenTitle === '' || womenTitle === title ? [title] : [title, womenTitle];
}
