import { type EventType, formatDate } from '@eloquence/rating';
import {
  type Examination,
  type Finding,
  foldName,
  gamesOf,
  type Report,
  type ReportReading,
  type StatedFacts,
} from '@eloquence/reports';
import type { Kysely, Transaction } from 'kysely';
import { editionsOf, hasEdition } from '../closing/plan.ts';
import type { Office } from '../context.ts';
import { OfficeError } from '../errors.ts';
import { officeFinding } from '../findings.ts';
import { sha256 } from '../ledger/canonical.ts';
import { append, keepDocument, nextSeq } from '../ledger/ledger.ts';
import { REDACTED } from '../lists/export.ts';
import { federationCode } from '../players/facts.ts';
import { cleanName } from '../players/fold.ts';
import type { EventTable, ReportTable, Schema } from '../store/schema.ts';
import { todayOf } from '../today.ts';
import { anotherEvent, eventsAlike, reportsAlike } from './alike.ts';
import { cadenceOfReport, examine } from './examination.ts';
import { knownPlayers } from './known-players.ts';
import { readSubmission } from './reading.ts';
import { enterRegistration } from './register.ts';

export interface SubmitOptions {
  /** The event it is about; else the registered one that fits by name and dates, else a new one. */
  readonly event?: string | null;
  /** Rounds that it reports, of an event that is reported month by month; all unless said. */
  readonly rounds?: { readonly from: number; readonly to: number } | null;
}

export interface Submitted {
  readonly event: string;
  readonly report: string;
  readonly version: number;
  readonly findings: readonly Finding[];
  /** The same bytes were handed in before: nothing was added. */
  readonly again: boolean;
}

/** Takes a report in, with its findings. What is handed in is kept, whatever is wrong with it. */
export async function submit(
  office: Office,
  bytes: Uint8Array,
  options: SubmitOptions = {},
): Promise<Submitted> {
  const reading = readSubmission(bytes);
  const { store } = office;
  return store.write(async (trx) => {
    const known = await handedInBefore(trx, bytes, options);
    if (known) return known;
    const event = await eventFor(office, trx, reading, options.event ?? null);
    if (event.stage === 'withdrawn') throw new OfficeError('event-withdrawn', { event: event.id });
    await refuseRated(trx, event, options);
    refuseAbsent(reading.report, options);
    const examination = await examine(office, trx, reading, {
      cadence: event.cadence,
      type: event.type as EventType | null,
      facts: factsOf(office, event),
    });
    const findings = [
      ...unregistered(office, event),
      ...(await alike(trx, event, reading.report)),
      ...(await leftOut(trx, event, options)),
      ...(await redactedPlayers(trx, reading.report)),
      ...examination.findings,
    ];
    return enterReport(office, trx, event, bytes, { ...examination, findings }, options);
  });
}

async function handedInBefore(
  trx: Transaction<Schema>,
  bytes: Uint8Array,
  { event = null, rounds = null }: SubmitOptions,
): Promise<Submitted | null> {
  let query = trx
    .selectFrom('report')
    .select(['id', 'event', 'version', 'findings'])
    .where('hash', '=', sha256(bytes))
    .where('rounds_from', rounds ? '=' : 'is', rounds?.from ?? null)
    .where('rounds_to', rounds ? '=' : 'is', rounds?.to ?? null)
    .where('state', 'in', ['submitted', 'accepted']);
  if (event !== null) query = query.where('event', '=', event);
  const row = await query.orderBy('seq', 'desc').executeTakeFirst();
  if (row === undefined) return null;
  const { id, version, findings } = row;
  return { event: row.event, report: id, version, findings: JSON.parse(findings), again: true };
}

async function eventFor(
  office: Office,
  trx: Transaction<Schema>,
  reading: ReportReading,
  id: string | null,
): Promise<EventTable> {
  if (id !== null) return findEvent(trx, id);
  const fitting = await fittingEvent(trx, reading);
  if (fitting) return fitting;
  return findEvent(trx, await eventFromReport(office, trx, reading));
}

export async function findEvent(db: Kysely<Schema>, id: string): Promise<EventTable> {
  const event = await db.selectFrom('event').selectAll().where('id', '=', id).executeTakeFirst();
  if (event === undefined) throw new OfficeError('event-unknown', { event: id });
  return event;
}

/** A registered event of the same name and dates that waits for its report. */
async function fittingEvent(
  trx: Transaction<Schema>,
  { report }: ReportReading,
): Promise<EventTable | undefined> {
  if (report.start === null) return undefined;
  const candidates = await trx
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

/** An event nobody registered, made from what its report says. */
async function eventFromReport(
  office: Office,
  trx: Transaction<Schema>,
  reading: ReportReading,
): Promise<string> {
  const { report } = reading;
  const start = report.start === null ? todayOf(office) : formatDate(report.start);
  const end = report.end === null ? start : formatDate(report.end);
  return enterRegistration(
    office,
    trx,
    {
      name: report.name.slice(0, 200) || '?',
      city: report.city.slice(0, 200),
      federation: federationCode(report.federation) ?? '',
      cadence: cadenceOfReport(reading),
      type: null,
      start,
      end: end < start ? start : end,
      partOf: null,
      facts: {},
    },
    false,
  );
}

/** What the store knows of an event, as a check takes it. It came in today unless another day is stated or given. */
export function factsOf(office: Office, event: EventTable, received: string = todayOf(office)): StatedFacts {
  return {
    received,
    ...(JSON.parse(event.facts) as StatedFacts),
    // The officer decides about an event that nobody registered: the finding says it, nothing refuses it.
    ...(event.registered !== null && { registered: event.registered }),
  };
}

function unregistered(office: Office, { registered, cadence, start }: EventTable): readonly Finding[] {
  if (registered !== null) return [];
  const editions = editionsOf(office, cadence);
  const article = hasEdition(editions, start) ? editions.at(null).rules.registration.article : null;
  return [officeFinding('warning', 'not-registered', {}, article)];
}

/** The same event under another ID, or another event under this one. */
async function alike(
  trx: Transaction<Schema>,
  event: EventTable,
  report: Report,
): Promise<readonly Finding[]> {
  const differs = anotherEvent(event, report);
  const others = await eventsAlike(trx, { ...event, end: event.end_date }, event.id);
  return [
    // Without a day nothing is known of it; that is an error by itself.
    ...(differs && differs.begins !== '' ? [officeFinding('warning', 'event-differs', differs)] : []),
    ...others,
    ...(await reportsAlike(trx, event, report)),
  ];
}

/** Names are never taken from a report for players who are known, but this one holds a name that was to go. */
export async function redactedPlayers(db: Kysely<Schema>, report: Report): Promise<readonly Finding[]> {
  const known = await knownPlayers(
    db,
    report.players.map(({ id }) => id),
  );
  const redacted = report.players.filter(
    ({ id, name }) => known.get(id)?.player.name === REDACTED && cleanName(name) !== '' && name !== REDACTED,
  );
  return redacted.map(({ id }) => officeFinding('warning', 'name-redacted', { id }));
}

/** A rated event is corrected, not reported again; one that is reported month by month goes on. */
async function refuseRated(
  trx: Transaction<Schema>,
  { id }: EventTable,
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

/** Rounds that the report does not have cannot be what it reports. */
function refuseAbsent(report: Report, { rounds = null }: SubmitOptions): void {
  if (rounds === null || rounds.to <= report.rounds || report.players.length === 0) return;
  throw new OfficeError('rounds-absent', { rounds: `${rounds.from}-${rounds.to}`, count: report.rounds });
}

/** Rounds of a report that was not rated and gives way to this one, which has only some of them. */
async function leftOut(
  trx: Transaction<Schema>,
  { id }: EventTable,
  { rounds = null }: SubmitOptions,
): Promise<readonly Finding[]> {
  if (rounds === null) return [];
  const replaced = await givingWay(trx, id, rounds);
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

/** Whether a report has one of these rounds. */
export function isOverlapping(
  { rounds_from, rounds_to }: Pick<ReportTable, 'rounds_from' | 'rounds_to'>,
  { from, to }: Rounds,
): boolean {
  return rounds_from === null || rounds_to === null || (rounds_from <= to && rounds_to >= from);
}

/** Keeps the bytes and the findings, and puts the event before the officer. */
export async function enterReport(
  office: Office,
  trx: Transaction<Schema>,
  event: EventTable,
  bytes: Uint8Array,
  examination: Examination,
  { rounds = null }: SubmitOptions,
): Promise<Submitted> {
  const { report, findings } = examination;
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
  const count = (severity: Finding['severity']): number =>
    findings.filter((each) => each.severity === severity).length;
  const { seq } = await append(trx, {
    kind: 'report-submitted',
    actor: office.actor,
    at: at.toISOString(),
    subject: event.id,
    body: { event: event.id, report: id, version, hash, size: bytes.length, errors: count('error') },
  });
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
      actor: office.actor,
      state: 'submitted',
      findings: JSON.stringify(findings),
      errors: count('error'),
      warnings: count('warning'),
      players: report.players.length,
      games: gamesOf(report).games.length,
      start: report.start === null ? null : formatDate(report.start),
      end_date: lastDay(report, rounds),
      list: null,
      seq,
    })
    .execute();
  await trx.updateTable('event').set({ stage: 'reported', seq }).where('id', '=', event.id).execute();
  return { event: event.id, report: id, version, findings, again: false };
}

/** Bytes that were redacted are not kept a second time: nothing of such a report could ever be read. */
async function refuseRedacted(trx: Transaction<Schema>, event: EventTable, hash: string): Promise<void> {
  const redacted = await trx
    .selectFrom('document')
    .select('hash')
    .where('hash', '=', hash)
    .where('bytes', 'is', null)
    .executeTakeFirst();
  if (redacted) throw new OfficeError('report-redacted', { event: event.id });
}

/** The last day of what is reported: of some rounds that of the last one, where it is known. */
function lastDay({ end, roundDates }: Report, rounds: SubmitOptions['rounds']): string | null {
  const last = (rounds && roundDates[rounds.to - 1]) ?? end;
  return last === null ? null : formatDate(last);
}

/** A newer report takes the place of one that was not rated; those of other rounds stay. */
async function supersede(
  trx: Transaction<Schema>,
  event: string,
  rounds: SubmitOptions['rounds'],
): Promise<void> {
  const replaced = (await givingWay(trx, event, rounds)).map(({ id }) => id);
  if (replaced.length === 0) return;
  await trx.updateTable('report').set({ state: 'superseded' }).where('id', 'in', replaced).execute();
}

async function givingWay(
  trx: Transaction<Schema>,
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
