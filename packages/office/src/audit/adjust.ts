import { ADJUSTMENTS, type Adjustment, CADENCES, type Cadence } from '@eloquence/rating';
import type { Kysely } from 'kysely';
import { OfficeError } from '../errors.ts';
import { enter } from '../ledger/ledger.ts';
import type { Office } from '../office.ts';
import { noListToCome } from '../period/list-to-come.ts';
import { currentLists } from '../rating-lists/store/load.ts';
import type { Schema } from '../store/schema.ts';

export interface AdjustmentSet {
  readonly adjustment: string;
  readonly date: string;
  readonly cadences: readonly Cadence[];
}

export interface ListedAdjustment extends AdjustmentSet {
  /** A list was published with it: it cannot be revoked. */
  readonly published: boolean;
}

/** Sets a one-off adjustment for a list that will be closed. */
export async function setAdjustment(office: Office, id: string, date: string): Promise<AdjustmentSet> {
  const { cadences } = known(id);
  return office.store.write(async (trx) => {
    for (const cadence of cadences) await refuseNoListToCome(office, trx, cadence, date);
    if ((await cadencesWith(trx, id, date)).length > 0) throw new OfficeError('nothing-changed', { id });
    const seq = await enter(office, trx, 'adjustment-set', date, { adjustment: id, date, cadences });
    await trx
      .insertInto('adjustment')
      .values(cadences.map((cadence) => ({ date, cadence, id, seq })))
      .execute();
    return { adjustment: id, date, cadences };
  });
}

/** Revokes an adjustment, unless a list was published with it. */
export async function revokeAdjustment(office: Office, id: string, date: string): Promise<AdjustmentSet> {
  known(id);
  return office.store.write(async (trx) => {
    const cadences = await cadencesWith(trx, id, date);
    if (cadences.length === 0) throw new OfficeError('adjustment-not-set', { id, date });
    for (const cadence of cadences) await refusePublished(office, trx, cadence, date);
    await enter(office, trx, 'adjustment-revoked', date, { adjustment: id, date, cadences });
    await trx.deleteFrom('adjustment').where('id', '=', id).where('date', '=', date).execute();
    return { adjustment: id, date, cadences };
  });
}

/** All adjustments, newest lists first. */
export async function listAdjustments({ store }: Office): Promise<readonly ListedAdjustment[]> {
  const rows = await store.db
    .selectFrom('adjustment')
    .leftJoin('current_list', (join) =>
      join
        .onRef('current_list.cadence', '=', 'adjustment.cadence')
        .onRef('current_list.date', '=', 'adjustment.date'),
    )
    .select(['adjustment.id', 'adjustment.date', 'adjustment.cadence', 'current_list.list'])
    .orderBy('adjustment.date', 'desc')
    .orderBy('adjustment.id')
    .execute();
  return [...Map.groupBy(rows, ({ id, date }) => `${date} ${id}`).values()].map((own) => ({
    adjustment: own[0]?.id ?? '',
    date: own[0]?.date ?? '',
    cadences: inOrder(own.map(({ cadence }) => cadence)),
    published: own.some(({ list }) => list !== null),
  }));
}

function known(id: string): Adjustment {
  const adjustment = ADJUSTMENTS.find((each) => each.id === id);
  if (adjustment !== undefined) return adjustment;
  const allowed = ADJUSTMENTS.map((each) => each.id).join(', ');
  throw new OfficeError('adjustment-unknown', { id, allowed });
}

const inOrder = (cadences: readonly Cadence[]): readonly Cadence[] =>
  CADENCES.filter((cadence) => cadences.includes(cadence));

async function cadencesWith(db: Kysely<Schema>, id: string, date: string): Promise<readonly Cadence[]> {
  const rows = await db
    .selectFrom('adjustment')
    .select('cadence')
    .where('id', '=', id)
    .where('date', '=', date)
    .execute();
  return inOrder(rows.map(({ cadence }) => cadence));
}

async function refusePublished(
  { store }: Office,
  db: Kysely<Schema>,
  cadence: Cadence,
  date: string,
): Promise<void> {
  const published = (await currentLists(store, cadence, db)).find((list) => list.date === date);
  if (published) throw new OfficeError('list-published', { cadence, date, revision: published.revision });
}

/** An adjustment of a list that is never closed would never apply. */
async function refuseNoListToCome(
  office: Office,
  db: Kysely<Schema>,
  cadence: Cadence,
  date: string,
): Promise<void> {
  const refusal = await noListToCome(office, db, cadence, date);
  if (refusal) throw refusal;
}
