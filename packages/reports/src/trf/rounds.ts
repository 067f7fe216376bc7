import { type FindingList, finding, type Place } from '../findings.ts';
import { FIRST_ROUND, ROUND, ROUND_WIDTH, wholeNumber } from './layout.ts';
import { RESULT_CODES, type ResultCode, type RoundResult, type Source } from './records.ts';

export interface Rounds {
  readonly results: readonly RoundResult[];
  /** The first column that should be blank and is not; 0 for none. */
  readonly shift: number;
  /** Some opponent, colour or result is none. */
  readonly unread: boolean;
}

/** Control characters and no-break spaces are blank as well, and what is after the end. */
export function isBlank(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return !(code > 0x20) || code === 0xa0;
}

/** The whole number in some columns, from 0; -1 where there is something else, 0 where they are blank. */
export function digitsIn(text: string, from: number, to: number): number {
  const found = /^[\0- \xa0]*(\d*)[\0- \xa0]*$/.exec(text.slice(from, to));
  return found === null ? -1 : Number(found[1]);
}

/** Reads the rounds of a line; what is wrong with them is looked for only where something is. */
export function readRounds(text: string): Rounds {
  const results: RoundResult[] = [];
  let shift = 0;
  let unread = false;
  let { length } = text;
  while (length > 0 && isBlank(text, length - 1)) length -= 1;
  for (let start = FIRST_ROUND - 1; start < length; start += ROUND_WIDTH) {
    const letter = (at: number): string => (isBlank(text, start + at) ? '' : (text[start + at] ?? ''));
    const opponent = digitsIn(text, start, start + 4);
    const colour = colourOf(letter(ROUND.colour));
    const code = codeOf(letter(ROUND.result));
    const gap = ROUND.gaps.find((at) => !isBlank(text, start + at));
    if (shift === 0 && gap !== undefined) shift = start + gap + 1;
    if (opponent < 0 || colour === undefined || code === undefined) unread = true;
    results.push({ opponent: Math.max(opponent, 0) || null, colour: colour ?? null, code: code ?? '' });
  }
  return { results, shift, unread };
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
