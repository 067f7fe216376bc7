import { parseCodedTimeControl } from './coded.ts';
import { GAME_MOVES, type TimeControl, type TimePeriod } from './model.ts';
import { type Phrase, readPhrases } from './phrases.ts';
import { tokenize } from './tokens.ts';

export const MAX_TIME_CONTROL_LENGTH = 200;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Above, a time in minutes is a slip or a number of seconds. */
const MAX_PERIOD = 5 * HOUR;
const MAX_VAGUE_PERIOD = 150 * MINUTE;
/** The Laws know increments up to a minute (glossary: increment); `120+60` is more likely two periods. */
const MAX_INCREMENT = 60;
const MAX_MOVES = 100;

/**
 * Reads a time control as people write it: `90+30`, `40/120, G/60`, `1h30 + 30 s/coup`. Null where it cannot be read,
 * or can be read in two ways.
 */
export function parseTimeControl(text: string): TimeControl | null {
  if (text.length > MAX_TIME_CONTROL_LENGTH) return null;
  const coded = unmistakablyCoded(text);
  if (coded !== null) return coded;
  const tokens = tokenize(text);
  const phrases = tokens === null ? null : readPhrases(tokens);
  const periods = phrases === null ? null : assemble(phrases);
  return periods === null ? null : { white: periods, black: periods };
}

/**
 * The form of record 222 in the wrong place, also with commas between its periods: `40/7200,1800`. No period lasts
 * 600 minutes, so these are seconds.
 */
function unmistakablyCoded(text: string): TimeControl | null {
  const listed = text.replace(/\s*[,;]\s*/g, ':');
  const control = /^\s*\d+\s*$/.test(text) ? null : parseCodedTimeControl(listed);
  if (control === null || !coversGame(control.white) || !coversGame(control.black)) return null;
  const periods = [...control.white, ...control.black];
  // 40/5400,1800+30: of the last period, or from the first move
  const increments = new Set(periods.map(({ increment }) => increment > 0));
  if (listed !== text && increments.size > 1) return null;
  return periods.every(({ seconds }) => seconds >= 600) ? control : null;
}

interface Increment {
  readonly seconds: number;
  readonly delay: boolean;
  readonly from: number | null;
  /** Periods that were named before it. */
  readonly periods: number;
  /** Joined to the period before it and to nothing else. */
  readonly attached: boolean;
}

interface Period {
  moves: number | null;
  readonly seconds: number;
  readonly vague: boolean;
  readonly game: boolean;
  /** Set off from the period before. */
  readonly apart: boolean;
}

function assemble(phrases: readonly Phrase[]): readonly TimePeriod[] | null {
  const periods: Period[] = [];
  const increments: Increment[] = [];
  const explicit = phrases.some(isIncrement);
  for (const phrase of phrases) {
    const increment = isIncrement(phrase) || (phrase.bare !== null && isBareIncrement(phrase, periods));
    if (increment) {
      if (!addIncrement(increments, phrase, periods)) return null;
    } else if (!addPeriod(periods, phrase, explicit)) return null;
  }
  return arePeriods(periods, increments) ? withIncrements(periods, increments) : null;
}

/** Said to be an increment, or a few seconds after a time. */
function isIncrement(phrase: Phrase): boolean {
  const named = phrase.increment || phrase.from !== null;
  return (
    named || (phrase.inSeconds && (phrase.plus || phrase.comma) && phrase.moves === null && !phrase.game)
  );
}

/** The 30 of `90+30` and `G/90+30`, and of `40/90, SD/30, +30`. */
function isBareIncrement(phrase: Phrase, periods: readonly Period[]): boolean {
  const seconds = phrase.bare as number;
  if (!phrase.plus || phrase.game || phrase.moves !== null || seconds >= MAX_INCREMENT) return false;
  if (phrase.comma || seconds === 0) return periods.length > 0;
  const [period] = periods;
  return periods.length === 1 && period?.vague === true && period.moves === null;
}

function addIncrement(increments: Increment[], phrase: Phrase, periods: readonly Period[]): boolean {
  const seconds = phrase.seconds ?? (phrase.bare as number);
  // "30 seconds a move for the whole game" is one; "G/30 increment" is not understood
  if (phrase.game && !phrase.inSeconds) return false;
  if (seconds > MAX_INCREMENT || phrase.after !== null) return false;
  // 1:30 a move
  if (phrase.vague && phrase.bare === null) return false;
  const attached = phrase.plus && !phrase.comma;
  const last = periods.at(-1);
  if (phrase.moves !== null) {
    // 1h40 + 30 s a move for 40 moves, then 10 min: the moves of the period
    if (!attached || last === undefined || last.moves !== null || last.game) return false;
    last.moves = phrase.moves;
  }
  increments.push({ seconds, delay: phrase.delay, from: phrase.from, periods: periods.length, attached });
  return last !== undefined;
}

function addPeriod(periods: Period[], phrase: Phrase, explicit: boolean): boolean {
  const last = periods.at(-1);
  if (phrase.bare !== null && !phrase.game && last !== undefined) {
    // 40/120, 60 and 40/90 + 30 + 30 sec are read; 40/90 + 30 may mean either
    if (last.moves === null || !(phrase.comma || explicit)) return false;
  }
  if (phrase.after !== null) {
    if (last === undefined || last.moves !== null) return false;
    last.moves = phrase.after - movesOf(periods);
  }
  const seconds = phrase.seconds ?? (phrase.bare as number) * MINUTE;
  const { moves, vague, game } = phrase;
  periods.push({ moves, seconds, vague, game, apart: phrase.comma && !phrase.plus });
  return seconds >= MINUTE && seconds <= MAX_PERIOD && !phrase.inSeconds && !phrase.delay;
}

type Counted = readonly { readonly moves: number | null }[];

const movesOf = (periods: Counted): number => periods.reduce((sum, { moves }) => sum + (moves ?? 0), 0);

/** A text that does not say what happens up to move 60 is not complete. */
const coversGame = (periods: Counted): boolean =>
  periods.at(-1)?.moves === null || movesOf(periods) >= GAME_MOVES;

function arePeriods(periods: readonly Period[], increments: readonly Increment[]): boolean {
  const last = periods.at(-1);
  if (last === undefined) return false;
  const counted = periods.every(
    ({ moves, game }, index) =>
      (moves === null ? index === periods.length - 1 : Number.isInteger(moves) && moves > 0 && !game) &&
      (moves ?? 0) <= MAX_MOVES,
  );
  if (!counted || !coversGame(periods)) return false;
  const lone = periods.length === 1 && last.vague;
  return !lone || isLoneVaguePeriod(last, increments);
}

/** `G/60`, `90+30` and `1:30 + 10 from move 1` are read; `120`, `180+2` and `1:30` may be minutes or seconds. */
function isLoneVaguePeriod({ seconds, game }: Period, increments: readonly Increment[]): boolean {
  if (increments.length === 0) return game;
  const blitzLike = increments.some((increment) => increment.seconds > 0 && increment.seconds < 5);
  return seconds <= MAX_VAGUE_PERIOD && !(seconds >= HOUR && blitzLike);
}

/** One increment, named last or with its first move, holds to the end; otherwise each period has its own. */
function withIncrements(
  periods: readonly Period[],
  increments: readonly Increment[],
): readonly TimePeriod[] | null {
  const [only] = increments;
  if (increments.length <= 1) {
    const from = only?.from ?? 1;
    if (only?.from === null && only.periods < periods.length) return null;
    // 2h/40, 1h/20, 15'+30": of the last period, or from the first move
    const last = periods.at(-1);
    if (only?.from === null && only.attached && periods.length > 1 && last?.apart) return null;
    const first = periods.findIndex((_, index) => movesOf(periods.slice(0, index)) + 1 === from);
    if (first < 0) return null;
    return periods.map((period, index) => timePeriod(period, index >= first ? only : undefined));
  }
  const own = increments.every(({ from, periods: named }, index) => from === null && named === index + 1);
  return own && increments.length === periods.length
    ? periods.map((period, index) => timePeriod(period, increments[index]))
    : null;
}

function timePeriod({ moves, seconds }: Period, increment: Increment | undefined): TimePeriod {
  const perMove = increment?.seconds ?? 0;
  return { moves, seconds, increment: perMove, delay: perMove > 0 && increment?.delay === true };
}
