import type { EventType } from '@eloquence/rating';
import {
  type CheckedReport,
  checkReport,
  countFindings,
  type Finding,
  type Report,
  type ReportReading,
  type Severity,
  type StatedFacts,
  WEIGHTS,
} from '@eloquence/reports';
import type { Kysely, Transaction } from 'kysely';
import { editionsOf, hasEdition } from '../editions.ts';
import { officeFinding } from '../findings.ts';
import { cleanName } from '../fold.ts';
import { keepSaltedHash, type SaltedHash } from '../ledger/salted-hash.ts';
import type { Office } from '../office.ts';
import { REDACTED } from '../rating-lists/export.ts';
import { readSubmission } from '../reports/read-submission.ts';
import type { EventTable, ReportTable, Schema } from '../store/schema.ts';
import { type Check, checkSubmission } from './check-submission.ts';
import { knownPlayers } from './known-players.ts';
import { receivedOn } from './received.ts';
import { eventMismatch, similarEvents, similarReports } from './similar-events.ts';

/** The facts a report is checked with. */
export function factsOf(event: Pick<EventTable, 'facts' | 'registered'>, received: string): StatedFacts {
  return {
    ...(JSON.parse(event.facts) as StatedFacts),
    received,
    // A report alone cannot tell that its event was not registered: only a stated `null` refuses it.
    ...(event.registered !== null && { registered: event.registered }),
  };
}

/** Checks a report of an event: the file, the list, the regulations, and what else the store knows. */
export async function checkReportOf<Checked extends CheckedReport>(
  office: Office,
  db: Kysely<Schema>,
  event: CheckedEvent,
  reading: ReportReading,
  received: string,
  check: Check<Checked>,
): Promise<Checked> {
  const { cadence, type } = event;
  const facts = factsOf(event, received);
  const registered = { cadence, type: type as EventType | null, facts };
  const checked = await checkSubmission(office, db, reading, registered, check);
  const findings = [
    ...unregistered(office, event),
    ...(await identityFindings(db, event, reading.report)),
    ...(await redactedPlayers(db, reading.report)),
    ...checked.findings,
  ];
  return { ...checked, findings: inOrder(findings) };
}

/** What a check needs to know of an event. */
export type CheckedEvent = Pick<
  EventTable,
  'id' | 'name' | 'start' | 'end_date' | 'cadence' | 'type' | 'facts' | 'registered'
>;

/** That the report is of another event comes first, since it makes all else pointless; then by severity. */
export function inOrder(findings: readonly Finding[]): readonly Finding[] {
  const weight = ({ code, severity }: { readonly code: string; readonly severity: Severity }): number =>
    code === 'event-differs' ? -1 : WEIGHTS[severity];
  return findings.toSorted((a, b) => weight(a) - weight(b));
}

/** Findings about the hand-in, which no later check can repeat. */
const OF_SUBMISSION: ReadonlySet<string> = new Set(['rounds-left-out']);

export interface RecheckedReport extends CheckedReport {
  /** For the ledger entry of the change that led to the check. */
  readonly findingsHash: SaltedHash;
}

/** Checks a stored report again with what is known now, and keeps the findings. */
export async function recheckReport(
  office: Office,
  trx: Transaction<Schema>,
  event: EventTable,
  report: ReportTable,
  bytes: Uint8Array,
): Promise<RecheckedReport> {
  const received = receivedOn(office, event, report);
  const checked = await checkReportOf(office, trx, event, readSubmission(bytes), received, checkReport);
  const kept = (JSON.parse(report.findings) as readonly { readonly code: string }[]).filter(({ code }) =>
    OF_SUBMISSION.has(code),
  ) as unknown as readonly Finding[];
  const findings = inOrder([...kept, ...checked.findings]);
  const text = JSON.stringify(findings);
  const { errors, warnings } = countFindings(findings);
  await trx
    .updateTable('report')
    .set({ findings: text, errors, warnings })
    .where('id', '=', report.id)
    .execute();
  return { ...checked, findings, findingsHash: await keepSaltedHash(trx, text) };
}

/** The facts of the event have changed: reports that are on no list are checked again. Returns the hashes by report. */
export async function recheckOpenReports(
  office: Office,
  trx: Transaction<Schema>,
  event: EventTable,
): Promise<Readonly<Record<string, SaltedHash>>> {
  const rows = await trx
    .selectFrom('report')
    .innerJoin('document', 'document.hash', 'report.hash')
    .selectAll('report')
    .select('document.bytes')
    .where('report.event', '=', event.id)
    .where('report.list', 'is', null)
    .where('report.state', 'in', ['submitted', 'accepted'])
    .orderBy('report.seq')
    .execute();
  const hashes: Record<string, SaltedHash> = {};
  for (const { bytes, ...report } of rows) {
    // A redacted report keeps the findings it had.
    if (bytes === null) continue;
    hashes[report.id] = (await recheckReport(office, trx, event, report, bytes)).findingsHash;
  }
  return hashes;
}

/** No registration is known. Stated as not registered, the event is refused by the regulations instead. */
function unregistered(
  office: Office,
  { registered, cadence, start, facts }: CheckedEvent,
): readonly Finding[] {
  if (registered !== null || (JSON.parse(facts) as StatedFacts).registered === null) return [];
  const editions = editionsOf(office, cadence);
  const article = hasEdition(editions, start) ? editions.at(null).rules.registration.article : null;
  return [officeFinding('warning', 'not-registered', {}, article)];
}

/** That the report is of another event. One without a start date has its own error. */
export function otherEvent(event: Parameters<typeof eventMismatch>[0], report: Report): readonly Finding[] {
  const differs = eventMismatch(event, report);
  return differs && differs.begins !== '' ? [officeFinding('warning', 'event-differs', differs)] : [];
}

async function identityFindings(
  db: Kysely<Schema>,
  event: CheckedEvent,
  report: Report,
): Promise<readonly Finding[]> {
  const others = await similarEvents(db, { ...event, end: event.end_date }, event.id);
  return [...otherEvent(event, report), ...others, ...(await similarReports(db, event, report))];
}

/** Names of known players are never taken from a report, but the file itself contains the redacted name. */
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
