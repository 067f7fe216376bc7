// How Node runs the TypeScript of the workspace well. Published packages hold JavaScript and need none of this.
import module from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';

/** Threads that take the types off their files at the same moment can crash V8 (nodejs/node#64500); not with this. */
export const SAFE_STRIPPING = '--wasm-wrapper-tiering-budget=1000000000';

/** Where Node keeps what it made of each file, so that no thread and no process makes it a second time. */
export function keptCode(workspace) {
  return process.env.NODE_COMPILE_CACHE ?? join(workspace, 'node_modules', '.cache', 'node');
}

/** For this process, its threads and its children. */
export function runFromSource(workspace) {
  process.env.NODE_COMPILE_CACHE = keptCode(workspace);
  module.enableCompileCache(process.env.NODE_COMPILE_CACHE);
  setFlagsFromString(SAFE_STRIPPING);
}
