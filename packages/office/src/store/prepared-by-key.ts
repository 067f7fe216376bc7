import { setImmediate as immediate } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import type { Store } from './store.ts';

/** Keys of one query. */
const MOST = 100;

type Rows<Row> = readonly Row[] | Promise<readonly Row[]>;

/**
 * Prepares a frequent query with one text as its only parameter. With PostgreSQL, calls of one turn of the event loop
 * share a query: under load a profile took seven times the processor time to send its own and read the answer. A call
 * never shares a query that was sent before it.
 */
export function preparedByKey<Row>(
  store: Store,
  queryOf: (key: RawBuilder<unknown>) => RawBuilder<Row>,
): (key: string) => Rows<Row> {
  if (store.kind === 'sqlite') {
    const query = queryOf(sql`${''}`);
    const ask = store.prepare(query);
    const uses = query.compile(store.db).parameters.length;
    return (key) => ask(...Array.from({ length: uses }, () => key));
  }
  // OFFSET 0: one plan by index for every key, in a nested loop, which keeps the order. As a join, PostgreSQL may read the
  // whole table.
  const ask = store.prepare(sql<Row & { readonly asked: string }>`
    SELECT asked, answer.* FROM json_array_elements_text(${''}::json) AS asked
    CROSS JOIN LATERAL (${queryOf(sql`asked`)} OFFSET 0) AS answer`);
  return batched(async (keys) => {
    const rows = await ask(JSON.stringify(keys.map((key) => key.toWellFormed())));
    const byKey = new Map<string, Row[]>();
    for (const { asked, ...row } of rows) {
      const known = byKey.get(asked);
      if (known === undefined) byKey.set(asked, [row as Row]);
      else known.push(row as Row);
    }
    return byKey;
  });
}

interface Batch<Row> {
  readonly keys: Set<string>;
  readonly rows: Promise<ReadonlyMap<string, readonly Row[]>>;
}

function batched<Row>(
  ask: (keys: readonly string[]) => Promise<ReadonlyMap<string, readonly Row[]>>,
): (key: string) => Promise<readonly Row[]> {
  let next: Batch<Row> | null = null;
  const begin = (): Batch<Row> => {
    const keys = new Set<string>();
    const rows = immediate().then(() => {
      if (next?.keys === keys) next = null;
      return ask([...keys]);
    });
    return { keys, rows };
  };
  return async (key) => {
    if (next === null || next.keys.size === MOST) next = begin();
    const { keys, rows } = next;
    keys.add(key);
    return (await rows).get(key) ?? [];
  };
}
