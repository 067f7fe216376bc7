import { K_LIMITS } from '@eloquence/rating';
import type { Kysely } from 'kysely';
import { OfficeError } from '../errors.ts';
import type { Json } from '../ledger/canonical.ts';
import { keepDocument } from '../ledger/documents.ts';
import { enter } from '../ledger/ledger.ts';
import { readReason } from '../ledger/read-reason.ts';
import type { Office } from '../office.ts';
import { listedIds } from '../players/player-data.ts';
import { requirePlayer } from '../players/record-change.ts';
import { checkedDate, checkedFederation } from '../players/validation.ts';
import type { Schema } from '../store/schema.ts';

/**
 * What the regulations ask and no report contains, by what it is about. Facts of an event and its games are stated
 * with its registration.
 */
export const FACT_SUBJECTS = {
  suspended: 'federation',
  'rating-officer': 'federation',
  removed: 'player',
  excepted: 'player',
  'association-member': 'player',
  'rapid-k': 'k',
  'monthly-lists': 'none',
} as const;

export type FactKind = keyof typeof FACT_SUBJECTS;
export const FACT_KINDS: readonly FactKind[] = Object.freeze(Object.keys(FACT_SUBJECTS) as FactKind[]);

export interface StatedFact {
  readonly kind: FactKind;
  /** A federation's code, the ID of a player, K, or nothing. */
  readonly subject: string;
  readonly since: string;
  /** The first day on which it no longer holds. */
  readonly until: string | null;
  readonly because: string;
}

export interface FactInput {
  readonly kind: string;
  readonly subject: string;
  readonly since: string;
  readonly until?: string | null;
  readonly because: string;
}

/** States a fact. It counts from the next list on; published lists do not change. */
export async function stateFact(office: Office, input: FactInput): Promise<StatedFact> {
  const kind = checkedKind(input.kind);
  const because = readReason(input.because);
  const since = checkedDate(input.since);
  const until = input.until ? checkedDate(input.until) : null;
  const about = FACT_SUBJECTS[kind] === 'none' ? '' : input.subject;
  if (until !== null && until <= since) throw new OfficeError('fact-dates', { since, until });
  return office.store.write(async (trx) => {
    const subject = await storedSubject(office, trx, kind, input.subject);
    // A list has one K.
    const open = await openFact(trx, kind, FACT_SUBJECTS[kind] === 'k' ? null : subject, since);
    if (open) {
      const subject = FACT_SUBJECTS[kind] === 'k' ? open.subject : about;
      throw new OfficeError('fact-holds', { kind, subject, since: open.since });
    }
    const seq = await enter(office, trx, 'fact-stated', about, {
      fact: kind,
      subject,
      since,
      until,
      because: await keepDocument(trx, 'text', because),
    });
    await trx.insertInto('fact').values({ seq, kind, subject, since, until, because }).execute();
    return { kind, subject: about, since, until, because };
  });
}

/** Ends a fact on a day; on the day it began, it was stated by mistake and never held. */
export async function endFact(
  office: Office,
  {
    kind: given,
    subject: about,
    until: day,
  }: Pick<FactInput, 'kind' | 'subject'> & { readonly until: string },
): Promise<StatedFact> {
  const kind = checkedKind(given);
  const until = checkedDate(day);
  return office.store.write(async (trx) => {
    const subject = await storedSubject(office, trx, kind, about);
    const fact = await openFact(trx, kind, subject, null);
    if (fact === undefined) throw new OfficeError('fact-not-stated', { kind, subject: about });
    const { seq, since, because } = fact;
    if (until < since) throw new OfficeError('fact-dates', { since, until });
    const body: Record<string, Json> = { fact: seq, until };
    await enter(office, trx, 'fact-ended', about, body);
    await trx.updateTable('fact').set({ until }).where('seq', '=', seq).execute();
    return { kind, subject: about, since, until, because };
  });
}

/** All facts, the newest first. */
export async function statedFacts({ store }: Pick<Office, 'store'>): Promise<readonly StatedFact[]> {
  const rows = await store.db.selectFrom('fact').selectAll().orderBy('seq', 'desc').execute();
  const about = rows.map((row) => ({ ...row, kind: row.kind as FactKind }));
  const keys = about
    .filter(({ kind }) => FACT_SUBJECTS[kind] === 'player')
    .map(({ subject }) => Number(subject));
  const ids = await listedIds(store.db, keys);
  return about.map(({ kind, subject, since, until, because }) => ({
    kind,
    subject: FACT_SUBJECTS[kind] === 'player' ? (ids.get(Number(subject)) ?? subject) : subject,
    since,
    until,
    because,
  }));
}

function checkedKind(given: string): FactKind {
  const kind = FACT_KINDS.find((each) => each === given);
  if (kind === undefined)
    throw new OfficeError('fact-unknown', { fact: given, allowed: FACT_KINDS.join(', ') });
  return kind;
}

async function storedSubject(
  office: Office,
  trx: Parameters<typeof requirePlayer>[1],
  kind: FactKind,
  subject: string,
): Promise<string> {
  if (FACT_SUBJECTS[kind] === 'federation') return checkedFederation(subject);
  if (FACT_SUBJECTS[kind] === 'k') return checkedK(subject);
  if (FACT_SUBJECTS[kind] === 'none') return '';
  return String((await requirePlayer(office, trx, subject)).key);
}

function checkedK(text: string): string {
  const k = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  if (k < K_LIMITS.from || k > K_LIMITS.to) throw new OfficeError('k-invalid', { found: text, ...K_LIMITS });
  return String(k);
}

/** The fact that still holds on a day, or without one the newest that has no end; of any subject for null. */
async function openFact(db: Kysely<Schema>, kind: FactKind, subject: string | null, day: string | null) {
  const facts = db.selectFrom('fact').selectAll().where('kind', '=', kind);
  return (subject === null ? facts : facts.where('subject', '=', subject))
    .where((of) =>
      day === null ? of('until', 'is', null) : of.or([of('until', 'is', null), of('until', '>', day)]),
    )
    .orderBy('seq', 'desc')
    .executeTakeFirst();
}
