import { type Kysely, sql, type Transaction } from 'kysely';
import { participationRows } from '../lists-in-store/participations.ts';
import { eventWords } from '../players/fold.ts';
import { nameIndexOf, writeNameIndex } from '../players/names/prepare.ts';
import { StoreError } from './errors.ts';
import { guards, periodGamesGuards } from './guards.ts';
import type { Schema } from './schema.ts';
import {
  AUDIT_INDEXES,
  CALENDAR_INDEXES,
  SERVICE_INDEXES,
  SERVICE_TABLES,
  TOKEN_TABLES,
} from './service-tables.ts';
import type { Store, StoreKind } from './store.ts';
import {
  making,
  nameBlocks,
  ownIds,
  PARTICIPATION_BEFORE,
  participationTable,
  periodGames,
  standings,
  TABLE_NAMES,
  tables,
  wholeIdentities,
} from './tables.ts';

interface Migration {
  readonly version: number;
  /** The statements that lead here from the version before. */
  up(kind: StoreKind): readonly string[];
  /** What a statement cannot fill in by itself. */
  fill?(trx: Transaction<Schema>, store: Store): Promise<void>;
}

/** Forward only: what was released is never edited, the next change is the next version. */
const MIGRATIONS: readonly Migration[] = [
  { version: 1, up: (kind) => [...tables(kind), ...guards(kind)] },
  { version: 2, up: (kind) => making(kind, SERVICE_TABLES, SERVICE_INDEXES) },
  {
    version: 3,
    up: (kind) => [
      `ALTER TABLE event ADD COLUMN words TEXT ${kind === 'postgres' ? 'COLLATE "C" ' : ''}NOT NULL DEFAULT ''`,
      'DROP INDEX event_by_stage',
      'DROP INDEX event_by_start',
      ...making(kind, TOKEN_TABLES, CALENDAR_INDEXES),
    ],
    fill: fillEventWords,
  },
  { version: 4, up: standings },
  {
    version: 5,
    up: (kind) => [
      'DROP INDEX audit_by_subject',
      'DROP INDEX audit_by_account',
      ...making(kind, [], AUDIT_INDEXES),
    ],
  },
  { version: 6, up: nameBlocks, fill: fillNameBlocks },
  { version: 7, up: wholeIdentities },
  { version: 8, up: participationTable, fill: fillParticipations },
  { version: 9, up: ownIds },
  { version: 10, up: (kind) => [...periodGames(kind), ...periodGamesGuards(kind)] },
];

/** Events of before can be found by their names as well. */
async function fillEventWords(trx: Transaction<Schema>): Promise<void> {
  const events = await trx.selectFrom('event').select(['id', 'name', 'city']).execute();
  for (const { id, name, city } of events) {
    await trx
      .updateTable('event')
      .set({ words: eventWords(name, city) })
      .where('id', '=', id)
      .execute();
  }
}

async function fillNameBlocks(trx: Transaction<Schema>, store: Store): Promise<void> {
  const index = await nameIndexOf(trx);
  if (index.blocks.length > 0) await writeNameIndex(store, trx, index);
}

/** List by list: of twenty years all together would be too many. */
async function fillParticipations(trx: Transaction<Schema>, store: Store): Promise<void> {
  const before = sql.table(PARTICIPATION_BEFORE);
  const lists = await sql<{ list: number }>`SELECT DISTINCT list FROM ${before}`.execute(trx);
  for (const { list } of lists.rows) {
    const { rows } = await sql<{ player: number; event: string }>`
      SELECT player, event FROM ${before} WHERE list = ${list} ORDER BY player, event`.execute(trx);
    const byEvent = Map.groupBy(rows, ({ event }) => event);
    const participations = participationRows(
      Array.from(byEvent, ([event, of]) => [event, of.map(({ player }) => player)]),
    );
    const usual = { columns: ['list'], values: [list] };
    await store.bulk(trx, 'participation', ['first', 'players'], participations, usual);
  }
  await sql`DROP TABLE ${before}`.execute(trx);
}

export const SCHEMA_VERSION: number = MIGRATIONS.at(-1)?.version ?? 0;

/** The tables that are there: in an embedded store all, in PostgreSQL those of our names. */
async function tablesFound(db: Kysely<Schema>, kind: StoreKind): Promise<string[]> {
  const query =
    kind === 'sqlite'
      ? sql<{ name: string }>`SELECT name FROM sqlite_master WHERE type = 'table'`
      : sql<{ name: string }>`SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()
          AND tablename IN (${sql.join(TABLE_NAMES)})`;
  return (await query.execute(db)).rows.map(({ name }) => name);
}

/** The version of a store's schema; 0 where there is none yet. */
export async function schemaVersion(db: Kysely<Schema>, kind: StoreKind, name: string): Promise<number> {
  const found = await tablesFound(db, kind);
  if (found.length === 0) return 0;
  if (!found.includes('meta') || !found.includes('entry')) throw foreign(name);
  const { rows } = await sql<{ value: string }>`SELECT value FROM meta WHERE name = 'version'`.execute(db);
  const version = Number(rows[0]?.value);
  if (!Number.isInteger(version) || version < 1) throw foreign(name);
  return version;
}

/** A database of something else must not get our tables between its own. */
function foreign(store: string): StoreError {
  return new StoreError('store-broken', { store, said: 'this is not a store of eloquence' });
}

function refuseNewer(version: number, store: string): void {
  if (version > SCHEMA_VERSION) {
    throw new StoreError('store-newer', { store, version, known: SCHEMA_VERSION });
  }
}

export interface MigrateOptions {
  readonly create: boolean;
  readonly migrate: boolean;
}

/** Brings a store to this program's schema. Two that start at once take turns; the second finds it done. */
export async function migrate(store: Store, name: string, options: MigrateOptions): Promise<void> {
  const found = await schemaVersion(store.db, store.kind, name);
  refuseNewer(found, name);
  if (found === 0 && !options.create) throw new StoreError('store-missing', { store: name });
  if (found === SCHEMA_VERSION) return;
  if (found > 0 && !options.migrate) {
    throw new StoreError('store-older', { store: name, version: found, needed: SCHEMA_VERSION });
  }
  await store.write(async (trx) => {
    const version = await schemaVersion(trx, store.kind, name);
    refuseNewer(version, name);
    for (const migration of MIGRATIONS.filter((one) => one.version > version)) {
      for (const statement of migration.up(store.kind)) await sql.raw(statement).execute(trx);
      await migration.fill?.(trx, store);
    }
    const value = String(SCHEMA_VERSION);
    await trx
      .insertInto('meta')
      .values({ name: 'version', value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  });
}
