import { type RawBuilder, sql } from 'kysely';
import type { StoreKind } from '../store/store.ts';

/** Rows that go into one statement. */
export const ROWS_AT_ONCE = 20_000;

/** The columns of a table that is made of values, by name. */
export type ValueColumns = Readonly<Record<string, 'integer' | 'text'>>;

/**
 * Rows as a table with the columns named, to be joined with others: as JSON in SQLite, as arrays in PostgreSQL.
 * One statement then does what would take a statement for each row.
 */
export function tableOf(
  kind: StoreKind,
  columns: ValueColumns,
  rows: readonly (readonly (number | string | null)[])[],
): RawBuilder<unknown> {
  const names = Object.keys(columns);
  if (kind === 'sqlite') {
    const selected = names.map((name, index) => sql`value ->> ${sql.lit(index)} AS ${sql.ref(name)}`);
    return sql`(SELECT ${sql.join(selected)} FROM json_each(${JSON.stringify(rows)}))`;
  }
  const arrays = names.map((name, index) => {
    const type = columns[name] as ValueColumns[string];
    const values = rows.map((row) => row[index] as number | string | null);
    return sql`${type === 'integer' ? arrayText(values) : values}::${sql.raw(type)}[]`;
  });
  const named = sql.join(names.map((name) => sql.ref(name)));
  return sql`(SELECT * FROM unnest(${sql.join(arrays)}) AS given (${named}))`;
}

/** Numbers as PostgreSQL writes an array: its driver looks at each of them as if it could be anything. */
function arrayText(values: readonly (number | string | null)[]): string {
  return `{${values.map((value) => value ?? 'NULL').join(',')}}`;
}

/** Hands rows on in batches of bounded size. */
export function* batches<Row>(rows: Iterable<Row>, size: number = ROWS_AT_ONCE): Generator<Row[]> {
  let batch: Row[] = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
