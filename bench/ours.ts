import { type Edition, type EventInput, rateEvent } from '@eloquence/rating';
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
        playersFrom: rowStarts[event] as number,
        playersTo: rowStarts[event + 1] as number,
        gamesFrom: gameStarts[event] as number,
        gamesTo: gameStarts[event + 1] as number,
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
  return { games: season.gameStarts[events] as number, run };
}

function eventInput({ rows, rowStarts, gameStarts }: Season, event: number): EventInput {
  const [first, afterLast] = [rowStarts[event] as number, rowStarts[event + 1] as number];
  const players = Array.from({ length: afterLast - first }, (_, index) => ({
    rating: rows.ratings[first + index] as number,
    k: rows.ks[first + index] as number,
  }));
  const [from, to] = [gameStarts[event] as number, gameStarts[event + 1] as number];
  const games = Array.from({ length: to - from }, (_, index) => {
    const whiteScore = (rows.results[from + index] as number) / 2;
    return {
      white: (rows.white[from + index] as number) - first,
      black: (rows.black[from + index] as number) - first,
      whiteScore,
      blackScore: 1 - whiteScore,
      played: true,
    };
  });
  return { type: 'swiss', players, games };
}
