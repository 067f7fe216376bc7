/**
 * Why a number is what it is. A reason is data: a code, the article behind it, and everything needed to
 * write the sentence. Exact decimals are strings (`-0.61`), scores are points, dates are `YYYY-MM-DD`.
 */

interface Expectation {
  own: number;
  opponent: number;
  /** own − opponent */
  difference: number;
  /** the difference that counts, after the cap */
  counted: number;
  expected: string;
}

interface EventScore {
  n: number;
  score: number;
  average: string;
  ru: number;
}

interface Converted extends EventScore {
  p: string;
  dp: number;
}

/** The facts an answer may have to do without. */
export type Fact =
  | 'registered'
  | 'received'
  | 'end'
  | 'thinking-time'
  | 'equal-times'
  | 'first-control'
  | 'rounds-per-day'
  | 'approval-duration'
  | 'approval-late-registration'
  | 'approval-hybrid'
  | 'scheduled-games'
  | 'announced'
  | 'pgn';

/** The values of every reason, by code. */
export interface ReasonValues {
  // one game
  'difference-counted': Expectation;
  'difference-capped': Expectation;
  'difference-full': Expectation & { from: number };
  'cap-used-elsewhere': Expectation;
  'gap-not-rated': { own: number; opponent: number; gap: number; limit: number; above: number };
  'game-unplayed': Record<never, never>;
  'game-not-chosen': Record<never, never>;
  'game-excepted': { cause: 'force-majeure' | 'fair-play' };
  'game-after-decision': { scheduled: number; needed: string };
  'game-thinking-time': { minutes: number; needed: number; rating: number };
  'opponent-unrated': Record<never, never>;
  'opponent-result-used': { ru: number };
  'opponent-result-missing': { opponent: number };
  'opponent-dropped': { score: number; minimum: number };
  'opponent-listed-since': { rating: number };
  'standard-stands-in': { rating: number };
  'rating-at-game': { rating: number };

  // change
  'listed-since': { rating: number };
  'change-summed': { n: number; score: number; expected: string; sum: string; k: number; change: string };
  'period-summed': { events: number; n: number; change: string };
  'change-rounded': { change: string; rounded: number; rating: number; new: number };
  'editions-differ': { editions: string; whole: string };
  'correction-added': { change: string };
  'digits-shown': { rating: number; shown: string };

  // K
  'k-new': { k: number; played: number; games: number };
  'k-reached': { k: number; peak: number; reached: number };
  /** `until` is the last day; `by`: what the text and what is known of the birth make it. */
  'k-junior': {
    k: number;
    age: number;
    until: string;
    under: number;
    by: 'year-end' | 'birthday' | 'birth-year';
  };
  'k-junior-over': { peak: number; under: number };
  'k-otherwise': { k: number };
  'k-set': { k: number };
  'k-not-set': Record<never, never>;
  'k-played-unknown': { games: number };
  'k-birth-unknown': { age: number };
  'k-birth-year-only': { year: number; until: string; age: number };
  'k-of-later-list': { k: number; before: number; list: string };
  'k-limited': { k: number; n: number; limit: number; used: number };

  // the result of one event for an unrated player
  'average-of-opponents': { n: number; average: string };
  'drawn-games-added': { n: number; games: number; rating: number; average: string };
  'score-half': EventScore;
  'score-above-half': EventScore & { halfPoints: number; bonus: string };
  'score-below-half': Converted;
  'score-below-half-round-robin': Converted & { opponents: number };
  'score-converted': Converted;
  'tournament-average': { rated: number; rar: string; dpa: string; opponents: number; ra: number };
  'field-corrected': { cap: number; capped: number; before: number; average: number; ru: number };
  'score-too-low': { score: number; minimum: number };
  'low-score-counts': { score: number };
  'too-few-rated-opponents': { met: number; needed: number };
  'leading-result-under-floor': { ru: number; floor: number };
  'result-not-above-floor': { ru: number; floor: number };
  'taken-as-first-event': Record<never, never>;
  'taken-as-later-event': Record<never, never>;

  // a first rating
  'outside-window': { start: string; newest: string; count: number; unit: 'periods' | 'months' };
  'pooled-by-weight': { events: number; n: number; average: string; ru: number };
  'pooled-as-one': { events: number; n: number; score: number };
  'result-given': { ru: number; n: number };
  'games-missing': { n: number; needed: number };
  'fewer-games-suffice': { needed: number; because: string };
  'rating-below-floor': { ru: number; floor: number };
  'rating-at-maximum': { ru: number; maximum: number };
  'rating-published': { rating: number; n: number; needed: number; floor: number };
  'nothing-counts': Record<never, never>;
  'variant-differs': { variant: string; dispute: string; value: string };

  // performance and target
  performance: Converted;
  'target-needs': { goal: number; score: number; n: number; new: number };
  'target-out-of-reach': { goal: number; n: number; best: number };

  // eligibility of an event
  'fact-missing': { fact: Fact };
  'official-always-rated': Record<never, never>;
  'not-registered': Record<never, never>;
  'registration-refused': { by: string };
  'rated-by-decision': Record<never, never>;
  'report-to-officer-late': { given: string; deadline: string };
  'registered-late': { registered: string; deadline: string; count: number; unit: 'days' | 'months' };
  'late-registration-approved': { by: string };
  'arbiter-unlicensed': { arbiters: number };
  'licence-unknown': { arbiters: number };
  'hybrid-not-foreseen': Record<never, never>;
  'hybrid-not-approved': Record<never, never>;
  'hybrid-games-missing': Record<never, never>;
  'thinking-time-short': { minutes: number; needed: number; from: number };
  'time-outside-range': { minutes: number; seconds: number; range: string; cadence: string };
  'times-unequal': Record<never, never>;
  'first-control-moves': { moves: number; required: number; rule: 'exactly' | 'at-least' };
  'first-control-recommended': { moves: number; recommended: number };
  'too-many-rounds': { rounds: number; allowed: number };
  'too-many-hours': { minutes: number; allowed: number };
  'too-long': { days: number; allowed: number };
  'longer-allowed': { days: number; because: 'championship' | 'approval' };
  'interim-reports': { days: number; after: number };
  'match-with-unrated': Record<never, never>;
  'decided-match-waived': Record<never, never>;
  'too-few-rated-in-field': { rated: number; players: number; needed: number };
  'too-few-players': { players: number; needed: number };
  'national-championship': { rated: number; needed: number };
  'scheveningen-unrated': { unrated: number; allowed: number };
  'round-robin-as-swiss': { unplayed: number };
  'report-late': { received: string; deadline: string };
  'report-list-missed': { received: string; list: string; lists: number };
  'not-announced': Record<never, never>;
  'player-not-member': { player: number };
  'stages-pooled': { rule: 'pooled' | 'may-be-pooled' };
  'stages-separate': Record<never, never>;
  'appeal-until': { until: string; to: string; days: number };
  'appeal-none': Record<never, never>;

  // lists
  'list-in-force': { date: string; list: string };
  'ended-in-time': { end: string; closing: string; list: string };
  'ended-after-closing': { end: string; closing: string; list: string };
  'received-after-closing': { received: string; closing: string; list: string };
  'official-closing': { end: string; list: string };
  'list-already-published': { list: string; next: string };
  'next-list-allowed': { end: string; days: number; list: string };
  'below-floor-delisted': { rating: number; floor: number };
  'left-the-list-since': { rating: number; list: string };
  'active-by-games': { games: number; needed: number };
  'inactive-by-games': { games: number; needed: number; since: string };
  'inactive-still-shown': { until: string };
  'inactive-only-flagged': { since: string };
  'left-top-list': { months: number };
  'federation-suspended': { federation: string; from: string };
  'player-removed': { from: string };
  'player-excepted': { from: string };
  'rating-adjusted': { adjustment: string; before: number; after: number };
  'rating-not-adjusted': { adjustment: string; rating: number };
}

export type ReasonCode = keyof ReasonValues;

export type ReasonOf<Code extends ReasonCode> = {
  readonly code: Code;
  readonly article: string | null;
  readonly values: Readonly<ReasonValues[Code]>;
};

export type Reason = { [Code in ReasonCode]: ReasonOf<Code> }[ReasonCode];
export type Reasons = readonly Reason[];

/** Reasons are collected only when asked for. */
export interface Explain {
  readonly explain?: boolean;
}

/** Where reasons go while a number is worked out: a list, or nowhere. */
export type Why = Reason[] | undefined;

export const NO_REASONS: Reasons = Object.freeze([]);

export function collect(options: Explain | undefined): Why {
  return options?.explain ? [] : undefined;
}

export function reasonsOf(why: Why): Reasons {
  return why ? Object.freeze(why) : NO_REASONS;
}

/** Made only where it is collected: `why?.push(reason(…))` does not even build the values otherwise. */
export function reason<Code extends ReasonCode>(
  code: Code,
  rule: { readonly article: string | null } | null,
  values: ReasonValues[Code],
): Reason {
  return { code, article: rule === null ? null : rule.article, values } as unknown as Reason;
}
