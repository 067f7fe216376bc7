import {
  defined,
  type Edition,
  type Hundredths,
  type SummedEvent,
  sumPeriod,
  takesKAtStart,
} from '@eloquence/rating';
import { rowOfKey } from '../../rating-lists/columns.ts';
import { type EventPlayer, type EventPlayerColumns, SOURCES } from './event-players.ts';
import type { PeriodInput } from './input.ts';
import { countsAnew, kOnList, shownK } from './k-factor.ts';
import { kIn } from './list-lookup.ts';
import type { RatedEvent } from './rate-event.ts';

/** Periods of rated players, by key: whole points, and hundredths for what is exact. */
export interface PeriodColumns {
  readonly keys: Int32Array;
  readonly bases: Int32Array;
  readonly ratings: Int32Array;
  readonly games: Int32Array;
  readonly changes: Float64Array;
  /** The part of the changes that comes from corrected reports. */
  readonly corrections: Float64Array;
  /** 1: rated in rapid or blitz for the first time, by the standard rating. */
  readonly entrants: Uint8Array;
}

/** Sums every rated player's events with the K of the list before, and rounds once. Writes K and change into the entries. */
export function ratePeriods(
  input: PeriodInput,
  rated: readonly RatedEvent[],
  entries: EventPlayerColumns,
): PeriodColumns {
  const eventOf = eventsByEntry(rated, entries);
  const order = entries.byPlayer();
  const corrections = correctionsByPlayer(input);
  const players = playersOf(entries, order, corrections);
  const columns = columnsOf(players.length);
  let [next, periods] = [0, 0];
  for (let player = 0; player < players.length; player += 1) {
    const key = defined(players[player]);
    const first = next;
    while (next < order.length && entries.keys[defined(order[next])] === key) next += 1;
    const own = ownEvents(input, entries, eventOf, key, order, first, next);
    // K 0: a list that an earlier version closed without a K of the administrator (2005 15b).
    if (own === null || own.k === 0) continue;
    const owed = corrections.get(key) ?? NOTHING_OWED;
    const { base, k, entrant, events, given, newest } = own;
    const edition = input.editions.whole ?? newest?.edition ?? input.editions.at(input.date);
    const period = sumPeriod(edition, { rating: base, k, events, corrections: owed });
    period.events.forEach((event, index) => {
      entries.multiply(defined(given[index]), event.k, event.change);
    });
    columns.keys[periods] = key;
    columns.bases[periods] = base;
    columns.ratings[periods] = period.new;
    columns.games[periods] = period.n;
    columns.changes[periods] = period.change;
    columns.corrections[periods] = owed.reduce((sum, each) => sum + each, 0);
    columns.entrants[periods] = entrant ? 1 : 0;
    periods += 1;
  }
  return firstOf(columns, periods);
}

const NOTHING_OWED: readonly number[] = [];

function columnsOf(players: number): PeriodColumns {
  return {
    keys: new Int32Array(players),
    bases: new Int32Array(players),
    ratings: new Int32Array(players),
    games: new Int32Array(players),
    changes: new Float64Array(players),
    corrections: new Float64Array(players),
    entrants: new Uint8Array(players),
  };
}

/** Copies the used part. */
function firstOf(columns: PeriodColumns, periods: number): PeriodColumns {
  return {
    keys: columns.keys.slice(0, periods),
    bases: columns.bases.slice(0, periods),
    ratings: columns.ratings.slice(0, periods),
    games: columns.games.slice(0, periods),
    changes: columns.changes.slice(0, periods),
    corrections: columns.corrections.slice(0, periods),
    entrants: columns.entrants.slice(0, periods),
  };
}

function eventsByEntry(rated: readonly RatedEvent[], entries: EventPlayerColumns): readonly RatedEvent[] {
  const events = new Array<RatedEvent>(entries.length);
  for (const event of rated) {
    const { first, length } = event.players;
    events.fill(event, first, first + length);
  }
  return events;
}

function correctionsByPlayer({ corrections }: PeriodInput): ReadonlyMap<number, number[]> {
  const byPlayer = new Map<number, number[]>();
  for (const { player, change } of corrections) {
    const owed = byPlayer.get(player);
    if (owed) owed.push(change);
    else byPlayer.set(player, [change]);
  }
  return byPlayer;
}

/** Players with games or corrections, by key. */
function playersOf(
  { keys }: EventPlayerColumns,
  order: Uint32Array,
  corrections: ReadonlyMap<number, unknown>,
): Int32Array {
  const players = new Int32Array(order.length + corrections.size);
  for (let place = 0; place < order.length; place += 1) players[place] = defined(keys[defined(order[place])]);
  players.set([...corrections.keys()], order.length);
  players.sort();
  let count = 0;
  for (let place = 0; place < players.length; place += 1) {
    if (place > 0 && players[place] === players[place - 1]) continue;
    players[count++] = defined(players[place]);
  }
  return players.subarray(0, count);
}

/** What a rated player's changes are added to. */
interface Start {
  /** The rating of the list before, or the standard one of an entrant. */
  readonly base: number;
  readonly k: number;
  /** Rated in rapid or blitz for the first time, by the standard rating. */
  readonly entrant: boolean;
}

/** A rated player's events of a list. */
interface OwnEvents extends Start {
  readonly events: readonly SummedEvent[];
  /** The entry of each. */
  readonly given: readonly number[];
  /** The event with the latest start; null: only corrections. */
  readonly newest: RatedEvent | null;
}

/** `first` to `last`: places in the order of entries. null: on no list, so there is no rating to add to. */
function ownEvents(
  input: PeriodInput,
  entries: EventPlayerColumns,
  eventOf: readonly RatedEvent[],
  key: number,
  order: Uint32Array,
  first: number,
  end: number,
): OwnEvents | null {
  const events: SummedEvent[] = [];
  const given: number[] = [];
  let start: Start | null = null;
  let newest: RatedEvent | null = null;
  for (let place = first; place < end; place += 1) {
    const entry = defined(order[place]);
    const event = defined(eventOf[entry]);
    start ??= startOf(input, key, standInOf(event, entries, entry));
    // Rated at the start of the event, but no longer on the list: there is no rating to add to.
    if (start === null) continue;
    events.push(summedEvent(event, entries, entry));
    given.push(entry);
    if (newest === null || event.start > newest.start) newest = event;
  }
  start ??= startOf(input, key, null);
  if (start === null) return null;
  const { base, k, entrant } = start;
  return { base, k, entrant, events, given, newest };
}

function summedEvent(event: RatedEvent, entries: EventPlayerColumns, entry: number): SummedEvent {
  return {
    edition: event.edition,
    n: defined(entries.n[entry]),
    score: defined(entries.scores[entry]) as SummedEvent['score'],
    expected: defined(entries.expected[entry]) as Hundredths,
    sum: defined(entries.sums[entry]) as Hundredths,
    k: takesKAtStart(event.edition) ? kIn(event.list, defined(entries.keys[entry])) : null,
  };
}

function standInOf(event: RatedEvent, entries: EventPlayerColumns, entry: number): StandIn | null {
  if (SOURCES[defined(entries.sources[entry])] !== 'standard') return null;
  return { event, player: { rating: defined(entries.ratings[entry]) } };
}

/** An event rated with a standard rating. */
interface StandIn {
  readonly event: Pick<RatedEvent, 'edition'>;
  readonly player: Pick<EventPlayer, 'rating'>;
  /** From the standard list; otherwise from the player's current data. */
  readonly birthYear?: number;
}

/** The rating that changes are added to, and K; null for a player on no list. */
function startOf(input: PeriodInput, key: number, standIn: StandIn | null): Start | null {
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
  return startOf(input, key, standIn)?.k ?? null;
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
export function birthOf(input: PeriodInput, key: number, year: number): string | null {
  return input.birthDates.get(key) ?? (year > 0 ? String(year) : null);
}
