import type { JSX } from 'preact';
import type { ChartPoint } from './chart.tsx';
import { dayNumber, stepPath } from './scale.ts';

const WIDTH = 100;
const HEIGHT = 28;
const PADDING = 3;

/** A small curve beside a number; screen readers have the table below. */
export function Sparkline({ points }: { readonly points: readonly ChartPoint[] }): JSX.Element | null {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 2) return null;
  const values = points.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const [from, to] = [dayNumber(first.date), dayNumber(last.date)];
  const x = (day: number): number => ((day - from) / (to - from)) * WIDTH;
  const y = (value: number): number =>
    HEIGHT - PADDING - ((value - low) / Math.max(1, high - low)) * (HEIGHT - 2 * PADDING);
  return (
    <svg
      class="sparkline"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      width="100%"
      height={HEIGHT}
      aria-hidden="true"
    >
      <path d={stepPath(points, x, y, to)} class="line" vector-effect="non-scaling-stroke" />
    </svg>
  );
}
