import { defined } from '@eloquence/rating';

/** One game of a fixed schedule: places in the starting order, from 0. */
export type Meeting = readonly [white: number, black: number];

/**
 * The Berger tables for an even number of players, round by round. Numbered from 1, two players meet in round r
 * where their numbers add up to r + 1 but for multiples of n - 1; a player who would meet themselves meets the last one.
 */
export function bergerRounds(players: number): readonly (readonly Meeting[])[] {
  const circle = players - 1;
  return Array.from({ length: circle }, (_, index) => {
    const meetings: Meeting[] = [];
    for (let one = 1; one <= circle; one += 1) {
      const sum = (index + 2 - one + 2 * circle) % circle;
      const other = sum === 0 ? circle : sum;
      if (other === one) meetings.push(one <= players / 2 ? [one - 1, circle] : [circle, one - 1]);
      else if (one < other)
        meetings.push((one + other) % 2 === 1 ? [one - 1, other - 1] : [other - 1, one - 1]);
    }
    return meetings;
  });
}

/** Everybody twice, the second time with the other colour. */
export function doubleBergerRounds(players: number): readonly (readonly Meeting[])[] {
  const once = bergerRounds(players);
  return [...once, ...once.map((round) => round.map(([white, black]): Meeting => [black, white]))];
}

/** Two players, colours by turns. */
export function matchRounds(games: number): readonly (readonly Meeting[])[] {
  return Array.from({ length: games }, (_, game): readonly Meeting[] => [game % 2 === 0 ? [0, 1] : [1, 0]]);
}

/** Everybody of one side against everybody of the other; each side's players are given by their places. */
export function scheveningenRounds(
  one: readonly number[],
  other: readonly number[],
): readonly (readonly Meeting[])[] {
  return one.map((_, round) =>
    one.map((player, board): Meeting => {
      const opponent = defined(other[(board + round) % other.length]);
      return (board + round) % 2 === 0 ? [player, opponent] : [opponent, player];
    }),
  );
}
