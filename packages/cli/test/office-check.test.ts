import { readFileSync, writeFileSync } from 'node:fs';
import { openOffice, preview } from '@eloquence/office';
import { defined } from '@eloquence/rating';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Month, monthInFolder } from './office.ts';
import { run, runJson, runLines } from './run.ts';

let month: Month;
let store: string;
let db: string;

beforeAll(async () => {
  month = await monthInFolder();
  store = month.path('office.db');
  db = `--db=${store}`;
  await run(['office', 'init', db]);
  await run(['office', 'import', 'list', month.path('list.txt'), '--date', '2024-07-01', db]);
});
afterAll(() => month.remove());

const textOf = (place: number): string =>
  readFileSync(month.path(`${defined(month.events[place]).file}.trf`), 'latin1');

/** The round of player 1 against nobody, a wrong birth, and a federation that does not exist: all severities. */
const damaged = (text: string): string =>
  text
    .replace(/^(001 {4}1 .{81}) *\d+ ([wb]) [1=0]/m, '$1 999 $2 1')
    .replace(/^(001 {4}2 .{44})\w{3}/m, '$1QQQ')
    .replace(/^(001 {4}3 .{60}).{10}/m, '$12091/13/45');

const REPORTS: readonly (readonly [name: string, of: number, text: () => string, event: string | null])[] = [
  ['good', 0, () => textOf(0), null],
  ['good, for its event', 0, () => textOf(0), 'own'],
  ['bad', 1, () => damaged(textOf(1)), null],
  ['bad, for its event', 1, () => damaged(textOf(1)), 'own'],
  ['foreign', 2, () => textOf(2), 'other'],
  ['foreign and bad', 2, () => damaged(textOf(2)), 'other'],
  ['without a registration', 1, () => textOf(1).replace(/^012 .*$/m, '012 Open of Nobody'), null],
];

const RECEIVED = '2024-07-28';

describe('the desk’s trial, office check and office submit have the same findings in the same order', () => {
  test.each(REPORTS)('%s', async (name, place, text, asked) => {
    const file = month.path(`${name}.trf`);
    writeFileSync(file, text(), 'latin1');
    const event = asked && (await eventFor(asked, place));
    const options = [...(event === null ? [] : ['--event', event]), '--received', RECEIVED];
    const office = await openOffice(store, { actor: 'desk' });
    const tried = await preview(office, readFileSync(file), { event, received: RECEIVED });
    await office.store.close();
    const [checked] = await runLines(['office', 'check', file, ...options, db]);
    const shown = (await run(['office', 'check', file, ...options, db])).out;
    const [submitted] = await runLines(['office', 'submit', file, ...options, db]);
    const codes = tried.findings.map(({ code, severity, line }) => ({ code, severity, line }));
    expect(checked.findings).toEqual(submitted.findings);
    expect(checked.findings).toMatchObject(codes);
    expect(checked.findings).toHaveLength(codes.length);
    const errors = codes.filter(({ severity }) => severity === 'error').map(({ code }) => code);
    expect(new Set(errors)).toEqual(new Set(name.includes('bad') ? ['columns-shifted'] : []));
    expect(codes[0]?.code === ('event-differs' as string)).toBe(asked === 'other');
    // On the terminal too: before the errors.
    if (asked === 'other')
      expect(shown).toMatch(/nothing saved\n.*\n\n?Warning[^\n]*1\)?\n[^\n]*the report is/i);
    expect(checked.event).toBe(event ?? (checked.event === null ? null : submitted.event));

    const { cadence, registered } = await runJson(['office', 'event', submitted.event, db]);
    const facts = { received: RECEIVED, ...(registered !== null && { registered }) };
    writeFileSync(month.path('facts.json'), JSON.stringify(facts));
    const list = ['--list', month.path('list.txt'), '--list-date', '2024-07-01'];
    const stated = ['--event', month.path('facts.json'), '--cadence', cadence];
    const alone = await runJson(['check', file, ...list, ...stated]);
    const shared = (submitted.findings as readonly Found[]).filter(
      ({ code }) => !OF_THE_STORE.includes(code),
    );
    expect(alone.findings.map(asLine)).toEqual(shared.map(asLine));
  });

  interface Found {
    readonly code: string;
    readonly line: number | null;
    readonly message: string;
  }
  const asLine = ({ code, line, message }: Found): string => `${code} ${line} ${message}`;

  /** What only the office knows: its events. */
  const OF_THE_STORE: readonly string[] = ['event-differs', 'event-alike', 'games-alike', 'not-registered'];

  async function eventFor(which: string, place: number): Promise<string> {
    const { registration } = defined(month.events[place]);
    const days = { registered: '2024-06-20', start: '2024-07-02', end: '2024-07-03' };
    const other = { name: `Small Cup ${place}`, ...days };
    writeFileSync(
      month.path('event.json'),
      JSON.stringify(which === 'own' ? { ...registration, registered: '2024-06-20' } : other),
    );
    return (await runJson(['office', 'register', month.path('event.json'), db])).event;
  }
});

test('nothing is saved, and the next command is named', async () => {
  const file = month.path('next.trf');
  writeFileSync(file, textOf(0).replace(/^012 .*$/m, '012 Next Open'), 'latin1');
  const before = await runJson(['office', 'status', db]);
  const { status, out } = await run([
    'office',
    'check',
    file,
    '--rounds',
    '1-3',
    '--received',
    RECEIVED,
    '--quiet',
    db,
  ]);
  expect(status).toBe(0);
  expect(out).toContain('Checked for a new, unregistered event; nothing saved');
  expect(out).toMatch(/Next: eloquence office submit \S*next.trf --rounds 1-3\s+--received 2024-07-28/);
  expect(await runJson(['office', 'status', db])).toEqual(before);
});

test('what cannot be submitted is refused with the same message', async () => {
  const file = month.path('next.trf');
  const { event } = await runJson([
    'office',
    'register',
    '--name',
    'Gone',
    '--start',
    '2024-07-02',
    '--end',
    '2024-07-03',
    db,
  ]);
  await run(['office', 'withdraw', event, '--because', 'Cancelled.', db]);
  for (const more of [
    ['--event', event],
    ['--event', 'E9999'],
    ['--rounds', '90-99'],
    ['--received', '2999-01-01'],
  ]) {
    const [checked] = await runLines(['office', 'check', file, ...more, db]);
    const [submitted] = await runLines(['office', 'submit', file, ...more, db]);
    expect(checked.error.code).toMatch(/^(event-withdrawn|event-unknown|rounds-absent|invalid-date)$/);
    expect(checked).toEqual(submitted);
  }
});
