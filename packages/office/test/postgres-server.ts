// A PostgreSQL server for tests and benches: `node postgres-server.ts` starts one in a temporary folder, prints its URL
// as a line of JSON, and removes it when stdin ends, so also when the parent process is killed.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { binaries, owner } from './postgres-binaries.ts';

const PASSWORD = 'for-tests-only';
const MOST_STARTS = 5;
const START_WAIT = 30_000;

const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '300',
  // Test data need not survive a power failure.
  fsync: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_wal_size: '4GB',
};

const folder = mkdtempSync(join(tmpdir(), 'eloquence-postgres-'));
let server: ChildProcess | undefined;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** false: the server exited, or did not answer in time. */
async function answers(url: string, process: ChildProcess): Promise<boolean> {
  const end = performance.now() + START_WAIT;
  while (process.exitCode === null && performance.now() < end) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      await pause(50);
    }
  }
  return false;
}

async function start(): Promise<string> {
  const as = owner();
  chmodSync(folder, 0o755);
  const bin = binaries(folder, as);
  const own = join(folder, 'own');
  mkdirSync(own, 0o700);
  const password = join(own, 'password');
  writeFileSync(password, `${PASSWORD}\n`);
  if (as) for (const path of [own, password]) chownSync(path, as.uid, as.gid);
  const data = join(own, 'data');
  const options = [
    '--encoding=UTF8',
    '--locale=C',
    '--auth=scram-sha-256',
    '--username=eloquence',
    '--no-sync',
  ];
  execFileSync(join(bin, 'initdb'), [`--pgdata=${data}`, `--pwfile=${password}`, ...options], {
    ...as,
    cwd: own,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  for (let attempt = 1; attempt <= MOST_STARTS; attempt += 1) {
    const port = await freePort();
    server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
      ...as,
      cwd: own,
      stdio: 'ignore',
    });
    const url = `postgres://eloquence:${PASSWORD}@127.0.0.1:${port}/postgres`;
    if (await answers(url, server)) return url;
    // Another process took the port meanwhile: try the next one.
  }
  throw new Error(`PostgreSQL from ${bin} does not start`);
}

async function stop(): Promise<void> {
  const running = server;
  if (running && running.exitCode === null && running.signalCode === null) {
    const ended = new Promise((resolve) => running.once('exit', resolve));
    // Fast shutdown: closes connections without waiting.
    running.kill('SIGINT');
    await Promise.race([ended, pause(10_000)]);
    running.kill('SIGKILL');
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

let ending = false;
function end(status: number): void {
  if (ending) return;
  ending = true;
  stop().finally(() => process.exit(status));
}

process.stdin.on('end', () => end(0)).on('error', () => end(0));
process.stdin.resume();
// Ctrl+C reaches the whole process group; shut down when stdin ends.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => end(0));

start().then(
  (url) => process.stdout.write(`${JSON.stringify({ url })}\n`),
  (error: Error) => {
    process.stdout.write(`${JSON.stringify({ error: error.message })}\n`);
    end(1);
  },
);
