import { defined } from '@eloquence/rating';

/** Days are whole days since 1970. */
const DAY = 86_400_000;

export function dayNumber(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY;
}

export function dateOfDay(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10);
}

/** Evenly spaced round values that cover the range. */
export function valueTicks(min: number, max: number, count: number): readonly number[] {
  const span = Math.max(1, max - min);
  const steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000];
  const step = steps.find((each) => span / each <= count) ?? 2000;
  const first = Math.floor(min / step) * step;
  const last = Math.ceil(max / step) * step;
  return Array.from({ length: Math.round((last - first) / step) + 1 }, (_, index) => first + index * step);
}

/** The first days of years, or of months where the range is short. */
export function dateTicks(
  from: number,
  to: number,
): readonly { readonly day: number; readonly isYear: boolean }[] {
  const years = (to - from) / 365.25;
  const every = years > 20 ? 60 : years > 8 ? 24 : years > 3 ? 12 : years > 1 ? 6 : years > 0.5 ? 3 : 1;
  const start = new Date(from * DAY);
  const found: { day: number; isYear: boolean }[] = [];
  let month = Math.ceil((start.getUTCFullYear() * 12 + start.getUTCMonth()) / every) * every;
  for (; found.length < 40; month += every) {
    const day = Date.UTC(Math.floor(month / 12), month % 12, 1) / DAY;
    if (day > to) break;
    if (day >= from) found.push({ day, isYear: month % 12 === 0 });
  }
  return found;
}

/** The index of the point nearest to a day: a binary search. */
export function nearest(days: readonly number[], day: number): number {
  let [low, high] = [0, days.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (defined(days[middle]) < day) low = middle + 1;
    else high = middle;
  }
  const before = days[low - 1];
  return before !== undefined && day - before < defined(days[low]) - day ? low - 1 : low;
}

/** A path of steps: each value holds until the next point, the last one until `end`. */
export function stepPath(
  points: readonly { readonly date: string; readonly value: number }[],
  x: (day: number) => number,
  y: (value: number) => number,
  end: number,
): string {
  const steps = points.map(({ date, value }, index) => {
    const [left, top] = [x(dayNumber(date)).toFixed(1), y(value).toFixed(1)];
    return index === 0 ? `M${left} ${top}` : `H${left}V${top}`;
  });
  return steps.length === 0 ? '' : `${steps.join('')}H${x(end).toFixed(1)}`;
}
