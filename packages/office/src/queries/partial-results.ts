import type { Cadence } from '@eloquence/rating';
import type { Office } from '../office.ts';
import type { UnratedEvent } from '../period/rate/input.ts';
import { playerNames } from './player-names.ts';

/** The results of the unrated players of an event, by ID. */
export async function partialsOfEvent(
  { store }: Pick<Office, 'store'>,
  event: string,
  cadence: Cadence,
  date: string,
): Promise<ReadonlyMap<string, Pick<UnratedEvent, 'ru' | 'n' | 'counts'>>> {
  const rows = await store.db
    .selectFrom('partial_result')
    .innerJoin('current_list', 'current_list.list', 'partial_result.list')
    .select(['partial_result.player', 'partial_result.result'])
    .where('current_list.cadence', '=', cadence)
    .where('current_list.date', '=', date)
    .where('partial_result.event', '=', event)
    .execute();
  const people = await playerNames(
    store.db,
    rows.map(({ player }) => player),
  );
  return new Map(
    rows.map(({ player, result }) => {
      const { ru, n, counts } = JSON.parse(result) as UnratedEvent;
      return [people.get(player)?.id ?? '', { ru, n, counts }];
    }),
  );
}
