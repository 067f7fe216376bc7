import { parseDate } from '@eloquence/rating';
import type { Kysely } from 'kysely';
import type { Office } from '../context.ts';
import { unpackGameSet } from '../events/game-set.ts';
import type { ListName } from '../lists-in-store/load.ts';
import type { Schema } from '../store/schema.ts';
import { type RatedEvent, rateDueEvent } from './event.ts';
import { firstRatingOf } from './first-ratings.ts';
import type { ClosingInput, CorrectionLine, NamedList, UnratedEvent } from './input.ts';
import { type ClosingPlan, editionsOf } from './plan.ts';
import { type KeptEvent, unpackRatedEvent } from './rated-event.ts';
import { kIn, ratingIn } from './rows.ts';

/** What corrected reports change: lines for rated players, new results for those still unrated. */
export interface Corrections {
  readonly lines: readonly CorrectionLine[];
  /** By player: corrected results of events on earlier lists. */
  readonly results: ReadonlyMap<number, readonly UnratedEvent[]>;
}

type LoadList = (list: Pick<ListName, 'id'>) => Promise<NamedList>;

/**
 * The exact change by the corrected report minus the exact change applied so far, with the K used then. Who got
 * a first rating with the event owes the difference between what it would have been and what it was.
 */
export async function correctionLines(
  office: Office,
  db: Kysely<Schema>,
  plan: ClosingPlan,
  load: LoadList,
): Promise<Corrections> {
  // Of several corrections of one event the last one holds.
  const last = new Map(plan.corrections.map((correction) => [correction.event, correction]));
  const lines: CorrectionLine[] = [];
  const results = new Map<number, UnratedEvent[]>();
  for (const { event, after } of last.values()) {
    const then = await ratedThen(db, plan, event);
    if (then === null) continue;
    const again = await rateAgain(office, db, plan, then, event, after, load);
    const applied = await appliedSoFar(db, plan, event, then.kept);
    const players = new Set([...then.kept.players, ...again.event.players].map(({ key }) => key));
    players.delete(0);
    for (const key of players) {
      const change = await changeOwed(office, db, plan, then, again, key, applied.get(key) ?? 0);
      if (change !== 0) lines.push({ player: key, event, change });
      const unrated = again.event.players.find((player) => player.key === key)?.unrated;
      if (unrated) results.set(key, [...(results.get(key) ?? []), unrated]);
    }
  }
  return { lines: lines.toSorted((a, b) => a.player - b.player), results };
}

interface Then {
  readonly list: ListName;
  readonly kept: KeptEvent;
}

/** The event as it stands on its list. */
async function ratedThen(db: Kysely<Schema>, plan: ClosingPlan, event: string): Promise<Then | null> {
  const ids = new Map(plan.lists.map((list) => [list.id, list]));
  const rows = await db
    .selectFrom('rated_event')
    .select(['list', 'packed'])
    .where('event', '=', event)
    .orderBy('list')
    .execute();
  const row = rows.find(({ list }) => ids.has(list));
  return row ? { list: ids.get(row.list) as ListName, kept: unpackRatedEvent(row.packed) } : null;
}

interface Again {
  readonly event: RatedEvent;
  readonly previous: NamedList;
}

/** Rates the corrected report as the list of then would have. */
async function rateAgain(
  office: Office,
  db: Kysely<Schema>,
  plan: ClosingPlan,
  { list, kept }: Then,
  event: string,
  report: string,
  load: LoadList,
): Promise<Again> {
  const { packed } = await db
    .selectFrom('game_set')
    .select('packed')
    .where('report', '=', report)
    .executeTakeFirstOrThrow();
  const before = plan.lists.findLast((each) => each.date < list.date);
  const previous = await load(before ?? list);
  const [base, standard] = [await load(kept.list), kept.standard && (await load(kept.standard))];
  const input: ClosingInput = {
    cadence: plan.cadence,
    date: parseDate(list.date),
    editions: editionsOf(office, plan.cadence),
    previous,
    listAt: () => base,
    standardAt: () => standard,
    year: [],
    events: [],
    corrections: [],
    adjustments: [],
    unratedBefore: new Map(),
    people: new Map(),
    birthDates: new Map(),
    titledUnrated: [],
    former: new Map(),
  };
  const games = unpackGameSet(packed);
  const earlier = await resultsBefore(db, [...games.keys], list.date, plan.lists);
  const rated = rateDueEvent(input, { id: event, games }, (key) => earlier.get(key) ?? []);
  return { event: rated, previous };
}

/** Results of unrated players on lists before a date. */
export async function resultsBefore(
  db: Kysely<Schema>,
  keys: readonly number[],
  date: string,
  lists: readonly ListName[],
): Promise<ReadonlyMap<number, readonly UnratedEvent[]>> {
  const earlier = lists.filter((list) => list.date < date);
  const found = new Map<number, UnratedEvent[]>();
  for (const key of keys) {
    if (key === 0) continue;
    const events = (await partialResults(db, key, earlier)).map((row) => row.result);
    if (events.length > 0) found.set(key, events);
  }
  return found;
}

interface PartialResult {
  readonly date: string;
  readonly result: UnratedEvent;
}

/** A player's kept results on some lists, each event once, corrected ones in the place of the first. */
export async function partialResults(
  db: Kysely<Schema>,
  player: number,
  lists: readonly ListName[],
): Promise<readonly PartialResult[]> {
  const dates = new Map(lists.map(({ id, date }) => [id, date]));
  const rows = await db
    .selectFrom('partial_result')
    .select(['list', 'event', 'result'])
    .where('player', '=', player)
    .execute();
  const dated = rows.flatMap(({ list, ...row }) => {
    const date = dates.get(list);
    return date === undefined ? [] : [{ date, ...row }];
  });
  const byEvent = new Map<string, PartialResult>();
  for (const { event, date, result } of dated.toSorted((a, b) => (a.date < b.date ? -1 : 1))) {
    byEvent.set(event, { date: byEvent.get(event)?.date ?? date, result: JSON.parse(result) });
  }
  return [...byEvent.values()];
}

/** Hundredths that lists have given for the event: when it was rated, and by corrections since. */
async function appliedSoFar(
  db: Kysely<Schema>,
  plan: ClosingPlan,
  event: string,
  kept: KeptEvent,
): Promise<ReadonlyMap<number, number>> {
  const applied = new Map(kept.players.map(({ key, change }) => [key, change ?? 0]));
  const earlier = await db
    .selectFrom('correction')
    .select('applied')
    .distinct()
    .where('event', '=', event)
    .where('applied', '<', plan.date)
    .execute();
  for (const { applied: date } of earlier) {
    const list = plan.lists.find((each) => each.date === date);
    if (list === undefined) continue;
    const { summary } = await db
      .selectFrom('list')
      .select('summary')
      .where('id', '=', list.id)
      .executeTakeFirstOrThrow();
    const { corrections = [] } = JSON.parse(summary) as { corrections?: readonly CorrectionLine[] };
    for (const line of corrections) {
      if (line.event === event) applied.set(line.player, (applied.get(line.player) ?? 0) + line.change);
    }
  }
  return applied;
}

async function changeOwed(
  office: Office,
  db: Kysely<Schema>,
  plan: ClosingPlan,
  { list, kept }: Then,
  { event, previous }: Again,
  key: number,
  applied: number,
): Promise<number> {
  const player = event.players.find((each) => each.key === key);
  const before = kept.players.find((each) => each.key === key);
  if (player?.unrated || (before && before.rating === null)) {
    return firstRatingOwed(office, db, plan, list, player?.unrated ?? null, event.id, key, applied);
  }
  if (player === undefined || player.rating === null) return -applied;
  const k = before?.k ?? kIn(previous, key) ?? 0;
  // Who has left the list since has nothing to be corrected.
  return ratingIn(previous, key) === null && before?.k === undefined ? 0 : player.sum * k - applied;
}

/** For somebody who came on a list with the event: what the first rating would have been, minus what it was. */
async function firstRatingOwed(
  office: Office,
  db: Kysely<Schema>,
  plan: ClosingPlan,
  list: ListName,
  corrected: UnratedEvent | null,
  event: string,
  key: number,
  applied: number,
): Promise<number> {
  const entry = await db
    .selectFrom('history')
    .select(['date', 'rating'])
    .where('player', '=', key)
    .where('cadence', '=', plan.cadence)
    .where('rating', 'is not', null)
    .where('date', '>=', list.date)
    .where('date', '<', plan.date)
    .orderBy('date')
    .limit(1)
    .executeTakeFirst();
  if (entry === undefined || entry.rating === null) return 0;
  const pooled = (await partialResults(db, key, plan.lists))
    .filter(({ date, result }) => date <= entry.date && result.event !== event)
    .map(({ result }) => result);
  const editions = editionsOf(office, plan.cadence);
  const first = firstRatingOf({ editions }, corrected ? [...pooled, corrected] : pooled);
  // A first rating that should not have been is for the officer to decide: a replay takes it back.
  if (!first || first.rating === null) return 0;
  return 100 * (first.rating - entry.rating) - applied;
}
