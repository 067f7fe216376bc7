import { DateText, EventId, LanguageName, ReasonView } from './common.ts';
import { SEVERITIES } from './names.ts';
import { FindingView } from './problems.ts';
import { type Static, t } from './schema.ts';

export const RegistrationBody = t.record(t.unknown(), {
  description:
    'name, start and end; where known also city, federation, cadence, type, partOf, registered, official, approvals, arbiters and so on.',
  examples: [{ name: 'Spring Open', start: '2026-03-06', end: '2026-03-08', federation: 'NOR' }],
});
export type RegistrationBody = Static<typeof RegistrationBody>;

const checked = {
  findings: t.array(t.object({ severity: t.enum(SEVERITIES), reason: t.ref(ReasonView) }), {
    description: 'Whether the registration is in time.',
  }),
  alike: t.array(t.ref(FindingView), {
    description: 'Possible duplicates, and a federation that does not exist.',
  }),
};

export const CheckedRegistrationView = t.object(checked, {
  $id: 'CheckedRegistration',
  description: 'The findings of a registration; nothing is saved.',
});
export type CheckedRegistrationView = Static<typeof CheckedRegistrationView>;

export const RegisteredView = t.object({ event: t.string(), ...checked }, { $id: 'Registered' });
export type RegisteredView = Static<typeof RegisteredView>;

export const WithdrawnView = t.object(
  {
    event: t.string(),
    stage: t.string(),
    reports: t.array(t.string(), { description: 'Open and accepted reports, rejected with the event.' }),
  },
  { $id: 'Withdrawn' },
);
export type WithdrawnView = Static<typeof WithdrawnView>;

export const ReportLinesView = t.object(
  { report: t.string(), lines: t.array(t.string()) },
  { $id: 'ReportLines', description: 'A report line by line; findings refer to line numbers.' },
);
export type ReportLinesView = Static<typeof ReportLinesView>;

const submission = {
  from: t.optional(t.integer({ minimum: 1, maximum: 1000, description: 'The first reported round.' })),
  to: t.optional(t.integer({ minimum: 1, maximum: 1000, description: 'The last reported round.' })),
  received: t.optional(t.describe(DateText, 'The day the report came in; today if omitted.')),
  lang: t.optional(LanguageName),
};
export const SubmitQuery = t.object(submission);
export type SubmitQuery = Static<typeof SubmitQuery>;

const submitted = {
  event: t.string(),
  report: t.string(),
  version: t.integer(),
  findings: t.array(t.ref(FindingView)),
};

export const SubmittedView = t.object(
  { ...submitted, again: t.boolean({ description: 'The same file was submitted before.' }) },
  { $id: 'Submitted' },
);
export type SubmittedView = Static<typeof SubmittedView>;

export const PreviewQuery = t.object({ event: t.optional(EventId), lang: t.optional(LanguageName) });
export type PreviewQuery = Static<typeof PreviewQuery>;

export const ReportPreviewQuery = t.object({ event: t.optional(EventId), ...submission });
export type ReportPreviewQuery = Static<typeof ReportPreviewQuery>;

export const PreviewView = t.object(
  {
    edition: t.nullable(t.string()),
    event: t.record(t.unknown()),
    findings: t.array(t.ref(FindingView)),
    players: t.array(t.unknown({ description: 'As in `eloquence rate --json`.' })),
  },
  { $id: 'Preview', description: 'A rated report; nothing is saved.' },
);
export type PreviewView = Static<typeof PreviewView>;

const ReportId = t.string({ pattern: '^R\\d{1,10}$' });
const Because = t.string({ minLength: 1, maxLength: 2000, description: 'The reason, for those affected.' });

export const DecisionBody = t.object({
  report: t.optional(t.describe(ReportId, 'By default the newest open report.')),
});
export type DecisionBody = Static<typeof DecisionBody>;

export const RejectBody = t.object({ report: t.optional(ReportId), because: Because });
export type RejectBody = Static<typeof RejectBody>;

export const BecauseBody = t.object({ because: Because });
export type BecauseBody = Static<typeof BecauseBody>;

export const CorrectionQuery = t.object({
  because: Because,
  report: t.optional(t.describe(ReportId, 'The report to correct, for an event reported in parts.')),
  ontoImported: t.optional(
    t.boolean({ description: 'Applies the correction even if a list was imported since.' }),
  ),
  lang: t.optional(LanguageName),
});
export type CorrectionQuery = Static<typeof CorrectionQuery>;

export const DecidedView = t.object(
  {
    event: t.string(),
    report: t.nullable(t.string()),
    stage: t.string(),
    appeal: t.nullable(t.ref(ReasonView)),
  },
  { $id: 'Decided' },
);
export type DecidedView = Static<typeof DecidedView>;

export const CorrectedView = t.object(
  {
    ...submitted,
    diff: t.record(t.unknown()),
    overtaken: t.nullable(
      t.describe(DateText, 'A list imported since the event was rated: the correction is not applied.'),
    ),
  },
  { $id: 'Corrected' },
);
export type CorrectedView = Static<typeof CorrectedView>;

export const ArbitersView = t.object(
  { arbiters: t.array(t.string({ minLength: 1, maxLength: 60 }), { maxItems: 50 }) },
  { $id: 'Arbiters', description: 'The accounts that may submit reports of an event, by name.' },
);
export type ArbitersView = Static<typeof ArbitersView>;

export const ReportParams = t.object({ id: EventId, report: ReportId });
export type ReportParams = Static<typeof ReportParams>;

/** Facts of federations, players and lists that no report contains. */
export const FACT_NAMES = [
  'suspended',
  'rating-officer',
  'removed',
  'excepted',
  'association-member',
  'rapid-k',
  'monthly-lists',
] as const;

const factSubject = {
  kind: t.enum(FACT_NAMES),
  subject: t.string({
    maxLength: 24,
    description:
      'The code of a federation, the ID of a player, the K of the rapid list, or nothing for monthly lists.',
  }),
};

export const FactBody = t.object({
  ...factSubject,
  since: DateText,
  because: t.string({ minLength: 1, maxLength: 2000 }),
});
export type FactBody = Static<typeof FactBody>;

export const FactEndBody = t.object({ ...factSubject, until: DateText });
export type FactEndBody = Static<typeof FactEndBody>;

export const FactView = t.object(
  {
    ...factSubject,
    since: t.string(),
    /** The first day on which it no longer holds. */
    until: t.nullable(t.string()),
    because: t.string(),
  },
  { $id: 'Fact' },
);
export type FactView = Static<typeof FactView>;

export const FactsView = t.object({ items: t.array(FactView) }, { $id: 'Facts' });
export type FactsView = Static<typeof FactsView>;

export const AdjustmentBody = t.object({
  adjustment: t.string({ minLength: 1, maxLength: 60 }),
  date: DateText,
});
export type AdjustmentBody = Static<typeof AdjustmentBody>;

const adjustment = { adjustment: t.string(), date: t.string(), cadences: t.array(t.string()) };

export const AdjustmentView = t.object(adjustment, { $id: 'Adjustment' });
export type AdjustmentView = Static<typeof AdjustmentView>;

export const AdjustmentsView = t.object(
  {
    items: t.array(
      t.object({
        ...adjustment,
        published: t.boolean({ description: 'Used by a published list: it cannot be revoked.' }),
      }),
    ),
  },
  { $id: 'Adjustments' },
);
export type AdjustmentsView = Static<typeof AdjustmentsView>;

export const StatusView = t.object(
  {
    practice: t.string(),
    zone: t.string(),
    entries: t.integer(),
    head: t.nullable(t.string({ description: 'The hash of the newest ledger entry.' })),
    players: t.integer(),
    events: t.record(t.integer()),
    waiting: t.array(t.unknown()),
    lists: t.array(t.unknown()),
    drafts: t.array(t.unknown()),
  },
  { $id: 'OfficeStatus', description: 'Counts, lists and open work of the store.' },
);
export type StatusView = Static<typeof StatusView>;
