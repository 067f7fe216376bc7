import { defined } from '@eloquence/rating';
import type { ComponentChildren, JSX, TargetedKeyboardEvent, TargetedPointerEvent } from 'preact';
import { useId, useMemo, useState } from 'preact/hooks';
import { usePageContext } from '../../core/page-context.ts';
import { dateOfDay, dateTicks, dayNumber, nearest, stepPath, valueTicks } from './scale.ts';

export interface ChartPoint {
  /** `2026-07-01` */
  readonly date: string;
  readonly value: number;
  /** A remark beside date and value. */
  readonly note?: string;
  /** Opened on click, made with `href`. */
  readonly href?: string;
}

export interface ChartSeries {
  readonly key: string;
  readonly name: string;
  /** Oldest first. */
  readonly points: readonly ChartPoint[];
}

export interface ChartMark {
  readonly date: string;
  readonly label: string;
}

interface ChartProps {
  readonly label: string;
  readonly series: readonly ChartSeries[];
  /** Ticks at the foot, and what they stand for. */
  readonly marks?: readonly ChartMark[];
  readonly marksLabel?: string;
  /** 1 is on top: for ranks. */
  readonly isInverted?: boolean;
}

const HEIGHT = 270;
const TOP = 22;
const BOTTOM = 240;
/** Percent of padding at both sides, so that the labels of peaks are not cut. */
const SIDE = 1.5;
const LINES = 5;
/** The last value holds for a month, until the next list. */
const LAST_STEP = 30;
const YEAR = 365.25;
const RANGES = [1, 5] as const;

/** Values over time as steps, each until the next list; rendered on the server without measuring. */
export function Chart(props: ChartProps): JSX.Element | null {
  const { label, marks = [], marksLabel, isInverted = false } = props;
  const { format, words } = usePageContext();
  const id = useId();
  const series = props.series.filter(({ points }) => points.length > 0);
  const days = useMemo(() => allDays(series), [props.series]);
  const [years, setYears] = useState<number | null>(null);
  const [selected, setSelected] = useState<number | null>(null);
  if (days.length === 0) return null;

  const to = defined(days.at(-1)) + LAST_STEP;
  const start = defined(days[0]);
  const from = years === null ? start : Math.max(start, to - years * YEAR);
  const shown = series.flatMap(({ points }) => inRange(points, from)).map(({ value }) => value);
  const ticks = valueTicks(
    isInverted ? 1 : Math.min(...shown) - 5,
    Math.max(...shown) + (isInverted ? 0 : 5),
    LINES,
  );
  const [low, high] = [defined(ticks[0]), defined(ticks.at(-1))];
  const x = (day: number): number => SIDE + ((Math.max(day, from) - from) / (to - from)) * (100 - 2 * SIDE);
  const y = (value: number): number => {
    const share = (value - low) / (high - low);
    return BOTTOM - (isInverted ? 1 - share : share) * (BOTTOM - TOP);
  };
  const percent = (value: number): string => `${value.toFixed(3)}%`;
  const at = selected === null ? null : defined(days[selected]);
  const choose = (index: number): void => setSelected(Math.min(days.length - 1, Math.max(0, index)));
  const indexAt = (event: TargetedPointerEvent<HTMLDivElement>): number => {
    const { left, width } = (event.currentTarget.querySelector('svg') as SVGElement).getBoundingClientRect();
    const share = (((event.clientX - left) / width) * 100 - SIDE) / (100 - 2 * SIDE);
    return nearest(days, from + Math.min(1, Math.max(0, share)) * (to - from));
  };
  const open = (index: number): void => {
    const day = defined(days[index]);
    const href = series.map(({ points }) => pointOn(points, day)?.href).find((each) => each !== undefined);
    if (href !== undefined) location.assign(href);
  };
  const onKeyDown = (event: TargetedKeyboardEvent<HTMLDivElement>): void => {
    const last = days.length - 1;
    const moves: Readonly<Record<string, number>> = {
      ArrowLeft: (selected ?? days.length) - 1,
      ArrowRight: (selected ?? last - 1) + 1,
      Home: 0,
      End: last,
    };
    const target = moves[event.key];
    if (target !== undefined) {
      event.preventDefault();
      choose(target);
    } else if (event.key === 'Enter') open(selected ?? last);
  };
  const ranges = RANGES.filter((each) => to - start > each * YEAR);
  return (
    <figure class="chart">
      <div class="chart-head">
        <ul class="chart-legend" aria-hidden="true">
          {series.map(({ key, name, points }, index) => (
            <li key={key} class={`curve-${index + 1}`}>
              <svg width="22" height="10" aria-hidden="true">
                <line x1="0" x2="22" y1="5" y2="5" class="line" />
              </svg>
              {name} <strong>{format.rating(pointOn(points, at ?? to)?.value ?? null)}</strong>
            </li>
          ))}
          {marks.length > 0 && marksLabel !== undefined && (
            <li>
              <svg width="5" height="10" aria-hidden="true">
                <line x1="2" x2="2" y1="1" y2="10" class="mark" />
              </svg>
              {marksLabel}
            </li>
          )}
        </ul>
        {ranges.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields.
          <div class="chart-ranges needs-script" role="group" aria-label={words.chart.range}>
            {ranges.map((each) => (
              <Range key={each} isPressed={years === each} onClick={() => setYears(each)}>
                {words.chart.years(each)}
              </Range>
            ))}
            <Range isPressed={years === null} onClick={() => setYears(null)}>
              {words.chart.all}
            </Range>
          </div>
        )}
      </div>
      <p class="chart-readout" aria-hidden="true">
        {at === null ? (
          <span class="faint needs-script chart-hint">{words.chart.hint}</span>
        ) : (
          <>
            <strong>{format.shortDate(dateOfDay(at))}</strong>{' '}
            <span class="faint">{notesOn(series, at).join(' · ')}</span>
          </>
        )}
      </p>
      <div
        class="chart-plot"
        tabIndex={0}
        role="slider"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={days.length - 1}
        aria-valuenow={selected ?? days.length - 1}
        aria-valuetext={valueText(series, at ?? defined(days.at(-1)), format.date)}
        onKeyDown={onKeyDown}
        onPointerMove={(event) => setSelected(indexAt(event))}
        onPointerDown={(event) => setSelected(indexAt(event))}
        onPointerUp={(event) => {
          if (event.pointerType === 'mouse' && event.button === 0) open(indexAt(event));
        }}
        onPointerLeave={() => setSelected(null)}
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
          <svg
            viewBox={`0 0 1000 ${HEIGHT}`}
            preserveAspectRatio="none"
            width="100%"
            height={HEIGHT}
            aria-hidden="true"
          >
            {series.map(({ key, points }, index) => (
              <path
                key={key}
                d={stepPath(inRange(points, from), (day) => 10 * x(day), y, to)}
                class={`line curve-${index + 1}`}
                vector-effect="non-scaling-stroke"
              />
            ))}
          </svg>
          {series.map(({ key, points }, index) => {
            const peak = peakOf(points, isInverted);
            const day = dayNumber(peak.date);
            if (day < from) return null;
            return (
              <g key={key} class={`peak curve-${index + 1}`}>
                <circle cx={percent(x(day))} cy={y(peak.value)} r="3.5" />
                <text
                  x={percent(x(day))}
                  y={y(peak.value) - 8}
                  text-anchor={x(day) < 8 ? 'start' : x(day) > 92 ? 'end' : 'middle'}
                >
                  {format.rating(peak.value)}
                </text>
              </g>
            );
          })}
          {at !== null && at >= from && (
            <g class="chosen">
              <line x1={percent(x(at))} x2={percent(x(at))} y1={TOP} y2={BOTTOM} class="axis" />
              {series.map(({ key, points }, index) => {
                const point = pointOn(points, at);
                return (
                  point && (
                    <circle
                      key={key}
                      cx={percent(x(at))}
                      cy={y(point.value)}
                      r="4.5"
                      class={`curve-${index + 1}`}
                    />
                  )
                );
              })}
            </g>
          )}
        </svg>
      </div>
    </figure>
  );
}

/** The days of all points, without duplicates. */
function allDays(series: readonly ChartSeries[]): readonly number[] {
  const days = new Set(series.flatMap(({ points }) => points.map(({ date }) => dayNumber(date))));
  return [...days].sort((a, b) => a - b);
}

/** The points since a day, and the one that holds on it. */
function inRange(points: readonly ChartPoint[], from: number): readonly ChartPoint[] {
  const first = points.findLastIndex(({ date }) => dayNumber(date) <= from);
  return points.slice(Math.max(0, first));
}

/** The point that holds on a day. */
function pointOn(points: readonly ChartPoint[], day: number): ChartPoint | undefined {
  return points.findLast(({ date }) => dayNumber(date) <= day);
}

/** The first of the best points. */
function peakOf(points: readonly ChartPoint[], isInverted: boolean): ChartPoint {
  const values = points.map(({ value }) => value);
  const best = isInverted ? Math.min(...values) : Math.max(...values);
  return defined(points.find(({ value }) => value === best));
}

/** The remarks on a day, each with its series where there are several. */
function notesOn(series: readonly ChartSeries[], day: number): readonly string[] {
  return series.flatMap(({ name, points }) => {
    const point = points.find(({ date }) => dayNumber(date) === day);
    if (point?.note === undefined) return [];
    return [series.length === 1 ? point.note : `${name} ${point.note}`];
  });
}

function valueText(series: readonly ChartSeries[], day: number, dateText: (date: string) => string): string {
  const values = series.flatMap(({ name, points }) => {
    const point = pointOn(points, day);
    return point === undefined ? [] : [`${name} ${point.value}`];
  });
  return [dateText(dateOfDay(day)), ...values, ...notesOn(series, day)].join(', ');
}

interface RangeProps {
  readonly isPressed: boolean;
  readonly onClick: () => void;
  readonly children: ComponentChildren;
}

function Range({ isPressed, onClick, children }: RangeProps): JSX.Element {
  return (
    <button type="button" class="range" aria-pressed={isPressed} onClick={onClick}>
      {children}
    </button>
  );
}
