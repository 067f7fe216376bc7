import { openStore } from './src/store/open.ts';
import { newestList, loadList } from './src/lists-in-store/load.ts';
import { insertList } from './src/lists-in-store/insert-list.ts';
import { listsBecameCurrent } from './src/lists-in-store/make-current.ts';
import type { Store } from './src/store/store.ts';
export async function publishBench(store: Store, date = '2026-12-01'): Promise<void> {
  const name = await newestList(store, 'standard');
  let t = performance.now();
  const { columns } = await loadList(store, name!.id);
  console.log('load', (performance.now() - t).toFixed(0), columns.rows);
  const changed = { ...columns, ratings: columns.ratings.slice(), games: columns.games.slice() };
  let n = 0;
  for (let row = 0; row < columns.rows; row += 1) {
    const active = columns.games[row]! > 0 || n < 46000 && row % 9 === 0;
    changed.games[row] = active ? (row % 11) + 1 : 0;
    if (active && n < 46000) { changed.ratings[row] = columns.ratings[row]! + (row % 21) - 10; n += 1; }
  }
  t = performance.now(); const c = process.cpuUsage();
  await store.write(async (trx) => {
    const kept = await insertList(store, trx, { cadence: 'standard', date, source: 'computed', columns: changed, nameOf: () => 'x', editions: [], practice: 'text', engine: '0', inputs: {}, summary: {} }, { publishedBy: 1 });
    console.log('inserted', (performance.now() - t).toFixed(0));
    await listsBecameCurrent(store, trx, [{ cadence: 'standard', date, list: kept.id, seq: 1 }]);
    console.log('became current', (performance.now() - t).toFixed(0), 'changed', n);
  });
  const d = process.cpuUsage(c);
  console.log('committed', (performance.now() - t).toFixed(0), 'cpu', ((d.user + d.system) / 1000).toFixed(0), 'history rows', (await store.db.selectFrom('history').select((e) => e.fn.countAll().as('n')).where('date', '=', date).executeTakeFirst())?.n);
}
if (process.argv[2]?.includes(".db")) { const store = await openStore(process.argv[2]); await publishBench(store, process.argv[3]); await store.close(); }
