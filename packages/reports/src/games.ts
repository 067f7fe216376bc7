import type { EventGameInput } from '@eloquence/rating';
import type { Report } from './report.ts';
import { USUAL_SCORING } from './scoring.ts';
import type { ResultCode } from './trf/records.ts';

const PLAYED: ReadonlySet<ResultCode> = new Set(['1', '=', '0']);

/** The games of a report between two of its players, each once, and whether their colours are known. */
export function gamesOf(report: Report): {
  readonly games: readonly EventGameInput[];
  readonly colours: readonly boolean[];
} {
  const place = new Map(report.players.map((player, index) => [player.no, index]));
  const games: EventGameInput[] = [];
  const colours: boolean[] = [];
  report.players.forEach((player, index) => {
    player.rounds.forEach((result, at) => {
      const other = result.opponent === null ? undefined : place.get(result.opponent);
      if (other === undefined || other <= index) return;
      const theirs = report.players[other]?.rounds[at];
      if (theirs === undefined) return;
      const isBlack = result.colour === 'b' || theirs.colour === 'w';
      const [white, black] = isBlack ? [other, index] : [index, other];
      const [whiteCode, blackCode] = isBlack ? [theirs.code, result.code] : [result.code, theirs.code];
      games.push({
        white,
        black,
        whiteScore: USUAL_SCORING[whiteCode] / 2,
        blackScore: USUAL_SCORING[blackCode] / 2,
        played: PLAYED.has(whiteCode) && PLAYED.has(blackCode),
        round: at + 1,
      });
      colours.push(result.colour !== null || theirs.colour !== null);
    });
  });
  return { games, colours };
}
