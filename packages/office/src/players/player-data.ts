import type { Kysely, Selectable } from 'kysely';
import type { PlayerTable, Schema } from '../store/schema.ts';

export interface PlayerData {
  readonly key: number;
  /** FIDE or national ID. */
  readonly id: string;
  readonly nameVersion: number;
  readonly federation: string;
  readonly sex: 'M' | 'F' | null;
  readonly titles: readonly [title: string, women: string, other: string, foa: string];
  readonly birthYear: number | null;
  /** Died or merged: not on the next list. */
  readonly isRemoved: boolean;
}

export type PlayerDataRow = Pick<
  Selectable<PlayerTable>,
  | 'key'
  | 'name_version'
  | 'federation'
  | 'sex'
  | 'title'
  | 'women_title'
  | 'other_titles'
  | 'foa_title'
  | 'birth_year'
  | 'died'
  | 'merged_into'
>;

const PLAYER_DATA_COLUMNS = [
  'key',
  'name_version',
  'federation',
  'sex',
  'title',
  'women_title',
  'other_titles',
  'foa_title',
  'birth_year',
  'died',
  'merged_into',
] as const;

export function playerData(row: PlayerDataRow, id: string): PlayerData {
  return {
    key: row.key,
    id,
    nameVersion: row.name_version,
    federation: row.federation,
    sex: row.sex,
    titles: [row.title, row.women_title, row.other_titles, row.foa_title],
    birthYear: row.birth_year,
    isRemoved: row.died !== null || row.merged_into !== null,
  };
}

const AT_ONCE = 2000;

/** Players by key; unknown keys are left out. */
export async function playerDataByKey(
  db: Kysely<Schema>,
  keys: Iterable<number>,
): Promise<ReadonlyMap<number, PlayerData>> {
  const people = new Map<number, PlayerData>();
  const all = [...new Set(keys)];
  for (let start = 0; start < all.length; start += AT_ONCE) {
    const some = all.slice(start, start + AT_ONCE);
    const rows = await db
      .selectFrom('player')
      .select([...PLAYER_DATA_COLUMNS, 'fide_id'])
      .where('key', 'in', some)
      .execute();
    // A FIDE ID in the row is always the listed one, so only the others are queried.
    const ids = await listedIds(
      db,
      rows.filter(({ fide_id }) => fide_id === null).map(({ key }) => key),
    );
    for (const row of rows) people.set(row.key, playerData(row, row.fide_id ?? ids.get(row.key) ?? ''));
  }
  return people;
}

/** Listed IDs: valid before ended, FIDE before national, oldest first. */
export async function listedIds(
  db: Kysely<Schema>,
  keys: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (keys.length === 0) return new Map();
  const found = await db
    .selectFrom('identity')
    .select(['id', 'player', 'scheme', 'since', 'until'])
    .where('player', 'in', keys)
    .execute();
  const order = found.toSorted(
    (a, b) =>
      Number(a.until !== null) - Number(b.until !== null) ||
      (a.scheme === b.scheme ? 0 : a.scheme === 'fide' ? -1 : 1) ||
      a.since - b.since ||
      (a.id < b.id ? -1 : 1),
  );
  const ids = new Map<number, string>();
  for (const { id, player } of order) if (!ids.has(player)) ids.set(player, id);
  return ids;
}
