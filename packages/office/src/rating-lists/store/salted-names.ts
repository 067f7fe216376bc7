import { randomBytes } from 'node:crypto';
import { defined } from '@eloquence/rating';
import type { Kysely, Transaction } from 'kysely';
import { canonicalJson, sha256 } from '../../ledger/canonical.ts';
import { documentsByHash } from '../../ledger/documents.ts';
import type { Schema } from '../../store/schema.ts';
import type { BulkRow, Store } from '../../store/store.ts';
import { NAMES_IN_BLOCK, type NameOf, nameHashes, type SaltOf } from '../canonical.ts';
import type { ListColumns } from '../columns.ts';

export type NamedRows = Pick<ListColumns, 'rows' | 'keys' | 'nameVersions'>;

/** A block of names: the hash of its salt (a document that can be redacted), and the hash of salt and names. */
export type BlockHash = readonly [salt: string, names: string];

/** The hashes of a list's names, and their salts. */
export interface SaltedNames {
  /** JSON: a `BlockHash` for each block; null if one of its names was redacted. */
  readonly namesHash: string;
  readonly salts: readonly Uint8Array[];
}

const SALT_BYTES = 16;

export function saltNames(rows: NamedRows, nameOf: NameOf): SaltedNames {
  const blocks = Math.ceil(rows.rows / NAMES_IN_BLOCK);
  const random = randomBytes(blocks * SALT_BYTES);
  const salts = Array.from({ length: blocks }, (_, block) =>
    random.subarray(block * SALT_BYTES, (block + 1) * SALT_BYTES),
  );
  const hashes = nameHashes(rows, nameOf, (block) => defined(salts[block]));
  const salted = hashes.map((names, block): BlockHash | null =>
    names === null ? null : [sha256(defined(salts[block])), names],
  );
  return { namesHash: canonicalJson(salted), salts: salts.filter((_, block) => salted[block] !== null) };
}

export async function keepSalts(
  store: Store,
  trx: Transaction<Schema>,
  salts: readonly Uint8Array[],
): Promise<void> {
  const rows = salts.map((salt): BulkRow => [sha256(salt), 'salt', salt, salt.length]);
  await store.bulk(trx, 'document', ['hash', 'kind', 'bytes', 'size'], rows);
}

export function blockHashes(namesHash: string): readonly (BlockHash | null)[] {
  return JSON.parse(namesHash) as (BlockHash | null)[];
}

/** The salts of a list that were not redacted, by block. */
export async function saltsOf(db: Kysely<Schema>, blocks: readonly (BlockHash | null)[]): Promise<SaltOf> {
  const salts = await documentsByHash(
    db,
    blocks.flatMap((block) => (block === null ? [] : [block[0]])),
  );
  return (block) => salts.get(blocks[block]?.[0] ?? '') ?? null;
}
