import { ADJUSTMENTS, type Cadence } from '@eloquence/rating';
import type { Office } from '../context.ts';
import { OfficeError } from '../errors.ts';
import { append } from '../ledger/ledger.ts';
import { listOn } from '../lists-in-store/load.ts';

export interface AdjustmentSet {
  readonly adjustment: string;
  readonly date: string;
  readonly cadences: readonly Cadence[];
}

/** Sets a one-off change of whole lists, to be made when the list of that date is closed. */
export async function setAdjustment(office: Office, id: string, date: string): Promise<AdjustmentSet> {
  const adjustment = ADJUSTMENTS.find((each) => each.id === id);
  if (adjustment === undefined) {
    throw new OfficeError('adjustment-unknown', {
      id,
      allowed: ADJUSTMENTS.map((each) => each.id).join(', '),
    });
  }
  const { cadences } = adjustment;
  for (const cadence of cadences) {
    const published = await listOn(office.store, cadence, date);
    if (published) throw new OfficeError('list-published', { cadence, date, revision: published.revision });
  }
  await office.store.write(async (trx) => {
    const { seq } = await append(trx, {
      kind: 'adjustment-set',
      actor: office.actor,
      at: office.now().toISOString(),
      subject: date,
      body: { adjustment: id, date, cadences },
    });
    for (const cadence of cadences) {
      await trx
        .insertInto('adjustment')
        .values({ date, cadence, id, seq })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  });
  return { adjustment: id, date, cadences };
}
