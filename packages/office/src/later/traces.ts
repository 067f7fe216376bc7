import { reportLines } from '@eloquence/reports';
import { type Kysely, NoResultError } from 'kysely';
import type { Office } from '../context.ts';
import { OfficeError } from '../errors.ts';
import { sha256 } from '../ledger/canonical.ts';
import { NAMES_IN_BLOCK } from '../lists/canonical.ts';
import { rowOfKey } from '../lists/columns.ts';
import { loadList } from '../lists-in-store/load.ts';
import { blockHashes } from '../lists-in-store/salted-names.ts';
import type { Schema } from '../store/schema.ts';
import { rowsWithNames } from './verify/names.ts';

/** Whom a redaction is about: the player and everybody who turned out to be him, and every ID they ever had. */
export interface Person {
  readonly keys: readonly number[];
  readonly ids: readonly string[];
}

/** Where a person stands: in what was handed in, and on the lists. */
export interface Traces {
  readonly person: Person;
  /** The newest entry when the search began. */
  readonly seq: number;
  /** Hashes of the reports that name him. */
  readonly reports: readonly string[];
  /** Hashes of the salts of all blocks in which a name of his was hashed: without them no name can be tried out. */
  readonly salts: readonly string[];
  /** The lists that were read, by what they say of names: a draft may give its ID to another. */
  readonly lists: readonly string[];
}

export interface ReportsAsked {
  readonly ids: readonly string[];
  /** The hash of the last one read before; '' at first. */
  readonly after: string;
}

export interface ReportsFound {
  readonly reports: readonly string[];
  /** null: there are no more. */
  readonly last: string | null;
}

export interface SaltsAsked {
  readonly keys: readonly number[];
  readonly list: number;
}

export interface SaltsFound {
  readonly salts: readonly string[];
  readonly list: string;
}

/** All reports and all lists must be read, which takes long: piece by piece, wherever that is done. */
export interface TraceSearch {
  reports(asked: ReportsAsked): Promise<ReportsFound>;
  salts(asked: SaltsAsked): Promise<SaltsFound>;
}

/** Reports of one piece; one of a thousand players is read in some milliseconds. */
const REPORTS = 50;

export function searchHere(office: Pick<Office, 'store'>, db: Kysely<Schema> = office.store.db): TraceSearch {
  return {
    reports: (asked) => reportsNaming(db, asked),
    salts: (asked) => saltsIn(office, db, asked),
  };
}

export async function findTraces(db: Kysely<Schema>, id: string, search: TraceSearch): Promise<Traces> {
  const { keys, ids } = await personOf(db, id);
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

/** The same as it is now, inside a write: only what came since is read. */
export async function tracesNow(
  office: Pick<Office, 'store'>,
  trx: Kysely<Schema>,
  id: string,
  before: Traces,
): Promise<Traces> {
  const person = await personOf(trx, id);
  const isSame = JSON.stringify(person) === JSON.stringify(before.person);
  // Others turned out to be him, or he has another ID: everything is to be read again.
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

async function personOf(db: Kysely<Schema>, id: string): Promise<Person> {
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

/** Of the next reports those that name one of some IDs; in whatever state, since a name stands in them all the same. */
export async function reportsNaming(db: Kysely<Schema>, { ids, after }: ReportsAsked): Promise<ReportsFound> {
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
  const document = await db
    .selectFrom('document')
    .select('bytes')
    .where('hash', '=', hash)
    .executeTakeFirst();
  return document?.bytes != null && names(document.bytes);
}

/** Whether bytes hold one of some IDs, in whatever encoding. */
function naming(ids: readonly string[]): (bytes: Uint8Array) => boolean {
  const patterns = ids.map((id) =>
    // Programs write numbers with zeros before them, and close to what stands beside them.
    /^\d+$/.test(id)
      ? `(?<![0-9])0*${id}(?![0-9])`
      : `(?<![\\p{L}\\p{N}])${id.replaceAll(/[./]/g, '\\$&')}(?![\\p{L}\\p{N}])`,
  );
  const pattern = new RegExp(patterns.join('|'), 'u');
  return (bytes) => {
    // Digits without the empty bytes that UTF-16 puts beside them, also where it is broken off.
    const digits = Buffer.from(bytes).toString('latin1').replaceAll('\0', '');
    return pattern.test(digits) || pattern.test(reportLines(bytes).join('\n'));
  };
}

/** The salts of a list's blocks in which a name of these players was hashed. What was dropped meanwhile has none. */
export async function saltsIn(
  office: Pick<Office, 'store'>,
  db: Kysely<Schema>,
  asked: SaltsAsked,
): Promise<SaltsFound> {
  try {
    return await saltsOfList(office, db, asked);
  } catch (error) {
    // Of a list that is not known to have been read, the write looks again whether it is there.
    if (error instanceof NoResultError) return { salts: [], list: '' };
    throw error;
  }
}

async function saltsOfList(
  office: Pick<Office, 'store'>,
  db: Kysely<Schema>,
  { keys, list: id }: SaltsAsked,
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
