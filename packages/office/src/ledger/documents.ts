import type { Kysely, Transaction } from 'kysely';
import { readInParts } from '../store/parts.ts';
import type { Schema } from '../store/schema.ts';
import { sha256 } from './canonical.ts';

export type DocumentKind = 'report' | 'registration' | 'text' | 'person' | 'list' | 'salt' | 'findings-salt';

/** Stores bytes that can be redacted later; the same bytes are stored once. */
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

/** By hash; null: redacted. */
export async function documentsByHash(
  db: Kysely<Schema>,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, Uint8Array | null>> {
  const rows = await readInParts(hashes, (part) =>
    db.selectFrom('document').select(['hash', 'bytes']).where('hash', 'in', part).execute(),
  );
  return new Map(rows.map(({ hash, bytes }) => [hash, bytes]));
}

/** Documents with JSON by hash; redacted ones are missing. */
export async function recordsByHash<Content>(
  db: Kysely<Schema>,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, Content>> {
  const documents = await documentsByHash(db, hashes);
  return new Map(
    [...documents].flatMap(([hash, bytes]) =>
      bytes === null ? [] : [[hash, JSON.parse(new TextDecoder().decode(bytes)) as Content] as const],
    ),
  );
}

/** null: redacted, or not in the store. */
export async function documentBytes(db: Kysely<Schema>, hash: string): Promise<Uint8Array | null> {
  const query = db.selectFrom('document').select('bytes').where('hash', '=', hash);
  return (await query.executeTakeFirst())?.bytes ?? null;
}
