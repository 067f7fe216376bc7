import type {
  Cadence,
  Edition,
  EventType,
  Fact,
  InputErrorCode,
  InputErrorValues,
  Provenance,
  ReasonCode,
  ReasonValues,
  RuleName,
  RuleValue,
} from '@eloquence/rating';
import type {
  FileFindingCode,
  FileFindingValues,
  ListErrorCode,
  ListErrorValues,
  ResultCode,
  Severity,
} from '@eloquence/reports';
import type { Format } from '../format.ts';
import type { Language } from '../languages.ts';
import type { SayRequirement } from '../requirements.ts';
import type { OfficeWords } from './office.ts';

/** The parts of a regulation, in the order in which the rules stand. */
export type Chapter =
  | 'introduction'
  | 'rate-of-play'
  | 'laws'
  | 'daily-play'
  | 'duration'
  | 'unplayed-games'
  | 'composition'
  | 'list'
  | 'calculation'
  | 'reports'
  | 'inclusion';

/** Who decides something. */
export type Body =
  | 'general-assembly'
  | 'council'
  | 'president'
  | 'qualification-commission'
  | 'qualification-chair';

/** Headings and names of figures, as they stand in tables and on pages. */
export type Label =
  | 'average'
  | 'averageUsed'
  | 'basedOn'
  | 'change'
  | 'counted'
  | 'counts'
  | 'delta'
  | 'difference'
  | 'dp'
  | 'edition'
  | 'event'
  | 'expected'
  | 'expectedScore'
  | 'firstRating'
  | 'formula'
  | 'formulaGives'
  | 'games'
  | 'inForceFrom'
  | 'k'
  | 'newRating'
  | 'no'
  | 'noRating'
  | 'opponent'
  | 'outOfReach'
  | 'p'
  | 'performance'
  | 'player'
  | 'rating'
  | 'score'
  | 'scoreNeeded'
  | 'status'
  | 'sum'
  | 'total'
  | 'turnover'
  | 'variants'
  | 'yes';

/** `at` is the article in brackets with what separates it from the words before, or nothing. */
export type Reasons = {
  readonly [Code in ReasonCode]: (values: ReasonValues[Code], at: string) => string;
};

/** One line: what is wrong, and what is expected. */
export type Errors = { readonly [Code in InputErrorCode]: (values: InputErrorValues) => string };

/** What is wrong with a report, and what to do about it. */
export type Findings = {
  readonly [Code in FileFindingCode]: {
    readonly says: (values: FileFindingValues[Code]) => string;
    readonly hint: string | ((values: FileFindingValues[Code]) => string);
  };
};

/** Those about the header of a report, and about the report against a list. */
export type HeaderFindings = Pick<
  Findings,
  | 'start-missing'
  | 'headers-missing'
  | 'count-differs'
  | 'federation-unknown'
  | 'rounds-differ'
  | 'date-unreadable'
  | 'headers-contradict'
  | 'date-ambiguous'
  | 'date-order-unusual'
  | 'year-differs'
  | 'start-in-future'
  | 'ratings-per-game'
  | 'dates-out-of-order'
  | 'round-date-outside'
  | 'rounds-out-of-order'
  | 'round-dates-misplaced'
  | 'round-dates-differ'
  | 'time-control-unreadable'
  | 'type-unreadable'
  | 'type-assumed'
  | 'cadence-differs'
  | 'before-first-edition'
  | 'not-on-list'
  | 'another-person'
  | 'name-differs'
  | 'federation-differs'
  | 'birth-differs'
  | 'rating-differs'
  | 'k-unknown'
  | 'k-not-taken'
  | 'k-irregular'
  | 'inactive-on-list'
  | 'deceased-on-list'
  | 'possible-duplicate'
  | 'list-not-in-force'
  | 'list-date-unknown'
>;

/** Those about the file as a whole, its fields, players and results. */
export type PlayerFindings = Omit<Findings, keyof HeaderFindings>;

/** What to do about something the regulations say, where more can be said than its weight tells. */
export type ReasonHints = {
  readonly [Code in ReasonCode]?: (values: ReasonValues[Code]) => string | null;
};

/** One line: why a file cannot be read as a rating list. */
export type ListErrors = { readonly [Code in ListErrorCode]: (values: ListErrorValues) => string };

/** What of a report a finding may be about. */
export type ReportField =
  | 'name'
  | 'federation'
  | 'start'
  | 'end'
  | 'round'
  | 'chief-arbiter'
  | 'time-control'
  | 'no'
  | 'sex'
  | 'title'
  | 'rating'
  | 'id'
  | 'birth'
  | 'round-dates'
  | 'rank'
  | 'points'
  | 'team-player'
  | 'players'
  | 'rated'
  | 'teams';

export type RuleLabels = { readonly [Name in RuleName]: string };

/** A rule's value in words; that there is no rule is said elsewhere. */
export type RuleValues = { readonly [Name in RuleName]: (value: NonNullable<RuleValue<Name>>) => string };

export interface Names {
  readonly bodies: Readonly<Record<Body, string>>;
  readonly cadences: Readonly<Record<Cadence, string>>;
  readonly chapters: Readonly<Record<Chapter, string>>;
  readonly eventTypes: Readonly<Record<EventType, string>>;
  readonly facts: Readonly<Record<Fact, string>>;
  readonly provenances: Readonly<Record<Provenance, string>>;
  readonly reportFields: Readonly<Record<ReportField, string>>;
  /** The letter or sign that a report uses, with what it means. */
  readonly results: Readonly<Record<ResultCode, string>>;
  readonly severities: Readonly<Record<Severity, string>>;
  readonly statuses: Readonly<Record<Edition['status'], string>>;
}

/** Everything Eloquence says, in one language. A code without words fails the type check. */
export interface Messages extends Names, OfficeWords {
  readonly language: Language;
  /** The language's own name. */
  readonly name: string;
  readonly format: Format;
  readonly reasons: Reasons;
  readonly errors: Errors;
  /** What a refused value should have been. */
  readonly requirement: SayRequirement;
  readonly findings: Findings;
  /** What to do where the regulations themselves speak, by weight; null where there is nothing to do. */
  readonly findingHints: Readonly<Record<Severity, string | null>>;
  readonly reasonHints: ReasonHints;
  readonly listErrors: ListErrors;
  readonly rules: RuleLabels;
  readonly ruleValues: RuleValues;
  readonly labels: Readonly<Record<Label, string>>;
  /** Where a rule stands, in brackets, ready to follow a word. */
  readonly cite: (article: string) => string;
  /** Where a rule stands: an article as it is, an announcement in words. */
  readonly article: (article: string) => string;
  /** The spaces that the language's typography asks for. */
  readonly typeset: (text: string) => string;
}

/** What the engine's own answers need: a page that calculates loads no more. */
export type EngineMessages = Pick<
  Messages,
  | keyof Names
  | 'language'
  | 'name'
  | 'format'
  | 'reasons'
  | 'errors'
  | 'requirement'
  | 'labels'
  | 'article'
  | 'cite'
  | 'typeset'
>;
