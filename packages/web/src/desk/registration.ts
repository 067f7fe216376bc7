import type { OfficeEventView } from '@eloquence/api';
import { isDay } from '../day.ts';

/** A registration as it is typed. */
export interface Typed {
  readonly name: string;
  readonly city: string;
  readonly federation: string;
  readonly cadence: string;
  /** '': as the report says. */
  readonly type: string;
  readonly start: string;
  readonly end: string;
  /** '': today. */
  readonly registered: string;
  readonly official: boolean;
  readonly approved: boolean;
}

export const BLANK: Typed = {
  name: '',
  city: '',
  federation: '',
  cadence: 'standard',
  type: '',
  start: '',
  end: '',
  registered: '',
  official: false,
  approved: false,
};

type Approvals = Readonly<Record<string, boolean>>;

export function typedOf(event: OfficeEventView): Typed {
  const { name, city, federation, cadence, type, start, end, registered, official, facts } = event;
  const approvals = (facts.approvals ?? {}) as Approvals;
  const approved = approvals.lateRegistration === true;
  return {
    ...{ name, city, federation, cadence, start, end, official, approved },
    type: type ?? '',
    registered: registered ?? '',
  };
}

/** The body of a request: all of it, or only what is not as it was before. */
export function bodyOf(
  typed: Typed,
  before: Typed | null = null,
  approvals: Approvals = {},
): Record<string, unknown> {
  const { name, city, federation, cadence, type, start, end, registered, official, approved } = typed;
  const all: Record<keyof Typed, unknown> = {
    name: name.trim(),
    city: city.trim(),
    federation: federation.trim().toUpperCase() || undefined,
    cadence,
    type: type || null,
    start,
    end,
    registered: registered || undefined,
    official: official || (before === null ? undefined : false),
    approved: approved || before !== null ? { ...approvals, lateRegistration: approved } : undefined,
  };
  const kept = Object.entries(all).filter(
    ([key, value]) =>
      value !== undefined && (before === null || typed[key as keyof Typed] !== before[key as keyof Typed]),
  );
  return Object.fromEntries(kept.map(([key, value]) => [key === 'approved' ? 'approvals' : key, value]));
}

/** Whether both days are there and in their order: then something can be said of the deadline. */
export function daysOf({ start, end }: Pick<Typed, 'start' | 'end'>): 'missing' | 'reversed' | 'given' {
  if (!isDay(start) || !isDay(end)) return 'missing';
  return end < start ? 'reversed' : 'given';
}
