import { type BulkKernel, bulkKernel, expectedUpToTop, isBulkEdition } from '../bulk.ts';
import { type GameSums, gameSums, isLargerGap } from '../change.ts';
import { defined } from '../defined.ts';
import type { Edition } from '../editions/rules.ts';
import { expectedOf, isGapUnrated, isOverCap } from '../expected.ts';
import type { Reason } from '../reasons.ts';
import type { HalfPoints, Rating } from '../values.ts';
import { ratingAt } from './game-columns.ts';
import type { Event } from './input.ts';

/** Outside the range of ratings and of results of unrated players. */
export const NO_RATING: number = -0x8000_0000;

/** Ratings of the players of an event, by their place. */
export interface EventRatings {
  /** What each is rated with; `NO_RATING`: unrated. */
  readonly own: Int32Array;
  /** What each counts with as an opponent; `NO_RATING` where games against the player do not count. */
  readonly asOpponent: Int32Array;
}

/**
 * Sums of each player's games, as `sumGames`, in one pass over the event: for whole lists, where single games
 * are not needed.
 */
export function sumEvent(
  edition: Edition,
  event: Event,
  ratings: EventRatings,
  leftOut: readonly (Reason | null)[],
): readonly GameSums[] {
  const kernel = kernelOf(edition);
  const capped = kernel === null ? largestGaps(edition, event, ratings, leftOut) : null;
  const n = new Int32Array(event.players.length);
  const scores = new Int32Array(n.length);
  const expected = new Int32Array(n.length);
  eachSide(event, ratings, leftOut, (game, player, own, opponent, score) => {
    // The result of an unrated player may be beyond what a rating can be.
    const isInTable = kernel !== null && own <= kernel.top && opponent <= kernel.top && opponent > 0;
    const share = isInTable
      ? expectedUpToTop(kernel, own, opponent)
      : expectedByRules(edition, own, opponent, capped === null || capped[player] === game);
    if (share === NOT_RATED) return;
    n[player] = defined(n[player]) + 1;
    scores[player] = defined(scores[player]) + score;
    expected[player] = defined(expected[player]) + share;
  });
  return event.players.map((_, player) =>
    gameSums(defined(n[player]), defined(scores[player]), defined(expected[player])),
  );
}

/** Null where more than a game decides its expectation. */
const kernels = new WeakMap<Edition, BulkKernel | null>();

function kernelOf(edition: Edition): BulkKernel | null {
  const known = kernels.get(edition);
  if (known !== undefined) return known;
  const kernel = isBulkEdition(edition) ? bulkKernel(edition) : null;
  kernels.set(edition, kernel);
  return kernel;
}

/** In the place of hundredths: the game is not rated. */
const NOT_RATED = -1;

function expectedByRules(edition: Edition, own: Rating, opponent: Rating, mayBeCapped: boolean): number {
  if (isGapUnrated(edition, own, opponent, undefined)) return NOT_RATED;
  return expectedOf(edition, own, opponent, mayBeCapped && isOverCap(edition, own, opponent));
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
    const own = defined(ratings.own[player]) as Rating;
    if (isGapUnrated(edition, own, opponent, undefined)) return;
    if (largest[player] !== -1 && !isLargerGap(own, opponent, defined(opponents[player]))) return;
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
  const { count, white, black, whiteScores, blackScores, whiteRatings, blackRatings } = games;
  for (let game = 0; game < count; game += 1) {
    if (leftOut[game] !== null) continue;
    const w = defined(white[game]);
    const b = defined(black[game]);
    const ofWhite = defined(own[w]) as Rating;
    const ofBlack = defined(own[b]) as Rating;
    const whiteNow = ratingAt(whiteRatings, game);
    const blackNow = ratingAt(blackRatings, game);
    const whiteMeets = blackNow || (defined(asOpponent[b]) as Rating);
    const blackMeets = whiteNow || (defined(asOpponent[w]) as Rating);
    if (ofWhite !== NO_RATING && whiteMeets !== NO_RATING)
      visit(game, w, whiteNow || ofWhite, whiteMeets, defined(whiteScores[game]) as HalfPoints);
    if (ofBlack !== NO_RATING && blackMeets !== NO_RATING)
      visit(game, b, blackNow || ofBlack, blackMeets, defined(blackScores[game]) as HalfPoints);
  }
}
