import type { Cadence } from '@eloquence/rating';
import type { Office } from '../context.ts';
import { type ExplainedPeriod, explainPeriod } from '../explain/period.ts';
import {
  type ReportsAsked,
  type ReportsFound,
  reportsNaming,
  type SaltsAsked,
  type SaltsFound,
  saltsIn,
} from '../later/traces.ts';
import { type OfficeStatus, officeStatus } from '../status.ts';
import { type Desk, type DeskScope, deskOf } from '../views/desk.ts';

/** Questions that take too long to be answered between two others, by name. */
export interface Questions {
  period: {
    asked: { readonly key: number; readonly cadence: Cadence; readonly date: string };
    answer: ExplainedPeriod;
  };
  status: { asked: Readonly<Record<never, never>>; answer: OfficeStatus };
  /** `now` is whoever's who asks: what is over and what is overdue hangs on it. */
  desk: { asked: { readonly scope: DeskScope; readonly now: string }; answer: Desk };
  /** Where somebody stands who is to be redacted, piece by piece: others have their turns in between. */
  reportsNaming: { asked: ReportsAsked; answer: ReportsFound };
  saltsIn: { asked: SaltsAsked; answer: SaltsFound };
}

export type QuestionName = keyof Questions;

type Answering<Name extends QuestionName> = (
  office: Office,
  asked: Questions[Name]['asked'],
) => Promise<Questions[Name]['answer']>;

const ANSWERS: { readonly [Name in QuestionName]: Answering<Name> } = {
  period: (office, { key, cadence, date }) => explainPeriod(office, key, cadence, date),
  status: (office) => officeStatus(office),
  desk: (office, { scope, now }) => deskOf({ ...office, now: () => new Date(now) }, scope),
  reportsNaming: ({ store }, asked) => reportsNaming(store.db, asked),
  saltsIn: (office, asked) => saltsIn(office, office.store.db, asked),
};

export function answerTo<Name extends QuestionName>(
  office: Office,
  name: Name,
  asked: Questions[Name]['asked'],
): Promise<Questions[Name]['answer']> {
  return (ANSWERS[name] as Answering<Name>)(office, asked);
}
