import type { Kysely } from 'kysely';
import { sha256 } from '../../ledger/canonical.ts';
import { blockHashes } from '../../lists-in-store/salted-names.ts';
import type { Schema } from '../../store/schema.ts';
import type { Difference } from '../differences.ts';
import type { Judged } from './standing.ts';

export interface VerifiedDocuments extends Judged {
  readonly checked: number;
  readonly redacted: number;
}

/** Bytes must be those whose hash the ledger has; what was redacted is told, not missed. */
export async function verifyDocuments(db: Kysely<Schema>): Promise<VerifiedDocuments> {
  const lost = await lostDocument(db);
  if (lost !== null) return { checked: 0, redacted: 0, standing: 'broken', difference: lost };
  const redactions = await redactionEntries(db);
  let [checked, redacted, last] = [0, 0, ''];
  for (;;) {
    const rows = await db
      .selectFrom('document')
      .select(['hash', 'bytes', 'redacted_by'])
      .where('hash', '>', last)
      .orderBy('hash')
      .limit(200)
      .execute();
    if (rows.length === 0) {
      return { checked, redacted, standing: redacted > 0 ? 'redacted' : 'same', difference: null };
    }
    for (const { hash, bytes, redacted_by } of rows) {
      const isRedacted = bytes === null && redactions.has(redacted_by ?? 0);
      if (isRedacted) redacted += 1;
      else if (bytes === null || sha256(bytes) !== hash) {
        return { checked, redacted, standing: 'broken', difference: { code: 'document', values: { hash } } };
      } else checked += 1;
      last = hash;
    }
  }
}

/** Fields of entries that name a document by its hash. */
const NAMED_BY = ['person', 'before', 'after', 'registration', 'because'];
const HASH = /^[0-9a-f]{64}$/;

/** Something that the ledger or a report names and that is not there at all. */
async function lostDocument(db: Kysely<Schema>): Promise<Difference | null> {
  const named = new Set<string>();
  for (const { hash } of await db.selectFrom('report').select('hash').execute()) named.add(hash);
  const entries = await db
    .selectFrom('entry')
    .select(['kind', 'body'])
    .where('kind', 'not in', ['list-published', 'list-imported', 'list-closed', 'store-created'])
    .execute();
  for (const { kind, body } of entries) {
    const fields = JSON.parse(body) as Readonly<Record<string, unknown>>;
    const hashes = NAMED_BY.map((name) => fields[name]).filter((value) => HASH.test(String(value)));
    for (const hash of hashes) named.add(String(hash));
    if (kind === 'report-submitted') named.add(String(fields.hash));
  }
  const lists = await db.selectFrom('list').select('names_hash').where('state', '=', 'published').execute();
  for (const { names_hash } of lists) {
    for (const block of blockHashes(names_hash)) if (block !== null) named.add(block[0]);
  }
  for (const { hash } of await db.selectFrom('document').select('hash').execute()) named.delete(hash);
  const [lost] = named;
  return lost === undefined ? null : { code: 'document', values: { hash: lost } };
}

/** Only a redaction takes anything away. */
async function redactionEntries(db: Kysely<Schema>): Promise<ReadonlySet<number>> {
  const rows = await db.selectFrom('entry').select('seq').where('kind', '=', 'player-redacted').execute();
  return new Set(rows.map(({ seq }) => seq));
}
