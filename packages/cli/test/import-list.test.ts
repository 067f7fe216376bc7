import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderWith, run, runJson } from './run.ts';

const HEADER = 'id,name,federation,rating,games,k,birthYear';
const ROWS = Array.from(
  { length: 30 },
  (_, index) => `${990001 + index},"Alder, No${index}",NOR,${1900 + index},0,20,1990`,
);
const BAD = Array.from({ length: 25 }, (_, index) => `x${index},"Birch, No${index}",SWE,1800,0,20,1991`);
const DOUBLED = `990001,"Alder, Anna",NOR,2222,0,20,1990`;

const folder = folderWith({
  'good.csv': [HEADER, ...ROWS].join('\n'),
  'bad.csv': [HEADER, ...ROWS, ...BAD].join('\n'),
  'doubled.csv': [HEADER, ...ROWS, DOUBLED].join('\n'),
  'short.csv': [HEADER, ...ROWS.slice(0, 20)].join('\n'),
});
const db = `--db=${folder.path('store.db')}`;
const take = (name: string, date: string, ...more: readonly string[]): string[] => [
  ...['office', 'import', 'list', folder.path(name), '--date', date, '--cadence', 'standard', ...more, db],
];

beforeAll(async () => {
  await run(['office', 'init', db]);
});
afterAll(folder.remove);

test('lost rows are listed, written to a file, and need consent', async () => {
  const losses = `--losses=${folder.path('lost.csv')}`;
  const asked = await run(take('bad.csv', '2024-07-01', losses));
  expect(asked.status).toBe(1);
  expect(asked.out).toContain('- line 32, invalid ID: x0 Birch, No0 SWE 1800');
  expect(asked.out).not.toContain('x20');
  expect(asked.out).toContain(`25 rows not imported`);
  expect(asked.out).toContain('--accept-losses');
  const lost = readFileSync(folder.path('lost.csv'), 'utf8').split('\r\n');
  expect(lost).toHaveLength(27);
  expect(lost.slice(0, 2)).toEqual(['line,reason,row', '32,bad-id,"x0 Birch, No0 SWE 1800"']);
  const folderMissing = await run(take('bad.csv', '2024-07-01', `--losses=${folder.path('none/lost.csv')}`));
  expect(folderMissing.status).toBe(3);
  expect(folderMissing.err).toMatch(
    /lost\.csv cannot be used .*Check the path and its read and write permissions\.$/m,
  );
  const json = await runJson(take('bad.csv', '2024-07-01', losses, '--accept-losses', '--dry-run'));
  expect(json).toMatchObject({
    ...{ changed: false, dryRun: true, needs: [], players: { rows: 30, added: 30 } },
    losses: { count: 25, counts: { 'bad-id': 25 }, file: folder.path('lost.csv') },
    lists: [{ revision: 1, diff: { new: { count: 30 } } }],
  });
  expect((await run(take('bad.csv', '2024-07-01', losses, '--accept-losses'))).status).toBe(0);
});

test('for an ID on two rows both are shown, and the officer chooses one', async () => {
  const asked = await run(take('doubled.csv', '2024-08-01'));
  expect(asked).toMatchObject({ status: 1 });
  expect(asked.out).toContain(
    'line 2 (used): 990001 Alder, No0 NOR 1900\n  line 32: 990001 Alder, Anna NOR 2222',
  );
  expect((await run(take('doubled.csv', '2024-08-01', '--duplicates', 'both'))).status).toBe(2);
  expect((await run(take('doubled.csv', '2024-08-01', '--duplicates', '32'))).status).toBe(0);
  expect(await runJson(['office', 'player', '990001', db])).toMatchObject({ name: 'Alder, Anna' });
});

test('a list is replaced after a confirmation or with --force', async () => {
  const refused = await run(take('short.csv', '2024-08-01'), { terminal: true, stdin: 'n\n' });
  expect(refused.status).toBe(1);
  expect(refused.err).toContain('10 of 30 players would leave the standard list.');
  expect(refused.err).toContain('Import it anyway? [y/N]');
  const json = await runJson(take('short.csv', '2024-08-01'));
  expect(json.needs).toMatchObject([{ code: 'list-replaced' }, { code: 'players-gone' }]);
  const agreed = await run(take('short.csv', '2024-08-01'), { terminal: true, stdin: 'y\n' });
  expect(agreed.status).toBe(0);
  expect((await run(take('good.csv', '2024-08-02', '--force'))).status).toBe(0);
});

test('the last import is undone, with a reason', async () => {
  const undo = ['office', 'import', 'undo', db];
  expect((await run(undo)).status).toBe(2);
  const undone = await run([...undo, '--because', 'No list is of 2 August.']);
  expect(undone).toMatchObject({ status: 0, err: '' });
  expect(undone.out).toContain('The import of the list of 2 August 2024 (entry ');
  const json = await runJson([...undo, '--because', 'The short one.']);
  expect(json).toMatchObject({ date: '2024-08-01', lists: [{ revision: 2, current: 1 }] });
  expect(await runJson(['office', 'player', '990001', db])).toMatchObject({ name: 'Alder, Anna' });
  expect((await run(['office', 'verify', db])).status).toBe(0);
});
