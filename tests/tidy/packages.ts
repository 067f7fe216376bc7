import { dirname, join } from 'node:path/posix';
import { defined } from '@eloquence/rating';
import { place, type Source, specifiers } from '../../scripts/parse.ts';
import { files, isTest, read, sources } from './files.ts';

const EVERYTHING = [
  'rating',
  'reports',
  'words',
  'simulation',
  'office',
  'oversight',
  'api',
  'server',
  'web',
];

/** The allowed dependencies between packages. */
export const MAY_USE: Readonly<Record<string, readonly string[]>> = {
  rating: [],
  reports: ['rating'],
  words: ['rating', 'reports'],
  api: ['rating', 'words'],
  simulation: ['rating', 'reports'],
  office: ['rating', 'reports', 'api'],
  oversight: ['rating', 'reports', 'simulation', 'office'],
  server: ['rating', 'reports', 'office', 'oversight', 'api', 'words'],
  web: ['rating', 'reports', 'words', 'api'],
  cli: EVERYTHING,
};

/** These import only types. */
const TYPES_ONLY = ['words'];

/** These run in a browser. */
const WITHOUT_NODE = ['rating', 'reports', 'words', 'simulation', 'api'];

export const packageFolders: string[] = files('packages/*/package.json').map((path) => folderOf(path));

export function folderOf(path: string): string {
  return defined(path.split('/')[1]);
}

/** The package an import comes from: `@eloquence/rating/tables` → `@eloquence/rating`. */
function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** The folder of a package of ours, or undefined for one from outside. */
function ownFolder(name: string): string | undefined {
  return name === 'eloquence' ? 'cli' : /^@eloquence\/(.+)$/.exec(name)?.[1];
}

export function programSources(folder: string): Source[] {
  const own = [
    ...sources(`packages/${folder}/src/**/*.{ts,tsx}`),
    ...sources(`packages/${folder}/bin/*.mjs`),
  ];
  return own.filter((source) => !isTest(source));
}

/** These load a computed module: the script of a page, which the server names, and the folder of a language. */
const COMPUTED = [
  'packages/web/src/client.tsx',
  'packages/words/src/load.ts',
  'packages/words/src/cli.ts',
  'packages/words/src/figures.ts',
  'packages/words/src/server.ts',
];

/** The fault of one import, or null. */
function fault(path: string, name: string | null, typesOnly: boolean): string | null {
  const folder = folderOf(path);
  if (name === null && COMPUTED.includes(path)) return null;
  if (name === null) return 'the module is computed: write its name as a literal, so that it can be checked';
  if (name.startsWith('#')) return null;
  if (name.startsWith('.')) {
    const inside = path.split('/').slice(0, 3).join('/');
    const outside = !`${join(dirname(path), name)}/`.startsWith(`${inside}/`);
    return outside ? `${name} leaves ${inside}: import the package by its name` : null;
  }
  if (name.startsWith('node:')) {
    return WITHOUT_NODE.includes(folder) ? `${name}: ${folder} runs in a browser and may not use Node` : null;
  }
  const used = ownFolder(packageOf(name));
  if (used === undefined) return null;
  if (!MAY_USE[folder]?.includes(used))
    return `${folder} may not use ${used}: see MAY_USE in tests/tidy/packages.ts`;
  if (folder === 'web' && name === '@eloquence/api' && !typesOnly)
    return 'it would bring all schemas into the browser: write `import type`, or take @eloquence/api/names';
  return TYPES_ONLY.includes(folder) && !typesOnly
    ? `${folder} may use only types: write \`import type\``
    : null;
}

export function wrongImports(source: Source): string[] {
  return specifiers(source).flatMap((specifier) => {
    const wrong = fault(source.path, specifier.name, specifier.typesOnly);
    return wrong ? [`${place(source, specifier)}: ${wrong}`] : [];
  });
}

/** Dependencies in the manifest without an import, and imports without one in the manifest. */
export function wrongDependencies(folder: string, manifest: string, imported: readonly Source[]): string[] {
  const { dependencies: needed = {}, optionalDependencies = {} } = JSON.parse(manifest) as {
    dependencies?: Record<string, string>;
    optionalDependencies?: Record<string, string>;
  };
  const dependencies = { ...needed, ...optionalDependencies };
  const names = imported.flatMap((source) => specifiers(source).map(({ name }) => name ?? ''));
  const used = new Set(
    names.filter((name) => /^[@\w]/.test(name) && !name.startsWith('node:')).map(packageOf),
  );
  const file = `packages/${folder}/package.json`;
  return [
    ...Object.keys(dependencies)
      .filter((name) => !used.has(name))
      .map((name) => `${file}: nothing imports ${name}: take it out of the dependencies`),
    ...[...used]
      .filter((name) => !(name in dependencies))
      .map((name) => `${file}: ${name} is imported: add it to the dependencies`),
  ];
}

export function manifestOf(folder: string): string {
  return read(`packages/${folder}/package.json`);
}
