// Which Node runs the program, and how a run is handed over to it. Plain JavaScript without dependencies,
// because it starts on whatever Node the machine has.
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

/** The Node inside the npm package that carries one for this system, if it stands there and is new enough. */
function nodeIn(modules) {
  const folder = join(modules, carrier);
  const node = join(folder, 'bin', windows ? 'node.exe' : 'node');
  if (!existsSync(node)) return undefined;
  return isNewEnough(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version)
    ? node
    : undefined;
}

/** A Node that is new enough: the one running, else one that npm put into `node_modules` here or above. */
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

/** Runs a program in this one's place: same input and output, signals passed on, its exit status is ours. */
export function handOver(command, args, env = process.env) {
  const child = spawn(command, args, { stdio: 'inherit', env });
  child.on('error', (error) =>
    fail(`${command} cannot be run (${error.code}): install Node ${NEEDED} yourself`),
  );
  // A terminal's Ctrl-C reaches the child by itself; a second one would read as "stop at once".
  const terminal = process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY;
  process.on('SIGINT', () => terminal || child.kill('SIGINT'));
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => {
    process.exitCode = signal ? 128 + constants.signals[signal] : code;
  });
  return child;
}
