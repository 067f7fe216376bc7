import { describe, expect, test } from 'vitest';
import { compareEditions } from '../src/editions/compare.ts';
import { findEdition } from '../src/editions/index.ts';
import type { Cadence, RuleName } from '../src/editions/rules.ts';

/** One row for each rule that changed: before, after, and the article that now says so. */
type Row = readonly [rule: RuleName, before: unknown, after: unknown, article: string | null];

function changes(cadence: Cadence, before: string, after: string): Row[] {
  const editions = [findEdition(cadence, before), findEdition(cadence, after)];
  return compareEditions(editions).map(({ rule, cited: [old, now] }) => [
    rule,
    old?.value,
    now?.value,
    now?.article ?? null,
  ]);
}

const MONTHLY = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const CHAIR = 'qualification-chair';
const days = (count: number): unknown => ({ count, unit: 'days' });
const months = (count: number): unknown => ({ count, unit: 'months' });
const ended = (before: unknown): unknown => ({ basis: 'ended', before });
const columns = (...last: string[]): string[] => [
  'name',
  'title',
  'federation',
  'rating',
  'id',
  'games',
  ...last,
];
const steps = (...list: unknown[]): unknown => list;
const times = (high: number, middle: number): unknown => [
  { from: high, minutes: 120 },
  { from: middle, minutes: 90 },
  { from: 0, minutes: 60 },
];
const reached = (k: number): unknown => ({ k, reached: 2400 });
const newcomer = (k: number): unknown => ({ k, gamesUnder: 30 });
const junior = (until: string): unknown => ({ k: 40, junior: { age: 18, until, under: 2300 } });
const SEVEN = { games: 7, associations: ['IBCA', 'ICSC', 'IPCA'] };
const opponents = (events: string, types: string): unknown => ({
  rated: 3,
  counted: 'opponents',
  events,
  types,
});

const K_2005 = steps(newcomer(25), reached(10), { k: 15 });
const K_2009 = steps(reached(20), { k: 30 });
const K_2014 = steps(reached(10), junior('birthday'), newcomer(40), { k: 20 });
const K_2024 = steps(reached(10), junior('year-end'), newcomer(40), { k: 20 });

const CASES: readonly { cadence: Cadence; from: string; to: string; rows: readonly Row[] }[] = [
  {
    cadence: 'standard',
    from: '2005-07',
    to: '2009-07',
    rows: [
      ['officialEvents', null, 'always-rated', '0.3'],
      ['registrationNotice', null, months(1), '0.4'],
      ['lateRegistrationBy', null, CHAIR, '0.4'],
      ['registrationRefusedBy', null, CHAIR, '0.4'],
      ['appealDays', null, 7, '0.5'],
      ['appealTo', null, 'qualification-commission', '0.5'],
      ['firstControl', { rule: 'recommended', moves: 40 }, { rule: 'exactly', moves: 40 }, '1.3'],
      ['laws', 'fide', 'fide-or-approved-adaptation', '2.1'],
      ['longerAllowed', ['championship'], ['championship', 'approval'], '4.11, 4.12'],
      ['ratingsPerGame', null, 'by-choice', '4.13'],
      ['startedGames', null, 'rated', '5.1'],
      [
        'minimumScore',
        { halfPoints: 2, events: 'until-counted' },
        { halfPoints: 1, events: 'until-performance' },
        '6.1, 6.41, 8.21',
      ],
      ['minimumOpponents', opponents('every', 'swiss-and-team'), opponents('every', 'all'), '6.41, 8.21'],
      ['stages', 'pooled', 'may-be-pooled', '6.2'],
      ['scheveningenUnrated', 1, null, null],
      ['gamesAgainstUnrated', 'not-counted', 'with-event-result', '6.42, 8.52, 8.53'],
      ['unratedMatch', null, 'not-rated', '6.6'],
      ['listMonths', [1, 4, 7, 10], [1, 3, 5, 7, 9, 11], '7.1, 7.11'],
      ['monthlyClosing', { basis: 'ended-and-received', before: days(30) }, null, null],
      ['closing', { basis: 'ended-and-received', before: months(1) }, ended(days(7)), '7.13'],
      ['closingOfficial', null, days(1), '7.13'],
      ['floor', 1401, 1200, '0.6, 7.14d, 7.21, 8.33'],
      ['floorBefore', { date: '2006-01-01', floor: 1601 }, null, null],
      [
        'publishedColumns',
        columns('birth-date', 'k', 'games-at-first-k'),
        columns('birth-year', 'sex', 'k'),
        '7.12',
      ],
      ['poolingWindow', { count: 8, unit: 'periods' }, months(24), '7.14c'],
      ['pooling', 'weighted-mean', 'one-event', '7.14e, 8.3'],
      ['activeGames', 4, 1, '7.23a'],
      ['inactiveShown', { count: 7, unit: 'lists' }, months(24), '7.23b'],
      ['activeAgainGames', { games: 4, within: 'year' }, { games: 1, within: 'period' }, '7.23c'],
      ['extremeDifference', 735, 800, '8.1'],
      ['bonus', '12.5', '15', '8.23'],
      ['resultsUnderFloor', 'leading-ignored', 'swiss-and-leading-ignored', '6.41, 8.31'],
      ['differenceCap', 350, 400, '8.54'],
      ['kSteps', K_2005, K_2009, '8.56'],
      ['reportFormat', 'crosstable', 'trf', '9.1'],
      ['membership', 'member-of-federation', null, null],
      ['membershipException', 'on-request', null, null],
      ['removal', 'at-federations-word', null, null],
    ],
  },
  {
    cadence: 'standard',
    from: '2009-07',
    to: '2014-07',
    rows: [
      ['unreportedEvents', 'may-be-rated', null, null],
      ['continentalEvents', null, 'as-official', '0.4'],
      ['registrationNotice', months(1), days(7), '0.2'],
      ['registrationNoticeNorms', null, days(30), '0.2'],
      ['arbiterLicence', null, 'required', '0.3'],
      ['laws', 'fide-or-approved-adaptation', 'fide', '2.1'],
      ['roundsPerDay', 3, null, null],
      ['interimReportsAfterDays', null, 90, '4.13'],
      ['ratingsPerGame', 'by-choice', null, null],
      [
        'minimumScore',
        { halfPoints: 1, events: 'until-performance' },
        { halfPoints: 1, events: 'until-counted' },
        '6.1, 6.31, 8.21',
      ],
      ['minimumOpponents', opponents('every', 'all'), null, null],
      ['stages', 'may-be-pooled', null, null],
      [
        'nationalChampionship',
        { rated: 3, womenRated: 2, counted: 'men' },
        { rated: 3, womenRated: 2 },
        '6.23',
      ],
      ['gamesAgainstUnrated', 'with-event-result', 'not-counted', '6.32, 8.52'],
      ['listMonths', [1, 3, 5, 7, 9, 11], MONTHLY, '7.1'],
      ['monthlyLists', 'foreseen', null, null],
      ['closing', ended(days(7)), ended(days(3)), '7.13'],
      ['floor', 1200, 1000, '7.12, 7.14d, 7.21'],
      ['publishedColumns', columns('birth-year', 'sex', 'k'), columns('birth-date', 'sex', 'k'), '7.12'],
      ['minimumGames', 9, 5, '7.14a, 7.14b'],
      ['minimumGamesTeamChampionship', 7, null, null],
      ['minimumGamesMember', SEVEN, null, null],
      ['poolingWindow', months(24), months(26), '7.14c'],
      ['inactiveShown', months(24), 'never', '7.2, 7.23b'],
      ['topListsMonths', 12, null, null],
      ['bonus', '15', '20', '8.23'],
      ['resultsUnderFloor', 'swiss-and-leading-ignored', null, null],
      ['kSteps', K_2009, K_2014, '8.56'],
      ['changeRounding', 'half-up', 'half-away-from-zero', '8.57'],
      ['reportToOfficerDays', null, 7, '9.1'],
      ['reportUploadDays', null, 30, '9.1'],
      ['membership', null, 'member-of-federation', '13.1'],
      ['membershipException', null, 'on-request', '13.3'],
      ['removal', null, 'at-federations-word', '13.2'],
    ],
  },
  {
    cadence: 'standard',
    from: '2014-07',
    to: '2024-03',
    rows: [
      ['amendedBy', 'general-assembly', 'council', '0.1'],
      ['unreportedEvents', null, 'may-be-rated', '0.2'],
      ['unreportedGames', null, 'may-be-rated', '0.2'],
      ['registrationNotice', days(7), days(3), '0.2.2'],
      ['registrationNoticeTop', null, { notice: days(30), playerAbove: 2700, womanAbove: 2500 }, '0.2.1'],
      ['registrationNoticeNorms', days(30), null, null],
      ['lateTopRegistrationBy', null, 'president', '0.2.3'],
      ['arbiterLicence', 'required', null, null],
      ['appealTo', 'qualification-commission', 'council', '0.4'],
      ['hybridApproval', null, 'required', '0.2'],
      ['thinkingTimeScope', 'tournament', 'game', '1.1'],
      ['thinkingTimeRatings', 'event-start', 'game-start', '1.1'],
      ['thinkingTime', times(2200, 1600), times(2400, 1800), '1.1'],
      ['fasterGames', 'not-rated', null, null],
      ['firstControl', { rule: 'exactly', moves: 40 }, { rule: 'at-least', moves: 30 }, '1.2'],
      ['laws', 'fide', 'fide-or-hybrid', '2.1'],
      ['maximumDays', 90, null, null],
      ['longerAllowed', ['championship', 'approval'], null, null],
      ['interimReportsAfterDays', 90, 30, '4.1'],
      ['startedGamesExceptions', null, ['force-majeure', 'fair-play'], '5.1'],
      [
        'minimumScore',
        { halfPoints: 1, events: 'until-counted' },
        { halfPoints: 1, events: 'first' },
        '8.2.1',
      ],
      ['lowScoreForOpponents', 'dropped', null, null],
      ['roundRobinRatedOneIn', 3, null, null],
      ['roundRobinSmall', { under: 10, rated: 4 }, null, null],
      ['doubleRoundRobin', { players: 6, rated: 4 }, null, null],
      ['nationalChampionship', { rated: 3, womenRated: 2 }, null, null],
      ['roundRobinAgainstUnrated', 'with-event-result', 'not-counted', '8.3.1'],
      ['unplayedRoundRobin', 'as-swiss', null, null],
      ['decidedMatchWaiver', null, 'on-request', '6.2'],
      ['floor', 1000, 1400, '7.1.2, 7.1.4, 7.2.1'],
      ['publishedColumns', columns('birth-date', 'sex', 'k'), columns('birth-year', 'sex', 'k'), '7.1.2'],
      ['belowFloor', 'delisted-once', 'shown-unrated', '7.2.1'],
      ['titledUnrated', 'separate-list', null, null],
      ['inactiveShown', 'never', 'always', '7.2, 7.2.2'],
      ['inactiveRating', 'last-published', null, null],
      ['firstRatingMethod', 'bonus', 'drawn-games', '8.2.2, 8.2.3'],
      ['roundRobinMethod', 'corrective-pass', null, null],
      ['roundRobinAverage', 'tournament-average', null, null],
      ['averages', 'whole', 'exact', '8.2.3'],
      ['atHalf', 'average', 'average-and-dp', '8.2.3'],
      ['bonus', '20', null, null],
      ['belowHalfRoundRobin', 'dp-shrunk', null, null],
      ['drawnGames', null, { games: 2, rating: 1800 }, '8.2.2'],
      ['firstRatingMaximum', null, 2200, '8.2.3'],
      ['kSteps', K_2014, K_2024, '8.3.3'],
      ['kTimesGames', null, 700, '8.3.3'],
      ['reportToOfficerDays', 7, null, null],
      ['reportUploadDays', 30, null, null],
      ['reportLastList', null, 3, '9.1'],
      ['reportNextListDays', null, 5, '9.1'],
      ['reportingDuty', 'unless-announced-unrated', 'announced-as-rated', '9.2'],
      ['hybridGames', null, 'pgn-required', '9.4'],
      ['membership', 'member-of-federation', 'registered-by-federation', '10.1'],
      ['membershipException', 'on-request', 'by-council', '10.1'],
      ['removal', 'at-federations-word', null, null],
      ['deaths', null, 'reported-by-federation', '10.2'],
    ],
  },
  {
    cadence: 'standard',
    from: '2009-07',
    to: '2011-07',
    rows: [
      [
        'minimumScore',
        { halfPoints: 1, events: 'until-performance' },
        { halfPoints: 2, events: 'first' },
        '8.21',
      ],
      ['minimumOpponents', opponents('every', 'all'), opponents('first', 'all'), '8.21'],
      ['bonus', '15', '12.5', '8.23'],
      ['resultsUnderFloor', 'swiss-and-leading-ignored', 'leading-ignored', '8.21, 8.31'],
      ['kSteps', K_2009, K_2005, '8.56'],
      ['kTaken', 'list-before', 'event-start', '8.56'],
    ],
  },
  {
    cadence: 'standard',
    from: '2011-07',
    to: '2012-07',
    rows: [
      ['listMonths', [1, 3, 5, 7, 9, 11], MONTHLY, '7.1'],
      ['monthlyLists', 'foreseen', null, '7.3'],
      ['floor', 1200, 1000, '0.6'],
    ],
  },
  {
    cadence: 'standard',
    from: '2012-07',
    to: '2013-07',
    rows: [
      ['registrationNotice', months(1), days(7), '0.4'],
      ['roundsPerDay', 3, null, '3.1'],
      ['playersWithoutId', null, 'count-for-opponents', '5.2'],
      ['bonus', '12.5', '15', '8.23'],
      ['kSteps', K_2005, steps(newcomer(30), reached(10), { k: 15 }), '8.56'],
    ],
  },
  {
    cadence: 'standard',
    from: '2014-07',
    to: '2017-07',
    rows: [
      ['hybridApproval', null, 'required', '0.2'],
      ['thinkingTimeScope', 'tournament', 'game', '1.1'],
      ['fasterGames', 'not-rated', null, '1.1'],
      ['laws', 'fide', 'fide-or-hybrid', '2.1'],
      ['kTimesGames', null, 700, '8.56'],
    ],
  },
  {
    cadence: 'standard',
    from: '2017-07',
    to: '2022-01',
    rows: [
      ['amendedBy', 'general-assembly', 'council', '0.1'],
      ['registrationNotice', days(7), days(3), '0.2'],
      ['thinkingTime', times(2200, 1600), times(2400, 1800), '1.1'],
      ['firstControl', { rule: 'exactly', moves: 40 }, { rule: 'at-least', moves: 30 }, '1.2'],
      ['interimReportsAfterDays', 90, 30, '4.1'],
      [
        'minimumScore',
        { halfPoints: 1, events: 'until-counted' },
        { halfPoints: 1, events: 'first' },
        '8.2.1',
      ],
      ['lowScoreForOpponents', 'dropped', null, '8.2'],
      ['roundRobinRatedOneIn', 3, null, '8.2'],
      ['roundRobinSmall', { under: 10, rated: 4 }, null, '8.2'],
      ['doubleRoundRobin', { players: 6, rated: 4 }, null, '8.2'],
      ['nationalChampionship', { rated: 3, womenRated: 2 }, null, '8.2'],
      ['roundRobinAgainstUnrated', 'with-event-result', 'not-counted', '8.3.1'],
      ['unplayedRoundRobin', 'as-swiss', null, '8.2'],
      ['inactiveShown', 'never', 'always', '7.2, 7.2.2'],
      ['roundRobinMethod', 'corrective-pass', null, '8.2'],
      ['roundRobinAverage', 'tournament-average', null, '8.2'],
      ['belowHalfRoundRobin', 'dp-shrunk', null, '8.2'],
      ['differenceCapGames', 'every', 'largest-of-event', '8.3.1'],
      ['kSteps', K_2014, K_2024, '8.3.3'],
    ],
  },
  {
    cadence: 'standard',
    from: '2024-03',
    to: '2025-10',
    rows: [['fullDifferenceFrom', null, 2650, '8.3.1']],
  },
  {
    cadence: 'rapid',
    from: '2024-03',
    to: '2024-12',
    rows: [['unratedGap', null, { gap: 600, above: 2600 }, '7.3.1']],
  },
  {
    cadence: 'blitz',
    from: '2024-03',
    to: '2024-12',
    rows: [['unratedGap', null, { gap: 600, above: 2600 }, '7.3.1']],
  },
];

describe.each(CASES)('$cadence $from → $to', ({ cadence, from, to, rows }) => {
  const found = changes(cadence, from, to);
  test.each(rows.map((row) => ({ rule: row[0], row })))('$rule', ({ rule, row }) => {
    expect(found.find(([name]) => name === rule)).toEqual(row);
  });
  test('no other rule differs', () =>
    expect(found.map(([rule]) => rule)).toEqual(rows.map(([rule]) => rule)));
});

describe('rapid against standard, from 1 March 2024', () => {
  const differing = compareEditions([findEdition('standard', '2024-03'), findEdition('rapid', '2024-03')]);
  test('rapid differs where it has its own chapter', () => {
    expect(differing.map(({ rule }) => rule)).toEqual([
      'registrationNoticeTop',
      'lateTopRegistrationBy',
      'thinkingTimeScope',
      'thinkingTimeRatings',
      'thinkingTime',
      'timeRange',
      'firstControl',
      'equalTimes',
      'roundsPerDay',
      'hoursPerDay',
      'interimReportsAfterDays',
      'standardStandsIn',
    ]);
  });
  test('rapid differs from blitz in two ranges only', () => {
    const rapidAndBlitz = compareEditions([findEdition('rapid', '2024-03'), findEdition('blitz', '2024-03')]);
    expect(rapidAndBlitz.map(({ rule }) => rule)).toEqual(['timeRange', 'roundsPerDay']);
  });
});
