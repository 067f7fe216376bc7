import { type FirstRating, type FirstRatingFile, firstRating } from '@eloquence/rating';
import { compare } from '../../compare.ts';
import type { PeriodInput, UnratedEvent } from './input.ts';
import { ratingIn } from './list-lookup.ts';
import type { RatedEvent } from './rate-event.ts';

/** An unrated player's results: those of earlier lists in the window, and those of this one. */
export interface Newcomer {
  readonly first: FirstRating;
  /** Counted games of this list. */
  readonly games: number;
}

/** The events of unrated players by player: earlier ones first, each added as it is rated. */
export class UnratedEvents {
  readonly #before: PeriodInput['unratedBefore'];
  readonly #corrected: PeriodInput['corrected'];
  readonly #now: Map<number, UnratedEvent[]> = new Map();

  constructor({ unratedBefore, corrected }: PeriodInput) {
    this.#before = unratedBefore;
    this.#corrected = corrected;
  }

  of(key: number): readonly UnratedEvent[] {
    const [before, now] = [this.#before.get(key) ?? [], this.#now.get(key) ?? []];
    return now.length === 0 ? before : [...before, ...now];
  }

  add(event: RatedEvent): void {
    for (const [key, unrated] of event.unrated) {
      if (key === 0) continue;
      const now = this.#now.get(key);
      if (now) now.push(unrated);
      else this.#now.set(key, [unrated]);
    }
  }

  /** Those with a result on this list, or with an earlier one that is corrected now. */
  players(): Iterable<number> {
    return new Set([...this.#now.keys(), ...this.#corrected.keys()]);
  }

  isNow(key: number, event: UnratedEvent): boolean {
    return this.#now.get(key)?.includes(event) ?? false;
  }
}

/** The first rating of a player from all their events, by the engine. */
export function firstRatingOf(
  editions: PeriodInput['editions'],
  events: readonly UnratedEvent[],
  { member, explain = false }: { readonly member: boolean; readonly explain?: boolean },
): FirstRating | null {
  const usable = events.filter((event) => event.games.length > 0);
  if (usable.length === 0) return null;
  return firstRating(
    editions,
    { events: usable.map(eventInput), member: member ? 'any' : null },
    { explain },
  );
}

/** As `type`, a round robin rated as a Swiss event is a Swiss event. */
export function eventInput(event: UnratedEvent): FirstRatingFile['events'][number] {
  const { start, official, ru, opponents, crosstableScore } = event;
  const isCrosstable = event.type === 'round-robin' || event.type === 'double-round-robin';
  return {
    start,
    official,
    type: isCrosstable && !event.roundRobin ? 'swiss' : event.type,
    games: event.games.map(([opponent, score]) => ({ opponent, score })),
    ...(event.roundRobin && { ru }),
    ...(opponents !== undefined && { opponents }),
    ...(crosstableScore !== undefined && { crosstableScore }),
  };
}

/** Players whose pooled games suffice on this list. */
export function newcomers(input: PeriodInput, unrated: UnratedEvents): ReadonlyMap<number, Newcomer> {
  const found = new Map<number, Newcomer>();
  for (const key of unrated.players()) {
    const newcomer = ratingIn(input.previous, key) === null ? newcomerOf(input, unrated, key) : null;
    if (newcomer) found.set(key, newcomer);
  }
  return found;
}

function newcomerOf(input: PeriodInput, unrated: UnratedEvents, key: number): Newcomer | null {
  const events = unrated.of(key);
  const first = firstRatingOf(input.editions, events, { member: input.members.has(key) });
  if (first === null || first.rating === null) return null;
  const games = byStart(events)
    .filter((event, index) => first.events[index]?.counts && unrated.isNow(key, event))
    .reduce((sum, event) => sum + event.games.length, 0);
  return { first, games };
}

/** Order of the engine. */
function byStart(events: readonly UnratedEvent[]): readonly UnratedEvent[] {
  return events.filter((event) => event.games.length > 0).toSorted((a, b) => compare(a.start, b.start));
}
