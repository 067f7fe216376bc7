import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Month, monthInFolder } from './office.ts';
import { run, runJson } from './run.ts';

let month: Month;
let db: string;

beforeAll(async () => {
  month = await monthInFolder();
  db = `--db=${month.path('office.db')}`;
  await run(['office', 'init', db]);
  await run(['office', 'import', 'list', month.path('list.txt'), '--date', '2024-07-01', db]);
});
afterAll(() => month.remove());

const A = '990000001';
const B = '990000002';

/** Changes of players and facts, in the order of the cases, and the command named after each. */
test.each<[string, string]>([
  [`office transfer ${A} --federation NOR`, `office player ${A}`],
  [`office title ${A} --title FM`, `office player ${A}`],
  [`office birth ${A} --birth 1990`, `office player ${A}`],
  [`office rename ${A} --name Vintner`, `office player ${A}`],
  [`office died ${A} --date 2024-07-02`, `office player ${A}`],
  [`office died ${A} --revoke`, `office player ${A}`],
  [`office identity ${A} --national NOR-4711`, `office player ${A}`],
  [`office identity ${A} --national NOR-4711 --revoke`, `office player ${A}`],
  [`office merge ${B} --into ${A} --force`, `office player ${A}`],
  [`office split ${B}`, `office player ${B}`],
  [`office redact ${B} --because Requested`, `office player ${B}`],
  ['office state suspended NOR --since 2024-07-01 --because Decided', 'office facts'],
  ['office state suspended NOR --until 2024-08-01', 'office facts'],
  ['office adjust 2024-03 --list 2024-08-01', 'office close --list 2024-08-01'],
  ['office adjust 2024-03 --list 2024-08-01 --revoke', 'office adjustments'],
])('%s names the next command', async (command, next) => {
  const { status, out, err } = await run([...command.split(' '), db]);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  expect(out.replaceAll(/\s+/g, ' ')).toContain(`Next: eloquence ${next} --db ${month.path('office.db')}`);
  // The named command is there and takes these arguments.
  if (!next.startsWith('office close')) expect((await run([...next.split(' '), db])).status).toBe(0);
});

test('the next command is not part of the JSON', async () => {
  const changed = await runJson(['office', 'transfer', A, '--federation', 'SWE', db]);
  expect(changed).toMatchObject({ id: A, federation: 'SWE' });
  expect(JSON.stringify(changed)).not.toContain('Next');
});
