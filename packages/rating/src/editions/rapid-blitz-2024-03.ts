import { edition, inferred, none, reported } from './cite.ts';
import type { Cadence, Cited, Edition, TimeRange } from './rules.ts';

interface Own {
  readonly timeRange: Cited<TimeRange>;
  readonly movesAssumed: Cited<number>;
  readonly roundsPerDay: Cited<number>;
}

/** The chapter of its own in the Handbook: sections 6 to 9 repeat 7 to 10 of the standard chapter, word for word. */
function chapter(cadence: Cadence, own: Own): Edition {
  return edition({
    id: '2024-03',
    cadence,
    from: '2024-03-01',
    title: `FIDE Rapid and Blitz Rating Regulations, in force from 1 March 2024: ${cadence}`,
    basedOn: null,
    status: 'complete',
    rules: {
      // 0 Introduction
      amendedBy: reported('0.1', 'council'),
      decidedBy: reported('0.1', 'event-start'),
      unreportedEvents: reported('0.2', 'may-be-rated'),
      unreportedGames: reported('0.2', 'may-be-rated'),
      officialEvents: reported('0.3', 'always-rated'),
      continentalEvents: reported('0.3', 'as-official'),
      registration: reported('0.2', 'required'),
      registrationNotice: reported('0.2', { count: 3, unit: 'days' }),
      registrationNoticeTop: none,
      registrationNoticeNorms: none,
      lateRegistrationBy: reported('0.2', 'qualification-chair'),
      lateTopRegistrationBy: none,
      registrationRefusedBy: reported('0.2', 'qualification-chair'),
      arbiterLicence: none,
      appealDays: reported('0.4', 7),
      appealTo: reported('0.4', 'council'),
      hybridApproval: reported('0.2', 'required'),

      // 1 Rate of play
      thinkingTimeScope: none,
      thinkingTimeRatings: none,
      thinkingTime: none,
      timeRange: own.timeRange,
      movesAssumed: own.movesAssumed,
      fasterGames: none,
      firstControl: none,
      equalTimes: reported('1.2', 'required'),

      // 2 Laws
      laws: reported('2.1', 'fide-or-hybrid'),

      // 3 Rounds per day, instead of the hours of play and the frequency of reports
      roundsPerDay: own.roundsPerDay,
      hoursPerDay: none,
      maximumDays: none,
      longerAllowed: none,
      interimReportsAfterDays: none,
      ratingsPerGame: none,

      // 4 Unplayed games
      unplayedGames: reported('4.1', 'never-rated'),
      startedGames: reported('4.1', 'rated'),
      startedGamesExceptions: reported('4.1', ['force-majeure', 'fair-play']),
      playersWithoutId: none,

      // 5 Matches
      minimumScore: reported('7.2.2', { halfPoints: 1, events: 'first' }),
      lowScoreForOpponents: none,
      minimumOpponents: none,
      stages: none,
      roundRobinRatedOneIn: none,
      roundRobinSmall: none,
      doubleRoundRobin: none,
      nationalChampionship: none,
      scheveningenUnrated: none,
      gamesAgainstUnrated: reported('7.3.1', 'not-counted'),
      roundRobinAgainstUnrated: reported('7.3.1', 'not-counted'),
      unplayedRoundRobin: none,
      decidedMatch: reported('5.2', 'not-rated'),
      decidedMatchWaiver: reported('5.2', 'on-request'),
      unratedMatch: reported('5.1', 'not-rated'),

      // 6 Rating lists
      listMonths: reported('6.1', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
      monthlyLists: none,
      monthlyClosing: none,
      firstList: none,
      listInForce: reported('6.1.1', 'event-start'),
      closing: reported('6.1.3', { basis: 'ended', before: { count: 3, unit: 'days' } }),
      closingOfficial: reported('6.1.3', { count: 1, unit: 'days' }),
      floor: reported('6.1.2, 6.1.4, 6.2.1', 1400),
      floorBefore: none,
      publishedColumns: reported('6.1.2', [
        'name',
        'title',
        'federation',
        'rating',
        'id',
        'games',
        'birth-year',
        'sex',
        'k',
      ]),
      minimumGames: reported('6.1.4', 5),
      minimumGamesTeamChampionship: none,
      minimumGamesMember: none,
      poolingWindow: reported('6.1.4', { count: 26, unit: 'months' }),
      pooling: reported('6.1.4, 7.2.2', 'one-event'),
      belowFloor: reported('6.2.1', 'shown-unrated'),
      titledUnrated: none,
      activeGames: reported('6.2.2', 1),
      // The heading of 6.2 lacks "or shown as inactive"; that 6.2.2 lists some as active implies the others.
      inactiveShown: inferred('6.2.2', 'always'),
      activeAgainGames: reported('6.2.2', { games: 1, within: 'period' }),
      inactiveRating: none,
      topListsMonths: none,

      // 7 The working of the system
      differenceTable: reported('7.1.1', 'as-printed'),
      probabilityTable: reported('7.1.2', 'as-printed'),
      extremeDifference: reported('7.1', 800),
      firstRatingMethod: reported('7.2.3, 7.2.4', 'drawn-games'),
      roundRobinMethod: none,
      roundRobinAverage: none,
      average: reported('7.2.3', 'rated-opponents'),
      averages: reported('7.2.4', 'exact'),
      atHalf: reported('7.2.4', 'average-and-dp'),
      bonus: none,
      belowHalf: reported('7.2.4', 'average-and-dp'),
      belowHalfRoundRobin: none,
      drawnGames: reported('7.2.3', { games: 2, rating: 1800 }),
      firstRatingMaximum: reported('7.2.4', 2200),
      firstRatingRounding: inferred('7.2.4', 'half-up'),
      resultsUnderFloor: none,
      listedSince: reported('7.2.5', 'rated-for-himself'),
      differenceCap: reported('7.3.1', 400),
      differenceCapGames: reported('7.3.1', 'every'),
      fullDifferenceFrom: none,
      unratedGap: none,
      kSteps: reported('7.3.3', [
        { k: 10, reached: 2400 },
        { k: 40, junior: { age: 18, until: 'year-end', under: 2300 } },
        { k: 40, gamesUnder: 30 },
        { k: 20 },
      ]),
      kTimesGames: reported('7.3.3', 700),
      kTaken: reported('7.3.3', 'list-before'),
      change: reported('7.3.2d', 'sum-times-k'),
      changeRounding: reported('7.3.4', 'half-away-from-zero'),
      digitsShown: none,
      standardStandsIn: reported('7.2.1', 'as-rated'),

      // 8 Reports
      reportFormat: reported('8.1', 'trf'),
      reportToOfficerDays: none,
      reportUploadDays: none,
      reportLastList: reported('8.1', 3),
      reportNextListDays: reported('8.1', 5),
      reportingDuty: reported('8.2', 'announced-as-rated'),
      ratingOfficer: reported('8.3', 'named-by-federation'),
      hybridGames: reported('8.4', 'pgn-required'),

      // 9 Inclusion in the lists
      membership: reported('9.1', 'registered-by-federation'),
      membershipException: reported('9.1', 'by-council'),
      removal: none,
      deaths: reported('9.2', 'reported-by-federation'),
    },
    variants: [],
    applied: [],
  });
}

export const RAPID_2024_03: Edition = chapter('rapid', {
  timeRange: reported('1.1.1', { over: 10, under: 60 }),
  movesAssumed: reported('1.1.1', 60),
  roundsPerDay: reported('3.1.1', 15),
});
export const BLITZ_2024_03: Edition = chapter('blitz', {
  timeRange: reported('1.1.2', { over: 3, to: 10 }),
  movesAssumed: reported('1.1.2', 60),
  roundsPerDay: reported('3.1.2', 30),
});
