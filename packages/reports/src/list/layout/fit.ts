import { defined } from '@eloquence/rating';
import {
  BIRTH,
  FEDERATION,
  type Field,
  FLAG,
  ID,
  IGNORED,
  isNumeric,
  K,
  NAME,
  NEXT_CADENCE,
  OTHER_TITLES,
  RATING,
  SEX,
} from '../row/fields.ts';
import type { Column } from './fide-layouts.ts';

/** Lines are texts here: there are few, and characters count. */

/** How far a header may stand beside its column. */
const SHIFTS = [0, -1, 1, -2, 2, -3, 3, -4, 4];

export function cellText(line: string, columns: readonly Column[], index: number): string {
  return line.slice(columns[index]?.start, columns[index + 1]?.start).trim();
}

/** A year, a date, or a blank form of either. */
const BIRTHS = /^(?:\d{4}|0|[\d ]{2}[./-][\d ]{2}[./-][\d ]{2,4}|\d{4}[./-]\d{2}[./-]\d{2}|\. *\.)?$/;

/** Whether a cell holds what such a cell may hold, so that columns can be told from one another. */
export function fits(field: Field, text: string): boolean {
  if (field === IGNORED) return true;
  if (field === ID) return /^\d{1,12}$/.test(text);
  if (field === NAME) return /^\D/.test(text) && !text.includes('   ');
  if (field === FEDERATION) return /^[A-Z]{3}$/.test(text);
  if (field === SEX) return /^[MFmf]?$/.test(text);
  if (field === BIRTH) return BIRTHS.test(text);
  if (field === FLAG) return /^[a-z]{0,4}$/i.test(text);
  if (field === OTHER_TITLES) return /^[a-z,]*$/i.test(text);
  if (!isNumeric(field)) return /^[a-z]{0,3}$/i.test(text);
  const kind = (field - RATING) % NEXT_CADENCE;
  // A combined list may leave the ratings blank that a player does not have.
  if (kind === 0) return /^(?:\d{3,4}|0)$/.test(text) || (field !== RATING && text === '');
  return kind === K - RATING ? /^\d{0,3}$/.test(text) : /^\d{0,4}$/.test(text);
}

/** The share of lines in which every cell fits. */
export function fitOf(columns: readonly Column[], lines: readonly string[]): number {
  if (lines.length === 0) return 0;
  const fitting = lines.filter((line) =>
    columns.every(({ field }, index) => fits(field, cellText(line, columns, index))),
  );
  return fitting.length / lines.length;
}

/** Moves each column's start to where the rows say it is, if the header stands a little beside it. */
export function settleColumns(columns: readonly Column[], lines: readonly string[]): readonly Column[] {
  const settled = [...columns];
  for (let index = 1; index < settled.length; index += 1) {
    const { field, start } = defined(settled[index]);
    const after = settled[index - 1]?.start ?? 0;
    const before = settled[index + 1]?.start ?? Number.POSITIVE_INFINITY;
    let best = { start, misfits: Number.POSITIVE_INFINITY };
    for (const shift of SHIFTS) {
      const moved = start + shift;
      if (moved <= after || moved >= before) continue;
      settled[index] = { field, start: moved };
      const misfits = misfitsAt(settled, index, lines);
      if (misfits < best.misfits) best = { start: moved, misfits };
    }
    settled[index] = { field, start: best.start };
  }
  return settled;
}

/** Moves the start of the federation, which every row has, to its first letter: what touches it is not part of it. */
export function startAtFederation(columns: readonly Column[], lines: readonly string[]): readonly Column[] {
  const at = columns.findIndex(({ field }) => field === FEDERATION);
  const indents = lines
    .filter((line) => fits(FEDERATION, cellText(line, columns, at)))
    .map((line) => line.slice(columns[at]?.start).search(/\S/));
  const indent = mode(indents) ?? 0;
  return columns.map((column, index) =>
    index === at ? { field: FEDERATION, start: column.start + indent } : column,
  );
}

/** How often a column's start cuts through a word or leaves something unfit on either side of it. */
function misfitsAt(columns: readonly Column[], index: number, lines: readonly string[]): number {
  const [left, right] = [defined(columns[index - 1]), defined(columns[index])];
  let misfits = 0;
  for (const line of lines) {
    if (isCut(line, right.start)) misfits += 1;
    if (!fits(left.field, cellText(line, columns, index - 1))) misfits += 1;
    if (!fits(right.field, cellText(line, columns, index))) misfits += 1;
  }
  return misfits;
}

function isCut(line: string, at: number): boolean {
  return /^\S\S$/.test(line.slice(at - 1, at + 1));
}

/** Where the cells of a column begin or end if they always do so at the same place. */
export interface Alignment {
  readonly left: number | null;
  readonly right: number | null;
  /** Whether a space stands before the column. */
  readonly apart: boolean;
}

/** Misprints are rarer than this in the first rows. */
const RARE = 0.02;

export function alignments(columns: readonly Column[], lines: readonly string[]): Alignment[] {
  return columns.map(({ start }, index) => {
    const cells = lines
      .map((line) => line.slice(start, columns[index + 1]?.start))
      .filter((cell) => cell.trim());
    return {
      left: common(cells.map((cell) => cell.search(/\S/))),
      right: common(cells.map((cell) => cell.trimEnd().length)),
      apart: index > 0 && lines.filter((line) => isCut(line, start)).length <= lines.length * RARE,
    };
  });
}

/** The value nearly all have, or null. */
function common(values: readonly number[]): number | null {
  const value = mode(values);
  if (value === null) return null;
  return values.filter((each) => each !== value).length <= values.length * RARE ? value : null;
}

export function mode(values: readonly number[]): number | null {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  let best: number | null = null;
  for (const [value, count] of counts) {
    if (best === null || count > defined(counts.get(best))) best = value;
  }
  return best;
}
