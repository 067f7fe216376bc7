import { type Cadence, type EventType, formatDate, parseDate } from '@eloquence/rating';
import {
  type CheckedReport,
  cadenceOf,
  checkReport,
  type ReportReading,
  type StatedFacts,
} from '@eloquence/reports';
import type { Kysely } from 'kysely';
import { choiceOf } from '../editions.ts';
import { monthlyLists } from '../facts/list-facts.ts';
import type { Office } from '../office.ts';
import type { Schema } from '../store/schema.ts';
import { todayOf } from '../today.ts';
import { entriesFor } from './known-players.ts';

export interface RegisteredFacts {
  readonly cadence: Cadence;
  readonly type: EventType | null;
  readonly facts: StatedFacts;
}

/** Without a registration the time control decides, then the report's own words, then standard. */
export function cadenceOfReport({ report }: ReportReading): Cadence {
  return (report.timeControl && cadenceOf(report.timeControl)) ?? report.cadence ?? 'standard';
}

/** Checks a report against itself, the list in force at its start and the regulations. */
export async function checkSubmission(
  office: Office,
  db: Kysely<Schema>,
  reading: ReportReading,
  { cadence, type, facts }: RegisteredFacts,
): Promise<CheckedReport> {
  const { report } = reading;
  const start = report.start;
  const list =
    start === null ? null : await entriesFor(office, db, report, start, cadence, formatDate(start));
  return withoutListDate(
    checkReport(reading, {
      choice: { ...choiceOf(office, cadence), monthly: await monthlyLists(db) },
      type,
      list,
      stated: facts,
      today: parseDate(todayOf(office)),
    }),
  );
}

/** The list always comes from the store, so a report without a list date is no finding. */
export function withoutListDate<Checked extends CheckedReport>(checked: Checked): Checked {
  const findings = checked.findings.filter(({ code }) => code !== 'list-date-unknown');
  return { ...checked, findings };
}
