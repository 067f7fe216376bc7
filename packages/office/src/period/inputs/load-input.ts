import { type CivilDate, defined, type Edition, formatDate, parseDate } from '@eloquence/rating';
import type { Kysely } from 'kysely';
import { compare } from '../../compare.ts';
import { editionsOf } from '../../editions.ts';
import type { Office } from '../../office.ts';
import type { PlayerData } from '../../players/player-data.ts';
import { playerDataByKey } from '../../players/player-data.ts';
import { FLAG, type ListColumns, rowOfKey } from '../../rating-lists/columns.ts';
import { type ListName, loadList } from '../../rating-lists/store/load.ts';
import { planIn } from '../../rating-lists/store/stored-plan.ts';
import { loadGameSets } from '../../reports/load-game-sets.ts';
import type { Schema } from '../../store/schema.ts';
import type { PeriodPlan } from '../plan/plan.ts';
import type { Aliases, DueEvent, FormerPlayer, NamedList, PeriodInput, UnratedEvent } from '../rate/input.ts';
import { correctionLines } from './corrections.ts';
import { lastRated } from './last-rated.ts';
import { aliasesOf, mergedKeys, withMergedKeys, withMerges } from './merged-players.ts';
import { keysOf, type PartialResultOptions, partialResults, resultKey } from './partial-results.ts';

/** Lists not saved yet, by provisional ID. */
export type UnsavedLists = ReadonlyMap<number, ListColumns>;

/** Reads everything a plan refers to. */
export async function loadInput(
  office: Office,
  plan: PeriodPlan,
  unsaved: UnsavedLists = new Map(),
): Promise<PeriodInput> {
  const { db } = office.store;
  const { cadence } = plan;
  const date = parseDate(plan.date);
  const editions = editionsOf(office, cadence, plan);
  const merges = await mergedKeys(db, plan.peopleSeq);
  const aliases = aliasesOf(merges);
  const events = await dueEvents(db, plan, merges);
  const lists = listsOf(office, db, plan, unsaved, aliases);
  const published = await lists.load(plan.previous);
  for (const list of listsNeeded(plan, events)) await lists.load(list);
  const previous = { ...published, columns: withMerges(published.columns, merges) };
  const corrected = await correctionLines(office, db, plan, lists.load);
  const keys = unlistedKeys(
    [...events.map(({ games }) => games.keys), [...corrected.results.keys()]],
    previous,
  );
  const allKeys = keys.flatMap((key) => keysOf(key, aliases));
  const persons = { aliases, lastRated: await lastRated(office, db, plan.lists, allKeys) };
  const titled = await titledUnrated(db, plan, editions.at(date));
  const before = await unratedBefore(db, plan, keys, corrected.results, persons);
  const year: ListColumns[] = [];
  for (const list of yearOf(plan)) year.push((await lists.load(list)).columns);
  const people = await peopleFor(db, plan, [...keys, ...titled, ...merges.values()]);
  return {
    cadence,
    date,
    editions,
    previous,
    published: published.columns,
    listAt: lists.at(plan.lists),
    standardAt: lists.at(plan.standard),
    year,
    events,
    corrections: corrected.lines,
    corrected: corrected.results,
    adjustments: plan.adjustments,
    exclusions: plan.exclusions,
    members: new Set(plan.members),
    unratedBefore: before,
    people,
    birthDates: needsBirthDates(editions.at(date)) ? await birthDates(db) : new Map(),
    titledUnrated: titled,
    former: await formerPlayers(plan, keys, lists.load, persons),
  };
}

async function dueEvents(
  db: Kysely<Schema>,
  plan: PeriodPlan,
  merges: ReadonlyMap<number, number>,
): Promise<readonly DueEvent[]> {
  const games = await loadGameSets(
    db,
    plan.events.map(({ reports }) => reports.map(({ id }) => id)),
  );
  const events = plan.events.map(({ event }, index) => ({
    id: event,
    games: withMergedKeys(defined(games[index]), merges),
  }));
  return events.toSorted((a, b) => compare(a.games.facts.start, b.games.facts.start) || compare(a.id, b.id));
}

interface Lists {
  readonly at: (lists: readonly ListName[]) => (day: CivilDate) => NamedList | null;
  readonly load: (name: Pick<ListName, 'id'>) => Promise<NamedList>;
}

function listsOf(
  office: Office,
  db: Kysely<Schema>,
  plan: PeriodPlan,
  unsaved: UnsavedLists,
  aliases: Aliases,
): Lists {
  const loaded = new Map<number, NamedList>();
  const load = async ({ id }: Pick<ListName, 'id'>): Promise<NamedList> => {
    const known = loaded.get(id);
    if (known) return known;
    const columns = unsaved.get(id);
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
  const at = (lists: readonly ListName[]) => (day: CivilDate) => {
    const list = inForce(lists, formatDate(day));
    return list === null ? null : (loaded.get(list.id) ?? null);
  };
  return { at, load };
}

/** The lists in force at the start of the events. */
function listsNeeded(plan: PeriodPlan, events: readonly DueEvent[]): readonly ListName[] {
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

/** The newest list on a day or before. */
export function inForce(lists: readonly ListName[], day: string): ListName | null {
  return lists.findLast((list) => list.date <= day) ?? null;
}

/** The lists of the last twelve months: their games decide activity. */
function yearOf({ date, lists }: PeriodPlan): readonly ListName[] {
  const yearBefore = `${Number(date.slice(0, 4)) - 1}${date.slice(4)}`;
  return lists.filter((list) => list.date > yearBefore);
}

/** Players of the events without a rating on the list before: newcomers, entrants, returning players. */
function unlistedKeys(players: readonly ArrayLike<number>[], { columns }: NamedList): readonly number[] {
  const keys = new Set<number>();
  for (const some of players) {
    for (let place = 0; place < some.length; place += 1) {
      const key = defined(some[place]);
      const row = rowOfKey(columns.keys, key);
      if (key !== 0 && (row < 0 || columns.ratings[row] === 0)) keys.add(key);
    }
  }
  return [...keys];
}

/** Results of unrated players on earlier lists, including corrected ones. */
async function unratedBefore(
  db: Kysely<Schema>,
  plan: PeriodPlan,
  keys: readonly number[],
  corrected: ReadonlyMap<number, readonly UnratedEvent[]>,
  of: PartialResultOptions,
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

/**
 * New players, and those whose data changed since the list before. An import leaves changes dated after its list as they
 * are, also those made before it.
 */
async function peopleFor(
  db: Kysely<Schema>,
  plan: PeriodPlan,
  keys: readonly number[],
): Promise<ReadonlyMap<number, PlayerData>> {
  const since = await db
    .selectFrom('list')
    .select(['seq', 'source', 'inputs'])
    .where('id', '=', plan.previous.id)
    .executeTakeFirstOrThrow();
  const known = planIn(since).peopleSeq ?? since.seq ?? 0;
  const changed = await db
    .selectFrom('player_change')
    .select('player')
    .distinct()
    .where((of) => {
      const isLater = of('seq', '>', known);
      return since.source === 'computed' ? isLater : of.or([isLater, of('since', '>', plan.previous.date)]);
    })
    .execute();
  return playerDataByKey(db, [...keys, ...changed.map(({ player }) => player)]);
}

/** Until 2021 juniors' K ended with the birthday, not the year. */
export function needsBirthDates({ rules }: Edition): boolean {
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

/** Titled players without a rating, for editions that list them. */
async function titledUnrated(
  db: Kysely<Schema>,
  { cadence }: PeriodPlan,
  { rules }: Edition,
): Promise<readonly number[]> {
  if (cadence !== 'standard' || rules.titledUnrated.value === null) return [];
  const rows = await db
    .selectFrom('player_now')
    .select('key')
    .where((of) => of.or([of('title', '<>', ''), of('women_title', '<>', '')]))
    .where('standard', 'is', null)
    .orderBy('key')
    .execute();
  return rows.map(({ key }) => key);
}

/** Games and peaks of players on earlier lists, including the games that delisted them. */
async function formerPlayers(
  { lists }: PeriodPlan,
  keys: readonly number[],
  load: Lists['load'],
  { aliases, lastRated: last }: Required<PartialResultOptions<ListName>>,
): Promise<ReadonlyMap<number, FormerPlayer>> {
  const former = new Map<number, FormerPlayer>();
  const remember = async (key: number, as: number, name: ListName): Promise<void> => {
    const { columns: rated } = await load(name);
    const next = lists.find(({ date }) => date > name.date);
    const left = next ? (await load(next)).columns : rated;
    const isDelisted = ((left.flags[rowOfKey(left.keys, as)] ?? 0) & FLAG.delisted) !== 0;
    const columns = isDelisted ? left : rated;
    const row = rowOfKey(columns.keys, as);
    former.set(key, {
      played: defined(columns.played[row]),
      peak: defined(columns.peaks[row]),
      flags: defined(columns.flags[row]) & (FLAG.playedPartly | FLAG.new),
      firstListed: defined(rated.firstListed[rowOfKey(rated.keys, as)]),
    });
  };
  // The player's own row comes last and wins over those of merged players.
  for (const key of keys) {
    for (const as of keysOf(key, aliases)) {
      const name = last.get(as);
      if (name) await remember(key, as, name);
    }
  }
  return former;
}
