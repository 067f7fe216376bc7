import type { Cadence } from '@eloquence/rating';
import { defined } from '@eloquence/rating';
import { sql } from 'kysely';
import type { Office } from '../office.ts';
import type { EventPlayer } from '../period/rate/event-players.ts';
import { unpackRatedEvent } from '../period/rate/pack-event.ts';
import { eventsIn, rowWith } from '../rating-lists/store/participations.ts';

/** A player's result in an event. */
export interface PlayedEvent extends Omit<EventPlayer, 'key'> {
  readonly event: string;
  readonly name: string;
  readonly city: string;
  readonly federation: string;
  readonly cadence: Cadence;
  readonly start: string;
  readonly end: string;
  /** The list that rated it. */
  readonly list: string;
  readonly edition: string;
}

export interface PlayedEventsQuery {
  readonly cadence?: Cadence | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** A player's rated events on current lists, the newest list first. */
export async function playerEvents(
  office: Pick<Office, 'store'>,
  key: number,
  query: PlayedEventsQuery,
): Promise<readonly PlayedEvent[]> {
  return (await playedEvents(office, key, query)).map(({ players, ...row }) => {
    const { key: _, ...own } = defined(players.find((player) => player.key === key));
    return { ...row, ...own };
  });
}

type WholeEvent = Omit<PlayedEvent, keyof Omit<EventPlayer, 'key'>> & {
  readonly players: readonly EventPlayer[];
};

/** The same with the results of all players. */
export async function playedEvents(
  { store }: Pick<Office, 'store'>,
  key: number,
  { cadence, limit, offset }: PlayedEventsQuery,
): Promise<readonly WholeEvent[]> {
  const { db } = store;
  let query = db
    .selectFrom('current_list')
    .select(['list', 'date', rowWith(sql.ref('current_list.list'), key).as('row')])
    .orderBy('date', 'desc');
  if (cadence !== undefined) query = query.where('cadence', '=', cadence);
  const lists = (await query.execute())
    .map(({ row, ...list }) => ({ ...list, events: eventsIn(row, key) }))
    .filter(({ events }) => events.length > 0);
  const { before, shown } = listsOfPage(lists, offset, limit);
  if (shown.length === 0) return [];
  const rows = await db
    .selectFrom('rated_event')
    .innerJoin('event', 'event.id', 'rated_event.event')
    .select(['event.id as event', 'event.name', 'event.city', 'event.federation', 'event.cadence'])
    .select(['event.start', 'event.end_date as end', 'rated_event.list', 'rated_event.packed'])
    .where((of) =>
      of.or(
        shown.map(({ list, events }) =>
          of.and([of('rated_event.list', '=', list), of('rated_event.event', 'in', events)]),
        ),
      ),
    )
    .execute();
  const dates = new Map(shown.map(({ list, date }) => [list, date]));
  return rows
    .map(({ list, ...row }) => ({ ...row, list: defined(dates.get(list)) }))
    .toSorted(newestFirst)
    .slice(offset - before, offset - before + limit)
    .map(({ packed, ...row }) => {
      const { edition, players } = unpackRatedEvent(packed);
      return { ...row, edition, players };
    });
}

interface EventsOfList {
  readonly list: number;
  readonly date: string;
  readonly events: readonly string[];
}

/** The lists with the events of a page, and the number of events on newer lists; lists of a date are not split. */
function listsOfPage(
  lists: readonly EventsOfList[],
  offset: number,
  limit: number,
): { readonly before: number; readonly shown: readonly EventsOfList[] } {
  let [before, seen] = [0, 0];
  const shown: EventsOfList[] = [];
  for (const ofDate of Map.groupBy(lists, ({ date }) => date).values()) {
    const count = ofDate.reduce((sum, { events }) => sum + events.length, 0);
    if (seen + count <= offset) before += count;
    else if (seen < offset + limit) shown.push(...ofDate);
    seen += count;
  }
  return { before, shown };
}

type Placed = Pick<PlayedEvent, 'list' | 'start' | 'event'>;

function newestFirst(one: Placed, other: Placed): number {
  const column = (['list', 'start', 'event'] as const).find((each) => one[each] !== other[each]);
  return column === undefined ? 0 : one[column] < other[column] ? 1 : -1;
}
