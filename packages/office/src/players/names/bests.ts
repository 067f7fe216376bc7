import { sql } from 'kysely';
import type { BulkRow, Question, Store } from '../../store/store.ts';
import { oncePerStore } from '../../views/once-per-store.ts';

/** Players whose best ratings stand together in one row. */
const IN_ROW = 1 << 16;

/** The best ratings of all players as the rows of their table, two bytes each. */
export function* bestRows(bests: Uint16Array): Generator<BulkRow> {
  for (let first = 0; first < bests.length; first += IN_ROW) {
    const part = bests.subarray(first, first + IN_ROW);
    const bytes = new Uint8Array(2 * part.length);
    const view = new DataView(bytes.buffer);
    for (let at = 0; at < part.length; at += 1) view.setUint16(2 * at, part[at] as number, true);
    yield [first, bytes];
  }
}

interface Kept {
  readonly version: Question<{ readonly value: string }>;
  readonly rows: Question<{ readonly first: number; readonly bytes: Uint8Array }>;
  known: { readonly version: string; readonly bests: Uint16Array };
}

const NONE = new Uint16Array(0);

const keptOf = oncePerStore(
  (store: Store): Kept => ({
    version: store.question(sql`SELECT value FROM meta WHERE name = 'prefixes'`),
    rows: store.question(sql`SELECT first, bytes FROM best_rating ORDER BY first`),
    known: { version: '', bests: NONE },
  }),
);

/**
 * The best rating of each player by key, as they were when beginnings were prepared: a player who came later has
 * none here. Kept in memory, two bytes a player: to look up hundreds of names in the store takes far longer.
 */
export async function bestRatings(store: Store): Promise<Uint16Array> {
  const [found] = await keptOf(store).version();
  return bestRatingsOf(store, found?.value ?? '');
}

/** The same for whoever knows how often beginnings have been prepared: the value of `prefixes` in `meta`. */
export async function bestRatingsOf(store: Store, version: string): Promise<Uint16Array> {
  const kept = keptOf(store);
  if (kept.known.version !== version) kept.known = { version, bests: unpacked(await kept.rows()) };
  return kept.known.bests;
}

function unpacked(rows: readonly { readonly first: number; readonly bytes: Uint8Array }[]): Uint16Array {
  const last = rows.at(-1);
  if (last === undefined) return NONE;
  const bests = new Uint16Array(last.first + last.bytes.length / 2);
  for (const { first, bytes } of rows) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    for (let at = 0; at < bytes.length / 2; at += 1) bests[first + at] = view.getUint16(2 * at, true);
  }
  return bests;
}
