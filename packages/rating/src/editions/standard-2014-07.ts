import { at, edition, inferred, none, reported } from './cite.ts';
import type { Edition } from './rules.ts';

/** Handbook B.02 as amended by the General Assemblies of 1984 to 2012. */
export const STANDARD_2014_07: Edition = edition({
  id: '2014-07',
  cadence: 'standard',
  from: '2014-07-01',
  title: 'FIDE Rating Regulations, in force from 1 July 2014',
  basedOn: null,
  status: 'complete',
  rules: {
    // 0 Introduction
    amendedBy: at('0.1', 'general-assembly'),
    decidedBy: at('0.1', 'event-start'),
    unreportedEvents: none,
    unreportedGames: none,
    officialEvents: at('0.4', 'always-rated'),
    continentalEvents: at('0.4', 'as-official'),
    registration: at('0.2', 'required'),
    registrationNotice: at('0.2', { count: 7, unit: 'days' }),
    registrationNoticeTop: none,
    registrationNoticeNorms: at('0.2', { count: 30, unit: 'days' }),
    lateRegistrationBy: at('0.2', 'qualification-chair'),
    lateTopRegistrationBy: none,
    registrationRefusedBy: at('0.2', 'qualification-chair'),
    arbiterLicence: at('0.3', 'required'),
    appealDays: at('0.5', 7),
    appealTo: at('0.5', 'qualification-commission'),
    hybridApproval: none,

    // 1 Rate of play
    thinkingTimeScope: at('1.1', 'tournament'),
    // No moment is named; a tournament is judged as a whole.
    thinkingTimeRatings: inferred('1.1', 'event-start'),
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
    laws: at('2.1', 'fide'),

    // 3 Daily play
    roundsPerDay: none,
    hoursPerDay: at('3.1', 12),

    // 4 Duration
    maximumDays: at('4.1', 90),
    longerAllowed: at('4.11, 4.12', ['championship', 'approval']),
    interimReportsAfterDays: at('4.13', 90),
    ratingsPerGame: none,

    // 5 Unplayed games
    unplayedGames: at('5.1', 'never-rated'),
    startedGames: at('5.1', 'rated'),
    startedGamesExceptions: none,
    playersWithoutId: none,

    // 6 Composition of the tournament
    // 8.21: the first event taken into account; 6.31: the first performance that counts.
    minimumScore: at('6.1, 6.31, 8.21', { halfPoints: 1, events: 'until-counted' }),
    lowScoreForOpponents: at('6.1', 'dropped'),
    minimumOpponents: none,
    stages: none,
    roundRobinRatedOneIn: at('6.2', 3),
    roundRobinSmall: at('6.21', { under: 10, rated: 4 }),
    doubleRoundRobin: at('6.22', { players: 6, rated: 4 }),
    nationalChampionship: at('6.23', { rated: 3, womenRated: 2 }),
    scheveningenUnrated: none,
    gamesAgainstUnrated: at('6.32, 8.52', 'not-counted'),
    roundRobinAgainstUnrated: at('8.21b, 8.52, 8.58', 'with-event-result'),
    unplayedRoundRobin: at('6.4', 'as-swiss'),
    decidedMatch: at('6.5', 'not-rated'),
    decidedMatchWaiver: none,
    unratedMatch: at('6.6', 'not-rated'),

    // 7 Rating list
    listMonths: at('7.1', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
    monthlyLists: none,
    monthlyClosing: none,
    firstList: none,
    // The rating period is the time a list is valid; that the start of the event decides is no longer spelled out.
    listInForce: inferred('7.11', 'event-start'),
    closing: at('7.13', { basis: 'ended', before: { count: 3, unit: 'days' } }),
    closingOfficial: at('7.13', { count: 1, unit: 'days' }),
    floor: at('7.12, 7.14d, 7.21', 1000),
    floorBefore: none,
    publishedColumns: at('7.12', [
      'name',
      'title',
      'federation',
      'rating',
      'id',
      'games',
      'birth-date',
      'sex',
      'k',
    ]),
    // 7.14a and b still name 6.3 and 6.4, the numbers of round robin and Swiss in the text of 2009.
    minimumGames: at('7.14a, 7.14b', 5),
    minimumGamesTeamChampionship: none,
    minimumGamesMember: none,
    poolingWindow: at('7.14c', { count: 26, unit: 'months' }),
    pooling: at('7.14e, 8.3', 'one-event'),
    belowFloor: at('7.21', 'delisted-once'),
    titledUnrated: at('7.22', 'separate-list'),
    activeGames: at('7.23a', 1),
    // The heading of 7.2 leaves them out, and 7.23b lists them again once they have played.
    inactiveShown: at('7.2, 7.23b', 'never'),
    activeAgainGames: at('7.23b', { games: 1, within: 'period' }),
    inactiveRating: at('7.23', 'last-published'),
    topListsMonths: none,

    // 8 The working of the system
    differenceTable: at('8.1a, 12.2', 'as-printed'),
    probabilityTable: at('8.1b, 12.2', 'as-printed'),
    extremeDifference: at('8.1', 800),
    firstRatingMethod: at('8.22-8.25', 'bonus'),
    // Called iterative as before, but without the worked example; read like those of 2005 and 2009.
    roundRobinMethod: inferred('8.58', 'corrective-pass'),
    roundRobinAverage: at('8.21b', 'tournament-average'),
    average: at('8.21a', 'rated-opponents'),
    averages: inferred('8.21', 'whole'),
    atHalf: at('8.22', 'average'),
    bonus: at('8.23', '20'),
    belowHalf: at('8.24', 'average-and-dp'),
    belowHalfRoundRobin: at('8.25', 'dp-shrunk'),
    drawnGames: none,
    firstRatingMaximum: none,
    firstRatingRounding: at('8.3', 'half-up'),
    resultsUnderFloor: none,
    listedSince: at('8.4', 'rated-for-himself'),
    differenceCap: at('8.54', 400),
    differenceCapGames: at('8.54', 'every'),
    fullDifferenceFrom: none,
    unratedGap: none,
    // The text does not order its four cases; FIDE's lists give 10 to everybody who has reached 2400, newcomers too.
    kSteps: at('8.56', [
      { k: 10, reached: 2400 },
      { k: 40, junior: { age: 18, until: 'birthday', under: 2300 } },
      { k: 40, gamesUnder: 30 },
      { k: 20 },
    ]),
    kTimesGames: none,
    kTaken: inferred('8.56', 'list-before'),
    change: at('8.55c', 'sum-times-k'),
    // "0.5 becomes 1, whether the change is negative or positive": read as away from zero.
    changeRounding: inferred('8.57', 'half-away-from-zero'),
    digitsShown: none,
    standardStandsIn: none,

    // 9 Reports
    reportFormat: at('9.1', 'trf'),
    reportToOfficerDays: at('9.1', 7),
    reportUploadDays: at('9.1', 30),
    reportLastList: none,
    reportNextListDays: none,
    reportingDuty: at('9.2', 'unless-announced-unrated'),
    ratingOfficer: at('9.3', 'named-by-federation'),
    hybridGames: none,

    // 13 Inclusion in the lists
    membership: at('13.1', 'member-of-federation'),
    membershipException: at('13.3', 'on-request'),
    removal: at('13.2', 'at-federations-word'),
    deaths: none,
  },
  variants: [
    {
      // FIDE's lists of these years carry inactive players, with the flag i.
      name: 'inactive-listed',
      dispute: 'x-inactive-2014',
      rules: { inactiveShown: reported('7.23', 'always') },
    },
    {
      // FIDE's lists change a junior's K on the January list after the 18th birthday, not on the birthday.
      name: 'junior-year-end',
      dispute: 'a5-junior-year-end',
      rules: {
        kSteps: reported('8.56', [
          { k: 10, reached: 2400 },
          { k: 40, junior: { age: 18, until: 'year-end', under: 2300 } },
          { k: 40, gamesUnder: 30 },
          { k: 20 },
        ]),
      },
    },
  ],
  applied: [],
});
