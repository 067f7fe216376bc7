import { defined } from '@eloquence/rating';
import type { ComponentChildren, JSX, TargetedKeyboardEvent, TargetedPointerEvent } from 'preact';
import { useId, useMemo, useState } from 'preact/hooks';
import { usePageContext } from '../../core/page-context.ts';
import { dateOfDay, dateTicks, dayNumber, nearest, valueTicks } from './scale.ts';

export interface ChartPoint {
  /** `2026-07-01` */
  readonly date: string;
  readonly value: number;
  /** A remark beside date and value. */
  readonly note?: string;
  /** Opened on click, made with `href`. */
  readonly href?: string;
}

export interface ChartMark {
  readonly date: string;
  readonly label: string;
}

interface ChartProps {
  readonly label: string;
  readonly points: readonly ChartPoint[];
  /** Ticks at the foot for what happened then. */
  readonly marks?: readonly ChartMark[];
}

const HEIGHT = 300;
const TOP = 20;
const BOTTOM = 270;
/** Percent of padding at both sides, so that the first and last dots are not cut. */
const SIDE = 1.5;
/** The closest zoom, in days. */
const MIN_DAYS = 90;
const LINES = 5;

/** A line over time, rendered on the server without measuring: x in percent, y in pixels. */
export function Chart({ label, points, marks = [] }: ChartProps): JSX.Element | null {
  const { format, words } = usePageContext();
  const id = useId();
  const days = useMemo(() => points.map(({ date }) => dayNumber(date)), [points]);
  const [first, last] = [days[0] ?? 0, Math.max(days.at(-1) ?? 0, (days[0] ?? 0) + 1)];
  const [[from, to], setRange] = useState<readonly [number, number]>([first, last]);
  const [selected, setSelected] = useState<number | null>(null);
  const [dragged, setDragged] = useState<readonly [number, number] | null>(null);

  const inside = points.filter((_, index) => defined(days[index]) >= from && defined(days[index]) <= to);
  const values = (inside.length > 0 ? inside : points).map(({ value }) => value);
  const ticks = valueTicks(Math.min(...values) - 5, Math.max(...values) + 5, LINES);
  const [low, high] = [defined(ticks[0]), defined(ticks.at(-1))];
  const x = (day: number): number => SIDE + ((day - from) / (to - from)) * (100 - 2 * SIDE);
  const y = (value: number): number => BOTTOM - ((value - low) / (high - low)) * (BOTTOM - TOP);
  const percent = (value: number): string => `${value.toFixed(3)}%`;
  const path = points
    .map(
      ({ value }, index) =>
        `${index === 0 ? 'M' : 'L'}${(x(defined(days[index])) * 10).toFixed(1)} ${y(value).toFixed(1)}`,
    )
    .join('');

  const dayAt = (event: TargetedPointerEvent<HTMLDivElement>): number => {
    const { left, width } = (event.currentTarget.querySelector('svg') as SVGElement).getBoundingClientRect();
    const share = (((event.clientX - left) / width) * 100 - SIDE) / (100 - 2 * SIDE);
    return from + Math.min(1, Math.max(0, share)) * (to - from);
  };
  const choose = (index: number): void => {
    const bounded = Math.min(points.length - 1, Math.max(0, index));
    const day = defined(days[bounded]);
    setSelected(bounded);
    if (day < from) setRange([day, day + (to - from)]);
    else if (day > to) setRange([day - (to - from), day]);
  };
  const show = (start: number, end: number): void => {
    const length = Math.min(last - first, Math.max(Math.min(MIN_DAYS, last - first), end - start));
    const begin = Math.min(Math.max(first, start), last - length);
    setRange([begin, begin + length]);
  };
  const onKeyDown = (event: TargetedKeyboardEvent<HTMLDivElement>): void => {
    const at = selected ?? points.length - 1;
    const targets: Readonly<Record<string, number>> = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      Home: 0,
      End: points.length - 1,
    };
    const target = targets[event.key];
    if (target !== undefined) {
      event.preventDefault();
      choose(selected === null ? points.length - 1 : target);
    } else if (event.key === 'Enter') openPoint(points[at]);
    else if (event.key === '+') show(from + (to - from) / 4, to - (to - from) / 4);
    else if (event.key === '-' || event.key === 'Escape') show(first, last);
  };

  const at = selected === null ? null : defined(points[selected]);
  const isZoomed = to - from < last - first;
  const half = (to - from) / 2;
  if (points.length === 0) return null;
  return (
    <figure class="chart">
      <div class="chart-head">
        <p class="chart-readout" aria-hidden="true">
          {at === null ? (
            <span class="faint needs-script">{words.chart.hint}</span>
          ) : (
            <Readout point={at} text={format.shortDate(at.date)} value={format.rating(at.value)} />
          )}
        </p>
        <div class="chart-tools needs-script">
          <Tool
            label={words.chart.earlier}
            isDisabled={from <= first}
            onClick={() => show(from - half, to - half)}
          >
            ‹
          </Tool>
          <Tool
            label={words.chart.zoomIn}
            isDisabled={to - from <= MIN_DAYS}
            onClick={() => show(to - half, to)}
          >
            +
          </Tool>
          <Tool label={words.chart.zoomOut} isDisabled={!isZoomed} onClick={() => show(first, last)}>
            −
          </Tool>
          <Tool
            label={words.chart.later}
            isDisabled={to >= last}
            onClick={() => show(from + half, to + half)}
          >
            ›
          </Tool>
        </div>
      </div>
      <div
        class="chart-plot"
        tabIndex={0}
        role="slider"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={points.length - 1}
        aria-valuenow={selected ?? points.length - 1}
        aria-valuetext={pointText(defined(points[selected ?? points.length - 1]), format.date)}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => setDragged([dayAt(event), dayAt(event)])}
        onPointerMove={(event) => {
          const day = dayAt(event);
          setSelected(nearest(days, day));
          if (dragged !== null) setDragged([dragged[0], day]);
        }}
        onPointerUp={(event) => {
          const [a, b] = [dragged?.[0] ?? 0, dayAt(event)];
          setDragged(null);
          if (Math.abs(b - a) > (to - from) / 50) show(Math.min(a, b), Math.max(a, b));
          else if (event.pointerType === 'mouse' && event.button === 0) openPoint(points[nearest(days, b)]);
        }}
        onPointerLeave={() => {
          setDragged(null);
          setSelected(null);
        }}
      >
        <span id={id} class="visually-hidden">
          {label}
        </span>
        <svg width="100%" height={HEIGHT} aria-hidden="true">
          {ticks.map((tick) => (
            <g key={tick}>
              <line x1="0" x2="100%" y1={y(tick)} y2={y(tick)} class="grid" />
              <text x="-8" y={y(tick) + 4} text-anchor="end">
                {format.rating(tick)}
              </text>
            </g>
          ))}
          {dateTicks(from, to).map(({ day, isYear }, index) => (
            // Every second label on narrow screens.
            <g key={day} class={index % 2 === 1 ? 'wide-only' : undefined}>
              <line x1={percent(x(day))} x2={percent(x(day))} y1={BOTTOM} y2={BOTTOM + 5} class="axis" />
              <text
                x={percent(x(day))}
                y={BOTTOM + 20}
                text-anchor={x(day) < 8 ? 'start' : x(day) > 92 ? 'end' : 'middle'}
              >
                {isYear ? dateOfDay(day).slice(0, 4) : format.shortMonth(dateOfDay(day))}
              </text>
            </g>
          ))}
          {marks
            .map((mark) => ({ ...mark, day: dayNumber(mark.date) }))
            .filter(({ day }) => day >= from && day <= to)
            .map(({ day, label: name, date }) => (
              <line
                key={`${date}${name}`}
                x1={percent(x(day))}
                x2={percent(x(day))}
                y1={BOTTOM - 8}
                y2={BOTTOM}
                class="mark"
              >
                <title>{`${format.date(date)}: ${name}`}</title>
              </line>
            ))}
          {dragged !== null && (
            <rect
              x={percent(x(Math.min(...dragged)))}
              width={percent(x(Math.max(...dragged)) - x(Math.min(...dragged)))}
              y={TOP}
              height={BOTTOM - TOP}
              class="brush"
            />
          )}
          <svg
            viewBox={`0 0 1000 ${HEIGHT}`}
            preserveAspectRatio="none"
            width="100%"
            height={HEIGHT}
            aria-hidden="true"
          >
            <path d={path} class="line" vector-effect="non-scaling-stroke" />
          </svg>
          {inside.length <= 60 &&
            inside.map(({ date, value }) => (
              <circle key={date} cx={percent(x(dayNumber(date)))} cy={y(value)} r="2.5" class="dot" />
            ))}
          {at !== null && (
            <g class="chosen">
              <line
                x1={percent(x(dayNumber(at.date)))}
                x2={percent(x(dayNumber(at.date)))}
                y1={TOP}
                y2={BOTTOM}
                class="axis"
              />
              <circle cx={percent(x(dayNumber(at.date)))} cy={y(at.value)} r="5" />
            </g>
          )}
        </svg>
      </div>
    </figure>
  );
}

function openPoint(point: ChartPoint | undefined): void {
  if (point?.href !== undefined) location.assign(point.href);
}

function pointText({ date, value, note }: ChartPoint, dateText: (date: string) => string): string {
  return [dateText(date), value, note].filter((each) => each !== undefined).join(', ');
}

function Readout({
  point,
  text,
  value,
}: {
  readonly point: ChartPoint;
  readonly text: string;
  readonly value: string;
}): JSX.Element {
  return (
    <>
      {text} <strong>{value}</strong> {point.note !== undefined && <span class="faint">{point.note}</span>}
    </>
  );
}

interface ToolProps {
  readonly label: string;
  readonly isDisabled: boolean;
  readonly onClick: () => void;
  readonly children: ComponentChildren;
}

function Tool({ label, isDisabled, onClick, children }: ToolProps): JSX.Element {
  return (
    <button
      type="button"
      class="tool"
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
