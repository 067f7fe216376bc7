import { defined } from '@eloquence/rating';
import type { Style } from './style.ts';
import { cutMiddleTo, cutTo, displayWidth, padEnd, padStart, WIDTH, wrap } from './width.ts';

export interface Column {
  readonly heading: string;
  /** Right for numbers, left for words. */
  readonly align?: 'left' | 'right';
  /** Shrinks when the table is too wide; its cells wrap. */
  readonly wraps?: boolean;
  /** Shrinks too, but its cells are truncated with …. */
  readonly cuts?: 'end' | 'middle';
  /** Minimum width while another column can shrink. */
  readonly least?: number;
  /** Maximum width; the exact width in a `fixed` table. */
  readonly most?: number;
}

export interface TableOptions {
  readonly style: Style;
  readonly indent?: number;
  /** Fixed widths align several tables below each other. */
  readonly fixed?: boolean;
  /** Indexes of emphasised rows. */
  readonly strong?: readonly number[];
}

const GAP = '  ';
/** The minimum width of a column that shrinks. */
const LEAST = 8;

/** A table of at most 80 columns. */
export function table(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  options: TableOptions,
): string[] {
  const { style, indent = 0, fixed = false, strong = [] } = options;
  const widths = columnWidths(columns, rows, WIDTH - indent, fixed);
  const margin = ' '.repeat(indent);
  const layOut = (cells: readonly string[]): string[] => rowLines(columns, widths, cells, margin);
  const headings = columns.some(({ heading }) => heading !== '')
    ? layOut(columns.map(({ heading }) => heading)).map(style.faint)
    : [];
  const body = rows.flatMap((cells, index) =>
    layOut(cells).map((line) => (strong.includes(index) ? style.strong(line) : line)),
  );
  return [...headings, ...body];
}

function columnWidths(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  room: number,
  fixed: boolean,
): number[] {
  const widths = columns.map(({ heading, most = Number.POSITIVE_INFINITY }, index) => {
    if (fixed && most !== Number.POSITIVE_INFINITY) return most;
    const cells = [heading, ...rows.map((row) => row[index] ?? '')];
    return Math.min(most, Math.max(...cells.map(displayWidth)));
  });
  const total = (): number => widths.reduce((sum, width) => sum + width + GAP.length, -GAP.length);
  // The widest column that can shrink gives up one character at a time.
  while (total() > room) {
    const [widest] = columns
      .map((column, index) => ({ index, ...spareOf(column, defined(widths[index])) }))
      .sort((a, b) => b.spare - a.spare || b.width - a.width);
    if (widest === undefined || widest.width <= LEAST) break;
    widths[widest.index] = widest.width - 1;
  }
  return widths;
}

/** A shrinking column's width, and how much it can give up. */
function spareOf({ wraps, cuts, least = LEAST }: Column, width: number): { width: number; spare: number } {
  return wraps || cuts
    ? { width, spare: Math.max(0, least === LEAST ? width : width - least) }
    : { width: 0, spare: 0 };
}

function rowLines(
  columns: readonly Column[],
  widths: readonly number[],
  cells: readonly string[],
  margin: string,
): string[] {
  const wrapped = cells.map((cell, index) => {
    const width = defined(widths[index]);
    return cutCell(columns[index]?.cuts, cell, width) ?? wrap(cell, width);
  });
  const height = Math.max(...wrapped.map((lines) => lines.length));
  return Array.from({ length: height }, (_, line) => {
    const parts = wrapped.map((lines, index) => {
      const pad = columns[index]?.align === 'right' ? padStart : padEnd;
      return pad(lines[line] ?? '', defined(widths[index]));
    });
    return (margin + parts.join(GAP)).trimEnd();
  });
}

function cutCell(side: Column['cuts'], cell: string, width: number): string[] | null {
  if (side === undefined) return null;
  return [side === 'end' ? cutTo(cell, width) : cutMiddleTo(cell, width)];
}

/** Names and values in two columns; the first row is the answer. */
export function figures(rows: readonly (readonly [name: string, value: string])[], style: Style): string[] {
  const columns: readonly Column[] = [{ heading: '' }, { heading: '', wraps: true }];
  return table(columns, rows, { style, strong: [0] });
}
