/**
 * Other packages on the same games, each in two ways: as its readme shows, a new rating after every game; and
 * as fast as it can be put to the work of a rating list, its expectation summed over the period and one change
 * at the end. Both sides of a game count, with the players' own K.
 */

import { delta, expected, update } from '@echecs/elo';
import { defined } from '@eloquence/rating';
import EloRank from 'elo-rank';
import type { GameColumns, PlayerColumns } from '../packages/rating/src/bulk.ts';

type Columns = PlayerColumns & GameColumns;

export function echecsByGame({ ratings: list, ks, white, black, results }: Columns): Int16Array {
  const ratings = list.slice();
  for (let game = 0; game < white.length; game += 1) {
    const w = defined(white[game]);
    const b = defined(black[game]);
    const options = { result: defined(results[game]) / 2, kA: defined(ks[w]), kB: defined(ks[b]) };
    const [newWhite, newBlack] = update(defined(ratings[w]), defined(ratings[b]), options);
    ratings[w] = newWhite;
    ratings[b] = newBlack;
  }
  return ratings;
}

export function echecsSummed({ ratings, ks, white, black, results }: Columns): Int16Array {
  const sums = new Float64Array(ratings.length);
  for (let game = 0; game < white.length; game += 1) {
    const w = defined(white[game]);
    const b = defined(black[game]);
    const gain = defined(results[game]) / 2 - expected(defined(ratings[w]), defined(ratings[b]));
    sums[w] = defined(sums[w]) + gain;
    sums[b] = defined(sums[b]) - gain;
  }
  return ratings.map((rating, player) =>
    Math.round(rating + delta(defined(sums[player]), 0, defined(ks[player]))),
  );
}

/** One instance for each K, since an instance has one. */
function instances(ks: Uint8Array): EloRank[] {
  const byK: EloRank[] = [];
  for (const k of new Set(ks)) byK[k] = new EloRank(k);
  return byK;
}

export function eloRankByGame({ ratings: list, ks, white, black, results }: Columns): Int16Array {
  const byK = instances(ks);
  const ratings = list.slice();
  for (let game = 0; game < white.length; game += 1) {
    const w = defined(white[game]);
    const b = defined(black[game]);
    const [eloWhite, eloBlack] = [defined(byK[defined(ks[w])]), defined(byK[defined(ks[b])])];
    const [own, other] = [defined(ratings[w]), defined(ratings[b])];
    const score = defined(results[game]) / 2;
    const share = eloWhite.getExpected(own, other);
    ratings[w] = eloWhite.updateRating(share, score, own);
    ratings[b] = eloBlack.updateRating(1 - share, 1 - score, other);
  }
  return ratings;
}

export function eloRankSummed({ ratings, ks, white, black, results }: Columns): Int16Array {
  const byK = instances(ks);
  const elo = new EloRank();
  const sums = new Float64Array(ratings.length);
  for (let game = 0; game < white.length; game += 1) {
    const w = defined(white[game]);
    const b = defined(black[game]);
    const gain = defined(results[game]) / 2 - elo.getExpected(defined(ratings[w]), defined(ratings[b]));
    sums[w] = defined(sums[w]) + gain;
    sums[b] = defined(sums[b]) - gain;
  }
  return ratings.map((rating, player) =>
    defined(byK[defined(ks[player])]).updateRating(0, defined(sums[player]), rating),
  );
}
