import type { Office } from '@eloquence/office';
import type { Trx } from './trx.ts';

const underWay = new Set<string>();

/** Notes that something was used. Nobody waits for it, each is written once at a time, and what fails is done by the next. */
export function noteSeen(office: Office, key: string, work: (trx: Trx) => Promise<unknown>): void {
  if (underWay.has(key)) return;
  underWay.add(key);
  office.store
    .write(work)
    .catch(() => {})
    .finally(() => underWay.delete(key));
}
