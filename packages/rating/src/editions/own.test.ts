import { describe, expect, test } from 'vitest';
import { defined } from '../defined.ts';
import { InputError } from '../errors.ts';
import { compareEditions } from './compare.ts';
import { EDITIONS, findEdition } from './index.ts';
import { readEdition } from './own.ts';
import type { Cadence, Cited, Edition } from './rules.ts';

const FILE = {
  id: 'XX-2026',
  title: 'National rating regulations',
  cadence: 'standard',
  from: '2026-01-01',
  basedOn: '2024-03',
  rules: { floor: { value: 1200, article: 'Nat. 3.1' } },
};

const withRules = (rules: Record<string, unknown>): unknown => ({ ...FILE, rules });
const withRule = (name: string, value: unknown, article: unknown = 'Nat. 1'): unknown =>
  withRules({ [name]: { value, article } });
const without = (key: string): unknown =>
  Object.fromEntries(Object.entries(FILE).filter(([name]) => name !== key));

function refusal(json: unknown): InputError {
  try {
    readEdition(json);
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
  throw new Error('was not refused');
}

describe('a valid file', () => {
  const own = readEdition(FILE);
  const base = findEdition('standard', '2024-03');

  test('is a separate edition', () => {
    const { rules: _, ...header } = FILE;
    expect(own).toMatchObject({ ...header, status: 'own', variants: [], applied: [] });
  });
  test('has its own values, and those of its base edition otherwise', () => {
    expect(own.rules.floor).toEqual({ value: 1200, article: 'Nat. 3.1', provenance: 'text' });
    expect(compareEditions([base, own]).map(({ rule }) => rule)).toEqual(['floor']);
    expect(own.rules.kSteps).toBe(base.rules.kSteps);
  });
  test('may omit a rule, with or without an article', () => {
    expect(readEdition(withRule('kTimesGames', null, null)).rules.kTimesGames).toEqual({
      value: null,
      article: null,
      provenance: 'text',
    });
    expect(readEdition(withRule('kTimesGames', null, 'Nat. 5')).rules.kTimesGames.article).toBe('Nat. 5');
  });
  test('may change only the name', () => expect(readEdition(withRules({})).rules).toEqual(base.rules));
  test('may name its schema', () => {
    expect(readEdition({ $schema: './edition.schema.json', ...FILE }).id).toBe('XX-2026');
  });
  test('may have other K, another bonus and another cap', () => {
    const kSteps = [{ k: 50, gamesUnder: 20 }, { k: 15, reached: 2200 }, { k: 25 }];
    const { rules } = readEdition(
      withRules({
        kSteps: { value: kSteps, article: 'Nat. 4' },
        firstRatingMethod: { value: 'bonus', article: 'Nat. 6' },
        atHalf: { value: 'average', article: 'Nat. 6' },
        bonus: { value: '12.5', article: 'Nat. 6' },
        differenceCap: { value: null, article: null },
      }),
    );
    expect(rules.kSteps.value).toEqual(kSteps);
    expect(rules.bonus.value).toBe('12.5');
    expect(rules.differenceCap.value).toBe(null);
  });
  test('is frozen, unlike its input', () => {
    const json = JSON.parse(JSON.stringify(withRule('drawnGames', { games: 3, rating: 1700 })));
    const { rules } = readEdition(json);
    expect(Object.isFrozen(rules.drawnGames.value)).toBe(true);
    json.rules.drawnGames.value.games = 4;
    expect(rules.drawnGames.value).toEqual({ games: 3, rating: 1700 });
  });
  test('may be based on an edition of the caller', () => {
    const known = readEdition(FILE);
    const find = (cadence: Cadence, id: string): Edition =>
      id === known.id ? known : findEdition(cadence, id);
    const next = readEdition({ ...FILE, id: 'XX-2027', basedOn: 'XX-2026', rules: {} }, find);
    expect(next.basedOn).toBe('XX-2026');
    expect(next.rules.floor.value).toBe(1200);
  });
});

describe('an invalid file is refused with the path', () => {
  const RULE = [{ name: 'value' }, { name: 'article' }];
  const cases: readonly (readonly [string, unknown, string, object])[] = [
    [
      'no object',
      null,
      '(file)',
      {
        kind: 'object',
        keys: [
          { name: 'id' },
          { name: 'title' },
          { name: 'cadence' },
          { name: 'from' },
          { name: 'basedOn' },
          { name: 'rules' },
        ],
      },
    ],
    ['a list', [], '(file)', { kind: 'object' }],
    ['a text', 'floor: 1200', '(file)', { kind: 'object' }],
    ['no id', without('id'), 'id', { kind: 'edition-id' }],
    ['an id of FIDE', { ...FILE, id: '2024-03' }, 'id', { kind: 'edition-id' }],
    ['an id with spaces', { ...FILE, id: 'my rules' }, 'id', { kind: 'edition-id' }],
    ['an id that is too long', { ...FILE, id: 'a'.repeat(61) }, 'id', { kind: 'edition-id' }],
    ['no title', without('title'), 'title', { kind: 'text', from: 1 }],
    ['an empty title', { ...FILE, title: ' ' }, 'title', { kind: 'text', from: 1 }],
    ['no cadence', without('cadence'), 'cadence', { kind: 'one-of', values: ['standard', 'rapid', 'blitz'] }],
    [
      'an unknown cadence',
      { ...FILE, cadence: 'bullet' },
      'cadence',
      { kind: 'one-of', values: ['standard', 'rapid', 'blitz'] },
    ],
    ['no date', without('from'), 'from', { kind: 'date' }],
    ['an impossible date', { ...FILE, from: '2026-02-30' }, 'from', { kind: 'date' }],
    ['a date in another format', { ...FILE, from: '1.1.2026' }, 'from', { kind: 'date' }],
    ['no basis', without('basedOn'), 'basedOn', { kind: 'text', from: 1 }],
    [
      'an unknown basis',
      { ...FILE, basedOn: '2023-01' },
      'basedOn',
      { kind: 'edition', cadence: 'standard', values: expect.arrayContaining(['2005-07']) },
    ],
    [
      'a basis of another cadence',
      { ...FILE, cadence: 'blitz', basedOn: '2022-01' },
      'basedOn',
      { kind: 'edition', cadence: 'blitz', values: expect.arrayContaining(['2012-01']) },
    ],
    ['no rules', without('rules'), 'rules', { kind: 'object', to: 1000, keys: RULE }],
    ['rules as a list', { ...FILE, rules: [] }, 'rules', { kind: 'object', to: 1000, keys: RULE }],
    ['an unknown key', { ...FILE, titel: 'x' }, 'titel', { kind: 'known-key', meant: 'title' }],
    [
      'an unknown key without a similar one',
      { ...FILE, colour: 'x' },
      'colour',
      { kind: 'known-key', meant: null },
    ],
    ['an unknown rule', withRule('flor', 1200), 'rules.flor', { kind: 'known-key', meant: 'floor' }],
    [
      'an unknown rule without a similar one',
      withRule('colour', 1),
      'rules.colour',
      { kind: 'known-key', meant: null },
    ],
    ['a rule of the prototype', withRule('constructor', 1), 'rules.constructor', { kind: 'known-key' }],
    ['a rule without its article', withRules({ floor: 1200 }), 'rules.floor', { kind: 'object', keys: RULE }],
    [
      'a value of another type',
      withRule('floor', '1200'),
      'rules.floor.value',
      { kind: 'integer', from: 1, to: 4000 },
    ],
    [
      'a value out of range',
      withRule('floor', 99999),
      'rules.floor.value',
      { kind: 'integer', from: 1, to: 4000 },
    ],
    [
      'a fraction',
      withRule('floor', JSON.parse('1200.5')),
      'rules.floor.value',
      { kind: 'integer', from: 1, to: 4000 },
    ],
    [
      'a bonus as a number',
      withRule('bonus', 12),
      'rules.bonus.value',
      { kind: 'nullable', of: { kind: 'decimal', example: '12.5', inQuotes: true } },
    ],
    [
      'no value',
      withRules({ floor: { article: 'Nat. 1' } }),
      'rules.floor.value',
      { kind: 'integer', from: 1, to: 4000 },
    ],
    ['no article', withRules({ floor: { value: 1200 } }), 'rules.floor.article', { kind: 'text', from: 1 }],
    ['an empty article', withRule('floor', 1200, ''), 'rules.floor.article', { kind: 'text', from: 1 }],
    ['an article of spaces', withRule('floor', 1200, '  '), 'rules.floor.article', { kind: 'text', from: 1 }],
    [
      'a value with article null',
      withRule('floor', 1200, null),
      'rules.floor.article',
      { kind: 'text', from: 1 },
    ],
    [
      'null with an empty article',
      withRule('kTimesGames', null, ''),
      'rules.kTimesGames.article',
      { kind: 'text', from: 1 },
    ],
    [
      'null where there must be a rule',
      withRule('floor', null),
      'rules.floor.value',
      { kind: 'integer', from: 1, to: 4000 },
    ],
    [
      'an unknown key in a rule',
      withRules({ floor: { value: 1200, article: '1', artikel: '1' } }),
      'rules.floor.artikel',
      { kind: 'known-key', meant: 'article' },
    ],
    [
      'an unknown key in a value',
      withRule('drawnGames', { games: 2, rating: 1800, points: 1 }),
      'rules.drawnGames.value.points',
      { kind: 'known-key' },
    ],
    [
      'a missing key in a value',
      withRule('drawnGames', { games: 2 }),
      'rules.drawnGames.value.rating',
      { kind: 'integer', from: 1, to: 4000 },
    ],
    [
      'a K list that does not cover every player',
      withRule('kSteps', [{ k: 40, gamesUnder: 30 }]),
      'rules.kSteps.value',
      { kind: 'condition', condition: 'last-step-unconditional' },
    ],
    [
      'a K step that is never reached',
      withRule('kSteps', [{ k: 20 }, { k: 10, reached: 2400 }]),
      'rules.kSteps.value',
      { kind: 'condition', condition: 'last-step-unconditional' },
    ],
    [
      'a K of 0',
      withRule('kSteps', [{ k: 0 }]),
      'rules.kSteps.value[0].k',
      { kind: 'integer', from: 1, to: 200 },
    ],
    [
      'ascending thinking times',
      withRule('thinkingTime', [
        { from: 0, minutes: 60 },
        { from: 2000, minutes: 90 },
      ]),
      'rules.thinkingTime.value',
      { kind: 'condition', condition: 'falling-steps' },
    ],
    [
      'months out of order',
      withRule('listMonths', [7, 1]),
      'rules.listMonths.value',
      { kind: 'condition', condition: 'months-in-order' },
    ],
    [
      'the bonus method without a bonus',
      withRules({
        firstRatingMethod: { value: 'bonus', article: '1' },
        atHalf: { value: 'average', article: '1' },
      }),
      'rules.bonus.value',
      { kind: 'rule-needed', rule: 'firstRatingMethod', value: 'bonus' },
    ],
    [
      'a negative number of draws',
      withRule('drawnGames', null, null),
      'rules.drawnGames.value',
      { kind: 'rule-needed', rule: 'firstRatingMethod', value: 'drawn-games' },
    ],
    [
      'a floor above the highest first rating',
      withRule('floor', 2300),
      'rules.firstRatingMaximum.value',
      { kind: 'at-least', rule: 'floor' },
    ],
  ];
  test.each(cases)('%s', (_, json, path, expected) => {
    const { code, values } = refusal(json);
    expect(code).toBe('edition-file');
    expect(values).toMatchObject({ path, count: 1, expected });
    expect(values.problems).toEqual([{ path, value: values.value, expected: values.expected }]);
  });

  test('all problems are reported at once', () => {
    const { count, problems } = refusal({
      ...FILE,
      from: 'today',
      rules: { floor: { value: 'low', article: '' }, flor: 1 },
    }).values;
    expect(count).toBe(4);
    expect(problems).toEqual([
      { path: 'from', value: '"today"', expected: { kind: 'date' } },
      { path: 'rules.floor.value', value: '"low"', expected: { kind: 'integer', from: 1, to: 4000 } },
      {
        path: 'rules.floor.article',
        value: '""',
        expected: { kind: 'text', from: 1, to: 100, line: true },
      },
      { path: 'rules.flor', value: '1', expected: { kind: 'known-key', meant: 'floor' } },
    ]);
  });

  test('the number of problems and of rules is limited', () => {
    const rules = (count: number): unknown =>
      withRules(Object.fromEntries(Array.from({ length: count }, (_, index) => [`rule${index}`, 1])));
    const { count, problems } = refusal(rules(60)).values;
    expect(count).toBe(60);
    expect(problems).toHaveLength(50);
    expect(refusal(rules(1001)).values).toMatchObject({ path: 'rules', count: 1 });
  });

  test('control characters of the file are escaped', () => {
    const { message } = refusal({ ...FILE, id: '\u001b[2J', '\u001b[3J': 1 });
    expect(message.includes('\u001b')).toBe(false);
  });

  test('a programming error is not reported as a problem of the file', () => {
    const broken = (): Edition => {
      throw new TypeError('broken');
    };
    expect(() => readEdition(FILE, broken)).toThrow(TypeError);
  });
});

describe('every edition can be written as a file', () => {
  test.each(EDITIONS.map((edition) => ({ name: `${edition.cadence} ${edition.id}`, edition })))(
    '$name',
    ({ edition }) => {
      const rules = Object.entries(edition.rules).map(
        ([name, { value, article }]: [string, Cited<unknown>]) => [name, { value, article }],
      );
      const other = defined(EDITIONS.find((each) => each.cadence === edition.cadence && each !== edition));
      const file = JSON.stringify({
        id: `copy-of-${edition.id}`,
        title: edition.title,
        cadence: edition.cadence,
        from: edition.from,
        basedOn: other.id,
        rules: Object.fromEntries(rules),
      });
      const copy = readEdition(JSON.parse(file));
      expect(compareEditions([edition, copy])).toEqual([]);
      expect(Object.values(copy.rules).map(({ article }) => article)).toEqual(
        Object.values(edition.rules).map(({ article }) => article),
      );
    },
  );
});
