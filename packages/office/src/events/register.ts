import { eventEligibility, InputError, parseDate, type Reason } from '@eloquence/rating';
import type { Finding } from '@eloquence/reports';
import type { Transaction } from 'kysely';
import { editionsOf } from '../closing/plan.ts';
import type { Office } from '../context.ts';
import { OfficeError } from '../errors.ts';
import { canonicalJson, type Json } from '../ledger/canonical.ts';
import { append, keepDocument, nextSeq } from '../ledger/ledger.ts';
import { eventWords } from '../players/fold.ts';
import type { Schema } from '../store/schema.ts';
import { todayOf } from '../today.ts';
import { eventsAlike } from './alike.ts';
import { type Registration, readRegistration, refused } from './registration.ts';

export interface Registered {
  readonly event: string;
  /** What the regulations say of its deadline. */
  readonly findings: readonly DeadlineFinding[];
  /** Other events that may be the same one. */
  readonly alike: readonly Finding[];
}

export interface DeadlineFinding {
  readonly severity: 'error' | 'warning' | 'note';
  readonly reason: Reason;
}

/** Registers an event; the day it is registered on is today, unless its facts say another. */
export async function register(office: Office, value: unknown): Promise<Registered> {
  const registration = readRegistration(value);
  const findings = deadlineFindings(office, registration);
  return office.store.write(async (trx) => {
    const event = await enterRegistration(office, trx, registration);
    return { event, findings, alike: await eventsAlike(trx, registration, event) };
  });
}

/** What registering would say, of what is known so far; nothing is kept. `own`: the event that is to be changed. */
export async function checkRegistration(
  office: Office,
  value: Readonly<Record<string, unknown>>,
  own: string | null = null,
): Promise<Omit<Registered, 'event'>> {
  const isNamed = typeof value.name === 'string' && value.name.trim() !== '';
  const registration = readRegistration(isNamed ? value : { ...value, name: '?' });
  const alike = await eventsAlike(office.store.db, registration, own);
  return { findings: deadlineFindings(office, registration), alike };
}

/** Whether it comes in time: what the regulations say of registration, and nothing else yet. */
export function deadlineFindings(office: Office, registration: Registration): readonly DeadlineFinding[] {
  const { cadence, start, end, facts } = registration;
  const editions = editionsOf(office, cadence);
  const { laterEvent: _, ratingsPerGame: __, ...known } = facts;
  try {
    const edition = editions.at(parseDate(start));
    const { refusals, missing, notes } = eventEligibility((date) => editions.at(date), edition, {
      ...known,
      type: registration.type ?? 'swiss',
      start,
      end,
      registered: registeredOn(office, registration),
      players: [{ rating: null }],
    });
    const of = (severity: DeadlineFinding['severity'], reasons: readonly Reason[]): DeadlineFinding[] =>
      reasons.filter(isAboutRegistration).map((reason) => ({ severity, reason }));
    return [...of('error', refusals), ...of('warning', missing), ...of('note', notes)];
  } catch (error) {
    // Before the first edition nothing is asked; the report will be refused for it.
    if (error instanceof InputError && error.code === 'before-first-edition') return [];
    throw error;
  }
}

function isAboutRegistration({ code, values }: Reason): boolean {
  if (code === 'fact-missing') return (values as { fact?: string }).fact === 'approval-late-registration';
  return code === 'registered-late' || code === 'late-registration-approved' || code === 'not-registered';
}

function registeredOn(office: Office, { facts }: Registration): string {
  return facts.registered ?? todayOf(office);
}

/** The entry, the document with what is personal, and the row. Answers with the ID. */
export async function enterRegistration(
  office: Office,
  trx: Transaction<Schema>,
  registration: Registration,
  isRegistered = true,
): Promise<string> {
  const { name, city, federation, cadence, type, start, end, partOf, facts } = registration;
  await checkParts(trx, registration);
  const document = await keepDocument(trx, 'registration', canonicalJson(registration as unknown as Json));
  const registered = isRegistered ? registeredOn(office, registration) : null;
  const id = `E${await nextSeq(trx)}`;
  const { seq } = await append(trx, {
    kind: 'event-registered',
    actor: office.actor,
    at: office.now().toISOString(),
    subject: id,
    body: { event: id, cadence, start, end, registered, registration: document, partOf },
  });
  const { arbiters: _, ...impersonal } = facts;
  await trx
    .insertInto('event')
    .values({
      id,
      name,
      city,
      federation,
      cadence,
      type,
      start,
      end_date: end,
      official: facts.official ? 1 : 0,
      part_of: partOf,
      registration: document,
      registered,
      facts: canonicalJson(impersonal as unknown as Json),
      stage: 'registered',
      report: null,
      list: null,
      list_revision: null,
      because: null,
      seq,
      words: eventWords(name, city),
    })
    .execute();
  return id;
}

/** An event and its parts are rated as one: all of one cadence, and none a part of a part. */
export async function checkParts(
  trx: Transaction<Schema>,
  { partOf, cadence }: Registration,
  own: string | null = null,
): Promise<void> {
  const of = trx.selectFrom('event').select(['id', 'cadence', 'part_of']);
  if (partOf !== null) {
    const whole = await of.where('id', '=', partOf).executeTakeFirst();
    if (whole === undefined || partOf === own) throw new OfficeError('event-unknown', { event: partOf });
    if (whole.cadence !== cadence) throw refused('partOf', partOf, `an event of the cadence ${cadence}`);
    if (whole.part_of !== null)
      throw refused('partOf', partOf, `${whole.part_of}, the whole that it is a part of`);
  }
  if (own === null) return;
  const parts = await of.where('part_of', '=', own).execute();
  if (parts.length > 0 && partOf !== null) {
    throw refused('partOf', partOf, `nothing: ${parts.map(({ id }) => id).join(', ')} are parts of ${own}`);
  }
  const other = parts.find((part) => part.cadence !== cadence);
  if (other) throw refused('cadence', cadence, `${other.cadence}, as its part ${other.id} has it`);
}
