import { listedIds } from '../../players/player-data.ts';
import { searchColumns } from '../../players/search-columns.ts';
import { lastKey } from '../../store/last-key.ts';
import type { Store } from '../../store/store.ts';
import type { Difference } from './differences.ts';
import { cell } from './result.ts';

const PLAYERS_AT_ONCE = 20_000;

/** The first player whose search columns do not match the name. */
export async function wrongSearchColumn({ db }: Pick<Store, 'db'>): Promise<Difference | null> {
  const last = await lastKey(db);
  for (let key = 0; key < last; key += PLAYERS_AT_ONCE) {
    const players = await db
      .selectFrom('player')
      .select(['key', 'name', 'by_family', 'by_given'])
      .where('key', '>', key)
      .where('key', '<=', key + PLAYERS_AT_ONCE)
      .orderBy('key')
      .execute();
    for (const player of players) {
      const expected = searchColumns(player.name);
      for (const column of ['by_family', 'by_given'] as const) {
        if (player[column] === expected[column]) continue;
        const id = (await listedIds(db, [player.key])).get(player.key) ?? player.key;
        return cell('player', id, column, player[column], expected[column]);
      }
    }
  }
  return null;
}
