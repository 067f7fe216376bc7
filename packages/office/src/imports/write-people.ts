import { CADENCES } from '@eloquence/rating';
import { sql, type Transaction } from 'kysely';
import { FLAG, NO_TITLES } from '../lists/columns.ts';
import { inactiveBit } from '../lists-in-store/make-current.ts';
import type { Schema } from '../store/schema.ts';
import type { BulkRow, Store, UsualValues } from '../store/store.ts';
import { type People, sexText } from './people.ts';
import type { ReadRows } from './rows.ts';

const PLAYER_COLUMNS = ['key', 'name', 'federation', 'sex', 'birth_year', 'fide_id'] as const;

/** Few have titles. */
const usualPlayer = (seq: number): UsualValues => ({
  columns: ['fide_since', 'name_version', 'title', 'women_title', 'other_titles', 'foa_title'],
  values: [seq, 1, ...NO_TITLES],
});

/** Writes the players who are new and, in an empty store, their ratings. */
export async function addNewPeople(
  store: Store,
  trx: Transaction<Schema>,
  rows: ReadRows,
  people: People,
  seq: number,
): Promise<void> {
  if (people.newRows.length === 0) return;
  const players = playerRows(rows, people, seq, store.kind === 'postgres');
  await store.bulk(trx, 'player', PLAYER_COLUMNS, players, usualPlayer(seq));
  if (people.first) await store.bulk(trx, 'standing', STANDING_COLUMNS, standingRows(rows, people));
  if (people.first && store.kind === 'postgres') await sample(trx);
}

/**
 * Until PostgreSQL looks by itself, it would take the tables for empty and read them from end to end. A tenth of the
 * usual sample is enough for that.
 */
async function sample(trx: Transaction<Schema>): Promise<void> {
  await sql`SET LOCAL default_statistics_target = 10`.execute(trx);
  await sql`ANALYZE player, standing`.execute(trx);
}

/** `namesInBytes`: what is sent as bytes in the end need not become a text before. */
function* playerRows(
  rows: ReadRows,
  { newRows, firstNewKey }: People,
  seq: number,
  namesInBytes: boolean,
): Generator<BulkRow> {
  for (let index = 0; index < newRows.length; index += 1) {
    const row = newRows[index] as number;
    const sex = sexText(rows.sexes[row] as number);
    const birthYear = rows.birthYears[row] || null;
    const id = String(rows.ids[row]);
    const name = namesInBytes ? rows.nameBytes(row) : rows.name(row);
    const player = [firstNewKey + index, name, rows.federation(row), sex, birthYear, id];
    yield rows.titles[row] === 0 ? player : [...player, seq, 1, ...rows.titleSet(row)];
  }
}

const STANDING_COLUMNS = ['player', 'standard', 'rapid', 'blitz', 'best', 'inactive'] as const;

/** How those stand who have a rating. */
function* standingRows(rows: ReadRows, { newRows, firstNewKey }: People): Generator<BulkRow> {
  const ratings = CADENCES.map((cadence) => rows.ratings[cadence]?.ratings);
  for (let index = 0; index < newRows.length; index += 1) {
    const row = newRows[index] as number;
    const standard = ratings[0]?.[row] ?? 0;
    const rapid = ratings[1]?.[row] ?? 0;
    const blitz = ratings[2]?.[row] ?? 0;
    const best = Math.max(standard, rapid, blitz);
    if (best === 0) continue;
    const isInactive = ((rows.flags[row] as number) & FLAG.inactive) !== 0;
    const inactive = isInactive ? ratedBits(standard, rapid, blitz) : 0;
    yield [firstNewKey + index, standard || null, rapid || null, blitz || null, best, inactive];
  }
}

/** The bits of the cadences in which a player has a rating. */
function ratedBits(...ratings: readonly number[]): number {
  return CADENCES.reduce(
    (bits, cadence, index) => ((ratings[index] as number) > 0 ? bits | inactiveBit(cadence) : bits),
    0,
  );
}
