import type { StoreKind } from './store.ts';

/** A change that a trigger of the database refuses. */
interface Guard {
  readonly table: string;
  readonly on: 'UPDATE' | 'DELETE' | 'TRUNCATE';
  /** SQL for both dialects; default: always. */
  readonly when?: (published: (list: string) => string) => string;
  readonly says: string;
}

const LEDGER = 'an entry of the ledger never changes';
const DOCUMENT = 'a document is only ever redacted';
const LIST = 'a published list never changes';

/** Columns that do not change when a draft is published. */
const FROZEN = ['id', 'cadence', 'date', 'revision', 'packed', 'hash', 'memory_hash', 'names_hash'];

const GUARDS: readonly Guard[] = [
  { table: 'entry', on: 'UPDATE', says: LEDGER },
  { table: 'entry', on: 'DELETE', says: LEDGER },
  { table: 'entry', on: 'TRUNCATE', says: LEDGER },
  {
    table: 'document',
    on: 'UPDATE',
    when: () =>
      `OLD.redacted_by IS NOT NULL OR NEW.bytes IS NOT NULL OR NEW.redacted_by IS NULL
       OR ${changed('hash')} OR ${changed('kind')} OR ${changed('size')}`,
    says: DOCUMENT,
  },
  { table: 'document', on: 'DELETE', says: DOCUMENT },
  { table: 'document', on: 'TRUNCATE', says: DOCUMENT },
  {
    table: 'list',
    on: 'UPDATE',
    when: () =>
      `OLD.state = 'published' OR NEW.state <> 'published' OR ${FROZEN.map((name) => changed(name)).join(' OR ')}`,
    says: LIST,
  },
  { table: 'list', on: 'DELETE', when: () => `OLD.state = 'published'`, says: LIST },
  { table: 'list', on: 'TRUNCATE', says: LIST },
  {
    table: 'rated_event',
    on: 'UPDATE',
    when: (published) => `${published('OLD.list')} OR ${published('NEW.list')}`,
    says: LIST,
  },
  { table: 'rated_event', on: 'DELETE', when: (published) => published('OLD.list'), says: LIST },
  { table: 'rated_event', on: 'TRUNCATE', says: LIST },
];

function changed(column: string): string {
  return `NEW.${column} IS DISTINCT FROM OLD.${column}`;
}

function triggerName({ table, on }: Guard): string {
  return `${table}_guards_${on.toLowerCase()}`;
}

function sqliteTrigger(guard: Guard): string {
  const when = guard.when?.(
    (list) => `EXISTS (SELECT 1 FROM list WHERE id = ${list} AND state = 'published')`,
  );
  return `CREATE TRIGGER ${triggerName(guard)} BEFORE ${guard.on} ON ${guard.table}
    ${when ? `WHEN ${when}` : ''} BEGIN SELECT RAISE(ABORT, '${guard.says}'); END`;
}

/** The bodies of the functions that the triggers call. */
export const GUARD_FUNCTIONS: Readonly<Record<string, string>> = {
  refuse_change: ` BEGIN RAISE EXCEPTION '%', TG_ARGV[0] USING ERRCODE = 'integrity_constraint_violation'; END `,
  list_is_published: ` SELECT EXISTS (SELECT 1 FROM list AS found WHERE found.id = $1 AND found.state = 'published') `,
};

const POSTGRES_FUNCTIONS: readonly string[] = [
  `CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS
    $$${GUARD_FUNCTIONS.refuse_change}$$`,
  `CREATE FUNCTION list_is_published(list integer) RETURNS boolean LANGUAGE sql STABLE AS
    $$${GUARD_FUNCTIONS.list_is_published}$$`,
];

function postgresTrigger(guard: Guard): string {
  const when = guard.when?.((list) => `list_is_published(${list})`);
  return `CREATE TRIGGER ${triggerName(guard)} BEFORE ${guard.on} ON ${guard.table}
    FOR EACH ${guard.on === 'TRUNCATE' ? 'STATEMENT' : 'ROW'} ${when ? `WHEN (${when})` : ''}
    EXECUTE FUNCTION refuse_change('${guard.says}')`;
}

/** The newest version's guards, to be compared with those in a store: each trigger with the statement that creates it. */
export function guardStatements(
  kind: StoreKind,
): readonly { readonly name: string; readonly table: string; readonly on: string; readonly sql: string }[] {
  return applicable(kind).map((guard) => {
    const { table, on } = guard;
    return { name: triggerName(guard), table, on, sql: trigger(kind, guard) };
  });
}

/** Version 1. */
export function guards(kind: StoreKind): readonly string[] {
  return [
    ...(kind === 'postgres' ? POSTGRES_FUNCTIONS : []),
    ...applicable(kind).map((guard) => trigger(kind, guard)),
  ];
}

/** SQLite has no TRUNCATE. */
function applicable(kind: StoreKind): readonly Guard[] {
  return kind === 'sqlite' ? GUARDS.filter(({ on }) => on !== 'TRUNCATE') : GUARDS;
}

function trigger(kind: StoreKind, guard: Guard): string {
  return kind === 'sqlite' ? sqliteTrigger(guard) : postgresTrigger(guard);
}
