import { defined, type Edition, type EventInput, rateEvent } from '@eloquence/rating';
import { type BulkKernel, bulkOutcome, rateInBulk } from '../packages/rating/src/bulk.ts';
import type { Season } from './data.ts';
import type { Contender } from './measure.ts';

/** The first games of a period, for all players of the list. */
export function inBulk(kernel: BulkKernel, list: Season['list'], games: number): Contender {
  const players = list.ratings.length;
  const outcome = bulkOutcome(players);
  const range = { playersFrom: 0, playersTo: players, gamesFrom: 0, gamesTo: games };
  const run = (): Int32Array => {
    rateInBulk(kernel, list, outcome, range);
    return outcome.ratings;
  };
  return { games, run };
}

/** Every event by a call of its own. */
export function perEvent(kernel: BulkKernel, { rows, rowStarts, gameStarts }: Season): Contender {
  const outcome = bulkOutcome(rows.ratings.length);
  const run = (): Int32Array => {
    for (let event = 0; event + 1 < rowStarts.length; event += 1) {
      rateInBulk(kernel, rows, outcome, {
        playersFrom: defined(rowStarts[event]),
        playersTo: defined(rowStarts[event + 1]),
        gamesFrom: defined(gameStarts[event]),
        gamesTo: defined(gameStarts[event + 1]),
      });
    }
    return outcome.ratings;
  };
  return { games: rows.white.length, run };
}

/** The first events by the reference, with the reasons of every number. */
export function withReasons(edition: Edition, season: Season, events: number): Contender {
  const inputs = Array.from({ length: events }, (_, event) => eventInput(season, event));
  const run = (): number =>
    inputs.reduce((sum, input) => sum + rateEvent(edition, input, { explain: true }).players.length, 0);
  return { games: defined(season.gameStarts[events]), run };
}

function eventInput({ rows, rowStarts, gameStarts }: Season, event: number): EventInput {
  const [first, afterLast] = [defined(rowStarts[event]), defined(rowStarts[event + 1])];
  const players = Array.from({ length: afterLast - first }, (_, index) => ({
    rating: defined(rows.ratings[first + index]),
    k: defined(rows.ks[first + index]),
  }));
  const [from, to] = [defined(gameStarts[event]), defined(gameStarts[event + 1])];
  const games = Array.from({ length: to - from }, (_, index) => {
    const whiteScore = defined(rows.results[from + index]) / 2;
    return {
      white: defined(rows.white[from + index]) - first,
      black: defined(rows.black[from + index]) - first,
      whiteScore,
      blackScore: 1 - whiteScore,
      played: true,
    };
  });
  return { type: 'swiss', players, games };
}
