// What `npm run dev` runs: `npm start`, again after every change of a source. Takes the same options.
import { type ChildProcess, spawn } from 'node:child_process';
import { globSync, watch } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Editors write a file in several steps. */
const PAUSE = 150;

let server: ChildProcess | null = null;
let timer: NodeJS.Timeout | undefined;

function start(): void {
  const args = [...process.execArgv, join(root, 'scripts', 'start.ts'), ...process.argv.slice(2)];
  server = spawn(process.execPath, args, { stdio: 'inherit' });
}

function restart(): void {
  if (server === null || server.exitCode !== null) start();
  else {
    server.once('exit', start);
    server.kill('SIGTERM');
  }
}

start();
for (const folder of globSync('packages/*/src', { cwd: root })) {
  watch(join(root, folder), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(restart, PAUSE);
  });
}
process.on('SIGINT', () => process.exit(130));
process.on('SIGTERM', () => {
  server?.kill('SIGTERM');
  process.exit(143);
});
