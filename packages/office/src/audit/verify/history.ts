import { createHash, type Hash } from 'node:crypto';
import { CADENCES, type Cadence } from '@eloquence/rating';
import type { Kysely } from 'kysely';
import type { Office } from '../../office.ts';
import { listedIds } from '../../players/player-data.ts';
import type { ListColumns } from '../../rating-lists/columns.ts';
import { type HistoryRow, historyRows } from '../../rating-lists/history.ts';
import { currentLists, loadList } from '../../rating-lists/store/load.ts';
import type { Schema } from '../../store/schema.ts';
import type { Difference } from './differences.ts';
import { cell } from './result.ts';

/** Compares the history table with the current lists, each against the one before. */
export async function verifyHistory({ store }: Office): Promise<Difference | null> {
  const stored = await storedHistories(store.db);
  for (const cadence of CADENCES) {
    let before: ListColumns | null = null;
    for (const { id, date } of await currentLists(store, cadence)) {
      const { columns } = await loadList(store, id);
      const expected = historyRows(before, columns);
      const history = new RowHash();
      for (const row of expected) history.add(row);
      const name = nameOf(cadence, date);
      const found = stored.get(name) ?? new RowHash();
      if (found.end() !== history.end()) return firstDifference(store.db, cadence, date, expected);
      stored.delete(name);
      before = columns;
    }
  }
  const [extra] = [...stored.keys()];
  return extra === undefined ? null : cell('history', extra, 'date', extra, null);
}

const nameOf = (cadence: Cadence, date: string): string => `${cadence} ${date}`;

/** A hash of the rows of one list, by player key: the history of all lists does not fit into memory. */
class RowHash {
  readonly #hash: Hash = createHash('sha256');
  #text = '';

  add({ key, rating, games, k, flag }: HistoryRow): void {
    this.#text += `${key};${rating ?? ''};${games};${k ?? ''};${flag}\n`;
    if (this.#text.length < 1 << 16) return;
    this.#hash.update(this.#text);
    this.#text = '';
  }

  end(): string {
    return this.#hash.update(this.#text).digest('hex');
  }
}

const PLAYERS_AT_ONCE = 20_000;

/** Reads the table once, by player key, since it has no index by list. */
async function storedHistories(db: Kysely<Schema>): Promise<Map<string, RowHash>> {
  const last = await db
    .selectFrom('history')
    .select((of) => of.fn.max('player').as('player'))
    .executeTakeFirst();
  const stored = new Map<string, RowHash>();
  for (let player = 0; player <= (last?.player ?? 0); player += PLAYERS_AT_ONCE) {
    const rows = await db
      .selectFrom('history')
      .select(['player as key', 'cadence', 'date', 'rating', 'games', 'k', 'flag'])
      .where('player', '>=', player)
      .where('player', '<', player + PLAYERS_AT_ONCE)
      .orderBy('player')
      .execute();
    for (const row of rows) {
      const name = nameOf(row.cadence, row.date);
      const hash = stored.get(name) ?? new RowHash();
      hash.add(row);
      stored.set(name, hash);
    }
  }
  return stored;
}

const SHOWN = ['rating', 'games', 'k', 'flag'] as const;

async function firstDifference(
  db: Kysely<Schema>,
  cadence: Cadence,
  date: string,
  expected: readonly HistoryRow[],
): Promise<Difference | null> {
  const rows = await db
    .selectFrom('history')
    .select(['player as key', 'rating', 'games', 'k', 'flag'])
    .where('cadence', '=', cadence)
    .where('date', '=', date)
    .execute();
  const left = new Map(rows.map((row) => [row.key, row]));
  const named = async (key: number): Promise<string> =>
    `${(await listedIds(db, [key])).get(key) ?? key} ${nameOf(cadence, date)}`;
  for (const row of expected) {
    const found = left.get(row.key);
    left.delete(row.key);
    const column = SHOWN.find((each) => found?.[each] !== row[each]);
    if (column) return cell('history', await named(row.key), column, found?.[column], row[column]);
  }
  for (const [key, row] of left) return cell('history', await named(key), 'rating', row.rating, null);
  return null;
}
