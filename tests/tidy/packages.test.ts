import { describe, expect, test } from 'vitest';
import { parse } from '../../scripts/parse.ts';
import {
  MAY_USE,
  manifestOf,
  packageFolders,
  programSources,
  wrongDependencies,
  wrongImports,
} from './packages.ts';
import { rule } from './rule.ts';

const everything = packageFolders.flatMap(programSources);

test('every package is in the dependency table', () => {
  expect(packageFolders.filter((folder) => !(folder in MAY_USE))).toEqual([]);
});

rule('packages use only what they may', everything, wrongImports, {
  path: 'packages/words/src/sample/en.ts',
  refuses: [
    `import { readFile } from 'node:fs';`,
    `import type { Store } from '@eloquence/server';`,
    `import { EDITIONS } from '@eloquence/rating';`,
    `import { type Reason } from '@eloquence/rating';`,
    `export * from '@eloquence/rating';`,
    `const main = await import('eloquence');`,
    `type Store = import('@eloquence/server').Store;`,
    `import { en } from '../../../rating/src/en.ts';`,
    `import manifest from '../../package.json' with { type: 'json' };`,
    `const chosen = await import(name);`,
  ],
  accepts: [
    `import type { Reason } from '@eloquence/rating';`,
    `import type { Finding } from '@eloquence/reports';`,
    `export type { Reason } from '@eloquence/rating';`,
    `import { fr } from '../fr.ts';`,
    `const zh = await import('./zh.ts');`,
  ],
});

rule('pages bring no schemas into the browser', programSources('web'), wrongImports, {
  path: 'packages/web/src/pages/sample/index.tsx',
  refuses: [`import { LAYOUTS } from '@eloquence/api';`, `export * from '@eloquence/api';`],
  accepts: [
    `import type { ListItem } from '@eloquence/api';`,
    `import { LAYOUTS } from '@eloquence/api/names';`,
  ],
});

describe('manifests have the imported dependencies', () => {
  test.each(packageFolders)('%s', (folder) => {
    expect(wrongDependencies(folder, manifestOf(folder), programSources(folder))).toEqual([]);
  });

  const source = parse(
    'packages/reports/src/sample.ts',
    `import { unzip } from 'fflate/browser'; import 'node:fs';`,
  );
  test.each([
    ['{ "dependencies": { "fflate": "1.0.0" } }', 0],
    ['{ "dependencies": { "fflate": "1.0.0", "saxes": "6.0.0" } }', 1],
    ['{}', 1],
  ])('%s has %i faults', (manifest, faults) => {
    expect(wrongDependencies('reports', manifest, [source])).toHaveLength(faults);
  });
});
