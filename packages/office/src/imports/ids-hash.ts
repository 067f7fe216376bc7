import { sha256 } from '../ledger/canonical.ts';

/** The hash of the IDs that new players of an import came with, by key. Unrated players are on no list. */
export function idsHash(ids: Uint32Array): string {
  return sha256(ids.join(' '));
}
