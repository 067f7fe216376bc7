// Makes what is published, since Node strips no types below `node_modules`: each package compiled to plain
// JavaScript and declarations, with a manifest that points there.
//   npm run stage [-- --pack] [-- --out FOLDER]     (into dist/stage unless told otherwise)
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildWeb } from './build-web.mjs';
import { parse, specifiers } from './parse.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const DEFAULT_OUT = join(root, 'dist', 'stage');
const { version, repository }: { readonly version: string; readonly repository: string } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);

/** What a package may use of where it runs: nothing, what browsers and Node share, or Node. */
type Platform = 'none' | 'web' | 'node';

interface Staged {
  readonly folder: string;
  readonly platform: Platform;
  /** The sources that are compiled, where a build has made something else of the others. */
  readonly only?: readonly string[];
  /** What that build has made, below `dist`. */
  readonly built?: readonly string[];
}

/** In the order in which they use one another, each compiled without the types of what it may not use. */
const PACKAGES: readonly Staged[] = [
  { folder: 'rating', platform: 'none' },
  { folder: 'reports', platform: 'web' },
  { folder: 'api', platform: 'none' },
  { folder: 'office', platform: 'node' },
  { folder: 'words', platform: 'none' },
  { folder: 'simulation', platform: 'web' },
  { folder: 'oversight', platform: 'node' },
  { folder: 'server', platform: 'node' },
  { folder: 'web', platform: 'node', only: ['index.ts', 'built.d.ts'], built: ['client', 'server'] },
  { folder: 'cli', platform: 'node' },
];

type Entries = Readonly<Record<string, string>>;

/** What a workspace manifest may say; entries point at sources (`./src/index.ts`). */
interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly license: string;
  readonly type: 'module';
  readonly engines: { readonly node: string };
  readonly sideEffects?: boolean;
  readonly exports?: Entries;
  readonly imports?: Entries;
  readonly bin?: Entries;
  readonly dependencies?: Entries;
  readonly optionalDependencies?: Entries;
}

function stop(message: string): never {
  console.error(`stage: ${message}`);
  process.exit(1);
}

function run(what: string, command: string, args: readonly string[], cwd: string): void {
  const { status, error } = spawnSync(command, args, { cwd, stdio: ['ignore', 2, 2] });
  if (status !== 0) stop(`${what} failed${error ? `: ${error.message}` : '; the messages stand above'}`);
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8'));
}

/** `./src/index.ts` → `./dist/index.js` */
function compiled(source: string, extension: '.js' | '.d.ts'): string {
  return source.replace(/^\.\/src\//, './dist/').replace(/\.ts$/, extension);
}

function mapEntries<T>(
  entries: Entries | undefined,
  change: (source: string) => T,
): Record<string, T> | undefined {
  return (
    entries && Object.fromEntries(Object.entries(entries).map(([name, source]) => [name, change(source)]))
  );
}

/** Packages of ours fit together only at the one version they share, and only if all of them are published. */
function pinned({ name, version, dependencies }: Manifest): Entries | undefined {
  const staged = PACKAGES.map(({ folder }) => readManifest(folder).name);
  const pins = Object.entries(dependencies ?? {}).map(([used, range]) => {
    if (!/^(@eloquence\/.+|eloquence)$/.test(used)) return [used, range];
    return staged.includes(used) ? [used, version] : stop(`${name} uses ${used}, which is not in PACKAGES`);
  });
  return dependencies && Object.fromEntries(pins);
}

function published(manifest: Manifest, folder: string): object {
  const { name, description, keywords, license, type, engines, sideEffects, bin } = manifest;
  return {
    name,
    version,
    description,
    keywords,
    license,
    homepage: `${repository}#readme`,
    bugs: `${repository}/issues`,
    repository: { type: 'git', url: `git+${repository}.git`, directory: `packages/${folder}` },
    type,
    engines,
    sideEffects,
    files: [...(bin ? ['bin', 'man'] : []), 'dist', 'CHANGELOG.md'],
    // Packages with a scope are private unless said otherwise.
    publishConfig: { access: 'public' },
    bin,
    man: bin && Object.keys(bin).map((program) => `./man/${program}.1`),
    imports: mapEntries(manifest.imports, (source) => compiled(source, '.js')),
    exports: mapEntries(manifest.exports, (source) => ({
      types: compiled(source, '.d.ts'),
      default: compiled(source, '.js'),
    })),
    dependencies: pinned(manifest),
    optionalDependencies: manifest.optionalDependencies,
  };
}

/** Where the compiler finds the packages staged before this one: at their declarations, not at their sources. */
function stagedPaths(out: string, before: readonly string[]): Record<string, string[]> {
  const entries = before.flatMap((folder) => {
    const { name, exports = {} } = readManifest(folder);
    return Object.entries(exports).map(([entry, source]) => [
      join(name, entry),
      [join(out, folder, compiled(source, '.d.ts'))],
    ]);
  });
  return Object.fromEntries(entries);
}

function compile({ folder, platform, only }: Staged, out: string, before: readonly string[]): void {
  const source = join(root, 'packages', folder, 'src');
  const config = join(out, `tsconfig.${folder}.json`);
  const compilerOptions = {
    noEmit: false,
    rootDir: source,
    outDir: join(out, folder, 'dist'),
    paths: stagedPaths(out, before),
    types: platform === 'node' ? ['node'] : [],
    lib: platform === 'web' ? ['es2024', 'dom'] : ['es2024'],
    // Exports state their types, except in api, whose types follow from its schemas.
    isolatedDeclarations: folder !== 'api',
    typeRoots: [join(root, 'node_modules', '@types')],
  };
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(root, 'tsconfig.json'),
      compilerOptions,
      include: only?.map((file) => join(source, file)) ?? [source],
      exclude: ['*.test.ts', '*.test-helper.ts'].map((file) => join(source, '**', file)),
    }),
  );
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  run(`compiling packages/${folder}`, process.execPath, [tsc, '--project', config], root);
  rmSync(config);
}

/** The compiler turns `./k.ts` into `./k.js` in programs but not in declarations, where not every tool finds it. */
function finishDeclarations(folder: string): void {
  for (const file of globSync('**/*.d.ts', { cwd: folder })) {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    const relative = specifiers(parse(path, text)).filter(({ name }) => name?.startsWith('.'));
    // From the end, so that the places not yet changed stay where they are.
    const changed = relative
      .toSorted((a, b) => b.start - a.start)
      .reduce(
        (rest, { name, start, end }) =>
          `${rest.slice(0, start)}'${name?.replace(/\.ts$/, '.js')}'${rest.slice(end)}`,
        text,
      );
    writeFileSync(path, changed);
  }
}

/** Declarations of packages staged before name packages of others, which the compiler must find from there. */
function withForeignPackages(out: string, work: () => void): void {
  const link = join(out, 'node_modules');
  mkdirSync(out, { recursive: true });
  symlinkSync(join(root, 'node_modules'), link, 'junction');
  try {
    work();
  } finally {
    unlinkSync(link);
  }
}

/** Links to other files of the repository lead there from outside too. */
function withWholeLinks(text: string, file: string): string {
  return text.replaceAll(/\]\((?!https?:|#|mailto:)([^)]+)\)/g, (_, target: string) => {
    const path = posix.join(posix.dirname(file), target);
    return `](${repository}/${/\.(png|svg|jpg)$/.test(path) ? 'raw' : 'blob'}/main/${path})`;
  });
}

/** The manual pages of its programs, as they print them. */
function writeManuals({ bin = {} }: Manifest, folder: string, target: string): void {
  for (const [program, file] of Object.entries(bin)) {
    const path = join(root, 'packages', folder, file);
    const { status, stdout } = spawnSync(process.execPath, [path, 'man', '--lang', 'en'], {
      encoding: 'utf8',
    });
    if (status !== 0) stop(`${program} man failed`);
    mkdirSync(join(target, 'man'), { recursive: true });
    writeFileSync(join(target, 'man', `${program}.1`), stdout);
  }
}

/** Files that sources read beside themselves. */
function copyQueries(folder: string, target: string): void {
  const source = join(root, 'packages', folder, 'src');
  for (const file of globSync('**/*.sql', { cwd: source }))
    cpSync(join(source, file), join(target, 'dist', file));
}

function copyDocuments(folder: string, target: string): void {
  const own = `packages/${folder}/README.md`;
  const readme = existsSync(join(root, own)) ? own : 'README.md';
  const documents = { LICENSE: 'LICENSE', 'CHANGELOG.md': 'CHANGELOG.md', 'README.md': readme };
  for (const [name, file] of Object.entries(documents)) {
    if (!existsSync(join(root, file))) stop(`${file} is missing and belongs into every package`);
    writeFileSync(join(target, name), withWholeLinks(readFileSync(join(root, file), 'utf8'), file));
  }
  const bin = join(root, 'packages', folder, 'bin');
  if (existsSync(bin)) cpSync(bin, join(target, 'bin'), { recursive: true });
}

function stage(out: string): void {
  if (out === DEFAULT_OUT) rmSync(out, { recursive: true, force: true });
  else if (existsSync(out) && readdirSync(out).length > 0) stop(`${out} is not empty`);
  for (const [index, staged] of PACKAGES.entries()) {
    const { folder, built = [] } = staged;
    const manifest = readManifest(folder);
    if (manifest.version !== version)
      stop(`packages/${folder} has version ${manifest.version}, the workspace ${version}`);
    const target = join(out, folder);
    mkdirSync(target, { recursive: true });
    const before = PACKAGES.slice(0, index).map((earlier) => earlier.folder);
    withForeignPackages(out, () => compile(staged, out, before));
    finishDeclarations(join(target, 'dist'));
    copyQueries(folder, target);
    for (const part of built)
      cpSync(join(root, 'packages', folder, 'dist', part), join(target, 'dist', part), { recursive: true });
    copyDocuments(folder, target);
    writeManuals(manifest, folder, target);
    writeFileSync(join(target, 'package.json'), `${JSON.stringify(published(manifest, folder), null, 2)}\n`);
  }
}

function pack(out: string): void {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  run('npm pack', npm, ['pack', '--loglevel=error', ...PACKAGES.map(({ folder }) => `./${folder}`)], out);
}

const { values } = parseArgs({
  options: {
    pack: { type: 'boolean', default: false },
    out: { type: 'string', default: DEFAULT_OUT },
  },
});
const out = resolve(values.out);
buildWeb(process.execPath);
stage(out);
if (values.pack) pack(out);
for (const file of globSync(values.pack ? '*.tgz' : '*/package.json', { cwd: out }).sort())
  console.log(join(out, file));
