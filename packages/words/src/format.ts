/** How a language writes numbers, dates and lists. Exact decimals stay text: only their signs change. */
export interface Format {
  /** `-0.61` → `−0,61` */
  readonly decimal: (value: string | number) => string;
  /** As `decimal`, without empty decimals: `2000.00` → `2000`. */
  readonly short: (value: string | number) => string;
  /** As `decimal`, with a plus where it is positive. */
  readonly signed: (value: string | number) => string;
  /** What is added to something: `+ 50`, `− 72`. */
  readonly added: (value: number) => string;
  /** `6.5` → `6½` */
  readonly points: (score: number) => string;
  /** `2024-03-01` → `1 March 2024` */
  readonly date: (day: string) => string;
  /** Month and year of a day. */
  readonly month: (day: string) => string;
  /** Months of the year by their number. */
  readonly months: (numbers: readonly number[]) => string;
  /** `1 game`, `5 games` */
  readonly count: (n: number, one: string, other: string) => string;
  readonly and: (words: readonly string[]) => string;
  readonly or: (words: readonly string[]) => string;
}

const MINUS = '−';

export function format(locale: string, separator: '.' | ','): Format {
  const decimal = (value: string | number): string =>
    String(value).replace('-', MINUS).replace('.', separator);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const month = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  const monthOfYear = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const plural = new Intl.PluralRules(locale);
  const list = (type: 'conjunction' | 'disjunction') => {
    const words = new Intl.ListFormat(locale, { type });
    return (items: readonly string[]): string => words.format(items);
  };
  const and = list('conjunction');
  return Object.freeze({
    decimal,
    short: (value) => decimal(String(value).replace(/\.0+$/, '')),
    signed: (value) => `${isPositive(value) ? '+' : ''}${decimal(value)}`,
    added: (value) => `${value < 0 ? MINUS : '+'} ${Math.abs(value)}`,
    points: (score) => (Number.isInteger(score) ? String(score) : `${Math.trunc(score) || ''}½`),
    date: (iso) => day.format(new Date(`${iso}T00:00:00Z`)),
    month: (iso) => monthOfYear.format(new Date(`${iso}T00:00:00Z`)),
    months: (numbers) =>
      numbers.map((number) => month.format(new Date(Date.UTC(2024, number - 1)))).join(', '),
    count: (n, one, other) => `${n} ${plural.select(n) === 'one' ? one : other}`,
    and,
    or: list('disjunction'),
  } satisfies Format);
}

function isPositive(value: string | number): boolean {
  return /[1-9]/.test(String(value)) && !String(value).startsWith('-');
}

/** The words for some values, as a function. */
export function oneOf<Value extends string>(
  words: Readonly<Record<Value, string>>,
): (value: Value) => string {
  return (value) => words[value];
}

export function nameOf(names: Readonly<Record<string, string>>, value: string): string {
  return Object.hasOwn(names, value) ? (names[value] as string) : value;
}

/** Names that stand alone begin with a capital; within a sentence they do not. */
export function capitalised<Name extends string>(
  names: Readonly<Record<Name, string>>,
): Readonly<Record<Name, string>> {
  const entries = Object.entries<string>(names);
  return Object.fromEntries(
    entries.map(([key, name]) => [key, `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`]),
  ) as Record<Name, string>;
}

/** A date in the form of the reports can still name no day: 2024/02/30. */
export const hasDateForm = (text: string): boolean => /^\d{4}\/\d\d\/\d\d$/.test(text);
