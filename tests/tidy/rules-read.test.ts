import { describe, expect, test } from 'vitest';
import { DOCUMENTED_ONLY } from '../../packages/rating/src/editions/documented-only.ts';
import { parse } from '../../scripts/parse.ts';
import { interfaceKeys } from './codes.ts';
import { isTest, read, sources } from './files.ts';
import { rulesRead } from './rules-read.ts';

const RULES = 'packages/rating/src/editions/rules.ts';
const rules = interfaceKeys(parse(RULES, read(RULES)), 'Rules');
const readers = sources('packages/{rating,reports,office}/src/**/*.ts').filter(
  (source) => !isTest(source) && !source.path.startsWith('packages/rating/src/editions/'),
);
const readRules = new Set(readers.flatMap(rulesRead));
const documentedOnly = Object.keys(DOCUMENTED_ONLY);

describe('every rule of an edition', () => {
  test('is known', () => expect(rules.length).toBeGreaterThan(80));

  test('is read by code or documented only', () => {
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
  expect(rulesRead(parse('packages/rating/src/sample.ts', text))).toEqual(found);
});
