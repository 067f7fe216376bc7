import { defined } from '@eloquence/rating';
import { type RawBuilder, sql } from 'kysely';
import type { StoreKind } from '../../store/store.ts';

/** Rows per statement. */
export const ROWS_AT_ONCE = 20_000;

/** The columns of a table of values. */
export type ValueColumns = Readonly<Record<string, 'integer' | 'text'>>;

/**
 * Rows as a table with named columns, for joins: as JSON in SQLite, as arrays in PostgreSQL. One statement replaces one
 * per row.
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
    const type = defined(columns[name]);
    const values = rows.map((row) => defined(row[index]));
    return sql`${type === 'integer' ? arrayText(values) : values}::${sql.raw(type)}[]`;
  });
  const named = sql.join(names.map((name) => sql.ref(name)));
  return sql`(SELECT * FROM unnest(${sql.join(arrays)}) AS given (${named}))`;
}

/** An array literal for PostgreSQL: the driver's own conversion inspects the type of each element. */
function arrayText(values: readonly (number | string | null)[]): string {
  return `{${values.map((value) => value ?? 'NULL').join(',')}}`;
}

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
