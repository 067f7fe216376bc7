import { defined, EDITIONS, parseDate } from '@eloquence/rating';

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
const LAST_YEAR = 2099;
/** Years of two digits are of this century, save those that would be far in the future. */
const CENTURY = 2000;
const FIRST_OF_LAST_CENTURY = 60;

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
/** `Sat 29 May 2020`: the day of the week says nothing new. */
const WEEKDAYS: ReadonlySet<string> = new Set(
  `mon tue tues wed thu thur thurs fri sat sun monday tuesday wednesday thursday friday saturday sunday lun mer jeu ven
    sam dim lundi mardi mercredi jeudi vendredi samedi dimanche mo di mi do fr sa so montag dienstag mittwoch donnerstag
    freitag samstag sonnabend sonntag lunes martes miercoles jueves viernes sabado domingo lunedi martedi mercoledi
    giovedi venerdi domenica`.split(/\s+/),
);

/**
 * Reads a date as reports write it. Of an order that is left open the day comes first, as in most reports; the other
 * readings stand beside it. Null for what is no date, for days that do not exist, and for years of two digits where there is no century for them.
 */
export function parseReportDate(text: string, century: number | null = CENTURY): ReportDate | null {
  return firstOf(everyReading(text, century));
}

/** The days a text can mean, one for each order; the same day may come more than once. */
function everyReading(text: string, century: number | null): readonly Reading[] {
  if (text.length > MAX_LENGTH) return [];
  const day = /[:h]/i.test(text) ? text.replace(TIME_OF_DAY, '') : text;
  const parts = numericParts(day);
  if (parts !== null) return numericReadings(parts, century);
  const named = parseNamedDate(day, century);
  return named === null ? [] : [named];
}

/** `01.05.2024 10:00` */
const TIME_OF_DAY = /(?<=\d[ ,T]{1,2})\d{1,2}[:h]\d{2}(?::\d{2})?(?: ?(?:h|uhr|am|pm))?\s*$/i;

/** The order of record 132 (24/12/01), and those that programs write instead. */
const ROUND_ORDERS = ['year-month-day', 'year-day-month', 'day-month-year', 'month-day-year'] as const;

/** Whether a text can be the day of a round, in any order. */
export function isRoundDay(text: string): boolean {
  return ROUND_ORDERS.some((order) => roundDayIn(text, order) !== null);
}

function roundDayIn(text: string, order: (typeof ROUND_ORDERS)[number]): string | null {
  const parts = numericParts(text);
  if (parts === null) return parseReportDate(text)?.date ?? null;
  return readings(parts.numbers, [order], CENTURY)[0]?.date ?? null;
}

export interface RoundDay {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** Not in the order of record 132. */
  readonly isUnusual: boolean;
}

/**
 * Reads the days of all rounds in one order: that of record 132, unless another puts more of them into the event. One
 * date alone never changes how the others are read; null where it has no day in that order, and none in the event.
 */
export function parseRoundDays(
  texts: readonly string[],
  { start, end }: { readonly start: string | null; readonly end: string | null },
): readonly (RoundDay | null)[] {
  const isWithin = (day: string | null): day is string =>
    day !== null && (start === null || day >= start) && (end === null || day <= end);
  const days = ROUND_ORDERS.map((order) => texts.map((text) => roundDayIn(text, order)));
  const within = days.map((inOrder) => inOrder.filter(isWithin).length);
  const readable = days.map((inOrder) => inOrder.filter((day) => day !== null).length);
  const counts = Math.max(...within) > 0 ? within : readable;
  const [usual = 0] = counts;
  const most = Math.max(...counts);
  const order = usual > 0 && most < usual + 2 ? 0 : counts.indexOf(most);
  return texts.map((_, index) => {
    const read = days[order]?.[index] ?? null;
    if (read !== null) return { date: read, isUnusual: order > 0 };
    const other = days.map((inOrder) => inOrder[index] ?? null).find(isWithin);
    return other === undefined ? null : { date: other, isUnusual: true };
  });
}

/** A first and a last day that the texts can mean together. */
interface Span {
  readonly start: Reading;
  /** Null where no last day is given. */
  readonly end: Reading | null;
}

/**
 * Reads an event's first and last day together, both in the same order where they look alike. What is left open is
 * settled by the days of the rounds, which are always year, month, day; else by what is likely: an end that is not
 * before the start, a short event, rules that existed. Only what both leave open is ambiguous.
 */
export function parseEventDates(
  start: string,
  end: string,
  rounds: readonly string[] = [],
): { readonly start: ReportDate | null; readonly end: ReportDate | null } {
  const [first, last] = [everyReading(start, CENTURY), everyReading(end, CENTURY)];
  if (first.length === 0) return { start: null, end: firstOf(last) };
  if (first.length === 1 && last.length <= 1) return { start: firstOf(first), end: firstOf(last) };
  const spans = spansOf(start, end, first, last);
  const fits = spans.map((span) => rounds.filter((day) => isWithin(day, span)).length);
  const best = Math.max(...fits);
  const fitting = spans.filter((_, index) => fits[index] === best);
  const ranks = fitting.map(unlikelihood);
  const least = Math.min(...ranks);
  const chosen = defined(fitting[ranks.indexOf(least)]);
  const open = fitting.filter((span, index) => !isSame(span, chosen) && defined(ranks[index]) < OUT_OF_ORDER);
  const isSettled =
    open.length === 0 ||
    (chosen.end !== null &&
      least < UNLIKELY &&
      fitting.every((span, index) => isSame(span, chosen) || defined(ranks[index]) >= UNLIKELY));
  return {
    start: readingAmong(chosen.start, first, isSettled),
    end: chosen.end === null ? firstOf(last) : readingAmong(chosen.end, last, isSettled),
  };
}

function spansOf(
  start: string,
  end: string,
  first: readonly Reading[],
  last: readonly Reading[],
): readonly Span[] {
  if (last.length === 0) return first.map((each) => ({ start: each, end: null }));
  const pairs = first.flatMap((from) => last.map((to) => ({ start: from, end: to })));
  const alike = pairs.filter((pair) => pair.start.form === pair.end.form);
  return shapeOf(start) === shapeOf(end) && alike.length > 0 ? alike : pairs;
}

/** Dates that look alike were written in the same order: `24/09/2010` and `02/10/2010`. */
const shapeOf = (text: string): string =>
  text
    .trim()
    .replace(/\d{3,}/g, '0000')
    .replace(/\b\d{1,2}\b/g, '0');

const isSame = (a: Span, b: Span): boolean => a.start.date === b.start.date && a.end?.date === b.end?.date;

const isWithin = (day: string, { start, end }: Span): boolean =>
  day >= start.date && (end === null ? daysBetween(start.date, day) < LONG : day <= end.date);

const daysBetween = (from: string, to: string): number => parseDate(to) - parseDate(from);

const FIRST_EDITION: string = EDITIONS.map(({ from }) => from).reduce((a, b) => (a < b ? a : b));
const SHORT = 16;
const LEAGUE = 62;
const LONG = 366;
const UNLIKELY = 5;
const OUT_OF_ORDER = 9;

/** The smaller, the likelier. */
function unlikelihood({ start, end }: Span): number {
  if (end !== null && end.date < start.date) return OUT_OF_ORDER;
  const days = end === null ? 0 : daysBetween(start.date, end.date);
  if (start.date < FIRST_EDITION || days > LONG) return UNLIKELY;
  return days <= SHORT ? 0 : days <= LEAGUE ? 1 : 2;
}

function readingAmong(chosen: Reading, all: readonly Reading[], isSettled: boolean): ReportDate {
  const { others } = firstOf([chosen, ...all]) as ReportDate;
  return { ...chosen, ambiguous: !isSettled && others.length > 0, others };
}

/**
 * Reads a date of birth: a whole date, a year and a month, or the year alone, as of `2005.  .` or a day that does not
 * exist. Years of two digits need a century.
 */
export function parseBirth(text: string, century: number | null = null): Birth | null {
  if (text.length > MAX_LENGTH) return null;
  const date = parseReportDate(text, century)?.date;
  if (date !== undefined)
    return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8)) };
  return parsePartialBirth(text);
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

/** The three numbers of `2024/05/01`, `28. 07. 2005`, `05.01.24`, `20240501`, and what stands between them. */
function numericParts(text: string): { readonly numbers: Parts; readonly separator: string } | null {
  if (text.length > MAX_LENGTH) return null;
  const match = /^\s*(\d{1,4})\s*([./-])\s*(\d{1,2})\s*\2\s*(\d{1,4})\.?\s*$/.exec(text);
  if (match === null) {
    const packed = /^\s*(\d{4})(\d\d)(\d\d)\s*$/.exec(text);
    return packed && { numbers: packed.slice(1) as unknown as Parts, separator: '' };
  }
  const numbers = [match[1], match[3], match[4]] as unknown as Parts;
  return numbers.some((part) => part.length === 3) ? null : { numbers, separator: defined(match[2]) };
}

function numericReadings(
  { numbers, separator }: { readonly numbers: Parts; readonly separator: string },
  century: number | null,
): readonly Reading[] {
  const [first, , last] = numbers;
  if (!isShort(first)) {
    const orders = separator === '' ? (['year-month-day'] as const) : YEAR_FIRST;
    return isShort(last) ? readings(numbers, orders, century).slice(0, 1) : [];
  }
  // Those who put the month first write slashes or hyphens; it is tried with dots where nothing else gives a day.
  const orders = isShort(last)
    ? (['day-month-year', 'year-month-day', 'month-day-year'] as const)
    : (['day-month-year', 'month-day-year'] as const);
  const found = readings(numbers, orders, century);
  const usual = separator === '.' ? found.filter(({ form }) => form !== 'month-day-year') : found;
  if (usual.length > 0) return usual;
  // `11.25.02`, as one program writes it.
  return readings(
    numbers,
    isShort(last) ? ['year-day-month', 'month-day-year'] : ['month-day-year'],
    century,
  );
}

const YEAR_FIRST = ['year-month-day', 'year-day-month'] as const;

const ORDERS: Readonly<Record<Exclude<DateForm, 'named-month'>, readonly [number, number, number]>> = {
  'year-month-day': [0, 1, 2],
  'year-day-month': [0, 2, 1],
  'day-month-year': [2, 1, 0],
  'month-day-year': [2, 0, 1],
};

/** The days the parts give in these orders. */
function readings(
  parts: Parts,
  orders: readonly Exclude<DateForm, 'named-month'>[],
  century: number | null,
): readonly Reading[] {
  const found: Reading[] = [];
  for (const form of orders) {
    const [year, month, day] = ORDERS[form].map((index) => defined(parts[index])) as unknown as Parts;
    const date = dayThatExists(fullYear(year, century), Number(month), Number(day));
    if (date !== null) found.push({ date, form });
  }
  return found;
}

/** The first reading, with the other days that the rest gives. */
function firstOf(found: readonly Reading[]): ReportDate | null {
  const [first] = found;
  if (first === undefined) return null;
  const others = found.filter(
    ({ date }, index) => date !== first.date && found.findIndex((other) => other.date === date) === index,
  );
  return { ...first, ambiguous: others.length > 0, others };
}

/** `May 29, 2020`, `29. Mai 2020`, `29-May-20`, `2020 May 29`. */
function parseNamedDate(text: string, century: number | null): Reading | null {
  const folded = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  if (/[^\p{L}\d\s.,/-]/u.test(folded)) return null;
  const words = (folded.match(/\p{L}+|\d+/gu) ?? []).filter(
    (word) => !FILLERS.has(word) && !WEEKDAYS.has(word),
  );
  const at = words.findIndex((word) => MONTH_NUMBERS.has(word));
  const [first, last] = words.filter((_, index) => index !== at);
  const named = words.length === 3 && (at === 0 || at === 1);
  if (!named || first === undefined || last === undefined) return null;
  const yearFirst = first.length === 4;
  const [year, day] = yearFirst ? [first, last] : [last, first];
  if (!/^\d{1,2}$/.test(day) || !/^(\d{2}|\d{4})$/.test(year)) return null;
  const month = defined(MONTH_NUMBERS.get(defined(words[at])));
  const date = dayThatExists(fullYear(year, century), month, Number(day));
  return date === null ? null : { date, form: 'named-month' };
}

/** The year in full; a year of two digits without a century is none. */
function fullYear(year: string, century: number | null): number {
  if (!isShort(year)) return Number(year);
  if (century === null) return Number.NEGATIVE_INFINITY;
  const isOld = century === CENTURY && Number(year) >= FIRST_OF_LAST_CENTURY;
  return Number(year) + (isOld ? CENTURY - 100 : century);
}

function dayThatExists(year: number, month: number, day: number): string | null {
  if (
    year < FIRST_YEAR ||
    year > LAST_YEAR ||
    month < 1 ||
    month > 12 ||
    day < 1 ||
    day > monthLength(year, month)
  )
    return null;
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

function monthLength(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** `1987`, `1987/00/00`, `1987/05`, `00.00.1987`, `2005.  .`: the year comes first or last. */
function parsePartialBirth(text: string): Birth | null {
  const plain = text.trim().replace(/^(\d{4})(\d\d)(\d\d)$/, '$1/$2/$3');
  if (!/^[\d\s./-]+$/.test(plain)) return null;
  const year = /^\d{4}(?!\d)/.exec(plain)?.[0] ?? /(?<!\d)\d{4}$/.exec(plain)?.[0];
  const born = year === undefined ? null : birthYear(Number(year));
  const rest = plain.startsWith(year ?? '') ? plain.slice(4) : plain.slice(0, -4);
  const [month = 0, day = 0] = (rest.match(/\d+/g) ?? []).map(Number);
  return born === null || day !== 0 || month === 0 || month > 12 ? born : { ...born, month };
}

function birthYear(year: number): Birth | null {
  return year < FIRST_YEAR || year > LAST_YEAR ? null : { year, month: null, day: null };
}
