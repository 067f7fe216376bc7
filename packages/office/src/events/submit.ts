import { formatDate, InputError, parseDate } from '@eloquence/rating';
import {
  type CheckedReport,
  checkReport,
  countFindings,
  type Finding,
  foldName,
  gamesOf,
  type Report,
  type ReportReading,
} from '@eloquence/reports';
import type { Kysely, Transaction } from 'kysely';
import { OfficeError } from '../errors.ts';
import { officeFinding } from '../findings.ts';
import { sha256 } from '../ledger/canonical.ts';
import { keepDocument } from '../ledger/documents.ts';
import { enter, nextSeq } from '../ledger/ledger.ts';
import { keepSaltedHash } from '../ledger/salted-hash.ts';
import type { Office } from '../office.ts';
import { federationCode } from '../players/validation.ts';
import { readSubmission } from '../reports/read-submission.ts';
import type { EventTable, ReportTable, Schema } from '../store/schema.ts';
import { todayOf } from '../today.ts';
import { type Check, cadenceOfReport } from './check-submission.ts';
import { receivedOn } from './received.ts';
import { insertEvent } from './register.ts';
import type { Registration } from './registration.ts';
import { type CheckedEvent, checkReportOf, inOrder } from './report-findings.ts';

export interface SubmitOptions {
  /** Unless given, a registered event with the same name and dates, else a new one. */
  readonly event?: string | null;
  /** Rounds in this report, if the event is reported month by month; all unless given. */
  readonly rounds?: { readonly from: number; readonly to: number } | null;
  /** The day it came in, if not today: what an office receives on paper, or took over from another. */
  readonly received?: string | null;
}

export interface Submitted {
  readonly event: string;
  readonly report: string;
  readonly version: number;
  readonly findings: readonly Finding[];
  /** The same file was submitted before, and its day does not change; nothing was added. */
  readonly again: boolean;
}

/** Saves a report with its findings, whatever they are. */
export async function submit(
  office: Office,
  bytes: Uint8Array,
  options: SubmitOptions = {},
): Promise<Submitted> {
  const reading = readSubmission(bytes);
  const { store } = office;
  checkReceived(office, options.received ?? null);
  return store.write(async (trx) => {
    const known = await previousSubmission(trx, bytes, options);
    if (known && !(await hasNewDate(office, trx, known, options))) return known;
    const event = await eventFor(office, trx, reading, known?.event ?? options.event ?? null);
    await refuseSubmission(trx, event, reading, options);
    const checked = await checkForSubmission(office, trx, event, reading, options, checkReport);
    return insertReport(office, trx, event, bytes, checked, options);
  });
}

/** What no finding can say: the report is not stored at all. */
export async function refuseSubmission(
  db: Kysely<Schema>,
  event: Pick<EventTable, 'id' | 'stage'>,
  { report }: ReportReading,
  options: SubmitOptions,
): Promise<void> {
  if (event.stage === 'withdrawn') throw new OfficeError('event-withdrawn', { event: event.id });
  await refuseRated(db, event, options);
  refuseMissingRounds(report, options);
}

/** The findings of a submission, for the submission itself and for its preview. */
export async function checkForSubmission<Checked extends CheckedReport>(
  office: Office,
  db: Kysely<Schema>,
  event: CheckedEvent,
  reading: ReportReading,
  { rounds = null, received = null }: SubmitOptions,
  check: Check<Checked>,
): Promise<Checked> {
  const day = receivedOn(office, event, { received, submitted: office.now().toISOString() });
  const checked = await checkReportOf(office, db, event, reading, day, check);
  return {
    ...checked,
    findings: inOrder([...(await omittedRounds(db, event, rounds)), ...checked.findings]),
  };
}

export function checkReceived(office: Office, received: string | null): void {
  if (received === null || parseDate(received) <= parseDate(todayOf(office))) return;
  throw new InputError('invalid-date', {
    value: received,
    expected: { kind: 'date', to: todayOf(office) },
  });
}

export async function previousSubmission(
  trx: Kysely<Schema>,
  bytes: Uint8Array,
  { event = null, rounds = null }: SubmitOptions,
): Promise<Submitted | null> {
  let query = trx
    .selectFrom('report')
    .innerJoin('document', 'document.hash', 'report.hash')
    .select(['id', 'event', 'version', 'findings'])
    .select((of) => of('document.bytes', 'is', null).as('redacted'))
    .where('report.hash', '=', sha256(bytes))
    .where('rounds_from', rounds ? '=' : 'is', rounds?.from ?? null)
    .where('rounds_to', rounds ? '=' : 'is', rounds?.to ?? null)
    .where('state', 'in', ['submitted', 'accepted']);
  if (event !== null) query = query.where('event', '=', event);
  const row = await query.orderBy('seq', 'desc').executeTakeFirst();
  if (row === undefined) return null;
  const { id, version, findings, redacted } = row;
  if (redacted) throw new OfficeError('report-redacted', { event: row.event });
  return { event: row.event, report: id, version, findings: JSON.parse(findings), again: true };
}

/** An undecided report given again with another day: a new version, since deadlines and lists depend on the day. */
async function hasNewDate(
  office: Office,
  trx: Kysely<Schema>,
  { event, report }: Submitted,
  { received = null }: SubmitOptions,
): Promise<boolean> {
  if (received === null) return false;
  const row = await trx
    .selectFrom('report')
    .select(['state', 'received', 'submitted'])
    .where('id', '=', report)
    .executeTakeFirstOrThrow();
  return row.state === 'submitted' && receivedOn(office, await findEvent(trx, event), row) !== received;
}

async function eventFor(
  office: Office,
  trx: Transaction<Schema>,
  reading: ReportReading,
  id: string | null,
): Promise<EventTable> {
  if (id !== null) return findEvent(trx, id);
  const registered = await matchingEvent(trx, reading);
  if (registered) return registered;
  return findEvent(trx, await insertEvent(office, trx, registrationFrom(office, reading), false));
}

export async function findEvent(db: Kysely<Schema>, id: string): Promise<EventTable> {
  const event = await db.selectFrom('event').selectAll().where('id', '=', id).executeTakeFirst();
  if (event === undefined) throw new OfficeError('event-unknown', { event: id });
  return event;
}

/** The registered event with the name and dates of a report. */
export async function matchingEvent(
  db: Kysely<Schema>,
  { report }: ReportReading,
): Promise<EventTable | undefined> {
  if (report.start === null) return undefined;
  const candidates = await db
    .selectFrom('event')
    .selectAll()
    .where('start', '=', formatDate(report.start))
    .where('stage', 'in', ['registered', 'reported', 'rejected', 'accepted'])
    .orderBy('seq', 'desc')
    .execute();
  const end = report.end === null ? null : formatDate(report.end);
  return candidates.find(
    (event) => foldName(event.name) === foldName(report.name) && (end === null || event.end_date === end),
  );
}

/** An unregistered event, from the data of its report. */
export function registrationFrom(office: Office, reading: ReportReading): Registration {
  const { report } = reading;
  const first = report.start ?? report.end;
  const start = first === null ? todayOf(office) : formatDate(first);
  const end = report.end === null ? start : formatDate(report.end);
  return {
    name: report.name.slice(0, 200) || '?',
    city: report.city.slice(0, 200),
    federation: federationCode(report.federation) ?? '',
    cadence: cadenceOfReport(reading),
    type: null,
    start,
    end: end < start ? start : end,
    partOf: null,
    facts: {},
  };
}

/** A rated event can only be corrected, unless the report has other rounds. */
async function refuseRated(
  trx: Kysely<Schema>,
  { id }: Pick<EventTable, 'id'>,
  { rounds = null }: SubmitOptions,
): Promise<void> {
  const rated = await trx
    .selectFrom('report')
    .select(['id', 'list', 'rounds_from', 'rounds_to'])
    .where('event', '=', id)
    .where('list', 'is not', null)
    .orderBy('seq', 'desc')
    .execute();
  const whole = rated.find((report) => rounds === null || report.rounds_from === null);
  if (whole) throw new OfficeError('event-rated', { event: id, list: whole.list ?? '' });
  const taken = rated.find((report) => rounds !== null && isOverlapping(report, rounds));
  if (taken) {
    const { rounds_from, rounds_to } = taken;
    throw new OfficeError('rounds-taken', {
      event: id,
      rounds: `${rounds_from}-${rounds_to}`,
      report: taken.id,
    });
  }
}

function refuseMissingRounds(report: Report, { rounds = null }: SubmitOptions): void {
  if (rounds === null || rounds.to <= report.rounds || report.players.length === 0) return;
  throw new OfficeError('rounds-absent', { rounds: `${rounds.from}-${rounds.to}`, count: report.rounds });
}

/** Rounds of a superseded, unrated report that the new one lacks. */
async function omittedRounds(
  trx: Kysely<Schema>,
  { id }: Pick<EventTable, 'id'>,
  rounds: Rounds | null,
): Promise<readonly Finding[]> {
  if (rounds === null) return [];
  const replaced = await supersededReports(trx, id, rounds);
  return replaced.flatMap(({ id: report, rounds_from, rounds_to }) => {
    if (rounds_from === null || rounds_to === null) return [];
    if (rounds_from >= rounds.from && rounds_to <= rounds.to) return [];
    return [officeFinding('warning', 'rounds-left-out', { report, rounds: `${rounds_from}-${rounds_to}` })];
  });
}

interface Rounds {
  readonly from: number;
  readonly to: number;
}

/** All rounds if the report covers the whole event. */
export function roundsOf({ rounds_from, rounds_to }: Pick<ReportTable, 'rounds_from' | 'rounds_to'>): Rounds {
  return { from: rounds_from ?? 1, to: rounds_to ?? Number.MAX_SAFE_INTEGER };
}

export function isOverlapping(
  { rounds_from, rounds_to }: Pick<ReportTable, 'rounds_from' | 'rounds_to'>,
  { from, to }: Rounds,
): boolean {
  return rounds_from === null || rounds_to === null || (rounds_from <= to && rounds_to >= from);
}

/** Saves the file, the findings and the row, and supersedes earlier reports of the same rounds. */
export async function insertReport(
  office: Office,
  trx: Transaction<Schema>,
  event: EventTable,
  bytes: Uint8Array,
  checked: CheckedReport,
  { rounds = null, received = null }: SubmitOptions,
): Promise<Submitted> {
  const { report, findings } = checked;
  const at = office.now();
  const hash = await keepDocument(trx, 'report', bytes);
  await refuseRedacted(trx, event, hash);
  const before = await trx
    .selectFrom('report')
    .select((of) => of.fn.max('version').as('version'))
    .where('event', '=', event.id)
    .executeTakeFirst();
  const version = (before?.version ?? 0) + 1;
  const id = `R${await nextSeq(trx)}`;
  const { errors, warnings } = countFindings(findings);
  const text = JSON.stringify(findings);
  const dates = {
    start: report.start === null ? null : formatDate(report.start),
    end: lastDay(report, rounds),
  };
  const counts = { players: report.players.length, games: gamesOf(report).games.length };
  const body = {
    event: event.id,
    report: id,
    version,
    hash,
    size: bytes.length,
    errors,
    findings: await keepSaltedHash(trx, text),
    ...dates,
    ...counts,
    rounds: rounds && { from: rounds.from, to: rounds.to },
    ...(received !== null && { received }),
  };
  const seq = await enter(office, trx, 'report-submitted', event.id, body, at);
  await supersede(trx, event.id, rounds);
  await trx
    .insertInto('report')
    .values({
      id,
      event: event.id,
      version,
      hash,
      size: bytes.length,
      rounds_from: rounds?.from ?? null,
      rounds_to: rounds?.to ?? null,
      submitted: at.toISOString(),
      received,
      actor: office.actor,
      state: 'submitted',
      findings: text,
      errors,
      warnings,
      ...counts,
      start: dates.start,
      end_date: dates.end,
      list: null,
      seq,
    })
    .execute();
  await trx.updateTable('event').set({ stage: 'reported', seq }).where('id', '=', event.id).execute();
  return { event: event.id, report: id, version, findings, again: false };
}

/** A redacted file stays empty in the store: the report could never be read. */
async function refuseRedacted(trx: Transaction<Schema>, event: EventTable, hash: string): Promise<void> {
  const redacted = await trx
    .selectFrom('document')
    .select('hash')
    .where('hash', '=', hash)
    .where('bytes', 'is', null)
    .executeTakeFirst();
  if (redacted) throw new OfficeError('report-redacted', { event: event.id });
}

/** The last day of the reported rounds. */
function lastDay({ end, roundDates }: Report, rounds: SubmitOptions['rounds']): string | null {
  const last = (rounds && roundDates[rounds.to - 1]) ?? end;
  return last === null ? null : formatDate(last);
}

async function supersede(
  trx: Transaction<Schema>,
  event: string,
  rounds: SubmitOptions['rounds'],
): Promise<void> {
  const replaced = (await supersededReports(trx, event, rounds)).map(({ id }) => id);
  if (replaced.length === 0) return;
  await trx.updateTable('report').set({ state: 'superseded' }).where('id', 'in', replaced).execute();
}

async function supersededReports(
  trx: Kysely<Schema>,
  event: string,
  rounds: SubmitOptions['rounds'],
): Promise<readonly Pick<ReportTable, 'id' | 'rounds_from' | 'rounds_to'>[]> {
  const waiting = await trx
    .selectFrom('report')
    .select(['id', 'rounds_from', 'rounds_to'])
    .where('event', '=', event)
    .where('list', 'is', null)
    .where('state', 'in', ['submitted', 'accepted'])
    .orderBy('seq')
    .execute();
  return waiting.filter((report) => !rounds || isOverlapping(report, rounds));
}
