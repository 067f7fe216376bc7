import { defined } from '@eloquence/rating';
import { fold, type WordKind, wordKind } from './vocabulary.ts';

export type Token =
  /** A number, in quarters: `1½` is 6. */
  | { readonly kind: 'number'; readonly quarters: number }
  /** `1:30` or `1:30:00`; the short form may be hours and minutes or minutes and seconds. */
  | { readonly kind: 'clock'; readonly seconds: number; readonly short: boolean }
  | { readonly kind: Exclude<WordKind, 'noise'> };

const SIGNS: Readonly<Record<string, WordKind>> = {
  "'": 'minute',
  '"': 'second',
  '/': 'link',
  '×': 'link',
  '*': 'link',
  '+': 'plus',
  '&': 'plus',
  '|': 'plus',
  ',': 'comma',
  ';': 'comma',
  '、': 'comma',
  '。': 'comma',
  '@': 'after',
  '(': 'noise',
  ')': 'noise',
  '[': 'noise',
  ']': 'noise',
};
const FRACTIONS: Readonly<Record<string, number>> = { '¼': 1, '½': 2, '¾': 3 };
const NUMBERS: ReadonlyMap<string, number> = new Map([
  ['one', 1],
  ...['two', 'deux', 'zwei', 'dos', 'due', 'twee'].map((word) => [word, 2] as const),
]);
/** The longest Chinese word looked for. */
const MAX_HAN = 3;

const isDigit = (char: string): boolean => char >= '0' && char <= '9' && char.length === 1;
const isHan = (char: string): boolean => /\p{Script=Han}/u.test(char);
const isLetter = (char: string): boolean => /\p{L}/u.test(char) && !isHan(char);

/** Signs as typed by hand become the plain ones: full-width forms, primes, curved quotes, dashes. */
function plain(text: string): string {
  return fold(
    text
      .replace(/[！-～]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
      .replace(/[’‘´`′]/g, "'")
      .replace(/''/g, '"')
      .replace(/[”“„″]/g, '"')
      .replace(/[–—−]/g, '-'),
  )
    .trim()
    .replace(HOUR_AND_MINUTES, '$1 $2')
    .replace(SHORT_MOVES, '$1/$2 moves')
    .replace(SHORT_PER_MOVE, '$1/move')
    .replace(DOTTED_KO, 'ko')
    .replace(HAN_HOURS, (_, words: string) => `${defined(HAN_AMOUNTS[words])}小时`)
    .replace(HAN_AFTER, ',$2分钟@$1步')
    .replace(HAN_INCREMENT, '$1+$2')
    .replace(HAN_FROM_MOVE_ONE, '');
}

/** `1 hour and 30 minutes`: one time, not two. */
const HOUR_AND_MINUTES =
  /\b(h|hrs?|hours?|heures?|std|stunden?|horas?|or[ae]|uur)\s+(?:and|et|und|y|e|en)\s+(\d{1,2}\s*(?:m|mn|mins?|minut[a-z]*)\b)/g;
/** `90'/40m`: behind a time an m is a move, as in `30"/m`. */
const SHORT_MOVES = /('|h|min)\s*\/\s*(\d{1,3})\s?m(?![a-z'])/g;
const SHORT_PER_MOVE = /("|s|sec)\s*\/\s*m(?![a-z'])/g;
const DOTTED_KO = /\bk\.\s?o\b\.?/g;
const HAN_AMOUNTS: Readonly<Record<string, string>> = {
  半: '½',
  半个: '½',
  一: '1',
  一个: '1',
  一个半: '1½',
  两: '2',
  两个: '2',
};
const HAN_HOURS = /(一个半|半个?|一个?|两个?)小时/g;
/** 第40步后加30分钟: the time comes behind its move. */
const HAN_AFTER =
  /第?\s*(\d{1,3})\s*(?:步棋?|回合)(?:之后|以后|后)[,、]?\s*(?:再加|另加|增加|再|加)?\s*(\d{1,3})\s*分钟?/g;
/** 从第一步起每步加30秒: said ahead of the increment, which is given from the first move anyway. */
const HAN_FROM_MOVE_ONE = /从第\s*[一1]\s*步(?:起|开始)[,、]?\s*(?=每)/g;
/** 15分10秒 is 15+10: no period in Chinese has seconds of its own. */
const HAN_INCREMENT = /(分钟?)\s*(\d{1,2}\s*秒)/g;

/** Cuts a text into numbers and words of known meaning; null if anything else is in it. */
export function tokenize(text: string): readonly Token[] | null {
  const chars = plain(text);
  const tokens: Token[] = [];
  let at = 0;

  const push = (kind: WordKind): void => {
    if (kind !== 'noise') tokens.push({ kind });
  };
  const run = (matches: (char: string) => boolean, limit: number = chars.length): string => {
    let end = at;
    while (end < chars.length && end - at < limit && matches(chars.charAt(end))) end += 1;
    return chars.slice(at, end);
  };

  while (at < chars.length) {
    const char = chars.charAt(at);
    if (char.trim() === '') {
      at += 1;
    } else if (isDigit(char) || char in FRACTIONS) {
      const read = readNumber(chars, at);
      if (read === null) return null;
      tokens.push(read.token);
      at = read.end;
    } else if (isHan(char)) {
      const word = longestHan(run(isHan, MAX_HAN));
      if (word === null) return null;
      push(wordKind(word) as WordKind);
      at += word.length;
    } else if (isLetter(char)) {
      const word = run(isLetter);
      at += word.length;
      // d'incrément, dall'inizio: the elided word says nothing
      if (chars.charAt(at) === "'" && isLetter(chars.charAt(at + 1))) {
        at += 1;
        continue;
      }
      const number = NUMBERS.get(word);
      if (number !== undefined) tokens.push({ kind: 'number', quarters: number * 4 });
      else {
        // Russian с: "seconds" behind a number, "with" elsewhere
        const kind = word === 'с' && tokens.at(-1)?.kind === 'number' ? 'second' : wordKind(word);
        if (kind === null) return null;
        push(kind);
      }
    } else {
      const kind = SIGNS[char] ?? punctuation(chars, at);
      if (kind === null) return null;
      push(kind);
      at += 1;
    }
  }
  return tokens;
}

function longestHan(chars: string): string | null {
  for (let length = chars.length; length > 0; length -= 1) {
    const word = chars.slice(0, length);
    if (wordKind(word) !== null) return word;
  }
  return null;
}

/** Full stop, colon and hyphen mean nothing behind a word; a hyphen on its own separates. */
function punctuation(chars: string, at: number): WordKind | null {
  const before = chars.charAt(at - 1);
  const after = chars.charAt(at + 1);
  switch (chars.charAt(at)) {
    case '.':
      return isDigit(before) && isDigit(after) ? null : 'noise';
    case ':':
      return isDigit(chars.slice(0, at).trimEnd().slice(-1)) ? null : 'noise';
    case '-':
      if (before === ' ' && after === ' ') return 'comma';
      return (isLetter(before) || isDigit(before)) && isLetter(after) ? 'noise' : null;
    default:
      return null;
  }
}

const NUMBER = /(\d{1,5})(?::(\d\d)(?::(\d\d))?)?/y;
const FRACTION = /\s?([¼½¾])|[.,]5(?=\s?(?:h|u|ore|std|stunden|час|ч)(?!\d))/y;

function readNumber(chars: string, start: number): { token: Token; end: number } | null {
  NUMBER.lastIndex = start;
  const match = NUMBER.exec(chars);
  const end = start + (match?.[0].length ?? 0);
  if (isDigit(chars.charAt(end)) || chars.charAt(end) === ':') return null;
  if (match?.[2] !== undefined) return readClock(match, end);
  // 1½ h, 1 ½ h, 1,5 h; half an hour only, since 1.30 h and 1.25 h may be minutes
  FRACTION.lastIndex = end;
  const fraction = FRACTION.exec(chars);
  const whole = Number(match?.[1] ?? 0);
  if (fraction !== null && whole > 9) return null;
  const part = fraction === null ? 0 : defined(FRACTIONS[fraction[1] ?? '½']);
  return {
    token: { kind: 'number', quarters: whole * 4 + part },
    end: end + (fraction?.[0].length ?? 0),
  };
}

function readClock(match: RegExpExecArray, end: number): { token: Token; end: number } | null {
  const [hours = 0, minutes = 0, seconds = 0] = match.slice(1).map((part) => Number(part ?? 0));
  if (hours > 9 || minutes > 59 || seconds > 59) return null;
  const short = match[3] === undefined;
  return { token: { kind: 'clock', seconds: hours * 3600 + minutes * 60 + seconds, short }, end };
}
