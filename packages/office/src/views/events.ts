import type { Cadence } from '@eloquence/rating';
import type { EventPlayer } from '../closing/entries.ts';
import { unpackRatedEvent } from '../closing/rated-event.ts';
import type { Office } from '../context.ts';
import { OfficeError } from '../errors.ts';
import { joinGameSets, type SetGame, unpackGameSet } from '../events/game-set.ts';
import { findEvent } from '../events/submit.ts';
import { type PersonView, peopleViews } from './people.ts';

/** What an event gave a player; numbers are hundredths where they are exact. */
export interface EventRating extends Omit<EventPlayer, 'key'> {
  readonly player: PersonView | null;
}

export interface EventRatings {
  readonly event: string;
  readonly cadence: Cadence;
  readonly list: { readonly date: string; readonly revision: number };
  readonly edition: string;
  readonly players: readonly EventRating[];
}

/** The changes of everybody in an event, on the revision of the list that is in force; null: not rated yet. */
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
  const people = await peopleViews(
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
  readonly players: readonly { readonly no: number; readonly player: PersonView | null }[];
  readonly games: readonly SetGame[];
}

/** The games of an event that were accepted, players by their places. */
export async function crosstable(office: Pick<Office, 'store'>, id: string): Promise<Crosstable> {
  const { db } = office.store;
  await findEvent(db, id);
  const rows = await db
    .selectFrom('report')
    .innerJoin('game_set', 'game_set.report', 'report.id')
    .select('game_set.packed')
    .where('report.event', '=', id)
    .where('report.state', '=', 'accepted')
    // What a corrected report took the place of stays accepted, since it was rated.
    .where('report.id', 'not in', (of) =>
      of.selectFrom('correction').select('before').where('event', '=', id),
    )
    .orderBy('report.rounds_from')
    .orderBy('report.seq')
    .execute();
  if (rows.length === 0) return { event: id, rounds: 0, players: [], games: [] };
  const { keys, numbers, games } = joinGameSets(rows.map(({ packed }) => unpackGameSet(packed)));
  const people = await peopleViews(db, keys);
  return {
    event: id,
    rounds: games.reduce((most, { round }) => Math.max(most, round), 0),
    players: [...keys].map((key, place) => ({
      no: numbers[place] as number,
      player: people.get(key) ?? null,
    })),
    games,
  };
}

export interface KeptReport {
  readonly report: string;
  readonly version: number;
  readonly hash: string;
  /** null: redacted. */
  readonly bytes: Uint8Array | null;
}

/** The bytes of a report: of the newest version, or of the one asked for. */
export async function keptReport(
  { store }: Pick<Office, 'store'>,
  id: string,
  version: number | null = null,
): Promise<KeptReport> {
  await findEvent(store.db, id);
  let query = store.db
    .selectFrom('report')
    .innerJoin('document', 'document.hash', 'report.hash')
    .select(['report.id as report', 'report.version', 'report.hash', 'document.bytes'])
    .where('report.event', '=', id);
  if (version !== null) query = query.where('report.version', '=', version);
  const found = await query.orderBy('report.version', 'desc').limit(1).executeTakeFirst();
  if (found === undefined) throw new OfficeError('report-unknown', { report: `${id}` });
  return found;
}
