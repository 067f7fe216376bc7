import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { defined } from '@eloquence/rating';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Month, monthInFolder, turnedRound } from './office.ts';
import { type Ran, run, runJson, runLines } from './run.ts';

// biome-ignore lint/suspicious/noExplicitAny: what comes out is what the tests are about
type Json = any;

const LISTS = ['standard', 'rapid', 'blitz'];
const FINDING = ['severity', 'code', 'article', 'line', 'column', 'message', 'hint', 'values'];

let month: Month;
const env = (): { ELOQUENCE_DB: string } => ({ ELOQUENCE_DB: month.path('office.db') });
const json = (...words: string[]): Promise<Json> => runJson(['office', ...words], { env: env() });
const said = (...words: string[]): Promise<Ran> => run(['office', ...words], { env: env() });

beforeAll(async () => {
  month = await monthInFolder();
});
afterAll(() => month.remove());

/** The ID of an event by the place of its files. */
const ids: string[] = [];

describe('a month of an officer, command by command', () => {
  test('init creates the store, and is harmless when repeated', async () => {
    const made = { store: month.path('office.db'), practice: 'text', zone: 'UTC' };
    expect(await json('init', '--zone', 'UTC')).toEqual(made);
    expect(await json('init')).toEqual(made);
    expect((await said('init')).out).toMatch(/^Store .*\nInterpretation {2}text\n/);
  });

  test('import loads a list, and recognises it when repeated', async () => {
    const file = month.path('list.txt');
    const taken = await json('import', 'list', file, '--date', '2024-07-01');
    expect(taken).toMatchObject({ file, date: '2024-07-01', changed: true, players: { added: 120 } });
    expect(taken.lists.map(({ cadence }: Json) => cadence)).toEqual(LISTS);
    expect(taken.lists[0].diff.new.examples[0]).toEqual({
      id: expect.any(Number),
      name: expect.any(String),
      before: null,
      after: expect.any(Number),
    });
    const again = await json('import', 'list', file, '--date', '2024-07-01');
    expect(again).toMatchObject({ changed: false, players: { added: 0 } });
    expect((await said('import', 'list', file, '--date', '2024-07-01')).out).toContain('Nothing new.');
  });

  test('register takes a file', async () => {
    for (const { file } of month.events) {
      const { event, findings } = await json('register', month.path(`${file}.json`));
      expect(event).toMatch(/^E\d+$/);
      expect(findings).toEqual([]);
      ids.push(event);
    }
  });

  test('submit finds the event of each report by its name and dates', async () => {
    const files = month.events.map(({ file }) => month.path(`${file}.trf`));
    const lines = await runLines(['office', 'submit', ...files], { env: env() });
    expect(lines.map(({ file }) => file)).toEqual(files);
    expect(lines.map(({ event }) => event)).toEqual(ids);
    for (const { report, version, again, findings } of lines) {
      expect(report).toMatch(/^R\d+$/);
      expect({ version, again }).toEqual({ version: 1, again: false });
      for (const finding of findings) expect(Object.keys(finding)).toEqual(FINDING);
    }
    const [first] = await runLines(['office', 'submit', defined(files[0])], { env: env() });
    expect(first.again).toBe(true);
  });

  test('a rejected report can be appealed, and accepted', async () => {
    const [id = ''] = ids;
    const rejected = await json('reject', id, '--because', 'Round 3 is missing.');
    expect(rejected).toMatchObject({ event: id, stage: 'rejected', because: 'Round 3 is missing.' });
    expect(rejected.reasons[0]).toMatchObject({ code: expect.any(String), values: expect.any(Object) });
    expect(await json('event', id)).toMatchObject({ stage: 'rejected', because: 'Round 3 is missing.' });
    const appealed = await json('appeal', id, '--because', 'It is there.');
    expect(appealed).toEqual({ event: id, stage: 'reported', because: 'It is there.' });
  });

  test('accept names the list of the event, with reasons', async () => {
    const [id = '', ...others] = ids;
    const accepted = await json('accept', id);
    expect(accepted).toMatchObject({ event: id, stage: 'accepted', list: '2024-08-01' });
    expect(accepted.reasons[0]).toMatchObject({ article: '7.1.3' });
    for (const other of others) expect((await said('accept', other)).status).toBe(0);
    expect(await json('event', id)).toMatchObject({ stage: 'due', list: '2024-08-01' });
  });

  test('close does a dry run, then saves a draft, identical when repeated', async () => {
    const dry = await json('close', '--list', '2024-08-01', '--dry-run');
    expect(dry.lists.map(({ revision }: Json) => revision)).toEqual([null, null, null]);
    expect(await json('status')).toMatchObject({ drafts: [] });
    const closed = await json('close', '--list', '2024-08-01');
    const again = await json('close', '--list', '2024-08-01');
    expect(again).toEqual(closed);
    const [standard] = closed.lists;
    expect(standard).toMatchObject({ cadence: 'standard', date: '2024-08-01', revision: 1, events: 1 });
    expect(standard.points).toMatchObject({ unexplained: '0.00', holds: true });
    expect(standard.points.games).toMatch(/^-?\d+\.\d\d$/);
    expect(standard.diff.gains[0].after).toBeGreaterThan(standard.diff.gains[0].before);
    expect((await json('status')).drafts).toHaveLength(3);
  });

  test('publish freezes the lists and prints the diff report', async () => {
    const { status, out, err } = await said('publish', '--list', '2024-08-01');
    expect({ status, err }).toEqual({ status: 0, err: '' });
    for (const words of [
      'List of 1 August 2024, rapid (published, revision 1)',
      'Largest gains',
      'Reconciled',
    ])
      expect(out).toContain(words);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
    expect(await json('event', defined(ids[0]))).toMatchObject({ stage: 'rated', list: '2024-08-01' });
  });

  test('publish in JSON', async () => {
    await said('close', '--list', '2024-09-01');
    const { date, lists } = await json('publish', '--list', '2024-09-01');
    expect(date).toBe('2024-09-01');
    expect(lists.map(({ cadence, revision }: Json) => [cadence, revision])).toEqual(
      LISTS.map((cadence) => [cadence, 1]),
    );
    expect(lists[0].hash).toMatch(/^[0-9a-f]{64}$/);
  });

  test('status shows counts and open work', async () => {
    const status = await json('status');
    expect(status).toMatchObject({
      store: month.path('office.db'),
      practice: 'text',
      zone: 'UTC',
      waiting: [],
    });
    expect(status.events).toEqual({ rated: 3 });
    expect(status.lists).toEqual(LISTS.map((cadence) => ({ cadence, date: '2024-09-01', revision: 1 })));
    expect((await said('status')).out).toContain('1 September 2024  standard');
  });
});

/** A player of the first event. */
async function somebody(): Promise<string> {
  const text = readFileSync(month.path(`${month.events[0]?.file}.trf`), 'utf8');
  return /^001.{53} *(\d+)/m.exec(text)?.[1] ?? '';
}

describe('players', () => {
  test('are shown in all cadences with their history', async () => {
    const id = await somebody();
    const player = await json('player', id);
    expect(player).toMatchObject({ id, name: expect.any(String), federation: expect.any(String) });
    expect(Object.keys(player.ratings)).toEqual(LISTS);
    expect(player.identities).toEqual([{ id, scheme: 'fide', valid: true }]);
    expect(player.history.map(({ date }: Json) => date)).toContain('2024-08-01');
    expect((await said('player', id)).out).toContain('History');
  });

  test('are explained, one period down to the games', async () => {
    const id = await somebody();
    const period = await json('player', id, '--list', '2024-08-01', '--explain');
    expect(period).toMatchObject({
      id,
      cadence: 'standard',
      list: { date: '2024-08-01', source: 'computed' },
    });
    const [event] = period.events;
    expect(event).toMatchObject({ event: ids[0], list: '2024-07-01', change: period.change });
    expect(period.after.rating - period.before.rating).toBe(period.rounded);
    const game = event.games.find(({ counted }: Json) => counted);
    expect(game).toMatchObject({ opponent: { id: expect.any(String), name: expect.any(String) } });
    expect(game.expected).toMatch(/^\d\.\d\d$/);
    const { out } = await said('player', id, '--list', '2024-08-01', '--explain');
    expect(out).toContain('Period of the list of 1 August 2024, standard');
    expect(out).toMatch(/is rounded to/);
    expect((await said('player', id, '--list', '2024-07-01')).out).toContain('Imported list');
  });

  test('are found by parts of the name and by ID', async () => {
    const id = await somebody();
    const { name } = await json('player', id);
    const [family, given] = name.split(', ');
    for (const text of [[id], [family], [given, family], [family.slice(0, 4)]]) {
      const { players } = await json('search', ...text);
      expect(players.map((player: Json) => player.id)).toContain(id);
    }
    expect((await said('search', 'zzzz')).out).toBe('No players match.\n');
  });

  test('change federation and titles, die and are merged', async () => {
    const id = await somebody();
    expect(await json('transfer', id, '--federation', 'XYZ')).toMatchObject({ id, federation: 'XYZ' });
    expect(await json('title', id, '--title', 'IM', '--other-titles', 'FA')).toMatchObject({
      titles: ['IM', 'FA'],
    });
    expect(await json('title', id, '--other-titles', 'none')).toMatchObject({ titles: ['IM'] });
    const { players } = await json('search', 'a', '--limit', '3');
    const [one, two] = players.map((player: Json) => player.id).filter((other: string) => other !== id);
    expect(await json('died', one, '--date', '2024-08-20')).toMatchObject({ died: '2024-08-20' });
    const merged = await json('merge', one, '--into', two, '--force');
    expect(merged.identities.map((identity: Json) => identity.id)).toContain(one);
    expect(await json('player', one)).toMatchObject({ id: two });
  });
});

describe('corrections and replays', () => {
  test('a correction shows its changes, and applies to the next list', async () => {
    const [event] = month.events;
    const file = month.path('corrected.trf');
    writeFileSync(file, turnedRound(event?.report as Uint8Array));
    const corrected = await json('correct', defined(ids[0]), file, '--because', 'A result was wrong.');
    expect(corrected).toMatchObject({ file, event: ids[0], version: 2 });
    expect(corrected.diff).toEqual({
      players: { added: 0, removed: 0 },
      games: { added: 0, removed: 0, changed: 1 },
    });
    const { lists } = await json('close', '--list', '2024-10-01');
    expect(lists[0].corrections.length).toBeGreaterThan(0);
    expect(lists[0].corrections[0]).toEqual({
      player: expect.any(String),
      event: ids[0],
      list: '2024-08-01',
      change: expect.stringMatching(/^-?\d+\.\d\d$/),
    });
  });

  test('replay creates revisions, published in order', async () => {
    const replayed = await json('replay', '--from', '2024-08-01');
    expect(replayed.lists.map(({ date, revision }: Json) => `${date} ${revision}`)).toEqual(
      ['2024-08-01 2', '2024-09-01 2'].flatMap((list) => [list, list, list]),
    );
    expect(replayed.lists[0].against.changed.count).toBeGreaterThan(0);
    expect((await said('publish', '--list', '2024-09-01', '--revision', '2')).err).toContain('depends on');
    expect((await said('publish', '--list', '2024-08-01', '--revision', '2')).status).toBe(0);
    expect((await said('publish', '--list', '2024-09-01', '--revision', '2')).status).toBe(0);
    const first = await json('export', 'list', '--list', '2024-08-01', '--to', 'json', '--revision', '1');
    const second = await json('export', 'list', '--list', '2024-08-01', '--to', 'json');
    expect(first).not.toEqual(second);
  });

  test('an adjustment is set for a list', async () => {
    const set = await json('adjust', '2024-03', '--list', '2025-01-01');
    expect(set).toEqual({ adjustment: '2024-03', date: '2025-01-01', cadences: LISTS });
  });

  test('verify proves every list', async () => {
    const verified = await json('verify');
    expect(verified).toMatchObject({ standing: 'same', chain: { difference: null } });
    expect(verified.lists.map(({ standing }: Json) => standing)).toEqual(Array(15).fill('same'));
    const one = await json('verify', '--list', '2024-08-01', '--cadence', 'rapid');
    expect(one.lists.map(({ revision }: Json) => revision)).toEqual([1, 2]);
    expect((await said('verify')).out).toMatch(/^Result {5}the same\n/);
  });

  test('verify shows the head of the ledger, and finds a noted one', async () => {
    const { chain, tables } = await json('verify');
    expect(tables).toMatchObject({ standing: 'same', difference: null });
    expect((await said('verify')).out).toContain(chain.head);
    expect(await json('verify', '--list', '2024-08-01', '--expect', chain.head)).toMatchObject({
      standing: 'same',
      tables: null,
    });
    const foreign = 'ab'.repeat(32);
    const { status, out } = await said('verify', '--expect', foreign);
    expect([status, out.includes(foreign)]).toEqual([1, true]);
  });

  test('replay drops its drafts, and requires an option', async () => {
    const { lists } = await json('replay', '--from', '2024-09-01');
    const { dropped } = await json('replay', '--drop');
    expect(dropped).toEqual(lists.map(({ cadence, date, revision }: Json) => ({ cadence, date, revision })));
    expect((await said('replay', '--drop')).out).toContain('No replay drafts');
    expect((await json('replay')).error.code).toBe('missing-option');
    expect((await json('replay', '--drop', '--from', '2024-09-01')).error.code).toBe('options-exclude');
  });
});

describe('exported lists can be imported', () => {
  const exported = (store: string, ...words: string[]): Promise<Json> =>
    runJson(['office', 'export', 'list', '--list', '2024-09-01', '--to', 'json', '--db', store, ...words]);

  test.each(['txt', 'xml', 'csv'])('as %s', async (layout) => {
    const [file, store] = [month.path(`all.${layout}`), month.path(`from-${layout}.db`)];
    const written = await json(
      'export',
      'list',
      '--list',
      '2024-09-01',
      '--to',
      layout,
      '--combined',
      '--out',
      file,
    );
    expect(written).toMatchObject({ list: '2024-09-01', cadence: 'combined', format: layout, out: file });
    await run(['office', 'init', '--db', store]);
    const taken = await runJson(['office', 'import', 'list', file, '--date', '2024-09-01', '--db', store]);
    expect(taken.players.rows).toBe(written.rows);
    for (const cadence of LISTS) {
      const rated = (rows: Json[]): Json[] =>
        rows
          .filter(({ rating }) => rating !== null)
          .map(({ id, name, rating, k }) => ({ id, name, rating, k }));
      const [before, after] = [
        await exported(month.path('office.db'), '--cadence', cadence),
        await exported(store, '--cadence', cadence),
      ];
      expect(rated(after)).toEqual(rated(before));
    }
  });

  test('with the rows of the contract, or in a text', async () => {
    const [row] = await exported(month.path('office.db'));
    const fields = ['id', 'name', 'federation', 'rating', 'games', 'k', 'birthYear', 'flag'];
    expect(Object.keys(row)).toEqual(expect.arrayContaining(fields));
    const { text, rows } = await json('export', 'list', '--list', '2024-09-01', '--to', 'txt');
    expect(text.trimEnd().split('\n')).toHaveLength(rows + 1);
    expect((await said('export', 'list', '--list', '2024-09-01', '--to', 'txt')).out).toBe(text);
  });
});

describe('copies', () => {
  test('a backup is restored and verified', async () => {
    const [file, other] = [month.path('backup.db'), month.path('restored.db')];
    expect(await json('backup', file)).toMatchObject({ store: month.path('office.db'), file });
    expect((await json('backup', file)).error.code).toBe('store-exists');
    expect(await runJson(['office', 'restore', file, '--db', other])).toEqual({ file, store: other });
    expect(await runJson(['office', 'verify', '--db', other])).toMatchObject({ standing: 'same' });
  });

  test('a store is copied into an empty one', async () => {
    const to = month.path('copied.db');
    expect(await json('copy', '--to', to)).toEqual({ from: month.path('office.db'), to });
    expect((await json('copy', '--to', to)).error.code).toBe('store-not-empty');
    expect(await runJson(['office', 'verify', '--db', to])).toMatchObject({ standing: 'same' });
  });

  test('verify reports redacted players and proves everything else', async () => {
    const db = ['--db', month.path('copied.db')];
    const id = await somebody();
    const redacted = await runJson(['office', 'redact', id, '--because', 'Article 17', ...db]);
    expect(redacted).toMatchObject({ id, documents: expect.any(Number) });
    const { name } = await runJson(['office', 'player', id, ...db]);
    expect(name).toBe('[redacted]');
    const { status, out } = await run(['office', 'verify', ...db]);
    expect(status).toBe(0);
    expect(out).toContain('redacted');
  });

  test('tampering is found, with exit status 1', async () => {
    const store = month.path('restored.db');
    const database = new DatabaseSync(store);
    for (const { name } of database.prepare(`SELECT name FROM sqlite_master WHERE type = 'trigger'`).all())
      database.exec(`DROP TRIGGER "${name}"`);
    database.exec(`UPDATE entry SET actor = 'somebody else' WHERE seq = 3`);
    database.close();
    for (const [lang, words] of [
      ['en', 'Entry 3 of the ledger does not match what was recorded.'],
      ['fr', 'L’écriture 3 du registre'],
      ['zh', '账本第 3 条'],
    ] as const) {
      const { status, out } = await run(['office', 'verify', '--db', store, '--lang', lang]);
      expect(status).toBe(1);
      expect(out).toContain(words);
    }
    const told = await runJson(['office', 'verify', '--db', store]);
    expect(told.chain).toMatchObject({
      standing: 'broken',
      difference: { code: 'entry', values: { seq: 3 } },
    });
  });
});

test('progress is shown only on a terminal', async () => {
  const { err } = await run(['office', 'verify', '--db', month.path('office.db')], { terminal: true });
  expect(err).toMatch(/verify, 4\d%/);
  expect(err.endsWith('\r\u001b[K')).toBe(true);
  expect((await said('verify')).err).toBe('');
  const [store, copied, file] = ['office.db', 'watched-copy.db', 'watched-backup.db'].map((name) =>
    month.path(name),
  );
  for (const command of [
    ['copy', '--db', store, '--to', copied],
    ['backup', file, '--db', store],
    ['restore', file, '--db', month.path('watched-restored.db')],
  ] as string[][]) {
    const { err: line } = await run(['office', ...command], { terminal: true });
    expect(line).toMatch(/(copying|verify), \d+%/);
    expect(line).toMatch(/, 100%/);
    expect(line.endsWith('\r\u001b[K')).toBe(true);
  }
});

describe('the office package is not loaded', () => {
  const HOOK = `import { registerHooks } from 'node:module';
    const heavy = /^(@eloquence.office|node:sqlite|pg|kysely)$/;
    const resolve = (name, context, next) => {
      if (heavy.test(name)) process.stderr.write(name + ' ');
      return next(name, context);
    };
    registerHooks({ resolve });`;
  const program = fileURLToPath(new URL('../bin/eloquence.mjs', import.meta.url));
  const loaded = (...words: string[]): string => {
    const hook = ['--import', `data:text/javascript,${encodeURIComponent(HOOK)}`];
    return spawnSync(process.execPath, [...hook, program, ...words], { encoding: 'utf8' }).stderr;
  };
  test('for other commands', () => {
    expect(loaded('calc', 'expected', '--own', '2000', '--opponent', '1900')).toBe('');
    expect(loaded('office', '--help')).toBe('');
  });
  test('before one of its commands runs', () => {
    expect(loaded('office', 'status', '--db', month.path('none.db'))).toContain('node:sqlite');
  });
});
