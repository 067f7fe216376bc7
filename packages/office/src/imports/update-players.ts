import { sql, type Transaction } from 'kysely';
import { batches, tableOf } from '../rating-lists/store/values.ts';
import type { Schema } from '../store/schema.ts';
import type { BulkRow, Store } from '../store/store.ts';
import type { ChangeRow } from './changes-hash.ts';

/** The columns of a player that an import can change, after the key. */
const COLUMNS = {
  key: 'integer',
  name: 'text',
  name_version: 'integer',
  by_family: 'text',
  by_given: 'text',
  federation: 'text',
  sex: 'text',
  title: 'text',
  women_title: 'text',
  other_titles: 'text',
  foa_title: 'text',
  birth_year: 'integer',
} as const;

export type PlayerRow = Readonly<Record<keyof typeof COLUMNS, string | number | null>>;

export async function updatePlayers(
  store: Store,
  trx: Transaction<Schema>,
  players: readonly PlayerRow[],
): Promise<void> {
  const names = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];
  const assignments = sql.join(
    names.slice(1).map((column) => sql`${sql.ref(column)} = changed.${sql.ref(column)}`),
  );
  for (const batch of batches(players)) {
    const rows = batch.map((player) => names.map((name) => player[name]));
    await sql`UPDATE player SET ${assignments}
      FROM ${tableOf(store.kind, COLUMNS, rows)} AS changed
      WHERE player.key = changed.key`.execute(trx);
  }
}

export async function recordChanges(
  store: Store,
  trx: Transaction<Schema>,
  changes: readonly ChangeRow[],
  seq: number,
  since: string,
): Promise<void> {
  const columns = ['player', 'seq', 'field', 'before', 'after', 'since'] as const;
  const rows = changes.map(
    ({ player, field, before, after }): BulkRow => [player, seq, field, before, after, since],
  );
  await store.bulk(trx, 'player_change', columns, rows);
}
