/**
 * Other packages on the same games, each in two ways: as its readme shows, a new rating after every game; and
 * as fast as it can be put to the work of a rating list, its expectation summed over the period and one change
 * at the end. Both sides of a game count, with the players' own K.
 */
import { delta, expected, update } from '@echecs/elo';
import EloRank from 'elo-rank';
import type { GameColumns, PlayerColumns } from '../packages/rating/src/bulk.ts';

type Columns = PlayerColumns & GameColumns;

export function echecsByGame({ ratings: list, ks, white, black, results }: Columns): Int16Array {
  const ratings = list.slice();
  for (let game = 0; game < white.length; game += 1) {
    const w = white[game] as number;
    const b = black[game] as number;
    const options = { result: (results[game] as number) / 2, kA: ks[w] as number, kB: ks[b] as number };
    const [newWhite, newBlack] = update(ratings[w] as number, ratings[b] as number, options);
    ratings[w] = newWhite;
    ratings[b] = newBlack;
  }
  return ratings;
}

export function echecsSummed({ ratings, ks, white, black, results }: Columns): Int16Array {
  const sums = new Float64Array(ratings.length);
  for (let game = 0; game < white.length; game += 1) {
    const w = white[game] as number;
    const b = black[game] as number;
    const gain = (results[game] as number) / 2 - expected(ratings[w] as number, ratings[b] as number);
    sums[w] = (sums[w] as number) + gain;
    sums[b] = (sums[b] as number) - gain;
  }
  return ratings.map((rating, player) =>
    Math.round(rating + delta(sums[player] as number, 0, ks[player] as number)),
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
    const w = white[game] as number;
    const b = black[game] as number;
    const [eloWhite, eloBlack] = [byK[ks[w] as number] as EloRank, byK[ks[b] as number] as EloRank];
    const [own, other] = [ratings[w] as number, ratings[b] as number];
    const score = (results[game] as number) / 2;
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
    const w = white[game] as number;
    const b = black[game] as number;
    const gain = (results[game] as number) / 2 - elo.getExpected(ratings[w] as number, ratings[b] as number);
    sums[w] = (sums[w] as number) + gain;
    sums[b] = (sums[b] as number) - gain;
  }
  return ratings.map((rating, player) =>
    (byK[ks[player] as number] as EloRank).updateRating(0, sums[player] as number, rating),
  );
}
