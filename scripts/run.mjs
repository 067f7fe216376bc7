// Sets the clone up where needed, then runs a script of the project under Node 24: node scripts/run.mjs FILE [ARGS]
import { delimiter, dirname, join } from 'node:path';
import { runInstead } from '../packages/cli/bin/node24.mjs';
import { compileCacheFolder, SAFE_STRIPPING } from '../packages/cli/bin/source.mjs';
import { root, setUp } from './setup.mjs';

const node = setUp();
const [file, ...args] = process.argv.slice(2);
const PATH = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
const env = { ...process.env, PATH, NODE_COMPILE_CACHE: compileCacheFolder(root) };
const child = runInstead(node, [SAFE_STRIPPING, join(root, file), ...args], env);

// `kill` on npm ends only the shell in between: a lost parent means stop, or a service would keep running.
if (process.env.npm_lifecycle_event) {
  const shell = process.ppid;
  setInterval(() => process.ppid === shell || child.kill('SIGTERM'), 200).unref();
}
