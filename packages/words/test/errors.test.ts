import {
  adjustRating,
  calculateChange,
  calculateExpected,
  calculateInitial,
  calculateInitialOfEvents,
  calculateK,
  calculatePeriod,
  findEdition,
  InputError,
  type InputErrorCode,
  rateEvent,
  readEdition,
} from '@eloquence/rating';
import { fromJson, readStatedFacts } from '@eloquence/reports';
import { describe, expect, test } from 'vitest';
import { inputErrorText, LANGUAGES } from '../src/index.ts';
import { MESSAGES } from './messages.ts';

const games = [{ opponent: 1900, score: 1 }];
const day = { rating: 2000, played: 10, on: '2024-04-01' };
const newest = findEdition('standard', '2024-03');
const match = { type: 'match', players: [{ rating: 2000 }, { rating: 2100 }] } as const;
const moved = { whiteScore: 1, blackScore: 0, played: true };
const own = { id: 'own', title: 'Own', cadence: 'standard', from: '2026-01-01', basedOn: '2024-03' };

/** A refused input for every code of the engine. */
const REFUSED: { readonly [Code in InputErrorCode]: () => unknown } = {
  'invalid-rating': () => calculateExpected({}, { own: 5000, opponent: 2000 }),
  'invalid-k': () => calculateChange({}, { rating: 2000, k: 0, games }),
  'invalid-score': () => calculateChange({}, { rating: 2000, k: 20, games: [{ opponent: 1900, score: 2 }] }),
  'invalid-count': () => calculateK({}, { ...day, played: -1 }),
  'invalid-date': () => calculateK({}, { ...day, on: '2024-02-30' }),
  'invalid-type': () => calculateInitial({}, { games, type: 'blind' as 'swiss' }),
  'invalid-input': () => calculatePeriod({}, { rating: '2000' }),
  'no-games': () => calculateChange({}, { rating: 2000, k: 20, games: [] }),
  'too-many-games': () => calculateChange({}, { rating: 2000, k: 20, games: Array(3000).fill(games[0]) }),
  'unknown-edition': () => findEdition('standard', '2010-01'),
  'unknown-adjustment': () => adjustRating('2020-01', { cadence: 'standard', rating: 2000 }),
  'unknown-variant': () => calculateExpected({ variants: ['unheard-of'] }, { own: 2000, opponent: 2000 }),
  'before-first-edition': () => calculateK({}, { ...day, on: '2004-01-01' }),
  'edition-file': () => readEdition({ ...own, rules: { floor: { value: 'low', article: '1' }, flor: 1 } }),
  'k-not-set': () => calculateK({ cadence: 'rapid' }, { ...day, on: '2006-01-01' }),
  'games-needed': () => calculateInitial({ edition: '2014-07' }, { games, type: 'round-robin' }),
  'unknown-player': () => rateEvent(newest, { ...match, games: [{ ...moved, white: 0, black: 7 }] }),
  'out-of-safe-range': () => {
    throw new InputError('out-of-safe-range', { value: '1/0' });
  },
};

function refusal(refused: () => unknown): InputError {
  try {
    refused();
  } catch (error) {
    if (error instanceof InputError) return error;
  }
  throw new Error('was not refused');
}

/** Allowed values in the files beside reports. */
const FILES: readonly (() => unknown)[] = [
  () => readStatedFacts([]),
  () => readStatedFacts({ registerd: '2024-01-01' }),
  () => readStatedFacts({ registered: 'soon' }),
  () => readStatedFacts({ received: 5 }),
  () => readStatedFacts({ official: 'yes' }),
  () => readStatedFacts({ approvals: { other: true } }),
  () => readStatedFacts({ scheduledGames: 0 }),
  () => readStatedFacts({ arbiters: 'many' }),
  () => readStatedFacts({ laterEvent: [0] }),
  () => fromJson({}),
  () => fromJson({ format: 'eloquence-report', records: [{ kind: 'player' }] }),
  () => fromJson({ format: 'eloquence-report', records: [{ kind: 'header', code: '012', value: 5 }] }),
];

const CASES = Object.entries(REFUSED) as [InputErrorCode, () => unknown][];
/** Other allowed values in errors of the engine. */
const MORE: readonly (() => unknown)[] = [
  () => calculateInitialOfEvents({}, { events: [] }),
  () => calculateInitialOfEvents({}, { events: [{ start: '2024-04-01' }] }),
  () => calculateInitialOfEvents({}, { events: 5 }),
  () => calculateInitialOfEvents({}, { event: [] }),
  () => calculateInitialOfEvents({}, { events: [{ official: 'yes', games }] }),
  () =>
    calculateInitialOfEvents(
      { edition: '2014-07' },
      {
        events: [{ type: 'round-robin', ru: 1900, n: 9 }, { games }],
      },
    ),
  () => rateEvent(newest, { ...match, games: [{ ...moved, white: 0, black: 0 }] }),
  () => rateEvent(newest, { ...match, games: [] }),
  () => calculateExpected({ edition: newest, cadence: 'rapid' }, { own: 2000, opponent: 2000 }),
  () => adjustRating('2020-01', { cadence: 'standard', rating: 1500 }),
  () => readEdition([]),
  () => readEdition({ ...own, rules: { bonus: { value: 5, article: '1' } } }),
  () => readEdition({ ...own, rules: { kTimesGames: { value: 5, article: '1' } } }),
  () => readEdition({ ...own, rules: { minimumScore: { value: 1, article: '1' } } }),
];

/** Remaining English words in French and Chinese texts. */
const ENGLISH =
  /\b(integer|from(?!,)|to|allowed|found|expected|needed|must|list of|object|number|text|such)\b/;
const BROKEN = /undefined|NaN|\[object|\n/;

describe.each(LANGUAGES)('every error in %s', (language) => {
  test.each(CASES)('%s', (code, refused) => {
    const error = refusal(refused);
    expect(error.code).toBe(code);
    const line = inputErrorText(error, MESSAGES[language]);
    expect(line).not.toMatch(BROKEN);
    expect(line).toMatch(language === 'zh' ? /。$/ : /\.$/);
    // Keys of files are in quotes.
    if (language !== 'en') expect(line.replaceAll(/"\w+"/g, '')).not.toMatch(ENGLISH);
  });

  test.each([...MORE, ...FILES])('%s', (refused) => {
    const line = inputErrorText(refusal(refused), MESSAGES[language]);
    expect(line).not.toMatch(BROKEN);
    // Keys of files are in quotes.
    if (language !== 'en') expect(line.replaceAll(/"\w+"/g, '')).not.toMatch(ENGLISH);
  });
});

test.each<[InputErrorCode, string, string, string]>([
  [
    'invalid-rating',
    '5000 is not a rating; it must be an integer from 1 to 4000.',
    '5000 n’est pas un classement ; il faut un entier de 1 à 4000.',
    '5000 不是等级分，应为 1 到 4000 的整数。',
  ],
  [
    'invalid-score',
    '2 is not a score; allowed: 1, 0.5 or 0.',
    '2 n’est pas un score ; valeurs admises : 1, 0,5 ou 0.',
    '2 不是得分，可用的值：1、0.5或0。',
  ],
  [
    'before-first-edition',
    '2004-01-01 is before the first edition known for standard ratings; allowed: 2005-07-01 or later.',
    'Le 2004-01-01 précède la première édition connue pour la cadence standard ; admis : le 2005-07-01 ou plus tard.',
    '2004-01-01 早于慢棋已知的最早版本，允许：2005-07-01 或以后。',
  ],
])('%s', (code, en, fr, zh) => {
  const error = refusal(REFUSED[code]);
  expect(
    LANGUAGES.map((language) => inputErrorText(error, MESSAGES[language]).replaceAll(/[\u00a0\u202f]/g, ' ')),
  ).toEqual([en, fr, zh]);
});
