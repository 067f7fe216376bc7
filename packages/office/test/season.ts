import { inventSeason, type Season, type SeasonMonth } from '../../../scripts/chaos/season.ts';
import { accept, importList, initOffice, type Office, register, submit } from '../src/index.ts';

/** An office with lists of all three cadences and a month of accepted reports, ready to close. */
export interface BusyOffice {
  readonly office: Office;
  /** The date of the next list. */
  readonly date: string;
  /** Called whenever the office reads its clock: inside every write of an entry. */
  atClock: (() => void) | null;
}

let invented: Promise<Season> | undefined;

export async function busyOffice(url: string): Promise<BusyOffice> {
  invented ??= inventSeason(1);
  const { start, list, months } = await invented;
  const [month] = months as readonly [SeasonMonth];
  let clock = `${start}T08:00:00Z`;
  let busy: BusyOffice | null = null;
  const now = (): Date => {
    busy?.atClock?.();
    return new Date(clock);
  };
  const office = await initOffice(url, { actor: 'officer', now });
  await importList(office, list, { date: start, name: 'list.txt' });
  for (const { registration, report, end } of month.events) {
    const { event } = await register(office, registration);
    clock = `${end}T20:00:00Z`;
    await submit(office, report, { event });
    await accept(office, event);
  }
  clock = `${month.list}T00:00:00Z`;
  busy = { office, date: month.list, atClock: null };
  return busy;
}
