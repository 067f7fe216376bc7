import { eventEligibility, InputError, parseDate, type Reason, stagesOfEvent } from '@eloquence/rating';
import { type Finding, factsOfEvent, finding, isFederation } from '@eloquence/reports';
import type { Kysely, Transaction } from 'kysely';
import { editionsOf } from '../editions.ts';
import { OfficeError } from '../errors.ts';
import { canonicalJson, type Json } from '../ledger/canonical.ts';
import { keepDocument } from '../ledger/documents.ts';
import { enter, nextSeq } from '../ledger/ledger.ts';
import type { Office } from '../office.ts';
import { loadList, newestList } from '../rating-lists/store/load.ts';
import type { Schema } from '../store/schema.ts';
import { todayOf } from '../today.ts';
import { type Registration, readRegistration, refused, registeredColumns } from './registration.ts';
import { similarEvents } from './similar-events.ts';

export interface Registered {
  readonly event: string;
  /** Registration deadline under the regulations. */
  readonly findings: readonly DeadlineFinding[];
  /** Events that may be the same one, and a federation that does not exist. */
  readonly alike: readonly Finding[];
}

export interface DeadlineFinding {
  readonly severity: 'error' | 'warning' | 'note';
  readonly reason: Reason;
}

/** Registers an event as of today, unless its facts give another day, or null: it was not registered. */
export async function register(office: Office, value: unknown): Promise<Registered> {
  const registration = readRegistration(value);
  const findings = deadlineFindings(office, registration);
  return office.store.write(async (trx) => {
    const event = await insertEvent(office, trx, registration);
    return { event, findings, alike: await doubtsAbout(office, trx, registration, event) };
  });
}

/** Checks an incomplete registration without saving. `own`: the event to be changed. */
export async function checkRegistration(
  office: Office,
  value: Readonly<Record<string, unknown>>,
  own: string | null = null,
): Promise<Omit<Registered, 'event'>> {
  const isNamed = typeof value.name === 'string' && value.name.trim() !== '';
  const registration = readRegistration(isNamed ? value : { ...value, name: '?' });
  const alike = await doubtsAbout(office, office.store.db, registration, own);
  return { findings: deadlineFindings(office, registration), alike };
}

/** What an officer should look at in a registration. `own`: the event itself. */
export async function doubtsAbout(
  office: Office,
  db: Kysely<Schema>,
  registration: Registration,
  own: string | null,
): Promise<readonly Finding[]> {
  return [
    ...(await unknownFederation(office, db, registration)),
    ...(await similarEvents(db, registration, own)),
  ];
}

/** A federation of its own is on its list. */
async function unknownFederation(
  { store }: Office,
  db: Kysely<Schema>,
  { cadence, federation }: Registration,
): Promise<readonly Finding[]> {
  if (federation === '' || isFederation(federation)) return [];
  const newest = await newestList(store, cadence, db);
  const list = newest && (await loadList(store, newest.id, db));
  if (list?.columns.federationNames.includes(federation)) return [];
  return [finding('federation-unknown', { line: null }, { text: federation })];
}

/** Registration deadlines only: other findings come with the report. */
export function deadlineFindings(office: Office, registration: Registration): readonly DeadlineFinding[] {
  const { cadence, start, end, facts } = registration;
  const editions = editionsOf(office, cadence);
  try {
    const edition = editions.at(parseDate(start));
    const { refusals, missing, notes } = eventEligibility((date) => editions.at(date), edition, {
      ...factsOfEvent(facts),
      type: registration.type ?? 'swiss',
      start,
      end,
      registered: registeredOn(office, registration),
      players: [{ rating: null }],
    });
    const of = (severity: DeadlineFinding['severity'], reasons: readonly Reason[]): DeadlineFinding[] =>
      reasons.filter(isAboutRegistration).map((reason) => ({ severity, reason }));
    // A part may be registered under any edition: what becomes of it is the edition's.
    const stages = registration.partOf === null ? [] : stagesOfEvent(edition).reasons;
    return [
      ...of('error', refusals),
      ...of('warning', missing),
      ...of('note', notes),
      ...stages.map((reason) => ({ severity: 'note' as const, reason })),
    ];
  } catch (error) {
    // Before the first edition there is no deadline; the report will be refused.
    if (error instanceof InputError && error.code === 'before-first-edition') return [];
    throw error;
  }
}

const ASKED: ReadonlySet<string> = new Set(['approval-late-registration', 'approval-hybrid']);
const ABOUT_REGISTRATION: ReadonlySet<string> = new Set([
  'registered-late',
  'late-registration-approved',
  'not-registered',
  'registration-refused',
  'rated-by-decision',
  'hybrid-not-foreseen',
  'hybrid-not-approved',
  'not-announced',
]);

function isAboutRegistration({ code, values }: Reason): boolean {
  if (code === 'fact-missing') return ASKED.has((values as { fact?: string }).fact ?? '');
  return ABOUT_REGISTRATION.has(code);
}

/** Today unless stated. null: not registered at all, as in `rate --event`. */
function registeredOn(office: Office, { facts }: Registration): string | null {
  return facts.registered === undefined ? todayOf(office) : facts.registered;
}

/** Writes the ledger entry, the document with the personal data, and the row. Returns the ID. */
export async function insertEvent(
  office: Office,
  trx: Transaction<Schema>,
  registration: Registration,
  isRegistered = true,
): Promise<string> {
  const { cadence, start, end, partOf } = registration;
  await checkParts(trx, registration);
  const document = await keepDocument(trx, 'registration', canonicalJson(registration as unknown as Json));
  const registered = isRegistered ? registeredOn(office, registration) : null;
  const id = `E${await nextSeq(trx)}`;
  const seq = await enter(office, trx, 'event-registered', id, {
    event: id,
    cadence,
    start,
    end,
    registered,
    registration: document,
    partOf,
  });
  await trx
    .insertInto('event')
    .values({
      id,
      ...registeredColumns(registration),
      cadence,
      start,
      end_date: end,
      part_of: partOf,
      registration: document,
      registered,
      stage: 'registered',
      report: null,
      list: null,
      list_revision: null,
      because: null,
      seq,
    })
    .execute();
  return id;
}

/** An event and its parts are rated as one: same cadence, and no parts of parts. */
export async function checkParts(
  trx: Transaction<Schema>,
  { partOf, cadence }: Registration,
  own: string | null = null,
): Promise<void> {
  const of = trx.selectFrom('event').select(['id', 'cadence', 'part_of']);
  if (partOf !== null) {
    const whole = await of.where('id', '=', partOf).executeTakeFirst();
    if (whole === undefined || partOf === own) throw new OfficeError('event-unknown', { event: partOf });
    if (whole.cadence !== cadence) throw refused('partOf', partOf, { kind: 'event', cadence });
    if (whole.part_of !== null)
      throw refused('partOf', partOf, { kind: 'whole-event', event: whole.part_of });
  }
  if (own === null) return;
  const parts = await of.where('part_of', '=', own).execute();
  if (parts.length > 0 && partOf !== null) {
    throw refused('partOf', partOf, { kind: 'no-whole', event: own, parts: parts.map(({ id }) => id) });
  }
  const other = parts.find((part) => part.cadence !== cadence);
  if (other)
    throw refused('cadence', cadence, { kind: 'cadence-of-part', cadence: other.cadence, event: other.id });
}
