import { type Cadence, type EventType, formatDate, parseDate } from '@eloquence/rating';
import {
  cadenceOf,
  type Examination,
  examineReport,
  type ReportReading,
  type StatedFacts,
} from '@eloquence/reports';
import type { Kysely } from 'kysely';
import type { Office } from '../context.ts';
import type { Schema } from '../store/schema.ts';
import { todayOf } from '../today.ts';
import { entriesFor } from './known-players.ts';

/** What is known of the event besides the report. */
export interface KnownEvent {
  readonly cadence: Cadence;
  readonly type: EventType | null;
  readonly facts: StatedFacts;
}

/** The cadence of a report without a registration: by its time control, by its own words, else standard. */
export function cadenceOfReport({ report }: ReportReading): Cadence {
  return (report.timeControl && cadenceOf(report.timeControl)) ?? report.cadence ?? 'standard';
}

/** Checks a report against itself, the list in force at its start and the regulations. */
export async function examine(
  office: Office,
  db: Kysely<Schema>,
  reading: ReportReading,
  { cadence, type, facts }: KnownEvent,
): Promise<Examination> {
  const { report } = reading;
  const start = report.start;
  const list =
    start === null ? null : await entriesFor(office, db, report, start, cadence, formatDate(start));
  return withStoresList(
    examineReport(reading, {
      choice: { cadence, applied: office.practice === 'applied' },
      type,
      list,
      stated: facts,
      today: parseDate(todayOf(office)),
    }),
  );
}

/** The list is the one that the store has for the day: it needs no date of its own. */
export function withStoresList<Looked extends Examination>(examination: Looked): Looked {
  const findings = examination.findings.filter(({ code }) => code !== 'list-date-unknown');
  return { ...examination, findings };
}
