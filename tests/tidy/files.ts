import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, type Source } from '../../scripts/parse.ts';

export const root: string = fileURLToPath(new URL('../..', import.meta.url));

export function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

export function files(pattern: string): string[] {
  return globSync(pattern, { cwd: root })
    .map((path) => path.split(sep).join('/'))
    .sort();
}

const parsed = new Map<string, Source>();

/** The parsed files of a pattern, each parsed once for all rules. */
export function sources(pattern: string): Source[] {
  return files(pattern).map((path) => {
    const source = parsed.get(path) ?? parse(path, read(path));
    parsed.set(path, source);
    return source;
  });
}

/** A test, or what tests share (`*.test-helper.ts`): neither is published. */
export function isTest({ path }: { readonly path: string }): boolean {
  return /\.test(-helper)?\.tsx?$/.test(path);
}

/** Everything that git does not ignore. */
export function repositoryFiles(): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const paths = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0');
  return paths.filter((path) => path !== '' && existsSync(join(root, path)));
}
