import type { HistoryEvent } from '@eloquence/office';
import { EDITIONS, type Edition, type EventType, rateEvent } from '@eloquence/rating';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gamesOfEvent } from './event-games.ts';

const TYPES: readonly EventType[] = ['swiss', 'team', 'round-robin'];

/** A round robin of a few players, so that every type can be rated. */
function invented(
  edition: Edition,
  type: EventType,
  ratings: readonly number[],
  results: readonly number[],
): HistoryEvent {
  const games: HistoryEvent['games']['games'][number][] = [];
  ratings.forEach((_, white) => {
    for (let black = white + 1; black < ratings.length; black += 1) {
      const halves = results[games.length % results.length] ?? 1;
      const [whiteScore, blackScore] = [halves / 2, 1 - halves / 2];
      games.push({ white, black, whiteScore, blackScore, played: true, coloured: true, round: black });
    }
  });
  const facts = {
    type,
    start: edition.from,
    end: edition.from,
    official: false,
    minutes: 120,
    scheduledGames: null,
    waivedMatchRule: false,
    ratingsPerGame: false,
    roundDates: [],
  } as const;
  const input = { ...facts, players: ratings.map((rating) => ({ rating: rating || null })), games };
  const { players } = rateEvent(edition, input);
  return {
    id: 'E1',
    edition,
    name: '',
    city: '',
    federation: '',
    players: players.map(({ rating, n, score, expected, sum }, index) => ({
      key: index + 1,
      rating,
      from: rating === null ? null : 'list',
      n,
      score,
      expected,
      sum,
      k: null,
      change: null,
    })),
    games: {
      facts,
      keys: Int32Array.from(ratings, (_, index) => index + 1),
      numbers: new Uint16Array(ratings.length),
      games,
    },
  };
}

const named = EDITIONS.flatMap((edition) =>
  TYPES.map((type) => ({ name: `${edition.cadence} ${edition.id} ${type}`, edition, type })),
);

test.each(named)('$name: the games add up to the change of every player', ({ edition, type }) => {
  const rating = fc.oneof(fc.constant(0), fc.integer({ min: 1400, max: 2850 }));
  fc.assert(
    fc.property(
      fc
        .array(rating, { minLength: 4, maxLength: 8 })
        .filter((all) => all.filter((one) => one > 0).length > 2),
      fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 1, maxLength: 28 }),
      (ratings, results) => {
        const event = invented(edition, type, ratings, results);
        const sums = ratings.map(() => 0);
        for (const { white, black, whiteScore, sides } of gamesOfEvent(event)) {
          for (const [place, score, side] of [
            [white, whiteScore, sides[0]],
            [black, 2 - whiteScore, sides[1]],
          ] as const) {
            if (side.expected !== null) sums[place] = (sums[place] ?? 0) + 50 * score - side.expected;
          }
        }
        expect(sums).toEqual([...event.players].map((player) => (player.rating === null ? 0 : player.sum)));
      },
    ),
    { numRuns: 10 },
  );
});
