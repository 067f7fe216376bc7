import { at, edition, inferred, none, reported } from './cite.ts';
import type { Edition } from './rules.ts';

/** Handbook B.02 as amended by the General Assemblies of 1984 to 2004. */
export const STANDARD_2005_07: Edition = edition({
  id: '2005-07',
  cadence: 'standard',
  from: '2005-07-01',
  title: 'FIDE Rating Regulations, in force from 1 July 2005',
  basedOn: null,
  status: 'complete',
  rules: {
    // 0 Introduction; registration is chapter 7
    amendedBy: at('0.1', 'general-assembly'),
    decidedBy: at('0.11', 'event-start'),
    unreportedEvents: at('0.2', 'may-be-rated'),
    unreportedGames: none,
    officialEvents: none,
    continentalEvents: none,
    registration: at('7.1', 'required'),
    registrationNotice: none,
    registrationNoticeTop: none,
    registrationNoticeNorms: none,
    lateRegistrationBy: none,
    lateTopRegistrationBy: none,
    registrationRefusedBy: none,
    arbiterLicence: none,
    appealDays: none,
    appealTo: none,
    hybridApproval: none,

    // 1 Rate of play
    thinkingTimeScope: at('1.11-1.13', 'tournament'),
    // No moment is named; 9.11 uses the list in force at the start for everything in the event.
    thinkingTimeRatings: inferred('9.11', 'event-start'),
    thinkingTime: at('1.11-1.13', [
      { from: 2200, minutes: 120 },
      { from: 1600, minutes: 90 },
      { from: 0, minutes: 60 },
    ]),
    timeRange: none,
    movesAssumed: at('1.1', 60),
    fasterGames: at('1.2', 'not-rated'),
    firstControl: at('1.3', { rule: 'recommended', moves: 40 }),
    equalTimes: none,

    // 2 Laws
    laws: at('2.1', 'fide'),

    // 3 Rounds per day
    roundsPerDay: at('3.1', 3),
    hoursPerDay: at('3.1', 12),

    // 4 Duration
    maximumDays: at('4.1', 90),
    longerAllowed: at('4.11', ['championship']),
    interimReportsAfterDays: none,
    ratingsPerGame: none,

    // 5 Unplayed games
    unplayedGames: at('5.1', 'never-rated'),
    startedGames: none,
    startedGamesExceptions: none,
    playersWithoutId: none,

    // 6 Composition of the tournament
    // 10.21 limits "first event" of 6.1 to the first one taken into account.
    minimumScore: at('6.1, 10.21', { halfPoints: 2, events: 'until-counted' }),
    lowScoreForOpponents: at('6.1', 'dropped'),
    minimumOpponents: at('6.42', {
      rated: 3,
      counted: 'opponents',
      events: 'every',
      types: 'swiss-and-team',
    }),
    stages: at('6.2', 'pooled'),
    roundRobinRatedOneIn: at('6.3', 3),
    roundRobinSmall: at('6.31', { under: 10, rated: 4 }),
    doubleRoundRobin: at('6.32', { players: 6, rated: 4 }),
    nationalChampionship: at('6.33', { rated: 3, womenRated: 2, counted: 'men' }),
    scheveningenUnrated: at('6.4', 1),
    gamesAgainstUnrated: at('6.4, 6.41', 'not-counted'),
    roundRobinAgainstUnrated: at('10.21b, 10.54', 'with-event-result'),
    unplayedRoundRobin: at('6.43', 'as-swiss'),
    decidedMatch: at('6.5', 'not-rated'),
    decidedMatchWaiver: none,
    unratedMatch: none,

    // 9 Rating list
    listMonths: at('9.1, 9.11', [1, 4, 7, 10]),
    monthlyLists: at('9.3', 'foreseen'),
    // "Normally the end of the month, 30 days before the next list": the number decides.
    monthlyClosing: at('9.33', { basis: 'ended-and-received', before: { count: 30, unit: 'days' } }),
    firstList: none,
    listInForce: at('9.11', 'event-start'),
    closing: at('9.13, 9.13a', { basis: 'ended-and-received', before: { count: 1, unit: 'months' } }),
    closingOfficial: none,
    // "Exceeds 1400", "drops below 1401": 1401 is the lowest. The text of 2005 had 1600 and 1601;
    // the lower floor is what was applied on 1 January 2006.
    floor: reported('9.12a, 9.21, 10.33', 1401),
    floorBefore: inferred('9.12a, 9.21, 10.33', { date: '2006-01-01', floor: 1601 }),
    publishedColumns: at('9.12a', [
      'name',
      'title',
      'federation',
      'rating',
      'id',
      'games',
      'birth-date',
      'k',
      'games-at-first-k',
    ]),
    minimumGames: at('9.14a, 9.14b', 9),
    minimumGamesTeamChampionship: at('9.14d', 7),
    minimumGamesMember: at('9.14e', { games: 7, associations: ['IBCA', 'ICSC', 'IPCA'] }),
    // The same period or one of the next seven.
    poolingWindow: at('9.14c', { count: 8, unit: 'periods' }),
    pooling: at('10.3', 'weighted-mean'),
    belowFloor: at('9.21', 'delisted-once'),
    titledUnrated: at('9.22', 'separate-list'),
    activeGames: at('9.23a', 4),
    inactiveShown: at('9.23b', { count: 7, unit: 'lists' }),
    activeAgainGames: at('9.23c', { games: 4, within: 'year' }),
    inactiveRating: at('9.23', 'last-published'),
    topListsMonths: at('9.23d', 12),

    // 10 The working of the system
    differenceTable: at('10.1a, 14.2', 'as-printed'),
    probabilityTable: at('10.1b, 14.2', 'as-printed'),
    // Left open by the table. 735 is what French tables of 2005 deducted for a score of 0, the end of table 10.1b.
    extremeDifference: inferred('10.1', 735),
    firstRatingMethod: at('10.22-10.25', 'bonus'),
    // Called iterative; the worked example stops after one pass.
    roundRobinMethod: at('10.54', 'corrective-pass'),
    roundRobinAverage: at('10.21b', 'tournament-average'),
    average: at('6.4, 10.21a', 'rated-opponents'),
    // The worked example rounds 2348.45 before it adds anything.
    averages: at('10.54', 'whole'),
    atHalf: at('10.22', 'average'),
    bonus: at('10.23', '12.5'),
    belowHalf: at('10.24', 'average-and-dp'),
    belowHalfRoundRobin: at('10.25', 'dp-shrunk'),
    drawnGames: none,
    firstRatingMaximum: none,
    // To the nearest; the worked example takes 2410.5 to 2411.
    firstRatingRounding: at('10.32, 10.54', 'half-up'),
    resultsUnderFloor: at('10.31', 'leading-ignored'),
    listedSince: at('10.4', 'rated-for-himself'),
    differenceCap: at('10.51', 350),
    differenceCapGames: at('10.51', 'every'),
    fullDifferenceFrom: none,
    unratedGap: none,
    // Ten needs 30 games too, so newcomers come first.
    kSteps: at('10.52', [{ k: 25, gamesUnder: 30 }, { k: 10, reached: 2400 }, { k: 15 }]),
    kTimesGames: none,
    kTaken: inferred('10.52', 'list-before'),
    change: at('10.51c', 'sum-times-k'),
    // To the nearest; nothing is said of halves.
    changeRounding: inferred('10.53', 'half-up'),
    digitsShown: none,
    standardStandsIn: none,

    // 11 Reports
    reportFormat: at('11.2, 11.3', 'crosstable'),
    reportToOfficerDays: none,
    reportUploadDays: none,
    reportLastList: none,
    reportNextListDays: none,
    reportingDuty: at('11.4', 'unless-announced-unrated'),
    ratingOfficer: at('11.5', 'named-by-federation'),
    hybridGames: none,

    // 16 Inclusion in the lists
    membership: at('16.1', 'member-of-federation'),
    membershipException: at('16.3', 'on-request'),
    removal: at('16.2', 'at-federations-word'),
    deaths: none,
  },
  variants: [],
  applied: [],
});
