import type { EventType } from '@eloquence/rating';
import { type CheckedReport, checkAndRateReport, type RatedPlayer } from '@eloquence/reports';
import type { Kysely } from 'kysely';
import type { Office } from '../office.ts';
import { readSubmission } from '../reports/read-submission.ts';
import type { EventTable, Schema } from '../store/schema.ts';
import { checkSubmission } from './check-submission.ts';
import { checkCorrection, ratedReport } from './correct.ts';
import { receivedOn } from './received.ts';
import { factsOf, inOrder, otherEvent } from './report-findings.ts';
import {
  checkForSubmission,
  checkReceived,
  findEvent,
  matchingEvent,
  previousSubmission,
  refuseSubmission,
  registrationFrom,
  type SubmitOptions,
} from './submit.ts';

export type Preview = CheckedReport & {
  /** null: submitting it would make a new event. */
  readonly event: string | null;
  /** The event is rated: the report can only correct it. */
  readonly isCorrection: boolean;
  readonly players: readonly RatedPlayer[];
};

export interface PreviewOptions extends SubmitOptions {
  /** Refuses what `submit` would not store: an event that was withdrawn, rounds that are rated or missing. */
  readonly strict?: boolean;
}

/**
 * Rates a report with the list in force at its start, with the findings that submitting it would have, or correcting
 * with it where the event is rated. Saves nothing.
 */
export async function preview(
  office: Office,
  bytes: Uint8Array,
  { strict = false, ...options }: PreviewOptions = {},
): Promise<Preview> {
  const { db } = office.store;
  const reading = readSubmission(bytes);
  checkReceived(office, options.received ?? null);
  const known = await eventOf(db, bytes, reading, options);
  if (known?.stage === 'rated' || known?.stage === 'corrected') {
    const before = await ratedReport(db, known);
    // A further part of an event that is reported month by month is submitted.
    if (before.rounds_from === null) {
      const checked = await checkCorrection(office, db, known, before, reading, checkAndRateReport);
      const findings = inOrder([...otherEvent(known, checked.report), ...checked.findings]);
      return { ...checked, findings, event: known.id, isCorrection: true };
    }
  }
  const event = known ?? unregisteredEvent(office, reading);
  if (strict) await refuseSubmission(db, event, reading, options);
  const checked = await checkForSubmission(office, db, event, reading, options, checkAndRateReport);
  return { ...checked, event: known?.id ?? null, isCorrection: false };
}

/** As `submit` finds it: the event given, that of the same file, or the registered one. */
async function eventOf(
  db: Kysely<Schema>,
  bytes: Uint8Array,
  reading: ReturnType<typeof readSubmission>,
  options: SubmitOptions,
): Promise<EventTable | undefined> {
  if (options.event) return findEvent(db, options.event);
  const before = await previousSubmission(db, bytes, options);
  return before ? findEvent(db, before.event) : matchingEvent(db, reading);
}

/** What submitting a report without an event would make of it. */
function unregisteredEvent(office: Office, reading: ReturnType<typeof readSubmission>) {
  const { name, cadence, type, start, end } = registrationFrom(office, reading);
  const stage = 'registered' as const;
  return { id: '', name, cadence, type, start, end_date: end, facts: '{}', registered: null, stage };
}

/** The players of a report of an event as they would be rated. */
export async function ratedPlayers(
  office: Office,
  bytes: Uint8Array,
  event: EventTable,
): Promise<readonly RatedPlayer[]> {
  const { cadence, type } = event;
  const received = receivedOn(office, event, { received: null, submitted: office.now().toISOString() });
  const facts = factsOf(event, received);
  const registered = { cadence, type: type as EventType | null, facts };
  const { db } = office.store;
  const rated = await checkSubmission(office, db, readSubmission(bytes), registered, checkAndRateReport);
  return rated.players;
}
