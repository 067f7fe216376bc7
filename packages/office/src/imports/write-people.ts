import { CADENCES } from '@eloquence/rating';
import { sql, type Transaction } from 'kysely';
import { inactiveBit } from '../lists-in-store/make-current.ts';
import { foldForSearch } from '../players/fold.ts';
import type { Schema } from '../store/schema.ts';
import type { BulkRow, Store } from '../store/store.ts';
import { type People, sexText } from './people.ts';
import type { ReadRows } from './rows.ts';

const PLAYER_COLUMNS = [
  'key',
  'name',
  'name_version',
  'by_family',
  'by_given',
  'federation',
  'sex',
  'title',
  'women_title',
  'other_titles',
  'foa_title',
  'birth_year',
] as const;

/** Writes the players who are new, with their IDs and, in an empty store, their ratings. */
export async function addNewPeople(
  store: Store,
  trx: Transaction<Schema>,
  rows: ReadRows,
  people: People,
  seq: number,
): Promise<void> {
  if (people.newRows.length === 0) return;
  await store.bulk(trx, 'player', PLAYER_COLUMNS, playerRows(rows, people));
  if (people.first) await store.bulk(trx, 'standing', STANDING_COLUMNS, standingRows(rows, people));
  const columns = ['id', 'player', 'scheme', 'since', 'until'] as const;
  await store.bulk(trx, 'identity', columns, identityRows(rows, people, seq));
  // Until PostgreSQL looks by itself, it would take the tables for empty and read them from end to end.
  if (people.first && store.kind === 'postgres') await sql`ANALYZE player, standing, identity`.execute(trx);
}

function* playerRows(rows: ReadRows, people: People): Generator<BulkRow> {
  const { newRows, firstNewKey } = people;
  for (let index = 0; index < newRows.length; index += 1) {
    const row = newRows[index] as number;
    const name = rows.name(row);
    const { byFamily, byGiven } = foldForSearch(name);
    const [title, women, other, foa] = rows.titleSet(row);
    yield [
      firstNewKey + index,
      name,
      1,
      byFamily,
      byGiven,
      rows.federation(row),
      sexText(rows.sexes[row] as number),
      title,
      women,
      other,
      foa,
      rows.birthYears[row] || null,
    ];
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
    const inactive = rows.inactive[row] === 0 ? 0 : ratedBits(standard, rapid, blitz);
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

const MOST_DIGITS = 9;
const POWERS: readonly number[] = Array.from({ length: MOST_DIGITS + 1 }, (_, digits) => 10 ** digits);
/** With nine digits before it, as many as a double holds. */
const PLACES = 2 ** 22;

/** By the text of the ID, the order in which the table keeps them. */
function* identityRows(rows: ReadRows, people: People, seq: number): Generator<BulkRow> {
  const { newRows, firstNewKey } = people;
  const order = new Float64Array(newRows.length);
  for (let index = 0; index < newRows.length; index += 1) {
    const id = rows.ids[newRows[index] as number] as number;
    // As if written from the left, so that 12 stands before 2.
    order[index] = id * (POWERS[MOST_DIGITS - digitsOf(id)] as number) * PLACES + index;
  }
  order.sort();
  for (let place = 0; place < order.length; place += 1) {
    const index = (order[place] as number) % PLACES;
    yield [String(rows.ids[newRows[index] as number]), firstNewKey + index, 'fide', seq, null];
  }
}

function digitsOf(id: number): number {
  let digits = 1;
  while (id >= (POWERS[digits] as number)) digits += 1;
  return digits;
}
