import {
  defined,
  type Edition,
  type Hundredths,
  hundredths,
  type SummedEvent,
  sumPeriod,
  takesKAtStart,
} from '@eloquence/rating';
import { rowOfKey } from '../../rating-lists/columns.ts';
import type { EventPlayer } from './event-players.ts';
import type { PeriodInput } from './input.ts';
import { countsAnew, kOnList, shownK } from './k-factor.ts';
import { kIn } from './list-lookup.ts';
import type { RatedEvent } from './rate-event.ts';

/** The period of a rated player: whole points, and hundredths for what is exact. */
export interface PlayerPeriod {
  readonly base: number;
  readonly rating: number;
  readonly games: number;
  readonly change: number;
  /** The part of the change that comes from corrected reports. */
  readonly corrected: number;
  /** Rated in rapid or blitz for the first time, by the standard rating. */
  readonly entrant: boolean;
}

export interface RatedPeriods {
  /** The events, with the K and the change of each player. */
  readonly rated: readonly RatedEvent[];
  readonly periods: ReadonlyMap<number, PlayerPeriod>;
}

/** A rated player's result in an event. */
interface OwnResult {
  readonly event: RatedEvent;
  readonly player: EventPlayer;
}

/** Sums every rated player's events with the K of the list before, and rounds once. */
export function ratePeriods(input: PeriodInput, rated: readonly RatedEvent[]): RatedPeriods {
  const results = Map.groupBy(rated.flatMap(ownResults), ({ player }) => player.key);
  const corrections = Map.groupBy(input.corrections, ({ player }) => player);
  const periods = new Map<number, PlayerPeriod>();
  const summed = new Map<EventPlayer, Pick<EventPlayer, 'k' | 'change'>>();
  for (const key of new Set([...results.keys(), ...corrections.keys()])) {
    const start = startOf(input, key, results.get(key) ?? []);
    // K 0: a list that an earlier version closed without a K of the administrator (2005 15b).
    if (start === null || start.k === 0) continue;
    const { base, k, entrant, own } = start;
    const newest = own.reduce<OwnResult | null>(
      (last, each) => (last === null || each.event.start > last.event.start ? each : last),
      null,
    );
    const edition = input.editions.whole ?? newest?.event.edition ?? input.editions.at(input.date);
    const owed = (corrections.get(key) ?? []).map(({ change }) => hundredths(change));
    const period = sumPeriod(edition, { rating: base, k, events: own.map(summedEvent), corrections: owed });
    period.events.forEach((event, index) => {
      summed.set(defined(own[index]).player, { k: event.k, change: event.change });
    });
    const corrected = owed.reduce<number>((sum, each) => sum + each, 0);
    periods.set(key, {
      base,
      rating: period.new,
      games: period.n,
      change: period.change,
      corrected,
      entrant,
    });
  }
  const withSums = (event: RatedEvent): RatedEvent => ({
    ...event,
    players: event.players.map((player) => ({ ...player, ...summed.get(player) })),
  });
  return { rated: rated.map(withSums), periods };
}

function ownResults(event: RatedEvent): readonly OwnResult[] {
  return event.players
    .filter(({ key, rating, n }) => key !== 0 && rating !== null && n > 0)
    .map((player) => ({ event, player }));
}

function summedEvent({ event, player }: OwnResult): SummedEvent {
  return {
    edition: event.edition,
    n: player.n,
    score: player.score as SummedEvent['score'],
    expected: player.expected as Hundredths,
    sum: player.sum as Hundredths,
    k: takesKAtStart(event.edition) ? kIn(event.list, player.key) : null,
  };
}

/** What a rated player's changes are added to. */
interface Base {
  /** The rating of the list before, or the standard one of an entrant. */
  readonly base: number;
  readonly k: number;
  /** Rated in rapid or blitz for the first time, by the standard rating. */
  readonly entrant: boolean;
}

/** The results that count, and what their changes are added to; null for a player on no list. */
function startOf(
  input: PeriodInput,
  key: number,
  results: readonly OwnResult[],
): (Base & { readonly own: readonly OwnResult[] }) | null {
  let base = baseOf(input, key, null);
  const own: OwnResult[] = [];
  for (const result of results) {
    base ??= baseOf(input, key, result.player.from === 'standard' ? result : null);
    // Rated at the start of the event, but no longer on the list: there is no rating to add to.
    if (base !== null) own.push(result);
  }
  return base && { ...base, own };
}

/** An event rated with a standard rating. */
interface StandIn {
  readonly event: Pick<RatedEvent, 'edition'>;
  readonly player: Pick<EventPlayer, 'rating'>;
  /** From the standard list; otherwise from the player's current data. */
  readonly birthYear?: number;
}

/** The rating that changes are added to, and K; null for a player on no list. */
function baseOf(input: PeriodInput, key: number, standIn: StandIn | null): Base | null {
  const { columns } = input.previous;
  const row = rowOfKey(columns.keys, key);
  const rating = row < 0 ? 0 : defined(columns.ratings[row]);
  if (rating > 0) return { base: rating, k: kOfRow(input, row), entrant: false };
  if (standIn === null) return null;
  const base = standIn.player.rating as number;
  const year = standIn.birthYear ?? input.people.get(key)?.birthYear ?? 0;
  return { base, k: entrantK(input, standIn.event.edition, key, base, year), entrant: true };
}

/** K of a player's period before the limit on K × n; null for a player on no list. */
export function kOfPeriod(input: PeriodInput, key: number, standIn: StandIn | null): number | null {
  return baseOf(input, key, standIn)?.k ?? null;
}

/** K of the list before; computed for its date where it shows none. */
function kOfRow(input: PeriodInput, row: number): number {
  const { columns, date } = input.previous;
  const edition = input.editions.at(date);
  const listed = shownK(edition, defined(columns.ks[row]));
  if (listed > 0) return listed;
  return kOnList(
    edition,
    {
      rating: defined(columns.ratings[row]),
      played: defined(columns.played[row]),
      peak: defined(columns.peaks[row]),
      flags: defined(columns.flags[row]),
      birth: birthOf(input, defined(columns.keys[row]), defined(columns.birthYears[row])),
    },
    date,
  );
}

/** An entrant is new to this list, whatever they played on the standard one. */
function entrantK(
  input: PeriodInput,
  edition: Edition,
  key: number,
  rating: number,
  birthYear: number,
): number {
  const former = input.former.get(key);
  const birth = birthOf(input, key, birthYear);
  const played = countsAnew(edition) ? 0 : (former?.played ?? 0);
  const memory = { rating, played, peak: former?.peak ?? 0, flags: 0, birth };
  return kOnList(edition, memory, input.previous.date);
}

/** The date of birth where it is known, else the year. */
export function birthOf(
  { birthDates }: Pick<PeriodInput, 'birthDates'>,
  key: number,
  year: number,
): string | null {
  return birthDates.get(key) ?? (year > 0 ? String(year) : null);
}
