import type { Kysely } from 'kysely';
import { compare } from '../../compare.ts';
import type { ListName } from '../../rating-lists/store/load.ts';
import { readInParts } from '../../store/parts.ts';
import type { Schema } from '../../store/schema.ts';
import type { Aliases, UnratedEvent } from '../rate/input.ts';

/** A stored result of an unrated player, and its list. */
export interface PartialResult {
  readonly date: string;
  readonly result: UnratedEvent;
}

export interface PartialResultOptions<Name = Pick<ListName, 'date'>> {
  readonly aliases?: Aliases;
  /** The last list with a rating of the player: results up to it have been used already. */
  readonly lastRated?: ReadonlyMap<number, Name>;
}

/** An event may be rated in parts on several lists: each part has its own result. */
export function resultKey(event: string, list: string): string {
  return `${event}@${list}`;
}

/** All keys of one player; the remaining one last. */
export function keysOf(person: number, aliases: Aliases = new Map()): readonly number[] {
  return [...(aliases.get(person) ?? []), person];
}

/**
 * Stored results by player, in the order of play. A corrected result of a later list replaces the first one.
 */
export async function partialResults(
  db: Kysely<Schema>,
  persons: readonly number[],
  lists: readonly Pick<ListName, 'id' | 'date'>[],
  { aliases, lastRated }: PartialResultOptions = {},
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

/** Every stored result with its list. */
async function keptResults(
  db: Kysely<Schema>,
  players: readonly number[],
  lists: readonly Pick<ListName, 'id' | 'date'>[],
): Promise<ReadonlyMap<number, readonly PartialResult[]>> {
  const dates = new Map(lists.map(({ id, date }) => [id, date]));
  const kept = db.selectFrom('partial_result').select(['player', 'list', 'result']);
  const rows = await readInParts(players, (part) => kept.where('player', 'in', part).execute());
  const results = rows.flatMap(({ player, list, result }) => {
    const date = dates.get(list);
    return date === undefined ? [] : [{ player, date, result: JSON.parse(result) as UnratedEvent }];
  });
  return Map.groupBy(results, ({ player }) => player);
}

function inOrder(results: readonly PartialResult[]): readonly PartialResult[] {
  return results.toSorted((a, b) => compare(a.result.start, b.result.start) || byDate(a, b));
}

const byDate = (a: PartialResult, b: PartialResult): number => compare(a.date, b.date);

const later = (a: string, b: string): string => (a > b ? a : b);
