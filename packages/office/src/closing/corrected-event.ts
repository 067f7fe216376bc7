import { type CivilDate, formatDate, parseDate } from '@eloquence/rating';
import type { Kysely } from 'kysely';
import type { Office } from '../context.ts';
import { type GameSet, joinGameSets, unpackGameSet } from '../events/game-set.ts';
import type { ListName } from '../lists-in-store/load.ts';
import type { Schema } from '../store/schema.ts';
import type { CorrectedUnit } from './chains.ts';
import { Entries, type EventPlayer } from './entries.ts';
import { type RatedEvent, rateDueEvent } from './event.ts';
import type { ClosingInput, NamedList, UnratedEvent } from './input.ts';
import { lastRated } from './last-rated.ts';
import { keysOf, partialResults } from './partial-results.ts';
import { type ClosingPlan, editionsOf } from './plan.ts';
import { type KeptEvent, unpackRatedEvent } from './rated-event.ts';
import { aliasesOf, mergedKeys, withMerges, withSurvivors } from './survivors.ts';

export type LoadList = (list: Pick<ListName, 'id'>) => Promise<NamedList>;

/** What every step of a correction needs. */
export interface CorrectionContext {
  readonly office: Office;
  readonly db: Kysely<Schema>;
  readonly plan: ClosingPlan;
  readonly load: LoadList;
  /** Players who turned out to be somebody else, by key. */
  readonly survivors: ReadonlyMap<number, number>;
}

/** An event as it stands on a list, and as it should. */
export interface CorrectedEvent {
  readonly unit: CorrectedUnit;
  readonly kept: KeptEvent;
  readonly again: Omit<RatedEvent, 'players'> & { readonly players: readonly CorrectedPlayer[] };
}

/** What an event gives one of its players, rated or not. */
interface CorrectedPlayer extends EventPlayer {
  readonly unrated: UnratedEvent | null;
}

/**
 * What the corrected report gives somebody unrated: kept as a result of the list on which it was rated. Who is not in
 * the report any more, or only without a result, is kept as that.
 */
export function correctedResult({ kept, again, unit }: CorrectedEvent, key: number): UnratedEvent | null {
  const unrated = again.players.find((player) => player.key === key)?.unrated ?? null;
  const list = unit.list.date;
  if (unrated) return { ...unrated, list };
  if (!kept.players.some((player) => player.key === key && player.rating === null)) return null;
  return {
    event: unit.event,
    start: kept.start,
    ...{ type: 'swiss', official: false, games: [], ru: 0, n: 0 },
    ...{ roundRobin: false, counts: false, performed: false },
    list,
    removed: true,
  };
}

/** An event of a list as it was rated, its players as they are known now. */
export async function keptEventOn(
  { db, survivors }: CorrectionContext,
  list: Pick<ListName, 'id'>,
  event: string,
): Promise<KeptEvent> {
  const { packed } = await db
    .selectFrom('rated_event')
    .select('packed')
    .where('list', '=', list.id)
    .where('event', '=', event)
    .executeTakeFirstOrThrow();
  const kept = unpackRatedEvent(packed);
  const players = kept.players.map((player) => ({ ...player, key: survivors.get(player.key) ?? player.key }));
  return { ...kept, players };
}

/** What the closing of an earlier list took, as far as single events ask for it. */
export interface ListThen {
  /** With the players as they were known then. */
  readonly inputThen: ClosingInput;
  readonly survivorsThen: ReadonlyMap<number, number>;
  /** The same with the players as they are known now. */
  readonly inputNow: ClosingInput;
}

export async function listThen(context: CorrectionContext, list: ListName): Promise<ListThen> {
  const { office, db, plan, load, survivors } = context;
  const before = await load(plan.lists.findLast((each) => each.date < list.date) ?? list);
  const { inputs } = await db
    .selectFrom('list')
    .select('inputs')
    .where('id', '=', list.id)
    .executeTakeFirstOrThrow();
  const { peopleSeq = 0 } = JSON.parse(inputs) as { readonly peopleSeq?: number };
  const survivorsThen = await mergedKeys(db, peopleSeq);
  const knowing = (merged: ReadonlyMap<number, number>): ClosingInput => ({
    cadence: plan.cadence,
    date: parseDate(list.date),
    editions: editionsOf(office, plan.cadence),
    previous: { ...before, columns: withMerges(before.columns, merged), aliases: aliasesOf(merged) },
    published: before.columns,
    listAt: () => null,
    standardAt: () => null,
    year: [],
    events: [],
    corrections: [],
    corrected: new Map(),
    adjustments: [],
    unratedBefore: new Map(),
    people: new Map(),
    birthDates: new Map(),
    titledUnrated: [],
    former: new Map(),
  });
  return { inputThen: knowing(survivorsThen), survivorsThen, inputNow: knowing(survivors) };
}

/** Rates the corrected reports as the list of then would have: whoever was merged since had the rating of his own ID. */
export async function rateAgain(
  context: CorrectionContext,
  { inputThen, survivorsThen }: ListThen,
  unit: CorrectedUnit,
): Promise<CorrectedEvent> {
  const { office, db, plan, survivors } = context;
  const aliases = aliasesOf(survivorsThen);
  const load: LoadList = async (name) => ({ ...(await context.load(name)), aliases });
  const kept = await keptEventOn(context, unit.list, unit.event);
  const games = withSurvivors(await gamesOf(db, unit), survivorsThen);
  const standard = kept.standard && (await load(kept.standard));
  const listAt = await listsFor({ plan, load }, unit, kept, games);
  const lists = plan.lists.filter(({ date }) => date < unit.list.date);
  const known = [...games.keys].filter((key) => key !== 0);
  const everybody = known.flatMap((key) => keysOf(key, aliases));
  const earlier = await partialResults(db, known, lists, {
    aliases,
    lastRated: await lastRated(office, db, lists, everybody),
  });
  const rated = rateDueEvent(
    { ...inputThen, listAt, standardAt: () => standard },
    { id: unit.event, games },
    (key) => earlier.get(key)?.map(({ result }) => result) ?? [],
    new Entries(games.keys.length),
  );
  const unrated = new Map(rated.players.unrated);
  const players = Array.from(rated.players, (player) => ({
    ...player,
    key: survivors.get(player.key) ?? player.key,
    unrated: unrated.get(player.key) ?? null,
  }));
  return { unit, kept, again: { ...rated, players } };
}

async function gamesOf(db: Kysely<Schema>, { reports }: CorrectedUnit): Promise<GameSet> {
  const sets: GameSet[] = [];
  for (const report of reports) {
    const { packed } = await db
      .selectFrom('game_set')
      .select('packed')
      .where('report', '=', report)
      .executeTakeFirstOrThrow();
    sets.push(unpackGameSet(packed));
  }
  return joinGameSets(sets);
}

/** The list used then for its day; others only where a game or a corrected start asks for them. */
async function listsFor(
  { plan, load }: Pick<CorrectionContext, 'plan' | 'load'>,
  { list }: CorrectedUnit,
  kept: KeptEvent,
  { facts }: GameSet,
): Promise<ClosingInput['listAt']> {
  const inForce = (day: string): ListName | undefined =>
    plan.lists.findLast((each) => each.date <= day && each.date < list.date);
  const used = await load(kept.list);
  const days = [facts.start, ...(facts.ratingsPerGame ? facts.roundDates.flatMap((day) => day ?? []) : [])];
  const byDate = new Map<string, NamedList>([[formatDate(used.date), used]]);
  for (const day of days) {
    const name = inForce(day);
    if (name && !byDate.has(name.date)) byDate.set(name.date, await load(name));
  }
  return (day: CivilDate) => byDate.get(inForce(formatDate(day))?.date ?? '') ?? used;
}
