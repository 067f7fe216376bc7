import { type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { createContext, runInContext } from 'node:vm';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from './tidy/files.ts';
import { packageFolders } from './tidy/packages.ts';

/** The published packages, installed from tarballs in a folder outside the workspace. */
const folder = mkdtempSync(join(tmpdir(), 'eloquence-packages-'));
const consumer = join(folder, 'consumer');
const modules = join(consumer, 'node_modules');

/** Packing and installing everything takes longer than other tests may. */
const PATIENCE = 300_000;

const LIBRARIES = packageFolders.filter((folder) => folder !== 'cli');

/** The folders of third-party dependencies, direct and transitive. */
function foreignPackages(): string[] {
  const found = new Set<string>();
  const visit = (folder: string): void => {
    const { dependencies, optionalDependencies } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    );
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      if (name.startsWith('@eloquence/')) continue;
      const places = [join(folder, 'node_modules', name), join(root, 'node_modules', name)];
      const place = places.find((each) => existsSync(each));
      if (place === undefined || found.has(place)) continue;
      found.add(place);
      visit(place);
    }
  };
  for (const name of packageFolders) visit(join(root, 'packages', name));
  return [...found];
}

function run(command: string, args: readonly string[], cwd = consumer): SpawnSyncReturns<string> {
  const { PATH = '', ...rest } = process.env;
  const env = { ...rest, PATH: [dirname(process.execPath), PATH].join(delimiter) };
  return spawnSync(command, args, { cwd, encoding: 'utf8', env });
}

/** Its output; with errors if it fails. */
function succeed(command: string, args: readonly string[], cwd?: string): string {
  const { status, stdout, stderr } = run(command, args, cwd);
  expect(status, `${command} ${args.join(' ')}\n${stdout}${stderr}`).toBe(0);
  return stdout;
}

function write(file: string, text: string): void {
  writeFileSync(join(consumer, file), text);
}

beforeAll(() => {
  const stage = join(folder, 'stage');
  succeed(process.execPath, ['scripts/stage.ts', '--pack', '--out', stage], root);
  const tarballs = globSync('*.tgz', { cwd: stage }).map((file) => join(stage, file));
  expect(tarballs).toHaveLength(packageFolders.length);
  mkdirSync(consumer);
  write('package.json', '{ "private": true, "type": "module" }');
  // Third-party dependencies are linked from here, so nothing is downloaded: npm adds only our packages, and fails if
  // one of them asks for anything else.
  for (const place of foreignPackages())
    cpSync(place, join(consumer, relative(root, place)), { recursive: true });
  succeed('npm', ['rebuild', '--ignore-scripts', '--loglevel=error']);
  const own = ['--offline', '--cache', join(folder, 'cache')];
  succeed('npm', ['install', ...own, '--no-audit', '--no-fund', '--loglevel=error', ...tarballs]);
  write('figures.mjs', FIGURES);
}, PATIENCE);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Enough results to show any difference between two environments. */
const FIGURES = `
import { EDITIONS, expectedScore, firstRating, ratingChange } from '@eloquence/rating';
const games = Array.from({ length: 1601 }, (_, index) => ({ opponent: 1500 + index, score: (index % 3) / 2 }));
export const figures = EDITIONS.flatMap((edition) => [
  ...games.map(({ opponent }) => expectedScore(edition, { own: 2300, opponent }).expected),
  ratingChange(edition, { rating: 2300, k: 20, games }).change,
  firstRating({ at: () => edition }, { events: [{ games: games.slice(300, 309) }] }).ru,
]).join();
`;

const player = (no: number, name: string, rating: number, round: string): string =>
  `001 ${String(no).padStart(4)} m    ${name.padEnd(33)} ${rating} NOR ${''.padEnd(11)} 1990/01/01  1.0    1  ${round}\n`;

const REPORT = `012 Invented match
042 2024/05/04
052 2024/05/05
092 Swiss
122 90+30
${player(1, 'Vinter, Solveig', 1900, '   2 w 1')}${player(2, 'Sommer, Aksel', 1800, '   1 b 0')}`;

describe('the packages have', () => {
  const files = (): string[] =>
    globSync('{eloquence,@eloquence/*}/**/*', { cwd: modules })
      .filter((file) => statSync(join(modules, file)).isFile())
      .sort();

  test('only programs, declarations and documents', () => {
    const KINDS =
      /\/(dist\/.+\.(js|d\.ts)|dist\/client\/.+\.(css|br|gz|json|png|woff2)|dist\/figures\/.+\.sql|bin\/\w+\.mjs|man\/\w+\.1|package\.json|README\.md|CHANGELOG\.md|LICENSE)$/;
    expect(files().filter((file) => !KINDS.test(file) || file.includes('.test'))).toEqual([]);
    for (const name of ['eloquence', ...LIBRARIES.map((library) => `@eloquence/${library}`)]) {
      expect(files()).toContain(`${name}/LICENSE`);
      expect(files()).toContain(`${name}/README.md`);
      expect(files()).toContain(`${name}/CHANGELOG.md`);
    }
  });

  test('links that work outside the repository', () => {
    const texts = files().filter((file) => file.endsWith('.md'));
    const relative = texts.flatMap((file) => [
      ...readFileSync(join(modules, file), 'utf8').matchAll(/\]\((?!https?:|#|mailto:)[^)]*\)/g),
    ]);
    expect(relative.map(([link]) => link)).toEqual([]);
  });

  test('metadata for the registry', () => {
    for (const file of files().filter((path) => /^(@eloquence\/)?\w+\/package\.json$/.test(path))) {
      const manifest = JSON.parse(readFileSync(join(modules, file), 'utf8'));
      expect(manifest).toMatchObject({
        keywords: expect.arrayContaining(['chess']),
        repository: { type: 'git', url: expect.stringMatching(/^git\+https:/) },
        homepage: expect.any(String),
        bugs: expect.any(String),
        engines: { node: expect.stringMatching(/^>=2[04]$/) },
      });
    }
  });

  test('nothing of the build machine', () => {
    const telling = files().filter((file) => {
      const text = readFileSync(join(modules, file), 'utf8');
      return (
        text.includes(root) ||
        text.includes(folder) ||
        (!file.endsWith('.md') && /from ['"][^'"]+\.ts['"]/.test(text))
      );
    });
    expect(telling).toEqual([]);
  });
});

describe('@eloquence/rating is used', () => {
  test('from JavaScript', () => {
    write(
      'main.mjs',
      `import { expectedScore, findEdition } from '@eloquence/rating';
       console.log(expectedScore(findEdition('standard', '2024-03'), { own: 2400, opponent: 2813 }).expected);`,
    );
    expect(succeed(process.execPath, ['main.mjs'])).toBe('8\n');
  });

  describe('from TypeScript', () => {
    const TYPED = `
import { type Edition, expectedScore, findEdition, type Reasons } from '@eloquence/rating';

const edition: Edition = findEdition('standard', '2024-03');
const { expected, reasons } = expectedScore(edition, { own: 2400, opponent: 2813 }, { explain: true });
const why: Reasons = reasons;
for (const reason of why) if (reason.code === 'difference-capped') console.log(reason.values.counted, expected);
`;
    const WRONG = `expectedScore(edition, { own: '2400', opponent: 2813 });`;
    test.each([
      ['nodenext', 'nodenext'],
      ['esnext', 'bundler'],
    ])('with module %s and resolution %s', (module, moduleResolution) => {
      write('typed.ts', TYPED);
      expect(succeed(process.execPath, ['typed.ts'])).toBe('-400 8\n');

      const compilerOptions = {
        ...{ module, moduleResolution, target: 'es2024', lib: ['es2024'], types: [], noEmit: true },
        ...{
          strict: true,
          exactOptionalPropertyTypes: true,
          noUncheckedIndexedAccess: true,
          skipLibCheck: false,
        },
      };
      write('tsconfig.json', JSON.stringify({ compilerOptions, files: ['typed.ts', 'console.d.ts'] }));
      write('console.d.ts', 'declare const console: { log(...values: unknown[]): void };');
      const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
      // The directive is an error without a type error, as in a package without types.
      write('typed.ts', `${TYPED}// @ts-expect-error a rating is a number\n${WRONG}`);
      expect(succeed(process.execPath, [tsc])).toBe('');
      write('typed.ts', `${TYPED}${WRONG}`);
      expect(run(process.execPath, [tsc]).stdout).toMatch(/typed.ts\(\d+,\d+\): error TS2322/);
    });
  });

  test('from a browser, with the same figures', async () => {
    const result = await build({
      root: consumer,
      configFile: false,
      logLevel: 'silent',
      build: { write: false, lib: { entry: 'figures.mjs', formats: ['iife'], name: 'bundle' } },
    });
    const [output] = Array.isArray(result) ? result : [];
    const code = output?.output[0].code ?? '';
    expect(code).not.toMatch(/node:|\brequire\b|\bprocess\b|\bimport\b/);
    const inBrowser = runInContext(`${code}; bundle.figures`, createContext({}));
    const inNode = succeed(process.execPath, [
      '--input-type=module',
      '--eval',
      `import { figures } from './figures.mjs'; process.stdout.write(figures);`,
    ]);
    expect(inBrowser).toBe(inNode);
    expect(inNode.length).toBeGreaterThan(1000);
  });
});

test('@eloquence/web has its built pages and files', () => {
  const program = `
import { openSite } from '@eloquence/web';
const { addresses, assets, render } = await openSite();
const session = { account: null, name: null, role: null, federation: null, csrf: null, expires: null, scope: null };
const { status, html } = await render({
  address: null, params: {}, url: '/none', basePath: '/below', language: 'fr', session, today: '2026-07-01',
  ask: () => Promise.reject(new Error('nothing to ask')), problem: null,
});
const files = [...html.matchAll(/(?:src|href)="\\/below\\/assets\\/([^"]+)"/g)].map(([, name]) => name);
const known = assets.map(({ name }) => name);
console.log(JSON.stringify({ home: addresses.includes('/'), status, files: files.length, missing: files.filter((name) => !known.includes(name)) }));
`;
  const said = JSON.parse(succeed(process.execPath, ['--input-type=module', '--eval', program]));
  expect(said).toEqual({ home: true, status: 404, files: expect.any(Number), missing: [] });
  expect(said.files).toBeGreaterThan(4);
});

/** A Node 20 or 22 on this machine, for the libraries that support it. */
function olderNode(): string | null {
  const places = (process.env.PATH ?? '').split(delimiter).map((place) => join(place, 'node'));
  const isOlder = (node: string): boolean =>
    existsSync(node) && /^v2[0-3]\./.test(spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout);
  return places.find(isOlder) ?? null;
}

describe('the examples', () => {
  const LIST =
    'id,name,federation,rating,k,birthYear\n1,"Acacia, Ada",AAA,2431,10,1988\n2,"Birch, Ben",BBB,2531,10,1990\n';
  beforeAll(() => {
    cpSync(join(root, 'examples'), join(consumer, 'examples'), { recursive: true });
    cpSync(join(root, 'samples'), join(consumer, 'samples'), { recursive: true });
    write('list.csv', LIST);
  });

  const nodes = [process.execPath, olderNode()].filter((node) => node !== null);
  test.each([
    ['one-game.mjs', [], '2400 draws against 2813: 4.20\n'],
    ['rate-event.mjs', ['samples/riverside-open-2024.trf16.trf'], 'Riverside Open 2024, edition 2024-03\n'],
    ['check-report.mjs', ['samples/mistakes.trf'], 'error results-contradict, line 20\n'],
    ['read-list.mjs', ['list.csv'], '2531 Birch, Ben (BBB)\n2431 Acacia, Ada (AAA)\n'],
  ])('%s', (program, args, expected) => {
    for (const node of nodes) {
      const said = succeed(node, [join('examples', program), ...args]);
      expect(said.startsWith(expected) ? expected : said).toBe(expected);
    }
  });

  test('http-api.mjs', async () => {
    const eloquence = join(modules, '.bin', 'eloquence');
    succeed(eloquence, ['office', 'init', '--db', 'office.db']);
    const taken = ['--date', '2025-11-01', '--cadence', 'standard', '--db', 'office.db'];
    succeed(eloquence, ['office', 'import', 'list', 'list.csv', ...taken]);
    const server = spawn(eloquence, ['serve', '--db', 'office.db', '--port', '0', '--json'], {
      cwd: consumer,
      env: { ...process.env, ELOQUENCE_LOG_LEVEL: 'silent' },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    try {
      const [line] = await once(createInterface({ input: server.stdout }), 'line');
      const { origin } = new URL(JSON.parse(line).address);
      expect(succeed(process.execPath, ['examples/http-api.mjs', origin])).toBe(
        'Standard list of 2025-11-01\n2531 Birch, Ben\n2431 Acacia, Ada\n',
      );
    } finally {
      server.kill('SIGTERM');
    }
  });
});

describe('eloquence is used from the terminal', () => {
  test('with a manual page, which a global installation puts on the path of man', () => {
    const { man } = JSON.parse(readFileSync(join(modules, 'eloquence', 'package.json'), 'utf8'));
    expect(man).toEqual(['./man/eloquence.1']);
    const page = readFileSync(join(modules, 'eloquence', man[0]), 'utf8');
    expect(page).toMatch(/^\.TH ELOQUENCE 1\n/);
    expect(page).toContain('.SS "office accept');
  });

  const eloquence = (...args: string[]): SpawnSyncReturns<string> =>
    run(join(modules, '.bin', 'eloquence'), args);

  test('with a result', () => {
    const args = 'calc expected --own 2400 --opponent 2813 --edition 2024-03 --json'.split(' ');
    const { status, stdout, stderr } = eloquence(...args);
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toMatchObject({ expected: '0.08' });
    expect(status).toBe(0);
  });

  test('on a report', () => {
    write('event.trf', REPORT);
    const { status, stdout, stderr } = eloquence('rate', 'event.trf', '--json');
    expect(stderr).toBe('');
    const { edition, players } = JSON.parse(stdout);
    expect(edition).toBe('2024-03');
    expect(players.map((player: { change: string }) => player.change)).toEqual(['7.20', '-7.20']);
    expect(status).toBe(0);
  });

  test('with an error', () => {
    const { status, stdout, stderr } = eloquence('calc', 'expected', '--own');
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).not.toMatch(/\n\s+at /);
  });
});
