/** What callers without types may hand in by mistake is refused at the door, with the name of the argument. */
import { EVENT_TYPES, InputError } from '@eloquence/rating';
import type { ExamineOptions } from './examine.ts';
import type { ReportReading } from './report.ts';

export function checkBytes(bytes: Uint8Array): void {
  // By its name, since bytes of another realm (a frame, a worker of a test) are no instance of ours.
  const isBytes = Object.prototype.toString.call(bytes) === '[object Uint8Array]';
  if (!isBytes) throw refused('bytes', bytes, 'the bytes of a file, as a Uint8Array');
}

export function checkReading(reading: ReportReading): void {
  const isReading =
    isObject(reading) && isObject(reading.report) && areArrays(reading.report.players, reading.findings);
  if (!isReading) throw refused('reading', reading, 'what readReport or readAnyReport gives');
}

export function checkExamineOptions(options: ExamineOptions): void {
  if (!isObject(options)) throw refused('options', options, 'an object with a choice of rules');
  const { choice, type, list, stated, today } = options;
  const isChoice = isObject(choice) && (choice.variants === undefined || Array.isArray(choice.variants));
  if (!isChoice) throw refused('options.choice', choice, 'an object: cadence, edition, a list of variants');
  if (isGiven(type) && !EVENT_TYPES.includes(type))
    throw refused('options.type', type, `${EVENT_TYPES.join(', ')}, or null`);
  if (isGiven(list) && !(isObject(list) && isObject(list.byId) && typeof list.byId.get === 'function'))
    throw refused('options.list', list, 'what entriesOf gives, or null');
  if (stated !== undefined && !isObject(stated))
    throw refused('options.stated', stated, 'what readStatedFacts gives');
  if (isGiven(today) && !Number.isSafeInteger(today))
    throw refused('options.today', today, 'what parseDate gives, or null');
}

const isGiven = <Value>(value: Value | null | undefined): value is Value =>
  value !== null && value !== undefined;

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

const areArrays = (...values: readonly unknown[]): boolean => values.every(Array.isArray);

function refused(path: string, value: unknown, allowed: string): InputError {
  return new InputError('invalid-input', { path, value: described(value), allowed });
}

const LONGEST = 40;

/** A text as it stands, as far as it is short; of anything large only what it is. */
function described(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, LONGEST));
  return isObject(value) || typeof value === 'function'
    ? Object.prototype.toString.call(value).slice('[object '.length, -1)
    : String(value);
}
