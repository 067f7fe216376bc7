import { defined } from '../defined.ts';
import { atEach, InputError, readEach, within } from '../errors.ts';
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

/** One column per field: passing an object per game takes longer than rating it. */
export interface EventGameColumns {
  readonly white: Uint16Array;
  readonly black: Uint16Array;
  /** In half points. */
  readonly whiteScores: Uint8Array;
  readonly blackScores: Uint8Array;
  /** 0 for forfeits and byes. */
  readonly played: Uint8Array;
  readonly rounds: Uint32Array;
}

export interface EventGames extends Omit<EventGameColumns, 'rounds'> {
  readonly count: number;
  readonly rounds: ArrayLike<number>;
  /** Null where no game has one. */
  readonly exceptions: readonly (GameException | null)[] | null;
  /** Null where the event does not take ratings at the time of the game; 0: none for this game. */
  readonly whiteRatings: Uint16Array | null;
  readonly blackRatings: Uint16Array | null;
}

/** A game from the side of one of its players. */
export interface Side {
  readonly opponent: number;
  readonly score: HalfPoints;
  /** Ratings at the time of the game, where the event takes them so. */
  readonly own: Rating | undefined;
  readonly other: Rating | undefined;
}

export function sideOf(games: EventGames, game: number, player: number): Side {
  const white = ratingAt(games.whiteRatings, game) || undefined;
  const black = ratingAt(games.blackRatings, game) || undefined;
  return games.white[game] === player
    ? {
        opponent: defined(games.black[game]),
        score: defined(games.whiteScores[game]) as HalfPoints,
        own: white,
        other: black,
      }
    : {
        opponent: defined(games.white[game]),
        score: defined(games.blackScores[game]) as HalfPoints,
        own: black,
        other: white,
      };
}

/** A rating at the time of a game; 0: none. */
export function ratingAt(ratings: Uint16Array | null, game: number): Rating {
  return (ratings === null ? 0 : ratings[game]) as Rating;
}

export function countOfGames(games: readonly EventGameInput[] | EventGameColumns): number {
  return 'white' in games ? games.white.length : games.length;
}

/** `perGame`: ratings at the time of each game count. */
export function readEventGames(
  games: readonly EventGameInput[] | EventGameColumns,
  players: number,
  perGame: boolean,
): EventGames {
  return 'white' in games ? checkedColumns(games, players) : columnsOf(games, players, perGame);
}

function checkedColumns(columns: EventGameColumns, players: number): EventGames {
  const { white, black, whiteScores, blackScores, played, rounds } = columns;
  for (const [name, { length }] of Object.entries(columns)) count(length, name, white.length, white.length);
  atEach('games', white.length, (game) => {
    checkPlayers(players, defined(white[game]), defined(black[game]));
    checkScores(defined(whiteScores[game]) as HalfPoints, defined(blackScores[game]) as HalfPoints);
  });
  return {
    count: white.length,
    white,
    black,
    whiteScores,
    blackScores,
    played,
    rounds,
    exceptions: null,
    whiteRatings: null,
    blackRatings: null,
  };
}

function columnsOf(inputs: readonly EventGameInput[], players: number, perGame: boolean): EventGames {
  const games = {
    count: inputs.length,
    white: new Uint16Array(inputs.length),
    black: new Uint16Array(inputs.length),
    whiteScores: new Uint8Array(inputs.length),
    blackScores: new Uint8Array(inputs.length),
    played: new Uint8Array(inputs.length),
    rounds: inputs.map(({ round = 0 }) => round),
    exceptions: inputs.map(({ exception = null }) => exception),
    whiteRatings: perGame ? new Uint16Array(inputs.length) : null,
    blackRatings: perGame ? new Uint16Array(inputs.length) : null,
  };
  readEach('games', inputs, ({ white, black, played, ...input }, game) => {
    checkPlayers(players, white, black);
    const [whiteScore, blackScore] = [
      within('whiteScore', () => gameScore(input.whiteScore)),
      within('blackScore', () => gameScore(input.blackScore)),
    ];
    checkScores(whiteScore, blackScore);
    within('round', () => count(defined(games.rounds[game]), 'round'));
    if (games.whiteRatings)
      games.whiteRatings[game] = within('whiteRating', () => optionalRating(input.whiteRating));
    if (games.blackRatings)
      games.blackRatings[game] = within('blackRating', () => optionalRating(input.blackRating));
    games.white[game] = white;
    games.black[game] = black;
    games.whiteScores[game] = whiteScore;
    games.blackScores[game] = blackScore;
    games.played[game] = played ? 1 : 0;
  });
  return games;
}

const optionalRating = (value: number | null | undefined): number =>
  value === null || value === undefined ? 0 : rating(value);

function checkPlayers(players: number, white: number, black: number): void {
  checkPlayer('white', white, players);
  checkPlayer('black', black, players);
  if (white === black) {
    throw new InputError('unknown-player', {
      path: 'black',
      value: black,
      expected: { kind: 'other-player' },
    });
  }
}

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
