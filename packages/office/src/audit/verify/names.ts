import { defined } from '@eloquence/rating';
import type { Kysely } from 'kysely';
import type { Office } from '../../office.ts';
import { planOf } from '../../period/plan/plan-of-list.ts';
import { NAMES_IN_BLOCK, type NameOf, nameHashes } from '../../rating-lists/canonical.ts';
import type { ListColumns } from '../../rating-lists/columns.ts';
import { loadList } from '../../rating-lists/store/load.ts';
import { namesOf, newNames } from '../../rating-lists/store/new-names.ts';
import {
  type BlockHash,
  blockHashes,
  type NamedRows,
  saltsOf,
} from '../../rating-lists/store/salted-names.ts';
import type { Schema } from '../../store/schema.ts';
import type { ListRow } from './list.ts';
import { type Checked, resultOf } from './result.ts';

/** The rows whose names the list hashes: all of an imported list, only those new to a computed one. */
export async function rowsWithNames(
  office: Pick<Office, 'store'>,
  row: Pick<ListRow, 'id' | 'cadence' | 'date' | 'revision' | 'inputs' | 'source'>,
  columns: ListColumns,
  db: Kysely<Schema> = office.store.db,
): Promise<NamedRows> {
  if (row.source === 'imported') return newNames(null, columns);
  return newNames((await loadList(office.store, planOf(row).previous.id, db)).columns, columns);
}

/** Checks the names in blocks against their salted hashes. */
export async function verifyNames(office: Office, row: ListRow, columns: ListColumns): Promise<Checked> {
  const { db } = office.store;
  const fresh = await rowsWithNames(office, row, columns);
  const blocks = blockHashes(row.names_hash);
  const nameOf = await namesOf(db, fresh.keys);
  const hashes = nameHashes(fresh, nameOf, await saltsOf(db, blocks));
  const redacted = await redactedNames(db);
  const isRedacted = (block: number): boolean => isAnyRedacted(fresh, nameOf, redacted, block);
  const missing = blockWithMissingName(fresh, nameOf, redacted);
  const wrong = hashes.findIndex(
    (hash, block) => missing === block || isWrongBlock(hash, blocks[block], isRedacted(block)),
  );
  if (wrong >= 0) return resultOf({ code: 'names', values: { block: wrong + 1 } });
  return { standing: hashes.includes(null) ? 'redacted' : 'same', difference: null };
}

/** A redaction removes the salt of the block with the name: such a block can be neither proved nor refuted. */
function isWrongBlock(hash: string | null, kept: BlockHash | null | undefined, isRedacted: boolean): boolean {
  if (kept === undefined) return true;
  if (kept === null) return false;
  return hash === null ? !isRedacted : hash !== kept[1];
}

/** Former names that a redaction in the ledger removed. */
async function redactedNames(db: Kysely<Schema>): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('player_name')
    .innerJoin('entry', 'entry.seq', 'player_name.redacted_by')
    .select(['player_name.player', 'player_name.version'])
    .where('entry.kind', '=', 'player-redacted')
    .execute();
  return new Set(rows.map(({ player, version }) => `${player} ${version}`));
}

const nameAt = ({ keys, nameVersions }: NamedRows, row: number): readonly [key: number, version: number] => [
  defined(keys[row]),
  defined(nameVersions[row]),
];

function isAnyRedacted(
  rows: NamedRows,
  nameOf: NameOf,
  redacted: ReadonlySet<string>,
  block: number,
): boolean {
  const end = Math.min((block + 1) * NAMES_IN_BLOCK, rows.rows);
  for (let row = block * NAMES_IN_BLOCK; row < end; row += 1) {
    const [key, version] = nameAt(rows, row);
    if (nameOf(key, version) === null && redacted.has(`${key} ${version}`)) return true;
  }
  return false;
}

/** The first block with a name that is missing without a redaction; −1 if none. */
function blockWithMissingName(rows: NamedRows, nameOf: NameOf, redacted: ReadonlySet<string>): number {
  for (let row = 0; row < rows.rows; row += 1) {
    const [key, version] = nameAt(rows, row);
    if (nameOf(key, version) === null && !redacted.has(`${key} ${version}`))
      return Math.floor(row / NAMES_IN_BLOCK);
  }
  return -1;
}
