import type { Cadence } from '@eloquence/rating';
import { type CivilDate, parseDate } from '@eloquence/rating';
import type { ListEntries, ListEntry, Report } from '@eloquence/reports';
import type { Kysely } from 'kysely';
import type { Office } from '../office.ts';
import { FLAG, type ListColumns, rowOfKey } from '../rating-lists/columns.ts';
import { listAtOrBefore, loadList } from '../rating-lists/store/load.ts';
import { inParts } from '../store/parts.ts';
import type { PlayerTable, Schema } from '../store/schema.ts';

/** A player found by an ID; a merged ID finds the remaining player. */
export interface KnownPlayer {
  readonly key: number;
  readonly player: PlayerTable;
}

const isId = (id: string): boolean => id !== '' && id.length <= 30;

/** The players of a report that are in the store, by ID. */
export async function knownPlayers(
  db: Kysely<Schema>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, KnownPlayer>> {
  const found = new Map<string, KnownPlayer>();
  for (const part of inParts(ids.filter(isId))) {
    const rows = await db
      .selectFrom('identity')
      .innerJoin('player', 'player.key', 'identity.player')
      .selectAll('player')
      .select('identity.id')
      .where('identity.id', 'in', part)
      .execute();
    for (const { id, ...player } of rows) {
      const survivor = await survivorOf(db, player);
      found.set(id, { key: survivor.key, player: survivor });
    }
  }
  return found;
}

async function survivorOf(db: Kysely<Schema>, player: PlayerTable): Promise<PlayerTable> {
  if (player.merged_into === null) return player;
  const next = await db
    .selectFrom('player')
    .selectAll()
    .where('key', '=', player.merged_into)
    .executeTakeFirstOrThrow();
  return survivorOf(db, next);
}

/** The players of a report on the list in force at its start; null if the store has no such list. */
export async function entriesFor(
  office: Office,
  db: Kysely<Schema>,
  report: Report,
  start: CivilDate,
  cadence: Cadence,
  day: string,
): Promise<ListEntries | null> {
  const name = await listAtOrBefore(office.store, cadence, day, db);
  if (name === null) return null;
  const list = await loadList(office.store, name.id, db);
  const standardName =
    cadence === 'standard' ? null : await listAtOrBefore(office.store, 'standard', day, db);
  const standard = standardName && (await loadList(office.store, standardName.id, db));
  const known = await knownPlayers(
    db,
    report.players.map(({ id }) => id),
  );
  const byId = new Map<string, ListEntry>();
  for (const [id, { key, player }] of known) {
    byId.set(id, {
      id,
      name: player.name,
      federation: player.federation,
      birthYear: player.birth_year,
      deceased: player.died !== null && parseDate(player.died) < start,
      standard: standard && columnOf(standard.columns, key, 'ratings'),
      rating: columnOf(list.columns, key, 'ratings'),
      k: columnOf(list.columns, key, 'ks'),
      inactive: ((columnOf(list.columns, key, 'flags') ?? 0) & FLAG.inactive) !== 0,
    });
  }
  // The list in force is chosen by day, so its own date does not matter.
  return { date: null, byId };
}

function columnOf(columns: ListColumns, key: number, column: 'ratings' | 'ks' | 'flags'): number | null {
  const row = rowOfKey(columns.keys, key);
  return row < 0 ? null : columns[column][row] || null;
}
