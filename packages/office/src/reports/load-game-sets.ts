import { defined } from '@eloquence/rating';
import type { Kysely } from 'kysely';
import { inParts } from '../store/parts.ts';
import type { Schema } from '../store/schema.ts';
import { type GameSet, joinGameSets, unpackGameSet } from './game-set.ts';

/** The games of events, each of one or several reports that are rated together. */
export async function loadGameSets(
  db: Kysely<Schema>,
  events: readonly (readonly string[])[],
): Promise<readonly GameSet[]> {
  const sets = new Map<string, GameSet>();
  for (const part of inParts(events.flat())) {
    const rows = await db
      .selectFrom('game_set')
      .select(['report', 'packed'])
      .where('report', 'in', part)
      .execute();
    for (const { report, packed } of rows) sets.set(report, unpackGameSet(packed));
  }
  return events.map((reports) => joinGameSets(reports.map((report) => defined(sets.get(report)))));
}
