// A PostgreSQL server for tests and benches: `node postgres-server.ts [--replica]` starts one in a temporary folder, with
// a streaming replica where asked, prints the URLs as a line of JSON, and removes all when stdin ends, so also when the
// parent process is killed.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { binaries, type Owner, owner } from './postgres-binaries.ts';

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
  // The replica is copied while the server runs.
  wal_keep_size: '256MB',
};

const folder = mkdtempSync(join(tmpdir(), 'eloquence-postgres-'));
const servers: ChildProcess[] = [];

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

interface Started {
  readonly url: string;
  readonly replica?: string;
}

async function start(): Promise<Started> {
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
    // SCRAM takes milliseconds of every connection.
    '--auth=password',
    '--username=eloquence',
    '--no-sync',
  ];
  execFileSync(join(bin, 'initdb'), [`--pgdata=${data}`, `--pwfile=${password}`, ...options], {
    ...as,
    cwd: own,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const url = await run(bin, data, as);
  if (!process.argv.includes('--replica')) return { url };
  const copy = join(own, 'replica');
  await copyRunning(url, data, copy);
  if (as) chownAll(copy, as);
  return { url, replica: await run(bin, copy, as) };
}

async function run(bin: string, data: string, as: Owner | undefined): Promise<string> {
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  for (let attempt = 1; attempt <= MOST_STARTS; attempt += 1) {
    const port = await freePort();
    const server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
      ...as,
      cwd: dirname(data),
      stdio: 'ignore',
    });
    servers.push(server);
    const url = `postgres://eloquence:${PASSWORD}@127.0.0.1:${port}/postgres`;
    if (await answers(url, server)) return url;
    // Another process took the port meanwhile: try the next one.
  }
  throw new Error(`PostgreSQL from ${bin} does not start`);
}

/** What `pg_basebackup` does, which the npm package lacks. */
async function copyRunning(url: string, data: string, copy: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("SELECT pg_backup_start('replica', fast => true)");
    cpSync(data, copy, { recursive: true, filter: (path) => !path.endsWith('postmaster.pid') });
    const { rows } = await client.query('SELECT labelfile FROM pg_backup_stop(wait_for_archive => false)');
    writeFileSync(join(copy, 'backup_label'), rows[0].labelfile);
  } finally {
    await client.end();
  }
  const { port, username, password } = new URL(url);
  writeFileSync(join(copy, 'standby.signal'), '');
  writeFileSync(
    join(copy, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${port} user=${username} password=${password}'\n`,
  );
  chmodSync(copy, 0o700);
}

function chownAll(folder: string, { uid, gid }: Owner): void {
  chownSync(folder, uid, gid);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    chownSync(join(folder, name), uid, gid);
}

async function stop(): Promise<void> {
  // The replica first: it would try to reach the server again.
  for (const running of servers.toReversed()) {
    if (running.exitCode !== null || running.signalCode !== null) continue;
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
  (urls) => process.stdout.write(`${JSON.stringify(urls)}\n`),
  (error: Error) => {
    process.stdout.write(`${JSON.stringify({ error: error.message })}\n`);
    end(1);
  },
);
