import type { Duration, KStep, RuleValue } from '@eloquence/rating';
import { oneOf } from '../format.ts';
import type { RuleValues } from '../types/messages.ts';
import { english, ordinal } from './format.ts';
import { names } from './names.ts';

const { and, count, date, months, or, points } = english;

const body = oneOf(names.bodies);
const days = (n: number): string => count(n, 'day', 'days');
const games = (n: number): string => count(n, 'game', 'games');
const ofMonths = (n: number): string => count(n, 'month', 'months');
const lasting = ({ count: n, unit }: Duration): string => (unit === 'days' ? days(n) : ofMonths(n));
const rating = (n: number): string => String(n);
const number = rating;
const required = oneOf({ required: 'required' });
const notRated = oneOf({ 'not-rated': 'not rated' });
const rounding = oneOf({
  'half-up': 'to the nearest, .5 up',
  'half-away-from-zero': 'to the nearest, .5 away from zero',
});
const againstUnrated = oneOf({
  'not-counted': 'do not count',
  'with-event-result': "count with the opponent's result in the event",
});
const asPrinted = oneOf({ 'as-printed': 'used exactly as printed' });

function kStep({ k, gamesUnder, reached, junior, since }: KStep): string {
  const conditions = [
    ...(gamesUnder === undefined
      ? []
      : [`under ${games(gamesUnder)}${since === undefined ? '' : ' since listed'}`]),
    ...(reached === undefined ? [] : [`once ${reached} is reached`]),
    ...(junior === undefined
      ? []
      : [
          junior.until === 'birthday'
            ? `to the ${junior.age}th birthday while under ${junior.under}`
            : `to the end of the year of the ${junior.age}th birthday while under ${junior.under}`,
        ]),
  ];
  return `${k} ${conditions.length === 0 ? 'otherwise' : conditions.join(' and ')}`;
}

function range({ from, over, to, under }: NonNullable<RuleValue<'timeRange'>>): string {
  const lower = from === undefined ? `more than ${over}` : `at least ${from}`;
  const upper = to === undefined ? `less than ${under}` : `at most ${to}`;
  return `${lower} and ${upper} min`;
}

function closingText(v: RuleValue<'closing'>): string {
  return `${lasting(v.before)} before the list${{ ended: '', 'ended-and-received': ', report received by then' }[v.basis]}`;
}

export const ruleValues: RuleValues = Object.freeze({
  amendedBy: body,
  decidedBy: oneOf({ 'event-start': 'the start of the event' }),
  unreportedEvents: oneOf({ 'may-be-rated': 'may still be rated' }),
  unreportedGames: oneOf({ 'may-be-rated': 'may still be rated' }),
  officialEvents: oneOf({
    'always-rated': 'always rated',
    'rated-at-any-speed': 'always rated, at any time control',
  }),
  continentalEvents: oneOf({ 'as-official': 'rated like those of FIDE' }),
  registration: required,
  registrationNotice: (v) => `${lasting(v)} before`,
  registrationNoticeTop: (v) =>
    `${lasting(v.notice)} before, with a player above ${v.playerAbove} or a woman above ${v.womanAbove}`,
  registrationNoticeNorms: (v) => `${lasting(v)} before`,
  lateRegistrationBy: body,
  lateTopRegistrationBy: body,
  registrationRefusedBy: body,
  arbiterLicence: oneOf({ required: 'required of all' }),
  appealDays: days,
  appealTo: body,
  hybridApproval: oneOf({ required: 'required for each event' }),

  thinkingTimeScope: oneOf({ tournament: 'the whole tournament', game: 'each game' }),
  thinkingTimeRatings: oneOf({
    'event-start': 'those at the start of the event',
    'game-start': 'those at the start of the game',
  }),
  thinkingTime: (v) =>
    v
      .map(({ from, minutes }) => (from > 0 ? `${from} or more: ${minutes} min` : `otherwise ${minutes} min`))
      .join('; '),
  timeRange: range,
  movesAssumed: number,
  fasterGames: notRated,
  firstControl: (v) =>
    ({
      recommended: `${v.moves} recommended`,
      exactly: `exactly ${v.moves}`,
      'at-least': `at least ${v.moves}`,
    })[v.rule],
  equalTimes: required,

  laws: oneOf({
    fide: 'FIDE Laws of Chess',
    'fide-or-approved-adaptation': 'FIDE Laws of Chess, or an approved adaptation',
    'fide-or-hybrid': 'FIDE Laws of Chess, or those for hybrid play',
  }),

  roundsPerDay: number,
  hoursPerDay: number,

  maximumDays: days,
  longerAllowed: (v) =>
    `allowed for ${or(v.map(oneOf({ championship: 'championships', approval: 'approved events' })))}`,
  interimReportsAfterDays: (v) => `in events of more than ${days(v)}`,
  ratingsPerGame: oneOf({ 'by-choice': 'if so chosen before round 1' }),

  unplayedGames: oneOf({ 'never-rated': 'never rated' }),
  startedGames: oneOf({ rated: 'rated' }),
  startedGamesExceptions: (v) =>
    and(v.map(oneOf({ 'force-majeure': 'force majeure', 'fair-play': 'fair-play rulings' }))),
  playersWithoutId: oneOf({ 'count-for-opponents': 'count for the opponents only' }),

  minimumScore: (v) =>
    `${points(v.halfPoints / 2)}, ${{ first: 'in the first event', 'until-counted': 'until an event has counted', 'until-performance': 'in each event until one above the floor' }[v.events]}${v.points === 'all' ? ', points against unrated opponents included' : ''}`,
  lowScoreForOpponents: oneOf({ dropped: 'do not count either' }),
  minimumOpponents: (v) =>
    `at least ${v.rated} ${{ opponents: 'opponents', games: 'games' }[v.counted]} in ${{ every: 'every event', first: 'the first event' }[v.events]}${v.types === 'all' ? '' : ' that is a Swiss or team event'}`,
  stages: oneOf({ pooled: 'rated together', 'may-be-pooled': 'may be rated together' }),
  roundRobinRatedOneIn: (v) => `at least one in ${v}`,
  roundRobinSmall: (v) => `at least ${v.rated} with fewer than ${v.under} players`,
  doubleRoundRobin: (v) => `at least ${v.players} players, ${v.rated} of them rated`,
  nationalChampionship: (v) =>
    `at least ${v.rated}${v.counted === 'men' ? ' men' : ''}, or ${v.womenRated} among women`,
  scheveningenUnrated: (v) => `at most ${v}`,
  gamesAgainstUnrated: againstUnrated,
  roundRobinAgainstUnrated: againstUnrated,
  unplayedRoundRobin: oneOf({
    'as-swiss': 'rated like a Swiss; its field is that of a round robin',
    'swiss-throughout': 'like a Swiss in everything',
  }),
  decidedMatch: notRated,
  decidedMatchWaiver: oneOf({ 'on-request': 'on request beforehand' }),
  unratedMatch: notRated,

  listMonths: (v) => (v.length === 12 ? 'every month' : months(v)),
  monthlyLists: oneOf({ foreseen: 'from 1 July of the year after the Presidential Board decides so' }),
  monthlyClosing: closingText,
  firstList: date,
  listInForce: oneOf({ 'event-start': 'the one in force at its start' }),
  closing: closingText,
  closingOfficial: (v) => `${lasting(v)} before the list`,
  floor: rating,
  floorBefore: (v) => `${v.floor} for events before ${date(v.date)}`,
  publishedColumns: (v) =>
    v
      .map(
        oneOf({
          name: 'name',
          title: 'title',
          federation: 'federation',
          rating: 'rating',
          id: 'FIDE ID',
          games: 'games in the period',
          'birth-date': 'date of birth',
          'birth-year': 'year of birth',
          sex: 'sex',
          k: 'K',
          'games-at-first-k': 'games at the first K',
        }),
      )
      .join(', '),
  minimumGames: games,
  minimumGamesTeamChampionship: games,
  minimumGamesMember: (v) => `${games(v.games)} (${v.associations.join(', ')})`,
  poolingWindow: (v) =>
    v.unit === 'months' ? ofMonths(v.count) : count(v.count, 'rating period', 'rating periods'),
  pooling: oneOf({
    'weighted-mean': 'a mean of the event results, weighted by games',
    'one-event': 'one event with all games',
  }),
  belowFloor: oneOf({
    'delisted-once': 'listed once as delisted, then unrated',
    'shown-unrated': 'shown as unrated',
  }),
  titledUnrated: oneOf({ 'separate-list': 'in a separate list' }),
  activeGames: number,
  inactiveShown: (v) =>
    v === 'always'
      ? 'always'
      : v === 'never'
        ? 'no longer shown'
        : `for ${v.unit === 'months' ? ofMonths(v.count) : `${count(v.count, 'more list', 'more lists')}`}`,
  activeAgainGames: (v) => `${v.games} in a ${v.within}`,
  inactiveRating: oneOf({ 'last-published': 'the last one published' }),
  topListsMonths: (v) => `after ${ofMonths(v)} of inactivity`,

  differenceTable: asPrinted,
  probabilityTable: asPrinted,
  extremeDifference: number,
  firstRatingMethod: oneOf({
    bonus: 'average; a bonus above half, dp below',
    'drawn-games': 'average and dp, with drawn games added',
  }),
  roundRobinMethod: oneOf({ 'corrective-pass': 'one corrective pass' }),
  roundRobinAverage: oneOf({ 'tournament-average': 'Ra = Rar − dpa × n/(n+1)' }),
  average: oneOf({ 'rated-opponents': 'that of the rated opponents' }),
  averages: oneOf({ whole: 'to whole points, before anything is added', exact: 'none' }),
  atHalf: oneOf({ average: 'the average', 'average-and-dp': 'average + dp' }),
  bonus: (v) => `${v} points`,
  belowHalf: oneOf({ 'average-and-dp': 'average + dp' }),
  belowHalfRoundRobin: oneOf({ 'dp-shrunk': 'average + dp × n/(n+1)' }),
  drawnGames: (v) => `${count(v.games, 'draw', 'draws')} against ${v.rating}`,
  firstRatingMaximum: rating,
  firstRatingRounding: rounding,
  resultsUnderFloor: oneOf({
    'leading-ignored': 'the first ones are ignored',
    'swiss-and-leading-ignored': 'the first ones and those of Swiss or team events are ignored',
  }),
  listedSince: oneOf({ 'rated-for-himself': 'rated for the player, unrated for the opponents' }),
  differenceCap: number,
  differenceCapGames: oneOf({
    every: 'every game',
    'largest-of-event': 'the one with the largest difference of an event',
  }),
  fullDifferenceFrom: (v) => `rated ${v} or more`,
  unratedGap: (v) => `${v.gap} or more, with a player above ${v.above}`,
  kSteps: (v) => v.map(kStep).join('; '),
  kTimesGames: number,
  kTaken: oneOf({
    'list-before': 'that of the list before',
    'event-start': 'that at the start of each event',
  }),
  change: oneOf({ 'sum-times-k': 'sum of (score − PD) × K' }),
  changeRounding: rounding,
  digitsShown: (v) => `the first ${v}`,
  standardStandsIn: oneOf({
    'start-value': 'the standard rating is the starting value',
    'as-rated': 'the standard rating counts instead',
  }),

  reportFormat: oneOf({ crosstable: 'crosstable', trf: 'TRF file' }),
  reportToOfficerDays: (v) => `${days(v)} of the end`,
  reportUploadDays: (v) => `${days(v)} of the end`,
  reportLastList: (v) => `the ${ordinal(v)} after the event ended; otherwise not rated`,
  reportNextListDays: (v) => `if ${days(v)} or fewer of the month remain`,
  reportingDuty: oneOf({
    'unless-announced-unrated': 'all, unless announced as unrated',
    'announced-as-rated': 'those announced as rated',
  }),
  ratingOfficer: oneOf({ 'named-by-federation': 'named by each federation' }),
  hybridGames: oneOf({ 'pgn-required': 'full PGN required' }),

  membership: oneOf({
    'member-of-federation': 'members of a federation in FIDE',
    'registered-by-federation': 'registered through a federation in FIDE',
  }),
  membershipException: oneOf({ 'on-request': 'on request', 'by-council': 'by the FIDE Council' }),
  removal: oneOf({ 'at-federations-word': "at the federation's request" }),
  deaths: oneOf({ 'reported-by-federation': 'reported by the federation' }),
} satisfies RuleValues);
