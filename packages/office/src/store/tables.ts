import { PASSKEY_TABLES, RECOVERY_TABLES, SERVICE_TABLES, TOKEN_TABLES } from './service-tables.ts';
import type { StoreKind } from './store.ts';

export interface Table {
  readonly name: string;
  readonly columns: string;
  /** WITHOUT ROWID in SQLite: stored by its key. */
  readonly byKey?: true;
}

/** Checked at commit, so that the order of inserts does not matter. */
const LATE = 'DEFERRABLE INITIALLY DEFERRED';

/**
 * Version 1. The large tables (identity, participation, history, prefix) have no foreign key to players: PostgreSQL
 * would check each of two million rows by a separate query.
 */
const TABLES: readonly Table[] = [
  { name: 'meta', columns: 'name TEXT PRIMARY KEY, value TEXT NOT NULL', byKey: true },
  {
    name: 'entry',
    columns: `seq INTEGER PRIMARY KEY, at TEXT NOT NULL, actor TEXT NOT NULL, kind TEXT NOT NULL, subject TEXT,
      body TEXT NOT NULL, hash TEXT NOT NULL`,
  },
  {
    name: 'document',
    columns: `hash TEXT PRIMARY KEY, kind TEXT NOT NULL, bytes BLOB, size INTEGER NOT NULL, redacted_by INTEGER,
      CHECK ((bytes IS NULL) = (redacted_by IS NOT NULL))`,
  },
  {
    name: 'player',
    columns: `key INTEGER PRIMARY KEY, name TEXT NOT NULL, name_version INTEGER NOT NULL, by_family TEXT NOT NULL,
      by_given TEXT NOT NULL, federation TEXT NOT NULL, sex TEXT, title TEXT NOT NULL, women_title TEXT NOT NULL,
      other_titles TEXT NOT NULL, foa_title TEXT NOT NULL, birth_year INTEGER, birth_date TEXT, died TEXT,
      merged_into INTEGER, standard INTEGER, rapid INTEGER, blitz INTEGER, best INTEGER NOT NULL,
      inactive INTEGER NOT NULL`,
  },
  {
    name: 'player_name',
    columns: `player INTEGER NOT NULL, version INTEGER NOT NULL, name TEXT, redacted_by INTEGER,
      PRIMARY KEY (player, version)`,
    byKey: true,
  },
  {
    name: 'player_change',
    columns: `player INTEGER NOT NULL, seq INTEGER NOT NULL, field TEXT NOT NULL, before TEXT, after TEXT,
      since TEXT NOT NULL`,
  },
  {
    name: 'identity',
    columns: `id TEXT PRIMARY KEY, player INTEGER NOT NULL, scheme TEXT NOT NULL, since INTEGER NOT NULL,
      until INTEGER`,
    byKey: true,
  },
  {
    name: 'prefix',
    columns: `prefix TEXT NOT NULL, place INTEGER NOT NULL, player INTEGER NOT NULL, PRIMARY KEY (prefix, place)`,
    byKey: true,
  },
  {
    name: 'event',
    columns: `id TEXT PRIMARY KEY, name TEXT NOT NULL, city TEXT NOT NULL, federation TEXT NOT NULL,
      cadence TEXT NOT NULL, type TEXT, start TEXT NOT NULL, end_date TEXT NOT NULL, official INTEGER NOT NULL,
      part_of TEXT, registration TEXT REFERENCES document ${LATE}, registered TEXT, facts TEXT NOT NULL,
      stage TEXT NOT NULL, report TEXT, list TEXT, list_revision INTEGER, because TEXT, seq INTEGER NOT NULL`,
  },
  {
    name: 'report',
    columns: `id TEXT PRIMARY KEY, event TEXT NOT NULL REFERENCES event ${LATE}, version INTEGER NOT NULL,
      hash TEXT NOT NULL REFERENCES document ${LATE}, size INTEGER NOT NULL, rounds_from INTEGER,
      rounds_to INTEGER, submitted TEXT NOT NULL, actor TEXT NOT NULL, state TEXT NOT NULL,
      findings TEXT NOT NULL, errors INTEGER NOT NULL, warnings INTEGER NOT NULL, players INTEGER NOT NULL,
      games INTEGER NOT NULL, start TEXT, end_date TEXT, list TEXT, seq INTEGER NOT NULL`,
  },
  {
    name: 'game_set',
    columns: `report TEXT PRIMARY KEY REFERENCES report ${LATE}, hash TEXT NOT NULL, packed BLOB NOT NULL`,
  },
  // The largest column last: SQLite reads through all columns before the one needed.
  {
    name: 'list',
    columns: `id INTEGER PRIMARY KEY, cadence TEXT NOT NULL, date TEXT NOT NULL, revision INTEGER NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('draft', 'published')), source TEXT NOT NULL, editions TEXT NOT NULL,
      practice TEXT NOT NULL, engine TEXT NOT NULL, rows INTEGER NOT NULL, rated INTEGER NOT NULL,
      hash TEXT NOT NULL, memory_hash TEXT NOT NULL, fingerprint TEXT NOT NULL, seq INTEGER,
      names_hash TEXT NOT NULL, inputs TEXT NOT NULL, summary TEXT NOT NULL, packed BLOB NOT NULL,
      UNIQUE (cadence, date, revision)`,
  },
  {
    name: 'current_list',
    columns: `cadence TEXT NOT NULL, date TEXT NOT NULL, list INTEGER NOT NULL REFERENCES list ${LATE},
      seq INTEGER NOT NULL, PRIMARY KEY (cadence, date)`,
    byKey: true,
  },
  {
    name: 'rated_event',
    columns: `list INTEGER NOT NULL REFERENCES list ${LATE}, event TEXT NOT NULL REFERENCES event ${LATE},
      packed BLOB NOT NULL, PRIMARY KEY (list, event)`,
  },
  {
    name: 'participation',
    columns: `player INTEGER NOT NULL, list INTEGER NOT NULL, event TEXT NOT NULL,
      PRIMARY KEY (player, list, event)`,
    byKey: true,
  },
  {
    name: 'partial_result',
    columns: `player INTEGER NOT NULL, list INTEGER NOT NULL, event TEXT NOT NULL, result TEXT NOT NULL,
      PRIMARY KEY (player, list, event)`,
    byKey: true,
  },
  {
    name: 'correction',
    columns: `seq INTEGER PRIMARY KEY, event TEXT NOT NULL REFERENCES event ${LATE}, before TEXT NOT NULL,
      after TEXT NOT NULL, applied TEXT`,
  },
  {
    name: 'history',
    columns: `player INTEGER NOT NULL, cadence TEXT NOT NULL, date TEXT NOT NULL, rating INTEGER,
      games INTEGER NOT NULL, k INTEGER, flag TEXT NOT NULL, PRIMARY KEY (player, cadence, date)`,
    byKey: true,
  },
  {
    name: 'adjustment',
    columns: `date TEXT NOT NULL, cadence TEXT NOT NULL, id TEXT NOT NULL, seq INTEGER NOT NULL,
      PRIMARY KEY (date, cadence, id)`,
    byKey: true,
  },
];

/**
 * Version 4: the values that every list changes, in a small table. A player's row is long and in three indexes: updating
 * fifty thousand of them took longer than computing the list.
 */
const STANDING: Table = {
  name: 'standing',
  columns: `player INTEGER PRIMARY KEY, standard INTEGER, rapid INTEGER, blitz INTEGER, best INTEGER NOT NULL,
    inactive INTEGER NOT NULL`,
};

const PLAYER_NOW = `CREATE VIEW player_now AS SELECT player.*, standard, rapid, blitz, coalesce(best, 0) AS best,
  coalesce(inactive, 0) AS inactive FROM player LEFT JOIN standing ON standing.player = player.key`;

export type Index = readonly [table: string, columns: string, where?: string];

const INDEXES: readonly Index[] = [
  ['entry', 'subject'],
  ['entry', 'kind'],
  ['player', 'by_family'],
  ['player', 'by_given'],
  ['player', 'merged_into', 'merged_into IS NOT NULL'],
  ['player', 'birth_date', 'birth_date IS NOT NULL'],
  ['player', 'title', `title <> '' AND standard IS NULL`],
  ['player_change', 'player'],
  ['player_change', 'seq'],
  ['identity', 'player'],
  ['event', 'stage'],
  ['event', 'start'],
  ['event', 'part_of'],
  ['report', 'event'],
  ['participation', 'list'],
  ['partial_result', 'list'],
  ['rated_event', 'event'],
  ['report', 'hash'],
  ['report', 'state'],
];

/** Compressed already: PostgreSQL should not try again. */
const PACKED = ['game_set', 'list', 'rated_event'];

/** Texts are collated by bytes: both databases sort alike, and prefixes use the index. */
function postgresTable({ name, columns }: Table): string {
  const typed = columns.replaceAll(/\bTEXT\b/g, 'text COLLATE "C"').replaceAll(/\bBLOB\b/g, 'bytea');
  return `CREATE TABLE ${name} (${typed})`;
}

function sqliteTable({ name, columns, byKey }: Table): string {
  return `CREATE TABLE ${name} (${columns}) STRICT${byKey ? ', WITHOUT ROWID' : ''}`;
}

export function createStatements(
  kind: StoreKind,
  tables: readonly Table[],
  indexes: readonly Index[],
): readonly string[] {
  return [
    ...tables.map(kind === 'sqlite' ? sqliteTable : postgresTable),
    ...indexes.map(([table, columns, where]) => {
      const name = `${table}_by_${columns.replace('by_', '').replaceAll(', ', '_')}`;
      return `CREATE INDEX ${name} ON ${table} (${columns})${where ? ` WHERE ${where}` : ''}`;
    }),
  ];
}

/** Version 1. */
export function tables(kind: StoreKind): readonly string[] {
  const statements = createStatements(kind, TABLES, INDEXES);
  if (kind === 'sqlite') return statements;
  return [...statements, ...PACKED.map(storedAsIs)];
}

function storedAsIs(table: string): string {
  return `ALTER TABLE ${table} ALTER COLUMN packed SET STORAGE EXTERNAL`;
}

/** Version 4. */
export function standings(kind: StoreKind): readonly string[] {
  const ratings = ['standard', 'rapid', 'blitz', 'best', 'inactive'];
  return [
    ...createStatements(kind, [STANDING], []),
    // Free space for new row versions on the same page, so that PostgreSQL need not update the index (HOT).
    ...(kind === 'postgres' ? ['ALTER TABLE standing SET (fillfactor = 60)'] : []),
    `INSERT INTO standing SELECT key, ${ratings.join(', ')} FROM player WHERE best > 0 OR inactive <> 0`,
    'DROP INDEX player_by_title',
    ...ratings.map((column) => `ALTER TABLE player DROP COLUMN ${column}`),
    ...createStatements(kind, [], [['player', 'title', `title <> ''`]]),
    PLAYER_NOW,
  ];
}

/**
 * Version 6: a name index in sorted blocks, instead of two indexes of two million texts, which took as long to build as
 * the rest of an import. Version 11 replaces it.
 */
const NAME_TABLES: readonly Table[] = [
  {
    name: 'name_block',
    columns: 'first TEXT NOT NULL, player INTEGER NOT NULL, bytes BLOB NOT NULL, PRIMARY KEY (first, player)',
  },
  { name: 'best_rating', columns: 'first INTEGER PRIMARY KEY, bytes BLOB NOT NULL' },
];

/** Version 6. */
export function nameBlocks(kind: StoreKind): readonly string[] {
  return [
    ...createStatements(kind, NAME_TABLES, []),
    'DROP VIEW player_now',
    'DROP INDEX player_by_family',
    'DROP INDEX player_by_given',
    'ALTER TABLE player DROP COLUMN by_family',
    'ALTER TABLE player DROP COLUMN by_given',
    PLAYER_NOW,
  ];
}

/** Version 7: a covering index for the IDs of a player, which every search reads for all matches. */
export function wholeIdentities(kind: StoreKind): readonly string[] {
  return [
    'DROP INDEX identity_by_player',
    ...createStatements(kind, [], [['identity', 'player, until, scheme, since, id']]),
  ];
}

/**
 * Version 8: many participants of a list per row. With a row each, the indexes for eighty thousand a month took a tenth
 * of a closing, and more in PostgreSQL.
 */
const PARTICIPATION: Table = {
  name: 'participation',
  columns: 'list INTEGER NOT NULL, first INTEGER NOT NULL, players TEXT NOT NULL, PRIMARY KEY (list, first)',
};

/** The old rows, until they are converted. */
export const PARTICIPATION_BEFORE = 'participation_before';

/** Version 8. */
export function participationTable(kind: StoreKind): readonly string[] {
  return [
    `ALTER TABLE participation RENAME TO ${PARTICIPATION_BEFORE}`,
    ...createStatements(kind, [PARTICIPATION], []),
  ];
}

/** All outside IDs. SQLite can push a condition into both parts only if their types are equal. */
const IDENTITY = `CREATE VIEW identity AS
  SELECT fide_id AS id, key AS player, CAST('fide' AS TEXT) AS scheme, fide_since AS since,
    CAST(NULL AS INTEGER) AS until FROM player WHERE fide_id IS NOT NULL
  UNION ALL SELECT id, player, scheme, since, until FROM other_id`;

/**
 * Version 9: a player's FIDE ID is a column. Two million rows in a table of their own, with an index, took a quarter of
 * an import, and more in PostgreSQL. Existing rows stay in the table.
 */
export function ownIds(kind: StoreKind): readonly string[] {
  const text = kind === 'postgres' ? 'text COLLATE "C"' : 'TEXT';
  return [
    'ALTER TABLE identity RENAME TO other_id',
    'DROP INDEX identity_by_player_until_scheme_since_id',
    'DROP VIEW player_now',
    `ALTER TABLE player ADD COLUMN fide_id ${text}`,
    'ALTER TABLE player ADD COLUMN fide_since INTEGER',
    'CREATE UNIQUE INDEX player_by_fide_id ON player (fide_id)',
    ...createStatements(kind, [], [['other_id', 'player, until, scheme, since, id']]),
    PLAYER_NOW,
    IDENTITY,
  ];
}

/** Version 11: two search columns, each with an ordinary index. */
export function searchColumns(kind: StoreKind): readonly string[] {
  const text = kind === 'postgres' ? 'text COLLATE "C"' : 'TEXT';
  return [
    'DROP TABLE name_block',
    'DROP TABLE best_rating',
    'ALTER TABLE prefix RENAME TO top_by_prefix',
    'DROP VIEW player_now',
    `ALTER TABLE player ADD COLUMN by_family ${text} NOT NULL DEFAULT ''`,
    `ALTER TABLE player ADD COLUMN by_given ${text} NOT NULL DEFAULT ''`,
    PLAYER_NOW,
  ];
}

/** Version 11, once the columns are filled. */
export function searchIndexes(kind: StoreKind): readonly string[] {
  return createStatements(
    kind,
    [],
    [
      ['player', 'by_family'],
      ['player', 'by_given'],
    ],
  );
}

/** Version 12: what officers state of federations, players and the lists. */
const FACT: Table = {
  name: 'fact',
  columns: `seq INTEGER PRIMARY KEY, kind TEXT NOT NULL, subject TEXT NOT NULL, since TEXT NOT NULL, until TEXT,
    because TEXT NOT NULL`,
};

/** Version 12. */
export function facts(kind: StoreKind): readonly string[] {
  return createStatements(kind, [FACT], [['fact', 'kind, subject']]);
}

/** Tables renamed since version 1. */
const RENAMED: Readonly<Record<string, string>> = { identity: 'other_id', prefix: 'top_by_prefix' };

/** All tables of the newest version. */
export const TABLE_NAMES: readonly string[] = [
  ...TABLES,
  ...SERVICE_TABLES,
  ...TOKEN_TABLES,
  STANDING,
  FACT,
  ...PASSKEY_TABLES,
  ...RECOVERY_TABLES,
].map(({ name }) => RENAMED[name] ?? name);
