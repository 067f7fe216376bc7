import { CadenceName, DateText, Exact, LanguageName, Points, Reasons } from './common.ts';
import { type Static, t } from './schema.ts';

const rules = {
  edition: t.optional(
    t.string({ maxLength: 20, description: 'By default the newest.', examples: ['2024-03'] }),
  ),
  cadence: t.optional(CadenceName),
  variant: t.optional(
    t.string({ maxLength: 200, description: "FIDE's practices by name, separated by commas." }),
  ),
  applied: t.optional(t.boolean({ description: "All of FIDE's practices." })),
  monthlyLists: t.optional(
    t.describe(DateText, 'The day the Board decided on monthly lists (2005 9.3, 2009 7.3).'),
  ),
  lang: t.optional(LanguageName),
};

/** The rules to apply, as on the command line. */
export const RulesQuery = t.object(rules);
export type RulesQuery = Static<typeof RulesQuery>;

const Rating = t.integer({ minimum: 0, maximum: 100_000, examples: [2000] });
const K = t.integer({ minimum: 0, maximum: 1000, examples: [20] });
const Games = t.string({
  maxLength: 4000,
  description: 'OPPONENT:SCORE, separated by commas.',
  examples: ['1900:1,2100:0.5,2300:0'],
});

export const ExpectedQuery = t.object({ own: Rating, opponent: Rating, ...rules });
export const ChangeQuery = t.object({ rating: Rating, k: K, games: Games, ...rules });
export const InitialQuery = t.object({
  games: Games,
  type: t.optional(t.string({ pattern: '^(swiss|team)$', description: 'swiss (the default) or team.' })),
  ...rules,
});
export const PerformanceQuery = t.object({ games: Games, ...rules });
export const KQuery = t.object({
  rating: Rating,
  played: t.integer({ minimum: 0, maximum: 1_000_000, description: 'Rated games so far.', examples: [60] }),
  on: DateText,
  birth: t.optional(t.string({ pattern: '^\\d{4}(-\\d{2}-\\d{2})?$', description: 'A year or a date.' })),
  peak: t.optional(Rating),
  ...rules,
});
export const TargetQuery = t.object({
  rating: Rating,
  k: K,
  opponents: t.string({ maxLength: 2000, pattern: '^\\d{1,6}(,\\d{1,6})*$', examples: ['1900,2100'] }),
  goal: Rating,
  ...rules,
});

export const CalculationBody = t.record(t.unknown(), {
  description: 'The same as the input file of `eloquence calc`.',
});

const rulesUsed = {
  edition: t.string(),
  cadence: t.string(),
  variants: t.array(t.string()),
};

const calculated = {
  ...rulesUsed,
  reasons: Reasons,
};

export const ExpectedView = t.object(
  {
    ...calculated,
    own: t.integer(),
    opponent: t.integer(),
    difference: t.integer(),
    counted: t.integer({ description: 'The difference after the cap.' }),
    expected: Exact,
    formula: t.nullable(
      t.string({ description: 'By the formula that comes close to the table; null from 2024.' }),
    ),
  },
  { $id: 'Expected' },
);
export type ExpectedView = Static<typeof ExpectedView>;

/** The result of some games with one K. */
const result = {
  n: t.integer(),
  score: Points,
  expected: Exact,
  sum: Exact,
  k: t.integer(),
  change: Exact,
};

/** A new rating after rounding. */
const rounded = { change: Exact, rounded: t.integer(), new: t.integer() };

export const ChangeView = t.object(
  {
    ...calculated,
    rating: t.integer(),
    ...result,
    ...rounded,
    games: t.array(
      t.object({
        opponent: t.integer(),
        score: Points,
        difference: t.integer(),
        counted: t.nullable(t.integer()),
        expected: t.nullable(Exact),
        delta: t.nullable(Exact),
        reasons: Reasons,
      }),
    ),
  },
  { $id: 'Change' },
);
export type ChangeView = Static<typeof ChangeView>;

const initial = {
  ...calculated,
  ru: t.nullable(t.integer({ description: 'The rating by the formula.' })),
  rating: t.nullable(t.integer({ description: 'The rating that would be published.' })),
  n: t.integer(),
  score: t.nullable(t.number()),
  average: t.nullable(t.string()),
  p: t.nullable(Exact),
  dp: t.nullable(t.integer()),
};

export const InitialView = t.object(initial, { $id: 'Initial' });
export type InitialView = Static<typeof InitialView>;

export const InitialEventsView = t.object(
  {
    ...initial,
    events: t.array(
      t.object({
        start: t.nullable(t.string()),
        edition: t.string(),
        ru: t.integer(),
        n: t.integer(),
        counts: t.boolean(),
        reasons: Reasons,
      }),
    ),
  },
  { $id: 'InitialEvents' },
);
export type InitialEventsView = Static<typeof InitialEventsView>;

const nullableInteger = t.nullable(t.integer());

export const RoundRobinView = t.object(
  {
    ...rulesUsed,
    n: t.integer({ description: 'Opponents of each player.' }),
    rar: t.string({ description: 'The average of the rated players.' }),
    dpa: t.string(),
    ra: t.integer(),
    players: t.array(
      t.object({
        name: t.string(),
        rating: nullableInteger,
        score: Points,
        p: Exact,
        dp: t.integer(),
        rc: nullableInteger,
        ru: nullableInteger,
        capped: t.array(t.object({ name: t.string(), counted: t.integer() }), {
          description: 'Opponents who count as being at the cap from the first Ru.',
        }),
        newRc: nullableInteger,
        newRu: t.nullable(t.integer({ description: 'After the corrective pass.' })),
        expected: t.nullable(Exact),
        sum: t.nullable(Exact),
        reasons: Reasons,
      }),
    ),
  },
  { $id: 'RoundRobin', description: 'Every step of a round robin with unrated players (2005 10.54).' },
);
export type RoundRobinView = Static<typeof RoundRobinView>;

export const PerformanceView = t.object(
  {
    ...calculated,
    rating: t.integer(),
    n: t.integer(),
    score: Points,
    average: t.string(),
    p: Exact,
    dp: t.integer(),
  },
  { $id: 'Performance' },
);
export type PerformanceView = Static<typeof PerformanceView>;

export const KView = t.object(
  {
    ...calculated,
    k: t.integer(),
    turnover: t.nullable(t.integer({ description: 'Games in which a rating turns over, about.' })),
  },
  { $id: 'K' },
);
export type KView = Static<typeof KView>;

export const CalculatedPeriodView = t.object(
  {
    ...calculated,
    rating: t.integer(),
    n: t.integer(),
    k: t.integer(),
    kUsed: t.integer(),
    events: t.array(t.object({ edition: t.string(), ...result, reasons: Reasons })),
    ...rounded,
  },
  { $id: 'CalculatedPeriod' },
);
export type CalculatedPeriodView = Static<typeof CalculatedPeriodView>;

export const TargetView = t.object(
  {
    ...calculated,
    score: t.nullable(t.number()),
    table: t.array(t.object({ score: Points, ...rounded })),
  },
  { $id: 'Target' },
);
export type TargetView = Static<typeof TargetView>;
