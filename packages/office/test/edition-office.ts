import { importList } from '../src/imports/import-list.ts';
import {
  accept,
  close,
  initOffice,
  type Office,
  type PublishedList,
  publish,
  register,
  submit,
} from '../src/index.ts';
import { rowOfKey } from '../src/rating-lists/columns.ts';
import { listOn, loadList } from '../src/rating-lists/store/load.ts';
import { bytesOf, type Clock, type EventInput, listText, type Member, reportText } from './federation.ts';

/** An office with a starting list of any date, to test any edition. */
export async function openOn(
  url: string,
  date: string,
  members: readonly Member[],
  options: Parameters<typeof initOffice>[1] = {},
): Promise<{ readonly office: Office; readonly clock: Clock }> {
  const clock = { now: date };
  const now = (): Date => new Date(`${clock.now}T12:00:00Z`);
  const office = await initOffice(url, { actor: 'officer', now, ...options });
  await importList(office, bytesOf(listText(members)), { date, cadence: 'standard', name: 'standard.txt' });
  return { office, clock };
}

/** Registers, reports and accepts an event with facts of its registration. */
export async function ratedWith(office: Office, event: EventInput, facts: object = {}): Promise<string> {
  const { name, start, end } = event;
  const { event: id } = await register(office, { name, start, end, registered: '2000-01-01', ...facts });
  await submit(office, bytesOf(reportText(event)), { event: id });
  await accept(office, id);
  return id;
}

export async function closeAndPublish(
  office: Office,
  date: string,
  cadence?: 'standard' | 'rapid',
): Promise<PublishedList | undefined> {
  await close(office, { date, ...(cadence && { cadence }) });
  const [list] = await publish(office, { date, ...(cadence && { cadence }) });
  return list;
}

export async function keyOf({ store }: Office, { id }: Pick<Member, 'id'>): Promise<number> {
  const { player } = await store.db
    .selectFrom('identity')
    .select('player')
    .where('id', '=', String(id))
    .executeTakeFirstOrThrow();
  return player;
}

/** The row of a player on a published list; null: not on it. */
export async function rowOn(
  office: Office,
  member: Pick<Member, 'id'>,
  date: string,
): Promise<Record<'rating' | 'games' | 'k', number | undefined> | null> {
  const key = await keyOf(office, member);
  const name = await listOn(office.store, 'standard', date);
  const { columns } = await loadList(office.store, name?.id as number);
  const row = rowOfKey(columns.keys, key);
  if (row < 0) return null;
  return { rating: columns.ratings[row], games: columns.games[row], k: columns.ks[row] };
}
