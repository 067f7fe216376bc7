import { CADENCES, type Cadence, EVENT_TYPES, type EventType, nearest, parseDate } from '@eloquence/rating';
import { readStatedFacts, STATED_FACTS, type StatedFacts } from '@eloquence/reports';
import { OfficeError } from '../errors.ts';
import { federationCode } from '../players/facts.ts';

/** An event as it is registered: what a calendar shows, and what a report cannot say. */
export interface Registration {
  readonly name: string;
  readonly city: string;
  readonly federation: string;
  readonly cadence: Cadence;
  /** null: as the report says. */
  readonly type: EventType | null;
  readonly start: string;
  readonly end: string;
  /** Another event that this one is a part of: a final, a play-off. */
  readonly partOf: string | null;
  /** Everything else that may be stated beside a report. */
  readonly facts: StatedFacts;
}

const OWN = ['name', 'city', 'federation', 'cadence', 'type', 'start', 'end', 'partOf'] as const;
const LONGEST = 200;

/** Reads a registration; refuses what it cannot be, by the name of the field. */
export function readRegistration(value: unknown): Registration {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw refused('', value, 'an object with name, start and end');
  }
  const fields = value as Record<string, unknown>;
  const facts = Object.fromEntries(
    Object.entries(fields).filter(([key]) => !(OWN as readonly string[]).includes(key)),
  );
  refuseUnknown(facts);
  const start = day(fields, 'start');
  const end = day(fields, 'end');
  if (end < start) throw refused('end', end, `${start} or later, the day it starts`);
  return {
    name: text(fields, 'name', true),
    city: text(fields, 'city'),
    federation: federation(fields),
    cadence: oneOf(fields, 'cadence', CADENCES) ?? 'standard',
    type: oneOf(fields, 'type', EVENT_TYPES),
    start,
    end,
    partOf: text(fields, 'partOf') || null,
    facts: readStatedFacts(facts),
  };
}

/** A key that nobody knows was meant as another one. */
function refuseUnknown(facts: Readonly<Record<string, unknown>>): void {
  const known = [...OWN, ...STATED_FACTS];
  const key = Object.keys(facts).find((each) => !known.includes(each as (typeof known)[number]));
  if (key === undefined) return;
  const meant = nearest(key, known);
  throw new OfficeError('registration-key', {
    key: key.slice(0, LONGEST),
    ...(meant !== null && { meant }),
    allowed: known.join(', '),
  });
}

function text(fields: Record<string, unknown>, name: string, isNeeded = false): string {
  const value = fields[name] ?? '';
  if (typeof value !== 'string' || value.length > LONGEST) {
    throw refused(name, value, `a text of at most ${LONGEST} characters`);
  }
  if (isNeeded && value.trim() === '') throw refused(name, value, 'a text that is not empty');
  return value.trim();
}

/** As codes of federations are; an event may be of none. */
function federation(fields: Record<string, unknown>): string {
  const given = text(fields, 'federation');
  const code = given === '' ? '' : federationCode(given);
  if (code === null) throw refused('federation', given, 'three letters, such as NOR');
  return code;
}

function day(fields: Record<string, unknown>, name: string): string {
  const value = fields[name];
  try {
    parseDate(String(value));
    return String(value);
  } catch {
    throw refused(name, value, 'a date as YYYY-MM-DD');
  }
}

function oneOf<T extends string>(
  fields: Record<string, unknown>,
  name: string,
  allowed: readonly T[],
): T | null {
  const value = fields[name] ?? null;
  if (value === null) return null;
  const found = allowed.find((each) => each === value);
  if (found === undefined) throw refused(name, value, allowed.join(', '));
  return found;
}

export function refused(path: string, value: unknown, allowed: string): OfficeError {
  const found = JSON.stringify(value) ?? 'nothing';
  return new OfficeError('registration-invalid', { path, value: found.slice(0, LONGEST), allowed });
}
