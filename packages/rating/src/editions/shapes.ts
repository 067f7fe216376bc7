import { defined } from '../defined.ts';
import { K_LIMITS, MAX_GAMES, RATING_LIMITS } from '../values.ts';
import type { KStep, RuleName, RuleValue, ThinkingTimeStep, TimeRange } from './rules.ts';
import {
  date,
  decimal,
  either,
  integer,
  list,
  nullable,
  object,
  oneOf,
  refined,
  type Shape,
  text,
} from './shape.ts';

const rating = integer(RATING_LIMITS.from, RATING_LIMITS.to);
const games = integer(1, 100);
const days = integer(0, 366);
const players = integer(1, 100);
const minutes = integer(1, 600);
const duration = object({ count: days, unit: oneOf('days', 'months') });
const required = nullable(oneOf('required'));

const thinkingTimeStep = object({ from: integer(0, RATING_LIMITS.to), minutes });

const thinkingTime: Shape<readonly ThinkingTimeStep[]> = refined(
  list(thinkingTimeStep, 1, 10),
  'falling-steps',
  (steps) =>
    steps.at(-1)?.from === 0 &&
    steps.every((step, index) => {
      const before = steps[index - 1];
      return before === undefined || (before.from > step.from && before.minutes >= step.minutes);
    }),
);

const timeRange: Shape<TimeRange> = refined(
  object({}, { from: minutes, over: minutes, to: minutes, under: minutes }),
  'one-lower-and-upper-limit',
  ({ from, over, to, under }) =>
    (from === undefined) !== (over === undefined) &&
    (to === undefined) !== (under === undefined) &&
    ((from ?? over) as number) < ((to ?? under) as number),
);

const kStep = object(
  { k: integer(K_LIMITS.from, K_LIMITS.to) },
  {
    gamesUnder: integer(1, MAX_GAMES),
    reached: rating,
    junior: object({ age: integer(1, 100), until: oneOf('birthday', 'year-end'), under: rating }),
    since: oneOf('listing'),
    set: oneOf('administrator'),
  },
);

function isForEverybody(step: KStep): boolean {
  return step.gamesUnder === undefined && step.reached === undefined && step.junior === undefined;
}

const kSteps: Shape<readonly KStep[]> = refined(list(kStep, 1, 20), 'last-step-unconditional', (steps) =>
  steps.every((step, index) => isForEverybody(step) === (index === steps.length - 1)),
);

const closing: Shape<RuleValue<'closing'>> = object({
  basis: oneOf('ended', 'ended-and-received'),
  before: duration,
});

const listMonths: Shape<readonly number[]> = refined(
  list(integer(1, 12), 1, 12),
  'months-in-order',
  (months) => months.every((month, index) => index === 0 || month > defined(months[index - 1])),
);

/** What each rule may be, in the order of `Rules`; the types keep the two together. */
export const SHAPES: { readonly [Name in RuleName]: Shape<RuleValue<Name>> } = Object.freeze({
  amendedBy: oneOf('general-assembly', 'council'),
  decidedBy: oneOf('event-start'),
  unreportedEvents: nullable(oneOf('may-be-rated')),
  unreportedGames: nullable(oneOf('may-be-rated')),
  officialEvents: nullable(oneOf('always-rated', 'rated-at-any-speed')),
  continentalEvents: nullable(oneOf('as-official')),
  registration: required,
  registrationNotice: nullable(duration),
  registrationNoticeTop: nullable(object({ notice: duration, playerAbove: rating, womanAbove: rating })),
  registrationNoticeNorms: nullable(duration),
  lateRegistrationBy: nullable(oneOf('qualification-chair')),
  lateTopRegistrationBy: nullable(oneOf('president')),
  registrationRefusedBy: nullable(oneOf('qualification-chair')),
  arbiterLicence: required,
  appealDays: nullable(days),
  appealTo: nullable(oneOf('qualification-commission', 'council')),
  hybridApproval: required,

  thinkingTimeScope: nullable(oneOf('tournament', 'game')),
  thinkingTimeRatings: nullable(oneOf('event-start', 'game-start')),
  thinkingTime: nullable(thinkingTime),
  timeRange: nullable(timeRange),
  movesAssumed: nullable(integer(1, 200)),
  fasterGames: nullable(oneOf('not-rated')),
  firstControl: nullable(
    object({ rule: oneOf('recommended', 'exactly', 'at-least'), moves: integer(1, 200) }),
  ),
  equalTimes: required,

  laws: oneOf('fide', 'fide-or-approved-adaptation', 'fide-or-hybrid'),

  roundsPerDay: nullable(integer(1, 100)),
  hoursPerDay: nullable(integer(1, 24)),

  maximumDays: nullable(integer(1, 3660)),
  longerAllowed: nullable(list(oneOf('championship', 'approval'), 1, 2)),
  interimReportsAfterDays: nullable(days),
  ratingsPerGame: nullable(oneOf('by-choice')),

  unplayedGames: oneOf('never-rated'),
  startedGames: nullable(oneOf('rated')),
  startedGamesExceptions: nullable(list(oneOf('force-majeure', 'fair-play'), 1, 2)),
  playersWithoutId: nullable(oneOf('count-for-opponents')),

  minimumScore: object(
    {
      halfPoints: integer(0, 20),
      events: oneOf('first', 'until-counted', 'until-performance'),
    },
    { points: oneOf('all') },
  ),
  lowScoreForOpponents: nullable(oneOf('dropped')),
  minimumOpponents: nullable(
    object({
      rated: integer(1, 20),
      counted: oneOf('opponents', 'games'),
      events: oneOf('every', 'first'),
      types: oneOf('swiss-and-team', 'all'),
    }),
  ),
  stages: nullable(oneOf('pooled', 'may-be-pooled')),
  roundRobinRatedOneIn: nullable(integer(1, 20)),
  roundRobinSmall: nullable(object({ under: players, rated: players })),
  doubleRoundRobin: nullable(object({ players, rated: players })),
  nationalChampionship: nullable(object({ rated: players, womenRated: players }, { counted: oneOf('men') })),
  scheveningenUnrated: nullable(integer(0, 100)),
  gamesAgainstUnrated: oneOf('not-counted', 'with-event-result'),
  roundRobinAgainstUnrated: oneOf('not-counted', 'with-event-result'),
  unplayedRoundRobin: nullable(oneOf('as-swiss', 'swiss-throughout')),
  decidedMatch: nullable(oneOf('not-rated')),
  decidedMatchWaiver: nullable(oneOf('on-request')),
  unratedMatch: nullable(oneOf('not-rated')),

  listMonths,
  monthlyLists: nullable(oneOf('foreseen')),
  monthlyClosing: nullable(closing),
  firstList: nullable(date),
  listInForce: oneOf('event-start'),
  closing,
  closingOfficial: nullable(duration),
  floor: rating,
  floorBefore: nullable(object({ date, floor: rating })),
  publishedColumns: list(
    oneOf(
      'name',
      'title',
      'federation',
      'rating',
      'id',
      'games',
      'birth-date',
      'birth-year',
      'sex',
      'k',
      'games-at-first-k',
    ),
    1,
    11,
  ),
  minimumGames: games,
  minimumGamesTeamChampionship: nullable(games),
  minimumGamesMember: nullable(object({ games, associations: list(text(40), 1, 20) })),
  poolingWindow: object({ count: integer(1, 120), unit: oneOf('periods', 'months') }),
  pooling: oneOf('weighted-mean', 'one-event'),
  belowFloor: oneOf('delisted-once', 'shown-unrated'),
  titledUnrated: nullable(oneOf('separate-list')),
  activeGames: games,
  inactiveShown: nullable(
    either(object({ count: integer(0, 120), unit: oneOf('lists', 'months') }), oneOf('always', 'never')),
  ),
  activeAgainGames: object({ games, within: oneOf('year', 'period') }),
  inactiveRating: nullable(oneOf('last-published')),
  topListsMonths: nullable(integer(1, 120)),

  differenceTable: oneOf('as-printed'),
  probabilityTable: oneOf('as-printed'),
  extremeDifference: integer(677, 2000),
  firstRatingMethod: oneOf('bonus', 'drawn-games'),
  roundRobinMethod: nullable(oneOf('corrective-pass')),
  roundRobinAverage: nullable(oneOf('tournament-average')),
  average: oneOf('rated-opponents'),
  averages: oneOf('whole', 'exact'),
  atHalf: oneOf('average', 'average-and-dp'),
  bonus: nullable(decimal),
  belowHalf: oneOf('average-and-dp'),
  belowHalfRoundRobin: nullable(oneOf('dp-shrunk')),
  drawnGames: nullable(object({ games: integer(1, 20), rating })),
  firstRatingMaximum: nullable(rating),
  firstRatingRounding: oneOf('half-up', 'half-away-from-zero'),
  resultsUnderFloor: nullable(oneOf('leading-ignored', 'swiss-and-leading-ignored')),
  listedSince: oneOf('rated-for-himself'),
  differenceCap: nullable(integer(1, RATING_LIMITS.to)),
  differenceCapGames: oneOf('every', 'largest-of-event'),
  fullDifferenceFrom: nullable(rating),
  unratedGap: nullable(object({ gap: integer(1, RATING_LIMITS.to), above: rating })),
  kSteps: nullable(kSteps),
  kTimesGames: nullable(integer(1, 100_000)),
  kTaken: oneOf('list-before', 'event-start'),
  change: oneOf('sum-times-k'),
  changeRounding: oneOf('half-up', 'half-away-from-zero'),
  digitsShown: nullable(integer(1, 4)),
  standardStandsIn: nullable(oneOf('start-value', 'as-rated')),

  reportFormat: oneOf('crosstable', 'trf'),
  reportToOfficerDays: nullable(days),
  reportUploadDays: nullable(days),
  reportLastList: nullable(integer(1, 120)),
  reportNextListDays: nullable(integer(0, 31)),
  reportingDuty: nullable(oneOf('unless-announced-unrated', 'announced-as-rated')),
  ratingOfficer: nullable(oneOf('named-by-federation')),
  hybridGames: nullable(oneOf('pgn-required')),

  membership: nullable(oneOf('member-of-federation', 'registered-by-federation')),
  membershipException: nullable(oneOf('on-request', 'by-council')),
  removal: nullable(oneOf('at-federations-word')),
  deaths: nullable(oneOf('reported-by-federation')),
});

/** The names of all rules, in the order of the chapters. */
export const RULE_NAMES: readonly RuleName[] = Object.freeze(Object.keys(SHAPES) as RuleName[]);
