// Settings to run the workspace's TypeScript. Published packages are JavaScript and do not need them.
import module from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';

/** Prevents a V8 crash when several threads strip types at once (nodejs/node#64500). */
export const SAFE_STRIPPING = '--wasm-wrapper-tiering-budget=1000000000';

/** The folder of Node's compile cache, shared by threads and processes. */
export function compileCacheFolder(workspace) {
  return process.env.NODE_COMPILE_CACHE ?? join(workspace, 'node_modules', '.cache', 'node');
}

/** Applies to this process, its threads and its children. */
export function runFromSource(workspace) {
  process.env.NODE_COMPILE_CACHE = compileCacheFolder(workspace);
  module.enableCompileCache(process.env.NODE_COMPILE_CACHE);
  setFlagsFromString(SAFE_STRIPPING);
}
