import { readFile } from 'node:fs/promises';
import type { Cadence } from '@eloquence/rating';
import { Database, type DatabaseOptions, type Row } from '../duckdb/database.ts';
import { attachHistory } from '../history/parquet.ts';
import { HISTORY_TABLES } from '../history/schema.ts';

/** Tables that several figures share, each made from the ones before it when first needed. */
const PREPARED = [
  'band_games',
  'list_games',
  'rating_counts',
  'recent_lists',
  'player_facts',
  'player_years',
  'cohort_members',
  'player_periods',
  'federations',
  'player_federations',
  'federation_games',
] as const;

/**
 * Bits of all group columns up to which DuckDB counts in an array instead of a hash table, in half the time: enough for
 * two million players, or for list and rating difference. Each thread has an array, of about 100 MB at most.
 */
const MOST_ARRAY_BITS = 21;
/** An array pays if it has fewer places than this part of the rows. */
const ROWS_PER_PLACE = 16;

/** One cadence of a history, open for queries. */
export class FigureSession {
  readonly db: Database;
  readonly cadence: Cadence;
  readonly #prepared: Set<string> = new Set();

  private constructor(db: Database, cadence: Cadence) {
    this.db = db;
    this.cadence = cadence;
  }

  static async open(folder: string, cadence: Cadence, options: DatabaseOptions = {}): Promise<FigureSession> {
    const db = await Database.open(options);
    try {
      await db.run('SET preserve_insertion_order = false');
      await db.run('CREATE SCHEMA history');
      await attachHistory(db, folder, 'history');
      for (const [table, columns] of Object.entries(HISTORY_TABLES)) {
        if (table === 'players') continue;
        const of = 'cadence' in columns ? `WHERE cadence = '${cadence}'` : '';
        await db.run(`CREATE VIEW "${table}" AS SELECT * FROM history."${table}" ${of}`);
      }
      const [{ games } = {}] = await db.rows('SELECT count(*) AS games FROM history.games');
      const bits = Math.floor(Math.log2(Math.max(1, Number(games) / ROWS_PER_PLACE)));
      await db.run(`SET perfect_ht_threshold = ${Math.min(MOST_ARRAY_BITS, bits)}`);
    } catch (error) {
      db.close();
      throw error;
    }
    return new FigureSession(db, cadence);
  }

  /** Runs the query of a file, after the tables that it takes from others. */
  async query(name: string): Promise<readonly Row[]> {
    const sql = await readQuery(name);
    await this.#prepare(sql);
    return this.db.rows(sql);
  }

  /** The outside IDs of players; none in an anonymous history. */
  async playerIds(players: readonly number[]): Promise<ReadonlyMap<number, string>> {
    const known = await this.db.rows(
      "SELECT view_name FROM duckdb_views() WHERE schema_name = 'history' AND view_name = 'players'",
    );
    if (known.length === 0 || players.length === 0) return new Map();
    const rows = await this.db.rows(
      `SELECT player, id FROM history.players WHERE player IN (${players.join(', ')})`,
    );
    return new Map(rows.map(({ player, id }) => [Number(player), String(id)]));
  }

  async #prepare(sql: string): Promise<void> {
    for (const table of PREPARED) {
      if (this.#prepared.has(table) || !new RegExp(`\\b${table}\\b`).test(sql)) continue;
      this.#prepared.add(table);
      const own = await readQuery(`prepared/${table}`);
      await this.#prepare(own);
      await this.db.run(`CREATE TABLE ${table} AS ${own}`);
    }
  }

  close(): void {
    this.db.close();
  }
}

/** A query with the sentence that explains it, in its first line. */
export async function readQuery(name: string): Promise<string> {
  return readFile(new URL(`./${name}.sql`, import.meta.url), 'utf8');
}
