import { describe, expect, test } from 'vitest';
import { DOCUMENTED_ONLY } from '../../packages/rating/src/editions/documented-only.ts';
import { parse } from '../../scripts/parse.ts';
import { interfaceKeys } from './codes.ts';
import { isTest, read, sources } from './files.ts';
import { type Declaration, declarations, reachedRules, rulesRead } from './rules-read.ts';

const RULES = 'packages/rating/src/editions/rules.ts';
const rules = interfaceKeys(parse(RULES, read(RULES)), 'Rules');
const inFiles = (pattern: string): Declaration[] =>
  sources(pattern)
    .filter((source) => !isTest(source) && !source.path.startsWith('packages/rating/src/editions/'))
    .flatMap(declarations);
// A function that nobody calls decides nothing: a rule counts as read where a command, a route or a page reaches it.
const readRules = reachedRules(
  inFiles('packages/{cli,server,web}/src/**/*.{ts,tsx}'),
  inFiles('packages/{rating,reports,office}/src/**/*.ts'),
);
const documentedOnly = Object.keys(DOCUMENTED_ONLY);

describe('every rule of an edition', () => {
  test('is known', () => expect(rules.length).toBeGreaterThan(80));

  test('is read by code that a program reaches, or documented only', () => {
    expect(rules.filter((name) => !readRules.has(name) && !documentedOnly.includes(name))).toEqual([]);
  });

  test('is documented only if no code reads it', () => {
    expect(documentedOnly.filter((name) => readRules.has(name))).toEqual([]);
  });

  test.each(Object.entries(DOCUMENTED_ONLY))('%s has a reason', (_, why) => {
    expect(why).toMatch(/^[A-Z].{20,}\.$/);
  });
});

test.each([
  ['edition.rules.floor.value;', ['floor']],
  ['const { floor, kSteps: steps } = edition.rules;', ['floor', 'kSteps']],
  ['const f = ({ rules }: Edition) => rules.floor;', ['floor']],
  ['const f = ({ rules: { floor } }: Edition) => floor;', ['floor']],
  ['const { floor } = editions.at(day).rules;', ['floor']],
  ['edition.rules[name]; const words = { floor: 1 }; words.floor; type F = Rules["floor"];', []],
])('%s reads %j', (text, found) => {
  expect(rulesRead(parse('packages/rating/src/sample.ts', text).program)).toEqual(found);
});

test.each([
  ["import { a } from 'x'; a();", ['floor']],
  ["import { a as other } from 'x'; const f = () => other();", ['floor']],
  // The same name, but not that function; a function that nobody calls.
  ['const a = 1; use(a);', []],
  ["import { c } from 'x'; c();", []],
])('%s reaches %j', (text, found) => {
  const library = 'function a() { return b(); } function b() { return edition.rules.floor; } function c() {}';
  const program = declarations(parse('packages/cli/src/x.ts', text));
  const engine = declarations(parse('packages/rating/src/y.ts', library));
  expect([...reachedRules(program, engine)]).toEqual(found);
});
