import type { Cadence } from '@eloquence/rating';
import { defined } from '@eloquence/rating';
import { findEvent } from '../events/submit.ts';
import type { Office } from '../office.ts';
import type { EventPlayer } from '../period/rate/event-players.ts';
import { unpackRatedEvent } from '../period/rate/pack-event.ts';
import { joinGameSets, type SetGame, unpackGameSet } from '../reports/game-set.ts';
import { type PlayerName, playerNames } from './player-names.ts';

/** A player's result in an event; exact numbers are in hundredths. */
export interface EventRating extends Omit<EventPlayer, 'key'> {
  readonly player: PlayerName | null;
}

export interface EventRatings {
  readonly event: string;
  readonly cadence: Cadence;
  readonly list: { readonly date: string; readonly revision: number };
  readonly edition: string;
  readonly players: readonly EventRating[];
}

/** The results of all players on the current revision of the list; null: not rated yet. */
export async function eventRatings(office: Pick<Office, 'store'>, id: string): Promise<EventRatings | null> {
  const { db } = office.store;
  const event = await findEvent(db, id);
  if (event.list === null) return null;
  const kept = await db
    .selectFrom('rated_event')
    .innerJoin('current_list', 'current_list.list', 'rated_event.list')
    .innerJoin('list', 'list.id', 'rated_event.list')
    .select(['rated_event.packed', 'list.date', 'list.revision'])
    .where('rated_event.event', '=', id)
    .where('current_list.cadence', '=', event.cadence)
    .where('current_list.date', '=', event.list)
    .executeTakeFirst();
  if (kept === undefined) return null;
  const { edition, players } = unpackRatedEvent(kept.packed);
  const people = await playerNames(
    db,
    players.map(({ key }) => key),
  );
  return {
    event: id,
    cadence: event.cadence,
    list: { date: kept.date, revision: kept.revision },
    edition,
    players: players.map(({ key, ...player }) => ({ ...player, player: people.get(key) ?? null })),
  };
}

export interface Crosstable {
  readonly event: string;
  readonly rounds: number;
  readonly players: readonly { readonly no: number; readonly player: PlayerName | null }[];
  readonly games: readonly SetGame[];
}

/** The accepted games of an event; `no` is the starting rank in the report. */
export async function crosstable(office: Pick<Office, 'store'>, id: string): Promise<Crosstable> {
  const { db } = office.store;
  await findEvent(db, id);
  const rows = await db
    .selectFrom('report')
    .innerJoin('game_set', 'game_set.report', 'report.id')
    .select('game_set.packed')
    .where('report.event', '=', id)
    .where('report.state', '=', 'accepted')
    // A replaced report stays accepted, since it was rated.
    .where('report.id', 'not in', (of) =>
      of.selectFrom('correction').select('before').where('event', '=', id),
    )
    .orderBy('report.rounds_from')
    .orderBy('report.seq')
    .execute();
  if (rows.length === 0) return { event: id, rounds: 0, players: [], games: [] };
  const { keys, numbers, games } = joinGameSets(rows.map(({ packed }) => unpackGameSet(packed)));
  const people = await playerNames(db, keys);
  return {
    event: id,
    rounds: games.reduce((most, { round }) => Math.max(most, round), 0),
    players: [...keys].map((key, place) => ({
      no: defined(numbers[place]),
      player: people.get(key) ?? null,
    })),
    games,
  };
}
