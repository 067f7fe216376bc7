import type { Transaction } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { canonicalJson, sha256 } from './canonical.ts';
import { entryHash, NO_HASH } from './chain.ts';
import type { Entry, NewEntry } from './entries.ts';

/** Adds an entry at the end. Only inside a write, which no other writer shares. */
export async function append(trx: Transaction<Schema>, entry: NewEntry): Promise<Entry> {
  const last = await trx
    .selectFrom('entry')
    .select(['seq', 'hash'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  const seq = (last?.seq ?? 0) + 1;
  const hash = entryHash(seq, entry, last?.hash ?? NO_HASH);
  const { kind, actor, at, subject } = entry;
  await trx
    .insertInto('entry')
    .values({ seq, at, actor, kind, subject, body: canonicalJson(entry.body), hash })
    .execute();
  return { ...entry, seq, hash };
}

/** The number of the entry that is added next in this write. */
export async function nextSeq(trx: Transaction<Schema>): Promise<number> {
  const last = await trx
    .selectFrom('entry')
    .select((of) => of.fn.max('seq').as('seq'))
    .executeTakeFirst();
  return (last?.seq ?? 0) + 1;
}

export type DocumentKind = 'report' | 'registration' | 'text' | 'person' | 'list';

/** Keeps bytes that may have to be redacted one day; the same bytes are kept once. */
export async function keepDocument(
  trx: Transaction<Schema>,
  kind: DocumentKind,
  bytes: Uint8Array | string,
): Promise<string> {
  const content = typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes;
  const hash = sha256(content);
  const known = await trx.selectFrom('document').select('hash').where('hash', '=', hash).executeTakeFirst();
  if (known === undefined) {
    await trx
      .insertInto('document')
      .values({ hash, kind, bytes: content, size: content.length, redacted_by: null })
      .execute();
  }
  return hash;
}
