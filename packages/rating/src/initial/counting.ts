import type { Edition } from '../editions/rules.ts';
import { points } from '../rational.ts';
import { reason, type Why } from '../reasons.ts';
import type { HalfPoints } from '../values.ts';

export type EventType = 'swiss' | 'team' | 'round-robin' | 'double-round-robin' | 'match' | 'scheveningen';

export const EVENT_TYPES: readonly EventType[] = Object.freeze([
  'swiss',
  'team',
  'round-robin',
  'double-round-robin',
  'match',
  'scheveningen',
]);

export function isRoundRobin(type: EventType): boolean {
  return type === 'round-robin' || type === 'double-round-robin';
}

/** An unrated player's event, as far as it decides whether the result counts. */
export interface Counting {
  readonly roundRobin: boolean;
  /** The score that the minimum is compared with. */
  readonly score: HalfPoints;
  /** Rated opponents met, and games against them. */
  readonly met: { readonly opponents: number; readonly games: number };
  readonly ru: number;
  readonly floor: number;
}

/** What is known of the player's events before this one. */
export interface Before {
  readonly first: boolean;
  /** A result has counted. */
  readonly counted: boolean;
  /** A result that counted was at the floor or above it. */
  readonly reached: boolean;
  /** A result that counted was above the floor. */
  readonly performed: boolean;
}

/** Nothing is known: taken as the first event, since a report alone cannot tell. */
export const FIRST_EVENT: Before = Object.freeze({
  first: true,
  counted: false,
  reached: false,
  performed: false,
});

/** Whether an unrated player's event counts towards a first rating. */
export function countsTowardsFirst(edition: Edition, event: Counting, before: Before, why: Why): boolean {
  const low = isScoreTooLow(edition, event.score, before, why);
  if (low === 'dropped' || hasTooFewOpponents(edition, event, before, why)) return false;
  // 2009 6.1: after a performance above the floor a zero is included; no floor is asked of it.
  const exempt = low === 'included' && edition.rules.minimumScore.value.events === 'until-performance';
  return exempt || !isUnderFloor(edition, event, before, why);
}

/** Whether a score is too low to count (6.1, 8.21, 8.2.1), or would be but is included after a performance. */
export function isScoreTooLow(
  edition: Edition,
  score: HalfPoints,
  before: Before,
  why: Why,
): 'dropped' | 'included' | 'no' {
  const rule = edition.rules.minimumScore;
  const { halfPoints, events } = rule.value;
  if (score >= halfPoints) return 'no';
  // The exception of 2009 6.1 is for a zero, also where practice asked for more than half a point.
  const isDropped = requiresMinimum(events, before) || (events === 'until-performance' && score > 0);
  if (isDropped) {
    why?.push(
      reason('score-too-low', rule, { score: points(score), minimum: points(halfPoints as HalfPoints) }),
    );
    return 'dropped';
  }
  why?.push(reason('low-score-counts', rule, { score: points(score) }));
  return 'included';
}

function requiresMinimum(
  events: Edition['rules']['minimumScore']['value']['events'],
  before: Before,
): boolean {
  if (events === 'first') return before.first;
  return events === 'until-counted' ? !before.counted : !before.performed;
}

function hasTooFewOpponents(edition: Edition, event: Counting, before: Before, why: Why): boolean {
  const rule = edition.rules.minimumOpponents;
  if (rule.value === null) return false;
  const { rated: needed, counted, events, types } = rule.value;
  if ((types === 'swiss-and-team' && event.roundRobin) || (events === 'first' && !before.first)) return false;
  const met = event.met[counted];
  if (met >= needed) return false;
  why?.push(reason('too-few-rated-opponents', rule, { met, needed }));
  return true;
}

function isUnderFloor(edition: Edition, event: Counting, before: Before, why: Why): boolean {
  const rule = edition.rules.resultsUnderFloor;
  const { ru, floor } = event;
  if (rule.value === 'swiss-and-leading-ignored' && !event.roundRobin && ru <= floor) {
    why?.push(reason('result-not-above-floor', rule, { ru, floor }));
    return true;
  }
  if (rule.value !== null && !before.reached && ru < floor) {
    why?.push(reason('leading-result-under-floor', rule, { ru, floor }));
    return true;
  }
  return false;
}
