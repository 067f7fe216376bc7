import { addMonths, type CivilDate, formatDate, parseDate, yearMonthDay } from '@eloquence/rating';
import { parseEventDates, parseRoundDays, type ReportDate, type RoundDay } from './dates.ts';
import { type Finding, finding, type Place } from './findings.ts';
import type { RoundDatesRecord, TrfFile } from './trf/records.ts';
import { roundCells } from './trf/round-dates.ts';
import { textOf } from './trf/write.ts';

/** When the event took place, as its report says. */
export interface ReportDates {
  readonly start: CivilDate | null;
  readonly end: CivilDate | null;
  readonly roundDates: readonly (CivilDate | null)[];
  /** Where each of them stands. */
  readonly roundDatePlaces: readonly Place[];
}

interface HeaderLines {
  readonly text: (code: string) => string;
  readonly line: (code: string) => number | null;
}

/** The days of the event and of its rounds, read together: those that are certain settle the others. */
export function readReportDates(header: HeaderLines, file: TrfFile, findings: Finding[]): ReportDates {
  const cells = readRoundCells(file, findings);
  const texts = cells.map(({ text }) => text);
  const read = readEvent(header, texts);
  const span = { start: read.start?.date ?? null, end: read.end?.date ?? null };
  const rounds = parseRoundDays(texts, span);
  const start = dayOf(header, LINES.start, read, findings);
  const end = dayOf(header, LINES.end, read, findings);
  if (start === null || end === null || end >= start) sayAmbiguous(header, read, findings);
  sayRounds(cells, rounds, findings);
  const roundDates = rounds.map((day) => (day === null ? null : parseDate(day.date)));
  const roundDatePlaces = cells.map(({ place }) => place);
  return { ...withoutWrongYear(header, { start, end }, roundDates, findings), roundDates, roundDatePlaces };
}

const LINES = { start: { code: '042', field: 'start' }, end: { code: '052', field: 'end' } } as const;
type Line = (typeof LINES)['start' | 'end'];
type EventDates = ReturnType<typeof parseEventDates>;

/** The days of the rounds settle dates that can be read in several ways. */
function readEvent(header: HeaderLines, rounds: readonly string[]): EventDates {
  const texts = [header.text('042'), header.text('052')] as const;
  const alone = parseEventDates(...texts);
  if (!alone.start?.others.length && !alone.end?.others.length) return alone;
  const days = parseRoundDays(rounds, { start: null, end: null });
  return parseEventDates(
    ...texts,
    days.flatMap((day) => (day === null ? [] : [day.date])),
  );
}

const placeOf = (header: HeaderLines, { code }: Line): Place => ({ line: header.line(code), column: 5 });

function dayOf(header: HeaderLines, line: Line, dates: EventDates, findings: Finding[]): CivilDate | null {
  const { code, field } = line;
  const text = header.text(code);
  if (text === '') return null;
  const read = dates[field];
  if (read === null) {
    // Without a start the edition and the list are unknown.
    const severity = field === 'start' ? 'error' : 'warning';
    findings.push(finding('date-unreadable', placeOf(header, line), { field, text }, severity));
    return null;
  }
  const other = dates[field === 'start' ? 'end' : 'start'];
  if (isUnusual(read, other)) {
    const values = { field, text, taken: read.date, times: 1 };
    findings.push(finding('date-order-unusual', placeOf(header, line), values));
  }
  return parseDate(read.date);
}

/** 2024/13/01, where the day must come before the month; and 14/07/2024 beside 2024/07/06. */
function isUnusual(read: ReportDate, other: ReportDate | null): boolean {
  if (read.form === 'year-day-month') return true;
  return read.form !== 'year-month-day' && read.form !== 'named-month' && other?.form === 'year-month-day';
}

/** One finding for both dates. */
function sayAmbiguous(header: HeaderLines, dates: EventDates, findings: Finding[]): void {
  const line = [LINES.start, LINES.end].find(({ field }) => dates[field]?.ambiguous);
  const date = line && dates[line.field];
  if (!line || !date) return;
  const values = {
    field: line.field,
    text: header.text(line.code),
    taken: date.date,
    ways: date.others.length + 1,
  };
  findings.push(finding('date-ambiguous', placeOf(header, line), values));
}

interface RoundCell {
  readonly text: string;
  readonly place: Place;
  /** On a line that has shifted, which is the finding. */
  readonly isShifted: boolean;
}

/** The days of the rounds: in their columns on one line; some programs give a line to each, or begin at column 5. */
function readRoundCells({ records }: TrfFile, findings: Finding[]): readonly RoundCell[] {
  const lines = records.filter((record) => record.kind === 'round-dates');
  const read = lines.map((record) => ({ record, ...roundCells(textOf(record)) }));
  const misplaced = read.find(({ isMisplaced }) => isMisplaced);
  if (misplaced !== undefined) {
    const place = { line: misplaced.record.source?.line ?? null, column: 5 };
    findings.push(finding('round-dates-misplaced', place, {}));
  }
  return (isSequence(lines) ? read : read.slice(0, 1)).flatMap(({ record, cells, shift }) => {
    const line = record.source?.line ?? null;
    if (shift > 0) {
      const values = { text: textOf(record)[shift - 1] ?? '' };
      findings.push(finding('columns-shifted', { line, column: shift }, values));
    }
    return cells.map(({ text, column }) => ({ text, place: { line, column }, isShifted: shift > 0 }));
  });
}

/** A line for each round; otherwise the first line has them all. */
export const isSequence = (records: readonly RoundDatesRecord[]): boolean =>
  records.length > 1 && records.every(({ dates }) => dates.length === 1);

function sayRounds(
  cells: readonly RoundCell[],
  rounds: readonly (RoundDay | null)[],
  findings: Finding[],
): void {
  const unusual = cells.filter((_, index) => rounds[index]?.isUnusual);
  const [first] = unusual;
  if (first !== undefined) {
    const taken = rounds[cells.indexOf(first)]?.date ?? '';
    const values = { field: 'round', text: first.text, taken, times: unusual.length };
    // All are read: that it is not the order of record 132 is worth a note.
    findings.push(finding('date-order-unusual', first.place, values, 'note'));
  }
  cells.forEach(({ text, place, isShifted }, index) => {
    if (text === '' || rounds[index] || isShifted) return;
    findings.push(finding('date-unreadable', place, { field: 'round', text }));
  });
}

/** Days between the first or last day and the first or last round. */
const NEAR = 31;
/** A longer event is one with a wrong year, unless its rounds are as far apart. */
const YEAR = 365;

/** The first and last day; null for one of another year than the other dates, which would have consequences everywhere. */
function withoutWrongYear(
  header: HeaderLines,
  { start, end }: Pick<ReportDates, 'start' | 'end'>,
  roundDates: ReportDates['roundDates'],
  findings: Finding[],
): Pick<ReportDates, 'start' | 'end'> {
  const rounds = roundDates.filter((day) => day !== null);
  const [first, last] = [rounds[0] ?? null, rounds.at(-1) ?? null];
  if (start === null || !isContradictory(start, end, rounds)) return { start, end };
  const isWrongStart = isOfAnotherYear(start, first ?? end);
  const isWrongEnd = end !== null && last !== null && isOfAnotherYear(end, last);
  if (!isWrongStart && !isWrongEnd) return { start, end };
  const line = isWrongStart ? LINES.start : LINES.end;
  const date = isWrongStart ? start : (end as CivilDate);
  const other = (isWrongStart ? (first ?? end) : last) as CivilDate;
  const values = { field: line.field, date: formatDate(date), other: formatDate(other) };
  findings.push(finding('year-differs', placeOf(header, line), values));
  return { start: isWrongStart ? null : start, end: isWrongEnd ? null : end };
}

function isContradictory(start: CivilDate, end: CivilDate | null, rounds: readonly CivilDate[]): boolean {
  if (end !== null && (end < start || end - start >= YEAR)) return true;
  return rounds.length > 0 && rounds.every((day) => day < start || (end !== null && day > end));
}

/** In its own year it is far from the other date, in another near. */
function isOfAnotherYear(date: CivilDate, other: CivilDate | null): boolean {
  if (other === null || Math.abs(other - date) <= NEAR) return false;
  const years = yearMonthDay(other).year - yearMonthDay(date).year;
  return [years - 1, years, years + 1].some(
    (moved) => moved !== 0 && Math.abs(other - addMonths(date, 12 * moved)) <= NEAR,
  );
}
