import { defined } from '@eloquence/rating';
import type { Kysely } from 'kysely';
import { ListBuilder, type RowValues, rowValues } from '../../rating-lists/builder.ts';
import { FLAG, type ListColumns, rowOfKey } from '../../rating-lists/columns.ts';
import type { GameSet } from '../../reports/game-set.ts';
import type { Schema } from '../../store/schema.ts';
import type { Aliases } from '../rate/input.ts';

/** Players merged up to a ledger entry, by key: a list ignores later merges. */
export async function mergedKeys(
  db: Kysely<Schema>,
  peopleSeq: number,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('player')
    .innerJoin('player_change', 'player_change.player', 'player.key')
    .select(['player.key', 'player_change.after as into'])
    .where('player.merged_into', 'is not', null)
    .where('player_change.field', '=', 'merged_into')
    .where('player_change.seq', '<=', peopleSeq)
    .orderBy('player_change.seq')
    .execute();
  const into = new Map<number, number>();
  for (const { key, into: survivor } of rows) {
    // An undone merge may have been repeated later.
    if (survivor === null) into.delete(key);
    else into.set(key, Number(survivor));
  }
  const last = (key: number): number => {
    const next = into.get(key);
    return next === undefined ? key : last(next);
  };
  return new Map([...into.keys()].map((key) => [key, last(key)]));
}

/** The games with merged keys. A player who played an event under two IDs keeps both entries. */
export function withMergedKeys(games: GameSet, merges: ReadonlyMap<number, number>): GameSet {
  if (!games.keys.some((key) => merges.has(key))) return games;
  const taken = new Set(games.keys);
  const survivor = (key: number): number => {
    const other = merges.get(key);
    if (other === undefined || taken.has(other)) return key;
    taken.add(other);
    return other;
  };
  return { ...games, keys: games.keys.map(survivor) };
}

/** Merged keys by the key they were merged into. */
export function aliasesOf(merges: ReadonlyMap<number, number>): Aliases {
  return Map.groupBy(merges.keys(), (key) => defined(merges.get(key)));
}

/**
 * A list with merged players on one row. A player listed only under the merged ID keeps that rating; one listed twice
 * keeps the rating of the remaining ID, and the games and peak of both.
 */
export function withMerges(columns: ListColumns, merges: ReadonlyMap<number, number>): ListColumns {
  const isRated = (key: number): boolean => {
    const row = rowOfKey(columns.keys, key);
    return row >= 0 && defined(columns.ratings[row]) > 0;
  };
  const merged = [...merges].filter(([key]) => isRated(key));
  if (merged.length === 0) return columns;
  const absorbed = Map.groupBy(merged, ([, survivor]) => survivor);
  const builder = new ListBuilder(columns.rows);
  for (let row = 0; row < columns.rows; row += 1) {
    const key = defined(columns.keys[row]);
    const [first] = absorbed.get(merges.get(key) ?? 0) ?? [];
    if (first && isRated(key)) {
      const takesPlace = first[0] === key && !isRated(first[1]);
      if (takesPlace) builder.add(rowWith(columns, row, first[1], absorbed.get(first[1]) ?? []));
      continue;
    }
    const others = absorbed.get(key) ?? [];
    // Without a rating under the remaining ID, the other row is used.
    if (others.length > 0 && !isRated(key)) continue;
    builder.add(rowWith(columns, row, key, others));
  }
  return builder.build();
}

/** A row under another key, with the games and peaks of merged players; K 0 is computed again. */
function rowWith(
  columns: ListColumns,
  row: number,
  key: number,
  merged: readonly (readonly [key: number, survivor: number])[],
): RowValues {
  const others = merged.map(([other]) => rowOfKey(columns.keys, other)).filter((other) => other !== row);
  const over = (column: Uint16Array): number[] => [row, ...others].map((each) => defined(column[each]));
  const played = over(columns.played).reduce((sum, games) => sum + games, 0);
  const own = rowValues(columns, row);
  return {
    ...own,
    key,
    k: others.length > 0 ? 0 : own.k,
    flags: own.flags & ~(others.length > 0 ? FLAG.new : 0),
    played: Math.min(played, 0xffff),
    peak: Math.max(...over(columns.peaks)),
    firstListed: Math.min(...over(columns.firstListed)),
  };
}
