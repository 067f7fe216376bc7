import { canonicalJson, sha256 } from './canonical.ts';
import type { NewEntry } from './entries.ts';

/** The previous hash of the first entry. */
export const NO_HASH: string = '0'.repeat(64);

/** The hash of an entry covers its number, all its fields, and the hash of the entry before. */
export function entryHash(seq: number, entry: NewEntry, before: string): string {
  const { kind, actor, at, subject, body } = entry;
  return sha256(`${before}\n${canonicalJson({ seq, kind, actor, at, subject, body })}`);
}
