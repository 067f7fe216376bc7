import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defined } from '../src/defined.ts';
import {
  EDITIONS,
  type Edition,
  type Editions,
  type EventGameInput,
  expectedScore,
  firstRating,
  type GameInput,
  performanceRating,
  rateEvent,
  ratePeriod,
  ratingChange,
  scoreForGoal,
} from '../src/index.ts';
import { score, standard } from './helpers.ts';

const named = EDITIONS.map((edition) => ({ name: `${edition.cadence} ${edition.id}`, edition }));
const always = (edition: Edition): Editions => ({ at: () => edition, whole: edition });

const ratings = fc.integer({ min: 1, max: 4000 });
/** Few values, so that gaps tie and reach every limit. */
const coarse = fc.constantFrom(1400, 1499, 1500, 1900, 2000, 2001, 2300, 2400, 2500, 2649, 2650, 2700);
const points = fc.constantFrom(0, 0.5, 1);
const ks = fc.constantFrom(9, 10, 15, 17, 20, 25, 30, 40);
const game = (opponent: fc.Arbitrary<number>): fc.Arbitrary<GameInput> =>
  fc.record({ opponent, score: points });
const someGames = fc.array(game(fc.oneof(coarse, ratings)), { minLength: 1, maxLength: 12 });
const shuffled = (list: readonly GameInput[], seed: number): GameInput[] =>
  list
    .map((each, index) => ({ each, key: Math.imul(index + 1, seed | 1) % 1009 }))
    .sort((a, b) => a.key - b.key)
    .map(({ each }) => each);

describe.each(named)('$name', ({ edition }) => {
  const full = edition.rules.fullDifferenceFrom.value;

  test('the expectations of two players add up to one point, unless only one has a cap', () => {
    fc.assert(
      fc.property(fc.oneof(ratings, coarse), fc.oneof(ratings, coarse), (own, opponent) => {
        const both =
          expectedScore(edition, { own, opponent }).expected +
          expectedScore(edition, { own: opponent, opponent: own }).expected;
        const differ = full !== null && Math.abs(own - opponent) > 400 && own >= full !== opponent >= full;
        if (!differ) expect(both).toBe(100);
        else expect(both).toBeGreaterThanOrEqual(100);
      }),
    );
  });

  test('with equal K one player gains what the other loses', () => {
    fc.assert(
      fc.property(coarse, coarse, points, ks, (own, opponent, won, k) => {
        if (full !== null && Math.max(own, opponent) >= full) return;
        const mine = ratingChange(edition, { rating: own, k, games: [{ opponent, score: won }] });
        const theirs = ratingChange(edition, {
          rating: opponent,
          k,
          games: [{ opponent: own, score: 1 - won }],
        });
        expect(mine.change + theirs.change).toBe(0);
        expect(mine.n).toBe(theirs.n);
      }),
    );
  });

  test('the order of the games never matters', () => {
    fc.assert(
      fc.property(coarse, someGames, fc.integer({ min: 1, max: 1e6 }), (rating, list, seed) => {
        const inOrder = ratingChange(edition, { rating, k: 20, games: list });
        const other = ratingChange(edition, { rating, k: 20, games: shuffled(list, seed) });
        const { n, score, expected, sum, change, rounded, new: next } = inOrder;
        expect(other).toMatchObject({ n, score, expected, sum, change, rounded, new: next });
        const first = (games: GameInput[]) => firstRating(always(edition), { events: [{ games }] });
        expect(first(shuffled(list, seed))).toEqual(first(list));
        expect(performanceRating(edition, shuffled(list, seed))).toEqual(performanceRating(edition, list));
      }),
    );
  });

  test('the order of the events never matters', () => {
    fc.assert(
      fc.property(coarse, someGames, someGames, (rating, one, two) => {
        const events = [one, two].map((games) => ({ rating, games }));
        const period = (list: typeof events) => {
          const {
            n,
            kUsed,
            change,
            rounded,
            new: next,
          } = ratePeriod(always(edition), {
            rating,
            k: 40,
            events: list,
          });
          return { n, kUsed, change, rounded, next };
        };
        expect(period(events.toReversed())).toEqual(period(events));
        const dated = [
          { start: '2030-01-05', games: one },
          { start: '2030-02-05', games: two },
        ];
        const first = (list: typeof dated) => firstRating(always(edition), { events: list });
        expect(first(dated.toReversed())).toEqual(first(dated));
      }),
    );
  });

  test('more points in the same games never give a lower rating', () => {
    fc.assert(
      fc.property(coarse, someGames, fc.nat(), ks, (rating, list, which, k) => {
        const chosen = which % list.length;
        const better = list.map((each, index) =>
          index === chosen ? { ...each, score: Math.min(1, each.score + 0.5) } : each,
        );
        const before = ratingChange(edition, { rating, k, games: list });
        const after = ratingChange(edition, { rating, k, games: better });
        expect(after.change).toBeGreaterThanOrEqual(before.change);
        expect(after.new).toBeGreaterThanOrEqual(before.new);
        const result = (games: GameInput[]): number =>
          firstRating(always(edition), { events: [{ games }] }).events[0]?.ru as number;
        expect(result(better)).toBeGreaterThanOrEqual(result(list));
        expect(performanceRating(edition, better).rating).toBeGreaterThanOrEqual(
          performanceRating(edition, list).rating,
        );
      }),
    );
  });

  test('the same score against a stronger opponent is never worth less', () => {
    fc.assert(
      fc.property(coarse, ratings, fc.integer({ min: 1, max: 300 }), (own, opponent, more) => {
        const stronger = Math.min(4000, opponent + more);
        const weak = expectedScore(edition, { own, opponent }).expected;
        expect(expectedScore(edition, { own, opponent: stronger }).expected).toBeLessThanOrEqual(weak);
      }),
    );
  });

  test('numbers are finite integers at the limits', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(1, 2, 3999, 4000),
        fc.constantFrom(1, 4000),
        points,
        fc.constantFrom(1, 200),
        fc.constantFrom(1, 2, 2000),
        (rating, opponent, won, k, n) => {
          const games = Array.from({ length: n }, () => ({ opponent, score: won }));
          const { change, rounded, new: next } = ratingChange(edition, { rating, k, games });
          expect([change, rounded, next].every(Number.isSafeInteger)).toBe(true);
          expect(next).toBe(rating + rounded);
          expect(Math.abs(100 * rounded - change)).toBeLessThanOrEqual(50);
          const { ru } = defined(firstRating(always(edition), { events: [{ games }] }).events[0]);
          expect(Number.isSafeInteger(ru)).toBe(true);
          expect(Math.abs(ru - opponent)).toBeLessThanOrEqual(edition.rules.bonus.value ? 40_000 : 3000);
        },
      ),
      { numRuns: 30 },
    );
  });

  test('the table of scores for a goal agrees with the rating change', () => {
    fc.assert(
      fc.property(
        coarse,
        fc.array(coarse, { minLength: 1, maxLength: 6 }),
        coarse,
        ks,
        (rating, opponents, goal, k) => {
          const { table, score: needed } = scoreForGoal(edition, { rating, k, opponents, goal });
          const all = { rating, k, games: opponents.map((opponent) => ({ opponent, score: 1 })) };
          const won = ratingChange(edition, all);
          expect(table.at(-1)).toEqual({
            score: won.score,
            change: won.change,
            rounded: won.rounded,
            new: won.new,
          });
          expect(needed).toBe(table.find((row) => row.new >= goal)?.score ?? null);
        },
      ),
    );
  });
});

/** Every pair plays once; the stronger player in the given list wins or draws, by the bits. */
function allPlayAll(players: number, bits: readonly number[]): EventGameInput[] {
  const games: EventGameInput[] = [];
  for (let white = 0; white < players; white += 1) {
    for (let black = white + 1; black < players; black += 1) {
      const whiteScore = ((bits[games.length % bits.length] ?? 0) % 3) / 2;
      games.push({ white, black, whiteScore, blackScore: 1 - whiteScore, played: true });
    }
  }
  return games;
}

const everyGame = named.filter(({ edition }) => edition.rules.differenceCapGames.value === 'every');

test.each(everyGame)('$name: an event of rated players with equal K adds up to zero', ({ edition }) => {
  const below = edition.rules.fullDifferenceFrom.value ?? 4001;
  const field = fc.array(fc.integer({ min: 1000, max: Math.min(2900, below - 1) }), {
    minLength: 2,
    maxLength: 8,
  });
  fc.assert(
    fc.property(field, fc.array(fc.nat(2), { minLength: 1, maxLength: 28 }), (list, bits) => {
      const { players } = rateEvent(edition, {
        type: 'swiss',
        players: list.map((rating) => ({ rating, k: 20 })),
        games: allPlayAll(list.length, bits),
      });
      expect(players.reduce((sum, player) => sum + (player.change as number), 0)).toBe(0);
    }),
  );
});

describe('more points can give a lower rating if another event counts', () => {
  const rating = (id: string, ...events: readonly GameInput[][]): number | null =>
    firstRating(always(standard(id)), { events: events.map((list) => ({ games: list })) }).rating;

  test('8.2.1: a zero in the first event is dropped, half a point is not', () => {
    expect(rating('2024-03', score(0, 4, 1800), score(4, 5, 1900))).toBe(2029);
    expect(rating('2024-03', score(0.5, 4, 1800), score(4, 5, 1900))).toBe(1845);
  });

  test('10.31: a first result below the floor is ignored, one at the floor is not', () => {
    expect(rating('2005-07', score(1, 4, 1550), score(5, 9, 1900))).toBe(1913);
    expect(rating('2005-07', score(2, 4, 1550), score(5, 9, 1900))).toBe(1801);
  });

  test('6.41: a Swiss result at the floor does not count, one above it does', () => {
    expect(rating('2009-07', score(1, 4, 1393), score(5, 9, 1900))).toBe(1915);
    expect(rating('2009-07', score(1.5, 4, 1393), score(5, 9, 1900))).toBe(1744);
  });
});

describe('8.3.1 of 2022: with several gaps over the cap', () => {
  const sum = (own: number, opponents: readonly number[]): number =>
    ratingChange(standard('2022-01'), {
      rating: own,
      k: 20,
      games: opponents.map((opponent) => ({ opponent, score: 0 })),
    }).expected;

  test.each([
    [1900, [1400, 2400], 96],
    [1900, [2400, 1400], 96],
    [1900, [1400, 1400, 2400, 2400], 92 + 96 + 4 + 4],
    [1900, [2400, 2400, 1400, 1400], 92 + 96 + 4 + 4],
    [1900, [1399, 2400], 92 + 4],
    [1900, [1400, 2401], 96 + 8],
    [1400, [1900, 1860], 8 + 5],
    [2000, [1063, 1299, 1413, 1872, 1851, 1427, 1682], 92 + 99 + 98 + 68 + 70 + 98 + 86],
  ])('%i against %j expects %i hundredths', (own, opponents, expected) => {
    expect(sum(own, opponents)).toBe(expected);
  });
});
