import { countFindings } from '@eloquence/reports';
import type { Kysely } from 'kysely';
import { type Registration, registeredColumns } from '../../events/registration.ts';
import { sha256 } from '../../ledger/canonical.ts';
import { documentsByHash } from '../../ledger/documents.ts';
import { saltedHash } from '../../ledger/salted-hash.ts';
import type { Office } from '../../office.ts';
import { unpackGameSet } from '../../reports/game-set.ts';
import { readInParts } from '../../store/parts.ts';
import type { ReportTable, Schema } from '../../store/schema.ts';
import type { Difference } from './differences.ts';
import { type LedgerReport, type LedgerState, ledgerState, type StoredReport } from './ledger-state.ts';
import { cell } from './result.ts';

/** Reports whose entry is of an earlier version. */
async function storedReports(db: Kysely<Schema>): Promise<ReadonlyMap<string, StoredReport>> {
  const rows = await db
    .selectFrom('report')
    .innerJoin('entry', 'entry.seq', 'report.seq')
    .leftJoin('game_set', 'game_set.report', 'report.id')
    .select(['report.id', 'report.rounds_from', 'report.rounds_to', 'report.start', 'report.end_date'])
    .select(['game_set.hash', 'game_set.packed'])
    .where('entry.body', 'not like', '%"rounds":%')
    .execute();
  return new Map(
    rows.map(({ id, rounds_from: from, rounds_to: to, hash, packed, ...row }) => {
      const facts = packed === null ? null : unpackGameSet(packed).facts;
      // A report without a date has the event's in its games.
      const played = facts && {
        games: String(hash),
        start: row.start && facts.start,
        end: row.end_date && facts.end,
      };
      return [id, { rounds: { from, to }, played }];
    }),
  );
}

/** Compares events, reports, corrections, adjustments and facts with the ledger. */
export async function verifyRecords({ store }: Office): Promise<Difference | null> {
  const { db } = store;
  const ledger = await ledgerState(db, await storedReports(db));
  return (
    (await wrongReport(db, ledger)) ??
    (await wrongEvent(db, ledger)) ??
    (await wrongCorrection(db, ledger)) ??
    (await wrongAdjustment(db, ledger)) ??
    (await wrongFact(db, ledger))
  );
}

const REPORT_COLUMNS = [
  'seq',
  'event',
  'version',
  'hash',
  'size',
  'received',
  'submitted',
  'actor',
  'rounds_from',
  'rounds_to',
  'state',
  'list',
] as const;
/** Entries of earlier versions lack them. */
const RECORDED_LATER = ['start', 'end_date', 'players', 'games'] as const;

type ReportRow = Pick<
  ReportTable,
  (typeof REPORT_COLUMNS | typeof RECORDED_LATER)[number] | 'id' | 'findings' | 'errors' | 'warnings'
>;

const REPORTS_AT_ONCE = 2000;

async function wrongReport(db: Kysely<Schema>, { reports }: LedgerState): Promise<Difference | null> {
  const left = new Map(reports);
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('report')
      .select(['id', 'findings', 'errors', 'warnings', ...REPORT_COLUMNS, ...RECORDED_LATER])
      .where('seq', '>', last)
      .orderBy('seq')
      .limit(REPORTS_AT_ONCE)
      .execute();
    if (rows.length === 0) break;
    const salts = await documentsByHash(
      db,
      rows.flatMap(({ id }) => reports.get(id)?.findings?.[0] ?? []),
    );
    for (const row of rows) {
      const ledger = left.get(row.id);
      if (ledger === undefined) return cell('report', row.id, 'id', row.id, null);
      left.delete(row.id);
      const found = wrongReportRow(row, ledger) ?? wrongFindings(row, ledger, salts);
      if (found !== null) return found;
      last = row.seq;
    }
  }
  const [missing] = left.keys();
  if (missing !== undefined) return cell('report', missing, 'id', null, missing);
  return wrongGames(db, reports);
}

function wrongReportRow(row: ReportRow, ledger: LedgerReport): Difference | null {
  const { rounds, end: end_date, reported: games } = ledger;
  const expected = { ...ledger, rounds_from: rounds.from, rounds_to: rounds.to, end_date, games };
  for (const column of [...REPORT_COLUMNS, ...RECORDED_LATER]) {
    const value = expected[column];
    if (value !== undefined && row[column] !== value)
      return cell('report', row.id, column, row[column], value);
  }
  return null;
}

/** After a redaction, which blanks names in them, findings can be neither proved nor refuted. */
function wrongFindings(
  { id, findings, errors, warnings }: ReportRow,
  ledger: LedgerReport,
  salts: ReadonlyMap<string, Uint8Array | null>,
): Difference | null {
  const [salt, hash] = ledger.findings ?? [];
  const bytes = salts.get(salt ?? '') ?? null;
  if (bytes !== null && saltedHash(bytes, findings) !== hash)
    return cell('report', id, 'findings', sha256(findings), hash);
  const counts = countFindings(JSON.parse(findings));
  if (errors !== counts.errors) return cell('report', id, 'errors', errors, counts.errors);
  if (warnings !== counts.warnings) return cell('report', id, 'warnings', warnings, counts.warnings);
  if (ledger.errors === null || errors === ledger.errors) return null;
  return cell('report', id, 'errors', errors, ledger.errors);
}

/** The games of accepted reports, on a list or not. */
async function wrongGames(
  db: Kysely<Schema>,
  reports: ReadonlyMap<string, LedgerReport>,
): Promise<Difference | null> {
  const accepted = [...reports].filter(([, { games }]) => games !== null);
  const sets = db.selectFrom('game_set').select(['report', 'hash', 'packed']);
  const sound = new Map(
    await readInParts(
      accepted.map(([id]) => id),
      async (part) => {
        const rows = await sets.where('report', 'in', part).execute();
        return rows.map(({ report, hash, packed }) => [report, sha256(packed) === hash && hash] as const);
      },
    ),
  );
  const wrong = accepted.find(([id, { games }]) => sound.get(id) !== games);
  return wrong ? { code: 'games', values: { event: wrong[1].event, report: wrong[0] } } : null;
}

const EVENT_COLUMNS = [
  'seq',
  'cadence',
  'part_of',
  'registration',
  'registered',
  'start',
  'end_date',
  'stage',
  'report',
  'list',
  'list_revision',
] as const;
const REGISTERED_COLUMNS = ['name', 'city', 'federation', 'type', 'official', 'facts', 'words'] as const;

async function wrongEvent(db: Kysely<Schema>, { events }: LedgerState): Promise<Difference | null> {
  const left = new Map(events);
  const rows = await db
    .selectFrom('event')
    .leftJoin('document', 'document.hash', 'event.registration')
    .select(['event.id', 'event.because', 'document.bytes', ...EVENT_COLUMNS, ...REGISTERED_COLUMNS])
    .orderBy('event.seq')
    .execute();
  for (const { id, bytes, because, ...row } of rows) {
    const ledger = left.get(id);
    if (ledger === undefined) return cell('event', id, 'id', id, null);
    left.delete(id);
    const { partOf: part_of, end: end_date, revision: list_revision, ...others } = ledger;
    const expected = { ...others, part_of, end_date, list_revision };
    for (const column of EVENT_COLUMNS) {
      if (row[column] !== expected[column]) return cell('event', id, column, row[column], expected[column]);
    }
    if (!(await isReason(db, because, ledger.because)))
      return cell('event', id, 'because', because && sha256(because), ledger.because);
    if (bytes === null) continue;
    const registration = JSON.parse(new TextDecoder().decode(bytes)) as Registration;
    const columns = registeredColumns(registration);
    const wrong = REGISTERED_COLUMNS.find((column) => row[column] !== columns[column]);
    if (wrong) return cell('event', id, wrong, row[wrong], columns[wrong]);
  }
  const [missing] = left.keys();
  return missing === undefined ? null : cell('event', missing, 'id', null, missing);
}

async function isReason(db: Kysely<Schema>, text: string | null, document: string | null): Promise<boolean> {
  return (text && sha256(text)) === document || isRedacted(db, document);
}

/** A redacted reason can be neither proved nor refuted. */
async function isRedacted(db: Kysely<Schema>, document: string | null): Promise<boolean> {
  if (document === null) return false;
  const query = db.selectFrom('document').select('bytes').where('hash', '=', document);
  return (await query.executeTakeFirst())?.bytes === null;
}

async function wrongCorrection(db: Kysely<Schema>, { corrections }: LedgerState): Promise<Difference | null> {
  const rows = await db.selectFrom('correction').selectAll().orderBy('seq').execute();
  return otherRow('correction', rows, corrections, ['event', 'before', 'after', 'applied']);
}

async function wrongFact(db: Kysely<Schema>, { facts }: LedgerState): Promise<Difference | null> {
  const rows = await db.selectFrom('fact').selectAll().orderBy('seq').execute();
  const wrong = otherRow('fact', rows, facts, ['kind', 'subject', 'since', 'until']);
  if (wrong !== null) return wrong;
  for (const { seq, because } of rows) {
    const document = facts.get(seq)?.because ?? null;
    if (!(await isReason(db, because, document)))
      return cell('fact', seq, 'because', sha256(because), document);
  }
  return null;
}

/** The first row that is not in the ledger, or has other values there, or is missing. */
function otherRow<Column extends string>(
  table: string,
  rows: readonly (Readonly<Record<Column, string | null>> & { readonly seq: number })[],
  ledger: ReadonlyMap<number, Readonly<Record<Column, string | null>>>,
  columns: readonly Column[],
): Difference | null {
  const left = new Map(ledger);
  for (const row of rows) {
    const expected = left.get(row.seq);
    if (expected === undefined) return cell(table, row.seq, 'seq', row.seq, null);
    left.delete(row.seq);
    const wrong = columns.find((column) => row[column] !== expected[column]);
    if (wrong !== undefined) return cell(table, row.seq, wrong, row[wrong], expected[wrong]);
  }
  const [missing] = left.keys();
  return missing === undefined ? null : cell(table, missing, 'seq', null, missing);
}

async function wrongAdjustment(db: Kysely<Schema>, { adjustments }: LedgerState): Promise<Difference | null> {
  const left = new Set(adjustments);
  for (const { date, cadence, id } of await db.selectFrom('adjustment').selectAll().execute()) {
    const name = `${date} ${cadence} ${id}`;
    if (!left.delete(name)) return cell('adjustment', name, 'id', id, null);
  }
  const [missing] = left;
  return missing === undefined ? null : cell('adjustment', missing, 'id', null, missing);
}
