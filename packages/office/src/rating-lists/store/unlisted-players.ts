import { setImmediate as immediate } from 'node:timers/promises';
import { CADENCES } from '@eloquence/rating';
import type { ListRow } from '@eloquence/reports';
import { lastKey } from '../../store/last-key.ts';
import type { Store } from '../../store/store.ts';
import { flagText, rowOfKey, sexNumber } from '../columns.ts';
import { NOT_LISTED } from '../export.ts';
import type { CombinedLists } from '../union.ts';
import { batches } from './values.ts';

/** Players per query. */
const KEYS_AT_ONCE = 20_000;
const ROWS_AT_ONCE = 500;

/**
 * The players on none of the lists, by ID: FIDE's combined list has them without a rating. Only players known when the
 * lists were published, neither dead nor merged; with today's data, since no list has that of the time.
 */
export async function* unlistedPlayers(
  store: Store,
  lists: CombinedLists,
  seq: number,
): AsyncGenerator<ListRow> {
  const found = await unlisted(store, lists, seq);
  for (const some of batches(found, ROWS_AT_ONCE)) {
    const keys = some.map(([, key]) => key);
    const rows = await store.db.selectFrom('player').selectAll().where('key', 'in', keys).execute();
    const byKey = new Map(rows.map((row) => [row.key, row]));
    for (const [id, key] of some) {
      const row = byKey.get(key);
      if (row === undefined) continue;
      const ratings = Object.fromEntries(CADENCES.map((cadence) => [cadence, NOT_LISTED]));
      yield {
        id,
        name: row.name,
        federation: row.federation,
        sex: row.sex,
        title: row.title,
        womenTitle: row.women_title,
        otherTitles: row.other_titles,
        foaTitle: row.foa_title,
        birthYear: row.birth_year,
        birthday: null,
        flag: flagText(0, sexNumber(row.sex)),
        ratings,
      };
    }
    await immediate();
  }
}

/** ID and key, by ID. */
async function unlisted(
  store: Store,
  lists: CombinedLists,
  seq: number,
): Promise<readonly (readonly [id: number, key: number])[]> {
  const columns = Object.values(lists);
  const isListed = (key: number): boolean => columns.some(({ keys }) => rowOfKey(keys, key) >= 0);
  const most = await lastKey(store.db);
  const pairs: (readonly [id: number, key: number])[] = [];
  for (let from = 1; from <= most; from += KEYS_AT_ONCE) {
    const rows = await store.db
      .selectFrom('identity')
      .innerJoin('player', 'player.key', 'identity.player')
      .select(['identity.id', 'identity.player'])
      .where('identity.player', '>=', from)
      .where('identity.player', '<', from + KEYS_AT_ONCE)
      .where('identity.since', '<=', seq)
      .where('identity.until', 'is', null)
      .where('identity.scheme', '=', 'fide')
      .where('player.merged_into', 'is', null)
      .where('player.died', 'is', null)
      .execute();
    const own = new Map<number, number>();
    for (const { id, player } of rows) {
      if (!/^\d{1,9}$/.test(id) || isListed(player)) continue;
      own.set(player, Math.min(Number(id), own.get(player) ?? Number.POSITIVE_INFINITY));
    }
    for (const [key, id] of own) pairs.push([id, key]);
    await immediate();
  }
  return pairs.sort(([a], [b]) => a - b);
}
