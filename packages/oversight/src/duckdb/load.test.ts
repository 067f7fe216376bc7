import { expect, test } from 'vitest';
import { loadDuckdb } from './load.ts';

test('without DuckDB the error names the package', async () => {
  const missing = async (): Promise<never> => {
    throw Object.assign(new Error('Cannot find package'), { code: 'ERR_MODULE_NOT_FOUND' });
  };
  await expect(loadDuckdb(missing)).rejects.toMatchObject({
    code: 'duckdb-missing',
    values: { package: '@duckdb/node-api' },
  });
});
