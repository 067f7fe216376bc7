import { CadenceName, DateText, NextCursor, Timestamp } from './common.ts';
import { JOB_RESULTS, type JobResults } from './job-results.ts';
import { JOB_KINDS, JOB_STATES, type JobKind } from './names.ts';
import { type Schema, type Static, t } from './schema.ts';

const Job = t.object(
  {
    id: t.string(),
    kind: t.enum(JOB_KINDS),
    options: t.record(t.unknown()),
    state: t.enum(JOB_STATES),
    isCancelled: t.boolean({ description: 'Whether somebody asked to cancel it.' }),
    attempts: t.integer({ description: 'How many times it was started.' }),
    progress: t.object({ work: t.string(), done: t.integer(), all: t.integer() }),
    result: t.describe(t.nullable(t.union(Object.values(JOB_RESULTS))), 'By kind; null until it is done.'),
    error: t.nullable(t.object({ code: t.string(), message: t.string(), values: t.record(t.unknown()) })),
    actor: t.string(),
    created: Timestamp,
    started: t.nullable(Timestamp),
    ended: t.nullable(Timestamp),
  },
  { $id: 'Job', description: 'A job in the queue; jobs run one at a time.' },
);

/** A job of one kind, with the result of that kind. */
type JobOf<Kind extends JobKind> = Omit<Static<typeof Job>, 'kind' | 'result'> & {
  readonly kind: Kind;
  readonly result: JobResults[Kind] | null;
};

export type JobView = { [Kind in JobKind]: JobOf<Kind> }[JobKind];
export const JobView = Job as Schema<JobView>;

export const JobsPage = t.object({ items: t.array(t.ref(JobView)), next: NextCursor }, { $id: 'Jobs' });
export type JobsPage = Static<typeof JobsPage>;

export const CloseBody = t.object({
  date: DateText,
  cadence: t.optional(CadenceName),
  dryRun: t.optional(t.boolean({ description: 'Computes the list without saving it.' })),
});
export type CloseBody = Static<typeof CloseBody>;

export const PublishBody = t.object({
  date: DateText,
  cadence: t.optional(CadenceName),
  revision: t.optional(t.integer({ minimum: 1, maximum: 100_000 })),
  onwards: t.optional(
    t.boolean({
      description: 'Publishes every draft revision of a replay from this date on, in date order.',
    }),
  ),
});
export type PublishBody = Static<typeof PublishBody>;

export const ReplayBody = t.object({ from: DateText });
export type ReplayBody = Static<typeof ReplayBody>;

export const DropBody = t.object({
  date: t.optional(
    t.describe(DateText, 'Drops the drafts of this list; without it, all draft revisions of a replay.'),
  ),
  cadence: t.optional(CadenceName),
});
export type DropBody = Static<typeof DropBody>;

export const VerifyBody = t.object({
  cadence: t.optional(CadenceName),
  list: t.optional(DateText),
  expect: t.optional(
    t.string({
      pattern: '^[0-9a-fA-F]{64}$',
      description: 'The full hash of an entry noted earlier: the ledger must still contain it.',
    }),
  ),
});
export type VerifyBody = Static<typeof VerifyBody>;

export const ImportQuery = t.object({
  date: DateText,
  cadence: t.optional(CadenceName),
  name: t.optional(t.string({ maxLength: 200, description: 'The file name, when the file is the body.' })),
  dryRun: t.optional(t.boolean({ description: 'Compares the list with the store and writes nothing.' })),
  acceptLosses: t.optional(t.boolean({ description: 'Imports the list even if rows are lost.' })),
  duplicates: t.optional(
    t.enum(['first', 'last', 'none'], { description: 'Which row of an ID that is in the file twice.' }),
  ),
  force: t.optional(
    t.boolean({
      description: 'Imports even if this replaces a list, drops many players or the date is unusual.',
    }),
  ),
});
export type ImportQuery = Static<typeof ImportQuery>;
