import { sql } from 'kysely';
import type { Office } from '../context.ts';
import type { Store } from '../store/store.ts';
import { oncePerStore } from './once-per-store.ts';
import { shared } from './shared.ts';

interface Row {
  readonly seq: number | null;
  readonly prefixes: string | null;
}

const askOf = oncePerStore((store: Store) => {
  const ask = store.question(sql<Row>`
    SELECT max(seq) AS seq, (SELECT value FROM meta WHERE name = 'prefixes') AS prefixes FROM entry`);
  // Where the answer takes its time, those who ask meanwhile need not ask each for himself.
  return store.kind === 'sqlite' ? ask : shared(async () => ask());
});

/**
 * Names the state of what everybody may see: the newest entry, and which best names are prepared. As long as it
 * stays the same, so does every answer, in any process.
 */
export async function storeState({ store }: Pick<Office, 'store'>): Promise<string> {
  const [row] = await askOf(store)();
  return `${row?.seq ?? 0} ${row?.prefixes ?? 0}`;
}
