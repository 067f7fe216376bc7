import { existsSync, readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { BROKEN, OPEN } from './reports.ts';
import { folderWith, run, runJson } from './run.ts';

const { path, remove } = folderWith({
  'open.trf': OPEN.replace('Fjord Open', 'Fjord <Open>'),
  'broken.trf': BROKEN,
});
afterAll(remove);

test.each([
  ['en', 'Report of a Swiss (form 2)', '4 May 2024 to 8 May 2024'],
  ['fr', 'Rapport d’un tournoi au système suisse (formulaire 2)', 'du 4 mai 2024 au 8 mai 2024'],
  ['zh', '瑞士制成绩报告（表格 2）', '2024年5月4日至2024年5月8日'],
])('writes the report form as a page to print in %s', async (lang, title, dates) => {
  const { status, out, err } = await run(['form', path('open.trf'), '--lang', lang]);
  expect([status, err]).toEqual([0, '']);
  expect(out).toContain(`<h1>${title}</h1>`);
  expect(out).toContain(dates);
  expect(out).toContain('Fjord &lt;Open&gt;');
  expect(out).not.toContain('<Open>');
  expect(out).toContain('@page{size:A4 landscape');
});

test('writes a file, and replaces it only with --force', async () => {
  const file = path('open.html');
  expect(await run(['form', path('open.trf'), '--out', file])).toMatchObject({ status: 0, out: '' });
  expect(readFileSync(file, 'utf8')).toContain('Vinter, Solveig');
  expect((await run(['form', path('open.trf'), '--out', file])).status).toBe(3);
  expect((await run(['form', path('open.trf'), '--out', file, '--force'])).status).toBe(0);
});

test('a report with errors gets its crosstable, the errors and status 1', async () => {
  const { status, out, err } = await run(['form', path('broken.trf')]);
  expect(status).toBe(1);
  expect(out).toContain('Vinter, Solveig');
  expect(err).toContain('contradict each other');
  expect(existsSync(path('broken.html'))).toBe(false);
});

test('the JSON has the form and its rows', async () => {
  const json = await runJson(['form', path('open.trf')]);
  expect(json).toMatchObject({ form: 2, name: 'Fjord <Open>', start: '2024-05-04', rounds: 5, out: null });
  expect(json.rows).toHaveLength(6);
  expect(json.text).toContain('<!doctype html>');
});
