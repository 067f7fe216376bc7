import { sql } from 'kysely';
import { inParts } from '../store/parts.ts';
import type { Store } from '../store/store.ts';

/** The packed games of reports, by report. */
export async function loadGameSets(
  store: Store,
  reports: readonly string[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const packed = new Map<string, Uint8Array>();
  for (const part of inParts(reports)) {
    const query = sql`SELECT report, packed FROM game_set WHERE report IN (${sql.join(part)})`;
    for (const [report, bytes] of await store.bytes(query)) packed.set(report, bytes);
  }
  return packed;
}
