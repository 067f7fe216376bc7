import type { Cadence } from '@eloquence/rating';
import { type CalendarItem, CalendarView } from './calendar.ts';
import { CadenceName, DateText } from './common.ts';
import { JobView } from './jobs.ts';
import { FindingView } from './problems.ts';
import {
  flag,
  integer,
  list,
  named,
  nullable,
  object,
  type Properties,
  ref,
  type Schema,
  text,
} from './schema.ts';

export interface DeskEvent {
  readonly event: string;
  readonly name: string;
  readonly federation: string;
  readonly cadence: Cadence;
  readonly start: string;
  readonly end: string;
}

export interface DeskPart<T> {
  readonly count: number;
  readonly items: readonly T[];
}

export interface MissingReportItem extends DeskEvent {
  readonly list: string | null;
  readonly due: string | null;
  readonly overdue: boolean;
}

export interface OpenReportItem extends DeskEvent {
  readonly report: string;
  readonly version: number;
  readonly submitted: string;
  readonly errors: number;
  readonly warnings: number;
  readonly players: number;
  readonly games: number;
}

export interface OpenAppealItem extends DeskEvent {
  readonly because: string | null;
  readonly until: string;
}

export interface OpenCorrectionItem extends DeskEvent {
  readonly report: string;
  readonly list: string | null;
  readonly because: string | null;
}

export interface DraftItem {
  readonly cadence: Cadence;
  readonly date: string;
  readonly revision: number;
  readonly findings: readonly FindingView[];
}

export interface DeskView {
  readonly today: string;
  readonly missing: DeskPart<MissingReportItem>;
  readonly coming: DeskPart<DeskEvent>;
  readonly open: DeskPart<OpenReportItem>;
  readonly appeals: DeskPart<OpenAppealItem>;
  readonly corrections: DeskPart<OpenCorrectionItem>;
  readonly calendar: readonly CalendarItem[];
  readonly drafts: readonly DraftItem[];
  readonly jobs: readonly JobView[];
}

const EVENT: Properties<DeskEvent> = {
  event: text(),
  name: text(),
  federation: text(),
  cadence: CadenceName,
  start: DateText,
  end: DateText,
};

function part<T>(items: Schema<T>, description: string): Schema<DeskPart<T>> {
  return object<DeskPart<T>>(
    {
      count: integer({ description: 'Of all; `items` has the first hundred.' }),
      items: list(items),
    } as Properties<DeskPart<T>>,
    { description },
  );
}

const calendar = (CalendarView as unknown as { properties: { items: Schema<readonly CalendarItem[]> } })
  .properties.items;

export const DeskView: Schema<DeskView> = named(
  'Desk',
  object<DeskView>(
    {
      today: DateText,
      missing: part(
        object<MissingReportItem>({
          ...EVENT,
          list: nullable({ ...DateText, description: 'The list it belongs on.' } as typeof DateText),
          due: nullable({
            ...DateText,
            description: 'The day by which the report should be in.',
          } as typeof DateText),
          overdue: flag(),
        }),
        'Events that are over and have no report.',
      ),
      coming: part(object<DeskEvent>(EVENT), 'Registered, and not over yet.'),
      open: part(
        object<OpenReportItem>({
          ...EVENT,
          report: text(),
          version: integer(),
          submitted: text({ description: 'UTC.' }),
          errors: integer(),
          warnings: integer(),
          players: integer(),
          games: integer(),
        }),
        'Reports that wait for a decision, the oldest first.',
      ),
      appeals: part(
        object<OpenAppealItem>({
          ...EVENT,
          because: nullable(text()),
          until: { ...DateText, description: 'The last day.' } as typeof DateText,
        }),
        'Rejections against which an appeal is still possible.',
      ),
      corrections: part(
        object<OpenCorrectionItem>({
          ...EVENT,
          report: text(),
          list: nullable(DateText),
          because: nullable(text()),
        }),
        'Corrected reports that go into the next list.',
      ),
      calendar,
      drafts: list(
        object<DraftItem>({
          cadence: CadenceName,
          date: DateText,
          revision: integer(),
          findings: list(ref(FindingView), { description: 'What to know before it is published.' }),
        }),
        {
          description: 'Lists that are worked out and not published; for administrators.',
        },
      ),
      jobs: list(ref(JobView), { description: 'Long work that goes on; for administrators.' }),
    },
    { description: 'What waits for you.' },
  ),
);
