import {
  CADENCES,
  type Cadence,
  EVENT_TYPES,
  type EventType,
  keysOf,
  nearest,
  parseDate,
  type Requirement,
  shownValue,
} from '@eloquence/rating';
import { readStatedFacts, STATED_FACTS, type StatedFacts } from '@eloquence/reports';
import { OfficeError } from '../errors.ts';
import { eventWords } from '../fold.ts';
import { canonicalJson, type Json } from '../ledger/canonical.ts';
import { federationCode, refuseHidden } from '../players/validation.ts';
import type { EventTable } from '../store/schema.ts';

export interface Registration {
  readonly name: string;
  readonly city: string;
  readonly federation: string;
  readonly cadence: Cadence;
  /** null: taken from the report. */
  readonly type: EventType | null;
  readonly start: string;
  readonly end: string;
  /** The event of which this is a part: a final, a play-off. */
  readonly partOf: string | null;
  /** Facts that a report cannot contain. */
  readonly facts: StatedFacts;
}

const OWN = ['name', 'city', 'federation', 'cadence', 'type', 'start', 'end', 'partOf'] as const;
const LONGEST = 200;

/** Refuses invalid values by the path of the field. */
export function readRegistration(value: unknown): Registration {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw refused('', value, keysOf(['name', 'start', 'end']));
  }
  const fields = value as Record<string, unknown>;
  const facts = Object.fromEntries(
    Object.entries(fields).filter(([key]) => !(OWN as readonly string[]).includes(key)),
  );
  refuseUnknown(facts);
  const start = day(fields, 'start');
  const end = day(fields, 'end');
  if (end < start) throw refused('end', end, { kind: 'date', from: start, day: 'event-start' });
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

/** An unknown key is probably a misspelt one. */
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
    throw refused(name, value, { kind: 'text', to: LONGEST });
  }
  refuseHidden(value);
  if (isNeeded && value.trim() === '') throw refused(name, value, { kind: 'text', from: 1 });
  return value.trim();
}

/** Federation codes are three capital letters; an event may have none. */
function federation(fields: Record<string, unknown>): string {
  const given = text(fields, 'federation');
  const code = given === '' ? '' : federationCode(given);
  if (code === null) throw refused('federation', given, { kind: 'federation-code' });
  return code;
}

function day(fields: Record<string, unknown>, name: string): string {
  const value = fields[name];
  try {
    parseDate(String(value));
    return String(value);
  } catch {
    throw refused(name, value, { kind: 'date' });
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
  if (found === undefined) throw refused(name, value, { kind: 'one-of', values: allowed });
  return found;
}

/** The columns of an event that follow from its registration. The names of arbiters stay in the document, licences are checked. */
export function registeredColumns(
  registration: Registration,
): Pick<EventTable, 'name' | 'city' | 'federation' | 'type' | 'official' | 'facts' | 'words'> {
  const { name, city, federation, type, facts } = registration;
  const { arbiters, ...others } = facts;
  const impersonal = {
    ...others,
    ...(arbiters && { arbiters: arbiters.map(({ licensed }) => ({ licensed })) }),
  };
  return {
    name,
    city,
    federation,
    type,
    official: facts.official ? 1 : 0,
    facts: canonicalJson(impersonal as unknown as Json),
    words: eventWords(name, city),
  };
}

export function refused(path: string, value: unknown, expected: Requirement): OfficeError {
  return new OfficeError('registration-invalid', { path, value: shownValue(value), expected });
}
