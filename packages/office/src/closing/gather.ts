import { type CivilDate, type Edition, formatDate, parseDate } from '@eloquence/rating';
import { type Kysely, sql } from 'kysely';
import type { Office } from '../context.ts';
import { joinGameSets, openGameSet } from '../events/game-set.ts';
import { FLAG, type ListColumns, rowOfKey } from '../lists/columns.ts';
import { rowOfOne } from '../lists/row-finder.ts';
import { type ListName, loadList } from '../lists-in-store/load.ts';
import { periodGamesOn } from '../lists-in-store/period-games.ts';
import { peopleByKey } from '../players/person.ts';
import { inParts } from '../store/parts.ts';
import type { Schema } from '../store/schema.ts';
import { correctionLines } from './corrections.ts';
import type { Aliases, ClosingInput, DueEvent, Former, NamedList, Person, UnratedEvent } from './input.ts';
import { lastRated } from './last-rated.ts';
import { keysOf, type OfPersons, partialResults, resultKey } from './partial-results.ts';
import { type ClosingPlan, editionsOf } from './plan.ts';
import { aliasesOf, mergedKeys, withMerges, withSurvivors } from './survivors.ts';

/** Lists that have been worked out and are not in the store yet, by the number they have meanwhile. */
export type FreshLists = ReadonlyMap<number, () => Promise<ListColumns>>;

/** Everything a plan names, read from the store. */
export async function gatherInput(
  office: Office,
  plan: ClosingPlan,
  fresh: FreshLists = new Map(),
): Promise<ClosingInput> {
  const { db } = office.store;
  const { cadence } = plan;
  const date = parseDate(plan.date);
  const editions = editionsOf(office, cadence);
  const survivors = await mergedKeys(db, plan.peopleSeq);
  const aliases = aliasesOf(survivors);
  const events = await dueEvents(office, plan, survivors);
  const lists = listsOf(office, db, plan, fresh, aliases);
  const published = await lists.load(plan.previous);
  // Another thread may still be at the others: what they are not needed for is asked meanwhile.
  const others = lists.loadAll(listsNeeded(plan, events));
  const previous = { ...published, columns: withMerges(published.columns, survivors) };
  const corrected = await correctionLines(office, db, plan, lists.load);
  const keys = unlistedKeys(
    [...events.map(({ games }) => games.keys), [...corrected.results.keys()]],
    previous,
  );
  const everybody = keys.flatMap((key) => keysOf(key, aliases));
  const persons = { aliases, lastRated: await lastRated(office, db, plan.lists, everybody) };
  const titled = await titledUnrated(db, plan, editions.at(date));
  const before = await unratedBefore(db, plan, keys, corrected.results, persons);
  const people = await peopleFor(db, plan, [...keys, ...titled, ...survivors.values()]);
  await others;
  return {
    cadence,
    date,
    editions,
    previous,
    published: published.columns,
    listAt: lists.at(plan.lists),
    standardAt: lists.at(plan.standard),
    year: await periodGamesOn(office.store, yearOf(plan), async (list) => (await lists.load(list)).columns),
    events,
    corrections: corrected.lines,
    corrected: corrected.results,
    adjustments: plan.adjustments,
    unratedBefore: before,
    people,
    birthDates: asksForBirthdays(editions.at(date)) ? await birthDates(db) : new Map(),
    titledUnrated: titled,
    former: await formerPlayers(plan, keys, lists.load, persons),
  };
}

async function dueEvents(
  { store }: Office,
  plan: ClosingPlan,
  survivors: ReadonlyMap<number, number>,
): Promise<readonly DueEvent[]> {
  const ids = plan.events.flatMap(({ reports }) => reports.map(({ id }) => id));
  const packed = new Map<string, Uint8Array>();
  for (const part of inParts(ids)) {
    const query = sql`SELECT report, packed FROM game_set WHERE report IN (${sql.join(part)})`;
    const found = await store.bytes(query);
    for (const [report, bytes] of found) packed.set(report, bytes);
  }
  const events = plan.events.map(({ event, reports }) => {
    const games = joinGameSets(reports.map(({ id }) => openGameSet(packed.get(id) as Uint8Array)));
    return { id: event, games: withSurvivors(games, survivors) };
  });
  return events.toSorted((a, b) => compare(a.games.facts.start, b.games.facts.start) || compare(a.id, b.id));
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

interface Lists {
  readonly at: (lists: readonly ListName[]) => (day: CivilDate) => NamedList | null;
  readonly load: (name: Pick<ListName, 'id'>) => Promise<NamedList>;
  readonly loadAll: (names: readonly ListName[]) => Promise<void>;
}

/** The lists of a plan, as they are loaded. */
function listsOf(
  office: Office,
  db: Kysely<Schema>,
  plan: ClosingPlan,
  fresh: FreshLists,
  aliases: Aliases,
): Lists {
  const loaded = new Map<number, NamedList>();
  const load = async ({ id }: Pick<ListName, 'id'>): Promise<NamedList> => {
    const known = loaded.get(id);
    if (known) return known;
    const columns = await fresh.get(id)?.();
    const date = [...plan.lists, ...plan.standard].find((each) => each.id === id)?.date as string;
    const list = columns
      ? { id, date: parseDate(date), columns, aliases }
      : await loadList(office.store, id, db).then((kept) => ({
          id,
          date: parseDate(kept.date),
          columns: kept.columns,
          aliases,
        }));
    loaded.set(id, list);
    return list;
  };
  const inTurn = async (names: readonly ListName[]): Promise<void> => {
    for (const name of names) await load(name);
  };
  const loadAll = (names: readonly ListName[]): Promise<void> => {
    const loading = inTurn(names);
    // Where something else fails first, nobody asks any more how this ended.
    loading.catch(() => {});
    return loading;
  };
  const at = (lists: readonly ListName[]) => (day: CivilDate) => {
    const list = inForce(lists, formatDate(day));
    return list === null ? null : (loaded.get(list.id) ?? null);
  };
  return { at, load, loadAll };
}

/** The lists in force at the start of the events. */
function listsNeeded(plan: ClosingPlan, events: readonly DueEvent[]): readonly ListName[] {
  const days = new Set<string>();
  for (const { games } of events) {
    const { start, ratingsPerGame, roundDates } = games.facts;
    days.add(start);
    if (ratingsPerGame) for (const day of roundDates) if (day !== null) days.add(day);
  }
  const needed = new Set([...days].flatMap((day) => [inForce(plan.lists, day), inForce(plan.standard, day)]));
  if (plan.adjustments.length > 0) needed.add(inForce(plan.standard, plan.date));
  return [...needed].filter((list) => list !== null);
}

/** The newest list of a day or before it. */
export function inForce(lists: readonly ListName[], day: string): ListName | null {
  return lists.findLast((list) => list.date <= day) ?? null;
}

/** Lists of the twelve months before: their games decide who is active. */
function yearOf({ date, lists }: ClosingPlan): readonly ListName[] {
  const yearBefore = `${Number(date.slice(0, 4)) - 1}${date.slice(4)}`;
  return lists.filter((list) => list.date > yearBefore);
}

/** Players of the events who are not on the list before: newcomers, entrants, those who come back. */
function unlistedKeys(players: readonly ArrayLike<number>[], { columns }: NamedList): readonly number[] {
  const keys = new Set<number>();
  for (const some of players) {
    for (let place = 0; place < some.length; place += 1) {
      const key = some[place] as number;
      const row = rowOfOne(columns.keys, key);
      if (key !== 0 && (row < 0 || columns.ratings[row] === 0)) keys.add(key);
    }
  }
  return [...keys];
}

/** Results of unrated players on the lists before, with those that are corrected now. */
async function unratedBefore(
  db: Kysely<Schema>,
  plan: ClosingPlan,
  keys: readonly number[],
  corrected: ReadonlyMap<number, readonly UnratedEvent[]>,
  of: OfPersons,
): Promise<ReadonlyMap<number, readonly UnratedEvent[]>> {
  const kept = await partialResults(db, keys, plan.lists, of);
  return new Map(
    keys.map((key) => {
      const results = kept.get(key) ?? [];
      const own = new Map(results.map(({ date, result }) => [resultKey(result.event, date), result]));
      for (const result of corrected.get(key) ?? []) {
        own.set(resultKey(result.event, result.list ?? ''), result);
      }
      const counting = [...own.values()].filter(({ removed }) => !removed);
      return [key, counting.toSorted((a, b) => compare(a.start, b.start))];
    }),
  );
}

/** Those who are new, and those who changed since the list before was made. */
async function peopleFor(
  db: Kysely<Schema>,
  plan: ClosingPlan,
  keys: readonly number[],
): Promise<ReadonlyMap<number, Person>> {
  const since = await db
    .selectFrom('list')
    .select(['seq', 'inputs'])
    .where('id', '=', plan.previous.id)
    .executeTakeFirstOrThrow();
  const known = (JSON.parse(since.inputs) as { peopleSeq?: number }).peopleSeq ?? since.seq ?? 0;
  const changed = await db
    .selectFrom('player_change')
    .select('player')
    .distinct()
    .where('seq', '>', known)
    .execute();
  return peopleByKey(db, [...keys, ...changed.map(({ player }) => player)]);
}

/** Whether a day of birth can change anything: until 2021 juniors' K ended with the birthday. */
export function asksForBirthdays({ rules }: Edition): boolean {
  return rules.kSteps.value?.some((step) => step.junior?.until === 'birthday') ?? false;
}

async function birthDates(db: Kysely<Schema>): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('player')
    .select(['key', 'birth_date'])
    .where('birth_date', 'is not', null)
    .execute();
  return new Map(rows.map(({ key, birth_date }) => [key, birth_date as string]));
}

/** Players with a title and without a rating, for the editions that list them by themselves. */
async function titledUnrated(
  db: Kysely<Schema>,
  { cadence }: ClosingPlan,
  { rules }: Edition,
): Promise<readonly number[]> {
  if (cadence !== 'standard' || rules.titledUnrated.value === null) return [];
  const rows = await db
    .selectFrom('player_now')
    .select('key')
    .where('title', '<>', '')
    .where('standard', 'is', null)
    .orderBy('key')
    .execute();
  return rows.map(({ key }) => key);
}

/** What is remembered of players who were on an earlier list: as it left them, with the games that took them off it. */
async function formerPlayers(
  { lists }: ClosingPlan,
  keys: readonly number[],
  load: Lists['load'],
  { aliases, lastRated: last }: Required<OfPersons<ListName>>,
): Promise<ReadonlyMap<number, Former>> {
  const former = new Map<number, Former>();
  const remember = async (key: number, as: number, name: ListName): Promise<void> => {
    const { columns: rated } = await load(name);
    const next = lists.find(({ date }) => date > name.date);
    const left = next ? (await load(next)).columns : rated;
    const isDelisted = ((left.flags[rowOfKey(left.keys, as)] ?? 0) & FLAG.delisted) !== 0;
    const columns = isDelisted ? left : rated;
    const row = rowOfKey(columns.keys, as);
    former.set(key, {
      played: columns.played[row] as number,
      peak: columns.peaks[row] as number,
      flags: (columns.flags[row] as number) & (FLAG.playedPartly | FLAG.new),
      firstListed: rated.firstListed[rowOfKey(rated.keys, as)] as number,
    });
  };
  // What is remembered of the player himself comes last, and counts.
  for (const key of keys) {
    for (const as of keysOf(key, aliases)) {
      const name = last.get(as);
      if (name) await remember(key, as, name);
    }
  }
  return former;
}
