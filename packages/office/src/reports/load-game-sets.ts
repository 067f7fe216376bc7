import { defined } from '@eloquence/rating';
import type { Kysely } from 'kysely';
import { readInParts } from '../store/parts.ts';
import type { Schema } from '../store/schema.ts';
import { type GameSet, joinGameSets, unpackGameSet } from './game-set.ts';

/** The games of events, each of one or several reports that are rated together. */
export async function loadGameSets(
  db: Kysely<Schema>,
  events: readonly (readonly string[])[],
): Promise<readonly GameSet[]> {
  const rows = await readInParts(events.flat(), (part) =>
    db.selectFrom('game_set').select(['report', 'packed']).where('report', 'in', part).execute(),
  );
  const sets = new Map(rows.map(({ report, packed }) => [report, unpackGameSet(packed)]));
  return events.map((reports) => joinGameSets(reports.map((report) => defined(sets.get(report)))));
}
