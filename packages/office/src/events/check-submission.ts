import { type Cadence, type CivilDate, type EventType, formatDate, parseDate } from '@eloquence/rating';
import {
  type CheckedReport,
  type CheckReportOptions,
  cadenceOf,
  type ListEntries,
  type ReportReading,
  type StatedFacts,
} from '@eloquence/reports';
import type { Kysely } from 'kysely';
import { choiceOf } from '../editions.ts';
import { factsOn, playerFactsOn } from '../facts/exclusions.ts';
import { monthlyLists } from '../facts/list-facts.ts';
import type { Office } from '../office.ts';
import type { Schema } from '../store/schema.ts';
import { todayOf } from '../today.ts';
import { entriesFor, knownPlayers } from './known-players.ts';

export interface RegisteredFacts {
  readonly cadence: Cadence;
  readonly type: EventType | null;
  readonly facts: StatedFacts;
}

/** Without a registration the time control decides, then the report's own words, then standard. */
export function cadenceOfReport({ report }: ReportReading): Cadence {
  return (report.timeControl && cadenceOf(report.timeControl)) ?? report.cadence ?? 'standard';
}

/** `checkReport`, or `checkAndRateReport` for the ratings too: both have the same findings. */
export type Check<Checked extends CheckedReport> = (
  reading: ReportReading,
  options: CheckReportOptions,
) => Checked;

/** Checks a report against itself, the list in force at its start and the regulations. */
export async function checkSubmission<Checked extends CheckedReport>(
  office: Office,
  db: Kysely<Schema>,
  reading: ReportReading,
  { cadence, type, facts }: RegisteredFacts,
  check: Check<Checked>,
): Promise<Checked> {
  const { report } = reading;
  const { start, roundDates } = report;
  const list =
    start === null ? null : await entriesFor(office, db, report, start, cadence, formatDate(start));
  const lists = new Map<CivilDate, ListEntries | null>();
  for (const day of facts.ratingsPerGame === true ? new Set(roundDates) : []) {
    if (day === null) continue;
    lists.set(day, await entriesFor(office, db, report, start ?? day, cadence, formatDate(day)));
  }
  return withoutListDate(
    check(reading, {
      choice: { ...choiceOf(office, cadence), monthly: await monthlyLists(db) },
      type,
      list,
      listOn: (day) => lists.get(day) ?? null,
      stated: { ...facts, ...(await outsiders(db, report)) },
      today: parseDate(todayOf(office)),
    }),
  );
}

/** Players of a suspended federation, unless excepted: their games count, but lists leave them out. */
async function outsiders(
  db: Kysely<Schema>,
  { start, players }: ReportReading['report'],
): Promise<Pick<StatedFacts, 'notMembers'>> {
  if (start === null) return {};
  const suspended = new Map(await factsOn(db, 'suspended', formatDate(start)));
  const from = players.filter(({ federation }) => suspended.has(federation));
  if (from.length === 0) return {};
  const excepted = new Map(await playerFactsOn(db, 'excepted', formatDate(start)));
  const known = await knownPlayers(
    db,
    from.map(({ id }) => id),
  );
  const notMembers = from.filter(({ id }) => !excepted.has(known.get(id)?.key ?? 0)).map(({ no }) => no);
  return notMembers.length === 0 ? {} : { notMembers };
}

/** The list always comes from the store, so a report without a list date is no finding. */
function withoutListDate<Checked extends CheckedReport>(checked: Checked): Checked {
  const findings = checked.findings.filter(({ code }) => code !== 'list-date-unknown');
  return { ...checked, findings };
}
