import { describe, expect, test } from 'vitest';
import { EXTENSIONS } from '../src/reports/find-files.ts';
import { OPEN } from './reports.ts';
import { folderWith, run, runJson } from './run.ts';

const COMMANDS = [
  'check',
  'rate',
  'convert',
  'simulate',
  'calc expected',
  'calc change',
  'calc initial',
  'calc performance',
  'calc k',
  'calc period',
  'calc target',
  'editions show',
  'editions compare',
  'editions schema',
  'tour',
];

describe.each(COMMANDS)('help on %s', (command) => {
  test('is the same for --help, -h and help', async () => {
    const { status, out } = await run(`${command} --help`);
    expect(status).toBe(0);
    expect(out).toContain(`eloquence ${command}`);
    expect((await run(`${command} -h`)).out).toBe(out);
    expect((await run(`help ${command}`)).out).toBe(out);
    expect((await run(`${command} --help --lang fr`)).out).not.toBe(out);
  });

  test('has one example per line, to copy', async () => {
    const { out } = await run(`${command} --help`);
    const lines = out
      .slice(out.indexOf('\nExamples\n') + 10)
      .trimEnd()
      .split('\n');
    expect(lines.filter((line) => !line.startsWith('  eloquence '))).toEqual([]);
  });

  test('has examples that work', async () => {
    const { out } = await run(`${command} --help`);
    const examples = out.split('\n').filter((line) => /^ {2}eloquence /.test(line) && !line.includes('['));
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples.filter(
      (line) => !/\.json|\.trf|\.csv|\.zip|reports|tour|--out| - /.test(line),
    )) {
      const { status } = await run(example.trim().replace(/^eloquence /, ''));
      expect(status, example).toBe(0);
    }
  });
});

test.each(['calc period', 'calc initial'])('the file in the help on %s works', async (command) => {
  const { out } = await run(`${command} --help`);
  const stdin = out.slice(out.indexOf('  {'), out.lastIndexOf('}') + 1);
  expect(await run(`${command} -`, { stdin })).toMatchObject({ status: 0, err: '' });
});

test.each(['check', 'rate'])(
  'the keys of --event are in the help on %s, and the example works',
  async (command) => {
    const { out } = await run(`${command} --help`);
    const json = out.slice(out.indexOf('  {'), out.indexOf('[6] }') + 5);
    const folder = folderWith({ 'event.json': json });
    const ran = await run([command, '-', '--event', folder.path('event.json'), '--json'], { stdin: OPEN });
    folder.remove();
    expect(JSON.parse(ran.out)).toMatchObject({ event: { name: 'Fjord Open' } });
    expect(out).toMatch(/^ {2}ratingsPerGame {2}/m);
  },
);

test('help on a group says how to get help on a command', async () => {
  expect((await run('calc --help')).out).toContain('"eloquence calc COMMAND --help" shows the help');
});

test('the table in the help on convert is a valid file', async () => {
  const { out } = await run('convert --help');
  const stdin = out.slice(out.indexOf('  columns'), out.indexOf('\n\nExamples')).replaceAll(/^ {2}/gm, '');
  const ran = await run('convert - --to trf16', { stdin });
  expect(ran).toMatchObject({
    status: 0,
    err: '1 value does not fit into TRF16:\n  6: ### anything else as it stands in a TRF\n',
  });
  expect(ran.out).toContain('012 Fjord Open\n042 2024/05/04\n001    1 m    Vinter, Solveig');
});

test.each(['en', 'fr', 'zh'])('the help on check lists the file extensions (%s)', async (lang) => {
  const { out } = await run(`check --help --lang ${lang}`);
  expect(out.replaceAll(/\s+/g, ' ')).toContain(EXTENSIONS.join(' '));
});

describe.each([
  ['', 'calc'],
  ['calc', 'performance'],
  ['editions', 'compare'],
])('help on the group "%s"', (group, command) => {
  test.each([`${group} --help`, `${group} -h`, `help ${group}`])('%s', async (asked) => {
    const { status, out } = await run(asked);
    expect(status).toBe(0);
    expect(out).toMatch(new RegExp(`\n {2}${command} `));
  });
});

test('without arguments, the program prints its commands', async () => {
  expect(await run('')).toEqual(await run('--help'));
  expect((await run('--lang zh')).out).toContain('用法');
});

test('--version', async () => {
  for (const args of ['-V', '--lang fr -V', '--no-color -V'])
    expect(await run(args)).toEqual(await run('--version'));
  expect((await run('--version')).out).toMatch(/^eloquence \d+\.\d+\.\d+\n$/);
  expect(await runJson('--version')).toEqual({ version: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
});

test('general options may precede the command', async () => {
  const expected = await run('calc expected --own 2000 --opponent 1900 --lang fr --json');
  expect(await run('--lang fr --json calc expected --own 2000 --opponent 1900')).toEqual(expected);
});

describe('the language', () => {
  test.each([
    [{}, 'Expected'],
    [{ LANG: 'fr_FR.UTF-8' }, 'Score attendu'],
    [{ LANG: 'fr_FR.UTF-8', LC_MESSAGES: 'zh_CN.UTF-8' }, '预期得分'],
    [{ LANG: 'zh_CN', LC_MESSAGES: 'zh_CN', LC_ALL: 'fr_CA' }, 'Score attendu'],
    [{ LC_ALL: '', LANG: 'zh_TW' }, '预期得分'],
    [{ LANG: 'C.UTF-8' }, 'Expected'],
    [{ LANG: 'de_DE' }, 'Expected'],
  ])('comes from %j', async (env, expected) => {
    const { out } = await run('calc expected --own 2000 --opponent 1900', { env });
    expect(out).toContain(expected);
    expect((await run('calc expected --own 2000 --opponent 1900 --lang=zh', { env })).out).toContain(
      '预期得分',
    );
  });
});

describe('colours', () => {
  const bold = async (env: Record<string, string>, terminal: boolean): Promise<boolean> =>
    (await run('calc expected --own 2000 --opponent 1900', { env, terminal })).out.includes('\u001b[');
  test('only on a terminal, and not with NO_COLOR or --no-color', async () => {
    expect(await bold({}, true)).toBe(true);
    expect(await bold({}, false)).toBe(false);
    expect(await bold({ NO_COLOR: '1' }, true)).toBe(false);
    const command = 'calc expected --own 2000 --opponent 1900 --no-color';
    expect((await run(command, { terminal: true })).out).not.toContain('\u001b[');
    expect(await bold({ TERM: 'dumb' }, true)).toBe(false);
  });
});
