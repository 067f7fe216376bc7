import {
  CADENCES,
  type Cadence,
  type CivilDate,
  closingDate,
  defined,
  type Editions,
  formatDate,
  nextList,
  parseDate,
} from '@eloquence/rating';
import { hasEdition } from '../editions.ts';
import { receivedOn } from '../events/received.ts';
import { listEditions } from '../facts/list-facts.ts';
import type { Office } from '../office.ts';
import { listFor } from '../period/plan/plan.ts';
import { newestList } from '../rating-lists/store/load.ts';
import { todayOf } from '../today.ts';

/** An upcoming list. */
export interface CalendarList {
  readonly cadence: Cadence;
  readonly date: string;
  /** In force on its date. */
  readonly edition: string;
  /** The last day on which an event for this list may end; official events may have their own. */
  readonly closing: string;
  readonly closingOfficial: string | null;
  /** Until the closing; negative after it. */
  readonly daysLeft: number;
  /** The date has passed and the list is not published. */
  readonly late: boolean;
  /** Events for this list by their dates, counted by stage. */
  readonly registered: number;
  readonly reported: number;
  readonly accepted: number;
}

export interface ListCalendar {
  readonly today: string;
  readonly zone: string;
  readonly lists: readonly CalendarList[];
}

/** Lists shown from today on. */
const AHEAD = 2;
/** Late lists included. */
const MOST_LISTS = 12;

/** The deadlines: of each cadence the lists that are late, and the next ones. */
export async function listCalendar(office: Office): Promise<ListCalendar> {
  const today = todayOf(office);
  const lists: CalendarList[] = [];
  for (const cadence of CADENCES) {
    const newest = await newestList(office.store, cadence);
    if (newest === null) continue;
    const editions = await listEditions(office, cadence);
    const dates = datesAfter(editions, newest.date, today);
    const counts = await openEvents(office, cadence, editions, defined(dates[0]));
    for (const date of dates) {
      const edition = editions.at(parseDate(date));
      const closing = closingDate(edition, parseDate(date), false);
      const official = closingDate(edition, parseDate(date), true);
      const of = (stage: string): number => counts.get(`${date} ${stage}`) ?? 0;
      lists.push({
        cadence,
        date,
        edition: edition.id,
        closing: formatDate(closing),
        closingOfficial: official === closing ? null : formatDate(official),
        daysLeft: closing - parseDate(today),
        late: date <= today,
        registered: of('registered'),
        reported: of('reported'),
        accepted: of('accepted'),
      });
    }
  }
  return { today, zone: office.zone, lists };
}

function datesAfter(editions: Editions, newest: string, today: string): readonly string[] {
  const at = (day: CivilDate): ReturnType<Editions['at']> => editions.at(day);
  const dates: string[] = [];
  let last = parseDate(newest);
  while (dates.filter((date) => date > today).length < AHEAD && dates.length < MOST_LISTS) {
    last = nextList(at, last);
    dates.push(formatDate(last));
  }
  return dates;
}

/** Unrated events by list and stage; those too late for their list go to the next one. */
async function openEvents(
  office: Office,
  cadence: Cadence,
  editions: Editions,
  next: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await office.store.db
    .selectFrom('event')
    .leftJoin('report', 'report.event', 'event.id')
    .select(['event.id', 'event.stage', 'event.start', 'event.end_date as end', 'event.official'])
    .select(['event.facts', 'report.submitted', 'report.received', 'report.seq'])
    .where('event.cadence', '=', cadence)
    .where('event.stage', 'in', ['registered', 'reported', 'accepted'])
    .execute();
  const counts = new Map<string, number>();
  for (const event of withFirstReport(rows)) {
    const { stage, start, end, official, submitted } = event;
    if (!hasEdition(editions, start)) continue;
    const received = submitted === null ? null : receivedOn(office, event, { ...event, submitted });
    const list = listFor(editions, { start, end, received, official: official === 1 });
    const id = `${list < next ? next : list} ${stage}`;
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** Each event once, with its first report; sorting in the query would read all of them into a temporary table. */
function withFirstReport<Row extends { readonly id: string; readonly seq: number | null }>(
  rows: readonly Row[],
): Iterable<Row> {
  const events = new Map<string, Row>();
  for (const row of rows) {
    const first = events.get(row.id);
    if (first === undefined || (row.seq ?? 0) < (first.seq ?? 0)) events.set(row.id, row);
  }
  return events.values();
}
