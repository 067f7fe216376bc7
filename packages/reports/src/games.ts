import type { EventGameInput, GameException } from '@eloquence/rating';
import type { Report } from './report.ts';
import { USUAL_SCORING } from './scoring.ts';
import type { StatedFacts, StatedGame } from './stated-facts.ts';
import type { ResultCode } from './trf/records.ts';

const PLAYED: ReadonlySet<ResultCode> = new Set(['1', '=', '0']);

/** The games of a report between two of its players, each once, and whether their colours are known. */
export function gamesOf(
  report: Report,
  stated: Pick<StatedFacts, 'exceptions' | 'ratedGames'> = {},
): {
  readonly games: readonly EventGameInput[];
  readonly colours: readonly boolean[];
} {
  const place = new Map(report.players.map((player, index) => [player.no, index]));
  const games: EventGameInput[] = [];
  const colours: boolean[] = [];
  const exceptionOf = exceptionsOf(stated);
  report.players.forEach((player, index) => {
    player.rounds.forEach((result, at) => {
      const other = result.opponent === null ? undefined : place.get(result.opponent);
      if (other === undefined || other <= index) return;
      const theirs = report.players[other]?.rounds[at];
      if (theirs === undefined) return;
      const isBlack = result.colour === 'b' || theirs.colour === 'w';
      const [white, black] = isBlack ? [other, index] : [index, other];
      const [whiteCode, blackCode] = isBlack ? [theirs.code, result.code] : [result.code, theirs.code];
      const exception = exceptionOf(at + 1, player.no, result.opponent as number);
      games.push({
        white,
        black,
        whiteScore: USUAL_SCORING[whiteCode] / 2,
        blackScore: USUAL_SCORING[blackCode] / 2,
        played: PLAYED.has(whiteCode) && PLAYED.has(blackCode),
        round: at + 1,
        ...(exception !== null && { exception }),
      });
      colours.push(result.colour !== null || theirs.colour !== null);
    });
  });
  return { games, colours };
}

/** What was stated of a game, by its round and players. */
function exceptionsOf({
  exceptions = [],
  ratedGames,
}: Pick<StatedFacts, 'exceptions' | 'ratedGames'>): (
  round: number,
  one: number,
  other: number,
) => GameException | null {
  const isOf =
    (round: number, one: number, other: number) =>
    (game: StatedGame): boolean =>
      game.round === round && (game.player === one || game.player === other);
  if (exceptions.length === 0 && ratedGames === undefined) return () => null;
  return (round, one, other) => {
    const stated = exceptions.find(isOf(round, one, other));
    if (stated !== undefined) return stated.cause;
    const isChosen = ratedGames === undefined || ratedGames.some(isOf(round, one, other));
    return isChosen ? null : 'not-chosen';
  };
}

/** Games that were stated and are not in the report. */
export function unknownGames(
  report: Report,
  { exceptions = [], ratedGames = [] }: Pick<StatedFacts, 'exceptions' | 'ratedGames'>,
): readonly StatedGame[] {
  const known = new Set<string>();
  for (const { round = 0, white, black } of gamesOf(report).games)
    for (const place of [white, black]) known.add(`${round} ${report.players[place]?.no}`);
  return [...exceptions, ...ratedGames].filter(({ round, player }) => !known.has(`${round} ${player}`));
}
