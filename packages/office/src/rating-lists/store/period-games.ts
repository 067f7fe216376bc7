import { sql } from 'kysely';
import { StoreError, storeName } from '../../store/errors.ts';
import type { Store } from '../../store/store.ts';
import type { ListColumns } from '../columns.ts';
import { type PeriodGames, periodGamesOf, unpackPeriodGames } from '../period-games.ts';
import type { ListName } from './load.ts';

/** The games of the periods of some lists. Lists of schema versions before 10 have them in their columns only. */
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
    const values = { store: storeName(store.url), problem: 'games-damaged', cadence, date } as const;
    throw new StoreError('store-broken', values, error);
  }
}
