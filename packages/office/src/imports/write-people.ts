import { CADENCES } from '@eloquence/rating';
import { sql, type Transaction } from 'kysely';
import { FLAG, NO_TITLES } from '../lists/columns.ts';
import { inactiveBit } from '../lists-in-store/make-current.ts';
import type { Schema } from '../store/schema.ts';
import type { BulkRow, Store, UsualValues } from '../store/store.ts';
import { type People, sexText } from './people.ts';
import type { ReadRows } from './rows.ts';

const PLAYER_COLUMNS = ['key', 'name', 'federation', 'sex', 'birth_year'] as const;

/** Few have titles. */
const USUAL_PLAYER: UsualValues = {
  columns: ['name_version', 'title', 'women_title', 'other_titles', 'foa_title'],
  values: [1, ...NO_TITLES],
};

/** Writes the players who are new, with their IDs and, in an empty store, their ratings. */
export async function addNewPeople(
  store: Store,
  trx: Transaction<Schema>,
  rows: ReadRows,
  people: People,
  seq: number,
): Promise<void> {
  if (people.newRows.length === 0) return;
  await store.bulk(trx, 'player', PLAYER_COLUMNS, playerRows(rows, people), USUAL_PLAYER);
  if (people.first) await store.bulk(trx, 'standing', STANDING_COLUMNS, standingRows(rows, people));
  const valid = { columns: ['scheme', 'since', 'until'], values: ['fide', seq, null] };
  await store.bulk(trx, 'identity', ['id', 'player'], identityRows(rows, people), valid);
  // Until PostgreSQL looks by itself, it would take the tables for empty and read them from end to end.
  if (people.first && store.kind === 'postgres') await sql`ANALYZE player, standing, identity`.execute(trx);
}

function* playerRows(rows: ReadRows, { newRows, firstNewKey }: People): Generator<BulkRow> {
  for (let index = 0; index < newRows.length; index += 1) {
    const row = newRows[index] as number;
    const sex = sexText(rows.sexes[row] as number);
    const birthYear = rows.birthYears[row] || null;
    const player = [firstNewKey + index, rows.name(row), rows.federation(row), sex, birthYear];
    yield rows.titles[row] === 0 ? player : [...player, 1, ...rows.titleSet(row)];
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

const MOST_DIGITS = 9;
const POWERS: readonly number[] = Array.from({ length: MOST_DIGITS + 1 }, (_, digits) => 10 ** digits);

/** By the text of the ID, the order in which the table keeps them. */
function* identityRows(rows: ReadRows, { newRows, firstNewKey }: People): Generator<BulkRow> {
  const numbers = new BigUint64Array(newRows.length);
  // The lower half first, as all machines have it that this runs on.
  const halves = new Uint32Array(numbers.buffer);
  for (let index = 0; index < newRows.length; index += 1) {
    const id = rows.ids[newRows[index] as number] as number;
    halves[2 * index] = index;
    // As if written from the left, so that 12 stands before 2.
    halves[2 * index + 1] = id * (POWERS[MOST_DIGITS - digitsOf(id)] as number);
  }
  numbers.sort();
  for (let place = 0; place < numbers.length; place += 1) {
    const index = halves[2 * place] as number;
    yield [String(rows.ids[newRows[index] as number]), firstNewKey + index];
  }
}

function digitsOf(id: number): number {
  let digits = 1;
  while (id >= (POWERS[digits] as number)) digits += 1;
  return digits;
}
