import { readFileSync, writeFileSync } from 'node:fs';
import { addPlayer, openOffice } from '@eloquence/office';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Month, monthInFolder, turnedRound } from './office.ts';
import { type Ran, run, runJson, runLines } from './run.ts';

// biome-ignore lint/suspicious/noExplicitAny: what comes out is what the tests are about
type Json = any;

const LANGUAGES = ['en', 'fr', 'zh'] as const;

let month: Month;
const env = (): { ELOQUENCE_DB: string } => ({ ELOQUENCE_DB: month.path('office.db') });
const json = (...words: string[]): Promise<Json> => runJson(['office', ...words], { env: env() });
const said = (...words: string[]): Promise<Ran> => run(['office', ...words], { env: env() });
/** Exit status and code of a refused command. */
async function refused(...words: string[]): Promise<string> {
  const { status, out } = await said(...words, '--json');
  return `${status} ${JSON.parse(out).error.code}`;
}
const codes = (findings: Json[]): string[] => findings.map(({ code }) => code);

/** The event of these tests: its ID, its files, two of its players and another one. */
let event = '';
let [file, report] = ['', ''];
let players: string[] = [];
const OTHER = '99900001';

beforeAll(async () => {
  month = await monthInFolder();
  file = month.path(`${month.events[0]?.file}.json`);
  report = month.path(`${month.events[0]?.file}.trf`);
  const text = readFileSync(report, 'utf8');
  players = [...text.matchAll(/^001.{53} *(\d+)/gm)].map(([, id]) => id ?? '');
  await json('init');
  await json('import', 'list', month.path('list.txt'), '--date', '2024-07-01');
  event = (await json('register', file)).event;
  const office = await openOffice(month.path('office.db'), { actor: 'test' });
  await addPlayer(office, { id: OTHER, name: 'Unrated, Una', federation: 'XXA', sex: 'F', birth: '2001' });
  await office.store.close();
});
afterAll(() => month.remove());

test('closing names the events that the list leaves out', async () => {
  const { lists } = await json('close', '--list', '2024-08-01', '--dry-run', '--cadence', 'standard');
  const [missing] = lists[0].missing;
  expect(missing).toMatchObject({ event, stage: 'registered', list: '2024-08-01' });
  expect(lists[0].undecided).toEqual([]);
  const { out } = await said('close', '--list', '2024-08-01', '--dry-run');
  expect(out).toContain('Left out: 1 event');
  expect(out.replaceAll(/\s+/g, ' ')).toContain(`${event} ${missing.name}: ${missing.status}`);
  expect(missing.status).toMatch(/^Report overdue since .* for the list of August 2024\.$/);
  expect((await json('event', event)).status).toBe(missing.status);
});

describe('duplicate events', () => {
  test('are detected at registration, and one is withdrawn', async () => {
    const again = await json('register', file);
    expect(codes(again.findings)).toEqual(['event-alike']);
    expect(again.findings[0].values.event).toBe(event);
    const withdrawn = await json('withdraw', again.event, '--because', 'It is there.');
    expect(withdrawn).toEqual({
      event: again.event,
      stage: 'withdrawn',
      reports: [],
      because: 'It is there.',
    });
    expect(await json('event', again.event)).toMatchObject({ stage: 'withdrawn', list: null });
    expect(await refused('withdraw', again.event, '--because', 'Once more.')).toBe('1 event-withdrawn');
    const [submitted] = await runLines(['office', 'submit', report, '--event', again.event], { env: env() });
    expect(submitted.error.code).toBe('event-withdrawn');
    expect(await refused('withdraw', 'E999', '--because', 'No.')).toBe('2 event-unknown');
  });

  test('are detected by their games, with correct messages', async () => {
    await runLines(['office', 'submit', report], { env: env() });
    const renamed = month.path('renamed.trf');
    writeFileSync(renamed, readFileSync(report, 'utf8').replace(/^012 .*/m, '012 Something else'));
    for (const [lang, unregistered] of [
      ['en', 'The event was not registered'],
      ['fr', 'Le tournoi n’a pas été enregistré'],
      ['zh', '赛事没有注册'],
    ] as const) {
      const { out } = await said('submit', renamed, '--lang', lang);
      expect(out).toContain(event);
      expect(out).toContain(unregistered);
      expect(out).toContain('office register');
      expect(out).not.toContain('--event');
    }
    const { events } = await json('events', '--stage', 'reported');
    expect(events.map((each: Json) => each.name)).toContain('Something else');
    const twin = events.find((each: Json) => each.name === 'Something else').event;
    const { reports } = await json('event', twin);
    expect(codes(reports[0].findings)).toEqual(expect.arrayContaining(['not-registered', 'games-alike']));
    const done = await json('withdraw', twin, '--because', 'The same event.');
    expect(done.reports).toEqual([reports[0].report]);
  });

  test('a file that is not a report creates no event', async () => {
    writeFileSync(month.path('letter.txt'), 'Dear Sir,\n');
    writeFileSync(month.path('picture.png'), Buffer.from([137, 80, 78, 71, 13, 10, 26, 10, 0, 0]));
    const before = await json('events');
    const files = ['letter.txt', 'picture.png', 'list.txt'].map((name) => month.path(name));
    for (const line of await runLines(['office', 'submit', ...files], { env: env() }))
      expect(line.error.code).toBe('report-unreadable');
    expect(await json('events')).toEqual(before);
  });
});

describe('a registration', () => {
  test('is changed at the terminal, from a file or from options', async () => {
    const { event: id } = await json(
      'register',
      '--name',
      'Cup',
      '--start',
      '2024-09-01',
      '--end',
      '2024-09-02',
    );
    const changes = month.path('changes.json');
    writeFileSync(changes, JSON.stringify({ city: 'Bergen', federation: 'nor' }));
    expect((await json('register', id, '--change', changes)).event).toBe(id);
    expect((await said('register', id, '--end', '2024-09-03')).out).toContain(`${id}: Cup`);
    expect(await json('event', id)).toMatchObject({
      name: 'Cup',
      city: 'Bergen',
      federation: 'NOR',
      start: '2024-09-01',
      end: '2024-09-03',
    });
    expect(await refused('register', id, '--end', '2024-09-03')).toBe('1 nothing-changed');
    expect(await refused('register', 'cup', '--change', changes)).toBe('2 missing-argument');
    const listed = await json('events', '--federation', 'nor', '--month', '2024-09');
    expect(listed.events).toEqual([expect.objectContaining({ event: id, stage: 'registered' })]);
    await said('withdraw', id, '--because', 'Cancelled.');
    expect((await json('register', id, '--change', changes)).event).toBe(id);
    expect(await json('event', id)).toMatchObject({ stage: 'registered', because: null });
    await said('withdraw', id, '--because', 'Cancelled.');
  });

  test('with a misspelt key names it and the likely one', async () => {
    const wrong = month.path('wrong.json');
    writeFileSync(
      wrong,
      JSON.stringify({ name: 'A', start: '2024-09-01', end: '2024-09-02', federaton: 'X' }),
    );
    for (const language of LANGUAGES) {
      const { status, err } = await said('register', wrong, '--lang', language);
      expect(status).toBe(1);
      expect(err).toContain('federaton');
      expect(err).toMatch(/[“"«]\s?federation\s?[”"»]/);
    }
  });

  test('that is late is a warning until its approval is refused, then an error', async () => {
    const late = { name: 'Late', start: '2024-08-01', end: '2024-08-02', registered: '2024-08-01' };
    writeFileSync(month.path('late.json'), JSON.stringify(late));
    const { status, out } = await said('register', month.path('late.json'), '--json');
    expect(status).toBe(0);
    expect(codes(JSON.parse(out).findings)).toContain('fact-missing');
    const no = { ...late, approvals: { lateRegistration: false } };
    writeFileSync(month.path('late.json'), JSON.stringify(no));
    expect((await said('register', month.path('late.json'))).status).toBe(1);
    for (const { event: id } of (await json('events', '--month', '2024-08')).events)
      await said('withdraw', id, '--because', 'Only tried.');
  });
});

test('a skipped list and a future closing date are reported before anything is saved', async () => {
  const { lists } = await json('close', '--list', '2099-03-01', '--dry-run');
  for (const list of lists) expect(codes(list.findings)).toEqual(['list-skipped', 'closing-early']);
  expect(lists[0].findings[0].values).toMatchObject({ newest: '2024-07-01', skipped: '2024-08-01' });
  expect((await json('close', '--list', '2024-08-01', '--dry-run')).lists[0].findings).toEqual([]);
});

describe('data of players', () => {
  test('is validated, with errors in three languages', async () => {
    const [id = ''] = players;
    const { sex } = await json('player', id);
    const attempts: readonly [string, string[]][] = [
      ['1 since-in-future', ['transfer', id, '--federation', 'NOR', '--since', '2099-01-01']],
      ['2 title-unknown', ['title', id, '--title', 'XM']],
      ['1 death-in-future', ['died', id, '--date', '2099-01-01']],
      ['1 death-before-birth', ['died', id, '--date', '1850-01-01']],
      ['1 nothing-changed', ['died', id, '--revoke']],
      ['1 player-same', ['merge', id, '--into', id]],
      ['1 not-merged', ['split', id]],
      ['2 missing-option', ['died', id]],
      ['2 missing-option', ['identity', id]],
      ['2 options-exclude', ['identity', id, '--national', 'A-1', '--fide', '1']],
      ['2 options-exclude', ['identity', id, '--national', 'A-1', '--revoke', '--since', '2024-01-01']],
      ['2 identity-invalid', ['identity', id, '--national', '4711']],
      ['1 identity-taken', ['identity', id, '--fide', id]],
      ['1 identity-not-added', ['identity', id, '--national', 'A-1', '--revoke']],
      ['2 federation-invalid', ['transfer', id, '--federation', 'Norway']],
      ...(sex === 'M'
        ? [['1 title-of-women', ['title', id, '--women-title', 'WIM']] as [string, string[]]]
        : []),
    ];
    for (const [expected, words] of attempts) {
      expect(await refused(...words)).toBe(expected);
      for (const language of LANGUAGES) {
        const { err } = await said(...words, '--lang', language);
        expect(err).toMatch(/^eloquence: .*[.。]\n$/);
      }
    }
  });

  test('is reverted, with its history', async () => {
    expect(await json('transfer', OTHER, '--federation', 'nor')).toMatchObject({ federation: 'NOR' });
    await json('title', OTHER, '--title', 'wim');
    expect((await said('title', OTHER, '--title', 'none')).out).toContain('titles: none.');
    await json('died', OTHER, '--date', '2024-07-02');
    const { out } = await said('player', OTHER);
    expect(out).toMatch(/Died on 2 July 2024/);
    expect(out).toMatch(/title +WIM +–/);
    expect(await json('died', OTHER, '--revoke')).toMatchObject({ died: null });
    const { identities } = await json('identity', OTHER, '--national', 'NOR-4711');
    expect(identities).toContainEqual({ id: 'NOR-4711', scheme: 'national', valid: true });
    expect((await json('player', 'NOR-4711')).id).toBe(OTHER);
    expect(await json('identity', 'NOR-4711', '--national', 'NOR-4711', '--revoke')).toMatchObject({
      id: OTHER,
    });
    expect(await refused('player', 'NOR-4711')).toBe('2 player-unknown');
    const [id = ''] = players;
    const merged = await json('merge', OTHER, '--into', id, '--force');
    expect(merged.identities).toContainEqual({ id: OTHER, scheme: 'fide', valid: false });
    expect(await json('split', OTHER)).toMatchObject({ id: OTHER, from: id, reports: [] });
    expect((await json('player', OTHER)).name).toBe('Unrated, Una');
  });

  test('two players of one event are not merged', async () => {
    await json('accept', event);
    const [one = '', two = ''] = players;
    expect(await refused('merge', one, '--into', two)).toBe('1 players-met');
  });
});

test('an appeal is shown with the decision', async () => {
  const [, other] = month.events;
  const trf = month.path(`${other?.file}.trf`);
  const { event: id } = await json('register', month.path(`${other?.file}.json`));
  await runLines(['office', 'submit', trf], { env: env() });
  await json('reject', id, '--because', 'Round 3 is missing.');
  await json('appeal', id, '--because', 'It is on page two.');
  expect(await json('event', id)).toMatchObject({
    because: 'Round 3 is missing.',
    appeal: 'It is on page two.',
  });
  expect((await said('event', id)).out).toMatch(/Appeal +It is on page two\./);
  expect((await json('status')).waiting).toContainEqual(
    expect.objectContaining({ event: id, appeal: 'It is on page two.' }),
  );
  expect((await said('status')).out).toContain('It is on page two.');
  await json('accept', id);
  expect((await json('event', id)).appeal).toBe(null);
});

describe('decisions and settings', () => {
  test('are revoked on the command line', async () => {
    const { report: accepted } = await json('reopen', event, '--because', 'Round 3 is missing.');
    expect(await json('event', event)).toMatchObject({ stage: 'reported', because: 'Round 3 is missing.' });
    expect(await refused('reopen', event, '--because', 'Again.')).toBe('1 nothing-to-reopen');
    expect(await refused('reopen', event)).toBe('2 missing-option');
    await json('reject', accepted, '--because', 'Round 3 is missing.');
    for (const language of LANGUAGES) {
      const { out } = await said('reopen', accepted, '--because', 'It is there.', '--lang', language);
      expect(out).toContain(accepted);
      await json('reject', accepted, '--because', 'Round 3 is missing.');
    }
    await json('reopen', accepted, '--because', 'It is there.');
    expect(await json('accept', event)).toMatchObject({ report: accepted });
  });

  test('adjustments are listed and revoked', async () => {
    const adjust = ['adjust', '2024-03', '--list', '2024-08-01'];
    expect(await json('adjustments')).toEqual({ adjustments: [] });
    expect((await said('adjustments')).out).toBe('No adjustments.\n');
    const set = await json(...adjust);
    expect(set).toEqual({
      adjustment: '2024-03',
      date: '2024-08-01',
      cadences: ['standard', 'rapid', 'blitz'],
    });
    expect(await json('adjustments')).toEqual({ adjustments: [{ ...set, published: false }] });
    for (const language of LANGUAGES)
      expect((await said('adjustments', '--lang', language)).out).toMatch(/2024-08-01 +2024-03/);
    expect(await json(...adjust, '--revoke')).toEqual({ ...set, revoked: true });
    expect(await refused(...adjust, '--revoke')).toBe('1 adjustment-not-set');
    expect(await refused('adjust', '2024-03', '--list', '2024-08-02')).toBe('1 not-a-list-date');
  });

  test('the draft of a first list is dropped', async () => {
    await json('close', '--list', '2024-08-01');
    const { date, dropped } = await json('close', '--list', '2024-08-01', '--drop');
    expect([date, dropped.length]).toEqual(['2024-08-01', 3]);
    expect((await json('status')).drafts).toEqual([]);
    expect(await refused('close', '--list', '2024-08-01', '--drop')).toBe('1 no-draft');
    expect(await refused('close', '--list', '2024-08-01', '--drop', '--dry-run')).toBe('2 options-exclude');
  });

  test('dates of birth and names are corrected', async () => {
    expect(await json('birth', OTHER, '--birth', '2002-05-06')).toMatchObject({ birthYear: 2002 });
    expect(await json('birth', OTHER, '--birth', 'none')).toMatchObject({ birthYear: null });
    expect(await json('birth', OTHER, '--birth', '2001')).toMatchObject({ birthYear: 2001 });
    expect(await refused('birth', OTHER, '--birth', '2099')).toBe('1 birth-in-future');
    expect(await refused('birth', OTHER, '--birth', 'May')).toBe('2 birth-invalid');
    expect((await said('birth', OTHER, '--birth', '2003-01-02')).out).not.toContain('2003-01');
    expect(await json('rename', OTHER, '--name', 'Unrated-Elm, Una')).toMatchObject({
      name: 'Unrated-Elm, Una',
      formerNames: ['Unrated, Una'],
    });
    expect(await refused('rename', OTHER, '--name', ' ')).toBe('2 name-missing');
    for (const language of LANGUAGES) {
      const { out } = await said('rename', OTHER, '--name', `Unrated, ${language}`, '--lang', language);
      expect(out).toContain(`Unrated, ${language}`);
    }
    await json('rename', OTHER, '--name', 'Unrated, Una');
  });
});

describe('corrections and revisions', () => {
  beforeAll(async () => {
    await json('close', '--list', '2024-08-01');
    await json('publish', '--list', '2024-08-01');
    await json('close', '--list', '2024-09-01');
    await json('publish', '--list', '2024-09-01');
  });

  test('a correction without changes is not stored', async () => {
    const { entries } = await json('status');
    expect(await refused('correct', event, report, '--because', 'Again.')).toBe('1 correction-same');
    const header = month.path('header.trf');
    writeFileSync(header, readFileSync(report, 'utf8').replace(/^102 .*/m, '102 Another, Arbiter'));
    expect(await refused('correct', event, header, '--because', 'Again.')).toBe('1 correction-same');
    expect((await json('status')).entries).toBe(entries);
  });

  test('a correction with errors is refused with its findings', async () => {
    const broken = month.path('broken.trf');
    writeFileSync(broken, turnedRound(readFileSync(report)).replace(/^(001.{87} *\d+ [wb]) 0/m, '$1 1'));
    const { status, out } = await said('correct', event, broken, '--because', 'Round 1', '--json');
    expect(status).toBe(1);
    const { error, findings } = JSON.parse(out);
    expect(error.code).toBe('report-has-errors');
    expect(codes(findings)).toContain('results-contradict');
    const told = await said('correct', event, broken, '--because', 'Round 1');
    expect(told.out).toContain('Errors (');
    expect(told.err).not.toContain('results-contradict');
  });

  test('the next list explains a correction: the old sum, the corrected one and the difference', async () => {
    const corrected = month.path('corrected.trf');
    writeFileSync(corrected, turnedRound(readFileSync(report)));
    await json('correct', event, corrected, '--because', 'Round 1, board 1.');
    await json('close', '--list', '2024-10-01');
    const { lists } = await json('publish', '--list', '2024-10-01');
    const [line] = lists[0].corrections;
    const period = await json('player', line.player, '--list', '2024-10-01');
    const [{ applied, corrected: now, change, list, because }] = period.corrections;
    expect({ list, change }).toEqual({ list: '2024-08-01', change: line.change });
    const hundredths = (text: string): number => Math.round(100 * Number(text));
    expect(hundredths(now) - hundredths(applied)).toBe(hundredths(change));
    const then = await json('player', line.player, '--list', '2024-08-01');
    expect(then.events.find((each: Json) => each.event === event).change).toBe(applied);
    expect(because).toBe('Round 1, board 1.');
    const { out } = await said('player', line.player, '--list', '2024-10-01', '--explain');
    expect(out).toMatch(/Corrections +List +Applied +Corrected +Difference/);
  });

  test('revisions of a replay are published together; the originals remain readable', async () => {
    await json('replay', '--from', '2024-08-01');
    expect(await refused('publish', '--list', '2024-08-01', '--revision', '9')).toBe('2 revision-unknown');
    expect(await refused('publish', '--from', '2030-01-01')).toBe('1 no-revisions');
    expect(await refused('publish', '--from', '2024-08-01', '--list', '2024-08-01')).toBe(
      '2 options-exclude',
    );
    expect(await refused('publish')).toBe('2 missing-option');
    const { lists } = await json('publish', '--from', '2024-08-01');
    expect(lists.map(({ date, revision }: Json) => `${date} ${revision}`)).toEqual(
      ['2024-08-01 2', '2024-09-01 2', '2024-10-01 2'].flatMap((list) => [list, list, list]),
    );
    expect(await json('verify')).toMatchObject({ standing: 'same' });
    const all = await json('lists', '--list', '2024-08-01', '--cadence', 'standard', '--all');
    expect(all.lists.map(({ revision, state }: Json) => [revision, state])).toEqual([
      [2, 'published'],
      [1, 'replaced'],
    ]);
    const [id = ''] = players;
    const [first, second] = [
      await json('player', id, '--list', '2024-08-01', '--revision', '1'),
      await json('player', id, '--list', '2024-08-01'),
    ];
    expect(first.list).toMatchObject({ revision: 1, supersededBy: 2 });
    expect(second.list).toMatchObject({ revision: 2, supersededBy: null });
    const { out } = await said('player', id, '--list', '2024-08-01', '--revision', '1');
    expect(out).toContain('Revision 1 is superseded: revision 2 is the current list.');
    expect(first.events[0].score).not.toBe(second.events[0].score);
    expect(await refused('player', id, '--list', '2024-08-01', '--revision', '7')).toBe('2 revision-unknown');
    const exported = (...more: string[]): Promise<Ran> =>
      said('export', 'list', '--list', '2024-08-01', '--to', 'csv', '--combined', ...more);
    expect((await exported('--revision', '1')).out).not.toBe((await exported()).out);
  });
});

test('a combined export has all players, like FIDE’s list; a second import lists its changes', async () => {
  const out = month.path('combined.txt');
  const { rows } = await json(
    'export',
    'list',
    '--list',
    '2024-10-01',
    '--to',
    'txt',
    '--combined',
    '--out',
    out,
  );
  const { players: known } = await json('status');
  expect(rows).toBe(known);
  expect(readFileSync(out, 'utf8')).toContain('Unrated, Una');
  const store = ['--db', month.path('second.db')];
  await run(['office', 'init', ...store]);
  const take = (name: string): Promise<Ran> =>
    run(['office', 'import', 'list', name, '--date', '2024-10-01', ...store]);
  expect((await take(out)).out).not.toContain('revision 1');
  const shorter = month.path('shorter.txt');
  writeFileSync(
    shorter,
    readFileSync(out, 'utf8')
      .split('\n')
      .filter((line) => !line.startsWith(`${players[0]} `))
      .join('\n'),
  );
  const told = (await take(shorter)).out;
  expect(told).toContain('Compared with revision 1, standard');
  expect(told).toMatch(/Gone +1/);
});

test('an unsupported kind of store is refused without its password', async () => {
  expect(await refused('status', '--db', 'mysql://me:secret@host/x')).toBe('3 store-kind');
  const { err } = await said('status', '--db', 'mysql://me:secret@host/x');
  expect(err).not.toContain('secret');
});

test('a report with a redacted name has a finding, and the name is not stored', async () => {
  const [id = ''] = players;
  for (const [player, language] of [
    [id, 'en'],
    [players[1] ?? '', 'fr'],
    [players[2] ?? '', 'zh'],
  ] as const) {
    const { out } = await said('redact', player, '--because', 'Article 17', '--lang', language);
    expect(out).toMatch(
      /Year of birth and ratings stay|année de naissance et les classements restent|出生年份和等级分保留/,
    );
  }
  const text = readFileSync(report, 'utf8').replace(/^012 .*/m, '012 A later event');
  const later = month.path('later.trf');
  writeFileSync(later, text);
  const [line] = await runLines(['office', 'submit', later], { env: env() });
  const found = line.findings.filter(({ code }: Json) => code === 'name-redacted');
  expect(found.map(({ values }: Json) => values.id).sort()).toEqual(players.slice(0, 3).sort());
  expect((await json('player', id)).name).toBe('[redacted]');
});

test('publishing before the closing date works with a warning', async () => {
  const closed = await json('close', '--list', '2099-03-01', '--cadence', 'standard');
  const { status, out } = await said('publish', '--list', '2099-03-01', '--json');
  const { lists } = JSON.parse(out);
  expect(status).toBe(0);
  expect(codes(lists[0].findings)).toEqual(['list-skipped', 'closing-early']);
  expect(lists[0].findings).toEqual(closed.lists[0].findings);
  await json('close', '--list', '2099-04-01', '--cadence', 'standard');
  const told = await said('publish', '--list', '2099-04-01');
  expect(told).toMatchObject({ status: 0, out: expect.stringMatching(/is in\s+the future/) });
  const replayed = await json('replay', '--from', '2099-04-01');
  expect(replayed.lists).toHaveLength(1);
  const revised = await json('publish', '--from', '2099-04-01');
  expect(revised.lists[0]).toMatchObject({ revision: 2, findings: [] });
});

test('accepting an event from before the first list says that no list was in force', async () => {
  const db = ['--db', month.path('later.db')];
  await runJson(['office', 'init', ...db]);
  await runJson([
    'office',
    'import',
    'list',
    month.path('list.txt'),
    '--date',
    '2024-08-01',
    '--force',
    ...db,
  ]);
  const { event: id } = await runJson(['office', 'register', file, ...db]);
  await run(['office', 'submit', report, '--event', id, ...db]);
  const { out } = await run(['office', 'accept', id, ...db]);
  expect(out).toContain('the store has no list in force when it began');
});
