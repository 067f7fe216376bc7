import type {
  Cadence,
  ChangeAnswer,
  ExpectedAnswer,
  InitialAnswer,
  InitialEventsAnswer,
  KAnswer,
  PerformanceAnswer,
  PeriodAnswer,
  Reasons,
  TargetAnswer,
} from '@eloquence/rating';
import { CadenceName, DateText, Exact, LanguageName, Points, ReasonView } from './common.ts';
import {
  anything,
  flag,
  integer,
  list,
  named,
  nullable,
  number,
  object,
  optional,
  type Properties,
  record,
  ref,
  type Schema,
  text,
} from './schema.ts';

/** By which rules: the same as on the command line. */
export interface RulesQuery {
  readonly edition?: string;
  readonly cadence?: Cadence;
  readonly variant?: string;
  readonly applied?: boolean;
  readonly lang?: 'en' | 'fr' | 'zh';
}

const RULES: Properties<RulesQuery> = {
  edition: optional(text({ maxLength: 20, description: 'The newest unless said.', examples: ['2024-03'] })),
  cadence: optional(CadenceName),
  variant: optional(
    text({ maxLength: 200, description: 'Practices of FIDE by name, with commas between them.' }),
  ),
  applied: optional(flag({ description: 'All of them.' })),
  lang: optional(LanguageName),
};

export const RulesQuery: Schema<RulesQuery> = object<RulesQuery>(RULES);

const Rating: Schema<number> = integer({ minimum: 0, maximum: 100_000 });
const Games: Schema<string> = text({
  maxLength: 4000,
  description: 'OPPONENT:SCORE, with commas between the games.',
  examples: ['1900:1,2100:0.5,2300:0'],
});

export interface ExpectedQuery extends RulesQuery {
  readonly own: number;
  readonly opponent: number;
}

export const ExpectedQuery: Schema<ExpectedQuery> = object<ExpectedQuery>({
  own: Rating,
  opponent: Rating,
  ...RULES,
});

export interface ChangeQuery extends RulesQuery {
  readonly rating: number;
  readonly k: number;
  readonly games: string;
}

export const ChangeQuery: Schema<ChangeQuery> = object<ChangeQuery>({
  rating: Rating,
  k: integer({ minimum: 0, maximum: 1000 }),
  games: Games,
  ...RULES,
});

export interface InitialQuery extends RulesQuery {
  readonly games: string;
  readonly type?: string;
}

export const InitialQuery: Schema<InitialQuery> = object<InitialQuery>({
  games: Games,
  type: optional(text({ pattern: '^(swiss|team)$', description: 'swiss unless said, or team.' })),
  ...RULES,
});

export interface PerformanceQuery extends RulesQuery {
  readonly games: string;
}

export const PerformanceQuery: Schema<PerformanceQuery> = object<PerformanceQuery>({
  games: Games,
  ...RULES,
});

export interface KQuery extends RulesQuery {
  readonly rating: number;
  readonly played: number;
  readonly on: string;
  readonly birth?: string;
  readonly peak?: number;
}

export const KQuery: Schema<KQuery> = object<KQuery>({
  rating: Rating,
  played: integer({ minimum: 0, maximum: 1_000_000, description: 'Rated games so far.' }),
  on: DateText,
  birth: optional(text({ pattern: '^\\d{4}(-\\d{2}-\\d{2})?$', description: 'A year or a date.' })),
  peak: optional(Rating),
  ...RULES,
});

export interface TargetQuery extends RulesQuery {
  readonly rating: number;
  readonly k: number;
  readonly opponents: string;
  readonly goal: number;
}

export const TargetQuery: Schema<TargetQuery> = object<TargetQuery>({
  rating: Rating,
  k: integer({ minimum: 0, maximum: 1000 }),
  opponents: text({ maxLength: 2000, pattern: '^\\d{1,6}(,\\d{1,6})*$', examples: ['1900,2100'] }),
  goal: Rating,
  ...RULES,
});

/** What stands in the file of the command line stands in the body. */
export const CalculationBody: Schema<Readonly<Record<string, unknown>>> = record(anything(), {
  description: 'The same as the file that `eloquence calc` takes.',
});

/** Answers with their reasons in words. */
type Spoken<T> = {
  readonly [K in keyof T]: T[K] extends Reasons
    ? readonly ReasonView[]
    : T[K] extends readonly (infer Item extends object)[]
      ? readonly Spoken<Item>[]
      : T[K];
};

const reasons: Schema<readonly ReasonView[]> = list(ref(ReasonView));
const made: Properties<{
  readonly edition: string;
  readonly cadence: string;
  readonly variants: readonly string[];
  readonly reasons: readonly ReasonView[];
}> = { edition: text(), cadence: text(), variants: list(text()), reasons };

export type ExpectedView = Spoken<ExpectedAnswer>;
export const ExpectedView: Schema<ExpectedView> = named(
  'Expected',
  object<ExpectedView>({
    ...made,
    own: integer(),
    opponent: integer(),
    difference: integer(),
    counted: integer({ description: 'The difference after the cap.' }),
    expected: Exact,
  }),
);

export type ChangeView = Spoken<ChangeAnswer>;
export const ChangeView: Schema<ChangeView> = named(
  'Change',
  object<ChangeView>({
    ...made,
    rating: integer(),
    n: integer(),
    score: Points,
    expected: Exact,
    sum: Exact,
    k: integer(),
    change: Exact,
    rounded: integer(),
    new: integer(),
    games: list(
      object<ChangeView['games'][number]>({
        opponent: integer(),
        score: Points,
        difference: integer(),
        counted: nullable(integer()),
        expected: nullable(Exact),
        delta: nullable(Exact),
        reasons,
      }),
    ),
  }),
);

const INITIAL: Properties<Spoken<InitialAnswer>> = {
  ...made,
  ru: nullable(integer({ description: 'What the formula gives.' })),
  rating: nullable(integer({ description: 'What would be published.' })),
  n: integer(),
  score: nullable(number()),
  average: nullable(text()),
  p: nullable(Exact),
  dp: nullable(integer()),
};

export type InitialView = Spoken<InitialAnswer>;
export const InitialView: Schema<InitialView> = named('Initial', object<InitialView>(INITIAL));

export type InitialEventsView = Spoken<InitialEventsAnswer>;
export const InitialEventsView: Schema<InitialEventsView> = named(
  'InitialEvents',
  object<InitialEventsView>({
    ...INITIAL,
    events: list(
      object<InitialEventsView['events'][number]>({
        start: nullable(text()),
        edition: text(),
        ru: integer(),
        n: integer(),
        counts: flag(),
        reasons,
      }),
    ),
  }),
);

export type PerformanceView = Spoken<PerformanceAnswer>;
export const PerformanceView: Schema<PerformanceView> = named(
  'Performance',
  object<PerformanceView>({
    ...made,
    rating: integer(),
    n: integer(),
    score: Points,
    average: text(),
    p: Exact,
    dp: integer(),
  }),
);

export type KView = Spoken<KAnswer>;
export const KView: Schema<KView> = named('K', object<KView>({ ...made, k: integer() }));

export type CalculatedPeriodView = Spoken<PeriodAnswer>;
export const CalculatedPeriodView: Schema<CalculatedPeriodView> = named(
  'CalculatedPeriod',
  object<CalculatedPeriodView>({
    ...made,
    rating: integer(),
    n: integer(),
    k: integer(),
    kUsed: integer(),
    events: list(
      object<CalculatedPeriodView['events'][number]>({
        edition: text(),
        n: integer(),
        score: Points,
        expected: Exact,
        sum: Exact,
        k: integer(),
        change: Exact,
        reasons,
      }),
    ),
    change: Exact,
    rounded: integer(),
    new: integer(),
  }),
);

export type TargetView = Spoken<TargetAnswer>;
export const TargetView: Schema<TargetView> = named(
  'Target',
  object<TargetView>({
    ...made,
    score: nullable(number()),
    table: list(
      object<TargetView['table'][number]>({
        score: Points,
        change: Exact,
        rounded: integer(),
        new: integer(),
      }),
    ),
  }),
);
