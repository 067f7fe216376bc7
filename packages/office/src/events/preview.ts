import { type CivilDate, type EventType, formatDate, parseDate } from '@eloquence/rating';
import {
  type CheckedReport,
  checkAndRateReport,
  type ListEntries,
  type RatedPlayer,
} from '@eloquence/reports';
import { choiceOf } from '../editions.ts';
import { monthlyLists } from '../facts/list-facts.ts';
import type { Office } from '../office.ts';
import { readSubmission } from '../reports/read-submission.ts';
import type { EventTable } from '../store/schema.ts';
import { todayOf } from '../today.ts';
import { cadenceOfReport, withoutListDate } from './check-submission.ts';
import { entriesFor } from './known-players.ts';
import { receivedOn } from './received.ts';
import { factsOf } from './report-findings.ts';
import { findEvent } from './submit.ts';

export type Preview = CheckedReport & { readonly players: readonly RatedPlayer[] };

/** Rates a report with the list in force at its start. Saves nothing. */
export async function preview(
  office: Office,
  bytes: Uint8Array,
  options: { readonly event?: string | null } = {},
): Promise<Preview> {
  const { db } = office.store;
  const reading = readSubmission(bytes);
  const event = options.event ? await findEvent(db, options.event) : null;
  const cadence = event?.cadence ?? cadenceOfReport(reading);
  const { report } = reading;
  const { start, roundDates } = report;
  const list =
    start === null ? null : await entriesFor(office, db, report, start, cadence, formatDate(start));
  const facts = event === null ? {} : factsOf(event, receivedToday(office, event));
  const lists = new Map<CivilDate, ListEntries | null>();
  for (const day of facts.ratingsPerGame === true ? new Set(roundDates) : []) {
    if (day === null) continue;
    lists.set(day, await entriesFor(office, db, report, start ?? day, cadence, formatDate(day)));
  }
  return withoutListDate(
    checkAndRateReport(reading, {
      choice: { ...choiceOf(office, cadence), monthly: await monthlyLists(db) },
      type: (event?.type ?? null) as EventType | null,
      list,
      listOn: (day) => lists.get(day) ?? null,
      stated: facts,
      today: parseDate(todayOf(office)),
    }),
  );
}

/** A report that came in now. */
function receivedToday(office: Office, event: Pick<EventTable, 'facts'>): string {
  return receivedOn(office, event, { received: null, submitted: office.now().toISOString() });
}
