import type { FindingView } from '@eloquence/api';

/** Consecutive lines of a file. */
export interface Passage {
  /** The number of the first line, from 1. */
  readonly from: number;
  readonly lines: readonly string[];
}

export interface Excerpt {
  /** The number of lines of the file. */
  readonly count: number;
  readonly passages: readonly Passage[];
}

/** Files up to this length are shown whole. */
const WHOLE_FILE = 60;
/** Lines shown before and after a line with a finding. */
const CONTEXT = 2;

/** The lines with findings, and the lines around them. */
export function excerptOf(lines: readonly string[], findings: readonly Pick<FindingView, 'line'>[]): Excerpt {
  const count = lines.length;
  if (count === 0) return { count, passages: [] };
  if (count <= WHOLE_FILE) return { count, passages: [{ from: 1, lines }] };
  const spans: [from: number, to: number][] = [];
  const numbers = [...new Set(findings.flatMap(({ line }) => (line === null ? [] : [line])))];
  // The header lines of a report are always useful.
  for (const line of [1, ...numbers.filter((each) => each >= 1 && each <= count).sort((a, b) => a - b)]) {
    const [from, to] = [Math.max(1, line - CONTEXT), Math.min(count, line + CONTEXT)];
    const last = spans.at(-1);
    // A gap of one line would take as much room as the line.
    if (last !== undefined && from <= last[1] + 2) last[1] = Math.max(last[1], to);
    else spans.push([from, to]);
  }
  return { count, passages: spans.map(([from, to]) => ({ from, lines: lines.slice(from - 1, to) })) };
}

/** Splits a line into the text before a value, the value, and the text after it. Columns start at 1. */
export function splitAtColumn(line: string, column: number | null): readonly [string, string, string] {
  if (column === null || column < 1) return [line, '', ''];
  const start = Math.min(column - 1, line.length);
  // Numbers are right-aligned: a few spaces may come before the value.
  const word = /^ {0,4}\S+/.exec(line.slice(start))?.[0] ?? line.slice(start, start + 1);
  // A missing value: mark its position.
  return [line.slice(0, start), word || ' ', line.slice(start + word.length)];
}
