import type { Cadence } from '@eloquence/rating';
import { defined } from '@eloquence/rating';
import type { Transaction } from 'kysely';
import { canonicalJson, type Json, sha256 } from '../../ledger/canonical.ts';
import type { Schema } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import { listHash, memoryHash, type NameOf } from '../canonical.ts';
import type { ListColumns } from '../columns.ts';
import { packList } from '../pack.ts';
import { rememberList } from './load.ts';
import { keepSalts, type SaltedNames, saltNames } from './salted-names.ts';

/** A list to store. */
export interface NewList {
  readonly cadence: Cadence;
  readonly date: string;
  readonly source: 'imported' | 'computed';
  readonly columns: ListColumns;
  /** The packed columns, if available. */
  readonly packed?: Uint8Array;
  /** For the hashes of the names; null: redacted. */
  readonly nameOf: NameOf;
  /** The resolved editions that rated it. */
  readonly editions: Json;
  readonly practice: string;
  /** The version of the program. */
  readonly engine: string;
  /** Canonical JSON: the file of an import, or the plan of a computed list. */
  readonly inputs: string;
  readonly summary: Json;
  /** Default: the next ID and revision. */
  readonly id?: number;
  readonly revision?: number;
  /** Hash of everything that the list depends on; default: the hash of `inputs`. */
  readonly fingerprint?: string;
  /** The number of rated players, if known. */
  readonly rated?: number;
}

/** The hashes of a list: published columns, memory of later lists, names. */
export interface ListHashes {
  readonly hash: string;
  readonly memoryHash: string;
  /** JSON: by block of rows, with the hashes of the salts. */
  readonly namesHash: string;
}

/** The hashes of a list that is not stored yet, with the salts of its names. */
export interface NewHashes extends ListHashes, SaltedNames {}

export interface KeptList extends ListHashes {
  readonly id: number;
  readonly revision: number;
  readonly fingerprint: string;
}

export function hashesOf(
  { cadence, date, columns }: Pick<NewList, 'cadence' | 'date' | 'columns'>,
  nameOf: NameOf,
): NewHashes {
  return {
    hash: listHash(columns, { cadence, date }),
    memoryHash: memoryHash(columns),
    ...saltNames(columns, nameOf),
  };
}

/**
 * Stores a list as a draft, or as published by a ledger entry. `hashes`: if known already.
 */
export async function insertList(
  store: Store,
  trx: Transaction<Schema>,
  list: NewList,
  state: { readonly publishedBy: number } | 'draft',
  { salts, ...hashes }: NewHashes = hashesOf(list, list.nameOf),
): Promise<KeptList> {
  await keepSalts(store, trx, salts);
  const { cadence, date, columns } = list;
  const id = list.id ?? (await nextListId(trx));
  const revision = list.revision ?? (await nextRevision(trx, cadence, date));
  const fingerprint = list.fingerprint ?? sha256(list.inputs);
  await trx
    .insertInto('list')
    .values({
      id,
      cadence,
      date,
      revision,
      state: state === 'draft' ? 'draft' : 'published',
      source: list.source,
      editions: canonicalJson(list.editions),
      practice: list.practice,
      engine: list.engine,
      rows: columns.rows,
      rated: list.rated ?? countRated(columns),
      packed: list.packed ?? packList(columns),
      hash: hashes.hash,
      memory_hash: hashes.memoryHash,
      names_hash: hashes.namesHash,
      inputs: list.inputs,
      summary: canonicalJson(list.summary),
      fingerprint,
      seq: state === 'draft' ? null : state.publishedBy,
    })
    .execute();
  rememberList(store, { id, ...hashes }, columns);
  return { id, revision, fingerprint, ...hashes };
}

/** The ID of the list that this write stores next. */
export async function nextListId(trx: Transaction<Schema>): Promise<number> {
  const last = await trx
    .selectFrom('list')
    .select((of) => [of.fn.max('id').as('id')])
    .executeTakeFirst();
  return (last?.id ?? 0) + 1;
}

export async function nextRevision(
  trx: Transaction<Schema>,
  cadence: Cadence,
  date: string,
): Promise<number> {
  const last = await trx
    .selectFrom('list')
    .select((of) => [of.fn.max('revision').as('revision')])
    .where('cadence', '=', cadence)
    .where('date', '=', date)
    .executeTakeFirst();
  return (last?.revision ?? 0) + 1;
}

export function countRated({ ratings }: ListColumns): number {
  let rated = 0;
  for (let row = 0; row < ratings.length; row += 1) if (defined(ratings[row]) > 0) rated += 1;
  return rated;
}
