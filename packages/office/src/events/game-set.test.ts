import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packRatedEvent, unpackRatedEvent } from '../closing/rated-event.ts';
import { packGameSet, type SetGame, unpackGameSet } from './game-set.ts';

const FACTS = {
  type: 'swiss',
  start: '2025-11-05',
  end: '2025-11-09',
  official: false,
  minutes: 120,
  scheduledGames: null,
  waivedMatchRule: false,
  ratingsPerGame: false,
  roundDates: ['2025-11-05', null],
} as const;

const half = fc.constantFrom(0, 0.5, 1);
const anyGame: fc.Arbitrary<SetGame> = fc.record({
  white: fc.nat(999),
  black: fc.nat(999),
  whiteScore: half,
  blackScore: half,
  played: fc.boolean(),
  coloured: fc.boolean(),
  round: fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 65_535 })),
});
const anyPlayer = fc.tuple(fc.nat(0x7fff_ffff), fc.nat(0xffff));

test('the games of a report come back as they were packed', () => {
  fc.assert(
    fc.property(fc.array(anyPlayer), fc.array(anyGame), (players, games) => {
      const set = {
        facts: FACTS,
        keys: Int32Array.from(players, ([key]) => key),
        numbers: Uint16Array.from(players, ([, number]) => number),
        games,
      };
      expect(unpackGameSet(packGameSet(set))).toEqual(set);
    }),
  );
});

test('games in the order of rounds take three bytes each', () => {
  const games = Array.from({ length: 90 }, (_, index) => ({
    ...{ white: index % 20, black: 20 + (index % 20), whiteScore: 1, blackScore: 0 },
    ...{ played: true, coloured: true, round: 1 + Math.floor(index / 10) },
  }));
  const keys = Int32Array.from({ length: 40 }, (_, index) => index + 1);
  const of = (played: readonly SetGame[]): number =>
    packGameSet({ facts: FACTS, keys, numbers: Uint16Array.from(keys), games: played }).length;
  expect(of(games) - of([])).toBe(3 * 90);
});

const number = fc.nat(100_000);
const change = fc.integer({ min: -100_000, max: 100_000 });

test('what an event gave comes back as it was packed', () => {
  const player = fc.record({
    key: fc.nat(0x7fff_ffff),
    rating: fc.option(number),
    from: fc.constantFrom(null, 'list', 'standard', 'since'),
    n: number,
    score: number,
    expected: number,
    sum: change,
    k: fc.option(number),
    change: fc.option(change),
  });
  fc.assert(
    fc.property(fc.array(player), (players) => {
      const list = { id: 1, date: 20_000 };
      const event = { edition: '2024-03', start: '2025-11-05', list, standard: null, players };
      expect(unpackRatedEvent(packRatedEvent(event))).toEqual(event);
    }),
  );
});
