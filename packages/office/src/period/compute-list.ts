import { formatDate } from '@eloquence/rating';
import { listHash, memoryHash } from '../rating-lists/canonical.ts';
import { diffLists, type ListDiff } from '../rating-lists/diff.ts';
import { packList } from '../rating-lists/pack.ts';
import { type Reconciliation, reconcile } from '../rating-lists/points.ts';
import { newNames } from '../rating-lists/store/new-names.ts';
import type { NamedRows } from '../rating-lists/store/salted-names.ts';
import type { PeriodPlan } from './plan/plan.ts';
import type { PeriodInput } from './rate/input.ts';
import { type Progress, type RatedList, rateList } from './rate/rate-events.ts';

/** What a list changes: shown when it is closed, and again when it is published. */
export interface ListSummary {
  readonly diff: ListDiff;
  readonly points: Reconciliation;
  readonly events: number;
  readonly games: number;
  /** Accepted events that began before the oldest list in the store. */
  readonly held: readonly string[];
  readonly corrections: PeriodInput['corrections'];
  /** Events whose corrections are not added, because a list was imported since. */
  readonly overtaken: readonly string[];
  /** Unrated players whose results are kept for later. */
  readonly waiting: number;
}

/** A list with everything that is saved of it. */
export interface ComputedList extends RatedList {
  readonly plan: PeriodPlan;
  readonly input: PeriodInput;
  readonly hash: string;
  readonly memoryHash: string;
  readonly packed: Uint8Array;
  /** Players whose name is on a list for the first time. */
  readonly newNames: NamedRows;
  readonly summary: ListSummary;
}

/** Rates the events, builds the rows, hashes, packs and compares them. The same input gives the same list. */
export function computeList(
  plan: PeriodPlan,
  input: PeriodInput,
  progress?: (progress: Progress) => void,
): ComputedList {
  const list = rateList(input, progress);
  const { columns } = list;
  return {
    ...list,
    plan,
    input,
    hash: listHash(columns, { cadence: input.cadence, date: formatDate(input.date) }),
    memoryHash: memoryHash(columns),
    packed: packList(columns),
    newNames: newNames(input.published, columns),
    summary: summarise(plan, input, list),
  };
}

export function summarise(
  plan: PeriodPlan,
  input: PeriodInput,
  { columns, tally, rated, newcomers }: RatedList,
  binStarts?: readonly number[],
): ListSummary {
  let games = 0;
  const waiting = new Set<number>();
  for (const { players, unrated } of rated) {
    for (const { n } of players) games += n;
    for (const [key] of unrated) if (!newcomers.has(key)) waiting.add(key);
  }
  return {
    diff: diffLists(input.published, columns, {
      wasListed: (key) => input.former.has(key),
      ...(binStarts && { binStarts }),
    }),
    points: reconcile(input.published, columns, tally),
    events: rated.length,
    games,
    held: plan.held,
    corrections: input.corrections,
    overtaken: plan.corrections.filter((each) => each.overtaken !== undefined).map(({ event }) => event),
    waiting: waiting.size,
  };
}
