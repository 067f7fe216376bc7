import { isRoundDay, parseReportDate, writeRoundDate } from '../dates.ts';
import { FIRST_ROUND, ROUND_WIDTH, roundColumn } from './layout.ts';
import type { RoundDatesRecord, Source } from './records.ts';

const WIDTH = 8;

interface Cell {
  readonly text: string;
  readonly column: number;
}

export interface RoundCells {
  /** What stands for each round, and where it begins. */
  readonly cells: readonly Cell[];
  /** Dates stand before the columns of the rounds: some programs write them from column 5 on. */
  readonly isMisplaced: boolean;
  /** The first column that should be blank and is not; 0 for none. */
  readonly shift: number;
}

/** 132: a date for each round in its columns. Of a line that is not in its columns, the words are taken in their order. */
export function readRoundDates(source: Source): RoundDatesRecord {
  const dates = roundCells(source.text).cells.map(({ text }) => inWidth(text));
  return { kind: 'round-dates', code: '132', dates, source };
}

/** 2025/05/02 as the columns would have it. */
function inWidth(text: string): string {
  if (text.length <= WIDTH) return text;
  const day = parseReportDate(text)?.date;
  return day === undefined ? text.slice(0, WIDTH).toWellFormed() : writeRoundDate(day);
}

export function roundCells(text: string): RoundCells {
  const words = [...text.slice(3).matchAll(/\S+/g)].map(
    (match): Cell => ({ text: match[0], column: match.index + 4 }),
  );
  if (words.some(({ text, column }) => column + text.length <= FIRST_ROUND && isRoundDay(text)))
    return { cells: words, isMisplaced: true, shift: 0 };
  const shift = shiftOf(text);
  return { cells: shift > 0 ? byDistance(words) : cellsOf(text), isMisplaced: false, shift };
}

/** The columns between the code and the first round, and the two between rounds, are blank. */
function shiftOf(text: string): number {
  for (let column = 4; column <= text.length; column += 1) {
    const isGap = column < FIRST_ROUND || (column - FIRST_ROUND) % ROUND_WIDTH >= WIDTH;
    if (isGap && text[column - 1]?.trim() !== '') return column;
  }
  return 0;
}

/** A blank too many or too few moves all that follow; a round without a day leaves the room of one. */
function byDistance(words: readonly Cell[]): readonly Cell[] {
  const cells: Cell[] = [];
  let last = FIRST_ROUND - ROUND_WIDTH;
  for (const word of words) {
    const rounds = Math.max(1, Math.round((word.column - last) / ROUND_WIDTH));
    for (let left = 1; left < rounds; left += 1) cells.push({ text: '', column: word.column });
    cells.push(word);
    last = word.column;
  }
  return cells;
}

function cellsOf(text: string): readonly Cell[] {
  const cells: Cell[] = [];
  const length = text.trimEnd().length;
  for (let round = 1; roundColumn(round) <= length; round += 1) {
    const column = roundColumn(round);
    cells.push({ text: text.slice(column - 1, column - 1 + WIDTH).trim(), column });
  }
  return cells;
}
