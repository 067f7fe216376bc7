import {
  HistoryQuery,
  HistoryView,
  PeriodParams,
  PeriodView,
  type PlayerItem,
  PlayerParams,
  PlayersPage,
  PlayersQuery,
  PlayerView,
  ref,
} from '@eloquence/api';
import {
  type FoundPlayers,
  type Glance,
  listInfos,
  listView,
  namesOfRows,
  OfficeError,
  playerGlance,
  playerProfile,
  searchPlayers,
  standingsByList,
  storeState,
} from '@eloquence/office';
import { CADENCES, type Cadence } from '@eloquence/rating';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context, Server } from '../core/context.ts';
import { languageOf } from '../core/language.ts';
import { AnswerMemory, sendRemembered } from '../core/memory.ts';
import { ServerProblem } from '../core/problems.ts';
import { periodView } from '../views/period.ts';
import { cached } from './problems.ts';

const config = { access: 'public' } as const;
const LIMIT = 10;
/** Searches whose answers are kept, and letters of them all: 60 to 120 MB, as names have letters of one or two bytes. */
const REMEMBERED = 32_000;
const LETTERS_REMEMBERED = 60_000_000;
/** Periods, which are worked out anew for whoever asks: one with twenty games has 30 thousand letters. */
const PERIODS_REMEMBERED = 2000;
const LETTERS_OF_PERIODS = 20_000_000;

export function playerRoutes(server: Server, context: Context): void {
  const { office } = context;
  const memory = new AnswerMemory(REMEMBERED, LETTERS_REMEMBERED);
  const periods = new AnswerMemory(PERIODS_REMEMBERED, LETTERS_OF_PERIODS);
  server.get(
    '/players',
    {
      config,
      schema: {
        tags: ['players'],
        summary: 'Search for players.',
        querystring: PlayersQuery,
        response: { 200: ref(PlayersPage), ...cached() },
      },
    },
    async ({ query, url }, reply) => {
      const make = (): Promise<PlayersPage> =>
        query.q?.trim() ? found(context, query) : best(context, query);
      // Ages are counted by the year.
      const state = `${await storeState(office)} ${office.now().getUTCFullYear()}`;
      // By the address as it stands: to bring those together that ask the same in other signs costs every question more.
      return sendRemembered(reply, await memory.answer(url, state, make));
    },
  );
  server.get(
    '/players/:id',
    {
      config,
      schema: {
        tags: ['players'],
        summary: 'A player. A former ID redirects to the one that is valid.',
        params: PlayerParams,
        querystring: HistoryQuery,
        response: { 200: ref(PlayerView), 308: MOVED, ...cached() },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const player = await playerGlance(office, id);
      if (player === null) throw new OfficeError('player-unknown', { id });
      return player.id === id ? playerView(player) : moved(context, request, reply, player.id, '');
    },
  );
  server.get(
    '/players/:id/history',
    {
      config,
      schema: {
        tags: ['players'],
        summary: 'A player on every list.',
        params: PlayerParams,
        querystring: HistoryQuery,
        response: { 200: ref(HistoryView), 308: MOVED, ...cached() },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const profile = await playerProfile(office.store, id);
      if (profile === null) throw new OfficeError('player-unknown', { id });
      if (profile.id !== id) return moved(context, request, reply, profile.id, '/history');
      const { cadence } = request.query;
      const standings = await standingsByList(office.store, profile.key);
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
      config,
      schema: {
        tags: ['players'],
        summary: "A player's period on a list, down to every game, with every reason.",
        params: PeriodParams,
        querystring: HistoryQuery,
        response: { 200: ref(PeriodView), 308: MOVED, ...cached() },
      },
    },
    async (request, reply) => {
      const { id, list } = request.params;
      // Before anything is read: what is remembered of a state must not be older than it.
      const state = await storeState(office);
      const player = await playerGlance(office, id);
      if (player === null) throw new OfficeError('player-unknown', { id });
      if (player.id !== id) return moved(context, request, reply, player.id, `/periods/${list}`);
      const cadence = request.query.cadence ?? 'standard';
      const language = languageOf(request);
      const make = (): Promise<PeriodView> => periodView(context, player, cadence, list, language);
      const asked = JSON.stringify([id, list, cadence, language]);
      return sendRemembered(reply, await periods.answer(asked, state, make));
    },
  );
}

/** What of the changes is no secret: of births years only, of names nothing. */
const PUBLIC_FIELDS: readonly string[] = [
  ...['federation', 'title', 'womenTitle', 'otherTitles', 'foaTitle'],
  'birthYear',
];

export const MOVED = {
  description: 'The ID is a former one; Location has the valid one.',
  type: 'null',
} as const;

export function moved(
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

function playerView(player: Glance): PlayerView {
  const { id, name, federation, sex, birthYear, died, ratings, otherIds } = player;
  return {
    id,
    name,
    federation,
    sex,
    birthYear,
    deceased: died,
    titles: {
      title: player.title,
      women: player.womenTitle,
      other: player.otherTitles,
      arena: player.foaTitle,
    },
    ratings,
    otherIds,
  };
}

/** By name or ID. */
async function found({ office }: Context, query: PlayersQuery): Promise<PlayersPage> {
  const { q = '', federation, sex, title, cadence, active, youngest, oldest, limit = LIMIT, cursor } = query;
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

function foundItem(player: Found): PlayerItem {
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

/** Without a text: the newest list, by rating. */
async function best({ office }: Context, query: PlayersQuery): Promise<PlayersPage> {
  const {
    cadence = 'standard',
    federation,
    sex,
    title,
    active,
    youngest,
    oldest,
    limit = LIMIT,
    cursor,
  } = query;
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

/** A list has a woman's title in both of its columns where she has no other. */
function titlesOf(title: string, womenTitle: string): string[] {
  if (title === '') return womenTitle === '' ? [] : [womenTitle];
  return womenTitle === '' || womenTitle === title ? [title] : [title, womenTitle];
}
