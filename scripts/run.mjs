// Sets the clone up where needed, then runs a script of the project under Node 24: node scripts/run.mjs FILE [ARGS]
import { delimiter, dirname, join } from 'node:path';
import { handOver } from '../packages/cli/bin/node24.mjs';
import { keptCode, SAFE_STRIPPING } from '../packages/cli/bin/source.mjs';
import { root, setUp } from './setup.mjs';

const node = setUp();
const [file, ...args] = process.argv.slice(2);
const PATH = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
const env = { ...process.env, PATH, NODE_COMPILE_CACHE: keptCode(root) };
const child = handOver(node, [SAFE_STRIPPING, join(root, file), ...args], env);

// `kill` on npm ends the shell in between, which tells nobody: losing it means stop, or a service would stay behind.
if (process.env.npm_lifecycle_event) {
  const shell = process.ppid;
  setInterval(() => process.ppid === shell || child.kill('SIGTERM'), 200).unref();
}
