// `npm test` and `npm run test:quick`: the type check, lint and format, then the tests. Arguments go to Vitest.
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

interface Step {
  readonly title: string;
  /** The program's file below node_modules, run by the same Node as this script. */
  readonly program: string;
  readonly args: readonly string[];
  readonly hint: string;
}

/** Of the workspace, and of packages that are checked with fewer types around them. */
const projects = ['tsconfig.json', ...globSync('packages/*/tsconfig.json', { cwd: root }).sort()];

const buildInfo = (project: string): string =>
  join(root, 'node_modules', '.types', `${project.replaceAll('/', '-')}.tsbuildinfo`);

const steps: readonly Step[] = [
  ...projects.map((project) => ({
    title: project === 'tsconfig.json' ? 'Types' : `Types (${project})`,
    program: 'typescript/bin/tsc',
    // Incremental: a fifth of the processor time where few files changed.
    args: ['--project', project, '--incremental', '--tsBuildInfoFile', buildInfo(project)],
    hint: 'correct the types named above',
  })),
  {
    title: 'Lint and format',
    program: '@biomejs/biome/bin/biome',
    args: ['check', '--error-on-warnings', '.'],
    hint: '`npm run format` writes what can be corrected by itself',
  },
  {
    title: 'Tests',
    program: 'vitest/vitest.mjs',
    args: ['run', ...process.argv.slice(2)],
    hint: '`npm test -- FILE` runs one file again',
  },
];

/** The exit status of one step, with its heading and its time. */
function run({ title, program, args, hint }: Step): number {
  console.log(`\n== ${title}`);
  const start = performance.now();
  const { status, error } = spawnSync(
    process.execPath,
    [...process.execArgv, join(root, 'node_modules', program), ...args],
    { cwd: root, stdio: 'inherit' },
  );
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (status === 0) console.log(`${title}: passed in ${seconds} s`);
  else
    console.error(
      `\nnpm test: ${title} failed after ${seconds} s${error ? ` (${error.message})` : ''}: ${hint}`,
    );
  return status ?? 1;
}

for (const step of steps) {
  const status = run(step);
  if (status !== 0) process.exit(status);
}
