import { OversightError } from '../errors.ts';

type Duckdb = typeof import('@duckdb/node-api');

const DUCKDB = '@duckdb/node-api';

/** DuckDB is an optional dependency, loaded when a figure is computed. */
export async function loadDuckdb(
  load: () => Promise<Duckdb> = () => import('@duckdb/node-api'),
): Promise<Duckdb> {
  try {
    return await load();
  } catch (error) {
    throw new OversightError('duckdb-missing', { package: DUCKDB }, error);
  }
}
