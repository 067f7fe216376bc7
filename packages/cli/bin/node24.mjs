// Finds Node 24 and restarts the program with it. Plain JavaScript without dependencies,
// because it must run on any Node.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';

const NEEDED = 24;
const windows = process.platform === 'win32';
const carrier = `node-${windows ? 'win' : process.platform}-${process.arch}`;

function isNewEnough(version) {
  return Number(version.split('.')[0]) >= NEEDED;
}

/** The binary of the npm package with Node for this platform, if installed and recent enough. */
function nodeIn(modules) {
  const folder = join(modules, carrier);
  const node = join(folder, 'bin', windows ? 'node.exe' : 'node');
  if (!existsSync(node)) return undefined;
  return isNewEnough(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version)
    ? node
    : undefined;
}

/** The running Node if recent enough, otherwise one in a `node_modules` folder here or above. */
export function findNode(folder) {
  if (isNewEnough(process.versions.node)) return process.execPath;
  const found = nodeIn(join(folder, 'node_modules'));
  if (found) return found;
  const above = dirname(folder);
  return above === folder ? undefined : findNode(above);
}

export function noNode() {
  return (
    `Node ${NEEDED} or newer is needed and this is ${process.version}: install it from https://nodejs.org, ` +
    `or the npm package ${carrier} beside this one`
  );
}

export function fail(message) {
  console.error(`eloquence: ${message}`);
  process.exit(3);
}

/** Runs a program in place of this one: passes on signals, returns its exit status. */
export function runInstead(command, args, env = process.env) {
  const child = spawn(command, args, { stdio: 'inherit', env });
  child.on('error', (error) =>
    fail(`${command} cannot be run (${error.code}): install Node ${NEEDED} yourself`),
  );
  // A terminal sends Ctrl-C to the child too; a second SIGINT would mean "stop immediately".
  const terminal = process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY;
  process.on('SIGINT', () => terminal || child.kill('SIGINT'));
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => {
    process.exitCode = signal ? 128 + constants.signals[signal] : code;
  });
  return child;
}
