import { formatDate } from '@eloquence/rating';
import { OfficeError } from '../errors.ts';
import type { EventPlayer, RatedEvent } from './event.ts';
import type { PlayerPeriod } from './periods.ts';

/** What is kept of an event on a list: enough to show it, and to know where every rating came from. */
export interface KeptEvent {
  readonly edition: string;
  readonly start: string;
  /** The list in force at the start, and the standard one where the event leaned on it. */
  readonly list: { readonly id: number; readonly date: number };
  readonly standard: { readonly id: number; readonly date: number } | null;
  readonly players: readonly KeptPlayer[];
}

export interface KeptPlayer extends Omit<EventPlayer, 'unrated'> {
  /** K after the limit on K × n; null where nothing was multiplied. */
  readonly k: number | null;
  /** In hundredths, exact. */
  readonly change: number | null;
}

const FORMAT = 1;

/** The event's part of every player's period: K as used, and the exact change. */
export function keptEvent(event: RatedEvent, periods: ReadonlyMap<number, PlayerPeriod>): KeptEvent {
  const { edition, list, standard } = event;
  return {
    edition: edition.id,
    start: formatDate(event.start),
    list: { id: list.id, date: list.date },
    standard: standard && { id: standard.id, date: standard.date },
    players: event.players.map(({ unrated: _, ...player }) => {
      const period = periods.get(player.key);
      const place = period?.ids.indexOf(event.id) ?? -1;
      const rated = place < 0 ? undefined : period?.period.events[place];
      return { ...player, k: rated?.k ?? null, change: rated?.change ?? null };
    }),
  };
}

type Row = readonly [
  key: number,
  rating: number | null,
  from: EventPlayer['from'],
  n: number,
  score: number,
  expected: number,
  sum: number,
  k: number | null,
  change: number | null,
];

export function packRatedEvent({ edition, start, list, standard, players }: KeptEvent): Uint8Array {
  const rows = players.map(
    ({ key, rating, from, n, score, expected, sum, k, change }): Row => [
      key,
      rating,
      from,
      n,
      score,
      expected,
      sum,
      k,
      change,
    ],
  );
  return new TextEncoder().encode(
    JSON.stringify({ format: FORMAT, edition, start, list, standard, players: rows }),
  );
}

export function unpackRatedEvent(bytes: Uint8Array): KeptEvent {
  const { format, players, ...event } = JSON.parse(new TextDecoder().decode(bytes));
  if (format !== FORMAT) throw new OfficeError('format-unknown', { found: String(format) });
  return {
    ...event,
    players: (players as readonly Row[]).map(
      ([key, rating, from, n, score, expected, sum, k, change]): KeptPlayer => ({
        key,
        rating,
        from,
        n,
        score,
        expected,
        sum,
        k,
        change,
      }),
    ),
  };
}
