import type { Cadence, Edition } from '@eloquence/rating';

/** One period of a time control. */
export interface TimePeriod {
  /** Moves to be made in it; null: all that remain. */
  readonly moves: number | null;
  readonly seconds: number;
  /** Seconds a move. */
  readonly increment: number;
  /** The increment is given in delay mode (Bronstein, US delay): what is not used is lost. */
  readonly delay: boolean;
}

/** The periods of one player, in order. */
export type Side = readonly TimePeriod[];

export interface TimeControl {
  readonly white: Side;
  readonly black: Side;
}

/** The length of game on which the regulations measure thinking time (1.1) and hours of play (3.1). */
export const GAME_MOVES = 60;
const MINUTE = 60;

/**
 * Thinking time of a game of 60 moves (1.1). A period that begins after the 60th move is not reached in it.
 * The Laws count an increment the same in cumulative and in delay mode (glossary: increment).
 */
export function secondsFor60Moves(side: Side): number {
  let seconds = 0;
  let counted = 0;
  for (const [index, period] of side.entries()) {
    const left = GAME_MOVES - counted;
    const moves = period.moves === null || index === side.length - 1 ? left : Math.min(period.moves, left);
    seconds += period.seconds + moves * period.increment;
    counted += moves;
    if (counted === GAME_MOVES) break;
  }
  return seconds;
}

/** The same in whole minutes, rounded down; compare seconds where a limit is "more than". */
export function minutesFor60Moves(side: Side): number {
  return Math.floor(secondsFor60Moves(side) / MINUTE);
}

/** Moves of the first time control; null where one period holds the whole game. */
export function firstControlMoves(control: TimeControl): number | null {
  return control.white[0]?.moves ?? control.black[0]?.moves ?? null;
}

export function hasEqualTimes({ white, black }: TimeControl): boolean {
  return (
    white === black ||
    (white.length === black.length &&
      white.every(({ moves, seconds, increment, delay }, index) => {
        const other = black[index];
        return (
          other?.moves === moves &&
          other.seconds === seconds &&
          other.increment === increment &&
          other.delay === delay
        );
      }))
  );
}

/** Whether a player thinks in delay mode, which the coded form cannot say. */
export function usesDelay({ white, black }: TimeControl): boolean {
  return [...white, ...black].some(({ delay }) => delay);
}

/** Minutes that make a game rapid. */
export type RapidRange = NonNullable<Edition['rules']['timeRange']['value']>;

/** The Laws of today (A.1, B.1). */
const RAPID_NOW: RapidRange = Object.freeze({ over: 10, under: 60 });

/** The cadence: what is too fast for rapid is blitz, what is too slow standard; null where the sides differ in it. */
export function cadenceOf(control: TimeControl, rapid: RapidRange = RAPID_NOW): Cadence | null {
  const white = cadenceOfSide(control.white, rapid);
  return white === cadenceOfSide(control.black, rapid) ? white : null;
}

function cadenceOfSide(side: Side, { from = 0, over = 0, to, under }: RapidRange): Cadence {
  const seconds = secondsFor60Moves(side);
  const isSlow = to === undefined ? seconds >= (under ?? 60) * MINUTE : seconds > to * MINUTE;
  if (isSlow) return 'standard';
  return seconds >= from * MINUTE && seconds > over * MINUTE ? 'rapid' : 'blitz';
}
