import { OfficeError } from '../errors.ts';
import { canonicalJson, type Json } from '../ledger/canonical.ts';
import { keepDocument } from '../ledger/documents.ts';
import { enter, nextSeq } from '../ledger/ledger.ts';
import type { Office } from '../office.ts';
import { todayOf } from '../today.ts';
import { checkParts, deadlineFindings, doubtsAbout, type Registered } from './register.ts';
import { type Registration, readRegistration, registeredColumns } from './registration.ts';
import { recheckOpenReports } from './report-findings.ts';
import { findEvent } from './submit.ts';

export type ChangedEvent = Registered;

/**
 * Replaces the registration of an event; fields left out keep their values. An accepted report has to be accepted
 * again, since it was checked against the old registration. A withdrawn event becomes registered again; a rated one
 * can only be corrected.
 */
export async function changeEvent(office: Office, id: string, value: unknown): Promise<ChangedEvent> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) readRegistration(value);
  return office.store.write(async (trx) => {
    const event = await findEvent(trx, id);
    if (event.stage === 'rated' || event.stage === 'corrected') {
      throw new OfficeError('event-rated', { event: id, list: event.list ?? '' });
    }
    const { name, city, federation, cadence, type, start, end_date: end, part_of: partOf } = event;
    const known = { name, city, federation, cadence, type, start, end, partOf, ...JSON.parse(event.facts) };
    const registration = readRegistration({ ...known, ...(value as object) });
    await checkParts(trx, registration, id);
    const document = await keepDocument(trx, 'registration', canonicalJson(registration as unknown as Json));
    const isWithdrawn = event.stage === 'withdrawn';
    if (document === event.registration && !isWithdrawn) throw new OfficeError('nothing-changed', { id });
    const stated = registration.facts.registered;
    const registered = stated === undefined ? (event.registered ?? todayOf(office)) : stated;
    await trx
      .updateTable('report')
      .set({ state: 'submitted' })
      .where('event', '=', id)
      .where('state', '=', 'accepted')
      .where('list', 'is', null)
      .execute();
    await trx
      .updateTable('event')
      .set({
        ...registeredColumns(registration),
        cadence: registration.cadence,
        start: registration.start,
        end_date: registration.end,
        part_of: registration.partOf,
        registration: document,
        registered,
        stage: isWithdrawn ? 'registered' : event.stage === 'accepted' ? 'reported' : event.stage,
        because: isWithdrawn ? null : event.because,
        seq: await nextSeq(trx),
      })
      .where('id', '=', id)
      .execute();
    const rechecked = await recheckOpenReports(office, trx, await findEvent(trx, id));
    await enter(office, trx, 'event-changed', id, {
      event: id,
      registered,
      registration: document,
      ...summaryOf(registration),
      ...(Object.keys(rechecked).length > 0 && { findings: rechecked }),
    });
    const findings = deadlineFindings(office, registration);
    return { event: id, findings, alike: await doubtsAbout(office, trx, registration, id) };
  });
}

function summaryOf({ cadence, start, end, partOf }: Registration): Readonly<Record<string, Json>> {
  return { cadence, start, end, partOf };
}
