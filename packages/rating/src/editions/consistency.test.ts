import { describe, expect, test } from 'vitest';
import { at, none } from './cite.ts';
import { contradictions } from './consistency.ts';
import { findEdition } from './index.ts';
import type { RuleName, Rules } from './rules.ts';

describe('inconsistent rules', () => {
  const cases: readonly (readonly [string, Partial<Rules>, readonly RuleName[]])[] = [
    ['2014-07', { thinkingTimeScope: none }, ['thinkingTimeScope']],
    ['2014-07', { thinkingTimeRatings: none }, ['thinkingTimeRatings']],
    ['2014-07', { movesAssumed: none }, ['movesAssumed']],
    ['2014-07', { movesAssumed: none, thinkingTime: none }, []],
    [
      '2014-07',
      { movesAssumed: none, thinkingTime: none, timeRange: at('1', { from: 10, under: 60 }) },
      ['movesAssumed'],
    ],
    ['2014-07', { roundRobinMethod: none }, ['roundRobinMethod']],
    ['2014-07', { roundRobinAverage: none }, ['roundRobinAverage']],
    ['2014-07', { belowHalfRoundRobin: none }, ['belowHalfRoundRobin']],
    ['2014-07', { bonus: none }, ['bonus']],
    ['2014-07', { atHalf: at('1', 'average-and-dp') }, ['atHalf']],
    ['2014-07', { firstRatingMethod: at('1', 'drawn-games') }, ['drawnGames', 'atHalf']],
    ['2024-03', { drawnGames: none }, ['drawnGames']],
    ['2024-03', { firstRatingMethod: at('1', 'bonus') }, ['bonus', 'atHalf']],
    ['2024-03', { floor: at('1', 2201) }, ['firstRatingMaximum']],
    ['2024-03', { floor: at('1', 2200) }, []],
    ['2025-10', { differenceCap: none }, ['differenceCap']],
    ['2024-03', { differenceCap: none }, []],
    ['2024-03', { kTimesGames: at('1', 39) }, ['kTimesGames']],
    ['2024-03', { kTimesGames: at('1', 40) }, []],
    ['2024-03', { kSteps: none, kTimesGames: at('1', 1) }, []],
  ];
  test.each(cases)('%s %j → %j', (id, changes, rules) => {
    const found = contradictions({ ...findEdition('standard', id).rules, ...changes });
    expect(found.map(({ path }) => path)).toEqual(rules.map((rule) => `rules.${rule}.value`));
  });

  test('the message has the value and the reason', () => {
    const rules = { ...findEdition('standard', '2014-07').rules, bonus: none };
    expect(contradictions(rules)).toEqual([
      {
        path: 'rules.bonus.value',
        value: 'null',
        expected: { kind: 'rule-needed', rule: 'firstRatingMethod', value: 'bonus' },
      },
    ]);
  });
});
