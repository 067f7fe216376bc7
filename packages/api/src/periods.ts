import { CadenceName, DateText, Exact, PersonRef, PlayerId, Points, Reasons } from './common.ts';
import { Source } from './lists.ts';
import { KFromView, RecomputeView } from './recompute.ts';
import { type Static, t } from './schema.ts';

export const PeriodParams = t.object({ id: PlayerId, list: DateText });
export type PeriodParams = Static<typeof PeriodParams>;

/** A player's result in an event, counted games only. */
export const eventResult = {
  rating: t.nullable(t.integer({ description: 'The rating used; null: unrated.' })),
  n: t.integer({ description: 'Counted games.' }),
  score: Points,
  expected: Exact,
  k: t.nullable(t.integer()),
  change: t.nullable(Exact),
};

const PeriodGame = t.object({
  round: t.integer(),
  colour: t.nullable(t.enum(['w', 'b'])),
  opponent: t.nullable(t.ref(PersonRef)),
  opponentRating: t.nullable(t.integer()),
  score: Points,
  counted: t.boolean(),
  difference: t.nullable(t.integer()),
  expected: t.nullable(Exact),
  delta: t.nullable(Exact),
  reasons: Reasons,
});
export type PeriodGame = Static<typeof PeriodGame>;

const PeriodEvent = t.object({
  event: t.string(),
  name: t.string(),
  edition: t.string(),
  start: DateText,
  list: t.describe(DateText, 'The list whose ratings were used.'),
  ...eventResult,
  sum: Exact,
  games: t.array(PeriodGame),
  reasons: Reasons,
});
export type PeriodEvent = Static<typeof PeriodEvent>;

const PeriodRow = t.object({
  rating: t.nullable(t.integer()),
  games: t.integer(),
  k: t.nullable(t.integer()),
});
export type PeriodRow = Static<typeof PeriodRow>;

const PeriodCorrection = t.object({
  event: t.string(),
  name: t.string(),
  list: t.describe(DateText, 'The list the event was rated on.'),
  applied: t.describe(Exact, 'The change applied by earlier lists.'),
  corrected: t.describe(Exact, 'The change by the corrected report.'),
  change: t.describe(Exact, 'The difference, added before rounding.'),
  first: t.boolean({ description: 'The event gave the player a first rating.' }),
  because: t.nullable(t.string({ description: 'Why the report was corrected.' })),
});
export type PeriodCorrection = Static<typeof PeriodCorrection>;

export const PeriodView = t.object(
  {
    id: t.string(),
    name: t.string(),
    cadence: CadenceName,
    list: t.object({
      date: DateText,
      revision: t.integer(),
      source: Source,
      supersededBy: t.nullable(t.integer({ description: 'The current revision; null: this one is.' })),
    }),
    before: t.nullable(PeriodRow),
    after: t.nullable(PeriodRow),
    events: t.array(PeriodEvent),
    corrections: t.array(PeriodCorrection),
    change: t.nullable(Exact),
    rounded: t.nullable(t.integer()),
    kUsed: t.nullable(t.integer()),
    reasons: Reasons,
    kReasons: Reasons,
    standingReasons: Reasons,
    first: t.nullable(
      t.object({
        rating: t.nullable(t.integer()),
        ru: t.nullable(t.integer()),
        n: t.integer(),
        score: Points,
        reasons: Reasons,
      }),
    ),
    kFrom: t.nullable(KFromView),
    recompute: t.nullable(RecomputeView),
  },
  { $id: 'Period', description: "A player's rating period, game by game, with reasons." },
);
export type PeriodView = Static<typeof PeriodView>;
