// What a fresh clone needs before anything runs: the dependencies of the lock file, Node 24, and the pages.
// Plain JavaScript without dependencies, because it starts on whatever Node (20 or newer) the machine has.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail, findNode, noNode } from '../packages/cli/bin/node24.mjs';
import { buildWeb } from './build-web.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));

const stamp = join(root, 'node_modules', '.installed');

/** The version installed is known by the hash of the lock file: the same hash means nothing to do. */
function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

function installed() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash();
}

function npm(...args) {
  // npm tells its scripts where it lives; calling that file works the same on every system.
  const cli = process.env.npm_execpath;
  const [command, prefix] = cli?.endsWith('npm-cli.js') ? [process.execPath, [cli]] : ['npm', []];
  return spawnSync(command, [...prefix, ...args], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: command === 'npm' && process.platform === 'win32',
  });
}

/** Installs what is missing, builds the pages, and answers with the path of the Node to run everything with. */
export function setUp() {
  if (!installed()) {
    console.error('eloquence: installing dependencies (once; about half a minute)');
    if (npm('ci', '--no-audit', '--no-fund', '--loglevel=error').status !== 0) {
      fail('npm ci failed (its messages stand above); check the network and try again');
    }
    writeFileSync(stamp, lockHash());
  }
  const node = findNode(root) ?? fail(noNode());
  buildWeb(node);
  return node;
}
