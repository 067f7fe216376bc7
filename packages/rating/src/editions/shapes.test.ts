import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { RuleName } from './rules.ts';
import { RULE_NAMES, SHAPES } from './shapes.ts';

const problems = (rule: RuleName, value: unknown): string[] =>
  SHAPES[rule].check(value, rule).map(({ path }) => path);

test('every rule has one shape', () => {
  expect(RULE_NAMES.length).toBeGreaterThan(100);
  expect(new Set(RULE_NAMES).size).toBe(RULE_NAMES.length);
  expect([RULE_NAMES[0], RULE_NAMES.at(-1)]).toEqual(['amendedBy', 'deaths']);
});

test('shapes are in the order of the declaration', () => {
  const source = readFileSync(new URL('./rules.ts', import.meta.url), 'utf8');
  expect([...source.matchAll(/^ {2}readonly (\w+): Cited</gm)].map(([, name]) => name)).toEqual(RULE_NAMES);
});

describe('values that no edition may have', () => {
  const cases: readonly (readonly [RuleName, unknown])[] = [
    ['floor', null],
    ['floor', 0],
    ['floor', 4001],
    ['bonus', 12],
    ['bonus', 'many'],
    ['digitsShown', 5],
    ['listMonths', []],
    ['listMonths', [7, 1]],
    ['listMonths', [1, 1]],
    ['firstList', '2012-02-30'],
    ['thinkingTime', [{ from: 2200, minutes: 120 }]],
    [
      'thinkingTime',
      [
        { from: 1600, minutes: 90 },
        { from: 2200, minutes: 120 },
        { from: 0, minutes: 60 },
      ],
    ],
    [
      'thinkingTime',
      [
        { from: 2200, minutes: 60 },
        { from: 0, minutes: 90 },
      ],
    ],
    ['timeRange', {}],
    ['timeRange', { from: 10 }],
    ['timeRange', { under: 60 }],
    ['timeRange', { from: 10, over: 10, under: 60 }],
    ['timeRange', { from: 10, to: 60, under: 60 }],
    ['timeRange', { from: 60, under: 10 }],
    ['kSteps', []],
    ['kSteps', [{ k: 40, gamesUnder: 30 }]],
    ['kSteps', [{ k: 20 }, { k: 40, gamesUnder: 30 }]],
    ['kSteps', [{ k: 20 }, { k: 10 }]],
    ['extremeDifference', 100],
    ['inactiveShown', 'sometimes'],
  ];
  test.each(cases)('%s %j', (rule, value) => expect(problems(rule, value)).toEqual([rule]));

  const deeper: readonly (readonly [RuleName, unknown, string])[] = [
    ['listMonths', [0], 'listMonths[0]'],
    ['kSteps', [{ k: 0 }], 'kSteps[0].k'],
    [
      'kSteps',
      [{ k: 40, junior: { age: 18, until: 'never', under: 2300 } }, { k: 20 }],
      'kSteps[0].junior.until',
    ],
    ['closing', { basis: 'ended', before: { count: 3, unit: 'weeks' } }, 'closing.before.unit'],
    ['closing', { basis: 'ended' }, 'closing.before'],
    ['minimumGamesMember', { games: 7, associations: ['IBCA', 5] }, 'minimumGamesMember.associations[1]'],
    ['floorBefore', { date: 'soon', floor: 1400 }, 'floorBefore.date'],
    ['inactiveShown', { count: -1, unit: 'lists' }, 'inactiveShown'],
  ];
  test.each(deeper)('%s %j', (rule, value, path) => expect(problems(rule, value)).toEqual([path]));
});

describe('values that an edition may have', () => {
  const cases: readonly (readonly [RuleName, unknown])[] = [
    ['kSteps', [{ k: 20 }]],
    ['kSteps', [{ k: 30, gamesUnder: 20, reached: 1800 }, { k: 15 }]],
    ['kSteps', null],
    ['thinkingTime', [{ from: 0, minutes: 60 }]],
    ['timeRange', { over: 3, to: 10 }],
    ['inactiveShown', { count: 0, unit: 'lists' }],
    ['inactiveShown', 'always'],
    ['inactiveShown', null],
    ['bonus', '12.5'],
    ['differenceCap', null],
  ];
  test.each(cases)('%s %j', (rule, value) => expect(problems(rule, value)).toEqual([]));
});
