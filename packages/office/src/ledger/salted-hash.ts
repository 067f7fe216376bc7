import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { sha256 } from './canonical.ts';
import { keepDocument } from './documents.ts';

/** The hash of a salt (a document that can be redacted), and the hash of salt and text. */
export type SaltedHash = readonly [salt: string, text: string];

const SALT_BYTES = 16;

/** Findings may name people: once the salt is redacted, the hash in the ledger confirms no guess. */
export async function keepSaltedHash(trx: Transaction<Schema>, text: string): Promise<SaltedHash> {
  const salt = randomBytes(SALT_BYTES);
  return [await keepDocument(trx, 'findings-salt', salt), saltedHash(salt, text)];
}

export function saltedHash(salt: Uint8Array, text: string): string {
  return sha256(Buffer.concat([salt, Buffer.from(text)]));
}
