/** The order in which a date was written. */
export type DateForm =
  | 'year-month-day'
  | 'year-day-month'
  | 'day-month-year'
  | 'month-day-year'
  | 'named-month';

export interface ReportDate {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly form: DateForm;
  /** Another order gives another day that exists, and nothing says which is meant. */
  readonly ambiguous: boolean;
  /** The days the other orders give, the likelier first. */
  readonly others: readonly { readonly date: string; readonly form: DateForm }[];
}

/** A date of birth as far as it is known. */
export interface Birth {
  readonly year: number;
  readonly month: number | null;
  readonly day: number | null;
}

type Reading = Pick<ReportDate, 'date' | 'form'>;

const MAX_LENGTH = 40;
const FIRST_YEAR = 1800;
/** Years of two digits are of this century. */
const CENTURY = 2000;

/** English, French, German, Spanish, Italian, as written without accents. */
const MONTHS: readonly string[] = [
  'jan january janv janvier januar janner jaenner ene enero gen gennaio',
  'feb february fev fevr fevrier februar feber febrero febbraio',
  'mar march mars marz maerz mrz marzo',
  'apr april avr avril abr abril aprile',
  'may mai mayo mag maggio',
  'jun june juin juni junio giu giugno',
  'jul july juil juillet juli julio lug luglio',
  'aug august aou aout ago agosto',
  'sep sept september septembre septiembre setiembre set settembre',
  'oct october octobre okt oktober octubre ott ottobre',
  'nov november novembre noviembre',
  'dec december decembre dez dezember dic diciembre dicembre',
];
const MONTH_NUMBERS: ReadonlyMap<string, number> = new Map(
  MONTHS.flatMap((names, index) => names.split(' ').map((name) => [name, index + 1] as const)),
);
/** `29 de mayo de 2020`, `1er mai`, `29th May`. */
const FILLERS: ReadonlySet<string> = new Set(['de', 'del', 'of', 'er', 'st', 'nd', 'rd', 'th']);

/**
 * Reads a date as reports write it. Of an order that is left open the day comes first, as in most reports; the other
 * readings stand beside it. Null for what is no date, for days that do not exist, and for years of two digits where there is no century for them.
 */
export function parseReportDate(text: string, century: number | null = CENTURY): ReportDate | null {
  const parts = numericParts(text);
  return parts === null ? parseNamedDate(text, century) : firstOf(numericReadings(parts, century));
}

/** Reads a round's date (record 132), where the year comes first: `24/12/01`. */
export function parseRoundDate(text: string, century: number = CENTURY): ReportDate | null {
  const parts = numericParts(text);
  if (parts === null || !parts.every(isShort)) return parseReportDate(text, century);
  const orders = ['year-month-day', 'year-day-month', 'day-month-year', 'month-day-year'] as const;
  const date = firstOf(readings(parts, orders, century));
  return date === null ? null : { ...date, ambiguous: false };
}

/**
 * Reads an event's first and last day together. Where both are open to the same readings, an order in which the end
 * comes before the start is passed over: 10.09.13 to 11.03.13 is from September 2010 to March 2011.
 */
export function parseEventDates(
  start: string,
  end: string,
  century: number = CENTURY,
): { readonly start: ReportDate | null; readonly end: ReportDate | null } {
  const [readFirst, readLast] = [parseReportDate(start, century), parseReportDate(end, century)];
  const first = inOrderOf(readFirst, readLast);
  const last = inOrderOf(readLast, readFirst);
  if (first === null || last === null || first.date <= last.date) return { start: first, end: last };
  for (const { form } of first.others) {
    const from = inForm(first, form);
    const to = inForm(last, form);
    if (from !== null && to !== null && from.date <= to.date) return { start: from, end: to };
  }
  return { start: first, end: last };
}

/** Where the other day can be read in one order only, an open one is in the same: 24/09/2010 to 02/10/2010. */
function inOrderOf(open: ReportDate | null, known: ReportDate | null): ReportDate | null {
  if (open === null || known === null || !open.ambiguous || known.ambiguous) return open;
  const same = inForm(open, known.form);
  return same === null ? open : { ...same, ambiguous: false };
}

/** Reads a date of birth: a whole date, a year and a month, or the year alone. Years of two digits need a century. */
export function parseBirth(text: string, century: number | null = null): Birth | null {
  if (/^\s*\d{4}\s*$/.test(text)) return birthYear(Number(text));
  const parts = numericParts(text);
  if (parts?.some((part) => Number(part) === 0)) return parsePartialBirth(parts);
  const date = parseReportDate(text, century)?.date;
  if (date === undefined) return null;
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8)) };
}

/** YYYY/MM/DD (records 042, 052). */
export function writeTrfDate(date: string): string {
  return date.replaceAll('-', '/');
}

/** YY/MM/DD (record 132). */
export function writeRoundDate(date: string): string {
  return writeTrfDate(date).slice(2);
}

/** YYYY/MM/DD, with zeros for what is not known. */
export function writeBirth({ year, month, day }: Birth): string {
  return `${pad(year, 4)}/${pad(month ?? 0, 2)}/${pad(day ?? 0, 2)}`;
}

const pad = (value: number, length: number): string => String(value).padStart(length, '0');
const isShort = (part: string): boolean => part.length <= 2;

type Parts = readonly [string, string, string];

/** The three numbers of `2024/05/01`, `28. 07. 2005`, `05.01.24`. */
function numericParts(text: string): Parts | null {
  if (text.length > MAX_LENGTH) return null;
  const match = /^\s*(\d{1,4})\s*([./-])\s*(\d{1,2})\s*\2\s*(\d{1,4})\.?\s*$/.exec(text);
  if (match === null) return null;
  const parts = [match[1], match[3], match[4]] as unknown as Parts;
  return parts.some((part) => part.length === 3) ? null : parts;
}

function numericReadings(parts: Parts, century: number | null): readonly Reading[] {
  const [first, , last] = parts;
  if (!isShort(first)) {
    return isShort(last) ? readings(parts, ['year-month-day', 'year-day-month'], century).slice(0, 1) : [];
  }
  const dayFirst = ['day-month-year', 'month-day-year'] as const;
  if (!isShort(last)) return readings(parts, dayFirst, century);
  return readings(parts, ['day-month-year', 'year-month-day', 'month-day-year'], century);
}

const ORDERS: Readonly<Record<Exclude<DateForm, 'named-month'>, readonly [number, number, number]>> = {
  'year-month-day': [0, 1, 2],
  'year-day-month': [0, 2, 1],
  'day-month-year': [2, 1, 0],
  'month-day-year': [2, 0, 1],
};

/** The different days the parts give in these orders. */
function readings(
  parts: Parts,
  orders: readonly Exclude<DateForm, 'named-month'>[],
  century: number | null,
): readonly Reading[] {
  const found: Reading[] = [];
  for (const form of orders) {
    const [year, month, day] = ORDERS[form].map((index) => parts[index] as string) as unknown as Parts;
    const date = dayThatExists(fullYear(year, century), Number(month), Number(day));
    if (date !== null && found.every((reading) => reading.date !== date)) found.push({ date, form });
  }
  return found;
}

function firstOf([first, ...others]: readonly Reading[]): ReportDate | null {
  return first === undefined ? null : { ...first, ambiguous: others.length > 0, others };
}

function inForm(date: ReportDate, form: DateForm): ReportDate | null {
  if (date.form === form) return date;
  const wanted = date.others.find((reading) => reading.form === form);
  if (wanted === undefined) return null;
  const given = { date: date.date, form: date.form };
  return { ...wanted, ambiguous: true, others: [given, ...date.others.filter((other) => other !== wanted)] };
}

/** `May 29, 2020`, `29. Mai 2020`, `29-May-20`, `2020 May 29`. */
function parseNamedDate(text: string, century: number | null): ReportDate | null {
  if (text.length > MAX_LENGTH) return null;
  const folded = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  if (/[^\p{L}\d\s.,/-]/u.test(folded)) return null;
  const words = (folded.match(/\p{L}+|\d+/gu) ?? []).filter((word) => !FILLERS.has(word));
  const at = words.findIndex((word) => MONTH_NUMBERS.has(word));
  const [first, last] = words.filter((_, index) => index !== at);
  const named = words.length === 3 && (at === 0 || at === 1);
  if (!named || first === undefined || last === undefined) return null;
  const yearFirst = first.length === 4;
  const [year, day] = yearFirst ? [first, last] : [last, first];
  if (!/^\d{1,2}$/.test(day) || !/^(\d{2}|\d{4})$/.test(year)) return null;
  const month = MONTH_NUMBERS.get(words[at] as string) as number;
  const date = dayThatExists(fullYear(year, century), month, Number(day));
  return date === null ? null : { date, form: 'named-month', ambiguous: false, others: [] };
}

/** The year in full; a year of two digits without a century is none. */
function fullYear(year: string, century: number | null): number {
  return isShort(year) ? (century ?? Number.NEGATIVE_INFINITY) + Number(year) : Number(year);
}

function dayThatExists(year: number, month: number, day: number): string | null {
  if (year < FIRST_YEAR || month < 1 || month > 12 || day < 1 || day > monthLength(year, month)) return null;
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

function monthLength(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** `1987/00/00`, `1987/05/00`, `00.00.1987`. */
function parsePartialBirth([first, middle, last]: Parts): Birth | null {
  const [year, day] = isShort(first) ? [last, first] : [first, last];
  const born = isShort(year) || Number(day) !== 0 ? null : birthYear(Number(year));
  const month = Number(middle);
  return born === null || month > 12 ? null : { ...born, month: month === 0 ? null : month };
}

function birthYear(year: number): Birth | null {
  return year < FIRST_YEAR ? null : { year, month: null, day: null };
}
