import type { EventType } from '@eloquence/rating';
import { type CheckedReport, checkAndRateReport, type RatedPlayer } from '@eloquence/reports';
import type { Office } from '../office.ts';
import { readSubmission } from '../reports/read-submission.ts';
import type { EventTable } from '../store/schema.ts';
import { checkSubmission } from './check-submission.ts';
import { checkCorrection, ratedReport } from './correct.ts';
import { receivedOn } from './received.ts';
import { checkReportOf, factsOf, inOrder, otherEvent } from './report-findings.ts';
import { findEvent, matchingEvent, registrationFrom } from './submit.ts';

export type Preview = CheckedReport & { readonly players: readonly RatedPlayer[] };

/**
 * Rates a report with the list in force at its start, with the findings that submitting it would have, or correcting
 * with it where the event is rated. Saves nothing.
 */
export async function preview(
  office: Office,
  bytes: Uint8Array,
  options: { readonly event?: string | null } = {},
): Promise<Preview> {
  const { db } = office.store;
  const reading = readSubmission(bytes);
  const known = options.event ? await findEvent(db, options.event) : await matchingEvent(db, reading);
  if (known?.stage === 'rated' || known?.stage === 'corrected') {
    const before = await ratedReport(db, known);
    // A further part of an event that is reported month by month is submitted.
    if (before.rounds_from === null) {
      const checked = await checkCorrection(office, db, known, before, reading, checkAndRateReport);
      const findings = inOrder([...otherEvent(known, checked.report), ...checked.findings]);
      return { ...checked, findings };
    }
  }
  const event = known ?? unregisteredEvent(office, reading);
  return checkReportOf(office, db, event, reading, receivedToday(office, event), checkAndRateReport);
}

/** What submitting a report without an event would make of it. */
function unregisteredEvent(office: Office, reading: ReturnType<typeof readSubmission>) {
  const { name, cadence, type, start, end } = registrationFrom(office, reading);
  return { id: '', name, cadence, type, start, end_date: end, facts: '{}', registered: null };
}

/** The players of a report of an event as they would be rated. */
export async function ratedPlayers(
  office: Office,
  bytes: Uint8Array,
  event: EventTable,
): Promise<readonly RatedPlayer[]> {
  const { cadence, type } = event;
  const facts = factsOf(event, receivedToday(office, event));
  const registered = { cadence, type: type as EventType | null, facts };
  const { db } = office.store;
  const rated = await checkSubmission(office, db, readSubmission(bytes), registered, checkAndRateReport);
  return rated.players;
}

/** A report that came in now. */
function receivedToday(office: Office, event: Pick<EventTable, 'facts'>): string {
  return receivedOn(office, event, { received: null, submitted: office.now().toISOString() });
}
