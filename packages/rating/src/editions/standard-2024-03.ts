import { at, edition, inferred, none, reported } from './cite.ts';
import type { Edition } from './rules.ts';

/** Handbook B.02 as approved by the FIDE Council on 15 December 2023. */
export const STANDARD_2024_03: Edition = edition({
  id: '2024-03',
  cadence: 'standard',
  from: '2024-03-01',
  title: 'FIDE Rating Regulations, in force from 1 March 2024',
  basedOn: null,
  status: 'complete',
  rules: {
    // 0 Introduction
    amendedBy: at('0.1', 'council'),
    decidedBy: at('0.1', 'event-start'),
    unreportedEvents: at('0.2', 'may-be-rated'),
    unreportedGames: at('0.2', 'may-be-rated'),
    officialEvents: at('0.3', 'always-rated'),
    continentalEvents: at('0.3', 'as-official'),
    registration: at('0.2', 'required'),
    registrationNotice: at('0.2.2', { count: 3, unit: 'days' }),
    registrationNoticeTop: at('0.2.1', {
      notice: { count: 30, unit: 'days' },
      playerAbove: 2700,
      womanAbove: 2500,
    }),
    registrationNoticeNorms: none,
    lateRegistrationBy: at('0.2.4', 'qualification-chair'),
    lateTopRegistrationBy: at('0.2.3', 'president'),
    registrationRefusedBy: at('0.2', 'qualification-chair'),
    arbiterLicence: none,
    appealDays: at('0.4', 7),
    appealTo: at('0.4', 'council'),
    hybridApproval: at('0.2', 'required'),

    // 1 Rate of play
    thinkingTimeScope: at('1.1', 'game'),
    // What 1.1 takes at the start of the game is the time; of the ratings no moment is named.
    thinkingTimeRatings: inferred('1.1', 'game-start'),
    thinkingTime: at('1.1', [
      { from: 2400, minutes: 120 },
      { from: 1800, minutes: 90 },
      { from: 0, minutes: 60 },
    ]),
    timeRange: none,
    movesAssumed: at('1.1', 60),
    fasterGames: none,
    firstControl: at('1.2', { rule: 'at-least', moves: 30 }),
    equalTimes: none,

    // 2 Laws
    laws: at('2.1', 'fide-or-hybrid'),

    // 3 Hours of play
    roundsPerDay: none,
    hoursPerDay: at('3.1', 12),

    // 4 Frequency of reports
    maximumDays: none,
    longerAllowed: none,
    interimReportsAfterDays: at('4.1', 30),
    ratingsPerGame: none,

    // 5 Unplayed games
    unplayedGames: at('5.1', 'never-rated'),
    startedGames: at('5.1', 'rated'),
    startedGamesExceptions: at('5.1', ['force-majeure', 'fair-play']),
    playersWithoutId: none,

    // 6 Matches; on the composition of tournaments nothing is left
    minimumScore: at('8.2.1', { halfPoints: 1, events: 'first' }),
    lowScoreForOpponents: none,
    minimumOpponents: none,
    stages: none,
    roundRobinRatedOneIn: none,
    roundRobinSmall: none,
    doubleRoundRobin: none,
    nationalChampionship: none,
    scheveningenUnrated: none,
    gamesAgainstUnrated: at('8.3.1', 'not-counted'),
    roundRobinAgainstUnrated: at('8.3.1', 'not-counted'),
    unplayedRoundRobin: none,
    decidedMatch: at('6.2', 'not-rated'),
    decidedMatchWaiver: at('6.2', 'on-request'),
    unratedMatch: at('6.1', 'not-rated'),

    // 7 Rating list
    listMonths: at('7.1', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
    monthlyLists: none,
    monthlyClosing: none,
    firstList: none,
    // Not in this chapter, but in the Title Regulations (1.4.6a) and in FIDE's published calculations.
    listInForce: reported('7.1.1', 'event-start'),
    closing: at('7.1.3', { basis: 'ended', before: { count: 3, unit: 'days' } }),
    closingOfficial: at('7.1.3', { count: 1, unit: 'days' }),
    floor: at('7.1.2, 7.1.4, 7.2.1', 1400),
    floorBefore: none,
    publishedColumns: at('7.1.2', [
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
    minimumGames: at('7.1.4', 5),
    minimumGamesTeamChampionship: none,
    minimumGamesMember: none,
    poolingWindow: at('7.1.4', { count: 26, unit: 'months' }),
    pooling: at('7.1.4, 8.2.1', 'one-event'),
    belowFloor: at('7.2.1', 'shown-unrated'),
    titledUnrated: none,
    activeGames: at('7.2.2', 1),
    // "Not included on the list or shown as inactive": those of 7.2.2 are shown.
    inactiveShown: at('7.2, 7.2.2', 'always'),
    activeAgainGames: at('7.2.2', { games: 1, within: 'period' }),
    inactiveRating: none,
    topListsMonths: none,

    // 8 The working of the system
    differenceTable: at('8.1.1', 'as-printed'),
    probabilityTable: at('8.1.2', 'as-printed'),
    extremeDifference: at('8.1', 800),
    firstRatingMethod: at('8.2.2, 8.2.3', 'drawn-games'),
    roundRobinMethod: none,
    roundRobinAverage: none,
    average: at('8.2.2', 'rated-opponents'),
    // Only Ru is rounded.
    averages: at('8.2.3', 'exact'),
    atHalf: at('8.2.3', 'average-and-dp'),
    bonus: none,
    belowHalf: at('8.2.3', 'average-and-dp'),
    belowHalfRoundRobin: none,
    drawnGames: at('8.2.2', { games: 2, rating: 1800 }),
    firstRatingMaximum: at('8.2.3', 2200),
    // To the nearest; nothing is said of halves any more.
    firstRatingRounding: inferred('8.2.3', 'half-up'),
    resultsUnderFloor: none,
    listedSince: at('8.2.4', 'rated-for-himself'),
    differenceCap: at('8.3.1', 400),
    differenceCapGames: at('8.3.1', 'every'),
    fullDifferenceFrom: none,
    unratedGap: none,
    // The text does not order its four cases; FIDE's lists give 10 to everybody who has reached 2400, newcomers too.
    kSteps: at('8.3.3', [
      { k: 10, reached: 2400 },
      { k: 40, junior: { age: 18, until: 'year-end', under: 2300 } },
      { k: 40, gamesUnder: 30 },
      { k: 20 },
    ]),
    kTimesGames: at('8.3.3', 700),
    // As in FIDE's published calculations: the K that the list before shows.
    kTaken: reported('8.3.3', 'list-before'),
    change: at('8.3.2d', 'sum-times-k'),
    changeRounding: at('8.3.4', 'half-away-from-zero'),
    digitsShown: none,
    standardStandsIn: none,

    // 9 Reports
    reportFormat: at('9.1', 'trf'),
    reportToOfficerDays: none,
    reportUploadDays: none,
    reportLastList: at('9.1', 3),
    reportNextListDays: at('9.1', 5),
    reportingDuty: at('9.2', 'announced-as-rated'),
    ratingOfficer: at('9.3', 'named-by-federation'),
    hybridGames: at('9.4', 'pgn-required'),

    // 10 Inclusion in the lists
    membership: at('10.1', 'registered-by-federation'),
    membershipException: at('10.1', 'by-council'),
    removal: none,
    deaths: at('10.2', 'reported-by-federation'),
  },
  variants: [],
  applied: [],
});
