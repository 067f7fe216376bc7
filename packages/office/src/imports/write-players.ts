import { CADENCES, defined } from '@eloquence/rating';
import { sql, type Transaction } from 'kysely';
import { searchColumns } from '../players/search-columns.ts';
import { FLAG, sexLetter } from '../rating-lists/columns.ts';
import { inactiveBit } from '../rating-lists/store/make-current.ts';
import type { Schema } from '../store/schema.ts';
import type { BulkRow, Store } from '../store/store.ts';
import type { MatchedPlayers } from './match-players.ts';
import type { ReadRows } from './read-rows.ts';

const PLAYER_COLUMNS = [
  'key',
  'name',
  'by_family',
  'by_given',
  'federation',
  'sex',
  'birth_year',
  'fide_id',
  'fide_since',
  'name_version',
  'title',
  'women_title',
  'other_titles',
  'foa_title',
] as const;

/** Writes new players and, in an empty store, their ratings. */
export async function addNewPeople(
  store: Store,
  trx: Transaction<Schema>,
  rows: ReadRows,
  people: MatchedPlayers,
  seq: number,
): Promise<void> {
  if (people.newRows.length === 0) return;
  const players = playerRows(rows, people, seq);
  await store.bulk(trx, 'player', PLAYER_COLUMNS, players);
  if (people.first) await store.bulk(trx, 'standing', STANDING_COLUMNS, standingRows(rows, people));
  if (people.first && store.kind === 'postgres') await sample(trx);
}

/**
 * Before its first ANALYZE, PostgreSQL takes the tables for empty and scans them. A tenth of the usual sample is
 * enough.
 */
async function sample(trx: Transaction<Schema>): Promise<void> {
  await sql`SET LOCAL default_statistics_target = 10`.execute(trx);
  await sql`ANALYZE player, standing`.execute(trx);
}

function* playerRows(
  rows: ReadRows,
  { newRows, firstNewKey }: MatchedPlayers,
  seq: number,
): Generator<BulkRow> {
  for (let index = 0; index < newRows.length; index += 1) {
    const row = defined(newRows[index]);
    const sex = sexLetter(defined(rows.sexes[row]));
    const birthYear = rows.birthYears[row] || null;
    const id = String(rows.ids[row]);
    const name = rows.name(row);
    const { by_family, by_given } = searchColumns(name);
    const federation = rows.federation(row);
    const person = [firstNewKey + index, name, by_family, by_given, federation, sex, birthYear];
    yield [...person, id, seq, 1, ...rows.titleSet(row)];
  }
}

const STANDING_COLUMNS = ['player', 'standard', 'rapid', 'blitz', 'best', 'inactive'] as const;

function* standingRows(rows: ReadRows, { newRows, firstNewKey }: MatchedPlayers): Generator<BulkRow> {
  const ratings = CADENCES.map((cadence) => rows.ratings[cadence]?.ratings);
  for (let index = 0; index < newRows.length; index += 1) {
    const row = defined(newRows[index]);
    const standard = ratings[0]?.[row] ?? 0;
    const rapid = ratings[1]?.[row] ?? 0;
    const blitz = ratings[2]?.[row] ?? 0;
    const best = Math.max(standard, rapid, blitz);
    if (best === 0) continue;
    const isInactive = (defined(rows.flags[row]) & FLAG.inactive) !== 0;
    const inactive = isInactive ? ratedBits(standard, rapid, blitz) : 0;
    yield [firstNewKey + index, standard || null, rapid || null, blitz || null, best, inactive];
  }
}

function ratedBits(...ratings: readonly number[]): number {
  return CADENCES.reduce(
    (bits, cadence, index) => (defined(ratings[index]) > 0 ? bits | inactiveBit(cadence) : bits),
    0,
  );
}
