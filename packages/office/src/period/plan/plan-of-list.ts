import type { Cadence } from '@eloquence/rating';
import type { ListName } from '../../rating-lists/store/load.ts';
import { parsePlan, type StoredPlan } from '../../rating-lists/store/stored-plan.ts';
import type { ListTable } from '../../store/schema.ts';
import { type Overlay, overlayKey, type PeriodPlan } from './plan.ts';

/** A stored list with its plan. */
export type SavedList = Pick<ListTable, 'id' | 'cadence' | 'date' | 'revision' | 'inputs'>;

/** The plan of a stored list; the overlay replaces lists it was built on. */
export function planOf({ cadence, date, inputs }: SavedList, overlay: Overlay = new Map()): PeriodPlan {
  const stored = parsePlan(inputs);
  const named = (of: Cadence, lists: StoredPlan['lists']): ListName[] =>
    lists.map(([day, id]) => overlay.get(overlayKey(of, day)) ?? { id, cadence: of, date: day, revision: 0 });
  const lists = named(cadence, stored.lists);
  return {
    cadence,
    date,
    previous: lists.at(-1) as ListName,
    lists,
    standard: named('standard', stored.standard),
    events: stored.events.map(({ event, reports }) => ({
      event,
      reports: reports.map(([id, games]) => ({ id, games })),
    })),
    held: [],
    corrections: stored.corrections,
    adjustments: stored.adjustments,
    exclusions: stored.exclusions ?? null,
    members: stored.members ?? [],
    k: stored.k ?? null,
    monthly: stored.monthly ?? null,
    peopleSeq: stored.peopleSeq,
  };
}
