/** The FIDE rating regulations as code. Unofficial. */
export { ADJUSTMENTS, type Adjustment, adjustRating } from './adjustments.ts';
export {
  type BulkKernel,
  type BulkOutcome,
  type BulkRange,
  bulkKernel,
  bulkOutcome,
  checkColumns,
  type GameColumns,
  isBulkEdition,
  type PlayerColumns,
  rateInBulk,
} from './bulk.ts';
export { type Choice, chooseEditions, variantNames } from './calculators/choose.ts';
export * from './calculators/index.ts';
export {
  type FirstRatingFile,
  type PeriodFile,
  type Recomputed,
  type RecomputeInput,
  recompute,
} from './calculators/recompute.ts';
export {
  calculateRoundRobin,
  isRoundRobinFile,
  type RoundRobinAnswer,
  type RoundRobinAnswerPlayer,
} from './calculators/round-robin.ts';
export { parseScore } from './calculators/score.ts';
export {
  type Change,
  type EventSum,
  type GameChange,
  type GameInput,
  type GameSums,
  ratingChange,
  shownRating,
} from './change.ts';
export {
  addDays,
  addMonths,
  type CivilDate,
  type DateInput,
  formatDate,
  parseDate,
  yearMonthDay,
} from './date.ts';
export { defined } from './defined.ts';
export { isKOfAdministrator, leavesKToAdministrator } from './editions/administrators-k.ts';
export { compareEditions, type RuleDifference } from './editions/compare.ts';
export { EDITIONS, editionOn, findEdition, newestEdition } from './editions/index.ts';
export { nearest } from './editions/nearest.ts';
export { editionSchema, readEdition } from './editions/own.ts';
export {
  CADENCES,
  type Cadence,
  type Cited,
  type Duration,
  type Edition,
  type KStep,
  type Provenance,
  type PublishedColumn,
  type RuleName,
  type Rules,
  type RuleValue,
  type Variant,
} from './editions/rules.ts';
export { RULE_NAMES } from './editions/shapes.ts';
export { readingsOf, withPractice, withVariant } from './editions/variants.ts';
export { appeal, eventEligibility, stagesOfEvent } from './eligibility/event.ts';
export type { EventFactsInput } from './eligibility/facts.ts';
export type { Answer as EligibilityAnswer, Verdict } from './eligibility/verdict.ts';
export {
  InputError,
  type InputErrorCode,
  type InputErrorValue,
  type InputErrorValues,
  type InputProblem,
} from './errors.ts';
export type { EventGameInput, GameException } from './event/event-games.ts';
export type { EventInput, EventPlayerInput } from './event/input.ts';
export {
  type EventOutcome,
  type PlayerGameOutcome,
  type PlayerOutcome,
  rateEvent,
} from './event/rate.ts';
export { takesRatingsPerGame, withRatingsPerGame } from './event/ratings-per-game.ts';
export { type Expected, expectedScore } from './expected.ts';
export { EVENT_TYPES, type EventType, isRoundRobin } from './initial/counting.ts';
export { type FirstRating, firstRating } from './initial/first-rating.ts';
export type { FirstRatingEvent, FirstRatingInput } from './initial/first-rating-input.ts';
export {
  type RoundRobin,
  type RoundRobinPlayer,
  type RoundRobinResult,
  rateRoundRobin,
} from './initial/round-robin.ts';
export { lastDayOfPooling } from './initial/window.ts';
export { developmentCoefficient, type KInput } from './k.ts';
export { dayOfK, kOfLaterList, takesKAtStart } from './k-day.ts';
export { type ListPeriod, listInForce, nextList, periodOf } from './lists/calendar.ts';
export { closingDate, type EventDates, listOfEvent, openList } from './lists/closing.ts';
export { floorOn } from './lists/floor.ts';
export { type InclusionFacts, inclusion } from './lists/inclusion.ts';
export { type MonthlyLists, monthlyListsFrom } from './lists/monthly-lists.ts';
export {
  type GamesOnList,
  isInactiveOn,
  isStillShown,
  publishedColumns,
  type Standing,
  type StandingInput,
  standing,
} from './lists/standing.ts';
export { type Performance, performanceRating } from './performance.ts';
export {
  type Editions,
  type Period,
  type PeriodEvent,
  type PeriodInput,
  ratePeriod,
  type SummedEvent,
  sumPeriod,
} from './period.ts';
export { formatHundredths, formatRational, points, type Rational } from './rational.ts';
export type { Explain, Fact, Reason, ReasonCode, ReasonOf, Reasons, ReasonValues } from './reasons.ts';
export { formulaProbability } from './remarks.ts';
export {
  type Condition,
  keysOf,
  oneOf,
  type RequiredKey,
  type Requirement,
  shownValue,
} from './requirement.ts';
export { type Rounding, roundHundredths } from './rounding.ts';
export { differenceFor, probability } from './tables.ts';
export { scoreForGoal, type TargetInput, type TargetRow } from './target.ts';
export {
  GAME_SCORES,
  type HalfPoints,
  type Hundredths,
  halfPoints,
  hundredths,
  type K,
  K_LIMITS,
  type Rating,
} from './values.ts';
