/** The version of the schema, in every file's `schema` key of its metadata. It changes when a column changes its meaning. */
export const HISTORY_SCHEMA = 1;

export type ColumnType = 'INTEGER' | 'SMALLINT' | 'BIGINT' | 'BOOLEAN' | 'DATE' | 'VARCHAR';

/** The tables of a history with their columns; docs/history.md says what each means. */
export const HISTORY_TABLES = {
  lists: {
    list: 'INTEGER',
    cadence: 'VARCHAR',
    date: 'DATE',
    source: 'VARCHAR',
    edition: 'VARCHAR',
    floor: 'SMALLINT',
    rated: 'INTEGER',
    old_points: 'BIGINT',
    new_points: 'BIGINT',
    games: 'BIGINT',
    corrections: 'BIGINT',
    newcomers: 'BIGINT',
    returns: 'BIGINT',
    leavers: 'BIGINT',
    imports: 'BIGINT',
    adjustments: 'BIGINT',
    rounding: 'BIGINT',
  },
  rows: {
    list: 'INTEGER',
    cadence: 'VARCHAR',
    date: 'DATE',
    player: 'INTEGER',
    federation: 'VARCHAR',
    sex: 'VARCHAR',
    title: 'VARCHAR',
    birth_year: 'SMALLINT',
    rating: 'SMALLINT',
    k: 'SMALLINT',
    games: 'SMALLINT',
    played: 'INTEGER',
    peak: 'SMALLINT',
    inactive: 'BOOLEAN',
    shown: 'BOOLEAN',
  },
  events: {
    event: 'INTEGER',
    list: 'INTEGER',
    cadence: 'VARCHAR',
    date: 'DATE',
    edition: 'VARCHAR',
    start: 'DATE',
    end: 'DATE',
    type: 'VARCHAR',
    official: 'BOOLEAN',
    federation: 'VARCHAR',
    players: 'INTEGER',
    games: 'INTEGER',
    id: 'VARCHAR',
    name: 'VARCHAR',
    city: 'VARCHAR',
  },
  games: {
    event: 'INTEGER',
    list: 'INTEGER',
    cadence: 'VARCHAR',
    date: 'DATE',
    round: 'SMALLINT',
    white: 'INTEGER',
    black: 'INTEGER',
    white_rating: 'SMALLINT',
    black_rating: 'SMALLINT',
    white_listed: 'BOOLEAN',
    black_listed: 'BOOLEAN',
    white_score: 'SMALLINT',
    white_expected: 'SMALLINT',
    black_expected: 'SMALLINT',
    white_k: 'SMALLINT',
    black_k: 'SMALLINT',
    white_change: 'SMALLINT',
    black_change: 'SMALLINT',
  },
  players: { player: 'INTEGER', id: 'VARCHAR' },
  conversion: { difference: 'SMALLINT', expected: 'SMALLINT' },
} as const;

export type HistoryTable = keyof typeof HISTORY_TABLES;

/** An anonymous history has no such tables, and NULL in such columns. */
export const NAMED_TABLES: readonly HistoryTable[] = ['players'];
export const NAMED_COLUMNS: readonly string[] = ['id', 'name', 'city'];

export const fileOf = (table: HistoryTable): string => `${table}.parquet`;
