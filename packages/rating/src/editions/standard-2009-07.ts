import { at, edition, inferred, none, reported } from './cite.ts';
import type { Edition } from './rules.ts';

/** Handbook B.02 as amended by the General Assemblies of 1984 to 2008. */
export const STANDARD_2009_07: Edition = edition({
  id: '2009-07',
  cadence: 'standard',
  from: '2009-07-01',
  title: 'FIDE Rating Regulations, in force from 1 July 2009',
  basedOn: null,
  status: 'complete',
  rules: {
    // 0 Introduction
    amendedBy: at('0.1', 'general-assembly'),
    decidedBy: at('0.1', 'event-start'),
    unreportedEvents: at('0.2', 'may-be-rated'),
    unreportedGames: none,
    officialEvents: at('0.3', 'always-rated'),
    continentalEvents: none,
    registration: at('0.4', 'required'),
    registrationNotice: at('0.4', { count: 1, unit: 'months' }),
    registrationNoticeTop: none,
    registrationNoticeNorms: none,
    lateRegistrationBy: at('0.4', 'qualification-chair'),
    lateTopRegistrationBy: none,
    registrationRefusedBy: at('0.4', 'qualification-chair'),
    arbiterLicence: none,
    appealDays: at('0.5', 7),
    appealTo: at('0.5', 'qualification-commission'),
    hybridApproval: none,

    // 1 Rate of play
    thinkingTimeScope: at('1.1', 'tournament'),
    // No moment is named; 7.11 uses the list in force at the start for everything in the event.
    thinkingTimeRatings: inferred('7.11', 'event-start'),
    thinkingTime: at('1.1', [
      { from: 2200, minutes: 120 },
      { from: 1600, minutes: 90 },
      { from: 0, minutes: 60 },
    ]),
    timeRange: none,
    movesAssumed: at('1.1', 60),
    fasterGames: at('1.2', 'not-rated'),
    firstControl: at('1.3', { rule: 'exactly', moves: 40 }),
    equalTimes: none,

    // 2 Laws
    laws: at('2.1', 'fide-or-approved-adaptation'),

    // 3 Rounds per day
    roundsPerDay: at('3.1', 3),
    hoursPerDay: at('3.1', 12),

    // 4 Duration
    maximumDays: at('4.1', 90),
    longerAllowed: at('4.11, 4.12', ['championship', 'approval']),
    interimReportsAfterDays: none,
    ratingsPerGame: at('4.13', 'by-choice'),

    // 5 Unplayed games
    unplayedGames: at('5.1', 'never-rated'),
    startedGames: at('5.1', 'rated'),
    startedGamesExceptions: none,
    playersWithoutId: none,

    // 6 Composition of the tournament
    // 8.21 names the first event only; 6.1 drops a zero until a performance above the floor, and is the more special.
    minimumScore: at('6.1, 6.41, 8.21', { halfPoints: 1, events: 'until-performance' }),
    lowScoreForOpponents: at('6.1', 'dropped'),
    // 6.41 asks for three games in a Swiss or team event, 8.21 for three opponents in any: the second includes the first.
    minimumOpponents: at('6.41, 8.21', { rated: 3, counted: 'opponents', events: 'every', types: 'all' }),
    stages: at('6.2', 'may-be-pooled'),
    roundRobinRatedOneIn: at('6.3', 3),
    roundRobinSmall: at('6.31', { under: 10, rated: 4 }),
    doubleRoundRobin: at('6.32', { players: 6, rated: 4 }),
    nationalChampionship: at('6.33', { rated: 3, womenRated: 2, counted: 'men' }),
    scheveningenUnrated: none,
    gamesAgainstUnrated: at('6.42, 8.52, 8.53', 'with-event-result'),
    roundRobinAgainstUnrated: at('8.21b, 8.52, 8.58', 'with-event-result'),
    unplayedRoundRobin: at('6.43', 'as-swiss'),
    decidedMatch: at('6.5', 'not-rated'),
    decidedMatchWaiver: none,
    unratedMatch: at('6.6', 'not-rated'),

    // 7 Rating list
    listMonths: at('7.1, 7.11', [1, 3, 5, 7, 9, 11]),
    monthlyLists: at('7.3', 'foreseen'),
    monthlyClosing: none,
    firstList: none,
    listInForce: at('7.11', 'event-start'),
    closing: at('7.13', { basis: 'ended', before: { count: 7, unit: 'days' } }),
    closingOfficial: at('7.13', { count: 1, unit: 'days' }),
    // "At least" in 7.14d and 8.33, "exceeds" in 7.12: the definition in 0.6 decides.
    floor: at('0.6, 7.14d, 7.21, 8.33', 1200),
    floorBefore: none,
    publishedColumns: at('7.12', [
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
    minimumGames: at('7.14a, 7.14b', 9),
    minimumGamesTeamChampionship: at('7.14f', 7),
    minimumGamesMember: at('7.14g', { games: 7, associations: ['IBCA', 'ICSC', 'IPCA'] }),
    poolingWindow: at('7.14c', { count: 24, unit: 'months' }),
    pooling: at('7.14e, 8.3', 'one-event'),
    belowFloor: at('7.21', 'delisted-once'),
    titledUnrated: at('7.22', 'separate-list'),
    activeGames: at('7.23a', 1),
    inactiveShown: at('7.23b', { count: 24, unit: 'months' }),
    activeAgainGames: at('7.23c', { games: 1, within: 'period' }),
    inactiveRating: at('7.23', 'last-published'),
    topListsMonths: at('7.24', 12),

    // 8 The working of the system
    differenceTable: at('8.1a, 12.2', 'as-printed'),
    probabilityTable: at('8.1b, 12.2', 'as-printed'),
    extremeDifference: at('8.1', 800),
    firstRatingMethod: at('8.22-8.25', 'bonus'),
    // Called iterative; the worked example stops after one pass.
    roundRobinMethod: at('8.58', 'corrective-pass'),
    roundRobinAverage: at('8.21b', 'tournament-average'),
    // 8.21a says "opponents"; 7.14b and the example in 8.34 count the rated ones.
    average: at('7.14b, 8.21a', 'rated-opponents'),
    // The worked examples round 2184.17 and 2348.45 before they add anything.
    averages: at('8.34, 8.58', 'whole'),
    atHalf: at('8.22', 'average'),
    bonus: at('8.23', '15'),
    belowHalf: at('8.24', 'average-and-dp'),
    belowHalfRoundRobin: at('8.25', 'dp-shrunk'),
    drawnGames: none,
    firstRatingMaximum: none,
    firstRatingRounding: at('8.32', 'half-up'),
    resultsUnderFloor: at('6.41, 8.31', 'swiss-and-leading-ignored'),
    listedSince: at('8.4', 'rated-for-himself'),
    differenceCap: at('8.54', 400),
    differenceCapGames: at('8.54', 'every'),
    fullDifferenceFrom: none,
    unratedGap: none,
    kSteps: at('8.56', [{ k: 20, reached: 2400 }, { k: 30 }]),
    kTimesGames: none,
    kTaken: inferred('8.56', 'list-before'),
    change: at('8.55c', 'sum-times-k'),
    changeRounding: at('8.57', 'half-up'),
    digitsShown: none,
    standardStandsIn: none,

    // 9 Reports
    reportFormat: at('9.1', 'trf'),
    reportToOfficerDays: none,
    reportUploadDays: none,
    reportLastList: none,
    reportNextListDays: none,
    reportingDuty: at('9.2', 'unless-announced-unrated'),
    ratingOfficer: at('9.3', 'named-by-federation'),
    hybridGames: none,

    // The text has no chapter on inclusion in the lists
    membership: none,
    membershipException: none,
    removal: none,
    deaths: none,
  },
  variants: [
    {
      // FIDE announcement of 13 July 2009: the Presidential Board did not confirm the new K and bonus,
      // and K follows the rating at the beginning of the tournament.
      name: 'k-and-bonus-2009',
      dispute: 'a1-k-and-bonus-2009',
      rules: {
        bonus: reported('8.23', '12.5'),
        kSteps: reported('8.56', [{ k: 25, gamesUnder: 30 }, { k: 10, reached: 2400 }, { k: 15 }]),
        kTaken: reported('8.56', 'event-start'),
      },
    },
    {
      // The same announcement: at least one point, in round robins and in Swiss events.
      name: 'one-point-2009',
      dispute: 'a2-minimum-score-2009',
      rules: {
        minimumScore: reported('6.1, 6.41, 8.21', { halfPoints: 2, events: 'until-performance' }),
      },
    },
  ],
  applied: [],
});
