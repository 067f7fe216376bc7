import { DateText, EventId, LanguageName, ReasonView } from './common.ts';
import { EventView } from './events.ts';
import { FindingView } from './problems.ts';
import {
  anything,
  flag,
  integer,
  list,
  named,
  nullable,
  object,
  oneOf,
  optional,
  type Properties,
  record,
  ref,
  type Schema,
  text,
} from './schema.ts';

/** A registration, as on the command line: what a calendar shows, and what a report cannot say. */
export type RegistrationBody = Readonly<Record<string, unknown>>;

export const RegistrationBody: Schema<RegistrationBody> = record(anything(), {
  description:
    'name, start, end, and where they are known city, federation, cadence, type, partOf, registered, official, approvals, arbiters and so on.',
  examples: [{ name: 'Spring Open', start: '2026-03-06', end: '2026-03-08', federation: 'NOR' }],
});

export interface DeadlineView {
  readonly severity: 'error' | 'warning' | 'note';
  readonly reason: ReasonView;
}

/** What is said of a registration: its deadline, and other events that may be the same. */
export interface CheckedRegistrationView {
  readonly findings: readonly DeadlineView[];
  readonly alike: readonly FindingView[];
}

const checked: Properties<CheckedRegistrationView> = {
  findings: list(
    object<DeadlineView>({ severity: oneOf(['error', 'warning', 'note']), reason: ref(ReasonView) }),
    { description: 'What the regulations say of its deadline.' },
  ),
  alike: list(ref(FindingView), { description: 'Other events that may be the same one.' }),
};

export const CheckedRegistrationView: Schema<CheckedRegistrationView> = named(
  'CheckedRegistration',
  object<CheckedRegistrationView>(checked, { description: 'What would be said; nothing is kept.' }),
);

export interface RegisteredView extends CheckedRegistrationView {
  readonly event: string;
}

export const RegisteredView: Schema<RegisteredView> = named(
  'Registered',
  object<RegisteredView>({ event: text(), ...checked }),
);

/** An event for those who have to do with it. */
export interface OfficeEventView extends EventView {
  readonly appeal: string | null;
  readonly facts: Readonly<Record<string, unknown>>;
}

export const OfficeEventView: Schema<OfficeEventView> = named(
  'OfficeEvent',
  object<OfficeEventView>(
    {
      ...(EventView as unknown as { readonly properties: Properties<EventView> }).properties,
      appeal: nullable(text({ description: 'Why its rejection is appealed against, until it is decided.' })),
      facts: record(anything(), { description: 'What else is registered of it: official, approvals …' }),
    } as Properties<OfficeEventView>,
    { description: 'An event with everything that was found in its reports.' },
  ),
);

export interface WithdrawnView {
  readonly event: string;
  readonly stage: string;
  readonly reports: readonly string[];
}

export const WithdrawnView: Schema<WithdrawnView> = named(
  'Withdrawn',
  object<WithdrawnView>({
    event: text(),
    stage: text(),
    reports: list(text(), { description: 'Reports that waited or were accepted, and are rejected with it.' }),
  }),
);

export interface ReportLinesView {
  readonly report: string;
  readonly lines: readonly string[];
}

export const ReportLinesView: Schema<ReportLinesView> = named(
  'ReportLines',
  object<ReportLinesView>(
    { report: text(), lines: list(text()) },
    { description: 'A report line by line, as findings count them.' },
  ),
);

export interface SubmitQuery {
  readonly from?: number;
  readonly to?: number;
  readonly lang?: 'en' | 'fr' | 'zh';
}

export const SubmitQuery: Schema<SubmitQuery> = object<SubmitQuery>({
  from: optional(integer({ minimum: 1, maximum: 1000, description: 'The first round that is reported.' })),
  to: optional(integer({ minimum: 1, maximum: 1000, description: 'The last round that is reported.' })),
  lang: optional(LanguageName),
});

export interface SubmittedView {
  readonly event: string;
  readonly report: string;
  readonly version: number;
  readonly again: boolean;
  readonly findings: readonly FindingView[];
}

export const SubmittedView: Schema<SubmittedView> = named(
  'Submitted',
  object<SubmittedView>({
    event: text(),
    report: text(),
    version: integer(),
    again: flag({ description: 'The same bytes were handed in before: nothing was added.' }),
    findings: list(ref(FindingView)),
  }),
);

export interface PreviewQuery {
  readonly event?: string;
  readonly lang?: 'en' | 'fr' | 'zh';
}

export const PreviewQuery: Schema<PreviewQuery> = object<PreviewQuery>({
  event: optional(EventId),
  lang: optional(LanguageName),
});

export interface PreviewView {
  readonly edition: string | null;
  readonly event: Readonly<Record<string, unknown>>;
  readonly findings: readonly FindingView[];
  readonly players: readonly unknown[];
}

export const PreviewView: Schema<PreviewView> = named(
  'Preview',
  object<PreviewView>(
    {
      edition: nullable(text()),
      event: record(anything()),
      findings: list(ref(FindingView)),
      players: list(anything({ description: 'As `eloquence rate --json` has them.' })),
    },
    { description: 'What a report would give; nothing of it is kept.' },
  ),
);

export interface DecisionBody {
  readonly report?: string;
}

const ReportId: Schema<string> = text({ pattern: '^R\\d{1,10}$' });
const Because: Schema<string> = text({
  minLength: 1,
  maxLength: 2000,
  description: 'Why, for those concerned.',
});

export const DecisionBody: Schema<DecisionBody> = object<DecisionBody>({
  report: optional({ ...ReportId, description: 'The newest that waits unless said.' } as typeof ReportId),
});

export interface RejectBody {
  readonly report?: string;
  readonly because: string;
}

export const RejectBody: Schema<RejectBody> = object<RejectBody>({
  report: optional(ReportId),
  because: Because,
});

export interface BecauseBody {
  readonly because: string;
}

export const BecauseBody: Schema<BecauseBody> = object<BecauseBody>({ because: Because });

export interface CorrectionQuery {
  readonly because: string;
  readonly report?: string;
  readonly ontoImported?: boolean;
  readonly lang?: 'en' | 'fr' | 'zh';
}

export const CorrectionQuery: Schema<CorrectionQuery> = object<CorrectionQuery>({
  because: Because,
  report: optional({
    ...ReportId,
    description: 'The one that is corrected, of an event reported in parts.',
  } as typeof ReportId),
  ontoImported: optional(
    flag({ description: 'The next list has the effect although a list was taken over since.' }),
  ),
  lang: optional(LanguageName),
});

export interface DecidedView {
  readonly event: string;
  readonly report: string | null;
  readonly stage: string;
  readonly appeal: ReasonView | null;
}

export const DecidedView: Schema<DecidedView> = named(
  'Decided',
  object<DecidedView>({
    event: text(),
    report: nullable(text()),
    stage: text(),
    appeal: nullable(ref(ReasonView)),
  }),
);

export interface CorrectedView {
  readonly event: string;
  readonly report: string;
  readonly version: number;
  readonly findings: readonly FindingView[];
  readonly diff: Readonly<Record<string, unknown>>;
  readonly overtaken: string | null;
}

export const CorrectedView: Schema<CorrectedView> = named(
  'Corrected',
  object<CorrectedView>({
    event: text(),
    report: text(),
    version: integer(),
    findings: list(ref(FindingView)),
    diff: record(anything()),
    overtaken: nullable({
      ...DateText,
      description: 'A list taken over since the event was rated: nothing is added to it.',
    } as typeof DateText),
  }),
);

export interface ArbitersView {
  readonly arbiters: readonly string[];
}

export const ArbitersView: Schema<ArbitersView> = named(
  'Arbiters',
  object<ArbitersView>(
    { arbiters: list(text({ minLength: 1, maxLength: 60 }), { maxItems: 50 }) },
    { description: 'The accounts that may hand in reports of an event, by name.' },
  ),
);

export interface ReportParams {
  readonly id: string;
  readonly report: string;
}

export const ReportParams: Schema<ReportParams> = object<ReportParams>({ id: EventId, report: ReportId });

export interface AdjustmentBody {
  readonly adjustment: string;
  readonly date: string;
}

export const AdjustmentBody: Schema<AdjustmentBody> = object<AdjustmentBody>({
  adjustment: text({ minLength: 1, maxLength: 60 }),
  date: DateText,
});

export interface AdjustmentView {
  readonly adjustment: string;
  readonly date: string;
  readonly cadences: readonly string[];
}

export const AdjustmentView: Schema<AdjustmentView> = named(
  'Adjustment',
  object<AdjustmentView>({ adjustment: text(), date: text(), cadences: list(text()) }),
);

export interface AdjustmentsView {
  readonly items: readonly (AdjustmentView & { readonly published: boolean })[];
}

export const AdjustmentsView: Schema<AdjustmentsView> = named(
  'Adjustments',
  object<AdjustmentsView>({
    items: list(
      object<AdjustmentsView['items'][number]>({
        adjustment: text(),
        date: text(),
        cadences: list(text()),
        published: flag({ description: 'A list was published with it: it stays.' }),
      }),
    ),
  }),
);

export interface AdjustmentParams {
  readonly date: string;
  readonly adjustment: string;
}

export const AdjustmentParams: Schema<AdjustmentParams> = object<AdjustmentParams>({
  date: DateText,
  adjustment: text({ minLength: 1, maxLength: 60 }),
});

export interface StatusView {
  readonly practice: string;
  readonly zone: string;
  readonly entries: number;
  readonly head: string | null;
  readonly players: number;
  readonly events: Readonly<Record<string, number>>;
  readonly waiting: readonly unknown[];
  readonly lists: readonly unknown[];
  readonly drafts: readonly unknown[];
}

export const StatusView: Schema<StatusView> = named(
  'OfficeStatus',
  object<StatusView>(
    {
      practice: text(),
      zone: text(),
      entries: integer(),
      head: nullable(text({ description: 'The hash of the newest entry of the ledger.' })),
      players: integer(),
      events: record(integer()),
      waiting: list(anything()),
      lists: list(anything()),
      drafts: list(anything()),
    },
    { description: 'What there is and what waits.' },
  ),
);
