import { CADENCES, type Cadence } from '@eloquence/rating';
import type { Kysely } from 'kysely';
import { planOf } from '../../closing/again.ts';
import type { Office } from '../../context.ts';
import { canonicalJson, type Json, sha256 } from '../../ledger/canonical.ts';
import { listHash, memoryHash } from '../../lists/canonical.ts';
import type { ListColumns } from '../../lists/columns.ts';
import { diffLists } from '../../lists/diff.ts';
import { unpackList } from '../../lists/pack.ts';
import { packPeriodGames, periodGamesOf } from '../../lists/period-games.ts';
import { NO_POINTS, reconcile, totalOf } from '../../lists/points.ts';
import { countRated } from '../../lists-in-store/insert-list.ts';
import { loadList, packedColumns } from '../../lists-in-store/load.ts';
import { StoreError } from '../../store/errors.ts';
import { inParts } from '../../store/parts.ts';
import type { ListTable, Schema } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import { ENGINE } from '../../version.ts';
import type { Difference } from '../differences.ts';
import { verifyNames } from './names.ts';
import { recompute } from './recompute.ts';
import { type Judged, type Standing, worst } from './standing.ts';

export interface VerifiedList extends Judged {
  readonly cadence: Cadence;
  readonly date: string;
  readonly revision: number;
  readonly source: 'imported' | 'computed';
}

/** A list as it is kept, without what is large. */
export type ListRow = Omit<ListTable, 'packed'>;

export async function publishedLists(
  db: Kysely<Schema>,
  only: { readonly cadence?: Cadence | null; readonly list?: string | null },
): Promise<readonly ListRow[]> {
  let query = db
    .selectFrom('list')
    .select(['id', 'cadence', 'date', 'revision', 'state', 'source', 'practice', 'engine', 'rows', 'rated'])
    .select(['hash', 'memory_hash', 'names_hash', 'inputs', 'fingerprint', 'seq', 'editions', 'summary'])
    .where('state', '=', 'published');
  if (only.cadence) query = query.where('cadence', '=', only.cadence);
  if (only.list) query = query.where('date', '=', only.list);
  const rows = await query.execute();
  return rows.toSorted(
    (a, b) =>
      (a.date < b.date ? -1 : a.date > b.date ? 1 : 0) ||
      CADENCES.indexOf(a.cadence) - CADENCES.indexOf(b.cadence) ||
      a.revision - b.revision,
  );
}

/** A list against its own hashes and its entry; one that was worked out here is worked out again. */
export async function verifyList(office: Office, row: ListRow): Promise<VerifiedList> {
  const { cadence, date, revision, source } = row;
  const judged = (standing: Standing, difference: Difference | null = null): VerifiedList => ({
    ...{ cadence, date, revision, source },
    standing,
    difference,
  });
  const columns = await columnsOf(office.store, row);
  if (columns === null) return judged('broken', { code: 'columns', values: {} });
  const frozen = await verifyFrozen(office.store.db, row, columns);
  if (frozen !== null) return judged('broken', frozen);
  const made =
    source === 'computed'
      ? await verifyComputed(office, row, columns)
      : await verifyImported(office, row, columns);
  if (made.difference !== null) {
    return judged(row.engine === ENGINE ? 'broken' : 'engine', made.difference);
  }
  const names = await verifyNames(office, row, columns);
  return judged(worst([made.standing, names.standing]), names.difference);
}

/** The bytes themselves, not what may have been decoded from them before. */
async function columnsOf(store: Store, row: ListRow): Promise<ListColumns | null> {
  const { id, hash, memory_hash: memoryHash } = row;
  const packed = await packedColumns(store, { id, hash, memoryHash });
  try {
    return unpackList(packed);
  } catch {
    return null;
  }
}

/** The list against its own hashes, and those against the entry that published it. */
async function verifyFrozen(
  db: Kysely<Schema>,
  row: ListRow,
  columns: ListColumns,
): Promise<Difference | null> {
  const { cadence, date } = row;
  if (listHash(columns, { cadence, date }) !== row.hash) return { code: 'rows-hash', values: {} };
  if (memoryHash(columns) !== row.memory_hash) return { code: 'memory-hash', values: {} };
  const entry = await db
    .selectFrom('entry')
    .select('body')
    .where('seq', '=', row.seq ?? 0)
    .executeTakeFirst();
  if (entry === undefined) return { code: 'entry-missing', values: {} };
  const body = JSON.parse(entry.body) as { readonly [field: string]: Json };
  const { file, size } = JSON.parse(row.inputs) as { readonly file?: string; readonly size?: number };
  const expected: readonly (readonly [Json | undefined, Json | undefined])[] =
    row.source === 'imported'
      ? [
          [body.list, row.hash],
          [body.memory, row.memory_hash],
          [body.names, sha256(row.names_hash)],
          [body.file, file],
          [body.size, size],
        ]
      : [
          [body.hash, row.hash],
          [body.memoryHash, row.memory_hash],
          [canonicalJson(body.names ?? null), row.names_hash],
          [body.fingerprint, row.fingerprint],
          [body.revision, row.revision],
        ];
  const isAsEntered =
    body.cadence === cadence && body.date === date && expected.every(([named, found]) => named === found);
  if (!isAsEntered) return { code: 'entry-other', values: { seq: row.seq ?? 0 } };
  return wrongNumber(row, columns) ?? (await wrongGames(db, row, columns));
}

/** What stands beside the columns and says the same. */
function wrongNumber(row: ListRow, columns: ListColumns): Difference | null {
  const { inputs, practice, engine } = row;
  const made = { inputs: JSON.parse(inputs) as Json, practice, engine };
  const fingerprint = sha256(row.source === 'imported' ? inputs : canonicalJson(made));
  if (fingerprint !== row.fingerprint) return { code: 'list-value', values: { column: 'inputs' } };
  if (row.rows !== columns.rows) return { code: 'list-value', values: { column: 'rows' } };
  return row.rated === countRated(columns) ? null : { code: 'list-value', values: { column: 'rated' } };
}

/** Lists of before version 10 have none beside them. */
async function wrongGames(
  db: Kysely<Schema>,
  { id }: ListRow,
  columns: ListColumns,
): Promise<Difference | null> {
  const kept = await db.selectFrom('period_games').select('packed').where('list', '=', id).executeTakeFirst();
  if (kept === undefined) return null;
  const isSame = Buffer.compare(kept.packed, packPeriodGames(periodGamesOf(columns))) === 0;
  return isSame ? null : { code: 'list-value', values: { column: 'games' } };
}

async function verifyComputed(office: Office, row: ListRow, columns: ListColumns): Promise<Judged> {
  const changed = await changedGames(office.store.db, row);
  if (changed !== null) return { standing: 'broken', difference: changed };
  try {
    return await recompute(office, row, columns);
  } catch (error) {
    if (error instanceof StoreError && error.code !== 'store-broken') throw error;
    // What it was worked out from is not there any more, or not what it was.
    const said = error instanceof Error ? error.message : String(error);
    return { standing: 'broken', difference: { code: 'not-again', values: { said } } };
  }
}

/** Games are those that were accepted. */
async function changedGames(db: Kysely<Schema>, row: ListRow): Promise<Difference | null> {
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

interface ImportSummary {
  readonly against: { readonly date: string; readonly revision: number } | null;
}

/** Of a list that was taken over, what it changed against the list it names. */
async function verifyImported(
  { store }: Office,
  { cadence, summary }: ListRow,
  columns: ListColumns,
): Promise<Judged> {
  const { against } = JSON.parse(summary) as ImportSummary;
  const other =
    against &&
    (await store.db
      .selectFrom('list')
      .select('id')
      .where('cadence', '=', cadence)
      .where('date', '=', against.date)
      .where('revision', '=', against.revision)
      .executeTakeFirst());
  const before = other ? (await loadList(store, other.id)).columns : null;
  const imports = totalOf(columns) - (before ? totalOf(before) : 0);
  const again = {
    against: against && { date: against.date, revision: against.revision },
    diff: diffLists(before, columns) as unknown as Json,
    points: { ...reconcile(before, columns, { ...NO_POINTS, imports }) },
  };
  if (canonicalJson(again) === summary) return { standing: 'same', difference: null };
  return { standing: 'broken', difference: { code: 'list-value', values: { column: 'summary' } } };
}
