import { defined } from '@eloquence/rating';
import { type FindingList, finding, type Place } from '../findings.ts';
import { FIRST_ROUND, MAX_NUMBER, ROUND, ROUND_WIDTH, wholeNumber } from './layout.ts';
import { digitsIn, isBlank, type LineCodes } from './line-bytes.ts';
import { RESULT_CODES, type ResultCode, type RoundResult, type Source } from './records.ts';

export interface Rounds {
  readonly results: readonly RoundResult[];
  /** The first column that should be blank and is not; 0 for none. */
  readonly shift: number;
  /** Some opponent, colour or result is none. */
  readonly unread: boolean;
}

/** Reads the rounds of a line in one pass; what is wrong with them is looked for only where something is. */
export function readRounds({ codes, length }: LineCodes): Rounds {
  const results = new Array<RoundResult>(roundsIn(length));
  let shift = 0;
  let unread = false;
  for (let round = 0; round < results.length; round += 1) {
    const start = FIRST_ROUND - 1 + round * ROUND_WIDTH;
    const opponent = digitsIn(codes, start, start + 4);
    const colour = defined(COLOURS[defined(codes[start + ROUND.colour])]);
    const code = defined(RESULTS[defined(codes[start + ROUND.result])]);
    if (shift === 0) shift = filledGap(codes, start);
    if (opponent < 0 || colour === UNKNOWN || code === UNKNOWN) unread = true;
    results[round] = resultOf(opponent, colour, code);
  }
  return { results, shift, unread };
}

/** How many rounds a line of this length has begun. */
const roundsIn = (length: number): number => Math.max(0, Math.ceil((length - FIRST_ROUND + 1) / ROUND_WIDTH));

const [AFTER_OPPONENT, AFTER_COLOUR, AFTER_RESULT, BEFORE_NEXT] = ROUND.gaps;

/** The column of the first gap of a round that is not blank; 0 for none. */
function filledGap(codes: Uint8Array, start: number): number {
  if (!isBlank(defined(codes[start + AFTER_OPPONENT]))) return start + AFTER_OPPONENT + 1;
  if (!isBlank(defined(codes[start + AFTER_COLOUR]))) return start + AFTER_COLOUR + 1;
  if (!isBlank(defined(codes[start + AFTER_RESULT]))) return start + AFTER_RESULT + 1;
  return isBlank(defined(codes[start + BEFORE_NEXT])) ? 0 : start + BEFORE_NEXT + 1;
}

export function explainRounds({ text, line }: Source, findings: FindingList): void {
  const length = text.trimEnd().length;
  for (let from = FIRST_ROUND, round = 1; from <= length; from += ROUND_WIDTH, round += 1) {
    const cell = (offset: number, width: number): string =>
      text.slice(from - 1 + offset, from - 1 + offset + width).trim();
    const at = (offset: number): Place => ({ line, column: from + offset });
    const [opponent, colour, result] = [cell(0, 4), cell(ROUND.colour, 1), cell(ROUND.result, 1)];
    if (Number.isNaN(wholeNumber(opponent)))
      findings.add(finding('opponent-unreadable', at(0), { round, text: opponent }));
    if (colourOf(colour) === undefined)
      findings.add(finding('colour-unknown', at(ROUND.colour), { round, text: colour }));
    if (codeOf(result) === undefined)
      findings.add(finding('result-unknown', at(ROUND.result), { round, text: result }));
  }
}

/** Letters in either case. */
function codeOf(text: string): ResultCode | undefined {
  return RESULT_CODES.find((code) => code === text.toUpperCase());
}

function colourOf(text: string): RoundResult['colour'] | undefined {
  const colour = text.toLowerCase();
  if (colour === 'w' || colour === 'b') return colour;
  return colour === '' || colour === '-' ? null : undefined;
}

const COLOUR_VALUES = ['w', 'b', null] as const;
const NO_COLOUR = COLOUR_VALUES.indexOf(null);
const NO_RESULT = RESULT_CODES.indexOf('');
const UNKNOWN = 255;

/** For every ASCII character the place of its meaning in a list. */
function table(place: (text: string) => number): Uint8Array {
  return Uint8Array.from({ length: 128 }, (_, code) => {
    const found = place(isBlank(code) ? '' : String.fromCharCode(code));
    return found === -1 ? UNKNOWN : found;
  });
}
const COLOURS = table((text) => COLOUR_VALUES.indexOf(colourOf(text) as 'w'));
const RESULTS = table((text) => RESULT_CODES.indexOf(codeOf(text) as ResultCode));

/** Equal results are one object: a million take 8 MB, not 56 MB. */
const known: (RoundResult | undefined)[][] = new Array(MAX_NUMBER + 1);

function resultOf(opponent: number, colour: number, code: number): RoundResult {
  const number = Math.max(opponent, 0);
  const place =
    (colour === UNKNOWN ? NO_COLOUR : colour) * RESULT_CODES.length + (code === UNKNOWN ? NO_RESULT : code);
  return known[number]?.[place] ?? newResult(number, place);
}

function newResult(number: number, place: number): RoundResult {
  const colour = COLOUR_VALUES[Math.floor(place / RESULT_CODES.length)] ?? null;
  const code = RESULT_CODES[place % RESULT_CODES.length] ?? '';
  const result = Object.freeze({ opponent: number || null, colour, code });
  const results = known[number] ?? new Array(COLOUR_VALUES.length * RESULT_CODES.length).fill(undefined);
  results[place] = result;
  known[number] = results;
  return result;
}
