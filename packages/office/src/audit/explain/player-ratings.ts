import {
  CADENCES,
  type Cadence,
  type CivilDate,
  defined,
  type FirstRating,
  formatDate,
  lastDayOfPooling,
  parseDate,
  type Reasons,
} from '@eloquence/rating';
import { editionsOf, hasEdition } from '../../editions.ts';
import { listEditions, membersOn } from '../../facts/list-facts.ts';
import type { Office } from '../../office.ts';
import { lastRated } from '../../period/inputs/last-rated.ts';
import { partialResults } from '../../period/inputs/partial-results.ts';
import { firstRatingOf } from '../../period/rate/first-ratings.ts';
import { type RatingOnList, ratingsByList } from '../../players/player.ts';
import { listInfo, listView } from '../../queries/lists.ts';
import { isPublished, rowOfKey } from '../../rating-lists/columns.ts';
import { currentLists, type ListName } from '../../rating-lists/store/load.ts';
import { storedPlan } from '../../rating-lists/store/stored-plan.ts';
import { todayOf } from '../../today.ts';
import { explainActivity } from './explain-activity.ts';
import { type KSource, reasonsOfK, sourceOfK } from './k.ts';
import { memoryOf } from './recompute.ts';

/** The rank of a player among active players. */
export interface Rank {
  readonly rank: number;
  readonly of: number;
}

/** A player's rating in a cadence today, with reasons. */
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
  /** null: inactive or unrated. */
  readonly world: Rank | null;
  readonly federation: Rank | null;
  /** The highest rating ever published; `list` is null if the store does not have that list. */
  readonly peak: { readonly rating: number; readonly list: string | null } | null;
  /** Of an unrated player with results. */
  readonly first: PartialFirst | null;
}

/** Results towards a first rating, and the games still missing. */
export interface PartialFirst {
  readonly first: FirstRating;
  readonly games: { readonly needed: number; readonly missing: number };
  /** In half points, in the first event. */
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

/** A player's ratings in all cadences that have a list. */
export async function playerRatings(office: Office, key: number): Promise<readonly PlayerCadence[]> {
  const listed = await ratingsByList(office.store, key);
  const ratings: PlayerCadence[] = [];
  for (const cadence of CADENCES) {
    const lists = await currentLists(office.store, cadence);
    if (lists.length > 0) ratings.push(await ratingIn(office, key, cadence, lists, listed));
  }
  return ratings;
}

async function ratingIn(
  office: Office,
  key: number,
  cadence: Cadence,
  lists: readonly ListName[],
  listed: readonly RatingOnList[],
): Promise<PlayerCadence> {
  const newest = defined(lists.at(-1));
  const date = parseDate(newest.date);
  const view = await listView(office, await listInfo(office, cadence, newest.date));
  const { columns } = view;
  const row = rowOfKey(columns.keys, key);
  const rating = row < 0 ? 0 : defined(columns.ratings[row]);
  const own = listed.filter((each) => each.cadence === cadence);
  const peak = Math.max(row < 0 ? 0 : defined(columns.peaks[row]), ...own.map((each) => each.rating ?? 0));
  const unrated = {
    ...{ cadence, list: newest.date, rating: null, k: null, kReasons: [], kFrom: null, active: false },
    ...{ statusReasons: [], world: null, federation: null },
    peak: peak === 0 ? null : { rating: peak, list: own.find((each) => each.rating === peak)?.date ?? null },
  };
  if (rating === 0) return { ...unrated, first: await partialFirst(office, key, cadence, lists) };
  const memory = memoryOf(columns, row);
  const k = defined(columns.ks[row]);
  const plan = await storedPlan(office.store.db, newest.id);
  const edition = editionsOf(office, cadence, plan).at(date);
  const status = explainActivity(office, newest, columns, key, listed, rating, plan);
  if (!isPublished(columns, row)) return { ...unrated, first: null, statusReasons: status?.reasons ?? [] };
  const federation = defined(columns.federationNames[defined(columns.federations[row])]);
  const rankIn = (selection: ReturnType<typeof view.select>): Rank | null => {
    const place = selection.placeOfKey(key);
    const rank = place < 0 ? null : selection.rankAt(place);
    return rank === null ? null : { rank, of: selection.count };
  };
  return {
    ...unrated,
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

/** null: no results. */
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
  const editions = await listEditions(office, cadence);
  const usable = results.filter(({ result }) => hasEdition(editions, result.start));
  const members = await membersOn(db, todayOf(office));
  const first = firstRatingOf(
    editions,
    usable.map(({ result }) => result),
    { member: members.includes(key), explain: true },
  );
  if (first === null) return null;
  const { rules } = first.edition;
  const reason = first.reasons.find(({ code }) => code === 'games-missing' || code === 'rating-published');
  const needed = Number(
    (reason?.values as { needed?: number } | undefined)?.needed ?? rules.minimumGames.value,
  );
  const at = (day: CivilDate): ReturnType<typeof editions.at> => editions.at(day);
  return {
    first,
    games: { needed, missing: Math.max(0, needed - first.n) },
    minimumScore: rules.minimumScore.value.halfPoints,
    // The engine sorts events by start, as they are here: the indexes match.
    events: usable.map(({ date, result }, index) => ({
      event: result.event,
      list: date,
      until: formatDate(lastDayOfPooling(at, first.edition, parseDate(result.start))),
      result: defined(first.events[index]),
      score: result.games.reduce((sum, [, score]) => sum + 2 * score, 0),
    })),
  };
}
