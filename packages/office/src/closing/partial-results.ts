import type { Kysely } from 'kysely';
import type { ListName } from '../lists-in-store/load.ts';
import { inParts } from '../store/parts.ts';
import type { Schema } from '../store/schema.ts';
import type { Aliases, UnratedEvent } from './input.ts';

/** A kept result of an unrated player, and the list it was rated on. */
export interface PartialResult {
  readonly date: string;
  readonly result: UnratedEvent;
}

/** What is known of the persons whose results are asked for. */
export interface OfPersons<Name = Pick<ListName, 'date'>> {
  readonly aliases?: Aliases;
  /** The last list on which somebody had a rating: what was kept up to it has been used, and counts no second time. */
  readonly lastRated?: ReadonlyMap<number, Name>;
}

/** An event may stand on several lists, part by part: each part is a result of its own. */
export function resultKey(event: string, list: string): string {
  return `${event}@${list}`;
}

/** All keys of one person; his own comes last. */
export function keysOf(person: number, aliases: Aliases = new Map()): readonly number[] {
  return [...(aliases.get(person) ?? []), person];
}

/**
 * Results kept with some lists, by person in the order of play. What a later list keeps as corrected takes the
 * place of what was kept first.
 */
export async function partialResults(
  db: Kysely<Schema>,
  persons: readonly number[],
  lists: readonly Pick<ListName, 'id' | 'date'>[],
  { aliases, lastRated }: OfPersons = {},
): Promise<ReadonlyMap<number, readonly PartialResult[]>> {
  const kept = await keptResults(
    db,
    persons.flatMap((person) => keysOf(person, aliases)),
    lists,
  );
  const found = new Map<number, readonly PartialResult[]>();
  for (const person of persons) {
    const keys = keysOf(person, aliases);
    const used = keys.map((key) => lastRated?.get(key)?.date ?? '').reduce(later);
    const own = new Map<string, PartialResult>();
    for (const { date, result } of keys.flatMap((key) => kept.get(key) ?? []).toSorted(byDate)) {
      const ratedOn = result.list ?? date;
      own.set(resultKey(result.event, ratedOn), { date: ratedOn, result });
    }
    const counting = [...own.values()].filter(({ date, result }) => date > used && !result.removed);
    if (counting.length > 0) found.set(person, inOrder(counting));
  }
  return found;
}

/** Every result as it was kept, with the list that keeps it. */
async function keptResults(
  db: Kysely<Schema>,
  players: readonly number[],
  lists: readonly Pick<ListName, 'id' | 'date'>[],
): Promise<ReadonlyMap<number, readonly PartialResult[]>> {
  const dates = new Map(lists.map(({ id, date }) => [id, date]));
  const found = new Map<number, PartialResult[]>();
  for (const part of inParts(players)) {
    const rows = await db
      .selectFrom('partial_result')
      .select(['player', 'list', 'result'])
      .where('player', 'in', part)
      .execute();
    for (const { player, list, result } of rows) {
      const date = dates.get(list);
      if (date === undefined) continue;
      const own = found.get(player);
      const kept = { date, result: JSON.parse(result) as UnratedEvent };
      if (own) own.push(kept);
      else found.set(player, [kept]);
    }
  }
  return found;
}

function inOrder(results: readonly PartialResult[]): readonly PartialResult[] {
  return results.toSorted((a, b) => compare(a.result.start, b.result.start) || byDate(a, b));
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const byDate = (a: PartialResult, b: PartialResult): number => compare(a.date, b.date);

const later = (a: string, b: string): string => (a > b ? a : b);
