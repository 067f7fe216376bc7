import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { initOffice } from '@eloquence/office';
import { defined } from '@eloquence/rating';
import { afterAll, describe, expect, test } from 'vitest';
import { folderWith, run, runJson } from './run.ts';

const BIN = fileURLToPath(new URL('../bin/eloquence.mjs', import.meta.url));

const folder = folderWith({});
afterAll(folder.remove);

async function newStore(): Promise<string> {
  const db = folder.path(`${randomUUID()}.db`);
  const office = await initOffice(db);
  await office.store.close();
  return db;
}

/** The program and its first output. */
async function started(
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<{ child: ChildProcess; line: string }> {
  const env = { ...process.env, ELOQUENCE_LOG_LEVEL: 'silent', LANG: 'C', ...settings };
  const child = spawn(process.execPath, [BIN, 'serve', ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [data] = await once(child.stdout as NodeJS.EventEmitter, 'data');
  return { child, line: String(data) };
}

async function stopped(child: ChildProcess, signal: 'SIGTERM' | 'SIGINT' = 'SIGTERM'): Promise<void> {
  child.kill(signal);
  expect(await once(child, 'exit')).toEqual([0, null]);
}

const PASSWORD = 'a password for the tests';

const used = (address: string, link: string): Promise<Response> =>
  fetch(`${address}api/v1/session/link`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ link: link.slice(link.indexOf('#') + 1), password: PASSWORD }),
  });

describe('the first administrator', () => {
  test('sees the address and gets a link until a password is set; using one link ends all others', async () => {
    const db = await newStore();
    const first = await started(['--db', db, '--port', '0']);
    const [listens, linksTo, said = '', old = ''] = first.line.split('\n');
    const home = defined(/http:\/\/127\.0\.0\.1:\d+\//.exec(first.line)?.[0]);
    expect(listens).toBe(`Eloquence listens on ${home} (Ctrl+C to stop).`);
    expect(linksTo).toBe(
      `Links to set a password lead to ${new URL(home).origin}. Set ELOQUENCE_ORIGIN to the public address of the service.`,
    );
    expect(await (await fetch(`${home}readyz`)).json()).toEqual({ status: 'ok' });
    expect(await (await fetch(home)).text()).toContain('/docs/api');
    expect(said).toMatch(
      /^No administrator has a password yet\. .* administrator; it works once, until 20\d\d-\d\d-\d\d \d\d:\d\d UTC:/,
    );
    expect(old).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/set-up#[\w-]{43}$/);
    await stopped(first.child, 'SIGINT');

    const second = await started(['--db', db, '--port', '0', '--json']);
    const { address, setUp } = JSON.parse(second.line);
    expect(setUp).toEqual({
      account: 'administrator',
      link: expect.stringContaining(`${address}set-up#`),
      expires: expect.stringMatching(/^20.*Z$/),
    });
    const answers = [await used(address, old), await used(address, setUp.link), await used(address, old)];
    expect(answers.map(({ status }) => status)).toEqual([200, 410, 410]);
    await stopped(second.child);

    const third = await started(['--db', db, '--port', '0', '--json']);
    expect(JSON.parse(third.line).setUp).toBeNull();
    await stopped(third.child);
  });

  test('gets links to the public address of the service', async () => {
    const settings = { ELOQUENCE_ORIGIN: 'https://ratings.example.org', ELOQUENCE_BASE_PATH: '/elo' };
    const args = ['--db', await newStore(), '--port', '0', '--host', '0.0.0.0', '--json'];
    const { child, line } = await started(args, settings);
    expect(JSON.parse(line).setUp.link).toMatch(/^https:\/\/ratings\.example\.org\/elo\/set-up#/);
    await stopped(child);
    const plain = await started(args);
    const { address, setUp } = JSON.parse(plain.line);
    expect(setUp.link).toContain(`${address.replace('0.0.0.0', '127.0.0.1')}set-up#`);
    await stopped(plain.child);
  });
});

describe('office link', () => {
  test('replaces a lost password while the service runs', async () => {
    const db = await newStore();
    const { child, line } = await started(['--db', db, '--port', '0', '--json']);
    const { address, setUp } = JSON.parse(line);
    expect((await used(address, setUp.link)).status).toBe(200);
    const made = await runJson(['office', 'link', 'Administrator', '--db', db], { env: { PORT: '81' } });
    expect(made).toEqual({
      account: 'administrator',
      link: expect.stringMatching(/^http:\/\/127\.0\.0\.1:81\/set-up#[\w-]{43}$/),
      expires: expect.stringMatching(/^20.*Z$/),
    });
    const env = { ELOQUENCE_ORIGIN: 'https://ratings.example.org' };
    const { status, out } = await run(['office', 'link', 'administrator', '--db', db], { env });
    const [, link = ''] = out.split('\n');
    expect([status, link]).toEqual([0, expect.stringMatching(/^https:\/\/ratings\.example\.org\/set-up#/)]);
    const answers = [await used(address, made.link), await used(address, link), await used(address, link)];
    expect(answers.map((answer) => answer.status)).toEqual([410, 200, 410]);
    await stopped(child);
  });

  test.each(['en', 'fr', 'zh'])('of an unknown account is refused (%s)', async (lang) => {
    const db = await newStore();
    const { status, err } = await run(['office', 'link', 'nobody', '--db', db, '--lang', lang]);
    expect(status).toBe(2);
    expect(err).toContain('nobody');
    expect(err).toContain('administrator');
  });
});

test('a port that is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const ran = await run(['serve', '--db', await newStore(), '--port', String(port)]);
  expect([ran.status, ran.out]).toEqual([3, '']);
  expect(ran.err).toContain(`Port ${port} on 127.0.0.1 is taken`);
  other.close();
});

test.each([
  [['--port', 'http'], 2, '--port=http (an integer from 0 to 65535)'],
  [['--host', 'a b'], 2, '--host=a b'],
  [['--host', '203.0.113.1', '--port', '0'], 3, '203.0.113.1'],
])('serve %j', async (args, status, said) => {
  const ran = await run(['serve', '--db', await newStore(), ...args]);
  expect([ran.status, ran.out]).toEqual([status, '']);
  expect(ran.err).toContain(said);
});

test('a missing store', async () => {
  const ran = await run(['serve', '--db', folder.path('none.db'), '--json']);
  expect(ran.status).toBe(3);
  expect(JSON.parse(ran.out).error.code).toBe('store-missing');
});

test.each(['en', 'fr', 'zh'])('the help in %s names the settings', async (lang) => {
  const { status, out } = await run(`serve --help --lang ${lang}`);
  expect(status).toBe(0);
  for (const name of ['--port', '--host', '--db', 'ELOQUENCE_BASE_PATH']) expect(out).toContain(name);
});
