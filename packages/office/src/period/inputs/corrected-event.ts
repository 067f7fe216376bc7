import { type CivilDate, defined, formatDate, parseDate } from '@eloquence/rating';
import type { Kysely } from 'kysely';
import { editionsOf } from '../../editions.ts';
import type { Office } from '../../office.ts';
import type { ListName } from '../../rating-lists/store/load.ts';
import { storedPlan } from '../../rating-lists/store/stored-plan.ts';
import type { GameSet } from '../../reports/game-set.ts';
import { loadGameSets } from '../../reports/load-game-sets.ts';
import type { Schema } from '../../store/schema.ts';
import type { PeriodPlan } from '../plan/plan.ts';
import type { EventPlayer } from '../rate/event-players.ts';
import { type NamedList, ONE_EVENT, type PeriodInput, type UnratedEvent } from '../rate/input.ts';
import { type StoredEvent, unpackRatedEvent } from '../rate/pack-event.ts';
import { type RatedEvent, rateDueEvent } from '../rate/rate-event.ts';
import type { EventToCorrect } from './events-to-correct.ts';
import { lastRated } from './last-rated.ts';
import { aliasesOf, mergedKeys, withMergedKeys, withMerges } from './merged-players.ts';
import { keysOf, partialResults } from './partial-results.ts';

export type LoadList = (list: Pick<ListName, 'id'>) => Promise<NamedList>;

/** What every step of a correction needs. */
export interface CorrectionContext {
  readonly office: Office;
  readonly db: Kysely<Schema>;
  readonly plan: PeriodPlan;
  readonly load: LoadList;
  /** Merged players, by key. */
  readonly merges: ReadonlyMap<number, number>;
}

/** An event as rated on a list, and as corrected. */
export interface CorrectedEvent {
  readonly target: EventToCorrect;
  readonly original: StoredEvent;
  readonly rerated: Omit<RatedEvent, 'players' | 'unrated'> & {
    readonly players: readonly CorrectedPlayer[];
  };
}

interface CorrectedPlayer extends EventPlayer {
  readonly unrated: UnratedEvent | null;
}

/**
 * The corrected result of an unrated player, stored under the list that rated the event. A player without a result in
 * the corrected report is stored as removed.
 */
export function correctedResult(
  { original, rerated, target }: CorrectedEvent,
  key: number,
): UnratedEvent | null {
  const unrated = rerated.players.find((player) => player.key === key)?.unrated ?? null;
  const list = target.list.date;
  if (unrated) return { ...unrated, list };
  if (!original.players.some((player) => player.key === key && player.rating === null)) return null;
  return {
    event: target.event,
    start: original.start,
    ...{ type: 'swiss', official: false, games: [], ru: 0, n: 0 },
    ...{ roundRobin: false, counts: false, performed: false },
    list,
    removed: true,
  };
}

/** An event as it was rated, with merged keys. */
export async function storedEvent(
  { db, merges }: CorrectionContext,
  list: Pick<ListName, 'id'>,
  event: string,
): Promise<StoredEvent> {
  const { packed } = await db
    .selectFrom('rated_event')
    .select('packed')
    .where('list', '=', list.id)
    .where('event', '=', event)
    .executeTakeFirstOrThrow();
  const original = unpackRatedEvent(packed);
  const players = original.players.map((player) => ({
    ...player,
    key: merges.get(player.key) ?? player.key,
  }));
  return { ...original, players };
}

/** What the closing of an earlier list took, as far as single events ask for it. */
export interface OriginalList {
  /** With the keys of that time. */
  readonly originalInput: PeriodInput;
  readonly originalMerges: ReadonlyMap<number, number>;
  /** With merged keys. */
  readonly mergedInput: PeriodInput;
}

export async function originalList(context: CorrectionContext, list: ListName): Promise<OriginalList> {
  const { office, db, plan, load, merges } = context;
  const before = await load(plan.lists.findLast((each) => each.date < list.date) ?? list);
  const { peopleSeq = 0, ...stated } = await storedPlan(db, list.id);
  const originalMerges = await mergedKeys(db, peopleSeq);
  const knowing = (merged: ReadonlyMap<number, number>): PeriodInput => ({
    cadence: plan.cadence,
    date: parseDate(list.date),
    editions: editionsOf(office, plan.cadence, stated),
    previous: { ...before, columns: withMerges(before.columns, merged), aliases: aliasesOf(merged) },
    published: before.columns,
    listAt: () => null,
    standardAt: () => null,
    ...ONE_EVENT,
  });
  return { originalInput: knowing(originalMerges), originalMerges, mergedInput: knowing(merges) };
}

/** Rates the corrected reports with the lists of that period, and the merges known then. */
export async function rerate(
  context: CorrectionContext,
  { originalInput, originalMerges }: OriginalList,
  target: EventToCorrect,
): Promise<CorrectedEvent> {
  const { office, db, plan, merges } = context;
  const aliases = aliasesOf(originalMerges);
  const load: LoadList = async (name) => ({ ...(await context.load(name)), aliases });
  const original = await storedEvent(context, target.list, target.event);
  const [reported] = await loadGameSets(db, [target.reports]);
  const games = withMergedKeys(defined(reported), originalMerges);
  const standard = original.standard && (await load(original.standard));
  const listAt = await listsFor({ plan, load }, target, original, games);
  const lists = plan.lists.filter(({ date }) => date < target.list.date);
  const known = [...games.keys].filter((key) => key !== 0);
  const allKeys = known.flatMap((key) => keysOf(key, aliases));
  const earlier = await partialResults(db, known, lists, {
    aliases,
    lastRated: await lastRated(office, db, lists, allKeys),
  });
  const rated = rateDueEvent(
    { ...originalInput, listAt, standardAt: () => standard },
    { id: target.event, games },
    (key) => earlier.get(key)?.map(({ result }) => result) ?? [],
  );
  const unrated = new Map(rated.unrated);
  const players = rated.players.map((player) => ({
    ...player,
    key: merges.get(player.key) ?? player.key,
    unrated: unrated.get(player.key) ?? null,
  }));
  return { target, original, rerated: { ...rated, players } };
}

/** The list the event was rated with; others only for the rounds or a corrected start. */
async function listsFor(
  { plan, load }: Pick<CorrectionContext, 'plan' | 'load'>,
  { list }: EventToCorrect,
  original: StoredEvent,
  { facts }: GameSet,
): Promise<PeriodInput['listAt']> {
  const inForce = (day: string): ListName | undefined =>
    plan.lists.findLast((each) => each.date <= day && each.date < list.date);
  const used = await load(original.list);
  const days = [facts.start, ...(facts.ratingsPerGame ? facts.roundDates.flatMap((day) => day ?? []) : [])];
  const byDate = new Map<string, NamedList>([[formatDate(used.date), used]]);
  for (const day of days) {
    const name = inForce(day);
    if (name && !byDate.has(name.date)) byDate.set(name.date, await load(name));
  }
  return (day: CivilDate) => byDate.get(inForce(formatDate(day))?.date ?? '') ?? used;
}
