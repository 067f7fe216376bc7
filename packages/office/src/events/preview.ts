import { type EventType, formatDate, parseDate } from '@eloquence/rating';
import { type Examination, examineAndRate, type RatedPlayer } from '@eloquence/reports';
import type { Office } from '../context.ts';
import { todayOf } from '../today.ts';
import { cadenceOfReport, withStoresList } from './examination.ts';
import { entriesFor } from './known-players.ts';
import { readSubmission } from './reading.ts';
import { factsOf, findEvent } from './submit.ts';

export type Preview = Examination & { readonly players: readonly RatedPlayer[] };

/** What a report would give with the list in force at its start. Nothing is kept. */
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
  const { start } = report;
  const list =
    start === null ? null : await entriesFor(office, db, report, start, cadence, formatDate(start));
  return withStoresList(
    examineAndRate(reading, {
      choice: { cadence, applied: office.practice === 'applied' },
      type: (event?.type ?? null) as EventType | null,
      list,
      stated: event === null ? {} : factsOf(office, event),
      today: parseDate(todayOf(office)),
    }),
  );
}
