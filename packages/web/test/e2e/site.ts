import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, copyFileSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../../../../tests/tidy/files.ts';
import { initOffice } from '../../../office/src/index.ts';
import { demoStore } from '../demo-store.ts';
import { onceInRun, runFolder } from './once.ts';

/** The password of `administrator` in the tests' store. */
export const PASSWORD = 'correct horse battery staple';

export interface RunningSite {
  /** `http://127.0.0.1:40123` */
  readonly origin: string;
  readonly db: string;
}

/** The site as started by `npm start`, with the demo federation: one per run, shared by all tests. */
export function runningSite(): Promise<RunningSite> {
  return onceInRun('site', start);
}

const LOOK = 100;
const PATIENCE = 180_000;

async function start(): Promise<RunningSite> {
  const db = join(runFolder(), 'demo.db');
  copyFileSync((await demoStore()).file, db);
  // It outlives the process that starts it, until the end of the run.
  const { child, said } = await begin('site', ['scripts/start.ts', '--db', db]);
  child.unref();
  writeFileSync(join(runFolder(), 'pid'), String(child.pid));
  return setUp(said, db);
}

/** Its output once it answers. */
interface Said {
  readonly address: string;
  readonly setUp: { readonly link: string };
}

/** Starts a site, and waits for its URL. */
async function begin(
  name: string,
  [script = '', ...args]: readonly string[],
): Promise<{ readonly child: ChildProcess; readonly said: Said }> {
  const file = join(runFolder(), `${name}-said.txt`);
  const output = openSync(file, 'w');
  const child = spawn(process.execPath, [join(root, script), ...args, '--port', '0', '--json'], {
    detached: true,
    stdio: ['ignore', output, output],
    env: { ...process.env, ELOQUENCE_RATE_LIMIT: '1000000', ELOQUENCE_LOG_LEVEL: 'warn' },
  });
  closeSync(output);
  for (let waited = 0; waited < PATIENCE; waited += LOOK) {
    const line = readFileSync(file, 'utf8')
      .split('\n')
      .find((each) => each.startsWith('{"address"'));
    if (line !== undefined) return { child, said: JSON.parse(line) };
    if (child.exitCode !== null) break;
    await pause(LOOK);
  }
  throw new Error(`the site did not start:\n${readFileSync(file, 'utf8')}`);
}

export interface OwnSite {
  readonly origin: string;
  /** The path at which the first administrator sets a password. */
  readonly setUp: string;
  readonly end: () => void;
}

/** A separate site with an empty store, for a test whose publications all others would see. */
export async function ownSite(name: string): Promise<OwnSite> {
  const db = join(runFolder(), `${name}.db`);
  const office = await initOffice(db, { actor: 'test' });
  await office.store.close();
  const { child, said } = await begin(name, ['packages/cli/bin/eloquence.mjs', 'serve', '--db', db]);
  const { link } = said.setUp;
  return {
    origin: new URL(said.address).origin,
    setUp: `/set-up${link.slice(link.indexOf('#'))}`,
    end: () => child.kill('SIGTERM'),
  };
}

/** The printed link can be used once. */
async function setUp({ address, setUp: first }: Said, db: string): Promise<RunningSite> {
  const { origin } = new URL(address);
  const link = first.link.slice(first.link.indexOf('#') + 1);
  const answer = await fetch(`${origin}/api/v1/session/link`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ link, password: PASSWORD }),
  });
  if (!answer.ok) throw new Error(`the administrator could not be set up: ${await answer.text()}`);
  return { origin, db };
}
