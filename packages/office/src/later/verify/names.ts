import type { Kysely } from 'kysely';
import { planOf } from '../../closing/again.ts';
import { namesOf, newNames } from '../../closing/names.ts';
import type { Office } from '../../context.ts';
import { NAMES_IN_BLOCK, type NameOf, nameHashes } from '../../lists/canonical.ts';
import type { ListColumns } from '../../lists/columns.ts';
import { loadList } from '../../lists-in-store/load.ts';
import { type BlockHash, blockHashes, type NamedRows, saltsOf } from '../../lists-in-store/salted-names.ts';
import type { Schema } from '../../store/schema.ts';
import type { ListRow } from './list.ts';
import { type Judged, judged } from './standing.ts';

/** The rows of a list whose names it vouches for: of one that was worked out, those that the list before had not. */
export async function rowsWithNames(
  office: Pick<Office, 'store'>,
  row: Pick<ListRow, 'id' | 'cadence' | 'date' | 'revision' | 'inputs' | 'source'>,
  columns: ListColumns,
  db: Kysely<Schema> = office.store.db,
): Promise<NamedRows> {
  if (row.source === 'imported') return newNames(null, columns);
  return newNames((await loadList(office.store, planOf(row).previous.id, db)).columns, columns);
}

/** Names that stand on the list for the first time, against their hashes. */
export async function verifyNames(office: Office, row: ListRow, columns: ListColumns): Promise<Judged> {
  const { db } = office.store;
  const fresh = await rowsWithNames(office, row, columns);
  const blocks = blockHashes(row.names_hash);
  const nameOf = await namesOf(db, fresh.keys);
  const hashes = nameHashes(fresh, nameOf, await saltsOf(db, blocks));
  const redacted = await redactedNames(db);
  const isRedacted = (block: number): boolean => isAnyRedacted(fresh, nameOf, redacted, block);
  const gone = nameGone(fresh, nameOf, redacted);
  const wrong = hashes.findIndex(
    (hash, block) => gone === block || isOther(hash, blocks[block], isRedacted(block)),
  );
  if (wrong >= 0) return judged({ code: 'names', values: { block: wrong + 1 } });
  return { standing: hashes.includes(null) ? 'redacted' : 'same', difference: null };
}

/** A block can be neither confirmed nor refuted where a name of it was redacted, and its salt with it. */
function isOther(hash: string | null, kept: BlockHash | null | undefined, isRedacted: boolean): boolean {
  if (kept === undefined) return true;
  if (kept === null) return false;
  return hash === null ? !isRedacted : hash !== kept[1];
}

/** Former names that are gone by an entry that says so. */
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
  keys[row] as number,
  nameVersions[row] as number,
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

/** The first block with a name that is not there although nobody redacted it; −1: there is none. */
function nameGone(rows: NamedRows, nameOf: NameOf, redacted: ReadonlySet<string>): number {
  for (let row = 0; row < rows.rows; row += 1) {
    const [key, version] = nameAt(rows, row);
    if (nameOf(key, version) === null && !redacted.has(`${key} ${version}`))
      return Math.floor(row / NAMES_IN_BLOCK);
  }
  return -1;
}
