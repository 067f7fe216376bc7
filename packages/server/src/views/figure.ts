import type { FigureView } from '@eloquence/api';
import { chartOf, type Figure } from '@eloquence/oversight';

export function chartView(figure: Figure['figure']): FigureView['chart'] {
  const chart = chartOf(figure);
  return chart && { x: chart.x, lines: [...chart.lines], by: chart.by ?? null };
}

export function rowsOf(columns: readonly string[], rows: Figure['rows']): FigureView['rows'] {
  return rows.map((row) => columns.map((column) => row[column] ?? null));
}
