import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../../../../tests/tidy/files.ts';
import { onceInRun, runFolder } from './once.ts';

/** The password of `administrator` in the tests' store. */
export const PASSWORD = 'correct horse battery staple';

export interface RunningSite {
  /** `http://127.0.0.1:40123` */
  readonly origin: string;
  readonly db: string;
}

/** The site as `npm start` opens it, over the demo federation: one for the whole run, shared by all tests. */
export function runningSite(): Promise<RunningSite> {
  return onceInRun('site', start);
}

const LOOK = 100;
const PATIENCE = 180_000;

async function start(): Promise<RunningSite> {
  const folder = runFolder();
  const db = join(folder, 'demo.db');
  const said = join(folder, 'said.txt');
  const output = openSync(said, 'w');
  // It outlives the process that begins it; the end of the run ends it.
  const child = spawn(
    process.execPath,
    [join(root, 'scripts', 'start.ts'), '--db', db, '--port', '0', '--json'],
    {
      detached: true,
      stdio: ['ignore', output, output],
      env: { ...process.env, ELOQUENCE_RATE_LIMIT: '1000000' },
    },
  );
  child.unref();
  closeSync(output);
  writeFileSync(join(folder, 'pid'), String(child.pid));
  for (let waited = 0; waited < PATIENCE; waited += LOOK) {
    const line = readFileSync(said, 'utf8')
      .split('\n')
      .find((each) => each.startsWith('{"address"'));
    if (line !== undefined) return setUp(JSON.parse(line), db);
    if (child.exitCode !== null) break;
    await pause(LOOK);
  }
  throw new Error(`the site did not start:\n${readFileSync(said, 'utf8')}`);
}

/** The link that is printed once is used once. */
async function setUp(
  { address, setUp: first }: { address: string; setUp: { link: string } },
  db: string,
): Promise<RunningSite> {
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
