import { GAME_MOVES } from './model.ts';
import { type Quantity, readQuantity, time } from './quantity.ts';
import { isAmount, isLink, type Kind, LINKS, Reader } from './reader.ts';
import type { Token } from './tokens.ts';

/** A phrase of a time control: an amount and what is said of it. Which period or increment it is, is seen from all. */
export interface Phrase {
  /** Seconds of a time with its unit or in hours and minutes; null while it is a bare number. */
  seconds: number | null;
  /** The bare number: minutes or seconds. */
  bare: number | null;
  /** The amount was given in seconds. */
  inSeconds: boolean;
  /** The amount is `1:30` or a bare number: the unit was left to the reader. */
  vague: boolean;
  /** Moves of the period. */
  moves: number | null;
  /** For the whole game, or for the rest of it. */
  game: boolean;
  /** An increment by name, or so much for each move. */
  increment: boolean;
  delay: boolean;
  /** The move from which the increment is given. */
  from: number | null;
  /** The move after which the time is added. */
  after: number | null;
  /** How it is joined to the phrase before. */
  plus: boolean;
  comma: boolean;
}

/** Reads a text as phrases, one after the other; null where the words do not make phrases. */
export function readPhrases(tokens: readonly Token[]): readonly Phrase[] | null {
  const reader = new Reader(tokens);
  const phrases: Phrase[] = [];
  for (;;) {
    let plus = false;
    let comma = false;
    for (; reader.is('plus', 'comma') || isSlashedSeconds(reader); reader.next()) {
      plus ||= !reader.is('comma');
      comma ||= reader.is('comma');
    }
    const last = phrases.at(-1);
    if (plus && (last === undefined || reader.is('end'))) return null;
    if (reader.is('end')) return phrases;
    if (isFrom(reader)) {
      if (last === undefined || !readFrom(reader, last)) return null;
      continue;
    }
    if (reader.is('without')) {
      reader.next();
      if (!reader.is('increment', 'delay')) return null;
      reader.skip('increment', 'delay');
      continue;
    }
    const phrase: Phrase = { ...EMPTY, plus, comma };
    if (!readPhrase(reader, phrase, last)) return null;
    if (phrase.seconds === null && phrase.bare === null) continue;
    phrases.push(phrase);
  }
}

const EMPTY: Phrase = Object.freeze({
  seconds: null,
  bare: null,
  inSeconds: false,
  vague: false,
  moves: null,
  game: false,
  increment: false,
  delay: false,
  from: null,
  after: null,
  plus: false,
  comma: false,
});

function readPhrase(reader: Reader, phrase: Phrase, last: Phrase | undefined): boolean {
  readHead(reader, phrase);
  if (!isAmount(reader.beyond('first'))) {
    // 30 seconds a move, Bronstein: said of what went before
    if (last === undefined || !phrase.increment || phrase.game) return false;
    last.increment = true;
    last.delay ||= phrase.delay;
    return true;
  }
  const headed = phrase.game || phrase.increment;
  const amount = readQuantity(reader);
  if (amount === null || !take(phrase, amount, reader)) return false;
  if (!readTail(reader, phrase)) return false;
  const joined = last === undefined || phrase.plus || phrase.comma;
  return joined || headed || amount.kind === 'moves' || phrase.increment || phrase.from !== null;
}

/** Words before the amount: `G/`, `all moves in`, `increment of`, `each move`. */
function readHead(reader: Reader, phrase: Phrase): void {
  let each = false;
  for (; ; reader.next()) {
    const kind = reader.kind();
    each ||= kind === 'each';
    if (kind === 'game') phrase.game = true;
    else if (kind === 'increment') phrase.increment = true;
    else if (kind === 'delay') {
      phrase.increment = true;
      phrase.delay = true;
    } else if (kind === 'move') phrase.increment ||= !phrase.game;
    else if (kind === 'plus') {
      if (!phrase.increment) return;
    } else if (kind === 'comma') {
      // each time a player makes a move, 30 seconds are added
      if (!(each && phrase.increment && isAmount(reader.kind(1)))) return;
    } else if (!isLink(kind) && kind !== 'each' && kind !== 'player') return;
  }
}

/** Sets the amount; moves that come first must be followed by their time. */
function take(phrase: Phrase, amount: Quantity, reader: Reader): boolean {
  if (amount.kind === 'moves') {
    phrase.moves = amount.value;
    reader.skip(...LINKS, 'each', 'player');
    const second = readQuantity(reader);
    return second !== null && second.kind !== 'moves' && setTime(phrase, second);
  }
  if (amount.kind === 'bare') {
    phrase.bare = amount.value;
    phrase.vague = true;
    return true;
  }
  return setTime(phrase, amount);
}

/** A bare number is minutes where it is known to be a time. */
function setTime(phrase: Phrase, quantity: Exclude<Quantity, { kind: 'moves' }>): boolean {
  const given = quantity.kind === 'time' ? quantity : { ...time(quantity.value * 60), vague: true };
  phrase.seconds = given.seconds;
  phrase.inSeconds = given.inSeconds;
  phrase.vague = given.vague;
  phrase.bare = null;
  return true;
}

/** Words behind the amount: `/40`, `for the rest`, `per move`, `increment`, `from move 1`, `after 40 moves`. */
function readTail(reader: Reader, phrase: Phrase): boolean {
  for (;;) {
    const kind = reader.kind();
    if (isLink(kind) || kind === 'each') {
      const target = reader.beyond(...LINKS, 'each', 'first');
      if (target === 'increment' || target === 'delay' || isSlashedSeconds(reader)) return true;
      if (!readTarget(reader, phrase, target)) return false;
    } else if (isFrom(reader)) {
      if (!readFrom(reader, phrase)) return false;
    } else if (kind === 'after') {
      if (!readAfter(reader, phrase)) return false;
    } else if (kind === 'game') {
      // 40/90 SD/30: the next phrase
      const beyond = reader.beyond('game', 'move');
      if (isLink(beyond) || isAmount(beyond)) return true;
      reader.skip('game', 'move');
      phrase.game = true;
    } else if (kind === 'increment' || kind === 'delay') {
      // G/60 d5: the next phrase
      if (isAmount(reader.beyond('increment', 'delay', ...LINKS))) return true;
      phrase.increment = true;
      phrase.delay ||= kind === 'delay';
      reader.next();
    } else if (kind === 'player') {
      reader.next();
    } else if (isMovesBehindTime(reader, phrase)) {
      phrase.moves = reader.number();
      reader.next();
      reader.skip('move');
    } else if (kind === 'move' && phrase.inSeconds) {
      phrase.increment = true;
      reader.next();
    } else return true;
  }
}

/** `90 min (40 moves)`, not the moves of the next period: `30 min 20 moves in 15 min`. */
function isMovesBehindTime(reader: Reader, phrase: Phrase): boolean {
  if (phrase.seconds === null || phrase.vague || phrase.inSeconds || phrase.moves !== null) return false;
  return (
    reader.is('number') &&
    reader.kind(1) === 'move' &&
    ['plus', 'comma', 'end'].includes(reader.kind(2)) &&
    Number.isInteger(reader.number())
  );
}

/** What the amount is for: moves by number, each move, the game, a player. */
function readTarget(reader: Reader, phrase: Phrase, target: Kind): boolean {
  const link = reader.kind();
  reader.skip(...LINKS, 'each');
  if (target === 'player') {
    reader.next();
    return true;
  }
  if (target === 'game') {
    reader.skip('game', 'move');
    phrase.game = true;
    return true;
  }
  if (target === 'move') {
    reader.skip('move');
    phrase.increment = true;
    return true;
  }
  if (!isAmount(target)) return link === 'each';
  const second = readQuantity(reader);
  return second !== null && phrase.moves === null && linkQuantity(phrase, second, link);
}

/** Two amounts of which one must be moves: `40/120`, `90'/40`, `40 in 2h`, `90 for 40 moves`. */
function linkQuantity(phrase: Phrase, second: Quantity, link: Kind): boolean {
  const { bare } = phrase;
  if (bare === null) {
    if (second.kind === 'time') return false;
    phrase.moves = second.value;
    return true;
  }
  const minutesFirst = second.kind === 'moves' || (second.kind === 'bare' && link === 'for');
  if (minutesFirst) {
    phrase.moves = second.value;
    return setTime(phrase, { kind: 'bare', value: bare });
  }
  if (second.kind === 'bare' && !areMovesAndMinutes(bare, second.value)) return false;
  phrase.moves = bare;
  return setTime(phrase, second);
}

/** 40/90 is moves and minutes; 90/40 and 60/30 may be either, 15/10 is neither. */
function areMovesAndMinutes(moves: number, minutes: number): boolean {
  return moves >= 10 && moves <= GAME_MOVES && minutes >= moves;
}

/** The second half of `90'/30"`: the slash stands for a plus. */
function isSlashedSeconds(reader: Reader): boolean {
  return reader.is('link') && reader.kind(1) === 'number' && reader.kind(2) === 'second';
}

function isFrom(reader: Reader): boolean {
  return reader.is('from') || (reader.is('first') && !isAmount(reader.kind(1)));
}

/** `from move 1`, `from the 61st move`, `starting from the first move`, `from the start of the game`. */
function readFrom(reader: Reader, phrase: Phrase): boolean {
  if (phrase.from !== null) return false;
  let first = false;
  let from: number | null = null;
  for (; ; reader.next()) {
    if (reader.is('first')) first = true;
    else if (reader.is('number')) {
      if (from !== null || !['move', 'plus', 'comma', 'end'].includes(reader.kind(1))) return false;
      from = reader.number();
    } else if (reader.is('plus')) {
      // начиная с первого
      if (from !== null || first || reader.kind(1) !== 'first') break;
    } else if (reader.is('game')) {
      if (!first) return false;
    } else if (!reader.is('from', 'move')) break;
  }
  phrase.from = from ?? (first ? 1 : null);
  return phrase.from !== null;
}

/** `after move 40`, `after 40 moves`. */
function readAfter(reader: Reader, phrase: Phrase): boolean {
  reader.next();
  reader.skip('move', 'first');
  if (!reader.is('number') || phrase.after !== null) return false;
  phrase.after = reader.number();
  reader.next();
  reader.skip('move');
  return true;
}
