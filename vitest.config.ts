import { globSync, readFileSync, statfsSync } from 'node:fs';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest files first, so that no worker is left alone with one at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project, moduleId }: TestSpecification): number =>
      moduleId.endsWith('/e2e/pages.test.ts')
        ? 0
        : ['browser', 'release', 'store', 'unit-web', 'unit'].indexOf(project.name) + 1;
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

const MEMORY = '/dev/shm';
const ENOUGH = 6 * 1024 ** 3;

/** Whether /dev/shm has room for all that tests write, and programs can be run from it. */
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

// Test data need not survive a crash: no waiting for the disk.
if (process.env.TMPDIR === undefined && hasMemory()) process.env.TMPDIR = MEMORY;

const opensStore = (path: string): boolean =>
  /'[^']*\/(stores|service|federation|season)\.ts'/.test(readFileSync(path, 'utf8'));
/** Open an office: most of them in both databases. */
const STORE = [
  ...globSync('packages/{office,server}/{src,test}/**/*.test.ts').filter(opensStore),
  'packages/cli/test/{office*,serve}.test.ts',
];
const BROWSER = ['packages/web/test/e2e/**/*.test.ts'];
/** Need the built packages, or processes that are killed and restarted. */
const RELEASE = ['tests/{chaos,drill,launcher,packages}.test.ts'];

/** Node cannot run TSX. */
const TSX = ['packages/web/{src,test}/**/*.test.{ts,tsx}'];

const project = (
  name: string,
  include: string[],
  { exclude = [], needsVite = false }: { exclude?: string[]; needsVite?: boolean } = {},
): ViteUserConfig => ({
  test: {
    name,
    include,
    exclude,
    // Without Vite's runner tests take a sixth less processor time. No test mocks modules, which needs Node's loader.
    experimental: needsVite ? {} : { viteModuleRunner: false, nodeLoader: false },
    isolate: false,
    // As scripts/run.mjs has it: worker threads in tests run the source.
    execArgv: process.execArgv,
    // The default of one second is too short on a busy machine.
    expect: { poll: { timeout: 30_000 } },
    // Only to end a test that hangs.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});

const config: ViteUserConfig = defineConfig({
  test: {
    // Much of the time is spent waiting for other processes. A fourth worker costs a quarter more processor time.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    globalSetup: ['packages/office/test/global-setup.ts', 'packages/web/test/e2e/global-setup.ts'],
    projects: [
      project('unit', ['packages/*/{src,test}/**/*.test.ts', 'tests/**/*.test.ts'], {
        exclude: [...STORE, ...TSX, ...RELEASE],
      }),
      project('unit-web', TSX, { exclude: BROWSER, needsVite: true }),
      project('store', STORE),
      project('browser', BROWSER),
      project('release', RELEASE),
    ],
  },
});

export default config;
