import { parseRoundDate, writeRoundDate } from '../dates.ts';
import { FIRST_ROUND, roundColumn } from './layout.ts';
import type { RoundDatesRecord, Source } from './records.ts';

const WIDTH = 8;

/** 132: a date for each round in its columns. Some programs write them from column 5 on, or a line for each. */
export function readRoundDates(source: Source): RoundDatesRecord {
  const { text } = source;
  const dates = isMisplaced(text) ? datesIn(text) : cellsOf(text);
  return { kind: 'round-dates', code: '132', dates, source };
}

/** Whether a date stands before the columns of the first round. */
export function isMisplaced(text: string): boolean {
  const before = text.slice(3, FIRST_ROUND - 1);
  if (before.trim() === '') return false;
  return wordsOf(before).some((word) => parseRoundDate(word) !== null);
}

const wordsOf = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean);

/** Where the words of a line behind its code begin. */
export const wordColumns = (text: string): readonly number[] =>
  [...text.slice(3).matchAll(/\S+/g)].map(({ index }) => index + 4);

/** As the columns would have them. */
const datesIn = (text: string): readonly string[] =>
  wordsOf(text.slice(3)).map((word) => {
    const date = parseRoundDate(word)?.date;
    return date === undefined ? word.slice(0, WIDTH).toWellFormed() : writeRoundDate(date);
  });

function cellsOf(text: string): readonly string[] {
  const dates: string[] = [];
  const length = text.trimEnd().length;
  for (let round = 1; roundColumn(round) <= length; round += 1) {
    const from = roundColumn(round) - 1;
    dates.push(text.slice(from, from + WIDTH).trim());
  }
  return dates;
}
