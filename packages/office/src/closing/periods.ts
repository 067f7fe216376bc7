import { type Edition, type Hundredths, type SummedEvent, sumPeriod } from '@eloquence/rating';
import { rowOfOne } from '../lists/row-finder.ts';
import { type Entries, type EventPlayer, SOURCES } from './entries.ts';
import type { RatedEvent } from './event.ts';
import type { ClosingInput } from './input.ts';
import { kOnList } from './k.ts';
import { kIn } from './rows.ts';

/** Periods of rated players, by key: whole points, and hundredths for what is exact. */
export interface PeriodColumns {
  readonly keys: Int32Array;
  readonly bases: Int32Array;
  readonly ratings: Int32Array;
  readonly games: Int32Array;
  readonly changes: Float64Array;
  /** What of the changes is owed by corrected reports. */
  readonly corrections: Float64Array;
  /** 1: rated in rapid or blitz for the first time, by the standard rating. */
  readonly entrants: Uint8Array;
}

/** Sums every rated player's events, with the K of the list before, and rounds once; entries are told what became of them. */
export function ratePeriods(
  input: ClosingInput,
  rated: readonly RatedEvent[],
  entries: Entries,
): PeriodColumns {
  const eventOf = eventsByEntry(rated, entries);
  const order = entries.byPlayer();
  const corrections = correctionsByPlayer(input);
  const players = playersOf(entries, order, corrections);
  const columns = columnsOf(players.length);
  let [next, periods] = [0, 0];
  for (let player = 0; player < players.length; player += 1) {
    const key = players[player] as number;
    const first = next;
    while (next < order.length && entries.keys[order[next] as number] === key) next += 1;
    const own = ownEvents(input, entries, eventOf, key, order, first, next);
    // Nobody's K is 0: the administrator of 2005 has not set one, and nothing can be multiplied.
    if (own === null || own.k === 0) continue;
    const owed = corrections.get(key) ?? NOTHING_OWED;
    const { base, k, entrant, events, given, newest } = own;
    const edition = input.editions.whole ?? newest?.edition ?? input.editions.at(input.date);
    const period = sumPeriod(edition, { rating: base, k, events, corrections: owed });
    period.events.forEach((event, index) => {
      entries.multiply(given[index] as number, event.k, event.change);
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

/** Copies, since what another thread is sent goes there with all that is behind it. */
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

function eventsByEntry(rated: readonly RatedEvent[], entries: Entries): readonly RatedEvent[] {
  const events = new Array<RatedEvent>(entries.length);
  for (const event of rated) {
    const { first, length } = event.players;
    events.fill(event, first, first + length);
  }
  return events;
}

function correctionsByPlayer({ corrections }: ClosingInput): ReadonlyMap<number, number[]> {
  const byPlayer = new Map<number, number[]>();
  for (const { player, change } of corrections) {
    const owed = byPlayer.get(player);
    if (owed) owed.push(change);
    else byPlayer.set(player, [change]);
  }
  return byPlayer;
}

/** Who played, and who is owed something, by key. */
function playersOf(
  { keys }: Entries,
  order: Uint32Array,
  corrections: ReadonlyMap<number, unknown>,
): Int32Array {
  const players = new Int32Array(order.length + corrections.size);
  for (let place = 0; place < order.length; place += 1)
    players[place] = keys[order[place] as number] as number;
  players.set([...corrections.keys()], order.length);
  players.sort();
  let count = 0;
  for (let place = 0; place < players.length; place += 1) {
    if (place > 0 && players[place] === players[place - 1]) continue;
    players[count++] = players[place] as number;
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

/** The events of a rated player that go into a list. */
interface OwnEvents extends Start {
  readonly events: readonly SummedEvent[];
  /** The entry of each. */
  readonly given: readonly number[];
  /** The one that began last; null: none, he is only owed something. */
  readonly newest: RatedEvent | null;
}

/** From the first to before the last place in the order of entries; null where he is on no list that anything could be added to. */
function ownEvents(
  input: ClosingInput,
  entries: Entries,
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
    const entry = order[place] as number;
    const event = eventOf[entry] as RatedEvent;
    start ??= startOf(input, key, standInOf(event, entries, entry));
    // Rated at the start of the event, but no longer on the list: there is nothing to add to. His period tells it.
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

function summedEvent(event: RatedEvent, entries: Entries, entry: number): SummedEvent {
  const takesStartK = event.edition.rules.kTaken.value === 'event-start';
  return {
    edition: event.edition,
    n: entries.n[entry] as number,
    score: entries.scores[entry] as SummedEvent['score'],
    expected: entries.expected[entry] as Hundredths,
    sum: entries.sums[entry] as Hundredths,
    k: takesStartK ? kIn(event.list, entries.keys[entry] as number) : null,
  };
}

function standInOf(event: RatedEvent, entries: Entries, entry: number): StandIn | null {
  if (SOURCES[entries.sources[entry] as number] !== 'standard') return null;
  return { event, player: { rating: entries.ratings[entry] as number } };
}

/** An event that leaned on a standard rating. */
interface StandIn {
  readonly event: Pick<RatedEvent, 'edition'>;
  readonly player: Pick<EventPlayer, 'rating'>;
  /** Where it is told by the standard list; otherwise what is known of the player now. */
  readonly birthYear?: number;
}

/** What a player's changes are added to, and his K; null where he is on no list. */
function startOf(input: ClosingInput, key: number, standIn: StandIn | null): Start | null {
  const { columns } = input.previous;
  const row = rowOfOne(columns.keys, key);
  const rating = row < 0 ? 0 : (columns.ratings[row] as number);
  if (rating > 0) return { base: rating, k: kOfRow(input, row), entrant: false };
  if (standIn === null) return null;
  const base = standIn.player.rating as number;
  const year = standIn.birthYear ?? input.people.get(key)?.birthYear ?? 0;
  return { base, k: entrantK(input, standIn.event.edition, key, base, year), entrant: true };
}

/** K of a player's period before the limit on K × n; null where he is on no list that it could be added to. */
export function kOfPeriod(input: ClosingInput, key: number, standIn: StandIn | null): number | null {
  return startOf(input, key, standIn)?.k ?? null;
}

/** K of the list before; where it shows none, worked out for its date. */
function kOfRow(input: ClosingInput, row: number): number {
  const { columns, date } = input.previous;
  const listed = columns.ks[row] as number;
  if (listed > 0) return listed;
  return kOnList(
    input.editions.at(date),
    {
      rating: columns.ratings[row] as number,
      played: columns.played[row] as number,
      peak: columns.peaks[row] as number,
      flags: columns.flags[row] as number,
      birth: birthOf(input, columns.keys[row] as number, columns.birthYears[row] as number),
    },
    date,
  );
}

/** An entrant is new to this list, whatever he has played on the other. */
function entrantK(
  input: ClosingInput,
  edition: Edition,
  key: number,
  rating: number,
  birthYear: number,
): number {
  const former = input.former.get(key);
  const birth = birthOf(input, key, birthYear);
  const memory = { rating, played: former?.played ?? 0, peak: former?.peak ?? 0, flags: 0, birth };
  return kOnList(edition, memory, input.previous.date);
}

/** The date of birth where it is known, else the year. */
export function birthOf(input: ClosingInput, key: number, year: number): string | null {
  return input.birthDates.get(key) ?? (year > 0 ? String(year) : null);
}
