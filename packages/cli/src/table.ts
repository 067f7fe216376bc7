import type { Style } from './style.ts';
import { cutMiddleTo, cutTo, displayWidth, padEnd, padStart, WIDTH, wrap } from './width.ts';

export interface Column {
  readonly heading: string;
  /** Figures stand right, words left. */
  readonly align?: 'left' | 'right';
  /** Gives way where the table is too wide: its cells run over several lines. */
  readonly wraps?: boolean;
  /** Gives way too, but its cells stay on one line, with … where they are cut. */
  readonly cuts?: 'end' | 'middle';
  /** No narrower than this where another column can give way. */
  readonly least?: number;
  /** No wider than this; in a `fixed` table always as wide. */
  readonly most?: number;
}

export interface TableOptions {
  readonly style: Style;
  readonly indent?: number;
  /** Several tables below each other whose columns are to stand in line. */
  readonly fixed?: boolean;
  /** Rows that stand out, by their number. */
  readonly strong?: readonly number[];
}

const GAP = '  ';
/** A column that gives way is never narrower than this. */
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
  // Whatever is too much is taken from the widest column that gives way, one by one.
  while (total() > room) {
    const [widest] = columns
      .map((column, index) => ({ index, ...spareOf(column, widths[index] as number) }))
      .sort((a, b) => b.spare - a.spare || b.width - a.width);
    if (widest === undefined || widest.width <= LEAST) break;
    widths[widest.index] = widest.width - 1;
  }
  return widths;
}

/** How wide a column that gives way is, and how much of that it can do without. */
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
    const width = widths[index] as number;
    return cutCell(columns[index]?.cuts, cell, width) ?? wrap(cell, width);
  });
  const height = Math.max(...wrapped.map((lines) => lines.length));
  return Array.from({ length: height }, (_, line) => {
    const parts = wrapped.map((lines, index) => {
      const pad = columns[index]?.align === 'right' ? padStart : padEnd;
      return pad(lines[line] ?? '', widths[index] as number);
    });
    return (margin + parts.join(GAP)).trimEnd();
  });
}

function cutCell(side: Column['cuts'], cell: string, width: number): string[] | null {
  if (side === undefined) return null;
  return [side === 'end' ? cutTo(cell, width) : cutMiddleTo(cell, width)];
}

/** Names and values in two columns, the first of them the answer. */
export function figures(rows: readonly (readonly [name: string, value: string])[], style: Style): string[] {
  const columns: readonly Column[] = [{ heading: '' }, { heading: '', wraps: true }];
  return table(columns, rows, { style, strong: [0] });
}
