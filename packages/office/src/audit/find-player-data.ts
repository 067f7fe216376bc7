import { reportLines } from '@eloquence/reports';
import { type Kysely, NoResultError } from 'kysely';
import { OfficeError } from '../errors.ts';
import { sha256 } from '../ledger/canonical.ts';
import { documentBytes } from '../ledger/documents.ts';
import type { Office } from '../office.ts';
import { NAMES_IN_BLOCK } from '../rating-lists/canonical.ts';
import { rowOfKey } from '../rating-lists/columns.ts';
import { loadList } from '../rating-lists/store/load.ts';
import { blockHashes } from '../rating-lists/store/salted-names.ts';
import type { Schema } from '../store/schema.ts';
import { rowsWithNames } from './verify/names.ts';

export interface RedactedIdentity {
  readonly keys: readonly number[];
  readonly ids: readonly string[];
}

/** Where a player's personal data is stored: reports and lists. */
export interface Traces {
  readonly person: RedactedIdentity;
  /** The newest ledger entry at the start of the search. */
  readonly seq: number;
  readonly reports: readonly string[];
  /** Salts of name blocks with a name of the player: without the salt, a name cannot be guessed. */
  readonly salts: readonly string[];
  /** Lists read so far, by their name hashes: a dropped draft's ID may be reused. */
  readonly lists: readonly string[];
}

export interface ReportsQuery {
  readonly ids: readonly string[];
  /** The last hash read; '' at first. */
  readonly after: string;
}

export interface ReportsFound {
  readonly reports: readonly string[];
  readonly last: string | null;
}

export interface SaltsQuery {
  readonly keys: readonly number[];
  readonly list: number;
}

export interface SaltsFound {
  readonly salts: readonly string[];
  readonly list: string;
}

/** Reading all reports and lists takes long, so it runs in batches, on any thread. */
export interface TraceSearch {
  reports(query: ReportsQuery): Promise<ReportsFound>;
  salts(query: SaltsQuery): Promise<SaltsFound>;
}

/** Reports per batch; one with a thousand players takes some milliseconds. */
const REPORTS = 50;

export function searchHere(office: Pick<Office, 'store'>, db: Kysely<Schema> = office.store.db): TraceSearch {
  return {
    reports: (query) => reportsNaming(db, query),
    salts: (query) => saltsIn(office, db, query),
  };
}

export async function findTraces(db: Kysely<Schema>, id: string, search: TraceSearch): Promise<Traces> {
  const { keys, ids } = await playerData(db, id);
  const { seq } = await db
    .selectFrom('entry')
    .select((of) => of.fn.max('seq').as('seq'))
    .executeTakeFirstOrThrow();
  const reports: string[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const found: ReportsFound = await search.reports({ ids, after });
    reports.push(...found.reports);
    after = found.last;
  }
  const salts: string[] = [];
  const lists: string[] = [];
  for (const { id: list } of await db.selectFrom('list').select('id').orderBy('id').execute()) {
    const found = await search.salts({ keys, list });
    salts.push(...found.salts);
    lists.push(found.list);
  }
  return { person: { keys, ids }, seq, reports, salts, lists };
}

/** The same inside a write: only reads what was added since the search. */
export async function tracesNow(
  office: Pick<Office, 'store'>,
  trx: Kysely<Schema>,
  id: string,
  before: Traces,
): Promise<Traces> {
  const person = await playerData(trx, id);
  const isSame = JSON.stringify(person) === JSON.stringify(before.person);
  // The player was merged or has a new ID since: everything has to be read again.
  if (!isSame) return findTraces(trx, id, searchHere(office, trx));
  const names = naming(person.ids);
  const reports = new Set(before.reports);
  for (const { body } of await trx
    .selectFrom('entry')
    .select('body')
    .where('seq', '>', before.seq)
    .where('kind', '=', 'report-submitted')
    .execute()) {
    const { hash } = JSON.parse(body) as { readonly hash: string };
    if (await isNamedIn(trx, hash, names)) reports.add(hash);
  }
  const known = new Set(before.lists);
  const salts = new Set(before.salts);
  for (const { id: list, names_hash } of await trx
    .selectFrom('list')
    .select(['id', 'names_hash'])
    .execute()) {
    if (known.has(sha256(names_hash))) continue;
    const found = await saltsOfList(office, trx, { keys: person.keys, list });
    for (const salt of found.salts) salts.add(salt);
  }
  return { ...before, reports: [...reports], salts: [...salts] };
}

async function playerData(db: Kysely<Schema>, id: string): Promise<RedactedIdentity> {
  const row = await db.selectFrom('identity').select('player').where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new OfficeError('player-unknown', { id });
  const keys = await samePerson(db, row.player);
  const ids = await db
    .selectFrom('identity')
    .select('id')
    .where('player', 'in', keys)
    .orderBy('id')
    .execute();
  return { keys, ids: ids.map((identity) => identity.id) };
}

async function samePerson(db: Kysely<Schema>, key: number): Promise<readonly number[]> {
  const merged = await db
    .selectFrom('player')
    .select('key')
    .where('merged_into', '=', key)
    .orderBy('key')
    .execute();
  const others = [];
  for (const other of merged) others.push(...(await samePerson(db, other.key)));
  return [key, ...others];
}

/** Reports in the next batch that contain one of the IDs, in any state. */
export async function reportsNaming(db: Kysely<Schema>, { ids, after }: ReportsQuery): Promise<ReportsFound> {
  const rows = await db
    .selectFrom('report')
    .select('hash')
    .distinct()
    .where('hash', '>', after)
    .orderBy('hash')
    .limit(REPORTS)
    .execute();
  const names = naming(ids);
  const reports: string[] = [];
  for (const { hash } of rows) if (await isNamedIn(db, hash, names)) reports.push(hash);
  return { reports, last: rows.length < REPORTS ? null : (rows.at(-1)?.hash ?? null) };
}

async function isNamedIn(
  db: Kysely<Schema>,
  hash: string,
  names: (bytes: Uint8Array) => boolean,
): Promise<boolean> {
  const bytes = await documentBytes(db, hash);
  return bytes !== null && names(bytes);
}

/** Whether bytes contain one of the IDs, in any encoding. */
function naming(ids: readonly string[]): (bytes: Uint8Array) => boolean {
  const patterns = ids.map((id) =>
    // Programs write leading zeros, and no space after a number.
    /^\d+$/.test(id)
      ? `(?<![0-9])0*${id}(?![0-9])`
      : `(?<![\\p{L}\\p{N}])${id.replaceAll(/[./]/g, '\\$&')}(?![\\p{L}\\p{N}])`,
  );
  const pattern = new RegExp(patterns.join('|'), 'u');
  return (bytes) => {
    // UTF-16 has a null byte beside each digit.
    const digits = Buffer.from(bytes).toString('latin1').replaceAll('\0', '');
    return pattern.test(digits) || pattern.test(reportLines(bytes).join('\n'));
  };
}

/** Salts of the blocks with a name of these players. A list dropped since has none. */
export async function saltsIn(
  office: Pick<Office, 'store'>,
  db: Kysely<Schema>,
  query: SaltsQuery,
): Promise<SaltsFound> {
  try {
    return await saltsOfList(office, db, query);
  } catch (error) {
    // The write checks again whether the list exists.
    if (error instanceof NoResultError) return { salts: [], list: '' };
    throw error;
  }
}

async function saltsOfList(
  office: Pick<Office, 'store'>,
  db: Kysely<Schema>,
  { keys, list: id }: SaltsQuery,
): Promise<SaltsFound> {
  const list = await db
    .selectFrom('list')
    .select(['id', 'cadence', 'date', 'revision', 'source', 'inputs', 'names_hash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const salts = new Set<string>();
  const { columns } = await loadList(office.store, id, db);
  if (keys.some((key) => rowOfKey(columns.keys, key) >= 0)) {
    const named = await rowsWithNames(office, list, columns, db);
    const blocks = blockHashes(list.names_hash);
    for (const key of keys) {
      const row = rowOfKey(named.keys, key);
      const block = row < 0 ? null : blocks[Math.floor(row / NAMES_IN_BLOCK)];
      if (block) salts.add(block[0]);
    }
  }
  return { salts: [...salts], list: sha256(list.names_hash) };
}
