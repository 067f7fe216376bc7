import type { Cadence } from '@eloquence/rating';
import type { Transaction } from 'kysely';
import { canonicalJson, type Json, sha256 } from '../ledger/canonical.ts';
import { listHash, memoryHash, type NameOf } from '../lists/canonical.ts';
import type { ListColumns } from '../lists/columns.ts';
import { packList } from '../lists/pack.ts';
import { packPeriodGames, periodGamesOf } from '../lists/period-games.ts';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { rememberList } from './load.ts';
import { keepSalts, type SaltedNames, saltNames } from './salted-names.ts';

/** A list that is about to be kept. */
export interface NewList {
  readonly cadence: Cadence;
  readonly date: string;
  readonly source: 'imported' | 'computed';
  readonly columns: ListColumns;
  /** The same packed, where that has been done. */
  readonly packed?: Uint8Array;
  /** For the hashes of the names; null: redacted. */
  readonly nameOf: NameOf;
  /** The resolved editions it was made with. */
  readonly editions: Json;
  readonly practice: string;
  /** The version of the program. */
  readonly engine: string;
  /** What went in: a file, or events and lists; canonical JSON. */
  readonly inputs: string;
  readonly summary: Json;
  /** Its number and its revision; the next ones unless said. */
  readonly id?: number;
  readonly revision?: number;
  /** Of everything it depends on; that of `inputs` unless said. */
  readonly fingerprint?: string;
  /** How many have a rating, where that has been counted. */
  readonly rated?: number;
}

/** The hashes of a list: of what it shows, of what it remembers, of the names on it. */
export interface ListHashes {
  readonly hash: string;
  readonly memoryHash: string;
  /** JSON: by blocks of rows, with the hashes of their salts. */
  readonly namesHash: string;
}

/** The hashes of a list that is not kept yet, with the salts of its names. */
export interface NewHashes extends ListHashes, SaltedNames {}

/** A list in its place. */
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
 * Keeps a list, as the next revision of its date unless it says which: a draft, or published by an entry. `hashes` where
 * they are known already.
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
  await trx
    .insertInto('period_games')
    .values({ list: id, packed: packPeriodGames(periodGamesOf(columns)) })
    .execute();
  rememberList(store, { id, ...hashes }, columns);
  return { id, revision, fingerprint, ...hashes };
}

/** The number of the list that is kept next in this write. */
export async function nextListId(trx: Transaction<Schema>): Promise<number> {
  const last = await trx
    .selectFrom('list')
    .select((of) => [of.fn.max('id').as('id')])
    .executeTakeFirst();
  return (last?.id ?? 0) + 1;
}

/** The revision that the next list of a date will be. */
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

/** How many have a rating. */
export function countRated({ ratings }: ListColumns): number {
  let rated = 0;
  for (let row = 0; row < ratings.length; row += 1) if ((ratings[row] as number) > 0) rated += 1;
  return rated;
}
