import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import 'uplot/dist/uPlot.min.css';
import type uPlot from 'uplot';

interface DenseSeries {
  readonly label: string;
  /** null: nothing at this place. */
  readonly values: readonly (number | null)[];
}

interface DenseChartProps {
  readonly label: string;
  /** In ascending order. */
  readonly x: readonly number[];
  readonly series: readonly DenseSeries[];
  /** x is a time in seconds. */
  readonly isTime?: boolean;
  readonly formatValue: (value: number) => string;
  /** Values that the scale has to hold as well, as of a chart beside it. */
  readonly alsoHolds?: readonly number[];
  /** A number or a time along the foot. */
  readonly formatPlace: (value: number) => string;
  /** One series as bars, on numbered places. */
  readonly isBars?: boolean;
  /** The texts at the foot, where x only numbers the places. */
  readonly places?: readonly string[];
  /** The chart as a picture: its button, its file name and its title. */
  readonly download: { readonly label: string; readonly file: string; readonly title: string };
}

const HEIGHT = 300;
const DAY = 86_400;
/** Whole months and years, as uPlot counts them: lists have no shorter periods. */
const TIME_STEPS: readonly number[] = [
  ...[1, 2, 3, 4, 6].map((months) => months * 30 * DAY),
  ...[1, 2, 5, 10].map((years) => years * 365 * DAY),
];
/** Lines differ in colour and dashes. */
const STROKES: readonly (readonly [light: string, dark: string, dash: readonly number[]])[] = [
  ['#8c1d2f', '#f08a98', []],
  ['#1f5f8b', '#7fbce6', [8, 4]],
  ['#3b7a3b', '#8fcf8f', [2, 3]],
  ['#8a5a00', '#e0b060', [10, 3, 2, 3]],
  ['#5b3f8c', '#b9a0ea', [5, 2]],
  ['#555555', '#bbbbbb', [1, 2]],
];

/** Many points or several lines: uPlot draws them on a canvas and is loaded on demand. For ratings use `Chart`. */
export function DenseChart(props: DenseChartProps): JSX.Element {
  const {
    label,
    x,
    series,
    isTime = false,
    isBars = false,
    formatValue,
    formatPlace,
    places,
    alsoHolds = [],
    download,
  } = props;
  const container = useRef<HTMLDivElement>(null);
  const drawn = useRef<uPlot | null>(null);
  useEffect(() => {
    const element = container.current as HTMLDivElement;
    let destroy = (): void => {};
    let isUnmounted = false;
    const draw = async (): Promise<void> => {
      const { default: UPlot } = await import('uplot');
      if (isUnmounted) return;
      const style = getComputedStyle(element);
      const axis: uPlot.Axis = {
        stroke: style.color,
        font: `12px ${style.fontFamily}`,
        grid: { stroke: '#8883', width: 1 },
        ticks: { stroke: '#8883' },
      };
      const foot: uPlot.Axis = places
        ? { ...axis, values: (_, splits) => splits.map((at) => places[at] ?? ''), incrs: [1, 2, 5, 10, 20] }
        : isTime
          ? { ...axis, space: 80, incrs: [...TIME_STEPS], values: (_, splits) => splits.map(formatPlace) }
          : { ...axis, values: (_, splits) => splits.map(formatPlace) };
      const held = [...alsoHolds, ...(isBars ? [0] : [])];
      const holdAll = (_: uPlot, from: number, to: number) =>
        UPlot.rangeNum(Math.min(from, ...held), Math.max(to, ...held), 0.1, true);
      const aroundBars = (_: uPlot, from: number, to: number): [number, number] => [from - 0.5, to + 0.5];
      const plot = new UPlot(
        {
          width: element.clientWidth,
          height: HEIGHT,
          // Room for half of the last name at the foot.
          padding: [null, 28, null, null],
          scales: {
            x: { time: isTime, ...(isBars && { range: aroundBars }) },
            ...(held.length > 0 && { y: { range: holdAll } }),
          },
          axes: [foot, { ...axis, size: 72, values: (_, splits) => withoutZeros(splits.map(formatValue)) }],
          legend: { live: false },
          series: [
            {},
            ...series.map((one, index): uPlot.Series => {
              const [light, dark, dash] = STROKES[index % STROKES.length] as (typeof STROKES)[number];
              return {
                label: one.label,
                stroke: themed(element, light, dark),
                width: 1.75,
                dash: [...dash],
                ...(isBars && barsOf(UPlot, themed(element, light, dark))),
              };
            }),
          ],
        },
        [[...x], ...series.map(({ values }) => [...values])],
        element,
      );
      drawn.current = plot;
      const resizing = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height: HEIGHT }));
      resizing.observe(element);
      destroy = () => {
        resizing.disconnect();
        drawn.current = null;
        plot.destroy();
      };
    };
    void draw();
    return () => {
      isUnmounted = true;
      destroy();
    };
  }, [x, series, isTime, places]);
  const save = (): void => {
    const plot = drawn.current;
    if (plot === null) return;
    const link = document.createElement('a');
    link.href = pictureOf(plot, download.title);
    link.download = download.file;
    link.click();
  };
  return (
    <>
      <div ref={container} class="dense-chart" role="img" aria-label={label} />
      <button type="button" class="button needs-script" onClick={save}>
        {download.label}
      </button>
    </>
  );
}

/** `10.0`, `20.0` as `10`, `20`. */
function withoutZeros(texts: readonly string[]): string[] {
  const zeros = /[.,](?:0{1,2})$/;
  return texts.every((text) => zeros.test(text)) ? texts.map((text) => text.replace(zeros, '')) : [...texts];
}

const barsOf = (UPlot: typeof uPlot, fill: string): Partial<uPlot.Series> => ({
  fill,
  paths: (UPlot.paths.bars as uPlot.Series.BarsPathBuilderFactory)({ size: [0.6, 60] }),
  points: { show: false },
});

/** The colour of the reader's theme: a canvas takes no `light-dark()`. */
function themed(element: HTMLElement, light: string, dark: string): string {
  const probe = element.appendChild(document.createElement('i'));
  probe.style.color = `light-dark(${light}, ${dark})`;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** With title, names of the lines and a background, so that the picture can stand alone. */
function pictureOf({ ctx, series }: uPlot, title: string): string {
  const { canvas } = ctx;
  const { color, backgroundColor, fontFamily } = getComputedStyle(document.body);
  const unit = devicePixelRatio;
  const [head, foot, margin] = [40 * unit, 34 * unit, 14 * unit];
  const picture = document.createElement('canvas');
  [picture.width, picture.height] = [canvas.width, canvas.height + head + foot];
  const context = picture.getContext('2d') as CanvasRenderingContext2D;
  context.fillStyle = backgroundColor;
  context.fillRect(0, 0, picture.width, picture.height);
  context.drawImage(canvas, 0, head);
  context.fillStyle = color;
  context.font = `600 ${15 * unit}px ${fontFamily}`;
  context.fillText(title, margin, 26 * unit);
  context.font = `${12 * unit}px ${fontFamily}`;
  let left = margin;
  for (const { label, stroke, dash = [] } of series.slice(1)) {
    const y = picture.height - foot / 2;
    context.strokeStyle = String(typeof stroke === 'function' ? stroke({} as uPlot, 0) : stroke);
    context.lineWidth = 2 * unit;
    context.setLineDash(dash.map((each) => each * unit));
    context.beginPath();
    context.moveTo(left, y);
    context.lineTo(left + 26 * unit, y);
    context.stroke();
    const text = String(label);
    context.fillText(text, left + 32 * unit, y + 4 * unit);
    left += 50 * unit + context.measureText(text).width;
  }
  return picture.toDataURL('image/png');
}
