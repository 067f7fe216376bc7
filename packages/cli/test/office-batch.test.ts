import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Month, monthInFolder } from './office.ts';
import { run, runJson, runLines } from './run.ts';

let month: Month;
let db: string;
let reports: string;

beforeAll(async () => {
  month = await monthInFolder();
  db = `--db=${month.path('office.db')}`;
  const [events, folder] = [month.path('events'), month.path('reports')];
  reports = folder;
  for (const path of [events, folder]) mkdirSync(path);
  for (const { file } of month.events) {
    writeFileSync(join(events, `${file}.json`), readFileSync(month.path(`${file}.json`)));
    writeFileSync(join(folder, `${file}.trf`), readFileSync(month.path(`${file}.trf`)));
  }
  await run(['office', 'init', db]);
  await run(['office', 'import', 'list', month.path('list.txt'), '--date', '2024-07-01', db]);
});
afterAll(() => month.remove());

test('a folder of registrations is registered, each with a line', async () => {
  writeFileSync(month.path('events/zz.json'), '{ "name": "Oslo Cup", "start": "2024" }');
  const { status, out, err } = await run(['office', 'register', month.path('events'), db]);
  expect(status).toBe(1);
  expect(out.match(/^E\d+: .* registered\./gm)).toHaveLength(month.events.length);
  expect(out).toContain(`${month.events.length} events registered, 1 not registered.`);
  expect(out).toContain('Next: eloquence office submit FOLDER --db');
  expect(err).toMatch(/^eloquence: .*zz\.json: .*start/);
  expect(err.split('\n')).toHaveLength(2);
});

test('several registrations answer with a line of JSON each', async () => {
  writeFileSync(month.path('a.json'), '{ "name": "A", "start": "2024-11-01", "end": "2024-11-02" }');
  const lines = await runLines(['office', 'register', month.path('a.json'), month.path('none.json'), db]);
  expect(lines).toMatchObject([
    { file: month.path('a.json'), event: expect.stringMatching(/^E\d+$/), findings: expect.any(Array) },
    { file: month.path('none.json'), error: { code: 'file-unreadable' } },
  ]);
  expect((await run(['office', 'register', reports, db])).err).toContain('There is no JSON file in');
  expect((await run(['office', 'register', month.path('events'), '--name', 'A', db])).status).toBe(2);
});

test('clean reports are accepted together, and the others are named', async () => {
  const [first] = month.events;
  const text = readFileSync(month.path(`${first?.file}.trf`), 'latin1');
  // A game against nobody is an error.
  const submitted = await runLines(['office', 'submit', reports, db]);
  expect(submitted).toHaveLength(month.events.length);
  writeFileSync(month.path('broken.trf'), text.replace(/^(001 {4}1 .{81}) *\d+ [wb] [1=0]/m, '$1 999 w 1'));
  const broken = await runJson(['office', 'submit', month.path('broken.trf'), db]);
  expect(broken.findings.map(({ severity }: { severity: string }) => severity)).toContain('error');
  const { status, out, err } = await run(['office', 'accept', '--clean', db]);
  const notClean = submitted.filter(({ findings }) =>
    findings.some(({ severity }: { severity: string }) => severity !== 'note'),
  );
  expect(status).toBe(1);
  const accepted = month.events.length - 1 - notClean.length;
  expect(out.match(/accepted; it goes into the list of/g)).toHaveLength(accepted);
  expect(err).toContain(`eloquence: ${broken.report}: the report has`);
  expect(err.trimEnd().split('\n')).toHaveLength(1 + notClean.length);
  expect(out).toContain('Next: eloquence office events --stage reported --db');
});

test('reports are accepted by their files, and a second time with the day of the first', async () => {
  const lines = await runLines(['office', 'accept', reports, 'E9999', db]);
  expect(lines[0]).toMatchObject({ report: 'E9999', error: { code: 'event-unknown' } });
  const messages = lines.slice(1).map(({ error }) => error.message);
  expect(messages).toHaveLength(month.events.length);
  expect(messages.join('\n')).toMatch(/^R\d+ has been replaced by a newer version\.$/m);
  expect(messages.join('\n')).toMatch(/^R\d+ is already accepted, on \d+ \w+ \d{4}\.$/m);
  writeFileSync(month.path('other.trf'), readFileSync(month.path('list.txt')));
  const other = await runJson(['office', 'accept', month.path('other.trf'), db]);
  expect(other.error).toMatchObject({ code: 'report-not-submitted' });
  expect((await run(['office', 'accept', db])).status).toBe(2);
});

test('publishing prints the head of the ledger, which verify accepts', async () => {
  await run(['office', 'close', '--list', '2024-08-01', db]);
  const { out } = await run(['office', 'publish', '--list', '2024-08-01', db]);
  const [, head = ''] = /Head of the ledger:\s+([0-9a-f]{64})/.exec(out) ?? [];
  expect(out).toContain('Next: eloquence office export list --list 2024-08-01');
  expect((await run(['office', 'verify', '--expect', head, db])).status).toBe(0);
});
