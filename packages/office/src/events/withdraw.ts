import { OfficeError } from '../errors.ts';
import { keepDocument } from '../ledger/documents.ts';
import { enter } from '../ledger/ledger.ts';
import { readReason } from '../ledger/read-reason.ts';
import type { Office } from '../office.ts';
import { findEvent } from './submit.ts';

export interface WithdrawnEvent {
  readonly event: string;
  readonly stage: 'withdrawn';
  /** Reports rejected with it. */
  readonly reports: readonly string[];
}

/** Withdraws an event: it will be on no list, and its reports are rejected. Changing the registration restores it. */
export async function withdrawEvent(office: Office, id: string, reason: string): Promise<WithdrawnEvent> {
  const text = readReason(reason);
  return office.store.write(async (trx) => {
    const event = await findEvent(trx, id);
    if (event.stage === 'withdrawn') throw new OfficeError('event-withdrawn', { event: id });
    const kept = await trx
      .selectFrom('report')
      .select(['id', 'list'])
      .where('event', '=', id)
      .where('state', 'in', ['submitted', 'accepted'])
      .orderBy('seq')
      .execute();
    const rated = kept.find(({ list }) => list !== null);
    if (rated) throw new OfficeError('event-rated', { event: id, list: rated.list ?? '' });
    const reports = kept.map((report) => report.id);
    const seq = await enter(office, trx, 'event-withdrawn', id, {
      event: id,
      reports,
      because: await keepDocument(trx, 'text', text),
    });
    if (reports.length > 0) {
      await trx.updateTable('report').set({ state: 'rejected' }).where('id', 'in', reports).execute();
    }
    await trx
      .updateTable('event')
      .set({ stage: 'withdrawn', because: text, seq })
      .where('id', '=', id)
      .execute();
    return { event: id, stage: 'withdrawn', reports };
  });
}
