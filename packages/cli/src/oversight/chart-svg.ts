import type { Figure, FigureChart } from '@eloquence/oversight';

/** What a chart needs to write its numbers and names. */
export interface ChartTexts {
  readonly label: (column: string) => string;
  readonly cell: (column: string, value: Value) => string;
  /** At the foot of a chart, where a date is a month. */
  readonly foot: (column: string, value: Value) => string;
  readonly of: (name: string, value: string) => string;
}

type Value = Figure['rows'][number][string];
type Row = Figure['rows'][number];

const WIDTH = 680;
const HEIGHT = 260;
const MARGIN = { top: 12, right: 12, bottom: 26, left: 58 };
const Y_TICKS = 5;
const X_TICKS = 4;
/** Names below bars are short. */
const MOST_BAR_NAMES = 10;

/** Lines that differ in colour and in dashes, so that they can be told apart on paper. */
const STROKES = [
  ['#8c1d2f', ''],
  ['#1f5f8b', '7 3'],
  ['#3b7a3b', '2 3'],
  ['#8a5a00', '9 3 2 3'],
  ['#5b3f8c', '5 2'],
  ['#444444', '1 2'],
] as const;

/** The charts of a figure, one for each value of `by`, with their heading; empty where there is nothing to draw. */
export function chartsOf(
  { rows }: Figure,
  chart: FigureChart,
  texts: ChartTexts,
): readonly { readonly heading: string | null; readonly svg: string }[] {
  const { by } = chart;
  const groups = by === undefined ? new Map([[null, rows]]) : Map.groupBy(rows, (row) => row[by] ?? null);
  return [...groups].flatMap(([value, own]) => {
    const svg = drawChart(own, chart, texts);
    return svg === null
      ? []
      : [{ heading: by === undefined ? null : texts.of(texts.label(by), texts.cell(by, value)), svg }];
  });
}

interface Point {
  readonly at: number;
  readonly value: number;
}

function drawChart(
  rows: readonly Row[],
  { x, lines, isBars = false }: FigureChart,
  texts: ChartTexts,
): string | null {
  const places = isBars ? rows.map((_, index) => index) : placesOf(rows.map((row) => row[x] ?? null));
  if (new Set(places).size < 2) return null;
  const drawn = lines.map((column) => ({ column, pieces: piecesOf(rows, places, column) }));
  const values = drawn.flatMap(({ pieces }) => pieces.flat().map(({ value }) => value));
  if (values.length === 0) return null;
  const scale = isBars
    ? niceScale(Math.min(0, ...values), Math.max(0, ...values))
    : niceScale(Math.min(...values), Math.max(...values));
  // Half a place around the bars.
  const aside = isBars ? 0.5 : 0;
  const [first, last] = [Math.min(...places) - aside, Math.max(...places) + aside];
  const left = (at: number): number =>
    MARGIN.left + ((at - first) / (last - first)) * (WIDTH - MARGIN.left - MARGIN.right);
  const top = (value: number): number =>
    HEIGHT -
    MARGIN.bottom -
    ((value - scale.from) / (scale.to - scale.from)) * (HEIGHT - MARGIN.top - MARGIN.bottom);
  const parts: string[] = [];
  const ticks = valuesOf(scale);
  const names = withoutZeros(ticks.map((value) => texts.cell(lines[0] ?? '', value)));
  ticks.forEach((value, index) => {
    const y = fixed(top(value));
    parts.push(
      `<line class="grid" x1="${MARGIN.left}" x2="${WIDTH - MARGIN.right}" y1="${y}" y2="${y}"/>`,
      `<text class="tick" text-anchor="end" x="${MARGIN.left - 6}" y="${fixed(top(value) + 4)}">${html(names[index] ?? '')}</text>`,
    );
  });
  for (const index of ticksOf(rows.length, isBars ? MOST_BAR_NAMES : X_TICKS)) {
    const row = rows[index];
    const at = places[index] ?? 0;
    const anchor = at === first ? 'start' : at === last ? 'end' : 'middle';
    parts.push(
      `<text class="tick" text-anchor="${anchor}" x="${fixed(left(at))}" y="${HEIGHT - 8}">${html(texts.foot(x, row?.[x] ?? null))}</text>`,
    );
  }
  drawn.forEach(({ pieces }, index) => {
    const [colour, dashes] = strokeOf(index);
    if (isBars) {
      const width = (0.6 / (last - first)) * (WIDTH - MARGIN.left - MARGIN.right);
      for (const { at, value } of pieces.flat()) {
        const [upper, lower] = [top(Math.max(0, value)), top(Math.min(0, value))];
        parts.push(
          `<rect x="${fixed(left(at) - width / 2)}" y="${fixed(upper)}" width="${fixed(width)}" height="${fixed(lower - upper)}" fill="${colour}"/>`,
        );
      }
      return;
    }
    for (const piece of pieces) {
      const points = piece.map(({ at, value }) => `${fixed(left(at))},${fixed(top(value))}`).join(' ');
      parts.push(
        piece.length === 1
          ? `<circle cx="${points.split(',')[0]}" cy="${points.split(',')[1]}" r="2.5" fill="${colour}"/>`
          : `<polyline points="${points}" fill="none" stroke="${colour}" stroke-width="1.8" stroke-dasharray="${dashes}"/>`,
      );
    }
  });
  const legend = lines.map((column, index) => {
    const [colour, dashes] = strokeOf(index);
    return `<span><svg width="26" height="10" aria-hidden="true"><line x1="0" x2="26" y1="5" y2="5" stroke="${colour}" stroke-width="2" stroke-dasharray="${dashes}"/></svg> ${html(texts.label(column))}</span>`;
  });
  const name = html(lines.map(texts.label).join(', '));
  return `<svg role="img" aria-label="${name}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${parts.join('')}</svg><p class="legend">${legend.join(' ')}</p>`;
}

const strokeOf = (index: number): (typeof STROKES)[number] => STROKES[index % STROKES.length] ?? STROKES[0];

/** Numbers and dates by their value, anything else in the order of the rows. */
function placesOf(values: readonly Value[]): readonly number[] {
  if (values.every((value) => typeof value === 'number')) return values;
  const days = values.map((value) =>
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(value) : Number.NaN,
  );
  return days.every(Number.isFinite) ? days : values.map((_, index) => index);
}

/** A line is broken where a value is missing. */
function piecesOf(rows: readonly Row[], places: readonly number[], column: string): readonly Point[][] {
  const pieces: Point[][] = [[]];
  rows.forEach((row, index) => {
    const value = row[column];
    if (typeof value === 'number') pieces.at(-1)?.push({ at: places[index] ?? 0, value });
    else if (pieces.at(-1)?.length !== 0) pieces.push([]);
  });
  return pieces.filter(({ length }) => length > 0);
}

function niceScale(
  least: number,
  most: number,
): { readonly from: number; readonly to: number; readonly step: number } {
  const span = most - least || Math.abs(most) || 1;
  const rough = span / Y_TICKS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((each) => each * power >= rough) ?? 10) * power;
  const from = Math.floor(least / step) * step;
  return { from, to: Math.max(Math.ceil(most / step) * step, from + step), step };
}

type Scale = ReturnType<typeof niceScale>;

function valuesOf({ from, to, step }: Scale): readonly number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => clean(from + index * step));
}

/** `10.00`, `20.00` as `10`, `20`. */
function withoutZeros(texts: readonly string[]): readonly string[] {
  const zeros = /[.,]0+$/;
  return texts.every((text) => zeros.test(text)) ? texts.map((text) => text.replace(zeros, '')) : texts;
}

function ticksOf(count: number, most: number): ReadonlySet<number> {
  const ticks = Math.min(most, count);
  return new Set(Array.from({ length: ticks }, (_, tick) => Math.round((tick * (count - 1)) / (ticks - 1))));
}

const fixed = (value: number): string => value.toFixed(1);
/** Without the rest of adding steps up. */
const clean = (value: number): number => Number(value.toPrecision(10));

/** Text within HTML. */
export function html(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
