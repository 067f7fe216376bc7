import type { EventsPage, EventsQuery } from '@eloquence/api';
import { CADENCES } from '@eloquence/rating';
import { type Query, readFilters } from '../../components/query-filters.ts';

/** Rows per page. */
export const ROWS = 50;

export const STAGES = [
  'registered',
  'reported',
  'accepted',
  'rated',
  'corrected',
  'rejected',
  'withdrawn',
] as const;

/** The filters of a URL; invalid values are ignored. */
export function chosenOf(query: Query): Query {
  return readFilters(query, {
    q: /^.{1,100}$/,
    federation: /^[A-Z]{3}$/,
    cadence: new RegExp(`^(${CADENCES.join('|')})$`),
    stage: new RegExp(`^(${STAGES.join('|')})$`),
    month: /^\d{4}-(0[1-9]|1[0-2])$/,
  });
}

const dayAfter = (day: string, days = 1): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
};

/** The first and last day of a month: `2026-02` → `2026-02-01`, `2026-02-28`. */
export function daysOf(month: string): { readonly first: string; readonly last: string } {
  const first = `${month}-01`;
  const next = dayAfter(first, 31).slice(0, 7);
  return { first, last: dayAfter(`${next}-01`, -1) };
}

/** Future events are on one page. */
export const MOST_COMING = 200;

/** The API queries for future and started events; null: the filters exclude all of them. */
export function eventsQueries(
  query: Query,
  today: string,
): { readonly coming: Partial<EventsQuery> | null; readonly begun: Partial<EventsQuery> | null } {
  const { month, ...others } = chosenOf(query);
  const shared = others as Partial<EventsQuery>;
  const { first, last } = month === undefined ? { first: '', last: '9999' } : daysOf(month);
  const tomorrow = dayAfter(today);
  const from = first > tomorrow ? first : tomorrow;
  const to = last < today ? last : today;
  const cursor = /^[\w-]{1,60}$/.test(query.cursor ?? '') ? query.cursor : undefined;
  const isFurther = cursor !== undefined;
  return {
    coming:
      isFurther || last < from
        ? null
        : { ...shared, from, ...(month !== undefined && { to: last }), limit: MOST_COMING },
    begun:
      first > to
        ? null
        : {
            ...shared,
            to,
            ...(month !== undefined && { from: first }),
            ...(cursor !== undefined && { cursor }),
            limit: ROWS,
          },
  };
}

export interface Matches {
  readonly count: number;
  /** There are more than these. */
  readonly isMore: boolean;
}

/** How many events match; a page that is not counted has at least its own. */
export function matchesOf(pages: readonly Pick<EventsPage, 'count' | 'items'>[]): Matches {
  return {
    count: pages.reduce((sum, { count, items }) => sum + (count ?? items.length), 0),
    isMore: pages.some(({ count }) => count === undefined || count === null),
  };
}
