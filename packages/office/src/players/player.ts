import { CADENCES, type Cadence, defined } from '@eloquence/rating';
import type { Kysely, Selectable } from 'kysely';
import { byDateAndCadence } from '../compare.ts';
import { historyRowOn } from '../rating-lists/history.ts';
import { listOn, loadList } from '../rating-lists/store/load.ts';
import { inactiveBit } from '../rating-lists/store/make-current.ts';
import type { PlayerNowView, Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { listedIds } from './player-data.ts';

export type PlayerRow = Selectable<PlayerNowView>;

/** The player with an ID; a merged ID finds the remaining player. */
export async function findPlayer(
  store: Store,
  id: string,
  db: Kysely<Schema> = store.db,
): Promise<PlayerRow | null> {
  const found = await db
    .selectFrom('identity')
    .innerJoin('player_now', 'player_now.key', 'identity.player')
    .selectAll('player_now')
    .where('identity.id', '=', id)
    .executeTakeFirst();
  return found ?? null;
}

export interface PlayerIdentity {
  readonly id: string;
  readonly scheme: 'fide' | 'national';
  /** Ledger entries between which it was valid. */
  readonly since: number;
  readonly until: number | null;
}

export interface PlayerChange {
  /** `federation`, `womenTitle`, `name` … */
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly since: string;
  readonly seq: number;
}

/** The public data of a player. */
export interface PlayerProfile {
  readonly key: number;
  /** The ID on lists. */
  readonly id: string;
  readonly name: string;
  readonly nameVersion: number;
  /** null: redacted. */
  readonly formerNames: readonly { readonly version: number; readonly name: string | null }[];
  readonly federation: string;
  readonly sex: 'M' | 'F' | null;
  readonly title: string;
  readonly womenTitle: string;
  readonly otherTitles: string;
  readonly foaTitle: string;
  readonly birthYear: number | null;
  readonly died: string | null;
  readonly ratings: Readonly<Record<Cadence, number | null>>;
  readonly inactive: readonly Cadence[];
  readonly identities: readonly PlayerIdentity[];
  /** Oldest first. Name changes are in `formerNames`. */
  readonly changes: readonly PlayerChange[];
  /** Players merged into this one. */
  readonly merged: readonly number[];
}

export async function playerProfile(
  store: Store,
  id: string,
  db: Kysely<Schema> = store.db,
): Promise<PlayerProfile | null> {
  const player = await findPlayer(store, id, db);
  if (player === null) return null;
  const { key } = player;
  const of = (table: 'player_name' | 'player_change') =>
    db.selectFrom(table).where(`${table}.player`, '=', key);
  const formerNames = await of('player_name').select(['version', 'name']).orderBy('version').execute();
  const changes = await of('player_change')
    .select(['field', 'before', 'after', 'since', 'seq'])
    .orderBy('seq')
    .orderBy('field')
    .execute();
  const identities = await db
    .selectFrom('identity')
    .select(['id', 'scheme', 'since', 'until'])
    .where('player', '=', key)
    .orderBy('since')
    .orderBy('id')
    .execute();
  const merged = await db
    .selectFrom('player')
    .select('key')
    .where('merged_into', '=', key)
    .orderBy('key')
    .execute();
  return {
    key,
    id: (await listedIds(db, [key])).get(key) ?? id,
    name: player.name,
    nameVersion: player.name_version,
    formerNames,
    federation: player.federation,
    sex: player.sex,
    title: player.title,
    womenTitle: player.women_title,
    otherTitles: player.other_titles,
    foaTitle: player.foa_title,
    birthYear: player.birth_year,
    died: player.died,
    ratings: { standard: player.standard, rapid: player.rapid, blitz: player.blitz },
    inactive: CADENCES.filter((cadence) => (player.inactive & inactiveBit(cadence)) !== 0),
    identities,
    changes: changes.map((change) => ({ ...change, field: camelCase(change.field) })),
    merged: merged.map((other) => other.key),
  };
}

export interface RatingOnList {
  readonly cadence: Cadence;
  readonly date: string;
  /** null: unrated or removed from the list. */
  readonly rating: number | null;
  readonly games: number;
  readonly k: number | null;
  readonly flag: string;
}

/** Lists on which the player's row changed, all cadences, by date. */
export async function playerHistory(
  store: Store,
  key: number,
  db: Kysely<Schema> = store.db,
): Promise<readonly RatingOnList[]> {
  const rows = await db
    .selectFrom('history')
    .select(['cadence', 'date', 'rating', 'games', 'k', 'flag'])
    .where('player', '=', key)
    .execute();
  return [...(await ratingsOnFirstLists(store, key, db)), ...rows].toSorted(byDateAndCadence);
}

/** The first list of each cadence has no history rows. */
async function ratingsOnFirstLists(
  store: Store,
  key: number,
  db: Kysely<Schema>,
): Promise<readonly RatingOnList[]> {
  const first = await db
    .selectFrom('current_list')
    .select((of) => ['cadence', of.fn.min('date').as('date')])
    .groupBy('cadence')
    .execute();
  const standings: RatingOnList[] = [];
  for (const { cadence, date } of first) {
    const name = await listOn(store, cadence, date, db);
    const row = name && historyRowOn((await loadList(store, name.id, db)).columns, key);
    if (row)
      standings.push({ cadence, date, rating: row.rating, games: row.games, k: row.k, flag: row.flag });
  }
  return standings;
}

/** The player's row on every list: unchanged rows repeat the list before. */
export async function ratingsByList(
  store: Store,
  key: number,
  db: Kysely<Schema> = store.db,
): Promise<readonly RatingOnList[]> {
  const changes = await playerHistory(store, key, db);
  const lists = await db.selectFrom('current_list').select(['cadence', 'date']).orderBy('date').execute();
  const standings: RatingOnList[] = [];
  for (const cadence of CADENCES) {
    const own = changes.filter((change) => change.cadence === cadence);
    let next = 0;
    for (const { date } of lists.filter((list) => list.cadence === cadence)) {
      while (own[next] && defined(own[next]).date <= date) next += 1;
      const standing = own[next - 1];
      if (standing && !isOffList(standing)) standings.push({ ...standing, date });
    }
  }
  return standings.toSorted(byDateAndCadence);
}

function isOffList({ rating, games, k, flag }: RatingOnList): boolean {
  return rating === null && games === 0 && k === null && flag === '';
}

export function camelCase(column: string): string {
  return column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
