import type { Transaction } from 'kysely';
import { OfficeError } from '../errors.ts';
import type { Schema } from '../store/schema.ts';

/** When something was last said of a player, by its entry; 0 where never. */
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

/** A list that was worked out with what is to be taken back could not be proved any more. */
export async function refuseUsed(
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
    // A list that is taken over has whoever its IDs lead to, and dead players as it pleases.
    if (source === 'imported') return field === 'merged_into';
    const { peopleSeq = 0 } = JSON.parse(inputs) as { readonly peopleSeq?: number };
    return peopleSeq >= since;
  });
  if (used) throw new OfficeError('change-published', { id, list: used.date });
}
