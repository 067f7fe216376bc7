import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { folderWith, run, runJson, runLines } from './run.ts';

const { path, remove } = folderWith({ file: 'not a folder' });
afterAll(remove);

const simulate = (out: string, seed = 7): string[] =>
  `simulate --seed ${seed} --players 400 --months 2 --out`.split(' ').concat(out);

/** Every file of a folder with its content. */
function contents(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.includes('.'),
  );
  return new Map(names.sort().map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

describe('a federation', () => {
  const out = path('federation');

  test('is written as lists, reports and registrations', async () => {
    const value = await runJson(simulate(out));
    const reports = readdirSync(join(out, 'reports'), { recursive: true, encoding: 'utf8' });
    const written = reports.filter((name) => name.endsWith('.trf'));
    expect(value).toEqual({ out, seed: 7, players: 400, months: 2, lists: 3, reports: written.length });
    expect(readdirSync(out).sort()).toEqual(['events', 'lists', 'reports']);
    expect(readdirSync(join(out, 'lists'))).toEqual(['2024-07-01.txt', '2024-08-01.txt', '2024-09-01.txt']);
    expect(readdirSync(join(out, 'reports'))).toEqual(['2024-07', '2024-08']);
    const events = readdirSync(join(out, 'events'), { recursive: true, encoding: 'utf8' });
    const registered = events.filter((name) => name.endsWith('.json'));
    expect(registered.map((name) => name.replace(/json$/, 'trf')).sort()).toEqual(written.sort());
  });

  test.each(['standard', 'rapid', 'blitz'])(
    'has %s reports without errors, by its own lists',
    async (cadence) => {
      let checked = 0;
      for (const month of ['2024-07', '2024-08']) {
        const folder = join(out, 'reports', month);
        const files = readdirSync(folder).filter((name) => name.endsWith(`.${cadence}.trf`));
        if (files.length === 0) continue;
        checked += files.length;
        const list = ['--list', join(out, 'lists', `${month}-01.txt`), '--list-date', `${month}-01`];
        const paths = files.map((name) => join(folder, name));
        for (const { findings } of await runLines(['check', ...paths, '--cadence', cadence, ...list]))
          expect(findings.filter(({ severity }: { severity: string }) => severity === 'error')).toEqual([]);
      }
      expect(checked).toBeGreaterThan(0);
    },
  );

  test('is the same with the same seed only', async () => {
    await run(simulate(path('again')));
    await run(simulate(path('other'), 8));
    expect(contents(path('again'))).toEqual(contents(out));
    expect(contents(path('other'))).not.toEqual(contents(out));
  });

  test.each([
    ['en', /^3 lists and \d+ reports written to /],
    ['fr', /^3 listes et \d+ rapports écrits dans /],
    ['zh', /^已将 3 份榜单和 \d+ 份报告写入 /],
  ])('has a summary in %s', async (lang, words) => {
    const { status, out: said, err } = await run([...simulate(path(`in-${lang}`)), '--lang', lang]);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(said).toMatch(words);
  });
});

describe('nothing is written', () => {
  test('into a folder that is not empty', async () => {
    mkdirSync(path('used'));
    writeFileSync(path('used/mine.txt'), 'mine');
    const ran = await run(simulate(path('used')));
    expect(ran).toEqual({
      status: 3,
      out: '',
      err: `eloquence: ${path('used')} is not empty. Give a folder that is empty or does not exist yet.\n`,
    });
    expect(readdirSync(path('used'))).toEqual(['mine.txt']);
  });

  test('if the folder cannot be created', async () => {
    const ran = await runJson(simulate(path('file/below')));
    expect(ran.error.code).toBe('file-unwritable');
  });

  test.each([
    ['--seed -1 --players 80 --months 1', 'invalid-count', '--seed: -1'],
    ['--seed 1 --players 5 --months 1', 'invalid-count', '--players: 5'],
    ['--seed 1 --players 80 --months 9999', 'invalid-count', '--months: 9999'],
    ['--seed one --players 80 --months 1', 'malformed-number', '--seed: "one"'],
  ])('with %s', async (numbers, code, names) => {
    const args = ['simulate', ...numbers.split(' '), '--out', path('nothing')];
    const ran = await run(args);
    expect(ran.status).toBe(2);
    expect(ran.err).toContain(names);
    expect((await runJson(args)).error.code).toBe(code);
    expect(existsSync(path('nothing'))).toBe(false);
  });
});
