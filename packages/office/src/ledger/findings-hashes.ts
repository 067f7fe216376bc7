import type { EntryKind } from './entries.ts';
import type { SaltedHash } from './salted-hash.ts';

/** Entries with the hash of the findings that a report had since. */
export const FINDINGS_KINDS: readonly EntryKind[] = ['report-submitted', 'report-accepted', 'event-changed'];

interface FindingsBody {
  readonly report?: string;
  readonly findings?: SaltedHash | Readonly<Record<string, SaltedHash>>;
}

/** The hashes in an entry, by report. Older entries have none. */
export function findingsHashes({
  report = '',
  findings,
}: FindingsBody): readonly (readonly [report: string, hash: SaltedHash])[] {
  if (findings === undefined) return [];
  return isHash(findings) ? [[report, findings]] : Object.entries(findings);
}

function isHash(findings: NonNullable<FindingsBody['findings']>): findings is SaltedHash {
  return Array.isArray(findings);
}
