import { defined } from './defined.ts';
import { InputError } from './errors.ts';
import { floorDivide } from './rounding.ts';

declare const unit: unique symbol;
/** A day of the civil calendar, as the number of days since 1 January 1970: whole days, no time, no zone. */
export type CivilDate = number & { readonly [unit]: 'civil date' };

export interface YearMonthDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const MONTH_LENGTHS = Object.freeze([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

function monthLength(year: number, month: number): number {
  return month === 2 && isLeap(year) ? 29 : defined(MONTH_LENGTHS[month - 1]);
}

// Days from 1 March 0000 make the leap day the last of a 400-year cycle, which keeps the arithmetic whole.
const DAYS_TO_1970 = 719_468;
const CYCLE_YEARS = 400;
const CYCLE_DAYS = 146_097;

/** The date of a year, month and day that are known to exist. */
export function dateOf(year: number, month: number, day: number): CivilDate {
  const marchYear = month > 2 ? year : year - 1;
  const cycle = floorDivide(marchYear, CYCLE_YEARS);
  const yearOfCycle = marchYear - cycle * CYCLE_YEARS;
  const dayOfYear = floorDivide(153 * (month > 2 ? month - 3 : month + 9) + 2, 5) + day - 1;
  const dayOfCycle =
    yearOfCycle * 365 + floorDivide(yearOfCycle, 4) - floorDivide(yearOfCycle, 100) + dayOfYear;
  return (cycle * CYCLE_DAYS + dayOfCycle - DAYS_TO_1970) as CivilDate;
}

function isDay(year: number, month: number, day: number): boolean {
  return year >= 1800 && month >= 1 && month <= 12 && day >= 1 && day <= monthLength(year, month);
}

/** A day as given to this package: `2024-03-01`, or a `CivilDate`. What it returns is a `CivilDate`. */
export type DateInput = CivilDate | string;

/** Reads `2024-03-01`, and takes a `CivilDate` as it is; refuses days that do not exist. */
export function parseDate(text: DateInput): CivilDate {
  if (typeof text === 'number') {
    // Milliseconds and fractions are no days.
    if (Number.isInteger(text) && text >= FIRST_DAY && text <= LAST_DAY) return text;
  } else if (/^\d{4}-\d{2}-\d{2}$/.test(text)) {
    const year = Number(text.slice(0, 4));
    const month = Number(text.slice(5, 7));
    const day = Number(text.slice(8));
    if (isDay(year, month, day)) return dateOf(year, month, day);
  }
  throw new InputError('invalid-date', { value: String(text), expected: { kind: 'date' } });
}

/** The start of an event, where it is known. */
export function readStart(start: DateInput | null | undefined): CivilDate | null {
  return start === null || start === undefined || start === '' ? null : parseDate(start);
}

const FIRST_DAY = dateOf(1800, 1, 1);
const LAST_DAY = dateOf(9999, 12, 31);

export function yearMonthDay(date: DateInput): YearMonthDay {
  const days = parseDate(date) + DAYS_TO_1970;
  const cycle = floorDivide(days, CYCLE_DAYS);
  const dayOfCycle = days - cycle * CYCLE_DAYS;
  const yearOfCycle = floorDivide(
    dayOfCycle -
      floorDivide(dayOfCycle, 1460) +
      floorDivide(dayOfCycle, 36_524) -
      floorDivide(dayOfCycle, 146_096),
    365,
  );
  const dayOfYear =
    dayOfCycle - (365 * yearOfCycle + floorDivide(yearOfCycle, 4) - floorDivide(yearOfCycle, 100));
  const marchMonth = floorDivide(5 * dayOfYear + 2, 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  const year = cycle * CYCLE_YEARS + yearOfCycle + (month <= 2 ? 1 : 0);
  return { year, month, day: dayOfYear - floorDivide(153 * marchMonth + 2, 5) + 1 };
}

export function formatDate(date: DateInput): string {
  const { year, month, day } = yearMonthDay(date);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

export function addDays(date: DateInput, days: number): CivilDate {
  return (parseDate(date) + days) as CivilDate;
}

/** The same day some months on or back; the last day of the month where it has no such day. */
export function addMonths(date: DateInput, months: number): CivilDate {
  const { year, month, day } = yearMonthDay(date);
  const index = year * 12 + month - 1 + months;
  const newYear = floorDivide(index, 12);
  const newMonth = index - newYear * 12 + 1;
  return dateOf(newYear, newMonth, Math.min(day, monthLength(newYear, newMonth)));
}
