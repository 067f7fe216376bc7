import type { Kysely } from 'kysely';
import { sha256 } from '../../ledger/canonical.ts';
import { findingsHashes } from '../../ledger/findings-hashes.ts';
import { parsedBody } from '../../ledger/parsed-body.ts';
import { blockHashes } from '../../rating-lists/store/salted-names.ts';
import type { Schema } from '../../store/schema.ts';
import type { Difference } from './differences.ts';
import type { Checked } from './result.ts';

export interface VerifiedDocuments extends Checked {
  readonly checked: number;
  readonly redacted: number;
}

/** Checks the bytes of each document against the hash in the ledger; redacted documents are counted, not refused. */
export async function verifyDocuments(db: Kysely<Schema>): Promise<VerifiedDocuments> {
  const missing = await missingDocument(db);
  if (missing !== null) return { checked: 0, redacted: 0, standing: 'broken', difference: missing };
  const redactions = await redactionEntries(db);
  let [checked, redacted, last] = [0, 0, ''];
  for (;;) {
    const rows = await db
      .selectFrom('document')
      .select(['hash', 'bytes', 'size', 'redacted_by'])
      .where('hash', '>', last)
      .orderBy('hash')
      .limit(200)
      .execute();
    if (rows.length === 0) {
      return { checked, redacted, standing: redacted > 0 ? 'redacted' : 'same', difference: null };
    }
    for (const { hash, bytes, size, redacted_by } of rows) {
      const isRedacted = bytes === null && redactions.has(redacted_by ?? 0);
      if (isRedacted) redacted += 1;
      else if (bytes === null || bytes.length !== size || sha256(bytes) !== hash) {
        return { checked, redacted, standing: 'broken', difference: { code: 'document', values: { hash } } };
      } else checked += 1;
      last = hash;
    }
  }
}

/** Fields of entries that hold the hash of a document. */
const HASH_FIELDS = ['person', 'before', 'after', 'registration', 'because'];
const HASH = /^[0-9a-f]{64}$/;

/** The first document that the ledger, a report or a list refers to and the store does not have. */
async function missingDocument(db: Kysely<Schema>): Promise<Difference | null> {
  const named = new Set<string>();
  for (const { hash } of await db.selectFrom('report').select('hash').execute()) named.add(hash);
  const entries = await db
    .selectFrom('entry')
    .select(['kind', 'body'])
    .where('kind', 'not in', ['list-published', 'list-imported', 'list-closed', 'store-created'])
    .execute();
  for (const { kind, body } of entries) {
    const fields: Readonly<Record<string, unknown>> = parsedBody(body) ?? {};
    const hashes = HASH_FIELDS.map((name) => fields[name]).filter((value) => HASH.test(String(value)));
    for (const hash of hashes) named.add(String(hash));
    if (kind === 'report-submitted') named.add(String(fields.hash));
    for (const [, [salt]] of findingsHashes(fields)) named.add(salt);
  }
  const lists = await db.selectFrom('list').select('names_hash').where('state', '=', 'published').execute();
  for (const { names_hash } of lists) {
    // A damaged one is not what the ledger has.
    if (parsedBody(names_hash) === null) continue;
    for (const block of blockHashes(names_hash)) if (block !== null) named.add(block[0]);
  }
  for (const { hash } of await db.selectFrom('document').select('hash').execute()) named.delete(hash);
  const [missing] = named;
  return missing === undefined ? null : { code: 'document', values: { hash: missing } };
}

/** Only these entries may empty a document. */
async function redactionEntries(db: Kysely<Schema>): Promise<ReadonlySet<number>> {
  const rows = await db.selectFrom('entry').select('seq').where('kind', '=', 'player-redacted').execute();
  return new Set(rows.map(({ seq }) => seq));
}
