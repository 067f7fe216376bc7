import { expect, test } from 'vitest';
import {
  chooseEditions,
  expectedScore,
  findEdition,
  firstRating,
  InputError,
  ratePeriod,
  ratingChange,
} from './index.ts';

const edition = findEdition('standard', '2024-03');
const editions = chooseEditions({});
const good = { opponent: 2000, score: 1 };

/** The code and the path of what is refused. */
function refused(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof InputError) return `${error.code} ${String(error.values.path)}`;
    throw error;
  }
  return 'nothing';
}

const period = (event: object, rest: object = {}) =>
  ratePeriod(editions, {
    rating: 2000,
    k: 20,
    events: [
      { start: '2024-05-01', rating: 2000, games: [good] },
      { start: '2024-05-08', rating: 2000, games: [good], ...event },
    ],
    ...rest,
  });
const first = (event: object) =>
  firstRating(editions, { events: [{ start: '2024-05-01', games: [good], ...event }] });

test.each<[string, () => unknown]>([
  ['invalid-rating own', () => expectedScore(edition, { own: 9999, opponent: 2000 })],
  ['invalid-rating opponent', () => expectedScore(edition, { own: 2000, opponent: 9999 })],
  ['invalid-rating rating', () => ratingChange(edition, { rating: -1, k: 20, games: [good] })],
  ['invalid-k k', () => ratingChange(edition, { rating: 2000, k: 0.5, games: [good] })],
  [
    'invalid-score games[1].score',
    () => ratingChange(edition, { rating: 2000, k: 20, games: [good, { opponent: 2000, score: 2 }] }),
  ],
  ['invalid-rating rating', () => period({}, { rating: 0 })],
  ['invalid-rating events[1].rating', () => period({ rating: 9999 })],
  ['invalid-k events[1].k', () => period({ k: -1 })],
  ['invalid-date events[1].start', () => period({ start: '2024-13-01' })],
  [
    'invalid-rating events[1].games[2].opponent',
    () => period({ games: [good, good, { opponent: 9999, score: 1 }] }),
  ],
  ['no-games events[1]', () => period({ games: [] })],
  ['invalid-rating events[0].games[0].opponent', () => first({ games: [{ opponent: 1.5, score: 1 }] })],
  ['invalid-rating events[0].ru', () => first({ games: undefined, ru: 9999, n: 5 })],
  ['invalid-type events[0]', () => first({ type: 'knockout' })],
])('an error names the path to the value: %s', (expected, work) => {
  expect(refused(work)).toBe(expected);
});
