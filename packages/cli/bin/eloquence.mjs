#!/usr/bin/env node
// Starts the program with a recent enough Node. `package.json` defines `#main`:
// the source in the workspace, the compiled file in the published package.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail, findNode, noNode, runInstead } from './node24.mjs';
import { runFromSource } from './source.mjs';

const file = fileURLToPath(import.meta.url);
const args = process.argv.slice(2);
const node = findNode(dirname(file));

if (!node) fail(noNode());
if (node === process.execPath) {
  // EPIPE (`| head`) is not an error: the command finishes and keeps its exit status.
  process.stdout.on('error', async (error) => {
    if (error.code === 'EPIPE') return;
    const { outputFailureText } = await import('#main');
    console.error(await outputFailureText(args, error.code));
    process.exit(3);
  });
  process.stderr.on('error', () => {});
  if (import.meta.resolve('#main').endsWith('.ts')) runFromSource(join(dirname(file), '../../..'));
  const { main } = await import('#main');
  process.exitCode = await main(args);
} else {
  runInstead(node, [file, ...args]);
}
