// Tests a backup: backs up a store while it is served, restores the file elsewhere, verifies it, compares both ledgers,
// and serves the result.
//   node deploy/drill.mjs --db URL [--to URL] [--eloquence "COMMAND"] [--keep]
// Without --to the store is restored into a temporary folder, which is removed at the end. Exits with status 0
// if the backup holds, otherwise with 1 and the reason.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    db: { type: 'string', default: process.env.ELOQUENCE_DB ?? './eloquence.db' },
    to: { type: 'string' },
    eloquence: { type: 'string', default: 'eloquence' },
    keep: { type: 'boolean', default: false },
  },
});
const [program, ...before] = values.eloquence.split(' ');
const folder = mkdtempSync(join(tmpdir(), 'eloquence-drill-'));
const file = join(folder, 'backup.db');
const restored = values.to ?? join(folder, 'restored.db');

function start(...args) {
  const env = { ...process.env, ELOQUENCE_LOG_LEVEL: 'error', ELOQUENCE_JOBS: 'no', HOST: '127.0.0.1' };
  return spawn(program, [...before, ...args, '--json'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
}

/** The JSON that a command prints. A command that fails ends the drill. */
async function ask(...args) {
  const child = start(...args);
  const [chunks, [status]] = await Promise.all([child.stdout.toArray(), once(child, 'exit')]);
  const text = Buffer.concat(chunks).toString();
  if (status !== 0)
    throw new Error(`eloquence ${args.slice(0, 2).join(' ')} ended with ${status}: ${text.trim()}`);
  return JSON.parse(text);
}

/** Serves a store while `work` runs. */
async function serving(db, work) {
  const child = start('serve', '--db', db, '--port', '0');
  const ended = once(child, 'exit');
  try {
    const lines = [];
    for await (const line of createInterface(child.stdout)) {
      lines.push(line);
      // The address is one line of JSON; an error has several.
      if (lines[0] !== '{') break;
    }
    if (lines.length !== 1) throw new Error(`eloquence serve did not start: ${lines.join('\n')}`);
    return await work(JSON.parse(lines[0]).address);
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

async function read(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${new URL(address).pathname} answered ${answer.status}`);
  return answer.text();
}

function say(text) {
  process.stdout.write(`${text}\n`);
}

async function drill() {
  const { status, lists } = await serving(values.db, async (address) => {
    const earlier = await ask('office', 'status', '--db', values.db);
    const { size } = await ask('office', 'backup', file, '--db', values.db);
    say(`backed up while served: ${size} bytes`);
    const later = await ask('office', 'status', '--db', values.db);
    return { status: [earlier, later], lists: await read(`${address}api/v1/lists`) };
  });
  await ask('office', 'restore', file, '--db', restored);
  say('restored');
  const { standing, chain } = await ask('office', 'verify', '--db', restored);
  if (standing === 'broken') throw new Error('the restored store is broken');
  say(`verified: ${standing}, ${chain.entries} entries`);
  const { head, entries } = await ask('office', 'status', '--db', restored);
  const [earlier, later] = status;
  const isQuiet = earlier.entries === later.entries;
  if (entries < earlier.entries || entries > later.entries || (isQuiet && head !== later.head)) {
    throw new Error(`the restored ledger ends with ${head}, that of the store with ${later.head}`);
  }
  say(`the ledger is the same: ${head}`);
  await serving(restored, async (address) => {
    await read(`${address}readyz`);
    const same = (await read(`${address}api/v1/lists`)) === lists;
    if (!same && isQuiet) throw new Error('the restored store serves other lists');
  });
  say('served');
}

try {
  await drill();
  say('The backup holds.');
} catch (error) {
  process.exitCode = 1;
  process.stderr.write(`The drill failed: ${error.message}\n`);
} finally {
  if (values.keep) say(`kept in ${folder}`);
  else rmSync(folder, { recursive: true, force: true });
}
