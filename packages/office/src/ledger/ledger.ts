import type { Kysely, Transaction } from 'kysely';
import type { Office } from '../office.ts';
import type { Schema } from '../store/schema.ts';
import { canonicalJson } from './canonical.ts';
import { entryHash, NO_HASH } from './chain.ts';
import { clockGap } from './clock-gap.ts';
import type { Entry, EntryKind, NewEntry } from './entries.ts';

/**
 * Appends an entry. Inside a write only: the lock keeps the numbers without gaps. An entry whose date does not follow from
 * the one before says so (`clockGap`).
 */
export async function append(trx: Transaction<Schema>, given: NewEntry): Promise<Entry> {
  const last = await trx
    .selectFrom('entry')
    .select(['seq', 'at', 'hash'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  const seq = (last?.seq ?? 0) + 1;
  const gap = last === undefined ? null : clockGap(last.at, given.at);
  const entry = gap === null ? given : { ...given, body: { ...given.body, clockGap: gap } };
  const hash = entryHash(seq, entry, last?.hash ?? NO_HASH);
  const { kind, actor, at, subject } = entry;
  await trx
    .insertInto('entry')
    .values({ seq, at, actor, kind, subject, body: canonicalJson(entry.body), hash })
    .execute();
  await storeHead(trx, seq, hash);
  return { ...entry, seq, hash };
}

/** Appends an entry of the acting person; returns its number. */
export async function enter(
  { actor, now }: Pick<Office, 'actor' | 'now'>,
  trx: Transaction<Schema>,
  kind: EntryKind,
  subject: string | null,
  body: NewEntry['body'],
  at: Date = now(),
): Promise<number> {
  return (await append(trx, { kind, actor, at: at.toISOString(), subject, body })).seq;
}

/** The number of the next entry. */
export async function nextSeq(db: Kysely<Schema>): Promise<number> {
  const last = await db
    .selectFrom('entry')
    .select((of) => of.fn.max('seq').as('seq'))
    .executeTakeFirst();
  return (last?.seq ?? 0) + 1;
}

const HEAD = 'head';

/** Stores the last entry a second time: a chain cut off at its end is still valid. */
async function storeHead(trx: Transaction<Schema>, seq: number, hash: string): Promise<void> {
  const value = `${seq} ${hash}`;
  await trx
    .insertInto('meta')
    .values({ name: HEAD, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** The last entry as stored there; null in an older store without new entries. */
export async function storedHead(
  db: Kysely<Schema>,
): Promise<{ readonly seq: number; readonly hash: string } | null> {
  const row = await db.selectFrom('meta').select('value').where('name', '=', HEAD).executeTakeFirst();
  if (row === undefined) return null;
  const [seq, hash = ''] = row.value.split(' ');
  return { seq: Number(seq), hash };
}
