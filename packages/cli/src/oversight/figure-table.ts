import type { Figure } from '@eloquence/oversight';
import type { Messages } from '@eloquence/words';
import { columnLabel, type FigureTexts, figureCell } from '@eloquence/words/figures';
import type { Style } from '../terminal/style.ts';
import { type Column, table } from '../terminal/table.ts';
import { displayWidth, paragraph, WIDTH } from '../terminal/width.ts';

/** A figure as people read it, in tables as wide as the terminal: each begins with the first columns. */
export function figureLines(
  { figure, columns, rows }: Figure,
  texts: FigureTexts,
  { format }: Messages,
  style: Style,
): string[] {
  const { title, shows, limits } = texts.figures[figure];
  const cells = columns.map((column) =>
    rows.map((row) => figureCell(figure, column, row[column], texts, format.decimal)),
  );
  const headings = columns.map((column) => columnLabel(column, texts));
  const widths = headings.map((heading, index) => widest(heading, cells[index] ?? []));
  const keys = leadingTexts({ figure, columns, rows });
  const shown = (indexes: readonly number[]): string[] =>
    table(
      indexes.map(
        (index): Column => ({ heading: headings[index] ?? '', align: index < keys ? 'left' : 'right' }),
      ),
      rows.map((_, row) => indexes.map((index) => cells[index]?.[row] ?? '')),
      { style },
    );
  const groups = groupsOf(widths, keys);
  return [
    style.strong(title),
    ...paragraph(shows),
    ...paragraph(limits).map(style.faint),
    ...groups.flatMap((indexes) => ['', ...shown(indexes)]),
  ];
}

const widest = (heading: string, cells: readonly string[]): number =>
  cells.reduce((most, cell) => Math.max(most, displayWidth(cell)), displayWidth(heading));

/** How many columns say what a row is about: the first, and texts beside it. */
function leadingTexts({ columns, rows }: Figure): number {
  const isText = (column: string): boolean => rows.some((row) => typeof row[column] === 'string');
  const numbers = columns.findIndex((column, index) => index > 0 && !isText(column));
  return numbers < 0 ? columns.length : numbers;
}

const GAP = 2;

function groupsOf(widths: readonly number[], keys: number): readonly (readonly number[])[] {
  const leading = widths.slice(0, keys).map((_, index) => index);
  const start = leading.reduce((sum, index) => sum + (widths[index] ?? 0) + GAP, 0);
  const groups: number[][] = [];
  let room = 0;
  for (let index = keys; index < widths.length; index += 1) {
    const width = (widths[index] ?? 0) + GAP;
    if (groups.length === 0 || width > room) {
      groups.push([...leading]);
      room = WIDTH + GAP - start;
    }
    groups.at(-1)?.push(index);
    room -= width;
  }
  return groups.length === 0 ? [leading] : groups;
}
