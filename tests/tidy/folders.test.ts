import { describe, expect, test } from 'vitest';
import { parse } from '../../scripts/parse.ts';
import { folderCycles } from './folders.ts';
import { packageFolders, programSources } from './packages.ts';

/** Packages whose folders still import each other in a circle. This list only shrinks. */
const KNOWN: readonly string[] = [];

describe('folders of a package depend in one direction', () => {
  test.each(packageFolders.filter((folder) => !KNOWN.includes(folder)))('%s', (folder) => {
    expect(folderCycles(programSources(folder))).toEqual([]);
  });

  test.each(KNOWN)('%s is still an exception: remove it from KNOWN once this fails', (folder) => {
    expect(folderCycles(programSources(folder))).not.toEqual([]);
  });
});

describe('folderCycles', () => {
  const cyclesOf = (files: Readonly<Record<string, string>>): string[] =>
    folderCycles(
      Object.entries(files).map(([path, name]) =>
        parse(`packages/office/src/${path}`, `import type { X } from '${name}';`),
      ),
    );

  test.each([
    ['two folders', { 'a/one.ts': '../b/two.ts', 'b/three.ts': '../a/four.ts' }, ['a b']],
    [
      'a longer way round',
      { 'a/one.ts': '../b/two.ts', 'b/two.ts': '../c/x.ts', 'c/x.ts': '../a/y.ts' },
      ['a b c'],
    ],
    ['a folder and its parent', { 'a/one.ts': './sub/two.ts', 'a/sub/x.ts': '../three.ts' }, ['a a/sub']],
    ['a folder and a file of src', { 'a/one.ts': '../top.ts', 'top.ts': './a/two.ts' }, ['a top.ts']],
  ])('refuses %s', (_title, files, cycles) => expect(cyclesOf(files)).toEqual(cycles));

  test.each([
    ['one direction', { 'a/one.ts': '../b/two.ts', 'b/two.ts': '../c/x.ts' }],
    ['a folder that uses its own files', { 'a/one.ts': './two.ts', 'a/two.ts': './one.ts' }],
    ['a parent that uses its folder', { 'a/one.ts': './sub/two.ts', 'a/sub/two.ts': '../../b/x.ts' }],
    ['another package', { 'a/one.ts': '@eloquence/rating', 'b/two.ts': '../a/one.ts' }],
  ])('accepts %s', (_title, files) => expect(cyclesOf(files)).toEqual([]));
});
