import type { Kysely } from 'kysely';
import type { ListName } from '../lists-in-store/load.ts';
import { inParts } from '../store/parts.ts';
import type { Schema } from '../store/schema.ts';
import type { UnratedEvent } from './input.ts';

/** A kept result of an unrated player, and the list it was rated on. */
export interface PartialResult {
  readonly date: string;
  readonly result: UnratedEvent;
}

/** An event may stand on several lists, part by part: each part is a result of its own. */
export function resultKey(event: string, list: string): string {
  return `${event}@${list}`;
}

/**
 * Results kept with some lists, by player in the order of play. What a later list keeps as corrected takes the
 * place of what was kept first.
 */
export async function partialResults(
  db: Kysely<Schema>,
  players: readonly number[],
  lists: readonly ListName[],
): Promise<ReadonlyMap<number, readonly PartialResult[]>> {
  const dates = new Map(lists.map(({ id, date }) => [id, date]));
  const found = new Map<number, Map<string, PartialResult>>();
  for (const part of inParts(players)) {
    const rows = await db
      .selectFrom('partial_result')
      .select(['player', 'list', 'result'])
      .where('player', 'in', part)
      .execute();
    const current = rows.flatMap(({ list, ...row }) => {
      const date = dates.get(list);
      return date === undefined ? [] : [{ ...row, date }];
    });
    for (const { player, date, result } of current.toSorted((a, b) => compare(a.date, b.date))) {
      const own = found.get(player) ?? new Map<string, PartialResult>();
      found.set(player, own);
      const event = JSON.parse(result) as UnratedEvent;
      const ratedOn = event.list ?? date;
      own.set(resultKey(event.event, ratedOn), { date: ratedOn, result: event });
    }
  }
  return new Map([...found].map(([player, own]) => [player, inOrder([...own.values()])]));
}

function inOrder(results: readonly PartialResult[]): readonly PartialResult[] {
  return results.toSorted((a, b) => compare(a.result.start, b.result.start) || compare(a.date, b.date));
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The results before a list, as a closing takes them. */
export async function resultsBefore(
  db: Kysely<Schema>,
  players: readonly number[],
  date: string,
  lists: readonly ListName[],
): Promise<ReadonlyMap<number, readonly UnratedEvent[]>> {
  const known = players.filter((key) => key !== 0);
  const results = await partialResults(
    db,
    known,
    lists.filter((list) => list.date < date),
  );
  return new Map([...results].map(([key, own]) => [key, own.map(({ result }) => result)]));
}
