import type { CalendarItem } from '@eloquence/api';
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
import { eventStatuses, STATUS_COLUMNS } from '../events/stage.ts';
import { listEditions } from '../facts/list-facts.ts';
import type { Office } from '../office.ts';
import { newestList } from '../rating-lists/store/load.ts';
import { todayOf } from '../today.ts';

/** An upcoming list, and the events for it by stage. */
export type CalendarList = Omit<CalendarItem, 'list'> & { readonly date: string };

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
    const counts = await openEvents(office, cadence);
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

/** Open events by list and stage. */
async function openEvents(office: Office, cadence: Cadence): Promise<ReadonlyMap<string, number>> {
  const rows = await office.store.db
    .selectFrom('event')
    .select(STATUS_COLUMNS)
    .where('event.cadence', '=', cadence)
    .where((of) =>
      of.or([
        of('event.stage', 'in', ['registered', 'reported', 'accepted']),
        // Later rounds of an event reported in parts.
        of('event.id', 'in', of.selectFrom('report').select('event').where('state', '=', 'submitted')),
      ]),
    )
    .execute();
  const counts = new Map<string, number>();
  for (const { stage, list } of await eventStatuses(office, rows)) {
    const id = `${list} ${stage === 'due' ? 'accepted' : stage}`;
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
