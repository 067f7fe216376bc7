import { describe, expect, test } from 'vitest';
import { contradictions } from '../src/editions/consistency.ts';
import { EDITIONS, findEdition } from '../src/editions/index.ts';
import type { Cadence, Cited, Edition, RuleName } from '../src/editions/rules.ts';
import { RULE_NAMES, SHAPES } from '../src/editions/shapes.ts';

const named = EDITIONS.map((edition) => ({ name: `${edition.cadence} ${edition.id}`, edition }));

const MONTHLY = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const TIMES_2200 = [
  { from: 2200, minutes: 120 },
  { from: 1600, minutes: 90 },
  { from: 0, minutes: 60 },
];
const TIMES_2400 = [
  { from: 2400, minutes: 120 },
  { from: 1800, minutes: 90 },
  { from: 0, minutes: 60 },
];
const K_25 = [{ k: 25, gamesUnder: 30 }, { k: 10, reached: 2400 }, { k: 15 }];
const K_40 = (until: 'birthday' | 'year-end'): unknown => [
  { k: 10, reached: 2400 },
  { k: 40, junior: { age: 18, until, under: 2300 } },
  { k: 40, gamesUnder: 30 },
  { k: 20 },
];

type Cell = readonly [value: unknown, article: string | null];
const NONE: Cell = [null, null];

function cell(cadence: Cadence, id: string, rule: RuleName): Cell {
  const { value, article } = findEdition(cadence, id).rules[rule];
  return [value, article];
}

describe('the four complete texts, article by article', () => {
  const TEXTS = ['2005-07', '2009-07', '2014-07', '2024-03'];
  const rows: readonly (readonly [RuleName, Cell, Cell, Cell, Cell])[] = [
    [
      'amendedBy',
      ['general-assembly', '0.1'],
      ['general-assembly', '0.1'],
      ['general-assembly', '0.1'],
      ['council', '0.1'],
    ],
    [
      'decidedBy',
      ['event-start', '0.11'],
      ['event-start', '0.1'],
      ['event-start', '0.1'],
      ['event-start', '0.1'],
    ],
    ['unreportedEvents', ['may-be-rated', '0.2'], ['may-be-rated', '0.2'], NONE, ['may-be-rated', '0.2']],
    ['unreportedGames', NONE, NONE, NONE, ['may-be-rated', '0.2']],
    ['officialEvents', NONE, ['always-rated', '0.3'], ['always-rated', '0.4'], ['always-rated', '0.3']],
    ['continentalEvents', NONE, NONE, ['as-official', '0.4'], ['as-official', '0.3']],
    ['registration', ['required', '7.1'], ['required', '0.4'], ['required', '0.2'], ['required', '0.2']],
    [
      'registrationNotice',
      NONE,
      [{ count: 1, unit: 'months' }, '0.4'],
      [{ count: 7, unit: 'days' }, '0.2'],
      [{ count: 3, unit: 'days' }, '0.2.2'],
    ],
    [
      'registrationNoticeTop',
      NONE,
      NONE,
      NONE,
      [{ notice: { count: 30, unit: 'days' }, playerAbove: 2700, womanAbove: 2500 }, '0.2.1'],
    ],
    ['registrationNoticeNorms', NONE, NONE, [{ count: 30, unit: 'days' }, '0.2'], NONE],
    ['lateTopRegistrationBy', NONE, NONE, NONE, ['president', '0.2.3']],
    ['arbiterLicence', NONE, NONE, ['required', '0.3'], NONE],
    ['appealDays', NONE, [7, '0.5'], [7, '0.5'], [7, '0.4']],
    [
      'appealTo',
      NONE,
      ['qualification-commission', '0.5'],
      ['qualification-commission', '0.5'],
      ['council', '0.4'],
    ],
    ['hybridApproval', NONE, NONE, NONE, ['required', '0.2']],
    [
      'thinkingTimeScope',
      ['tournament', '1.11-1.13'],
      ['tournament', '1.1'],
      ['tournament', '1.1'],
      ['game', '1.1'],
    ],
    [
      'thinkingTime',
      [TIMES_2200, '1.11-1.13'],
      [TIMES_2200, '1.1'],
      [TIMES_2200, '1.1'],
      [TIMES_2400, '1.1'],
    ],
    ['movesAssumed', [60, '1.1'], [60, '1.1'], [60, '1.1'], [60, '1.1']],
    ['fasterGames', ['not-rated', '1.2'], ['not-rated', '1.2'], ['not-rated', '1.2'], NONE],
    [
      'firstControl',
      [{ rule: 'recommended', moves: 40 }, '1.3'],
      [{ rule: 'exactly', moves: 40 }, '1.3'],
      [{ rule: 'exactly', moves: 40 }, '1.3'],
      [{ rule: 'at-least', moves: 30 }, '1.2'],
    ],
    [
      'laws',
      ['fide', '2.1'],
      ['fide-or-approved-adaptation', '2.1'],
      ['fide', '2.1'],
      ['fide-or-hybrid', '2.1'],
    ],
    ['roundsPerDay', [3, '3.1'], [3, '3.1'], NONE, NONE],
    ['hoursPerDay', [12, '3.1'], [12, '3.1'], [12, '3.1'], [12, '3.1']],
    ['maximumDays', [90, '4.1'], [90, '4.1'], [90, '4.1'], NONE],
    [
      'longerAllowed',
      [['championship'], '4.11'],
      [['championship', 'approval'], '4.11, 4.12'],
      [['championship', 'approval'], '4.11, 4.12'],
      NONE,
    ],
    ['interimReportsAfterDays', NONE, NONE, [90, '4.13'], [30, '4.1']],
    ['ratingsPerGame', NONE, ['by-choice', '4.13'], NONE, NONE],
    ['startedGames', NONE, ['rated', '5.1'], ['rated', '5.1'], ['rated', '5.1']],
    ['startedGamesExceptions', NONE, NONE, NONE, [['force-majeure', 'fair-play'], '5.1']],
    [
      'minimumScore',
      [{ halfPoints: 2, events: 'until-counted' }, '6.1, 10.21'],
      [{ halfPoints: 1, events: 'until-performance' }, '6.1, 6.41, 8.21'],
      [{ halfPoints: 1, events: 'until-counted' }, '6.1, 6.31, 8.21'],
      [{ halfPoints: 1, events: 'first' }, '8.2.1'],
    ],
    ['stages', ['pooled', '6.2'], ['may-be-pooled', '6.2'], NONE, NONE],
    ['roundRobinRatedOneIn', [3, '6.3'], [3, '6.3'], [3, '6.2'], NONE],
    [
      'roundRobinSmall',
      [{ under: 10, rated: 4 }, '6.31'],
      [{ under: 10, rated: 4 }, '6.31'],
      [{ under: 10, rated: 4 }, '6.21'],
      NONE,
    ],
    [
      'doubleRoundRobin',
      [{ players: 6, rated: 4 }, '6.32'],
      [{ players: 6, rated: 4 }, '6.32'],
      [{ players: 6, rated: 4 }, '6.22'],
      NONE,
    ],
    [
      'nationalChampionship',
      [{ rated: 3, womenRated: 2, counted: 'men' }, '6.33'],
      [{ rated: 3, womenRated: 2, counted: 'men' }, '6.33'],
      [{ rated: 3, womenRated: 2 }, '6.23'],
      NONE,
    ],
    ['scheveningenUnrated', [1, '6.4'], NONE, NONE, NONE],
    [
      'gamesAgainstUnrated',
      ['not-counted', '6.4, 6.41'],
      ['with-event-result', '6.42, 8.52, 8.53'],
      ['not-counted', '6.32, 8.52'],
      ['not-counted', '8.3.1'],
    ],
    ['unplayedRoundRobin', ['as-swiss', '6.43'], ['as-swiss', '6.43'], ['as-swiss', '6.4'], NONE],
    ['decidedMatch', ['not-rated', '6.5'], ['not-rated', '6.5'], ['not-rated', '6.5'], ['not-rated', '6.2']],
    ['decidedMatchWaiver', NONE, NONE, NONE, ['on-request', '6.2']],
    ['unratedMatch', NONE, ['not-rated', '6.6'], ['not-rated', '6.6'], ['not-rated', '6.1']],
    [
      'listMonths',
      [[1, 4, 7, 10], '9.1, 9.11'],
      [[1, 3, 5, 7, 9, 11], '7.1, 7.11'],
      [MONTHLY, '7.1'],
      [MONTHLY, '7.1'],
    ],
    ['monthlyLists', ['foreseen', '9.3'], ['foreseen', '7.3'], NONE, NONE],
    [
      'closing',
      [{ basis: 'ended-and-received', before: { count: 1, unit: 'months' } }, '9.13, 9.13a'],
      [{ basis: 'ended', before: { count: 7, unit: 'days' } }, '7.13'],
      [{ basis: 'ended', before: { count: 3, unit: 'days' } }, '7.13'],
      [{ basis: 'ended', before: { count: 3, unit: 'days' } }, '7.1.3'],
    ],
    [
      'closingOfficial',
      NONE,
      [{ count: 1, unit: 'days' }, '7.13'],
      [{ count: 1, unit: 'days' }, '7.13'],
      [{ count: 1, unit: 'days' }, '7.1.3'],
    ],
    [
      'floor',
      [1401, '9.12a, 9.21, 10.33'],
      [1200, '0.6, 7.14d, 7.21, 8.33'],
      [1000, '7.12, 7.14d, 7.21'],
      [1400, '7.1.2, 7.1.4, 7.2.1'],
    ],
    ['floorBefore', [{ date: '2006-01-01', floor: 1601 }, '9.12a, 9.21, 10.33'], NONE, NONE, NONE],
    ['minimumGames', [9, '9.14a, 9.14b'], [9, '7.14a, 7.14b'], [5, '7.14a, 7.14b'], [5, '7.1.4']],
    ['minimumGamesTeamChampionship', [7, '9.14d'], [7, '7.14f'], NONE, NONE],
    [
      'minimumGamesMember',
      [{ games: 7, associations: ['IBCA', 'ICSC', 'IPCA'] }, '9.14e'],
      [{ games: 7, associations: ['IBCA', 'ICSC', 'IPCA'] }, '7.14g'],
      NONE,
      NONE,
    ],
    [
      'poolingWindow',
      [{ count: 8, unit: 'periods' }, '9.14c'],
      [{ count: 24, unit: 'months' }, '7.14c'],
      [{ count: 26, unit: 'months' }, '7.14c'],
      [{ count: 26, unit: 'months' }, '7.1.4'],
    ],
    [
      'pooling',
      ['weighted-mean', '10.3'],
      ['one-event', '7.14e, 8.3'],
      ['one-event', '7.14e, 8.3'],
      ['one-event', '7.1.4, 8.2.1'],
    ],
    [
      'belowFloor',
      ['delisted-once', '9.21'],
      ['delisted-once', '7.21'],
      ['delisted-once', '7.21'],
      ['shown-unrated', '7.2.1'],
    ],
    ['titledUnrated', ['separate-list', '9.22'], ['separate-list', '7.22'], ['separate-list', '7.22'], NONE],
    ['activeGames', [4, '9.23a'], [1, '7.23a'], [1, '7.23a'], [1, '7.2.2']],
    [
      'inactiveShown',
      [{ count: 7, unit: 'lists' }, '9.23b'],
      [{ count: 24, unit: 'months' }, '7.23b'],
      ['never', '7.2, 7.23b'],
      ['always', '7.2, 7.2.2'],
    ],
    [
      'activeAgainGames',
      [{ games: 4, within: 'year' }, '9.23c'],
      [{ games: 1, within: 'period' }, '7.23c'],
      [{ games: 1, within: 'period' }, '7.23b'],
      [{ games: 1, within: 'period' }, '7.2.2'],
    ],
    [
      'inactiveRating',
      ['last-published', '9.23'],
      ['last-published', '7.23'],
      ['last-published', '7.23'],
      NONE,
    ],
    ['topListsMonths', [12, '9.23d'], [12, '7.24'], NONE, NONE],
    ['extremeDifference', [735, '10.1'], [800, '8.1'], [800, '8.1'], [800, '8.1']],
    [
      'firstRatingMethod',
      ['bonus', '10.22-10.25'],
      ['bonus', '8.22-8.25'],
      ['bonus', '8.22-8.25'],
      ['drawn-games', '8.2.2, 8.2.3'],
    ],
    [
      'roundRobinMethod',
      ['corrective-pass', '10.54'],
      ['corrective-pass', '8.58'],
      ['corrective-pass', '8.58'],
      NONE,
    ],
    ['averages', ['whole', '10.54'], ['whole', '8.34, 8.58'], ['whole', '8.21'], ['exact', '8.2.3']],
    ['bonus', ['12.5', '10.23'], ['15', '8.23'], ['20', '8.23'], NONE],
    ['drawnGames', NONE, NONE, NONE, [{ games: 2, rating: 1800 }, '8.2.2']],
    ['firstRatingMaximum', NONE, NONE, NONE, [2200, '8.2.3']],
    [
      'resultsUnderFloor',
      ['leading-ignored', '10.31'],
      ['swiss-and-leading-ignored', '6.41, 8.31'],
      NONE,
      NONE,
    ],
    [
      'listedSince',
      ['rated-for-himself', '10.4'],
      ['rated-for-himself', '8.4'],
      ['rated-for-himself', '8.4'],
      ['rated-for-himself', '8.2.4'],
    ],
    ['differenceCap', [350, '10.51'], [400, '8.54'], [400, '8.54'], [400, '8.3.1']],
    [
      'kSteps',
      [K_25, '10.52'],
      [[{ k: 20, reached: 2400 }, { k: 30 }], '8.56'],
      [K_40('birthday'), '8.56'],
      [K_40('year-end'), '8.3.3'],
    ],
    ['kTimesGames', NONE, NONE, NONE, [700, '8.3.3']],
    [
      'changeRounding',
      ['half-up', '10.53'],
      ['half-up', '8.57'],
      ['half-away-from-zero', '8.57'],
      ['half-away-from-zero', '8.3.4'],
    ],
    ['reportFormat', ['crosstable', '11.2, 11.3'], ['trf', '9.1'], ['trf', '9.1'], ['trf', '9.1']],
    ['reportToOfficerDays', NONE, NONE, [7, '9.1'], NONE],
    ['reportUploadDays', NONE, NONE, [30, '9.1'], NONE],
    ['reportLastList', NONE, NONE, NONE, [3, '9.1']],
    ['reportNextListDays', NONE, NONE, NONE, [5, '9.1']],
    [
      'reportingDuty',
      ['unless-announced-unrated', '11.4'],
      ['unless-announced-unrated', '9.2'],
      ['unless-announced-unrated', '9.2'],
      ['announced-as-rated', '9.2'],
    ],
    ['hybridGames', NONE, NONE, NONE, ['pgn-required', '9.4']],
    [
      'membership',
      ['member-of-federation', '16.1'],
      NONE,
      ['member-of-federation', '13.1'],
      ['registered-by-federation', '10.1'],
    ],
    ['membershipException', ['on-request', '16.3'], NONE, ['on-request', '13.3'], ['by-council', '10.1']],
    ['removal', ['at-federations-word', '16.2'], NONE, ['at-federations-word', '13.2'], NONE],
    ['deaths', NONE, NONE, NONE, ['reported-by-federation', '10.2']],
  ];

  test.each(rows)('%s', (rule, ...cells) => {
    expect(TEXTS.map((id) => cell('standard', id, rule))).toEqual(cells);
  });

  test('birth dates and sex on the lists', () => {
    const columns = TEXTS.map((id) => findEdition('standard', id).rules.publishedColumns.value);
    const has = (name: string): boolean[] =>
      columns.map((each) => (each as readonly string[]).includes(name));
    expect(has('birth-date')).toEqual([true, false, true, false]);
    expect(has('birth-year')).toEqual([false, true, false, true]);
    expect(has('sex')).toEqual([false, true, true, true]);
    expect(has('games-at-first-k')).toEqual([true, false, false, false]);
    expect(has('k')).toEqual([true, true, true, true]);
  });
});

describe('the partial editions: known values and their sources', () => {
  const K_30 = [{ k: 30, gamesUnder: 30 }, { k: 10, reached: 2400 }, { k: 15 }];
  const FIRST = { rated: 3, counted: 'opponents', events: 'first', types: 'all' };
  const rows: readonly (readonly [string, RuleName, unknown, Cited<unknown>['provenance']])[] = [
    ['2011-07', 'minimumScore', { halfPoints: 2, events: 'first' }, 'reported'],
    ['2011-07', 'minimumOpponents', FIRST, 'reported'],
    ['2011-07', 'floor', 1200, 'reported'],
    ['2011-07', 'resultsUnderFloor', 'leading-ignored', 'inferred'],
    ['2011-07', 'kSteps', K_25, 'carried'],
    ['2011-07', 'bonus', '12.5', 'carried'],
    ['2011-07', 'kTaken', 'event-start', 'carried'],
    ['2011-07', 'closing', { basis: 'ended', before: { count: 7, unit: 'days' } }, 'carried'],
    ['2012-07', 'floor', 1000, 'reported'],
    ['2012-07', 'listMonths', MONTHLY, 'reported'],
    ['2012-07', 'monthlyLists', null, 'inferred'],
    ['2012-07', 'minimumScore', { halfPoints: 2, events: 'first' }, 'reported'],
    ['2012-07', 'minimumGames', 9, 'reported'],
    ['2012-07', 'kSteps', K_25, 'carried'],
    ['2013-07', 'kSteps', K_30, 'reported'],
    ['2013-07', 'bonus', '15', 'inferred'],
    ['2013-07', 'minimumScore', { halfPoints: 2, events: 'first' }, 'carried'],
    ['2013-07', 'minimumGames', 9, 'reported'],
    ['2013-07', 'registrationNotice', { count: 7, unit: 'days' }, 'reported'],
    ['2013-07', 'thinkingTime', TIMES_2200, 'reported'],
    ['2013-07', 'roundsPerDay', null, 'reported'],
    ['2013-07', 'playersWithoutId', 'count-for-opponents', 'reported'],
    ['2013-07', 'kTaken', 'event-start', 'carried'],
    ['2017-07', 'kTimesGames', 700, 'reported'],
    ['2017-07', 'thinkingTimeScope', 'game', 'reported'],
    ['2017-07', 'thinkingTime', TIMES_2200, 'reported'],
    ['2017-07', 'firstControl', { rule: 'exactly', moves: 40 }, 'reported'],
    ['2017-07', 'hybridApproval', 'required', 'reported'],
    ['2017-07', 'registrationNotice', { count: 7, unit: 'days' }, 'reported'],
    ['2017-07', 'bonus', '20', 'reported'],
    ['2017-07', 'kSteps', K_40('birthday'), 'carried'],
    ['2017-07', 'roundRobinRatedOneIn', 3, 'carried'],
    ['2017-07', 'closing', { basis: 'ended', before: { count: 3, unit: 'days' } }, 'carried'],
    ['2022-01', 'differenceCap', 400, 'reported'],
    ['2022-01', 'differenceCapGames', 'largest-of-event', 'reported'],
    ['2022-01', 'roundRobinMethod', null, 'reported'],
    ['2022-01', 'roundRobinAgainstUnrated', 'not-counted', 'reported'],
    ['2022-01', 'roundRobinRatedOneIn', null, 'inferred'],
    ['2022-01', 'averages', 'whole', 'inferred'],
    ['2022-01', 'bonus', '20', 'reported'],
    ['2022-01', 'firstRatingMaximum', null, 'reported'],
    ['2022-01', 'floor', 1000, 'reported'],
    ['2022-01', 'thinkingTime', TIMES_2400, 'reported'],
    ['2022-01', 'thinkingTimeRatings', 'event-start', 'inferred'],
    ['2022-01', 'firstControl', { rule: 'at-least', moves: 30 }, 'reported'],
    ['2022-01', 'registrationNotice', { count: 3, unit: 'days' }, 'reported'],
    ['2022-01', 'registrationNoticeNorms', { count: 30, unit: 'days' }, 'reported'],
    ['2022-01', 'kSteps', K_40('year-end'), 'inferred'],
    ['2022-01', 'kTimesGames', 700, 'reported'],
    ['2022-01', 'amendedBy', 'council', 'reported'],
    ['2025-10', 'fullDifferenceFrom', 2650, 'reported'],
    ['2025-10', 'differenceCap', 400, 'text'],
  ];
  test.each(rows)('%s %s', (id, rule, value, provenance) => {
    expect(findEdition('standard', id).rules[rule]).toMatchObject({ value, provenance });
  });
});

describe('rapid and blitz', () => {
  const ANNOUNCEMENT = 'announcement 2011-11-16';
  const rows: readonly (readonly [string, RuleName, Cell, Cell])[] = [
    ['2012-01', 'timeRange', [{ from: 15, under: 60 }, ANNOUNCEMENT], [{ from: 5, under: 15 }, ANNOUNCEMENT]],
    ['2012-01', 'kSteps', [[{ k: 20 }], ANNOUNCEMENT], [[{ k: 20 }], ANNOUNCEMENT]],
    ['2012-01', 'bonus', ['10', ANNOUNCEMENT], ['10', ANNOUNCEMENT]],
    [
      '2012-01',
      'registrationNotice',
      [{ count: 2, unit: 'days' }, ANNOUNCEMENT],
      [{ count: 2, unit: 'days' }, ANNOUNCEMENT],
    ],
    ['2012-01', 'equalTimes', ['required', ANNOUNCEMENT], ['required', ANNOUNCEMENT]],
    ['2012-01', 'floor', [1000, ANNOUNCEMENT], [1000, ANNOUNCEMENT]],
    [
      '2012-01',
      'floorBefore',
      [{ date: '2012-07-01', floor: 1200 }, ANNOUNCEMENT],
      [{ date: '2012-07-01', floor: 1200 }, ANNOUNCEMENT],
    ],
    ['2012-01', 'firstList', ['2012-07-01', ANNOUNCEMENT], ['2012-07-01', ANNOUNCEMENT]],
    ['2012-01', 'standardStandsIn', ['start-value', ANNOUNCEMENT], ['start-value', ANNOUNCEMENT]],
    ['2012-01', 'thinkingTime', [null, ANNOUNCEMENT], [null, ANNOUNCEMENT]],
    ['2022-10', 'kSteps', [K_40('year-end'), '7.3.3'], [K_40('year-end'), '7.3.3']],
    ['2022-10', 'kTimesGames', [700, '7.3.3'], [700, '7.3.3']],
    ['2022-10', 'standardStandsIn', ['as-rated', '7.2.1'], ['as-rated', '7.2.1']],
    ['2022-10', 'equalTimes', ['required', ANNOUNCEMENT], ['required', ANNOUNCEMENT]],
    ['2022-10', 'roundsPerDay', [15, '3.1.1'], [30, '3.1.2']],
    ['2022-10', 'firstList', NONE, NONE],
    ['2024-03', 'timeRange', [{ over: 10, under: 60 }, '1.1.1'], [{ over: 3, to: 10 }, '1.1.2']],
    ['2024-03', 'equalTimes', ['required', '1.2'], ['required', '1.2']],
    ['2024-03', 'roundsPerDay', [15, '3.1.1'], [30, '3.1.2']],
    [
      '2024-03',
      'registrationNotice',
      [{ count: 3, unit: 'days' }, '0.2'],
      [{ count: 3, unit: 'days' }, '0.2'],
    ],
    ['2024-03', 'floor', [1400, '6.1.2, 6.1.4, 6.2.1'], [1400, '6.1.2, 6.1.4, 6.2.1']],
    ['2024-03', 'minimumGames', [5, '6.1.4'], [5, '6.1.4']],
    ['2024-03', 'drawnGames', [{ games: 2, rating: 1800 }, '7.2.3'], [{ games: 2, rating: 1800 }, '7.2.3']],
    ['2024-03', 'firstRatingMaximum', [2200, '7.2.4'], [2200, '7.2.4']],
    ['2024-03', 'standardStandsIn', ['as-rated', '7.2.1'], ['as-rated', '7.2.1']],
    ['2024-03', 'differenceCap', [400, '7.3.1'], [400, '7.3.1']],
    ['2024-03', 'kSteps', [K_40('year-end'), '7.3.3'], [K_40('year-end'), '7.3.3']],
    ['2024-03', 'changeRounding', ['half-away-from-zero', '7.3.4'], ['half-away-from-zero', '7.3.4']],
    ['2024-12', 'unratedGap', [{ gap: 600, above: 2600 }, '7.3.1'], [{ gap: 600, above: 2600 }, '7.3.1']],
    ['2024-12', 'fullDifferenceFrom', NONE, NONE],
  ];
  test.each(rows)('%s %s', (id, rule, rapid, blitz) => {
    expect([cell('rapid', id, rule), cell('blitz', id, rule)]).toEqual([rapid, blitz]);
  });

  const framework: readonly (readonly [RuleName, Cell])[] = [
    ['floor', [1400, '15a']],
    ['floorBefore', [{ date: '2006-01-01', floor: 1600 }, '15a']],
    ['kSteps', [null, '15b']],
    ['digitsShown', [3, '15c']],
    ['membership', ['member-of-federation', '16.1']],
    ['thinkingTime', [null, '15']],
    ['bonus', ['12.5', '10.23']],
  ];
  test.each(framework)('2005-07 %s', (rule, expected) => {
    expect(cell('rapid', '2005-07', rule)).toEqual(expected);
  });
});

function frozenAllThrough(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.isFrozen(value) && Object.values(value).every(frozenAllThrough);
}

describe.each(named)('$name', ({ edition }) => {
  const cited = Object.entries(edition.rules) as [RuleName, Cited<unknown>][];

  test('has every rule, in the order of the chapters', () => {
    expect(Object.keys(edition.rules)).toEqual(RULE_NAMES);
  });

  test('has an article for every value', () => {
    expect(cited.filter(([, { value, article }]) => value !== null && !article)).toEqual([]);
  });

  test('has values of the shape each rule asks for', () => {
    expect(cited.flatMap(([rule, { value }]) => SHAPES[rule].check(value, rule))).toEqual([]);
  });

  test('has rules that go together', () => expect(contradictions(edition.rules)).toEqual([]));

  test('cannot be changed', () => expect(frozenAllThrough(edition)).toBe(true));

  test('names its source', () => {
    const carried = cited.filter(([, { provenance }]) => provenance === 'carried').length;
    expect(carried > 0).toBe(edition.status === 'partial');
    expect(edition.basedOn === null).toBe(edition.status === 'complete');
  });

  test('is based on a known edition', () => {
    if (edition.basedOn === null) return;
    const [cadence, id] = edition.basedOn.includes(' ')
      ? (edition.basedOn.split(' ') as [Cadence, string])
      : [edition.cadence, edition.basedOn];
    expect(findEdition(cadence, id).from <= edition.from).toBe(true);
  });
});

test('an edition is known by the month in which it came into force', () => {
  const wrong = EDITIONS.filter((each: Edition) => each.from !== `${each.id}-01`);
  expect(wrong).toEqual([]);
});
