import type { Cadence } from '@eloquence/rating';
import { CadenceName, DateText } from './common.ts';
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
  record,
  ref,
  type Schema,
  text,
} from './schema.ts';
import { Moment } from './session.ts';

export const JOB_KINDS = ['import', 'close', 'publish', 'replay', 'drop', 'verify'] as const;
export type JobKind = (typeof JOB_KINDS)[number];

export const JOB_STATES = ['arriving', 'waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type JobStateName = (typeof JOB_STATES)[number];

export interface JobView {
  readonly id: string;
  readonly kind: JobKind;
  readonly options: Readonly<Record<string, unknown>>;
  readonly state: JobStateName;
  readonly isCancelled: boolean;
  readonly attempts: number;
  readonly progress: { readonly work: string; readonly done: number; readonly all: number };
  readonly result: unknown;
  readonly error: {
    readonly code: string;
    readonly message: string;
    readonly values: Readonly<Record<string, unknown>>;
  } | null;
  readonly actor: string;
  readonly created: string;
  readonly started: string | null;
  readonly ended: string | null;
}

export const JobView: Schema<JobView> = named(
  'Job',
  object<JobView>(
    {
      id: text(),
      kind: oneOf(JOB_KINDS),
      options: record(anything()),
      state: oneOf(JOB_STATES),
      isCancelled: flag({ description: 'Somebody wants it to end.' }),
      attempts: integer({ description: 'How often it was begun.' }),
      progress: object<JobView['progress']>({ work: text(), done: integer(), all: integer() }),
      result: anything({ description: 'As the command line has it; null until it is done.' }),
      error: nullable(
        object<NonNullable<JobView['error']>>({ code: text(), message: text(), values: record(anything()) }),
      ),
      actor: text(),
      created: Moment,
      started: nullable(Moment),
      ended: nullable(Moment),
    },
    { description: 'Long work: in a queue, one at a time.' },
  ),
);

export interface JobsPage {
  readonly items: readonly JobView[];
  readonly next: string | null;
}

export const JobsPage: Schema<JobsPage> = named(
  'Jobs',
  object<JobsPage>({ items: list(ref(JobView)), next: nullable(text()) }),
);

export interface CloseBody {
  readonly date: string;
  readonly cadence?: Cadence;
  readonly dryRun?: boolean;
}

export const CloseBody: Schema<CloseBody> = object<CloseBody>({
  date: DateText,
  cadence: optional(CadenceName),
  dryRun: optional(flag({ description: 'Works it out and keeps nothing.' })),
});

export interface PublishBody {
  readonly date: string;
  readonly cadence?: Cadence;
  readonly revision?: number;
  readonly onwards?: boolean;
}

export const PublishBody: Schema<PublishBody> = object<PublishBody>({
  date: DateText,
  cadence: optional(CadenceName),
  revision: optional(integer({ minimum: 1, maximum: 100_000 })),
  onwards: optional(
    flag({
      description: 'All revisions from the date on that a replay has left, in the order of their dates.',
    }),
  ),
});

export interface ReplayBody {
  readonly from: string;
}

export const ReplayBody: Schema<ReplayBody> = object<ReplayBody>({ from: DateText });

export interface DropBody {
  readonly date?: string;
  readonly cadence?: Cadence;
}

export const DropBody: Schema<DropBody> = object<DropBody>({
  date: optional({
    ...DateText,
    description: 'The drafts of this list, published before or not; unless said, all that a replay has left.',
  } as typeof DateText),
  cadence: optional(CadenceName),
});

export interface VerifyBody {
  readonly cadence?: Cadence;
  readonly list?: string;
  readonly expect?: string;
}

export const VerifyBody: Schema<VerifyBody> = object<VerifyBody>({
  cadence: optional(CadenceName),
  list: optional(DateText),
  expect: optional(
    text({
      pattern: '^[0-9a-fA-F]{64}$',
      description: 'The whole hash of an entry that was written down: the ledger must still hold it.',
    }),
  ),
});

export interface ImportQuery {
  readonly date: string;
  readonly cadence?: Cadence;
  readonly name?: string;
}

export const ImportQuery: Schema<ImportQuery> = object<ImportQuery>({
  date: DateText,
  cadence: optional(CadenceName),
  name: optional(text({ maxLength: 200, description: 'What the file is called, where it is sent raw.' })),
});
