import type { NextEventItem } from '@eloquence/api';
import { ratedPlayers } from '../events/preview.ts';
import { stageOf } from '../events/stage.ts';
import { findEvent } from '../events/submit.ts';
import type { Office } from '../office.ts';
import { unpackGameSet } from '../reports/game-set.ts';

/** More accepted reports than a month has. */
const MOST_REPORTS = 5000;

/** What an accepted event will do to a rating, by its report alone. */
export type NextEvent = NextEventItem;

/** The accepted events of a player that are on no list yet, soonest first. Nothing else is public. */
export async function nextEvents(
  office: Office,
  { key, id }: { readonly key: number; readonly id: string },
): Promise<readonly NextEvent[]> {
  const { db } = office.store;
  const rows = await db
    .selectFrom('report')
    .innerJoin('game_set', 'game_set.report', 'report.id')
    .innerJoin('document', 'document.hash', 'report.hash')
    .select(['report.event', 'game_set.packed', 'document.bytes'])
    .where('report.state', '=', 'accepted')
    .where('report.list', 'is', null)
    .limit(MOST_REPORTS)
    .execute();
  const found: NextEvent[] = [];
  for (const { event: eventId, packed, bytes } of rows) {
    if (bytes === null || !unpackGameSet(packed).keys.includes(key)) continue;
    const event = await findEvent(db, eventId);
    if (event.stage !== 'accepted') continue;
    const players = await ratedPlayers(office, bytes, event);
    const own = players.find((player) => player.id === id);
    if (own === undefined) continue;
    const { name, cadence, start, end_date: end } = event;
    const { rating, n, score, k, change, initial } = own;
    const { list } = await stageOf(office, event);
    const result = { rating, n, score, k, change, initial: initial?.rating ?? null };
    found.push({ event: eventId, name, cadence, start, end, list, ...result });
  }
  return found.toSorted((a, b) => (a.end < b.end ? -1 : 1));
}
