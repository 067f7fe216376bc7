// Mutation tests of packages/rating: the engine first, then the bulk kernel by the test that compares it with the engine.
// Arguments go to Stryker: npm run mutate -- --mutate packages/rating/src/k.ts
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stryker = 'node_modules/@stryker-mutator/core/bin/stryker.js';
const KERNEL = 'packages/rating/src/bulk.ts';

function run(args: readonly string[], mutated: string): number {
  const env = { ...process.env, ELOQUENCE_MUTATE: mutated };
  return (
    spawnSync(process.execPath, [stryker, 'run', ...args], { cwd: root, env, stdio: 'inherit' }).status ?? 1
  );
}

const given = process.argv.slice(2);
if (given.length > 0) {
  process.exitCode = run(given, given.includes(KERNEL) ? 'bulk' : 'engine');
} else {
  const statuses = [run([], 'engine'), run(['--mutate', KERNEL], 'bulk')];
  process.exitCode = Math.max(...statuses);
}
