import {
  type CivilDate,
  type Edition,
  type Hundredths,
  type Period,
  type PeriodEvent,
  type SummedEvent,
  sumPeriod,
} from '@eloquence/rating';
import { rowOfOne } from '../lists/row-finder.ts';
import type { EventPlayer, RatedEvent } from './event.ts';
import type { ClosingInput } from './input.ts';
import { kOnList } from './k.ts';
import { kIn } from './rows.ts';

/** The events of a rated player that go into a list. */
interface PlayerEvents {
  /** The rating they are added to: that of the list before, or the standard one of an entrant. */
  readonly base: number;
  readonly k: number;
  /** Rated in rapid or blitz for the first time, by the standard rating. */
  readonly entrant: boolean;
  readonly events: SummedEvent[];
  /** What each of them gave him. */
  readonly given: EventPlayer[];
  newest: CivilDate;
}

export interface PlayerPeriod extends Pick<PlayerEvents, 'base' | 'entrant'> {
  readonly period: Period;
  /** Hundredths owed by corrected reports. */
  readonly corrections: number;
}

/** Sums every rated player's events, with the K of the list before, and rounds once; what it makes of each stands there. */
export function ratePeriods(
  input: ClosingInput,
  rated: readonly RatedEvent[],
): ReadonlyMap<number, PlayerPeriod> {
  const players = new Map<number, PlayerEvents>();
  for (const event of rated) {
    for (const player of event.players) addEvent(input, players, event, player);
  }
  const corrections = correctionsByPlayer(input);
  for (const key of corrections.keys()) {
    if (players.has(key)) continue;
    const own = startOf(input, key, null);
    if (own !== null) players.set(key, { ...own, events: [], given: [], newest: input.date });
  }
  const periods = new Map<number, PlayerPeriod>();
  for (const [key, player] of players) {
    const owed = corrections.get(key) ?? NOTHING_OWED;
    const { base, k, entrant, events, given, newest } = player;
    // Nobody's K is 0: the administrator of 2005 has not set one, and nothing can be multiplied.
    if (k === 0) continue;
    const edition = input.editions.whole ?? input.editions.at(newest);
    const period = sumPeriod(edition, { rating: base, k, events, corrections: owed });
    for (let index = 0; index < given.length; index += 1) {
      const part = given[index] as EventPlayer;
      const rated = period.events[index] as PeriodEvent;
      part.k = rated.k;
      part.change = rated.change;
    }
    let sum = 0;
    for (const each of owed) sum += each;
    periods.set(key, { base, entrant, period, corrections: sum });
  }
  return periods;
}

const NOTHING_OWED: readonly number[] = [];

function correctionsByPlayer({ corrections }: ClosingInput): ReadonlyMap<number, number[]> {
  const byPlayer = new Map<number, number[]>();
  for (const { player, change } of corrections) {
    const owed = byPlayer.get(player);
    if (owed) owed.push(change);
    else byPlayer.set(player, [change]);
  }
  return byPlayer;
}

function addEvent(
  input: ClosingInput,
  players: Map<number, PlayerEvents>,
  event: RatedEvent,
  player: EventPlayer,
): void {
  if (player.rating === null || player.key === 0 || player.n === 0) return;
  const { edition } = event;
  const takesStartK = edition.rules.kTaken.value === 'event-start';
  const summed: SummedEvent = {
    edition,
    n: player.n,
    score: player.score as SummedEvent['score'],
    expected: player.expected as Hundredths,
    sum: player.sum as Hundredths,
    k: takesStartK ? kIn(event.list, player.key) : null,
  };
  const own = players.get(player.key);
  if (own === undefined) {
    const start = startOf(input, player.key, player.from === 'standard' ? { event, player } : null);
    // Rated at the start of the event, but no longer on the list: there is nothing to add to. His period tells it.
    if (start === null) return;
    const { base, k, entrant } = start;
    players.set(player.key, { base, k, entrant, events: [summed], given: [player], newest: event.start });
    return;
  }
  own.events.push(summed);
  own.given.push(player);
  if (event.start > own.newest) own.newest = event.start;
}

/** An event that leaned on a standard rating. */
interface StandIn {
  readonly event: Pick<RatedEvent, 'edition'>;
  readonly player: Pick<EventPlayer, 'rating'>;
  /** Where it is told by the standard list; otherwise what is known of the player now. */
  readonly birthYear?: number;
}

/** What a player's changes are added to, and his K; null where he is on no list. */
function startOf(
  input: ClosingInput,
  key: number,
  standIn: StandIn | null,
): Pick<PlayerEvents, 'base' | 'k' | 'entrant'> | null {
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
