import { readFileSync, statfsSync } from 'node:fs';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest begins first, so that nothing long is left at the end: the tests in a browser, and the drills. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number =>
      moduleId.endsWith('/e2e/pages.test.ts') ? 0 : /\/e2e\/|\/(drill|chaos)\.test/.test(moduleId) ? 1 : 2;
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

const MEMORY = '/dev/shm';
const ENOUGH = 6 * 1024 ** 3;

/** Whether there is a folder in memory with room for all that tests write, and where programs can be run from. */
function hasMemory(): boolean {
  try {
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .find((line) => line.split(' ')[1] === MEMORY);
    const { bavail, bsize } = statfsSync(MEMORY);
    return mount !== undefined && !/\bnoexec\b/.test(mount) && bavail * bsize >= ENOUGH;
  } catch {
    return false;
  }
}

// What tests write need not outlive them, and waiting for a disk proves nothing.
if (process.env.TMPDIR === undefined && hasMemory()) process.env.TMPDIR = MEMORY;

const config: ViteUserConfig = defineConfig({
  test: {
    include: ['packages/*/{src,test}/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
    isolate: false,
    // As scripts/run.mjs has it: threads of the tests run the source.
    execArgv: process.execArgv,
    // Much of the time is spent waiting for other processes.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    globalSetup: ['packages/office/test/global-setup.ts', 'packages/web/test/e2e/global-setup.ts'],
    // The second that is usual is too short where much else goes on.
    expect: { poll: { timeout: 30_000 } },
    // Nothing is proved by these but that it ends: where much else goes on, ten seconds can be a minute.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});

export default config;
