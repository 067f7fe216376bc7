import { sql } from 'kysely';
import type { ListColumns } from '../lists/columns.ts';
import { type PeriodGames, periodGamesOf, unpackPeriodGames } from '../lists/period-games.ts';
import { StoreError, storeName } from '../store/errors.ts';
import type { Store } from '../store/store.ts';
import type { ListName } from './load.ts';

/** Who played in the periods of some lists. Of lists that were kept before this was, their columns tell it. */
export async function periodGamesOn(
  store: Store,
  lists: readonly ListName[],
  columnsOf: (list: ListName) => Promise<ListColumns>,
): Promise<readonly PeriodGames[]> {
  if (lists.length === 0) return [];
  const ids = lists.map(({ id }) => id);
  const packed = await store.bytes(sql`SELECT CAST(list AS TEXT) AS list, packed FROM period_games
    WHERE list IN (${sql.join(ids)})`);
  const played: PeriodGames[] = [];
  for (const list of lists) {
    const bytes = packed.get(String(list.id));
    played.push(bytes ? unpacked(store, list, bytes) : periodGamesOf(await columnsOf(list)));
  }
  return played;
}

function unpacked(store: Store, { cadence, date }: ListName, bytes: Uint8Array): PeriodGames {
  try {
    return unpackPeriodGames(bytes);
  } catch (error) {
    const said = `games of ${cadence} ${date}, ${error instanceof Error ? error.message : String(error)}`;
    throw new StoreError('store-broken', { store: storeName(store.url), said }, error);
  }
}
