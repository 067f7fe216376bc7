import { readFileSync } from 'node:fs';
import { defined } from '@eloquence/rating';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { OPEN } from './reports.ts';
import { folderWith, run, runJson } from './run.ts';

const LIST = 'id,name,federation,rating,games,k\n990001,"Alder, Anna",NOR,2001,3,20\n';
const folder = folderWith({ 'open.trf': OPEN, 'list.csv': LIST });
afterAll(folder.remove);

const rated = (...more: string[]): Promise<{ out: string }> =>
  run(['rate', folder.path('open.trf'), '--csv', ...more]);

test('a rated report for a French spreadsheet: semicolons, decimal commas, UTF-8 by its mark', async () => {
  const plain = (await rated()).out;
  const french = (await rated('--separator', ';', '--lang', 'fr')).out;
  expect(french.startsWith('\ufefffile;rank;no;')).toBe(true);
  const [, first = ''] = french.split('\r\n');
  expect(first).toMatch(/;\d+,\d\d;-?\d+,\d\d;-?\d+,\d\d;\d+;/);
  // The same cells, with another mark.
  expect(first.replaceAll(';', '|').replaceAll(/(\d),(\d)/g, '$1.$2')).toBe(
    plain
      .split('\r\n')[1]
      ?.replaceAll(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/g, '|')
      .replaceAll(/"([^"|]*)"/g, '$1'),
  );
});

test.each([
  [';', 'en', ';'],
  ['tab', 'fr', '\t'],
  [',', 'fr', ','],
])('decimals with the separator %j in %s', async (separator, lang, written) => {
  const [, first = ''] = (await rated('--separator', separator, '--lang', lang)).out.split('\r\n');
  const mark = lang === 'fr' && separator !== ',' ? ',' : '\\.';
  expect(first).toMatch(new RegExp(`${written}\\d+${mark}\\d\\d${written}`));
});

test('a workbook has the rated players, with numbers as numbers', async () => {
  const file = folder.path('ratings.xlsx');
  const written = await run(['rate', folder.path('open.trf'), '--xlsx', file]);
  expect(written).toMatchObject({ status: 0, out: `${file} written.\n` });
  const sheet = strFromU8(defined(unzipSync(readFileSync(file))['xl/worksheets/sheet1.xml']));
  const rows = (await rated()).out.trimEnd().split('\r\n');
  expect(sheet.match(/<row /g)).toHaveLength(rows.length);
  expect(sheet).toMatch(/<c r="L2"><v>\d+\.\d+<\/v><\/c>/);
  expect(sheet).toMatch(/<c r="D2" t="s">/);
  const again = await run(['rate', folder.path('open.trf'), '--xlsx', file]);
  expect(again).toMatchObject({ status: 3, err: expect.stringContaining('already exists') });
  expect((await rated('--xlsx', file)).out).toBe('');
});

test('a list with a separator is read back', async () => {
  const out = folder.path('semicolons.csv');
  const csv = ['convert', folder.path('list.csv'), '--to', 'csv'];
  expect((await run([...csv, '--separator', ';', '--out', out])).status).toBe(0);
  const text = readFileSync(out, 'utf8');
  expect(text.startsWith('\ufeffid;name;federation;')).toBe(true);
  const back = await run(['convert', out, '--to', 'json']);
  expect(JSON.parse(back.out)).toMatchObject([{ name: 'Alder, Anna', rating: 2001, k: 20 }]);
});

test.each([
  [['rate', 'open.trf', '--separator', ';'], 'missing-option'],
  [['convert', 'list.csv', '--to', 'xml', '--out', 'none/a', '--separator', ';'], 'options-exclude'],
  [['convert', 'list.csv', '--to', 'csv', '--out', 'none/a', '--separator', 'x'], 'invalid-type'],
])('%j is refused', async ([command = '', file = '', ...options], code) => {
  const { error } = await runJson([command, folder.path(file), ...options]);
  expect(error.code).toBe(code);
});
