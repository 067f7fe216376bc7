import { type CivilDate, formatDate, parseDate } from '@eloquence/rating';
import type { Kysely } from 'kysely';
import type { Office } from '../context.ts';
import { type GameSet, joinGameSets, unpackGameSet } from '../events/game-set.ts';
import type { ListName } from '../lists-in-store/load.ts';
import type { Schema } from '../store/schema.ts';
import type { CorrectedUnit } from './chains.ts';
import { type RatedEvent, rateDueEvent } from './event.ts';
import type { ClosingInput, NamedList, UnratedEvent } from './input.ts';
import { resultsBefore } from './partial-results.ts';
import { type ClosingPlan, editionsOf } from './plan.ts';
import { type KeptEvent, unpackRatedEvent } from './rated-event.ts';
import { aliasesOf, withMerges, withSurvivors } from './survivors.ts';

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
  readonly then: KeptEvent;
  readonly now: RatedEvent;
}

/** What the corrected report gives somebody unrated: kept as a result of the list on which it was rated. */
export function correctedResult({ now, unit }: CorrectedEvent, key: number): UnratedEvent | null {
  const unrated = now.players.find((player) => player.key === key)?.unrated ?? null;
  return unrated && { ...unrated, list: unit.list.date };
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

/** What a closing of an earlier list would take, as far as single events ask for it. */
export async function inputOfList(
  { office, plan, load, survivors }: CorrectionContext,
  list: ListName,
): Promise<ClosingInput> {
  const before = await load(plan.lists.findLast((each) => each.date < list.date) ?? list);
  const aliases = aliasesOf(survivors);
  return {
    cadence: plan.cadence,
    date: parseDate(list.date),
    editions: editionsOf(office, plan.cadence),
    previous: { ...before, columns: withMerges(before.columns, survivors), aliases },
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
  };
}

/** Rates the corrected reports as the list of then would have. */
export async function rateAgain(
  context: CorrectionContext,
  input: ClosingInput,
  unit: CorrectedUnit,
): Promise<CorrectedEvent> {
  const { db, plan, load, survivors } = context;
  const then = await keptEventOn(context, unit.list, unit.event);
  const games = withSurvivors(await gamesOf(db, unit), survivors);
  const standard = then.standard && (await load(then.standard));
  const listAt = await listsFor(context, unit, then, games);
  const earlier = await resultsBefore(db, [...games.keys], unit.list.date, plan.lists);
  const now = rateDueEvent(
    { ...input, listAt, standardAt: () => standard },
    { id: unit.event, games },
    (key) => earlier.get(key) ?? [],
  );
  return { unit, then, now };
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
  { plan, load }: CorrectionContext,
  { list }: CorrectedUnit,
  then: KeptEvent,
  { facts }: GameSet,
): Promise<ClosingInput['listAt']> {
  const inForce = (day: string): ListName | undefined =>
    plan.lists.findLast((each) => each.date <= day && each.date < list.date);
  const used = await load(then.list);
  const days = [facts.start, ...(facts.ratingsPerGame ? facts.roundDates.flatMap((day) => day ?? []) : [])];
  const byDate = new Map<string, NamedList>([[formatDate(used.date), used]]);
  for (const day of days) {
    const name = inForce(day);
    if (name && !byDate.has(name.date)) byDate.set(name.date, await load(name));
  }
  return (day: CivilDate) => byDate.get(inForce(formatDate(day))?.date ?? '') ?? used;
}
