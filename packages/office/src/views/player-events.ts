import type { Cadence } from '@eloquence/rating';
import { type KeptPlayer, unpackRatedEvent } from '../closing/rated-event.ts';
import type { Office } from '../context.ts';

/** An event of a player, with what it gave him. */
export interface PlayedEvent extends Omit<KeptPlayer, 'key'> {
  readonly event: string;
  readonly name: string;
  readonly city: string;
  readonly federation: string;
  readonly cadence: Cadence;
  readonly start: string;
  readonly end: string;
  /** The list it went into. */
  readonly list: string;
  readonly edition: string;
}

export interface PlayedEventsQuery {
  readonly cadence?: Cadence | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** A player's rated events, the newest list first; on the revisions that are in force. */
export async function playerEvents(
  { store }: Pick<Office, 'store'>,
  key: number,
  { cadence, limit, offset }: PlayedEventsQuery,
): Promise<readonly PlayedEvent[]> {
  let query = store.db
    .selectFrom('participation')
    .innerJoin('current_list', 'current_list.list', 'participation.list')
    .innerJoin('event', 'event.id', 'participation.event')
    .innerJoin('rated_event', (join) =>
      join
        .onRef('rated_event.list', '=', 'participation.list')
        .onRef('rated_event.event', '=', 'participation.event'),
    )
    .select(['event.id as event', 'event.name', 'event.city', 'event.federation', 'event.cadence'])
    .select(['event.start', 'event.end_date as end', 'current_list.date as list', 'rated_event.packed'])
    .where('participation.player', '=', key);
  if (cadence !== undefined) query = query.where('current_list.cadence', '=', cadence);
  const rows = await query
    .orderBy('current_list.date', 'desc')
    .orderBy('event.start', 'desc')
    .orderBy('event.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ packed, ...row }) => {
    const { edition, players } = unpackRatedEvent(packed);
    const { key: _, ...own } = players.find((player) => player.key === key) as KeptPlayer;
    return { ...row, edition, ...own };
  });
}
