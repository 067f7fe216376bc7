import type { OfficeEventView } from '@eloquence/api';
import { isDate } from '../core/date.ts';

/** A registration as typed. */
export interface RegistrationForm {
  readonly name: string;
  readonly city: string;
  readonly federation: string;
  readonly cadence: string;
  /** '': taken from the report. */
  readonly type: string;
  readonly start: string;
  readonly end: string;
  /** '': today. */
  readonly registered: string;
  readonly official: boolean;
  readonly continental: boolean;
  readonly approved: boolean;
}

export const EMPTY_REGISTRATION: RegistrationForm = {
  name: '',
  city: '',
  federation: '',
  cadence: 'standard',
  type: '',
  start: '',
  end: '',
  registered: '',
  official: false,
  continental: false,
  approved: false,
};

type Approvals = Readonly<Record<string, boolean>>;

export function toRegistrationForm(event: OfficeEventView): RegistrationForm {
  const { name, city, federation, cadence, type, start, end, registered, official, facts } = event;
  const approvals = (facts.approvals ?? {}) as Approvals;
  const approved = approvals.lateRegistration === true;
  return {
    ...{ name, city, federation, cadence, start, end, official, approved },
    continental: facts.continental === true,
    type: type ?? '',
    registered: registered ?? '',
  };
}

/** The body of a request: all fields, or only those changed since `before`. */
export function toRequestBody(
  typed: RegistrationForm,
  before: RegistrationForm | null = null,
  approvals: Approvals = {},
): Record<string, unknown> {
  const { name, city, federation, cadence, type, start, end, registered, official, continental, approved } =
    typed;
  const all: Record<keyof RegistrationForm, unknown> = {
    name: name.trim(),
    city: city.trim(),
    federation: federation.trim().toUpperCase() || undefined,
    cadence,
    type: type || null,
    start,
    end,
    registered: registered || undefined,
    official: official || (before === null ? undefined : false),
    continental: continental || (before === null ? undefined : false),
    approved: approved || before !== null ? { ...approvals, lateRegistration: approved } : undefined,
  };
  const changed = Object.entries(all).filter(
    ([key, value]) =>
      value !== undefined &&
      (before === null || typed[key as keyof RegistrationForm] !== before[key as keyof RegistrationForm]),
  );
  return Object.fromEntries(changed.map(([key, value]) => [key === 'approved' ? 'approvals' : key, value]));
}

export function checkDates({
  start,
  end,
}: Pick<RegistrationForm, 'start' | 'end'>): 'missing' | 'reversed' | 'given' {
  if (!isDate(start) || !isDate(end)) return 'missing';
  return end < start ? 'reversed' : 'given';
}
