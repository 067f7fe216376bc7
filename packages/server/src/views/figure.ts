import type { FigureView } from '@eloquence/api';
import { chartOf, type Figure, matrixOf } from '@eloquence/oversight';

/** How a figure is drawn. */
export function drawingView(figure: Figure['figure']): Pick<FigureView, 'chart' | 'matrix'> {
  const [chart, matrix] = [chartOf(figure), matrixOf(figure)];
  return {
    chart: chart && {
      x: chart.x,
      lines: [...chart.lines],
      by: chart.by ?? null,
      isBars: chart.isBars ?? false,
    },
    matrix: matrix && { ...matrix, by: matrix.by ?? null },
  };
}

export function rowsOf(columns: readonly string[], rows: Figure['rows']): FigureView['rows'] {
  return rows.map((row) => columns.map((column) => row[column] ?? null));
}
