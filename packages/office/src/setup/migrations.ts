import { type Kysely, sql, type Transaction } from 'kysely';
import { registeredColumns } from '../events/registration.ts';
import { eventWords } from '../fold.ts';
import { searchColumns } from '../players/search-columns.ts';
import { topByPrefix, writeTopByPrefix } from '../players/top-by-prefix.ts';
import { participationRows } from '../rating-lists/store/participations.ts';
import { tableOf } from '../rating-lists/store/values.ts';
import { StoreError } from '../store/errors.ts';
import { guards } from '../store/guards.ts';
import { lastKey } from '../store/last-key.ts';
import type { Schema } from '../store/schema.ts';
import {
  AUDIT_INDEXES,
  CALENDAR_INDEXES,
  PASSKEY_INDEXES,
  PASSKEY_TABLES,
  RECOVERY_INDEXES,
  RECOVERY_TABLES,
  SERVICE_INDEXES,
  SERVICE_TABLES,
  TOKEN_TABLES,
} from '../store/service-tables.ts';
import type { Store, StoreKind } from '../store/store.ts';
import {
  searchColumns as addSearchColumns,
  createStatements,
  facts,
  nameBlocks,
  ownIds,
  PARTICIPATION_BEFORE,
  participationTable,
  searchIndexes,
  standings,
  TABLE_NAMES,
  tables,
  wholeIdentities,
} from '../store/tables.ts';

interface Migration {
  readonly version: number;
  /** The statements to migrate from the version before. */
  up(kind: StoreKind): readonly string[];
  /** Fills data that a statement cannot compute. */
  fill?(trx: Transaction<Schema>, store: Store): Promise<void>;
}

/** Forward only: never edit a released version, add the next one. */
const MIGRATIONS: readonly Migration[] = [
  { version: 1, up: (kind) => [...tables(kind), ...guards(kind)] },
  { version: 2, up: (kind) => createStatements(kind, SERVICE_TABLES, SERVICE_INDEXES) },
  {
    version: 3,
    up: (kind) => [
      `ALTER TABLE event ADD COLUMN words TEXT ${kind === 'postgres' ? 'COLLATE "C" ' : ''}NOT NULL DEFAULT ''`,
      'DROP INDEX event_by_stage',
      'DROP INDEX event_by_start',
      ...createStatements(kind, TOKEN_TABLES, CALENDAR_INDEXES),
    ],
    fill: fillEventWords,
  },
  { version: 4, up: standings },
  {
    version: 5,
    up: (kind) => [
      'DROP INDEX audit_by_subject',
      'DROP INDEX audit_by_account',
      ...createStatements(kind, [], AUDIT_INDEXES),
    ],
  },
  { version: 6, up: nameBlocks },
  { version: 7, up: wholeIdentities },
  { version: 8, up: participationTable, fill: fillParticipations },
  { version: 9, up: ownIds },
  { version: 11, up: addSearchColumns, fill: fillSearchColumns },
  { version: 12, up: facts },
  { version: 12, up: () => ['ALTER TABLE report ADD COLUMN received TEXT'] },
  { version: 13, up: (kind) => createStatements(kind, PASSKEY_TABLES, PASSKEY_INDEXES) },
  { version: 14, up: (kind) => createStatements(kind, RECOVERY_TABLES, RECOVERY_INDEXES) },
  { version: 15, up: () => [], fill: fillLicences },
  // Version 10 made a table of what the lists have already.
  { version: 16, up: () => ['DROP TABLE IF EXISTS period_games'] },
];

/** For events of earlier versions. */
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

/** Earlier versions left the licences of arbiters out, together with their names. */
async function fillLicences(trx: Transaction<Schema>): Promise<void> {
  const events = await trx
    .selectFrom('event')
    .innerJoin('document', 'document.hash', 'event.registration')
    .select(['event.id', 'event.facts', 'document.bytes'])
    .execute();
  for (const { id, facts, bytes } of events) {
    if (bytes === null) continue;
    const registered = registeredColumns(JSON.parse(new TextDecoder().decode(bytes)));
    if (registered.facts === facts) continue;
    await trx.updateTable('event').set({ facts: registered.facts }).where('id', '=', id).execute();
  }
}

const PLAYERS_AT_ONCE = 20_000;

async function fillSearchColumns(trx: Transaction<Schema>, store: Store): Promise<void> {
  const last = await lastKey(trx);
  const columns = { key: 'integer', by_family: 'text', by_given: 'text' } as const;
  for (let key = 0; key < last; key += PLAYERS_AT_ONCE) {
    const players = await trx
      .selectFrom('player')
      .select(['key', 'name'])
      .where('key', '>', key)
      .where('key', '<=', key + PLAYERS_AT_ONCE)
      .execute();
    const rows = players.map((player) => {
      const { by_family, by_given } = searchColumns(player.name);
      return [player.key, by_family, by_given];
    });
    await sql`UPDATE player SET by_family = filled.by_family, by_given = filled.by_given
      FROM ${tableOf(store.kind, columns, rows)} AS filled WHERE player.key = filled.key`.execute(trx);
  }
  for (const statement of searchIndexes(store.kind)) await sql.raw(statement).execute(trx);
  await trx.deleteFrom('top_by_prefix').execute();
  if (last > 0) await writeTopByPrefix(store, trx, await topByPrefix(trx, last), last);
}

/** List by list: those of twenty years do not fit into memory together. */
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
    const columns = ['list', 'first', 'players'] as const;
    const filled = participations.map((row) => [list, ...row]);
    await store.bulk(trx, 'participation', columns, filled);
  }
  await sql`DROP TABLE ${before}`.execute(trx);
}

export const SCHEMA_VERSION: number = MIGRATIONS.at(-1)?.version ?? 0;

/** The existing tables: all in SQLite; in PostgreSQL those with our names. */
async function tablesFound(db: Kysely<Schema>, kind: StoreKind): Promise<string[]> {
  const query =
    kind === 'sqlite'
      ? sql<{ name: string }>`SELECT name FROM sqlite_master WHERE type = 'table'`
      : sql<{ name: string }>`SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()
          AND tablename IN (${sql.join(TABLE_NAMES)})`;
  return (await query.execute(db)).rows.map(({ name }) => name);
}

/** 0: no schema yet. */
export async function schemaVersion(db: Kysely<Schema>, kind: StoreKind, name: string): Promise<number> {
  const found = await tablesFound(db, kind);
  if (found.length === 0) return 0;
  if (!found.includes('meta') || !found.includes('entry')) throw foreign(name);
  const { rows } = await sql<{ value: string }>`SELECT value FROM meta WHERE name = 'version'`.execute(db);
  const version = Number(rows[0]?.value);
  if (!Number.isInteger(version) || version < 1) throw foreign(name);
  return version;
}

/** Another program's database must not get our tables. */
function foreign(store: string): StoreError {
  return new StoreError('store-broken', { store, problem: 'not-a-store' });
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

/** Migrates a store to this program's schema. Concurrent processes take turns; the second finds nothing to do. */
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
