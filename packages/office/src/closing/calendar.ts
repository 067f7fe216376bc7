import {
  CADENCES,
  type Cadence,
  type CivilDate,
  closingDate,
  type Editions,
  formatDate,
  nextList,
  parseDate,
} from '@eloquence/rating';
import type { Office } from '../context.ts';
import { newestList } from '../lists-in-store/load.ts';
import { dayIn, todayOf } from '../today.ts';
import { editionsOf, hasEdition, listFor } from './plan.ts';

/** A list to come. */
export interface CalendarList {
  readonly cadence: Cadence;
  readonly date: string;
  /** In force on its day. */
  readonly edition: string;
  /** The last day on which events may end that are to be on it; of official events where they have their own. */
  readonly closing: string;
  readonly closingOfficial: string | null;
  /** To the closing; less than 0 once it is over. */
  readonly daysLeft: number;
  /** Its day has come, and it is not published. */
  readonly late: boolean;
  /** Events that belong on it by their dates, by their stage. */
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
/** And at most so many that are late. */
const MOST_LISTS = 12;

/** What closes when: of each cadence the lists that are due, and the next ones. */
export async function listCalendar(office: Office): Promise<ListCalendar> {
  const today = todayOf(office);
  const lists: CalendarList[] = [];
  for (const cadence of CADENCES) {
    const newest = await newestList(office.store, cadence);
    if (newest === null) continue;
    const editions = editionsOf(office, cadence);
    const dates = datesAfter(editions, newest.date, today);
    const counts = await openEvents(office, cadence, editions, dates[0] as string);
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

/** Events on no list yet, by the list they belong on and their stage; what came too late is for the next. */
async function openEvents(
  office: Office,
  cadence: Cadence,
  editions: Editions,
  next: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await office.store.db
    .selectFrom('event')
    .select(['event.stage', 'event.start', 'event.end_date as end', 'event.official'])
    .select((of) =>
      of
        .selectFrom('report')
        .select('report.submitted')
        .whereRef('report.event', '=', 'event.id')
        .orderBy('report.seq')
        .limit(1)
        .as('submitted'),
    )
    .where('event.cadence', '=', cadence)
    .where('event.stage', 'in', ['registered', 'reported', 'accepted'])
    .execute();
  const counts = new Map<string, number>();
  for (const { stage, start, end, official, submitted } of rows) {
    if (!hasEdition(editions, start)) continue;
    const received = submitted === null ? null : dayIn(office.zone, new Date(submitted));
    const list = listFor(editions, { start, end, received, official: official === 1 });
    const id = `${list < next ? next : list} ${stage}`;
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
