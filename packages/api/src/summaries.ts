import { CadenceName, DateText, Exact, LanguageName, NextCursor, PersonRef, paging } from './common.ts';
import { Revision, Source } from './lists.ts';
import { DIFF_KINDS, POINT_LINES } from './names.ts';
import { ratingColumns } from './players.ts';
import { type Static, t } from './schema.ts';

const DiffExample = t.object({
  player: t.nullable(t.ref(PersonRef)),
  before: t.nullable(t.integer({ description: 'null: no rating.' })),
  after: t.nullable(t.integer()),
});
export type DiffExampleView = Static<typeof DiffExample>;

/** Players by rating change. */
export const HistogramBin = t.object({
  from: t.nullable(t.integer({ description: 'null: open-ended.' })),
  to: t.nullable(t.integer()),
  count: t.integer(),
});

const SummaryCorrection = t.object({
  event: t.string(),
  list: t.describe(DateText, 'The list the event was rated on.'),
  player: t.nullable(t.ref(PersonRef)),
  change: Exact,
});
export type SummaryCorrection = Static<typeof SummaryCorrection>;

export const SummaryView = t.object(
  {
    cadence: CadenceName,
    date: DateText,
    revision: t.integer(),
    state: t.enum(['draft', 'published']),
    source: Source,
    hash: t.string(),
    ratedBefore: t.integer({ description: 'Rated players on the previous list.' }),
    ratedAfter: t.integer(),
    kinds: t.array(
      t.object({
        kind: t.enum(DIFF_KINDS, {
          description: 'Exactly one of the first six applies to each player; the last two are additional.',
        }),
        count: t.integer(),
        examples: t.array(DiffExample),
      }),
      { description: 'Players by kind of change, with the highest rated of each.' },
    ),
    histogram: t.array(HistogramBin, {
      description: 'Players by rating change; 0 counts those who played and kept their rating.',
    }),
    gains: t.array(DiffExample),
    losses: t.array(DiffExample),
    points: t.object(
      {
        before: Exact,
        lines: t.array(t.object({ line: t.enum(POINT_LINES), points: Exact })),
        after: Exact,
        unexplained: Exact,
        holds: t.boolean(),
      },
      { description: 'The balance of rating points: before + lines = after, exactly.' },
    ),
    adjustments: t.array(t.string()),
    eventCount: t.integer(),
    games: t.integer({ description: 'Counted games, once per player.' }),
    waiting: t.integer({ description: 'Unrated players whose results are kept for a later list.' }),
    held: t.array(t.string(), { description: 'Accepted events that start before the first list.' }),
    events: t.array(
      t.object({
        event: t.string(),
        name: t.string(),
        start: DateText,
        edition: t.string(),
        players: t.integer(),
        unrated: t.integer(),
        games: t.integer(),
      }),
      { description: 'By start date, at most 500.' },
    ),
    corrections: t.array(SummaryCorrection, { description: 'Effects of corrected reports, at most 500.' }),
  },
  { $id: 'ListSummary', description: 'What changed from the previous list.' },
);
export type SummaryView = Static<typeof SummaryView>;

export const DifferencesQuery = t.object({
  from: t.optional(t.describe(Revision, 'A revision; without it, 1, the original.')),
  to: t.optional(Revision),
  ...paging(100, 1000, { pattern: '^\\d{1,8}$' }),
  lang: t.optional(LanguageName),
});
export type DifferencesQuery = Static<typeof DifferencesQuery>;

const RevisedRow = t.object(ratingColumns);
export type RevisedRowView = Static<typeof RevisedRow>;

export const DifferencesView = t.object(
  {
    cadence: CadenceName,
    date: DateText,
    from: t.integer(),
    to: t.integer(),
    count: t.integer(),
    items: t.array(
      t.object({
        player: t.nullable(t.ref(PersonRef)),
        before: t.nullable(RevisedRow),
        after: t.nullable(RevisedRow),
      }),
    ),
    next: NextCursor,
  },
  { $id: 'ListDifferences', description: 'Differences between two revisions of a list, largest first.' },
);
export type DifferencesView = Static<typeof DifferencesView>;
