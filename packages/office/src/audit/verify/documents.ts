import type { Kysely } from 'kysely';
import { sha256 } from '../../ledger/canonical.ts';
import type { DocumentKind } from '../../ledger/documents.ts';
import { findingsHashes } from '../../ledger/findings-hashes.ts';
import { parsedBody } from '../../ledger/parsed-body.ts';
import type { Schema } from '../../store/schema.ts';
import type { Difference } from './differences.ts';
import { type Checked, cell, resultOf } from './result.ts';

export interface VerifiedDocuments extends Checked {
  readonly checked: number;
  readonly redacted: number;
}

/** Checks the bytes of each document against the hash in the ledger; redacted documents are counted, not refused. */
export async function verifyDocuments(db: Kysely<Schema>): Promise<VerifiedDocuments> {
  const named = await namedDocuments(db);
  const missing = await missingDocument(db, named);
  if (missing !== null) return { checked: 0, redacted: 0, standing: 'broken', difference: missing };
  const redactions = await redactionEntries(db);
  let [checked, redacted, last] = [0, 0, ''];
  for (;;) {
    const rows = await db
      .selectFrom('document')
      .select(['hash', 'kind', 'bytes', 'size', 'redacted_by'])
      .where('hash', '>', last)
      .orderBy('hash')
      .limit(200)
      .execute();
    if (rows.length === 0) {
      return { checked, redacted, standing: redacted > 0 ? 'redacted' : 'same', difference: null };
    }
    for (const { hash, kind, bytes, size, redacted_by } of rows) {
      const expected = named.get(hash) ?? kind;
      if (kind !== expected)
        return { checked, redacted, ...resultOf(cell('document', hash, 'kind', kind, expected)) };
      const isRedacted = bytes === null && redactions.has(redacted_by ?? 0);
      if (isRedacted) redacted += 1;
      else if (bytes === null || bytes.length !== size || sha256(bytes) !== hash) {
        return { checked, redacted, standing: 'broken', difference: { code: 'document', values: { hash } } };
      } else checked += 1;
      last = hash;
    }
  }
}

/** Fields of entries that hold the hash of a document, and its kind; null: of an earlier version. */
const HASH_FIELDS: Readonly<Record<string, DocumentKind | null>> = {
  person: 'person',
  before: null,
  after: null,
  registration: 'registration',
  because: 'text',
};
const HASH = /^[0-9a-f]{64}$/;

/** The documents that the ledger, a report or a list refers to, with the kind of the first reference. */
async function namedDocuments(db: Kysely<Schema>): Promise<ReadonlyMap<string, DocumentKind | null>> {
  const named = new Map<string, DocumentKind | null>();
  const add = (hash: unknown, kind: DocumentKind | null): void => {
    if (HASH.test(String(hash)) && !named.has(String(hash))) named.set(String(hash), kind);
  };
  const entries = await db
    .selectFrom('entry')
    .select(['kind', 'body'])
    .where('kind', 'not in', ['list-published', 'list-imported', 'list-closed', 'store-created'])
    .orderBy('seq')
    .execute();
  for (const { kind, body } of entries) {
    const fields: Readonly<Record<string, unknown>> = parsedBody(body) ?? {};
    for (const [name, of] of Object.entries(HASH_FIELDS)) add(fields[name], of);
    if (kind === 'report-submitted') add(fields.hash, 'report');
    for (const [, [salt]] of findingsHashes(fields)) add(salt, 'findings-salt');
  }
  for (const { hash } of await db.selectFrom('report').select('hash').execute()) add(hash, 'report');
  const lists = await db.selectFrom('list').select('names_hash').where('state', '=', 'published').execute();
  for (const { names_hash } of lists) for (const salt of saltHashes(names_hash)) add(salt, 'salt');
  return named;
}

/** None if damaged: then it is not what the ledger has. */
function saltHashes(namesHash: string): readonly unknown[] {
  const blocks = parsedBody(namesHash);
  return Array.isArray(blocks) ? blocks.map((block) => (Array.isArray(block) ? block[0] : null)) : [];
}

async function missingDocument(
  db: Kysely<Schema>,
  named: ReadonlyMap<string, unknown>,
): Promise<Difference | null> {
  const stored = new Set<string>();
  for (const { hash } of await db.selectFrom('document').select('hash').execute()) stored.add(hash);
  for (const hash of named.keys()) if (!stored.has(hash)) return { code: 'document', values: { hash } };
  return null;
}

/** Only these entries may empty a document. */
async function redactionEntries(db: Kysely<Schema>): Promise<ReadonlySet<number>> {
  const rows = await db.selectFrom('entry').select('seq').where('kind', '=', 'player-redacted').execute();
  return new Set(rows.map(({ seq }) => seq));
}
