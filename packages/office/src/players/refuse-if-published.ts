import type { Transaction } from 'kysely';
import { OfficeError } from '../errors.ts';
import { parsePlan } from '../rating-lists/store/stored-plan.ts';
import type { Schema } from '../store/schema.ts';

/** The last entry that changed a field; 0 if none. */
export async function lastChange(
  trx: Transaction<Schema>,
  player: number,
  field: 'died' | 'merged_into',
): Promise<number> {
  const row = await trx
    .selectFrom('player_change')
    .select((of) => of.fn.max('seq').as('seq'))
    .where('player', '=', player)
    .where('field', '=', field)
    .executeTakeFirst();
  return row?.seq ?? 0;
}

/** A change used by a published list cannot be revoked: the list could no longer be verified. */
export async function refuseIfPublished(
  trx: Transaction<Schema>,
  id: string,
  player: number,
  field: 'died' | 'merged_into',
): Promise<void> {
  const since = await lastChange(trx, player, field);
  const lists = await trx
    .selectFrom('list')
    .select(['date', 'source', 'inputs'])
    .where('state', '=', 'published')
    .where('seq', '>', since)
    .orderBy('date')
    .execute();
  const used = lists.find(({ source, inputs }) => {
    // Imported lists resolve IDs through merges, but keep dead players.
    if (source === 'imported') return field === 'merged_into';
    return parsePlan(inputs).peopleSeq >= since;
  });
  if (used) throw new OfficeError('change-published', { id, list: used.date });
}
