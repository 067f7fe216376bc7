import { InputError, readEach, within } from '../errors.ts';
import { points } from '../rational.ts';
import { count, gameScore, type HalfPoints, type Rating, rating } from '../values.ts';

/** Why a game that began is not rated; `not-chosen`: FIDE rates other games of the event by decision. */
export type GameException = 'force-majeure' | 'fair-play' | 'not-chosen';

export interface EventGameInput {
  /** Players by their place in the list. */
  readonly white: number;
  readonly black: number;
  /** In points. Both may be 0. */
  readonly whiteScore: number;
  readonly blackScore: number;
  /** False for forfeits and byes. */
  readonly played: boolean;
  readonly round?: number;
  readonly exception?: GameException;
  /** Ratings at the time of the game, where the event takes them so. */
  readonly whiteRating?: number;
  readonly blackRating?: number;
}

export interface EventGame {
  readonly white: number;
  readonly black: number;
  readonly whiteScore: HalfPoints;
  readonly blackScore: HalfPoints;
  readonly played: boolean;
  readonly round: number;
  readonly exception: GameException | null;
  /** Ratings at the time of the game; undefined where the event does not take them so. */
  readonly whiteRating: Rating | undefined;
  readonly blackRating: Rating | undefined;
}

/** A game from the side of one of its players. */
export interface Side {
  readonly opponent: number;
  readonly score: HalfPoints;
  /** Ratings at the time of the game, where the event takes them so. */
  readonly own: Rating | undefined;
  readonly other: Rating | undefined;
}

export function sideOf(game: EventGame, player: number): Side {
  const { white, black, whiteScore, blackScore, whiteRating, blackRating } = game;
  return white === player
    ? { opponent: black, score: whiteScore, own: whiteRating, other: blackRating }
    : { opponent: white, score: blackScore, own: blackRating, other: whiteRating };
}

/** `perGame`: ratings at the time of each game count. */
export function readEventGames(
  inputs: readonly EventGameInput[],
  players: number,
  perGame: boolean,
): readonly EventGame[] {
  return readEach('games', inputs, (input) => {
    const { white, black, played, round = 0, exception = null } = input;
    checkPlayer('white', white, players);
    checkPlayer('black', black, players);
    if (white === black) {
      throw new InputError('unknown-player', {
        path: 'black',
        value: black,
        expected: { kind: 'other-player' },
      });
    }
    const whiteScore = within('whiteScore', () => gameScore(input.whiteScore));
    const blackScore = within('blackScore', () => gameScore(input.blackScore));
    checkScores(whiteScore, blackScore);
    return {
      white,
      black,
      whiteScore,
      blackScore,
      played,
      round: within('round', () => count(round, 'round')),
      exception,
      whiteRating: perGame ? within('whiteRating', () => optionalRating(input.whiteRating)) : undefined,
      blackRating: perGame ? within('blackRating', () => optionalRating(input.blackRating)) : undefined,
    };
  });
}

const optionalRating = (value: number | null | undefined): Rating | undefined =>
  value === null || value === undefined ? undefined : rating(value);

function checkScores(whiteScore: HalfPoints, blackScore: HalfPoints): void {
  if (whiteScore + blackScore > 2) {
    throw new InputError('invalid-score', {
      value: `${points(whiteScore)} + ${points(blackScore)}`,
      expected: { kind: 'scores-together', to: 1 },
    });
  }
}

function checkPlayer(path: string, player: number, players: number): void {
  if (Number.isInteger(player) && player >= 0 && player < players) return;
  throw new InputError('unknown-player', {
    path,
    value: String(player),
    expected: { kind: 'integer', from: 0, to: players - 1 },
  });
}
