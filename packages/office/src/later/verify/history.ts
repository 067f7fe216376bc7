import { createHash, type Hash } from 'node:crypto';
import { CADENCES, type Cadence } from '@eloquence/rating';
import type { Kysely } from 'kysely';
import type { Office } from '../../context.ts';
import type { ListColumns } from '../../lists/columns.ts';
import { type HistoryRow, historyRows } from '../../lists/history.ts';
import { currentLists, loadList } from '../../lists-in-store/load.ts';
import { idsOf } from '../../players/person.ts';
import type { Schema } from '../../store/schema.ts';
import type { Difference } from '../differences.ts';
import { cell } from './standing.ts';

/** The histories of all players against the lists that are current, each with the one before. */
export async function verifyHistory({ store }: Office): Promise<Difference | null> {
  const kept = await keptHistories(store.db);
  for (const cadence of CADENCES) {
    let before: ListColumns | null = null;
    for (const { id, date } of await currentLists(store, cadence)) {
      const { columns } = await loadList(store, id);
      const expected = historyRows(before, columns);
      const history = new HashedRows();
      for (const row of expected) history.add(row);
      const name = nameOf(cadence, date);
      const found = kept.get(name) ?? new HashedRows();
      if (found.end() !== history.end()) return firstOther(store.db, cadence, date, expected);
      kept.delete(name);
      before = columns;
    }
  }
  const [extra] = [...kept.keys()];
  return extra === undefined ? null : cell('history', extra, 'date', extra, null);
}

const nameOf = (cadence: Cadence, date: string): string => `${cadence} ${date}`;

/** Rows of one list in the order of their players, as one hash: far more than could be held. */
class HashedRows {
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

/** The table once from end to end; of each list its players come in order. */
async function keptHistories(db: Kysely<Schema>): Promise<Map<string, HashedRows>> {
  const last = await db
    .selectFrom('history')
    .select((of) => of.fn.max('player').as('player'))
    .executeTakeFirst();
  const kept = new Map<string, HashedRows>();
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
      const own = kept.get(name) ?? new HashedRows();
      own.add(row);
      kept.set(name, own);
    }
  }
  return kept;
}

const SHOWN = ['rating', 'games', 'k', 'flag'] as const;

/** Which row it is. */
async function firstOther(
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
    `${(await idsOf(db, [key])).get(key) ?? key} ${nameOf(cadence, date)}`;
  for (const row of expected) {
    const found = left.get(row.key);
    left.delete(row.key);
    const column = SHOWN.find((each) => found?.[each] !== row[each]);
    if (column) return cell('history', await named(row.key), column, found?.[column], row[column]);
  }
  for (const [key, row] of left) return cell('history', await named(key), 'rating', row.rating, null);
  return null;
}
