import { expect, test } from 'vitest';
import { findEdition, rateEvent, scoreForGoal } from '../src/index.ts';

/** A match of a player with K 40 against others of the same rating, all won. */
const won = (id: string, games: number) =>
  rateEvent(
    findEdition('standard', id),
    {
      start: `${id}-01`,
      type: 'swiss',
      players: [{ rating: 2000, k: 40 }, ...Array.from({ length: games }, () => ({ rating: 2000, k: 20 }))],
      games: Array.from({ length: games }, (_, game) => ({
        ...{ white: 0, black: game + 1, whiteScore: 1, blackScore: 0, round: game + 1, played: true },
      })),
    },
    { explain: true },
  ).players[0];

// 40 × 17 is 680; 40 × 18 is 720, and 700/18 is 38.88. The regulations of 2014 have no limit.
test.each([
  ['2024-03', 17, 40, 34000, 2340],
  ['2024-03', 18, 38, 34200, 2342],
  ['2014-07', 18, 40, 36000, 2360],
])('%s: one event of %i games uses K %i', (id, games, kUsed, change, next) => {
  const player = won(id, games);
  expect(player).toMatchObject({ k: 40, kUsed, change, new: next });
  const limited = player?.reasons.filter(({ code }) => code === 'k-limited') ?? [];
  expect(limited).toEqual(
    kUsed === 40
      ? []
      : [{ code: 'k-limited', article: '8.3.3', values: { k: 40, n: 18, limit: 700, used: 38 } }],
  );
});

test.each([
  ['2024-03', 17, 2340],
  ['2024-03', 18, 2342],
  ['2014-07', 18, 2360],
])('%s: the score for a goal in %i games follows the limit', (id, games, best) => {
  const { table, reasons } = scoreForGoal(
    findEdition('standard', id),
    { rating: 2000, k: 40, opponents: Array.from({ length: games }, () => 2000), goal: 2100 },
    { explain: true },
  );
  expect(table.at(-1)?.new).toBe(best);
  expect(reasons.some(({ code }) => code === 'k-limited')).toBe(best === 2342);
});
