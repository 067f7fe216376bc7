import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { read, repositoryFiles, root } from './tidy/files.ts';

interface Locked {
  readonly link?: boolean;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly dependencies?: Record<string, string>;
  readonly optionalDependencies?: Record<string, string>;
}

/** Whether the lock file has a package where one at `path` resolves it: beside itself or further up. */
function isLocked(packages: Record<string, Locked>, path: string, name: string): boolean {
  if (`${path}${path && '/'}node_modules/${name}` in packages) return true;
  return (
    path !== '' && isLocked(packages, path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '', name)
  );
}

describe('a fresh clone', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };

  test('has a lock file for any registry', () => {
    const fetched = Object.entries(packages).filter(
      ([path, { link }]) => path.includes('node_modules/') && !link,
    );
    expect(fetched.length).toBeGreaterThan(0);
    expect(
      fetched.filter(([, { resolved, integrity }]) => resolved || !integrity).map(([path]) => path),
    ).toEqual([]);
  });

  // A package that the registry lacked when the lock file was written is not in it, and `npm ci` refuses the file.
  test('has a complete lock file', () => {
    const missing = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies }).filter(
        (name) => !isLocked(packages, path, name),
      ),
    );
    expect(missing).toEqual([]);
  });

  test('has executable programs', () => {
    const programs = repositoryFiles().filter((path) => read(path).startsWith('#!'));
    expect(programs).toContain('packages/cli/bin/eloquence.mjs');
    expect(programs).toContain('.ci/run');
    expect(programs.filter((path) => !isRunnable(path))).toEqual([]);
  });

  test.each(['npm start', 'npm test'])('has %s in the README', (command) => {
    expect(read('README.md')).toContain(command);
  });

  test('runs the same tests in CI', () => {
    expect(read('.ci/run').trimEnd().split('\n').at(-1)).toBe('npm test');
  });
});

/** By git, whose mode is what a clone gets; by the file itself as long as git does not know it. */
function isRunnable(path: string): boolean {
  const entry = execFileSync('git', ['ls-files', '--stage', '--', path], { cwd: root, encoding: 'utf8' });
  return entry === '' ? (statSync(join(root, path)).mode & 0o111) !== 0 : entry.startsWith('100755');
}
