import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { HISTORY_SCHEMA, HISTORY_TABLES } from './schema.ts';

const page = readFileSync(new URL('../../../../docs/history.md', import.meta.url), 'utf8');

/** Name and type of each column in the tables under a heading; one line may have several. */
function columnsUnder(heading: string): [string, string][] {
  const section = page.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return section.split('\n').flatMap((line) => {
    const [, names = '', types = ''] = line.split('|').map((cell) => cell.trim());
    const columns = names.startsWith('`') ? names.split(', ') : [];
    return columns.map((name, index): [string, string] => [
      name.replaceAll('`', ''),
      types.split(', ')[index] ?? '',
    ]);
  });
}

test.each(Object.entries(HISTORY_TABLES))('docs/history.md has every column of %s', (table, columns) => {
  expect(columnsUnder(`${table}.parquet`)).toEqual(Object.entries(columns));
});

test('docs/history.md names the schema', () => {
  expect(page).toContain(`the key \`schema\`, now ${HISTORY_SCHEMA}.`);
});
