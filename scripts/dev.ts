// Builds the pages, serves them, and starts again when a source changes: npm run dev -- --db FILE [--port N]
import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const eloquence = join(root, 'packages', 'cli', 'bin', 'eloquence.mjs');
/** Editors write a file in several steps. */
const PAUSE = 150;

let server: ChildProcess | null = null;
let timer: NodeJS.Timeout | undefined;

function start(): void {
  server = spawn(process.execPath, [eloquence, 'serve', ...process.argv.slice(2)], { stdio: 'inherit' });
}

function restart(): void {
  if (server === null || server.exitCode !== null) start();
  else {
    server.once('exit', start);
    server.kill('SIGTERM');
  }
}

start();
for (const folder of ['web', 'server', 'api', 'words']) {
  watch(join(root, 'packages', folder, 'src'), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(restart, PAUSE);
  });
}
process.on('SIGINT', () => process.exit(130));
process.on('SIGTERM', () => {
  server?.kill('SIGTERM');
  process.exit(143);
});
