import type { Kysely } from 'kysely';
import { OfficeError } from '../errors.ts';
import { keepDocument } from '../ledger/documents.ts';
import { enter } from '../ledger/ledger.ts';
import { readReason } from '../ledger/read-reason.ts';
import type { Office } from '../office.ts';
import type { EventTable, ReportTable, Schema } from '../store/schema.ts';
import { findEvent, isOverlapping, roundsOf } from './submit.ts';

export interface ReopenedReport {
  readonly event: string;
  readonly report: string;
  readonly stage: 'reported';
}

/**
 * Revokes the decision about a report, by its own ID or that of its event, until a list with it is published. The
 * decision stays in the ledger, with the reason for revoking it.
 */
export async function reopen(office: Office, id: string, reason: string): Promise<ReopenedReport> {
  const text = readReason(reason);
  return office.store.write(async (trx) => {
    const { event, report } = await decidedReport(trx, id);
    const seq = await enter(office, trx, 'decision-revoked', event.id, {
      event: event.id,
      report: report.id,
      decision: report.state,
      because: await keepDocument(trx, 'text', text),
    });
    await trx.updateTable('report').set({ state: 'submitted' }).where('id', '=', report.id).execute();
    await trx
      .updateTable('event')
      .set({ stage: 'reported', because: text, seq })
      .where('id', '=', event.id)
      .execute();
    return { event: event.id, report: report.id, stage: 'reported' };
  });
}

/** The decided report; of an event, the newest one that was not superseded. */
async function decidedReport(
  db: Kysely<Schema>,
  id: string,
): Promise<{ readonly event: EventTable; readonly report: ReportTable }> {
  const named = /^R\d+$/.test(id)
    ? await db.selectFrom('report').selectAll().where('id', '=', id).executeTakeFirst()
    : null;
  if (named === undefined) throw new OfficeError('report-unknown', { report: id });
  const event = await findEvent(db, named?.event ?? id);
  if (event.stage === 'withdrawn') throw new OfficeError('event-withdrawn', { event: event.id });
  const all = await db
    .selectFrom('report')
    .selectAll()
    .where('event', '=', event.id)
    .orderBy('seq', 'desc')
    .execute();
  const report = named ?? all.find(({ state }) => isDecided(state));
  if (report === undefined || !isDecided(report.state)) throw new OfficeError('nothing-to-reopen', { id });
  if (report.list !== null) throw new OfficeError('event-rated', { event: event.id, list: report.list });
  const inItsPlace = all.find(
    (other) => other.id !== report.id && isActive(other.state) && isOverlapping(other, roundsOf(report)),
  );
  if (inItsPlace) throw new OfficeError('nothing-to-reopen', { id: report.id, report: inItsPlace.id });
  return { event, report };
}

const isDecided = (state: string): boolean => state === 'accepted' || state === 'rejected';
const isActive = (state: string): boolean => state === 'submitted' || state === 'accepted';
