import {
  CADENCES,
  type Cadence,
  type CivilDate,
  type FirstRating,
  formatDate,
  lastDayOfPooling,
  parseDate,
  type Reasons,
} from '@eloquence/rating';
import { firstRatingOf } from '../closing/first-ratings.ts';
import { lastRated } from '../closing/last-rated.ts';
import { partialResults } from '../closing/partial-results.ts';
import { editionsOf, hasEdition } from '../closing/plan.ts';
import type { Office } from '../context.ts';
import { rowOfKey } from '../lists/columns.ts';
import { currentLists, type ListName } from '../lists-in-store/load.ts';
import { type Standing as ListStanding, standingsByList } from '../players/player.ts';
import { listInfo, listView } from '../views/lists.ts';
import { type KSource, reasonsOfK, sourceOfK } from './k.ts';
import { memoryOf } from './recompute.ts';
import { explainStanding } from './standing.ts';

/** The place of a player among those who are active. */
export interface Rank {
  readonly rank: number;
  readonly of: number;
}

/** How a player stands in a cadence today, and why. */
export interface PlayerCadence {
  readonly cadence: Cadence;
  /** The newest list. */
  readonly list: string;
  readonly rating: number | null;
  readonly k: number | null;
  readonly kReasons: Reasons;
  readonly kFrom: KSource | null;
  readonly active: boolean;
  readonly statusReasons: Reasons;
  /** null: not active, or without a rating. */
  readonly world: Rank | null;
  readonly federation: Rank | null;
  /** The highest rating ever published; the list where the store has it. */
  readonly peak: { readonly rating: number; readonly list: string | null } | null;
  /** Of somebody without a rating who has results. */
  readonly first: PartialFirst | null;
}

/** Results towards a first rating, and what is still missing. */
export interface PartialFirst {
  readonly first: FirstRating;
  readonly games: { readonly needed: number; readonly missing: number };
  /** Half points that the first event has to bring. */
  readonly minimumScore: number;
  readonly events: readonly {
    readonly event: string;
    readonly list: string;
    /** The last day on which another event may start and be pooled with this one. */
    readonly until: string;
    readonly result: FirstRating['events'][number];
    /** In half points. */
    readonly score: number;
  }[];
}

/** A player in all cadences that have a list. */
export async function playerStandings(office: Office, key: number): Promise<readonly PlayerCadence[]> {
  const listed = await standingsByList(office.store, key);
  const standings: PlayerCadence[] = [];
  for (const cadence of CADENCES) {
    const lists = await currentLists(office.store, cadence);
    if (lists.length > 0) standings.push(await standingIn(office, key, cadence, lists, listed));
  }
  return standings;
}

async function standingIn(
  office: Office,
  key: number,
  cadence: Cadence,
  lists: readonly ListName[],
  listed: readonly ListStanding[],
): Promise<PlayerCadence> {
  const newest = lists.at(-1) as ListName;
  const date = parseDate(newest.date);
  const view = await listView(office, await listInfo(office, cadence, newest.date));
  const { columns } = view;
  const row = rowOfKey(columns.keys, key);
  const rating = row < 0 ? 0 : (columns.ratings[row] as number);
  const own = listed.filter((each) => each.cadence === cadence);
  const peak = Math.max(row < 0 ? 0 : (columns.peaks[row] as number), ...own.map((each) => each.rating ?? 0));
  const nothing = {
    ...{ cadence, list: newest.date, rating: null, k: null, kReasons: [], kFrom: null, active: false },
    ...{ statusReasons: [], world: null, federation: null },
    peak: peak === 0 ? null : { rating: peak, list: own.find((each) => each.rating === peak)?.date ?? null },
  };
  if (rating === 0) return { ...nothing, first: await partialFirst(office, key, cadence, lists) };
  const memory = memoryOf(columns, row);
  const k = columns.ks[row] as number;
  const edition = editionsOf(office, cadence).at(date);
  const status = explainStanding(office, newest, columns, key, listed);
  const federation = columns.federationNames[columns.federations[row] as number] as string;
  const rankIn = (selection: ReturnType<typeof view.select>): Rank | null => {
    const place = selection.placeOfKey(key);
    const rank = place < 0 ? null : selection.rankAt(place);
    return rank === null ? null : { rank, of: selection.count };
  };
  return {
    ...nothing,
    rating,
    k: k || null,
    kReasons: reasonsOfK(edition, memory, date, k),
    kFrom: k === 0 ? null : sourceOfK(edition, memory, date, k),
    active: status?.active ?? false,
    statusReasons: status?.reasons ?? [],
    world: rankIn(view.select({ active: true })),
    federation: rankIn(view.select({ federation, active: true })),
    first: null,
  };
}

/** What an unrated player has so far; null: nothing. */
async function partialFirst(
  office: Office,
  key: number,
  cadence: Cadence,
  lists: readonly ListName[],
): Promise<PartialFirst | null> {
  const { db } = office.store;
  const merged = await db.selectFrom('player').select('key').where('merged_into', '=', key).execute();
  const others = merged.map((other) => other.key);
  const found = await partialResults(db, [key], lists, {
    aliases: new Map([[key, others]]),
    lastRated: await lastRated(office, db, lists, [key, ...others]),
  });
  const results = (found.get(key) ?? []).filter(({ result }) => result.games.length > 0);
  const editions = editionsOf(office, cadence);
  const usable = results.filter(({ result }) => hasEdition(editions, result.start));
  const first = firstRatingOf(
    { editions },
    usable.map(({ result }) => result),
    true,
  );
  if (first === null) return null;
  const { rules } = first.edition;
  const said = first.reasons.find(({ code }) => code === 'games-missing' || code === 'rating-published');
  const needed = Number(
    (said?.values as { needed?: number } | undefined)?.needed ?? rules.minimumGames.value,
  );
  const at = (day: CivilDate): ReturnType<typeof editions.at> => editions.at(day);
  return {
    first,
    games: { needed, missing: Math.max(0, needed - first.n) },
    minimumScore: rules.minimumScore.value.halfPoints,
    // The engine takes them in the order of their start, as they are here.
    events: usable.map(({ date, result }, index) => ({
      event: result.event,
      list: date,
      until: formatDate(lastDayOfPooling(at, first.edition, parseDate(result.start))),
      result: first.events[index] as FirstRating['events'][number],
      score: result.games.reduce((sum, [, score]) => sum + 2 * score, 0),
    })),
  };
}
