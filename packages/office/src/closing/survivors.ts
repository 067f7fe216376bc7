import type { Kysely } from 'kysely';
import { type GameSet, withKeys } from '../events/game-set.ts';
import { ListBuilder } from '../lists/builder.ts';
import { FLAG, idOf, type ListColumns, rowOfKey, type TitleSet } from '../lists/columns.ts';
import type { Schema } from '../store/schema.ts';
import type { Aliases } from './input.ts';

/** Players who had turned out to be somebody else by an entry, by key: a list knows nothing of later ones. */
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
    // A merge that was undone by then may have been said again later.
    if (survivor === null) into.delete(key);
    else into.set(key, Number(survivor));
  }
  const last = (key: number): number => (into.has(key) ? last(into.get(key) as number) : key);
  return new Map([...into.keys()].map((key) => [key, last(key)]));
}

/** The games with the players they are of. Who played in an event as two keeps both places: they are not added up. */
export function withSurvivors(games: GameSet, survivors: ReadonlyMap<number, number>): GameSet {
  if (!games.keys.some((key) => survivors.has(key))) return games;
  const taken = new Set(games.keys);
  const survivor = (key: number): number => {
    const other = survivors.get(key);
    if (other === undefined || taken.has(other)) return key;
    taken.add(other);
    return other;
  };
  return withKeys(games, games.keys.map(survivor));
}

/** The same the other way round. */
export function aliasesOf(survivors: ReadonlyMap<number, number>): Aliases {
  return Map.groupBy(survivors.keys(), (key) => survivors.get(key) as number);
}

/**
 * A list with each person once. Who is on it only under the ID that was given up keeps the rating under the other;
 * who is on it twice keeps the rating of the survivor, and the memory of both.
 */
export function withMerges(columns: ListColumns, survivors: ReadonlyMap<number, number>): ListColumns {
  const isRated = (key: number): boolean => {
    const row = rowOfKey(columns.keys, key);
    return row >= 0 && (columns.ratings[row] as number) > 0;
  };
  const merged = [...survivors].filter(([key]) => isRated(key));
  if (merged.length === 0) return columns;
  const absorbed = Map.groupBy(merged, ([, survivor]) => survivor);
  const builder = new ListBuilder(columns.rows);
  for (let row = 0; row < columns.rows; row += 1) {
    const key = columns.keys[row] as number;
    const [first] = absorbed.get(survivors.get(key) ?? 0) ?? [];
    if (first && isRated(key)) {
      const takesPlace = first[0] === key && !isRated(first[1]);
      if (takesPlace) builder.add(rowWith(columns, row, first[1], absorbed.get(first[1]) ?? []));
      continue;
    }
    const others = absorbed.get(key) ?? [];
    // A survivor who shows no rating of his own has the row of the other.
    if (others.length > 0 && !isRated(key)) continue;
    builder.add(rowWith(columns, row, key, others));
  }
  return builder.build();
}

/** A row under a key, with the memory of those who are the same person; then K is to be worked out again. */
function rowWith(
  columns: ListColumns,
  row: number,
  key: number,
  merged: readonly (readonly [key: number, survivor: number])[],
): Parameters<ListBuilder['add']>[0] {
  const others = merged.map(([other]) => rowOfKey(columns.keys, other)).filter((other) => other !== row);
  const over = (column: Uint16Array): number[] => [row, ...others].map((each) => column[each] as number);
  const played = over(columns.played).reduce((sum, games) => sum + games, 0);
  return {
    key,
    id: idOf(columns, row),
    rating: columns.ratings[row] as number,
    games: columns.games[row] as number,
    k: others.length > 0 ? 0 : (columns.ks[row] as number),
    flags: (columns.flags[row] as number) & ~(others.length > 0 ? FLAG.new : 0),
    federation: columns.federationNames[columns.federations[row] as number] as string,
    sex: columns.sexes[row] as number,
    titles: columns.titleSets[columns.titles[row] as number] as TitleSet,
    birthYear: columns.birthYears[row] as number,
    nameVersion: columns.nameVersions[row] as number,
    played: Math.min(played, 0xffff),
    peak: Math.max(...over(columns.peaks)),
    firstListed: Math.min(...over(columns.firstListed)),
    inactiveSince: columns.inactiveSince[row] as number,
  };
}
