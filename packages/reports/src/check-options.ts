/** Refuses wrong arguments by name, for callers without types. */
import {
  type Choice,
  type DateInput,
  EVENT_TYPES,
  type EventType,
  InputError,
  keysOf,
  oneOf,
  parseDate,
  type Requirement,
} from '@eloquence/rating';
import { describeValue } from './describe-value.ts';
import type { ListEntries, ListOn } from './list-entry.ts';
import type { ReportReading } from './report.ts';
import type { StatedFacts } from './stated-facts.ts';

export interface CheckReportOptions {
  readonly choice: Choice;
  /** Overrides the type that the report states. */
  readonly type?: EventType | null;
  readonly list?: ListEntries | null;
  /** The list in force on a day, for events with the ratings at the time of each game (2009 4.13). */
  readonly listOn?: ListOn | null;
  readonly stated?: StatedFacts;
  /** An event that starts after this day gets a finding. */
  readonly today?: DateInput | null;
}

export function checkReading(reading: ReportReading): void {
  const isReading =
    isObject(reading) && isObject(reading.report) && areArrays(reading.report.players, reading.findings);
  if (!isReading)
    throw refused('reading', reading, { kind: 'result-of', functions: ['readReport', 'readAnyReport'] });
}

export function checkReportOptions(options: CheckReportOptions): void {
  if (!isObject(options)) throw refused('options', options, keysOf(['choice']));
  const { choice, type, list, listOn, stated, today } = options;
  const isChoice = isObject(choice) && (choice.variants === undefined || Array.isArray(choice.variants));
  if (!isChoice) throw refused('options.choice', choice, keysOf(['cadence', 'edition', 'variants']));
  if (isGiven(type) && !EVENT_TYPES.includes(type))
    throw refused('options.type', type, orNull(oneOf(EVENT_TYPES)));
  if (isGiven(list) && !(isObject(list) && isObject(list.byId) && typeof list.byId.get === 'function'))
    throw refused('options.list', list, orNull({ kind: 'result-of', functions: ['entriesOf'] }));
  if (isGiven(listOn) && typeof listOn !== 'function')
    throw refused('options.listOn', listOn, orNull({ kind: 'result-of', functions: ['entriesOf'] }));
  if (stated !== undefined && !isObject(stated))
    throw refused('options.stated', stated, { kind: 'result-of', functions: ['readStatedFacts'] });
  if (isGiven(today) && !isDay(today)) throw refused('options.today', today, orNull({ kind: 'date' }));
}

function isDay(value: DateInput): boolean {
  try {
    return Number.isInteger(parseDate(value));
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
}

const isGiven = <Value>(value: Value | null | undefined): value is Value =>
  value !== null && value !== undefined;

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

const areArrays = (...values: readonly unknown[]): boolean => values.every(Array.isArray);

const orNull = (of: Requirement): Requirement => ({ kind: 'nullable', of });

function refused(path: string, value: unknown, expected: Requirement): InputError {
  return new InputError('invalid-input', { path, value: describeValue(value), expected });
}
