import { canonicalJson, sha256 } from './canonical.ts';
import type { NewEntry } from './entries.ts';

/** What the first entry has in the place of the hash before it. */
export const NO_HASH: string = '0'.repeat(64);

/** The hash of an entry covers its place, everything in it, and the hash of the one before. */
export function entryHash(seq: number, entry: NewEntry, before: string): string {
  const { kind, actor, at, subject, body } = entry;
  return sha256(`${before}\n${canonicalJson({ seq, kind, actor, at, subject, body })}`);
}
