import { LANGUAGE_INFO } from '@eloquence/words/languages';
import type { Language } from './page-context.ts';

/** Numbers and dates in the reader's form. Civil dates and moments come as the API writes them. */
export interface Format {
  /** `12,345` */
  number(value: number): string;
  /** `2345`, without separators: a rating is a name more than a number. `–` where there is none. */
  rating(value: number | null): string;
  /** `+12`, `−5`, `0`: with the true minus sign. */
  change(value: number | null): string;
  /** `-0.61` as the API writes hundredths → `−0.61`; `sign`: also a plus. */
  exact(value: string | null, options?: { readonly sign?: boolean }): string;
  /** `5½` */
  points(value: number): string;
  percent(share: number): string;
  /** `4.2 MB` */
  bytes(value: number): string;
  /** `1 July 2026` */
  date(value: string): string;
  /** `1 Jul 2026`, for tables. */
  shortDate(value: string): string;
  /** `1 Jul`, where the year is told beside it. */
  dayOfYear(value: string): string;
  /** `July 2026` */
  month(value: string): string;
  /** A text with editions of the regulations in it, each by its month: `2009-07 to 2017-07` → `July 2009 to July 2017`. */
  editions(text: string): string;
  /** Between parts of what is named or counted: `, ` or `，`. */
  readonly comma: string;
  /** `Jul 2026` */
  shortMonth(value: string): string;
  /** `3–11 July 2026` */
  range(from: string, to: string): string;
  /** `3–11 Jul 2026`, for tables. */
  shortRange(from: string, to: string): string;
  /** `1 July 2026, 14:05` in the reader's own zone, or in UTC where it is made on the server. */
  moment(value: string, zone?: string): string;
  /** `1 Jul 2026, 14:05`, in UTC, for tables. */
  shortMoment(value: string): string;
  /** `in 12 days`, `today`, `yesterday`; months where it is far. */
  days(from: string, to: string): string;
  /** `a, b and c` */
  list(items: readonly string[]): string;
}

const MINUS = '−';
const NONE = '–';
const DAY = 86_400_000;
/** From here on, months say more than days. */
const FAR = 60;

const known = new Map<Language, Format>();

export function getFormat(language: Language): Format {
  const found = known.get(language) ?? createFormat(language);
  known.set(language, found);
  return found;
}

const dayOf = (value: string): Date => new Date(`${value}T00:00:00Z`);

function createFormat(language: Language): Format {
  const { locale, byte, comma, beforeTime, firstDay, ranges } = LANGUAGE_INFO[language];
  const whole = new Intl.NumberFormat(locale);
  const hundredths = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
  const tenths = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const date = (parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...parts });
  const long = date({ day: 'numeric', month: 'long', year: 'numeric' });
  const short = date({ day: 'numeric', month: 'short', year: 'numeric' });
  const dayOfYear = date({ day: 'numeric', month: 'short' });
  const month = date({ month: 'long', year: 'numeric' });
  const shortMonth = date({ month: 'short', year: 'numeric' });
  const distance = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const conjunction = new Intl.ListFormat(locale, { type: 'conjunction' });
  const minus = (text: string): string => text.replace('-', MINUS);
  const first = (text: string): string => text.replace(/\b1(?= \p{L})/u, firstDay);
  // Between two days of a month the dash stands without spaces.
  const closed = (text: string): string => text.replace(/^(\d+)\s–\s(?=\d+\s\p{L}+\.?\s\d+$)/u, '$1–');
  const rangeIn =
    (form: Intl.DateTimeFormat) =>
    (from: string, to: string): string => {
      if (from === to) return first(form.format(dayOf(from)));
      if (ranges === 'characters') return rangeInCharacters(from, to);
      return first(closed(form.formatRange(dayOf(from), dayOf(to))));
    };
  const signed = (value: number, text: string): string => (value > 0 ? `+${text}` : minus(text));
  return {
    number: (value) => minus(whole.format(value)),
    rating: (value) => (value === null ? NONE : String(value)),
    change: (value) => (value === null ? NONE : signed(value, String(value))),
    exact: (value, { sign = false } = {}) => {
      if (value === null) return NONE;
      const text = hundredths.format(Number(value));
      return sign ? signed(Number(value), text) : minus(text);
    },
    points: (value) => {
      const half = value % 1 === 0 ? '' : '½';
      return value > 0 && value < 1 ? half : `${Math.trunc(value)}${half}`;
    },
    percent: (value) => share.format(value),
    bytes: (value) => {
      const [multiple, size] = [['G', 1e9] as const, ['M', 1e6] as const, ['k', 1e3] as const].find(
        ([, least]) => value >= least,
      ) ?? ['', 1];
      return `${tenths.format(value / size)}\u00a0${multiple}${byte}`;
    },
    date: (value) => first(long.format(dayOf(value))),
    shortDate: (value) => first(short.format(dayOf(value))),
    dayOfYear: (value) => first(dayOfYear.format(dayOf(value))),
    month: (value) => month.format(dayOf(value)),
    editions: (text) =>
      text.replace(/(?<![\d-])\d{4}-(?:0[1-9]|1[0-2])(?![\d-])/g, (id) => month.format(dayOf(`${id}-01`))),
    comma,
    shortMonth: (value) => shortMonth.format(dayOf(value)),
    range: rangeIn(long),
    shortRange: rangeIn(short),
    moment: (value, zone = 'UTC') =>
      first(
        new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: zone }).format(
          new Date(value),
        ),
      ),
    shortMoment: (value) =>
      `${first(short.format(dayOf(value.slice(0, 10))))}${beforeTime}${value.slice(11, 16)}`,
    days: (from, to) => {
      const days = Math.round((dayOf(to).getTime() - dayOf(from).getTime()) / DAY);
      return Math.abs(days) < FAR
        ? distance.format(days, 'day')
        : distance.format(Math.round(days / 30.44), 'month');
    },
    list: (items) => conjunction.format(items),
  };
}

/** `2026年7月3日至11日`: Intl has only `2026/7/3 – 2026/7/11` for it. */
function rangeInCharacters(from: string, to: string): string {
  const [start, end] = [from, to].map((value) => value.split('-').map(Number) as [number, number, number]);
  const [year, month, day] = start as [number, number, number];
  const [endYear, endMonth, endDay] = end as [number, number, number];
  const isYear = year === endYear;
  const last = `${isYear ? '' : `${endYear}年`}${isYear && month === endMonth ? '' : `${endMonth}月`}${endDay}日`;
  return `${year}年${month}月${day}日至${last}`;
}
