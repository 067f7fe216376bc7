import { type Cited, EDITIONS, RULE_NAMES, type RuleName } from '@eloquence/rating';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, RULE_CHAPTERS, ruleValueText } from '../src/index.ts';
import { MESSAGES } from './messages.ts';

const BROKEN = /undefined|NaN|\[object|Invalid|\bnull\b/;

describe.each(LANGUAGES)('every value of every edition in %s', (language) => {
  test.each(EDITIONS.map((edition) => [`${edition.cadence} ${edition.id}`, edition] as const))(
    '%s',
    (_, edition) => {
      const all = [edition.rules, ...edition.variants.map((variant) => variant.rules)];
      for (const [name, cited] of all.flatMap(
        (rules) => Object.entries(rules) as [RuleName, Cited<unknown>][],
      )) {
        const words = ruleValueText(name, cited.value, MESSAGES[language]);
        expect(words, name).not.toMatch(BROKEN);
        expect(words === '–', name).toBe(cited.value === null);
      }
    },
  );

  test('no two rules have the same name', () => {
    const labels = Object.values(MESSAGES[language].rules);
    expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
  });
});

describe('values of rules', () => {
  const steps = [
    { from: 2200, minutes: 120 },
    { from: 1600, minutes: 90 },
    { from: 0, minutes: 60 },
  ];
  const k = [
    { k: 10, reached: 2400 },
    { k: 40, junior: { age: 18, until: 'year-end', under: 2300 } },
    { k: 40, gamesUnder: 30 },
    { k: 20 },
  ];
  test.each<[RuleName, unknown, string, string, string]>([
    [
      'thinkingTime',
      steps,
      '2200 or more: 120 min; 1600 or more: 90 min; otherwise 60 min',
      '2200 ou plus : 120 min ; 1600 ou plus : 90 min ; sinon 60 min',
      '2200 及以上：120 分钟；1600 及以上：90 分钟；其他：60 分钟',
    ],
    [
      'kSteps',
      k,
      '10 once 2400 is reached; 40 to the end of the year of the 18th birthday while under 2300; 40 under 30 games; 20 otherwise',
      '10 dès que 2400 est atteint ; 40 jusqu’à la fin de l’année du 18e anniversaire au-dessous de 2300 ; 40 à moins de 30 parties ; 20 sinon',
      '曾达到 2400：10；18 岁生日当年年末之前且低于 2300：40；不足 30 局：40；其他：20',
    ],
    [
      'timeRange',
      { over: 10, under: 60 },
      'more than 10 and less than 60 min',
      'plus de 10 et moins de 60 min',
      '超过 10 分钟，少于 60 分钟',
    ],
    ['listMonths', [1, 4, 7, 10], 'Jan, Apr, Jul, Oct', 'janv., avr., juil., oct.', '1月、4月、7月、10月'],
    ['bonus', '12.5', '12.5 points', '12,5 points', '12.5 分'],
    ['floor', null, '–', '–', '–'],
  ])('%s', (rule, value, en, fr, zh) => {
    expect(
      LANGUAGES.map((language) =>
        ruleValueText(rule, value, MESSAGES[language]).replaceAll(/[\u00a0\u202f]/g, ' '),
      ),
    ).toEqual([en, fr, zh]);
  });
});

test('chapters begin in the order of the rules', () => {
  const starts = RULE_CHAPTERS.map(({ first }) => RULE_NAMES.indexOf(first));
  expect(starts[0]).toBe(0);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  for (const language of LANGUAGES)
    for (const { chapter } of RULE_CHAPTERS) expect(MESSAGES[language].chapters[chapter]).toBeTruthy();
});
