import { CADENCES, type Cadence } from '@eloquence/rating';
import type { Kysely } from 'kysely';
import { gatherAgain, planOf } from '../closing/again.ts';
import { closeList } from '../closing/close.ts';
import { type NamedRows, namesOf, newNames } from '../closing/names.ts';
import type { WorkProgress } from '../closing/run.ts';
import type { Office } from '../context.ts';
import { canonicalJson, sha256 } from '../ledger/canonical.ts';
import { entryHash, NO_HASH } from '../ledger/chain.ts';
import type { EntryKind } from '../ledger/entries.ts';
import { listHash, memoryHash, NAMES_IN_BLOCK, type NameOf, nameHashes } from '../lists/canonical.ts';
import { idOf, type ListColumns } from '../lists/columns.ts';
import { unpackList } from '../lists/pack.ts';
import { NO_ROW, walkBoth } from '../lists/walk.ts';
import { loadList } from '../lists-in-store/load.ts';
import { inParts } from '../store/parts.ts';
import type { ListTable, Schema } from '../store/schema.ts';
import { ENGINE } from '../version.ts';
import type { Difference } from './differences.ts';

/** How a part of the store stands up to being worked out again. */
export type Standing = 'same' | 'redacted' | 'engine' | 'broken';

export interface VerifyOptions {
  readonly cadence?: Cadence | null;
  /** Only the list of this date; all unless said. */
  readonly list?: string | null;
  readonly progress?: (progress: WorkProgress) => void;
}

export interface VerifiedList {
  readonly cadence: Cadence;
  readonly date: string;
  readonly revision: number;
  readonly source: 'imported' | 'computed';
  readonly standing: Standing;
  /** What is not as it should be, and where. */
  readonly difference: Difference | null;
}

export interface Verified {
  readonly standing: Standing;
  readonly chain: {
    readonly entries: number;
    readonly standing: Standing;
    readonly difference: Difference | null;
  };
  readonly documents: {
    readonly checked: number;
    readonly redacted: number;
    readonly standing: Standing;
    readonly difference: Difference | null;
  };
  readonly lists: readonly VerifiedList[];
}

/** Walks the chain, hashes every document, works out every computed list again and compares. */
export async function verify(office: Office, options: VerifyOptions = {}): Promise<Verified> {
  const { db } = office.store;
  const chain = await verifyPublications(db, await verifyChain(db));
  const documents = await verifyDocuments(db);
  const rows = await publishedLists(db, options);
  const lists: VerifiedList[] = [];
  for (const [index, row] of rows.entries()) {
    lists.push(await verifyList(office, row));
    options.progress?.({ work: 'verify', done: index + 1, all: rows.length });
  }
  const standings = [chain.standing, documents.standing, ...lists.map(({ standing }) => standing)];
  return { standing: worst(standings), chain, documents, lists };
}

const ORDER: readonly Standing[] = ['broken', 'engine', 'redacted', 'same'];

function worst(standings: readonly Standing[]): Standing {
  return ORDER.find((each) => standings.includes(each)) ?? 'same';
}

const ENTRIES_AT_ONCE = 5000;

async function verifyChain(db: Kysely<Schema>): Promise<Verified['chain']> {
  let [before, last] = [NO_HASH, 0];
  for (;;) {
    const rows = await db
      .selectFrom('entry')
      .selectAll()
      .where('seq', '>', last)
      .orderBy('seq')
      .limit(ENTRIES_AT_ONCE)
      .execute();
    if (rows.length === 0) return { entries: last, standing: 'same', difference: null };
    for (const { seq, kind, actor, at, subject, body, hash } of rows) {
      const entry = { kind: kind as EntryKind, actor, at, subject, body: JSON.parse(body) };
      const isNext = seq === last + 1 && entryHash(seq, entry, before) === hash;
      if (!isNext)
        return { entries: last, standing: 'broken', difference: { code: 'entry', values: { seq } } };
      [before, last] = [hash, seq];
    }
  }
}

/** Every list that an entry published is there, and one of each date is current. */
async function verifyPublications(db: Kysely<Schema>, chain: Verified['chain']): Promise<Verified['chain']> {
  if (chain.standing !== 'same') return chain;
  const entries = await db
    .selectFrom('entry')
    .select(['seq', 'body'])
    .where('kind', 'in', ['list-published', 'list-imported'])
    .orderBy('seq')
    .execute();
  const published = await db.selectFrom('list').select('seq').where('state', '=', 'published').execute();
  const current = await db.selectFrom('current_list').select(['cadence', 'date']).execute();
  const known = new Set(published.map((list) => list.seq));
  const dates = new Set(current.map(({ cadence, date }) => `${cadence} ${date}`));
  for (const { seq, body } of entries) {
    const { cadence, date } = JSON.parse(body) as { readonly cadence: string; readonly date: string };
    if (known.has(seq) && dates.has(`${cadence} ${date}`)) continue;
    return {
      ...chain,
      standing: 'broken',
      difference: { code: 'list-missing', values: { cadence, date, seq } },
    };
  }
  return chain;
}

/** Bytes must be those whose hash the ledger has; what was redacted is told, not missed. */
async function verifyDocuments(db: Kysely<Schema>): Promise<Verified['documents']> {
  const lost = await lostReport(db);
  if (lost !== null) return { checked: 0, redacted: 0, standing: 'broken', difference: lost };
  const redactions = await redactionEntries(db);
  let [checked, redacted, last] = [0, 0, ''];
  for (;;) {
    const rows = await db
      .selectFrom('document')
      .select(['hash', 'bytes', 'redacted_by'])
      .where('hash', '>', last)
      .orderBy('hash')
      .limit(200)
      .execute();
    if (rows.length === 0) {
      return { checked, redacted, standing: redacted > 0 ? 'redacted' : 'same', difference: null };
    }
    for (const { hash, bytes, redacted_by } of rows) {
      const isRedacted = bytes === null && redactions.has(redacted_by ?? 0);
      if (isRedacted) redacted += 1;
      else if (bytes === null || sha256(bytes) !== hash) {
        return { checked, redacted, standing: 'broken', difference: { code: 'document', values: { hash } } };
      } else checked += 1;
      last = hash;
    }
  }
}

/** A report whose bytes are not there at all. */
async function lostReport(db: Kysely<Schema>): Promise<Difference | null> {
  const row = await db
    .selectFrom('report')
    .leftJoin('document', 'document.hash', 'report.hash')
    .select('report.hash')
    .where('document.hash', 'is', null)
    .executeTakeFirst();
  return row ? { code: 'document', values: { hash: row.hash } } : null;
}

/** Only a redaction takes anything away. */
async function redactionEntries(db: Kysely<Schema>): Promise<ReadonlySet<number>> {
  const rows = await db.selectFrom('entry').select('seq').where('kind', '=', 'player-redacted').execute();
  return new Set(rows.map(({ seq }) => seq));
}

type Row = Omit<ListTable, 'packed' | 'summary' | 'editions'>;

async function publishedLists(db: Kysely<Schema>, options: VerifyOptions): Promise<readonly Row[]> {
  let query = db
    .selectFrom('list')
    .select([
      'id',
      'cadence',
      'date',
      'revision',
      'state',
      'source',
      'practice',
      'engine',
      'rows',
      'rated',
      'hash',
      'memory_hash',
      'names_hash',
      'inputs',
      'fingerprint',
      'seq',
    ])
    .where('state', '=', 'published');
  if (options.cadence) query = query.where('cadence', '=', options.cadence);
  if (options.list) query = query.where('date', '=', options.list);
  const rows = await query.execute();
  return rows.toSorted(
    (a, b) =>
      (a.date < b.date ? -1 : a.date > b.date ? 1 : 0) ||
      CADENCES.indexOf(a.cadence) - CADENCES.indexOf(b.cadence) ||
      a.revision - b.revision,
  );
}

async function verifyList(office: Office, row: Row): Promise<VerifiedList> {
  const { cadence, date, revision, source } = row;
  const judged = (standing: Standing, difference: Difference | null = null): VerifiedList => ({
    cadence,
    date,
    revision,
    source,
    standing,
    difference,
  });
  const columns = await columnsOf(office.store.db, row.id);
  if (columns === null) return judged('broken', { code: 'columns', values: {} });
  const frozen = await verifyFrozen(office.store.db, row, columns);
  if (frozen !== null) return judged('broken', frozen);
  const isOther = row.engine !== ENGINE;
  if (source === 'computed') {
    const difference = await recompute(office, row, columns);
    if (difference !== null) return judged(isOther ? 'engine' : 'broken', difference);
  }
  const names = await verifyNames(office, row, columns);
  return names === 'redacted' || names === 'same' ? judged(names) : judged('broken', names);
}

/** The bytes themselves, not what may have been decoded from them before. */
async function columnsOf(db: Kysely<Schema>, id: number): Promise<ListColumns | null> {
  const { packed } = await db
    .selectFrom('list')
    .select('packed')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  try {
    return unpackList(packed);
  } catch {
    return null;
  }
}

/** The list against its own hashes, and those against the entry that published it. */
async function verifyFrozen(db: Kysely<Schema>, row: Row, columns: ListColumns): Promise<Difference | null> {
  const { cadence, date } = row;
  if (listHash(columns, { cadence, date }) !== row.hash) return { code: 'rows-hash', values: {} };
  if (memoryHash(columns) !== row.memory_hash) return { code: 'memory-hash', values: {} };
  const entry = await db
    .selectFrom('entry')
    .select('body')
    .where('seq', '=', row.seq ?? 0)
    .executeTakeFirst();
  if (entry === undefined) return { code: 'entry-missing', values: {} };
  const { body } = entry;
  const names = row.source === 'imported' ? sha256(row.names_hash) : row.names_hash;
  const isAsEntered = body.includes(row.hash) && body.includes(row.memory_hash) && body.includes(names);
  return isAsEntered ? null : { code: 'entry-other', values: { seq: row.seq ?? 0 } };
}

/** Works the list out from the ledger again; answers with the first difference. */
async function recompute(office: Office, row: Row, columns: ListColumns): Promise<Difference | null> {
  const then: Office = { ...office, practice: row.practice === 'applied' ? 'applied' : 'text' };
  const changed = await changedGames(office.store.db, row);
  if (changed !== null) return changed;
  const plan = planOf(row);
  const input = await gatherAgain(then, office.store.db, plan, row);
  return firstDifference(columns, closeList(input).columns);
}

/** Games are those that were accepted. */
async function changedGames(db: Kysely<Schema>, row: Row): Promise<Difference | null> {
  const planned = planOf(row).events.flatMap(({ event, reports }) =>
    reports.map((report) => ({ event, ...report })),
  );
  for (const part of inParts(planned)) {
    const ids = part.map(({ id }) => id);
    const rows = await db
      .selectFrom('game_set')
      .select(['report', 'packed'])
      .where('report', 'in', ids)
      .execute();
    const kept = new Map(rows.map(({ report, packed }) => [report, sha256(packed)]));
    const changed = part.find(({ id, games }) => kept.get(id) !== games);
    if (changed) return { code: 'games', values: { event: changed.event, report: changed.id } };
  }
  return null;
}

const COMPARED = [
  'ratings',
  'games',
  'ks',
  'flags',
  'birthYears',
  'nameVersions',
  'played',
  'peaks',
  'firstListed',
  'inactiveSince',
] as const;

function firstDifference(kept: ListColumns, again: ListColumns): Difference | null {
  let found: Difference | null = null;
  walkBoth(kept, again, (_, row, other) => {
    if (found !== null) return;
    if (row === NO_ROW) found = { code: 'player-missing', values: { id: idOf(again, other) } };
    else if (other === NO_ROW) found = { code: 'player-extra', values: { id: idOf(kept, row) } };
    else {
      const column = COMPARED.find((each) => kept[each][row] !== again[each][other]);
      if (column) {
        found = {
          code: 'player-value',
          values: {
            id: idOf(kept, row),
            column,
            found: kept[column][row] as number,
            expected: again[column][other] as number,
          },
        };
      }
    }
  });
  return found;
}

/** Names that stand on the list for the first time, against their hashes. */
async function verifyNames(
  office: Office,
  row: Row,
  columns: ListColumns,
): Promise<'same' | 'redacted' | Difference> {
  const { db } = office.store;
  const before = row.source === 'computed' ? await loadList(office.store, planOf(row).previous.id) : null;
  const fresh = newNames(before?.columns ?? null, columns);
  const nameOf = await namesOf(db, fresh.keys);
  const hashes = nameHashes(fresh, nameOf);
  const kept = JSON.parse(row.names_hash) as (string | null)[];
  if (canonicalJson(hashes) === row.names_hash) return 'same';
  const gone = await namesGone(db, fresh, nameOf);
  if (gone !== null) return { code: 'names', values: { block: 1 + Math.floor(gone / NAMES_IN_BLOCK) } };
  const wrong = kept.findIndex(
    (hash, block) => hashes[block] !== null && hash !== null && hashes[block] !== hash,
  );
  return wrong < 0 ? 'redacted' : { code: 'names', values: { block: wrong + 1 } };
}

/** The first row whose name is not there although nobody redacted it. */
async function namesGone(db: Kysely<Schema>, rows: NamedRows, nameOf: NameOf): Promise<number | null> {
  const redacted = await db
    .selectFrom('player_name')
    .select(['player', 'version'])
    .where('redacted_by', 'is not', null)
    .execute();
  const known = new Set(redacted.map(({ player, version }) => `${player} ${version}`));
  for (let row = 0; row < rows.rows; row += 1) {
    const [key, version] = [rows.keys[row] as number, rows.nameVersions[row] as number];
    if (nameOf(key, version) === null && !known.has(`${key} ${version}`)) return row;
  }
  return null;
}
