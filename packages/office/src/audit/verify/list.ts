import { type Cadence, InputError } from '@eloquence/rating';
import type { Kysely } from 'kysely';
import { byDateAndCadence } from '../../compare.ts';
import { OfficeError } from '../../errors.ts';
import { canonicalJson, type Json, sha256 } from '../../ledger/canonical.ts';
import { parsedBody } from '../../ledger/parsed-body.ts';
import type { Office } from '../../office.ts';
import { planOf } from '../../period/plan/plan-of-list.ts';
import { listHash, memoryHash } from '../../rating-lists/canonical.ts';
import type { ListColumns } from '../../rating-lists/columns.ts';
import { binStartsOf, diffLists } from '../../rating-lists/diff.ts';
import { unpackList } from '../../rating-lists/pack.ts';
import { NO_POINTS, reconcile, totalOf } from '../../rating-lists/points.ts';
import { countRated } from '../../rating-lists/store/insert-list.ts';
import { loadList, packedColumns } from '../../rating-lists/store/load.ts';
import { StoreError } from '../../store/errors.ts';
import { readInParts } from '../../store/parts.ts';
import type { ListTable, Schema } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import { ENGINE } from '../../version.ts';
import type { Difference } from './differences.ts';
import { verifyNames } from './names.ts';
import { recompute } from './recompute.ts';
import { type Checked, type VerifyStatus, worst } from './result.ts';

export interface VerifiedList extends Checked {
  readonly cadence: Cadence;
  readonly date: string;
  readonly revision: number;
  readonly source: 'imported' | 'computed';
}

/** A stored list without its columns. */
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
  return rows.toSorted((a, b) => byDateAndCadence(a, b) || a.revision - b.revision);
}

/** Checks a list against its hashes and its entry, and recomputes a computed one. */
export async function verifyList(office: Office, row: ListRow): Promise<VerifiedList> {
  const { cadence, date, revision, source } = row;
  const result = (standing: VerifyStatus, difference: Difference | null = null): VerifiedList => ({
    ...{ cadence, date, revision, source },
    standing,
    difference,
  });
  const columns = await columnsOf(office.store, row);
  if (columns === null) return result('broken', { code: 'columns', values: {} });
  const changed = await wrongHash(office.store.db, row, columns);
  if (changed !== null) return result('broken', changed);
  const recomputed =
    source === 'computed'
      ? await verifyComputed(office, row, columns)
      : await verifyImported(office, row, columns);
  if (recomputed.difference !== null) {
    return result(row.engine === ENGINE ? 'broken' : 'engine', recomputed.difference);
  }
  const names = await verifyNames(office, row, columns);
  return result(worst([recomputed.standing, names.standing]), names.difference);
}

/** Decoded from the stored bytes, not taken from the cache. */
async function columnsOf(store: Store, row: ListRow): Promise<ListColumns | null> {
  const { id, hash, memory_hash: memoryHash } = row;
  const packed = await packedColumns(store.db, { id, hash, memoryHash });
  try {
    return unpackList(packed);
  } catch {
    return null;
  }
}

/** The list against its hashes, and the hashes against the entry that published it. */
async function wrongHash(db: Kysely<Schema>, row: ListRow, columns: ListColumns): Promise<Difference | null> {
  const { cadence, date } = row;
  if (listHash(columns, { cadence, date }) !== row.hash) return { code: 'rows-hash', values: {} };
  if (memoryHash(columns) !== row.memory_hash) return { code: 'memory-hash', values: {} };
  const entry = await db
    .selectFrom('entry')
    .select('body')
    .where('seq', '=', row.seq ?? 0)
    .executeTakeFirst();
  if (entry === undefined) return { code: 'entry-missing', values: {} };
  const [body, inputs] = [parsedBody(entry.body), parsedBody(row.inputs)];
  if (body === null) return { code: 'entry-other', values: { seq: row.seq ?? 0 } };
  if (inputs === null) return { code: 'list-value', values: { column: 'inputs' } };
  const { file, size } = inputs;
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
  return wrongCount(row, columns);
}

/** The values stored beside the columns. */
function wrongCount(row: ListRow, columns: ListColumns): Difference | null {
  const { inputs, practice, engine } = row;
  const made = { inputs: JSON.parse(inputs) as Json, practice, engine };
  const fingerprint = sha256(row.source === 'imported' ? inputs : canonicalJson(made));
  if (fingerprint !== row.fingerprint) return { code: 'list-value', values: { column: 'inputs' } };
  if (parsedBody(row.summary) === null) return { code: 'list-value', values: { column: 'summary' } };
  if (row.rows !== columns.rows) return { code: 'list-value', values: { column: 'rows' } };
  return row.rated === countRated(columns) ? null : { code: 'list-value', values: { column: 'rated' } };
}

async function verifyComputed(office: Office, row: ListRow, columns: ListColumns): Promise<Checked> {
  const changed = await changedGames(office.store.db, row);
  if (changed !== null) return { standing: 'broken', difference: changed };
  try {
    return await recompute(office, row, columns);
  } catch (error) {
    if (error instanceof StoreError && error.code !== 'store-broken') throw error;
    return { standing: 'broken', difference: { code: 'not-again', values: causeOf(error) } };
  }
}

/** The inputs of the list are missing or were changed: the list they name, if known, else the error's code or name. */
function causeOf(error: unknown): Difference['values'] {
  if (error instanceof StoreError && error.values.cadence !== undefined) {
    const { cadence, date = '' } = error.values;
    return { error: error.code, cadence, date };
  }
  if (error instanceof StoreError || error instanceof OfficeError || error instanceof InputError)
    return { error: error.code };
  return { error: error instanceof Error ? error.name : 'unexpected' };
}

/** The games of the list must be those that were accepted. */
async function changedGames(db: Kysely<Schema>, row: ListRow): Promise<Difference | null> {
  const planned = planOf(row).events.flatMap(({ event, reports }) =>
    reports.map((report) => ({ event, ...report })),
  );
  const rows = await readInParts(
    planned.map(({ id }) => id),
    (part) => db.selectFrom('game_set').select(['report', 'packed']).where('report', 'in', part).execute(),
  );
  const kept = new Map(rows.map(({ report, packed }) => [report, sha256(packed)]));
  const changed = planned.find(({ id, games }) => kept.get(id) !== games);
  return changed ? { code: 'games', values: { event: changed.event, report: changed.id } } : null;
}

interface ImportSummary {
  readonly against: { readonly date: string; readonly revision: number } | null;
}

/** Recomputes the differences between an imported list and the list it was compared with. */
async function verifyImported(
  { store }: Office,
  { cadence, summary }: ListRow,
  columns: ListColumns,
): Promise<Checked> {
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
    diff: diffLists(before, columns, { binStarts: binStartsOf(summary) }) as unknown as Json,
    points: { ...reconcile(before, columns, { ...NO_POINTS, imports }) },
  };
  if (canonicalJson(again) === summary) return { standing: 'same', difference: null };
  return { standing: 'broken', difference: { code: 'list-value', values: { column: 'summary' } } };
}
