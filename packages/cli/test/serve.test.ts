import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { initOffice } from '@eloquence/office';
import { afterAll, describe, expect, test } from 'vitest';
import { folderWith, run } from './run.ts';

const BIN = fileURLToPath(new URL('../bin/eloquence.mjs', import.meta.url));

const folder = folderWith({});
afterAll(folder.remove);

async function newStore(): Promise<string> {
  const db = folder.path(`${randomUUID()}.db`);
  const office = await initOffice(db);
  await office.store.close();
  return db;
}

/** The program, and the first line it says. */
async function started(...args: string[]): Promise<{ child: ChildProcess; line: string }> {
  const env = { ...process.env, ELOQUENCE_LOG_LEVEL: 'silent', LANG: 'C' };
  const child = spawn(process.execPath, [BIN, 'serve', ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [data] = await once(child.stdout as NodeJS.EventEmitter, 'data');
  return { child, line: String(data) };
}

describe.each(['SIGTERM', 'SIGINT'] as const)('serve', (signal) => {
  test(`says where it listens, answers, and ends by ${signal}`, async () => {
    const { child, line } = await started('--db', await newStore(), '--port', '0');
    const address = /http:\/\/127\.0\.0\.1:\d+\//.exec(line)?.[0] as string;
    expect(line).toBe(`Eloquence listens on ${address} (Ctrl+C ends it).\n`);
    expect(await (await fetch(`${address}readyz`)).json()).toEqual({ status: 'ok' });
    expect(await (await fetch(address)).text()).toContain('/api/docs');
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([0, null]);
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
  [['--port', 'http'], 2, '--port=http (0 to 65535)'],
  [['--host', 'a b'], 2, '--host=a b'],
  [['--host', '203.0.113.1', '--port', '0'], 3, '203.0.113.1'],
])('serve %j', async (args, status, said) => {
  const ran = await run(['serve', '--db', await newStore(), ...args]);
  expect([ran.status, ran.out]).toEqual([status, '']);
  expect(ran.err).toContain(said);
});

test('a store that is not there', async () => {
  const ran = await run(['serve', '--db', folder.path('none.db'), '--json']);
  expect(ran.status).toBe(3);
  expect(JSON.parse(ran.out).error.code).toBe('store-missing');
});

test.each(['en', 'fr', 'zh'])('the help in %s names the settings', async (lang) => {
  const { status, out } = await run(`serve --help --lang ${lang}`);
  expect(status).toBe(0);
  for (const name of ['--port', '--host', '--db', 'ELOQUENCE_BASE_PATH']) expect(out).toContain(name);
});
