import { CalendarItem } from './calendar.ts';
import { CadenceName, DateText } from './common.ts';
import { eventStatus } from './events.ts';
import { JobView } from './jobs.ts';
import { FindingView, findingCounts } from './problems.ts';
import { type Schema, type Static, t } from './schema.ts';

const event = {
  event: t.string(),
  name: t.string(),
  federation: t.string(),
  cadence: CadenceName,
  start: DateText,
  end: DateText,
  ...eventStatus,
};

/** The first hundred items of a section, and how many there are. */
const section = <T>(items: Schema<T>, description: string) =>
  t.object(
    { count: t.integer({ description: 'The total; `items` has the first 100.' }), items: t.array(items) },
    {
      description,
    },
  );
export type DeskSection<T> = { readonly count: number; readonly items: readonly T[] };

const DeskEvent = t.object(event);
export type DeskEvent = Static<typeof DeskEvent>;

const MissingReport = t.object({
  ...event,
  due: t.nullable(t.describe(DateText, 'The deadline of the report.')),
  overdue: t.boolean(),
});
export type MissingReportItem = Static<typeof MissingReport>;

const OpenReport = t.object({
  ...event,
  report: t.string(),
  version: t.integer(),
  submitted: t.string({ description: 'UTC.' }),
  ...findingCounts,
  players: t.integer(),
  games: t.integer(),
});
export type OpenReportItem = Static<typeof OpenReport>;

const OpenAppeal = t.object({
  ...event,
  because: t.nullable(t.string()),
  until: t.describe(DateText, 'The last day of the appeal.'),
});
export type OpenAppealItem = Static<typeof OpenAppeal>;

const OpenCorrection = t.object({
  ...event,
  report: t.string(),
  because: t.nullable(t.string()),
});
export type OpenCorrectionItem = Static<typeof OpenCorrection>;

const Draft = t.object({
  cadence: CadenceName,
  date: DateText,
  revision: t.integer(),
  findings: t.array(t.ref(FindingView), { description: 'What to check before publication.' }),
  missing: t.array(DeskEvent, { description: 'Events for this list that are over and have no report.' }),
  undecided: t.array(DeskEvent, { description: 'Events for this list whose report is not decided.' }),
});
export type DraftItem = Static<typeof Draft>;

export const DeskView = t.object(
  {
    today: DateText,
    missing: section(MissingReport, 'Past events without a report.'),
    coming: section(DeskEvent, 'Registered events that have not ended.'),
    open: section(OpenReport, 'Reports waiting for a decision, oldest first.'),
    appeals: section(OpenAppeal, 'Rejections that can still be appealed.'),
    corrections: section(OpenCorrection, 'Corrected reports for the next list.'),
    calendar: t.array(CalendarItem),
    drafts: t.array(Draft, { description: 'Drafts of lists; for administrators.' }),
    jobs: t.array(t.ref(JobView), { description: 'Unfinished jobs; for administrators.' }),
  },
  { $id: 'Desk', description: 'Your open tasks.' },
);
export type DeskView = Static<typeof DeskView>;
