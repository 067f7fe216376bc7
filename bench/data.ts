/**
 * An invented period in the order in which games reach a rating office: event by event, round by round, players
 * of similar strength paired as in a Swiss. The same seed gives the same games everywhere.
 */
import { defined, probability } from '@eloquence/rating';
import type { GameColumns, PlayerColumns } from '../packages/rating/src/bulk.ts';

export interface Season {
  /** The list: every player once, and the games by the players' places in it. */
  readonly list: PlayerColumns & GameColumns;
  /** The crosstables: a row for every player of every event, and the same games by these rows. */
  readonly rows: PlayerColumns & GameColumns;
  /** Where each event begins in `rows` and in the games, and after the last where it ends. */
  readonly rowStarts: readonly number[];
  readonly gameStarts: readonly number[];
}

type Random = (below: number) => number;

/** Xorshift on 32 bits: whole numbers from 0 to `below` − 1. */
function generator(seed: number): Random {
  let state = seed;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return Math.floor(((state >>> 0) * below) / 2 ** 32);
  };
}

export function inventSeason(players: number, games: number): Season {
  const random = generator(20_240_301);
  const list = { ...inventList(players, random), ...gameColumns(games) };
  const ranking = byRating(list.ratings);
  // Five rounds or more: two rows for five games at the most, and the last event may be cut short.
  const room = Math.ceil(games / 5) * 2 + 200;
  const rows = { ratings: new Int16Array(room), ks: new Uint8Array(room), ...gameColumns(games) };
  const [rowStarts, gameStarts] = [[0], [0]];
  let [row, game] = [0, 0];
  while (game < games) {
    const field = inventField(ranking, random);
    field.forEach((player, index) => {
      rows.ratings[row + index] = defined(list.ratings[player]);
      rows.ks[row + index] = defined(list.ks[player]);
    });
    const rounds = 5 + random(7);
    playSwiss(rows.ratings.subarray(row, row + field.length), rounds, random, (white, black, result) => {
      if (game === games) return;
      rows.white[game] = row + white;
      rows.black[game] = row + black;
      list.white[game] = defined(field[white]);
      list.black[game] = defined(field[black]);
      rows.results[game] = result;
      list.results[game] = result;
      game += 1;
    });
    row += field.length;
    rowStarts.push(row);
    gameStarts.push(game);
  }
  return {
    list,
    rows: { ...rows, ratings: rows.ratings.subarray(0, row), ks: rows.ks.subarray(0, row) },
    rowStarts,
    gameStarts,
  };
}

function gameColumns(games: number): GameColumns {
  return { white: new Int32Array(games), black: new Int32Array(games), results: new Uint8Array(games) };
}

/** Ratings around 1900, nobody below 1400; one player in eight is new. */
function inventList(players: number, random: Random): PlayerColumns {
  const ratings = new Int16Array(players);
  const ks = new Uint8Array(players);
  for (let player = 0; player < players; player += 1) {
    const rating = Math.max(1400, 1000 + random(601) + random(601) + random(601));
    ratings[player] = rating;
    ks[player] = random(8) === 0 ? 40 : rating >= 2400 ? 10 : 20;
  }
  return { ratings, ks };
}

function byRating(ratings: Int16Array): Int32Array {
  return Int32Array.from(ratings.keys()).sort((a, b) => defined(ratings[b]) - defined(ratings[a]));
}

/**
 * 20 to 200 players, the small events more often, the strongest first. Every fourth event is open to all, the
 * others to one part of the ranking.
 */
function inventField(ranking: Int32Array, random: Random): number[] {
  const size = 2 * (10 + Math.min(random(91), random(91)));
  const span = random(4) === 0 ? ranking.length : Math.floor(ranking.length / (2 + random(9)));
  const first = random(ranking.length - span + 1);
  const step = Math.floor(span / size);
  return Array.from({ length: size }, (_, seed) => defined(ranking[first + seed * step + random(step)]));
}

/** Each round pairs the upper half of every score group with its lower half. */
function playSwiss(
  ratings: Int16Array,
  rounds: number,
  random: Random,
  play: (white: number, black: number, result: number) => void,
): void {
  const scores = new Uint8Array(ratings.length);
  let standing = Array.from(ratings.keys());
  for (let round = 0; round < rounds; round += 1) {
    for (let top = 0; top < standing.length; ) {
      const half = halfOfGroup(standing, scores, top);
      for (let board = top; board < top + half; board += 1) {
        const turned = (round + board) % 2 === 0 ? 0 : half;
        const white = defined(standing[board + turned]);
        const black = defined(standing[board + half - turned]);
        const result = playGame(defined(ratings[white]) - defined(ratings[black]), random);
        scores[white] = defined(scores[white]) + result;
        scores[black] = defined(scores[black]) + 2 - result;
        play(white, black, result);
      }
      top += 2 * half;
    }
    standing = byScore(standing, scores, 2 * rounds);
  }
}

/** An odd group takes in the first of the next. */
function halfOfGroup(standing: readonly number[], scores: Uint8Array, top: number): number {
  let end = top + 1;
  while (end < standing.length && scores[defined(standing[end])] === scores[defined(standing[top])]) end += 1;
  return (end - top + ((end - top) % 2)) / 2;
}

/** White's half points, in keeping with the expectation; about a third of level games are drawn. */
function playGame(difference: number, random: Random): number {
  const expected = probability(difference);
  const draws = Math.floor((2 * Math.min(expected, 100 - expected)) / 3);
  const chance = random(100);
  if (chance < expected - draws / 2) return 2;
  return chance < expected + draws / 2 ? 1 : 0;
}

function byScore(standing: readonly number[], scores: Uint8Array, highest: number): number[] {
  const groups: number[][] = Array.from({ length: highest + 1 }, () => []);
  for (const player of standing) groups[highest - defined(scores[player])]?.push(player);
  return groups.flat();
}

/** The same games in no order at all. */
export function shuffled({ white, black, results }: GameColumns): GameColumns {
  const random = generator(7);
  const games = { white: white.slice(), black: black.slice(), results: results.slice() };
  for (let last = white.length - 1; last > 0; last -= 1) {
    const other = random(last + 1);
    for (const column of [games.white, games.black, games.results]) {
      const kept = defined(column[last]);
      column[last] = defined(column[other]);
      column[other] = kept;
    }
  }
  return games;
}
