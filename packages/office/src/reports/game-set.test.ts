import { parseDate } from '@eloquence/rating';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packRatedEvent, unpackRatedEvent } from '../period/rate/pack-event.ts';
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

test('the games of a report are packed and unpacked', () => {
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

const number = fc.nat(60_000);
const change = fc.integer({ min: -40_000_000, max: 40_000_000 });
const multiplied = fc.record({ k: fc.nat(200), change });

test('the results of an event are packed and unpacked', () => {
  const player = fc
    .record({
      key: fc.nat(0x7fff_ffff),
      rating: fc.option(fc.integer({ min: 1, max: 4000 })),
      from: fc.constantFrom(null, 'list', 'standard', 'since'),
      n: number,
      score: number,
      expected: fc.nat(200_000),
      sum: change,
      multiplied: fc.option(multiplied, { nil: { k: null, change: null } }),
    })
    .map(({ multiplied, ...rest }) => ({ ...rest, ...multiplied }));
  fc.assert(
    fc.property(fc.array(player), (players) => {
      const list = { id: 1, date: 20_000 };
      const [edition, start] = ['2024-03', '2025-11-05'];
      const packed = packRatedEvent({
        ...{ edition: { id: edition }, start: parseDate(start), list, standard: null },
        players,
      });
      expect(unpackRatedEvent(packed)).toEqual({ edition, start, list, standard: null, players });
    }),
  );
});
