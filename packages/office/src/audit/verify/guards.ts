import { type Kysely, sql } from 'kysely';
import { GUARD_FUNCTIONS, guardStatements } from '../../store/guards.ts';
import type { Schema } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import type { Difference } from './differences.ts';

/** The first trigger that should refuse changes of the ledger, documents or lists, and is missing, off or another. */
export async function wrongGuard({ db, kind }: Pick<Store, 'db' | 'kind'>): Promise<Difference | null> {
  const stored = await (kind === 'sqlite' ? sqliteTriggers(db) : postgresTriggers(db));
  const expected = guardStatements(kind);
  const guard = expected.find((each) => stored.get(each.name) !== comparable(each.sql));
  if (guard) return { code: 'guard', values: { table: guard.table, on: guard.on } };
  const isWhole = kind === 'sqlite' || (await hasFunctions(db));
  return isWhole ? null : { code: 'guard', values: { table: 'list', on: 'UPDATE' } };
}

async function sqliteTriggers(db: Kysely<Schema>): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ name: string; sql: string }>`
    SELECT name, sql FROM sqlite_master WHERE type = 'trigger'`.execute(db);
  return new Map(rows.map((row) => [row.name, comparable(row.sql)]));
}

/** Those that fire: in ordinary sessions, or always. */
async function postgresTriggers(db: Kysely<Schema>): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ name: string; sql: string }>`
    SELECT tgname AS name, pg_get_triggerdef(pg_trigger.oid) AS sql FROM pg_trigger
    JOIN pg_class ON pg_class.oid = tgrelid
    WHERE NOT tgisinternal AND tgenabled IN ('O', 'A') AND relnamespace = current_schema()::regnamespace`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.name, comparable(row.sql)]));
}

async function hasFunctions(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ name: string; body: string }>`
    SELECT proname AS name, prosrc AS body FROM pg_proc
    WHERE pronamespace = current_schema()::regnamespace`.execute(db);
  const bodies = new Map(rows.map(({ name, body }) => [name, body.trim()]));
  return Object.entries(GUARD_FUNCTIONS).every(([name, body]) => bodies.get(name) === body.trim());
}

/** PostgreSQL prints conditions with more brackets, types and the schema. The message to people may change. */
function comparable(statement: string): string {
  return statement
    .toLowerCase()
    .replaceAll(/'(an?) [^']*'/g, '')
    .replaceAll(/ on \w+\./g, ' on ')
    .replaceAll(/ function \w+\./g, ' function ')
    .replaceAll(/::text|[\s()]/g, '');
}
