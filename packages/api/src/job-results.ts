import { CadenceName, DateText } from './common.ts';
import { DIFF_KINDS, type DiffKind, type JobKind, POINT_BALANCE, type PointBalanceLine } from './names.ts';
import { FindingView } from './problems.ts';
import { type Schema, type Static, t } from './schema.ts';
import { HistogramBin } from './summaries.ts';

const PlayerNumber = t.union([t.integer(), t.string()], { description: 'A player ID.' });

const RatingExample = t.object({
  key: t.integer({ description: 'The number of the player in the store.' }),
  id: PlayerNumber,
  before: t.nullable(t.integer({ description: 'null: no rating.' })),
  after: t.nullable(t.integer()),
});

/** Referred to by name: @fastify/swagger drops a property called `examples` inside `additionalProperties`. */
export const CountedExamples = t.object(
  { count: t.integer(), examples: t.array(t.unknown()) },
  { $id: 'CountedExamples', description: 'A number, and the first examples.' },
);

function eachOf<Key extends string, T>(
  keys: readonly Key[],
  value: Schema<T>,
): Readonly<Record<Key, Schema<T>>> {
  return Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, Schema<T>>;
}

export const ListDiff = t.object(
  {
    ...eachOf<DiffKind, { readonly count: number }>(
      DIFF_KINDS,
      t.object({ count: t.integer(), examples: t.array(RatingExample) }),
    ),
    ratedBefore: t.integer(),
    ratedAfter: t.integer(),
    histogram: t.array(HistogramBin),
    gains: t.array(RatingExample),
    losses: t.array(RatingExample),
    attributes: t.record(t.ref(CountedExamples)),
  },
  { $id: 'ListDiff', description: 'Two lists compared, with examples.' },
);
export type ListDiff = Static<typeof ListDiff>;

const PointBalance = t.object(
  { ...eachOf<PointBalanceLine, number>(POINT_BALANCE, t.integer()), holds: t.boolean() },
  { description: 'The balance of rating points, in hundredths.' },
);

export const JobSummary = t.object(
  {
    diff: t.ref(ListDiff),
    points: PointBalance,
    events: t.integer(),
    games: t.integer({ description: 'Counted games, once per player.' }),
    waiting: t.integer({ description: 'Unrated players whose results are kept for a later list.' }),
    held: t.array(t.string(), { description: 'Accepted events that start before the first list.' }),
    corrections: t.array(
      t.object({
        player: t.integer(),
        event: t.string(),
        list: DateText,
        change: t.number({ description: 'In hundredths.' }),
      }),
    ),
    overtaken: t.array(t.string(), {
      description: 'Events whose corrections an import since has made obsolete.',
    }),
  },
  { $id: 'JobSummary', description: 'What a job changed on a list.' },
);
export type JobSummary = Static<typeof JobSummary>;

const listName = { cadence: CadenceName, date: DateText, revision: t.integer() };

const computedList = {
  ...listName,
  hash: t.string(),
  rows: t.integer(),
  summary: t.ref(JobSummary),
  findings: t.array(t.ref(FindingView)),
};

export const ClosedList = t.object(
  {
    ...computedList,
    revision: t.nullable(t.integer({ description: 'null: a dry run.' })),
    hash: t.nullable(t.string()),
  },
  { $id: 'ClosedList' },
);
export type ClosedList = Static<typeof ClosedList>;

export const PublishedList = t.object(computedList, { $id: 'PublishedList' });
export type PublishedList = Static<typeof PublishedList>;

export const ReplayedList = t.object(
  {
    ...listName,
    hash: t.string(),
    diff: t.describe(t.ref(ListDiff), 'Compared with the current list.'),
    summary: t.ref(JobSummary),
  },
  { $id: 'ReplayedList' },
);
export type ReplayedList = Static<typeof ReplayedList>;

export const DroppedList = t.object(listName, { $id: 'DroppedList' });
export type DroppedList = Static<typeof DroppedList>;

/** A code with its sentence. */
const Remark = t.object({
  code: t.string({ description: 'Stable; the same as on the command line.' }),
  values: t.record(t.union([t.string(), t.number()])),
  message: t.string({ description: 'In the requested language.' }),
});

const VerifyStatus = t.enum(['same', 'redacted', 'engine', 'broken']);

const check = { standing: VerifyStatus, difference: t.nullable(Remark) };

const Check = t.object(check);
export type Check = Static<typeof Check>;

export const VerifyResult = t.object(
  {
    standing: VerifyStatus,
    chain: t.object({
      ...check,
      entries: t.integer(),
      head: t.string({ description: 'The hash of the newest entry.' }),
    }),
    documents: t.object({ ...check, checked: t.integer(), redacted: t.integer() }),
    lists: t.array(t.object({ ...check, ...listName, source: t.enum(['imported', 'computed']) })),
    tables: t.nullable(t.object({ ...check, players: t.integer() })),
  },
  { $id: 'VerifyResult' },
);
export type VerifyResult = Static<typeof VerifyResult>;

const Irregularity = t.union([t.integer(), t.boolean(), t.ref(CountedExamples), t.record(t.integer())], {
  description: 'A number, a number with examples, or numbers by value.',
});
export type Irregularity = Static<typeof Irregularity>;

export const ImportResult = t.object(
  {
    date: DateText,
    file: t.object({ name: t.string(), hash: t.string(), size: t.integer() }),
    layout: t.object({
      format: t.string(),
      layout: t.string(),
      packing: t.nullable(t.string()),
      member: t.nullable(t.string({ description: 'The file in an archive.' })),
    }),
    changed: t.boolean({ description: 'Whether the store changed.' }),
    dryRun: t.boolean(),
    needs: t.describe(t.array(Remark), 'What has to be decided first; nothing was written.'),
    lists: t.array(
      t.object({
        ...listName,
        rows: t.integer(),
        hash: t.string(),
        changed: t.boolean(),
        against: t.nullable(
          t.object(
            { date: DateText, revision: t.integer() },
            { description: 'The list that `diff` compares with.' },
          ),
        ),
        diff: t.nullable(t.ref(ListDiff)),
      }),
    ),
    players: t.object({
      rows: t.integer(),
      added: t.integer(),
      changed: t.integer(),
      fields: t.record(t.integer()),
    }),
    skipped: t.record(t.integer()),
    losses: t.object(
      {
        count: t.integer(),
        counts: t.record(t.integer()),
        rows: t.array(t.object({ line: t.integer(), reason: t.string(), text: t.string() })),
      },
      { description: 'Rows that are not imported, by reason, and the first of them.' },
    ),
    doubled: t.object(
      {
        count: t.integer(),
        undecided: t.integer(),
        pairs: t.array(
          t.object({
            id: t.integer(),
            rows: t.array(t.object({ line: t.integer(), text: t.string() })),
            taken: t.nullable(t.integer({ description: 'The line that is taken.' })),
          }),
        ),
      },
      { description: 'IDs that are in the file twice, and the first of them.' },
    ),
    hygiene: t.record(Irregularity),
    notes: t.array(Remark),
  },
  { $id: 'ImportResult' },
);
export type ImportResult = Static<typeof ImportResult>;

export const UndoneImport = t.object(
  {
    date: DateText,
    entry: t.integer({ description: 'The first ledger entry of the import.' }),
    lists: t.array(
      t.object({
        ...listName,
        current: t.nullable(t.integer({ description: 'The revision that is current again.' })),
      }),
    ),
    players: t.integer({ description: 'Players whose data is as before.' }),
  },
  { $id: 'UndoneImport' },
);
export type UndoneImport = Static<typeof UndoneImport>;

export const ComputedFigures = t.object(
  { cadence: CadenceName, figures: t.integer({ description: 'How many; GET /office/figures has them.' }) },
  { $id: 'ComputedFigures' },
);
export type ComputedFigures = Static<typeof ComputedFigures>;

export const ComputedScenario = t.object(
  {
    lists: t.integer({ description: 'Lists calculated again; GET /office/scenarios/{id} has them.' }),
    changed: t.integer({ description: 'Lists that differ from the published ones.' }),
  },
  { $id: 'ComputedScenario' },
);
export type ComputedScenario = Static<typeof ComputedScenario>;

export const JOB_RESULTS = {
  import: t.ref(ImportResult),
  close: t.array(t.ref(ClosedList)),
  publish: t.array(t.ref(PublishedList)),
  replay: t.array(t.ref(ReplayedList)),
  drop: t.array(t.ref(DroppedList)),
  verify: t.ref(VerifyResult),
  undo: t.ref(UndoneImport),
  figures: t.ref(ComputedFigures),
  scenario: t.ref(ComputedScenario),
} satisfies Readonly<Record<JobKind, Schema<unknown>>>;

/** What a job of each kind returns. */
export type JobResults = { readonly [Kind in JobKind]: Static<(typeof JOB_RESULTS)[Kind]> };
