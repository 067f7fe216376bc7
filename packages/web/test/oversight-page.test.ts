import type { FigureView } from '@eloquence/api';
import { expect, test } from 'vitest';
import { chartsOf, csvOf } from '../src/desk/figure.tsx';

const figure = (chart: FigureView['chart'], columns: string[], rows: FigureView['rows']): FigureView => ({
  figure: 'shape',
  matrix: null,
  chart,
  columns,
  rows,
});

test('a chart has its places in order and gaps where values are missing', () => {
  const chart = { x: 'date', lines: ['mean', 'p10'], by: null, isBars: false };
  const rows = [
    ['2026-02-01', 1700, null],
    ['2026-01-01', 1690, 1500],
  ];
  const [drawn] = chartsOf(figure(chart, ['date', 'mean', 'p10'], rows));
  expect(drawn?.x).toEqual([Date.UTC(2026, 0) / 1000, Date.UTC(2026, 1) / 1000]);
  expect(drawn?.isTime).toBe(true);
  expect(drawn?.lines).toEqual([
    { column: 'mean', values: [1690, 1700] },
    { column: 'p10', values: [1500, null] },
  ]);
});

test('a chart for each value of a column; one place alone is no chart', () => {
  const rows = [
    ['men', 1400, 5],
    ['men', 1600, 6],
    ['women', 1400, 7],
  ];
  const drawn = chartsOf(
    figure({ x: 'band', lines: ['change'], by: 'sex', isBars: false }, ['sex', 'band', 'change'], rows),
  );
  expect(drawn.map(({ value, x }) => [value, x])).toEqual([['men', [1400, 1600]]]);
  expect(chartsOf(figure(null, ['a'], [[1], [2]]))).toEqual([]);
});

test('places that are neither numbers nor dates are numbered', () => {
  const rows = [
    ['table', 0.1],
    ['glicko', 0.2],
  ];
  const [drawn] = chartsOf(
    figure({ x: 'model', lines: ['brier'], by: null, isBars: false }, ['model', 'brier'], rows),
  );
  expect(drawn).toMatchObject({ x: [0, 1], isTime: false, places: ['table', 'glicko'] });
});

test('CSV quotes what needs it', () => {
  const rows = [
    ['Open "A", Tornby', 3, null],
    ['B', -1.5, true],
  ];
  expect(csvOf({ columns: ['name', 'games', 'known'], rows })).toBe(
    'name,games,known\r\n"Open ""A"", Tornby",3,\r\nB,-1.5,true\r\n',
  );
});
