import { expect, test } from 'vitest';
import {
  chooseEditions,
  developmentCoefficient,
  type EventInput,
  expectedScore,
  findEdition,
  firstRating,
  InputError,
  type KInput,
  rateEvent,
  ratePeriod,
  ratingChange,
  scoreForGoal,
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

const game = { white: 0, black: 1, whiteScore: 1, blackScore: 0, played: true };
const event = (rest: Partial<EventInput>) =>
  rateEvent(edition, {
    type: 'swiss',
    players: [{ rating: 2000 }, { rating: 2000 }],
    games: [game],
    ...rest,
  });
const k = (rest: Partial<KInput>) =>
  developmentCoefficient(edition, { rating: 2000, played: 40, on: '2024-05-01', ...rest });
const goal = (opponents: readonly number[]) =>
  scoreForGoal(edition, { rating: 2000, k: 20, opponents, goal: 2010 });

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
  ['invalid-type events[0].type', () => first({ type: 'knockout' })],
  ['invalid-date start', () => event({ start: '2024-02-30' })],
  ['invalid-type type', () => event({ type: 'knockout' as 'swiss' })],
  ['invalid-count minutes', () => event({ minutes: -1 })],
  ['invalid-rating players[1].rating', () => event({ players: [{ rating: 2000 }, { rating: 9999 }] })],
  ['invalid-k players[0].k', () => event({ players: [{ rating: 2000, k: 0 }, { rating: 2000 }] })],
  ['unknown-player games[1].white', () => event({ games: [game, { ...game, white: 2 }] })],
  ['unknown-player games[0].black', () => event({ games: [{ ...game, black: 0 }] })],
  ['invalid-score games[0].blackScore', () => event({ games: [{ ...game, blackScore: 0.3 }] })],
  ['invalid-score games[1]', () => event({ games: [game, { ...game, blackScore: 1 }] })],
  ['invalid-count games[0].round', () => event({ games: [{ ...game, round: -1 }] })],
  ['invalid-rating rating', () => k({ rating: 0 })],
  ['invalid-rating peak', () => k({ peak: 9999 })],
  ['invalid-count played', () => k({ played: -1 })],
  ['invalid-date on', () => k({ on: '2024-5-1' })],
  ['invalid-date birth', () => k({ birth: '1700' })],
  ['invalid-rating opponents[1]', () => goal([2000, 9999])],
])('an error names the path to the value: %s', (expected, work) => {
  expect(refused(work)).toBe(expected);
});
