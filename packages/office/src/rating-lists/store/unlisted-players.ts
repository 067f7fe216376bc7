import { setImmediate as immediate } from 'node:timers/promises';
import { CADENCES } from '@eloquence/rating';
import type { ListRow } from '@eloquence/reports';
import type { Store } from '../../store/store.ts';
import { flagText, rowOfKey, SEX } from '../columns.ts';
import { NOT_LISTED } from '../export.ts';
import type { CombinedLists } from '../union.ts';

/** Players per query. */
const KEYS_AT_ONCE = 20_000;
const ROWS_AT_ONCE = 500;
/** 23 bits: with an ID of nine digits (30 bits) they fit into a double. */
const MOST_KEYS = 2 ** 23;

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
  for (let from = 0; from < found.length; from += ROWS_AT_ONCE) {
    const some = [...found.subarray(from, from + ROWS_AT_ONCE)];
    const keys = some.map((each) => each % MOST_KEYS);
    const rows = await store.db.selectFrom('player').selectAll().where('key', 'in', keys).execute();
    const byKey = new Map(rows.map((row) => [row.key, row]));
    for (const each of some) {
      const row = byKey.get(each % MOST_KEYS);
      if (row === undefined) continue;
      const ratings = Object.fromEntries(CADENCES.map((cadence) => [cadence, NOT_LISTED]));
      yield {
        id: Math.floor(each / MOST_KEYS),
        name: row.name,
        federation: row.federation,
        sex: row.sex,
        title: row.title,
        womenTitle: row.women_title,
        otherTitles: row.other_titles,
        foaTitle: row.foa_title,
        birthYear: row.birth_year,
        birthday: null,
        flag: flagText(0, row.sex === 'F' ? SEX.female : SEX.male),
        ratings,
      };
    }
    await immediate();
  }
}

/** ID and key as one number, sorted by ID. */
async function unlisted(store: Store, lists: CombinedLists, seq: number): Promise<Float64Array> {
  const columns = Object.values(lists);
  const isListed = (key: number): boolean => columns.some(({ keys }) => rowOfKey(keys, key) >= 0);
  const last = await store.db
    .selectFrom('player')
    .select((of) => of.fn.max('key').as('key'))
    .executeTakeFirst();
  const most = last?.key ?? 0;
  const pairs: number[] = [];
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
    for (const [key, id] of own) pairs.push(id * MOST_KEYS + key);
    await immediate();
  }
  return Float64Array.from(pairs).sort();
}
