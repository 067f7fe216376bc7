import { defined } from '@eloquence/rating';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shellWord } from '../src/terminal/shell-word.ts';
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

test('a stored report names what is left to do with it', async () => {
  const file = defined(month.events[0]).file;
  const [trf, json] = [month.path(`${file}.trf`), month.path(`${file}.json`)];
  const { event } = await runJson(['office', 'register', json, db]);
  const next = async (...args: string[]): Promise<string> =>
    (await run(['office', ...args, db])).out.replaceAll(/\s+/g, ' ');
  const submit = ['submit', trf, '--event', event];
  const { report, version } = await runJson(['office', ...submit, db]);
  expect(version).toBe(1);
  expect(await next(...submit)).toContain(`Next: eloquence office accept ${report} --db`);
  expect(await next('register', event, '--city', 'Bergen')).toContain(`office accept ${report} --db`);
  // Another day is another version; the same day is not.
  const dated = [...submit, '--received', '2024-07-28'];
  const second = await runJson(['office', ...dated, db]);
  expect(second).toMatchObject({ event, version: 2, again: false });
  expect(await runJson(['office', ...dated, db])).toMatchObject({ report: second.report, again: true });
  const { reports } = await runJson(['office', 'event', event, db]);
  expect(reports.at(-1)).toMatchObject({ received: '2024-07-28', state: 'submitted' });
  await run(['office', 'accept', second.report, db]);
  const accepted = await next(...submit, '--received', '2024-07-29');
  expect(accepted).toContain(`--received was not applied: ${second.report} is accepted.`);
  expect(accepted).toContain(`Next: eloquence office event ${event} --db`);
  // Registered once more with others: the warning is shown, not only counted.
  expect(await next('register', json, month.path('none.json'))).toContain(
    `${event} has the same name and dates:`,
  );
});

test('what cannot be read leaves nothing on standard output', async () => {
  const { status, out } = await run(['office', 'submit', month.path('none'), db]);
  expect({ status, out }).toEqual({ status: 3, out: '' });
});

test('a file name with blanks is quoted', () => {
  expect(['/tmp/Été_2024/a-1.trf', 'my open.trf', "it's"].map(shellWord)).toEqual([
    '/tmp/Été_2024/a-1.trf',
    "'my open.trf'",
    "'it'\\''s'",
  ]);
});
