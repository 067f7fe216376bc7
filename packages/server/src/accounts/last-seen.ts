import type { Office } from '@eloquence/office';
import type { Trx } from '../core/store-types.ts';

const pending = new Set<string>();

/** Not awaited; one write per key at a time. The next request repeats a failed write. */
export function updateLastSeen(office: Office, key: string, work: (trx: Trx) => Promise<unknown>): void {
  if (pending.has(key)) return;
  pending.add(key);
  office.store
    .write(work)
    .catch(() => {})
    .finally(() => pending.delete(key));
}
