import { type GameSums, gameSums, isLargerGap } from '../change.ts';
import type { Edition } from '../editions/rules.ts';
import { expect, isGapUnrated, isOverCap } from '../expected.ts';
import type { Reason } from '../reasons.ts';
import type { HalfPoints, Rating } from '../values.ts';
import type { Event, EventGame } from './input.ts';

/** Ratings of the players of an event, by their place. */
export interface EventRatings {
  /** What each is rated with; null: unrated. */
  readonly own: readonly (Rating | null)[];
  /** What each counts with as an opponent; null where games against him do not count. */
  readonly asOpponent: readonly (Rating | null)[];
}

/**
 * What the games of each player add up to, as `sumGames` has it, in one pass over the games of the event: for the hundred
 * thousands of games of a list, of which nobody asks for each.
 */
export function sumEvent(
  edition: Edition,
  event: Event,
  ratings: EventRatings,
  leftOut: readonly (Reason | null)[],
): readonly GameSums[] {
  const isOneCapped = edition.rules.differenceCapGames.value !== 'every';
  const capped = isOneCapped ? largestGaps(edition, event, ratings, leftOut) : null;
  const n = new Int32Array(event.players.length);
  const scores = new Int32Array(n.length);
  const expected = new Int32Array(n.length);
  eachSide(event, ratings, leftOut, (game, player, own, opponent, score) => {
    if (isGapUnrated(edition, own, opponent, undefined)) return;
    const isCapped = (capped === null || capped[player] === game) && isOverCap(edition, own, opponent);
    n[player] = (n[player] as number) + 1;
    scores[player] = (scores[player] as number) + score;
    expected[player] =
      (expected[player] as number) + expect(edition, own, opponent, isCapped, undefined).expected;
  });
  return Array.from(n, (games, player) =>
    gameSums(games, scores[player] as number, expected[player] as number),
  );
}

/** The game of each player in which the cap applies where it applies in one only, as `largestGap` finds it; −1: none. */
function largestGaps(
  edition: Edition,
  event: Event,
  ratings: EventRatings,
  leftOut: readonly (Reason | null)[],
): Int32Array {
  const largest = new Int32Array(event.players.length).fill(-1);
  const opponents: Rating[] = [];
  eachSide(event, ratings, leftOut, (game, player, _, opponent) => {
    const own = ratings.own[player] as Rating;
    if (isGapUnrated(edition, own, opponent, undefined)) return;
    if (largest[player] !== -1 && !isLargerGap(own, opponent, opponents[player] as Rating)) return;
    largest[player] = game;
    opponents[player] = opponent;
  });
  return largest;
}

/** Every game that counts, from the side of each player whose rating changes by it. */
function eachSide(
  { games }: Event,
  { own, asOpponent }: EventRatings,
  leftOut: readonly (Reason | null)[],
  visit: (game: number, player: number, own: Rating, opponent: Rating, score: HalfPoints) => void,
): void {
  for (let game = 0; game < games.length; game += 1) {
    if (leftOut[game] !== null) continue;
    const { white, black, whiteScore, blackScore, whiteRating, blackRating } = games[game] as EventGame;
    const [ofWhite, ofBlack] = [own[white] as Rating | null, own[black] as Rating | null];
    const whiteMeets = blackRating ?? (asOpponent[black] as Rating | null);
    const blackMeets = whiteRating ?? (asOpponent[white] as Rating | null);
    if (ofWhite !== null && whiteMeets !== null)
      visit(game, white, whiteRating ?? ofWhite, whiteMeets, whiteScore);
    if (ofBlack !== null && blackMeets !== null)
      visit(game, black, blackRating ?? ofBlack, blackMeets, blackScore);
  }
}
