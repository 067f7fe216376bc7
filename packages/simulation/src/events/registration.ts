import { addDays, type Cadence, type CivilDate, type EventType, formatDate } from '@eloquence/rating';
import type { StatedFacts } from '@eloquence/reports';
import type { Arbiter } from '../people/arbiters.ts';
import type { Random } from '../random.ts';
import { endOf, type PlayedEvent, startOf } from './event.ts';

export interface Registration extends StatedFacts {
  readonly name: string;
  readonly city: string;
  readonly federation: string;
  readonly cadence: Cadence;
  readonly type: EventType;
  readonly start: string;
  readonly end: string;
  readonly registered: string;
  readonly received: string;
  readonly official: boolean;
  readonly arbiters: readonly { readonly name: string; readonly licensed: boolean }[];
}

/** Late registrations per thousand events. */
const LATE = 15;
/** Thirty days of notice with top players (0.2.1), three otherwise (0.2.2). */
const IN_TIME: readonly [number, number] = [31, 90];

export function registrationOf(
  random: Random,
  event: PlayedEvent,
  { name, federation, arbiters }: { name: string; federation: string; arbiters: readonly Arbiter[] },
): Registration {
  const { kind, city, cadence, type } = event;
  const [start, end] = [startOf(event), endOf(event)];
  const official = kind.official === true;
  const late = !official && random.perMille(LATE);
  const day = (date: CivilDate): string => formatDate(date);
  return {
    name,
    city,
    federation,
    cadence,
    type,
    start: day(start),
    end: day(end),
    registered: day(addDays(start, -(late ? random.between(1, 2) : random.between(...IN_TIME)))),
    // The day after or the next: in time for the list that the last day leads to.
    received: day(addDays(end, random.between(1, 2))),
    official,
    ...(kind.nationalChampionship && { nationalChampionship: true }),
    ...(kind.who === 'women' && { womenOnly: true }),
    announcedRated: true,
    ...(type === 'match' && { scheduledGames: event.dates.length }),
    arbiters: arbiters.map((arbiter) => ({ name: arbiter.name, licensed: true })),
    ...(late && { approvals: { lateRegistration: true } }),
  };
}
