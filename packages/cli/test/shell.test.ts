import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { folderWith, run, runJson } from './run.ts';

const folder = folderWith({ 'open.trf': '' });
afterAll(folder.remove);

/** What bash offers for a command line whose last word is begun. */
async function completed(...words: string[]): Promise<string[]> {
  const file = folder.path('completion.bash');
  writeFileSync(file, (await run('completion bash')).out);
  const line = ['eloquence', ...words].map((word) => `'${word}'`).join(' ');
  const script = `source ${file}; COMP_WORDS=(${line}); COMP_CWORD=${words.length}; _eloquence; echo "\${COMPREPLY[@]}"`;
  const { stdout, stderr } = spawnSync('bash', ['--norc', '-c', script], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return stdout.trim().split(' ').filter(Boolean);
}

describe('completion in bash', () => {
  test.each([
    [['che'], ['check']],
    [
      ['office', 'import', ''],
      ['list', 'undo', '--help'],
    ],
    [['office', 'accept', '--c'], ['--clean']],
    [['calc', 'k', '--ra'], ['--rating']],
    [
      ['calc', 'expected', '--lang', ''],
      ['en', 'fr', 'zh'],
    ],
    [['office', 'lists', '--cadence', 'r'], ['rapid']],
    [['office', '--db', 'a.db', 'import', 'l'], ['list']],
    [['completion', 'f'], ['fish']],
    // Files are left to the shell.
    [['check', 'op'], []],
  ])('%j', async (words, offered) => expect(await completed(...words)).toEqual(offered));
});

test.each(['bash', 'zsh', 'fish'])('completion for %s has every command and option', async (shell) => {
  const { out } = await run(`completion ${shell} --lang fr`);
  for (const word of ['oversight', 'undo', 'clean', 'titled-unrated', 'no-color'])
    expect(out).toContain(word);
});

test('completion needs a known shell', async () => {
  const { error } = await runJson('completion csh');
  expect(error).toMatchObject({ code: 'invalid-type', message: expect.stringContaining('bash, zsh, fish') });
});

test.each(['en', 'fr', 'zh'])('the manual has every command and option (%s)', async (lang) => {
  const { status, out } = await run(`man --lang ${lang}`);
  expect(status).toBe(0);
  expect(out).toMatch(/^\.TH ELOQUENCE 1\n/);
  for (const command of ['calc period', 'office accept', 'oversight figures']) {
    expect(out).toContain(`.SS "${command}`);
  }
  expect(out).toContain('.B \\-\\-accept\\-losses\n');
  // A line that begins with a point or an apostrophe would be taken for a request.
  expect(out.split('\n').filter((line) => /^[.'](?!TH|SH|SS|TP|B |PP|br)/.test(line))).toEqual([]);
});
