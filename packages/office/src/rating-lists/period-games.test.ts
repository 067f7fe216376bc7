import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_KEY } from './columns.ts';
import { packPeriodGames, periodGamesOf, unpackPeriodGames } from './period-games.ts';

const someRows = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: MOST_KEY }), fc.oneof(fc.constant(0), fc.nat(0xffff))), {
    selector: ([key]) => key,
  })
  .map((rows) => rows.toSorted(([a], [b]) => a - b));

test('the games of players are packed and unpacked', () => {
  fc.assert(
    fc.property(someRows, (rows) => {
      const played = periodGamesOf({
        rows: rows.length,
        keys: Int32Array.from(rows, ([key]) => key),
        games: Uint16Array.from(rows, ([, games]) => games),
      });
      const expected = rows.filter(([, games]) => games > 0);
      expect([...played.keys].map((key, player) => [key, played.games[player]])).toEqual(expected);
      expect(unpackPeriodGames(packPeriodGames(played))).toEqual(played);
    }),
  );
});

test('a month of FIDE’s size takes three bytes a player', () => {
  const keys = Int32Array.from({ length: 28_000 }, (_, index) => 60 * (index + 1));
  const games = new Uint16Array(keys.length).fill(9);
  expect(packPeriodGames({ keys, games }).length).toBeLessThan(3 * keys.length);
});

test.each([
  ['nothing', []],
  ['fewer numbers than announced', [2, 1, 1]],
  ['more players than bytes', [0xff, 0xff, 0xff, 0xff, 0x07]],
])('%s is refused', (_, bytes) => {
  expect(() => unpackPeriodGames(Uint8Array.from(bytes))).toThrow(RangeError);
});
