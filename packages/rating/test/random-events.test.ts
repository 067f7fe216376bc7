import { describe, expect, test } from 'vitest';
import { defined } from '../src/defined.ts';
import {
  EDITIONS,
  type Edition,
  type Editions,
  type EventGameInput,
  findEdition,
  firstRating,
  type GameInput,
  rateEvent,
  ratingChange,
} from '../src/index.ts';
import {
  changeOf,
  ORACLES,
  type Oracle,
  type OracleGame,
  roundRobinExpected,
  roundRobinResults,
  swissResult,
} from './oracle.ts';

/** Random numbers that are the same every time: mulberry32. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * below);
  };
}

interface Pair {
  readonly name: string;
  readonly oracle: Oracle;
  readonly edition: Edition;
}

const PAIRS: readonly Pair[] = ORACLES.map((oracle) => ({
  name: `${oracle.cadence} ${oracle.id}`,
  oracle,
  edition: findEdition(oracle.cadence, oracle.id),
}));

test('every edition has a row', () => {
  const name = ({ cadence, id }: { cadence: string; id: string }): string => `${cadence} ${id}`;
  expect(ORACLES.map(name)).toEqual(EDITIONS.map(name));
});

const KS = [10, 15, 20, 25, 30, 40, 17, 9, 38, 1];

function randomGames(
  random: (below: number) => number,
  own: number,
): { game: GameInput; oracle: OracleGame }[] {
  return Array.from({ length: 1 + random(9) }, () => {
    // Mostly within reach, so that every cell of the table is met; sometimes anywhere.
    const opponent =
      random(8) === 0 ? 1 + random(4000) : Math.min(4000, Math.max(1, own + random(1701) - 850));
    const halves = random(3);
    return {
      game: { opponent, score: halves / 2 },
      oracle: { opponent: BigInt(opponent), score: BigInt(halves) },
    };
  });
}

/** About eight games for each difference of each edition. */
const EVENTS = 100_000;

test('change, rounding and new rating', () => {
  const random = seeded(20_240_301);
  let differences = 0;
  for (let event = 0; event < EVENTS; event += 1) {
    const { oracle, edition } = defined(PAIRS[event % PAIRS.length]);
    const own = random(4) === 0 ? 2500 + random(400) : 1000 + random(1900);
    const k = defined(KS[random(KS.length)]);
    const list = randomGames(random, own);
    const input = { rating: own, k, games: list.map(({ game }) => game) };
    const ours = ratingChange(edition, input);
    const theirs = changeOf(
      oracle,
      BigInt(own),
      BigInt(k),
      list.map((each) => each.oracle),
    );
    const same =
      ours.n === theirs.n &&
      ours.expected === Number(theirs.expected) &&
      ours.change === Number(theirs.change) &&
      ours.rounded === Number(theirs.rounded) &&
      ours.new === own + ours.rounded;
    if (!same) {
      differences += 1;
      expect({ edition: edition.id, input, ours }).toEqual(theirs);
    }
  }
  expect(differences).toBe(0);
});

describe('first ratings', () => {
  test.each(PAIRS)('$name: 500 Swiss events', ({ oracle, edition }) => {
    const random = seeded(7);
    const editions: Editions = { at: () => edition, whole: edition };
    for (let event = 0; event < 500; event += 1) {
      const list = randomGames(random, 1000 + random(1500));
      const { events } = firstRating(editions, { events: [{ games: list.map(({ game }) => game) }] });
      const theirs = swissResult(
        oracle,
        list.map((each) => each.oracle),
      );
      expect(events[0]?.ru).toBe(Number(theirs));
    }
  });

  const withRoundRobin = PAIRS.filter(({ oracle }) => oracle.roundRobin);
  test.each(withRoundRobin)('$name: 200 round robins', ({ oracle, edition }) => {
    const random = seeded(11);
    for (let event = 0; event < 200; event += 1) {
      const players = 3 + random(8);
      // Strong and weak players, so that the cap and low scores both occur.
      const ratings = Array.from({ length: players }, (_, player) =>
        player > 0 && random(3) === 0 ? null : 1300 + random(1400),
      );
      const scores = ratings.map(() => Array.from({ length: players }, () => 0n));
      const games: EventGameInput[] = [];
      const skill = ratings.map((rating) => rating ?? 900 + random(2000));
      for (let white = 0; white < players; white += 1) {
        for (let black = white + 1; black < players; black += 1) {
          const edge = defined(skill[white]) - defined(skill[black]) + random(800) - 400;
          const halves = edge > 100 ? 2 : edge < -100 ? 0 : 1;
          defined(scores[white])[black] = BigInt(halves);
          defined(scores[black])[white] = BigInt(2 - halves);
          games.push({ white, black, whiteScore: halves / 2, blackScore: 1 - halves / 2, played: true });
        }
      }
      const outcome = rateEvent(edition, {
        type: 'round-robin',
        players: ratings.map((rating) => ({ rating })),
        games,
      });
      const field = ratings.map((rating, player) => ({
        rating: rating === null ? null : BigInt(rating),
        scores: defined(scores[player]),
      }));
      const results = roundRobinResults(oracle, field);
      // A dropped player shows the result with the whole field; the others' results are compared.
      expect(
        outcome.players.map(({ initial }, player) => (results[player] === null ? null : initial?.ru)),
      ).toEqual(results.map((result) => (result === null ? null : Number(result))));
      ratings.forEach((rating, player) => {
        if (rating === null) return;
        const expected = roundRobinExpected(oracle, field, results, player);
        expect(outcome.players[player]?.expected).toBe(Number(expected));
      });
    }
  });
});
