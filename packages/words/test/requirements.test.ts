import type { Requirement } from '@eloquence/rating';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../src/index.ts';
import { MESSAGES } from './messages.ts';

type Kind = Requirement['kind'];
type Sample<K extends Kind> = Omit<Extract<Requirement, { readonly kind: K }>, 'kind'>;

const FLAG = { kind: 'flag' } as const;
const CONDITIONS = [
  'falling-steps',
  'one-lower-and-upper-limit',
  'last-step-unconditional',
  'months-in-order',
] as const;

const SAMPLES: { readonly [K in Kind]: readonly Sample<K>[] } = {
  integer: [{}, { from: 1 }, { to: 9 }, { from: 1, to: 9 }],
  number: [{}],
  decimal: [{ example: '12.5' }, { example: '12.5', inQuotes: true }],
  'two-decimals': [{ example: '-0.61' }],
  'half-points': [{ to: 9 }],
  'scores-together': [{ to: 1 }],
  games: [{ from: 1 }, { to: 9 }, { from: 1, to: 9 }],
  events: [{ from: 1 }],
  date: [
    {},
    { from: '2024-03-01' },
    { from: '2024-03-01', day: 'event-start' },
    { from: '2012-07-01', day: 'first-list' },
  ],
  year: [{ from: 1800 }],
  'birth-date': [{ before: '2024-03-01' }],
  'first-of-month': [{ from: '2024-03-01' }],
  text: [{}, { from: 1 }, { to: 9 }, { from: 1, to: 9, line: true }, { line: true }],
  'edition-id': [{}],
  'federation-code': [{}],
  'fide-id': [{}],
  'line-code': [{}],
  'unchanged-text': [{}],
  flag: [{}],
  'one-of': [{ values: [] }, { values: [1, 0.5] }, { values: ['a', 'b'], inQuotes: true }],
  edition: [{ cadence: 'rapid' }, { cadence: 'rapid', values: ['2012-01'] }],
  nullable: [{ of: FLAG }],
  either: [{ of: [FLAG, { kind: 'number' }] }],
  list: [{}, { of: FLAG }, { of: FLAG, from: 1, to: 9 }],
  object: [
    {},
    {
      keys: [
        { name: 'a', value: FLAG },
        { name: 'b', optional: true },
      ],
    },
    { keys: [{ name: 'a' }], to: 9 },
  ],
  'known-key': [{ meant: null }, { meant: 'floor', object: { kind: 'object' } }],
  condition: CONDITIONS.flatMap((condition) => [{ condition }, { condition, of: FLAG }]),
  'rule-needed': [
    { rule: 'bonus', value: null },
    { rule: 'bonus', value: '12.5' },
  ],
  'at-least': [{ rule: 'floor' }, { rule: 'largest-k' }],
  'at-half-of-method': [{}],
  'other-player': [{}],
  'start-number': [{}, { to: 9 }],
  'games-or-result': [{}],
  'crosstable-result': [{}],
  'games-of-event': [{}],
  'round-robin-only': [{}],
  bytes: [{}],
  'result-of': [{ functions: ['readReport', 'readAnyReport'] }],
  event: [{ cadence: 'rapid' }],
  'whole-event': [{ event: 'E-1' }],
  'no-whole': [{ event: 'E-1', parts: ['E-2', 'E-3'] }],
  'cadence-of-part': [{ cadence: 'rapid', event: 'E-2' }],
};

const CASES = (Object.entries(SAMPLES) as [Kind, readonly object[]][]).flatMap(([kind, samples]) =>
  samples.map((sample) => ({ kind, ...sample }) as Requirement),
);

describe.each(LANGUAGES)('every requirement in %s', (language) => {
  const { requirement } = MESSAGES[language];
  test.each(CASES)('%j', (each) => {
    const phrase = requirement(each);
    expect(phrase).not.toMatch(/undefined|NaN|\[object|\n| {2}/);
    expect(phrase).not.toBe('');
    if (language !== 'en') expect(phrase).not.toMatch(/\b(an|the|of|such|least|with)\b/);
    if (language === 'zh') expect(phrase).toMatch(/[\u4e00-\u9fff]|^"/);
  });
});

test.each<[Requirement, string, string, string]>([
  [
    { kind: 'integer', from: 1, to: 4000 },
    'an integer from 1 to 4000',
    'un entier de 1 à 4000',
    '1 到 4000 的整数',
  ],
  [
    { kind: 'nullable', of: { kind: 'one-of', values: ['days', 'months'], inQuotes: true } },
    '"days" or "months", or null',
    '"days" ou "months", ou null',
    '"days"或"months"，或 null',
  ],
  [
    { kind: 'list', of: { kind: 'integer', from: 1, to: 12 }, from: 1, to: 12 },
    'a list of 1 to 12 different items, each an integer from 1 to 12',
    'une liste de 1 à 12 éléments différents, chacun étant un entier de 1 à 12',
    '含 1 到 12 个不同项的列表，每项为 1 到 12 的整数',
  ],
  [
    {
      kind: 'object',
      keys: [
        { name: 'licensed', value: { kind: 'flag' } },
        { name: 'name', value: { kind: 'text' }, optional: true },
      ],
    },
    'an object with "licensed" (true or false) and optionally "name" (text in quotes)',
    'un objet avec "licensed" (true ou false) et au besoin "name" (un texte entre guillemets)',
    '含 "licensed"（true 或 false）和可选的 "name"（加引号的文本）的对象',
  ],
])('%j', (each, ...phrases) => {
  expect(LANGUAGES.map((language) => MESSAGES[language].requirement(each))).toEqual(phrases);
});
