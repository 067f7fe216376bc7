import type { FindingView } from '@eloquence/api';

/** Lines of a file that stand together. */
export interface Passage {
  /** The number of the first line, from 1. */
  readonly from: number;
  readonly lines: readonly string[];
}

/** What is shown of a file. */
export interface Excerpt {
  /** Lines of the whole file. */
  readonly count: number;
  readonly passages: readonly Passage[];
}

/** Shorter files are shown as a whole. */
const WHOLE = 60;
/** Lines shown before and after one that something was found in. */
const AROUND = 2;

/** The lines that findings speak of, with what stands around them. */
export function excerptOf(lines: readonly string[], findings: readonly Pick<FindingView, 'line'>[]): Excerpt {
  const count = lines.length;
  if (count === 0) return { count, passages: [] };
  if (count <= WHOLE) return { count, passages: [{ from: 1, lines }] };
  const spans: [from: number, to: number][] = [];
  const numbers = [...new Set(findings.flatMap(({ line }) => (line === null ? [] : [line])))];
  // The head of a report says what it is about.
  for (const line of [1, ...numbers.filter((each) => each >= 1 && each <= count).sort((a, b) => a - b)]) {
    const [from, to] = [Math.max(1, line - AROUND), Math.min(count, line + AROUND)];
    const last = spans.at(-1);
    // A single line left out would take as much room as it does itself.
    if (last !== undefined && from <= last[1] + 2) last[1] = Math.max(last[1], to);
    else spans.push([from, to]);
  }
  return { count, passages: spans.map(([from, to]) => ({ from, lines: lines.slice(from - 1, to) })) };
}

/** A line in three: before what is meant, what is meant, and after it. Columns are counted from 1. */
export function markedAt(line: string, column: number | null): readonly [string, string, string] {
  if (column === null || column < 1) return [line, '', ''];
  const start = Math.min(column - 1, line.length);
  // Figures stand at the end of their columns: a few blanks may come before what is meant.
  const word = /^ {0,4}\S+/.exec(line.slice(start))?.[0] ?? line.slice(start, start + 1);
  // Where something is missing, there is nothing to mark but the place.
  return [line.slice(0, start), word || ' ', line.slice(start + word.length)];
}
