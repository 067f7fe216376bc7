import { CADENCES, type Cadence } from '@eloquence/rating';
import type { Office } from './context.ts';
import { newestList } from './lists-in-store/load.ts';

export interface OfficeStatus {
  readonly practice: 'text' | 'applied';
  readonly zone: string;
  readonly entries: number;
  readonly players: number;
  readonly events: Readonly<Record<string, number>>;
  /** The newest list of each cadence. */
  readonly lists: readonly { readonly cadence: Cadence; readonly date: string; readonly revision: number }[];
  /** Drafts that wait to be published. */
  readonly drafts: readonly { readonly cadence: Cadence; readonly date: string; readonly revision: number }[];
}

/** What there is and what waits. */
export async function officeStatus(office: Office): Promise<OfficeStatus> {
  const { store, practice, zone } = office;
  const { db } = store;
  const entries = await db
    .selectFrom('entry')
    .select((of) => of.fn.max('seq').as('seq'))
    .executeTakeFirst();
  const players = await db
    .selectFrom('player')
    .select((of) => of.fn.max('key').as('key'))
    .executeTakeFirst();
  const stages = await db
    .selectFrom('event')
    .select((of) => ['stage', of.fn.countAll<number>().as('events')])
    .groupBy('stage')
    .execute();
  const drafts = await db
    .selectFrom('list')
    .select(['cadence', 'date', 'revision'])
    .where('state', '=', 'draft')
    .orderBy('date')
    .execute();
  const lists = [];
  for (const cadence of CADENCES) {
    const newest = await newestList(store, cadence);
    if (newest) lists.push({ cadence, date: newest.date, revision: newest.revision });
  }
  return {
    practice,
    zone,
    entries: entries?.seq ?? 0,
    players: players?.key ?? 0,
    events: Object.fromEntries(stages.map(({ stage, events }) => [stage, Number(events)])),
    lists,
    drafts,
  };
}
