import type { Node } from 'oxc-parser';
import { describe, expect, test } from 'vitest';
import { nodes, place, type Source } from '../../scripts/parse.ts';
import { files, read, repositoryFiles, sources } from './files.ts';
import { rule } from './rule.ts';

const LONGEST = 400;
/** Tables of literals, read row by row. */
const LITERAL_TABLES: readonly string[] = ['packages/reports/src/list/layout/fide-layouts.test.ts'];

describe(`no file of more than ${LONGEST} lines`, () => {
  const tooLong = (path: string, text: string): string[] => {
    const lines = text.split('\n').length - 1;
    if (lines <= LONGEST || LITERAL_TABLES.includes(path)) return [];
    return [`${path}: ${lines} lines: divide it, or list it in LITERAL_TABLES if it is one`];
  };
  test('holds', () => {
    expect(files('packages/*/src/**/*.{ts,tsx,css}').flatMap((path) => tooLong(path, read(path)))).toEqual(
      [],
    );
  });
  test('has no unneeded exception', () => {
    const short = LITERAL_TABLES.filter((path) => read(path).split('\n').length <= LONGEST);
    expect(short).toEqual([]);
  });
  test('detects one line too many', () => {
    expect(tooLong('sample.ts', 'line\n'.repeat(LONGEST))).toEqual([]);
    expect(tooLong('sample.ts', 'line\n'.repeat(LONGEST + 1))).toHaveLength(1);
  });
});

describe('a test in src is beside its file', () => {
  const isAlone = (path: string, all: readonly string[]): boolean =>
    !['.ts', '.tsx'].some((ending) => all.includes(path.replace(/\.test\.tsx?$/, ending)));
  const all = files('packages/*/src/**/*.{ts,tsx}');
  test('holds', () => {
    expect(all.filter((path) => /\.test\.tsx?$/.test(path) && isAlone(path, all))).toEqual([]);
  });
  test('detects a test alone', () => {
    expect(isAlone('src/a.test.ts', ['src/a.test.ts', 'src/b.ts'])).toBe(true);
    expect(isAlone('src/a.test.tsx', ['src/a.tsx', 'src/a.test.tsx'])).toBe(false);
  });
});

const SUITES = ['test', 'it', 'describe', 'suite', 'bench'];
const SWITCHES = ['skip', 'only', 'todo'];

function switchedOff(source: Source): string[] {
  return [...nodes(source.program)].flatMap(([node, around]) => {
    const parent = around.at(-1);
    const isSwitch = node.type === 'Identifier' && SWITCHES.includes(node.name);
    if (!isSwitch || !parent) return [];
    const chained = parent.type === 'MemberExpression' && parent.property === node;
    const option = parent.type === 'Property' && parent.key === node && isTestCall(around.at(-3));
    return (chained && SUITES.includes(rootName(parent))) || option
      ? [`${place(source, node)}: ${node.name}: repair the test or take it out`]
      : [];
  });
}

function isTestCall(node: Node | undefined): boolean {
  return node?.type === 'CallExpression' && SUITES.includes(rootName(node));
}

/** `test` in `test.concurrent.skip.each(…)` */
function rootName(node: Node): string {
  if (node.type === 'MemberExpression') return rootName(node.object);
  if (node.type === 'CallExpression') return rootName(node.callee);
  return node.type === 'Identifier' ? node.name : '';
}

rule('no test is switched off', sources('{packages/*,.}/{src,test,tests}/**/*.test.ts'), switchedOff, {
  path: 'tests/sample.test.ts',
  refuses: [
    "test.skip('K', () => {});",
    "describe.only('K', () => {});",
    "it.concurrent.only.each([1])('K', () => {});",
    "test.todo('K');",
    "test('K', { skip: true }, () => {});",
  ],
  accepts: [
    "test('K', () => { list.skip(2); });",
    "test.each([1])('only %i', () => {});",
    'const only = { skip: 1 };',
  ],
});

describe('no path of a machine or registry address', () => {
  const SECRETS = [
    { pattern: /(?<![\w.~-])\/(?:root|home|Users|work|workspace|builds)\/[\w.]/, what: "a machine's path" },
    { pattern: /\b[A-Z]:\\{1,2}Users\\/, what: "a machine's path" },
    {
      pattern: /https?:\/\/[\w.-]*(?:registry|npmjs|artifactory|nexus|verdaccio)[\w.-]*\/[\w@-]+\/-\//i,
      what: 'a download address',
    },
    { pattern: /\bregistry\s*=|https?:\/\/registry\./i, what: "a registry's address" },
  ];
  const told = (path: string, text: string): string[] =>
    text.split('\n').flatMap((line, index) => {
      const secret = SECRETS.find(({ pattern }) => pattern.test(line));
      return secret ? [`${path}:${index + 1}: ${secret.what}: say it in a way that holds everywhere`] : [];
    });

  test('holds', () => {
    const texts = repositoryFiles().map((path) => [path, read(path)] as const);
    expect(texts.length).toBeGreaterThan(0);
    expect(
      texts.filter(([, text]) => !text.includes('\0')).flatMap(([path, text]) => told(path, text)),
    ).toEqual([]);
  });

  const slash = '/';
  test.each([
    `cd ${slash}home/anna/eloquence`,
    `"${slash}root/main/file.ts"`,
    `file:${slash}${slash}${slash}Users/anna`,
    `C:${'\\'}Users${'\\'}anna`,
    `"resolved": "https:${slash}${slash}registry.npmjs.org/vite/-/vite-8.0.0.tgz"`,
    `registry${'='}https://packages.example`,
  ])('refuses %s', (line) => expect(told('sample', line)).toHaveLength(1));
  test.each(['see docs/home/start.md', 'https://example.org/home/page', './work/list.txt'])(
    'accepts %s',
    (line) => expect(told('sample', line)).toEqual([]),
  );
});
