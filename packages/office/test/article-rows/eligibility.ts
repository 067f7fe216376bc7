import type { ArticleCase } from './rows.ts';

const PAIR = { A: 2000, B: 1900 } as const;
const UNCHANGED = { A: 2000, B: 1900 } as const;
/** .36 × K. */
const WON = {
  '2005-07': { A: 2005, B: 1895 },
  '2009-07': { A: 2011, B: 1889 },
  '2013-07': { A: 2005, B: 1895 },
  '2014-07': { A: 2007, B: 1893 },
  since: { A: 2007, B: 1893 },
} as const;

const game = { players: PAIR, games: ['A B1'] } as const;

/** Whether an event may be rated: registration, rate of play, duration, arbiters, reports. */
export const ELIGIBILITY: readonly ArticleCase[] = [
  {
    ...game,
    what: 'a report of an event that nobody registered',
    unregistered: true,
    notes: 'not-registered',
    in: {
      '2005-07': ['0.0, 7.1', UNCHANGED],
      '2009-07': ['0.0, 0.4', UNCHANGED],
      '2014-07': ['0, 0.2', UNCHANGED],
      '2022-01': ['0.2', UNCHANGED],
      '2024-03': ['0.2', UNCHANGED],
      'rapid-blitz-2024-03': ['0.2', UNCHANGED],
    },
  },
  {
    ...game,
    what: 'an event stated as not registered',
    facts: { registered: null },
    refused: 'not-registered',
    in: {
      '2005-07': ['0.0, 7.1', UNCHANGED],
      '2009-07': ['0.0, 0.4', UNCHANGED],
      '2014-07': ['0, 0.2', UNCHANGED],
      '2022-01': ['0.2', UNCHANGED],
      '2024-03': ['0.2', UNCHANGED],
      'rapid-blitz-2024-03': ['0.2', UNCHANGED],
    },
  },
  {
    ...game,
    what: 'not registered in time, rated by decision of FIDE',
    facts: { registered: null, approvals: { unsubmitted: true } },
    notes: 'rated-by-decision',
    in: {
      '2005-07': ['0.2', WON['2005-07']],
      '2009-07': ['0.2', WON['2009-07']],
      '2024-03': ['0.2', WON.since],
      'rapid-blitz-2024-03': ['0.2', WON.since],
    },
  },
  {
    // Only the first game is chosen: .36 × 20. With the second it would be .36 − .64.
    what: 'single games rated by decision of the Council',
    players: PAIR,
    games: ['A B1 B0'],
    facts: { registered: null, approvals: { unsubmitted: true }, ratedGames: [{ round: 1, player: 1 }] },
    in: { '2024-03': ['0.2', WON.since], 'rapid-blitz-2024-03': ['0.2', WON.since] },
  },
  {
    ...game,
    what: 'a registration that is refused',
    facts: { registrationRefused: true },
    refused: 'registration-refused',
    in: {
      '2009-07': ['0.4', UNCHANGED],
      '2014-07': ['0.2', UNCHANGED],
      '2024-03': ['0.2', UNCHANGED],
      'rapid-blitz-2024-03': ['0.2', UNCHANGED],
    },
  },
  {
    ...game,
    what: 'registered a day too late, and not accepted',
    start: '20',
    refused: 'registered-late',
    in: {
      '2009-07': [
        '0.4',
        UNCHANGED,
        { facts: { registered: '2009-06-21', approvals: { lateRegistration: false } } },
      ],
      '2013-07': [
        '0.4',
        UNCHANGED,
        { facts: { registered: '2013-07-14', approvals: { lateRegistration: false } } },
      ],
      '2014-07': [
        '0.2',
        UNCHANGED,
        { facts: { registered: '2014-07-14', approvals: { lateRegistration: false } } },
      ],
      '2017-07': [
        '0.2',
        UNCHANGED,
        { facts: { registered: '2017-07-14', approvals: { lateRegistration: false } } },
      ],
      '2022-01': [
        '0.2',
        UNCHANGED,
        { facts: { registered: '2022-01-18', approvals: { lateRegistration: false } } },
      ],
      '2024-03': [
        '0.2.2, 0.2.4',
        UNCHANGED,
        { facts: { registered: '2024-03-18', approvals: { lateRegistration: false } } },
      ],
      'rapid-blitz-2012-01': [
        'announcement 2011-11-16: registration',
        UNCHANGED,
        { facts: { registered: '2012-07-19', approvals: { lateRegistration: false } } },
      ],
      'rapid-blitz-2024-03': [
        '0.2',
        UNCHANGED,
        { facts: { registered: '2024-03-18', approvals: { lateRegistration: false } } },
      ],
    },
  },
  {
    ...game,
    what: 'registered on the last day',
    start: '20',
    in: {
      '2009-07': [
        '0.4',
        WON['2009-07'],
        { facts: { registered: '2009-06-20', approvals: { lateRegistration: false } } },
      ],
      '2013-07': [
        '0.4',
        WON['2013-07'],
        { facts: { registered: '2013-07-13', approvals: { lateRegistration: false } } },
      ],
      '2014-07': [
        '0.2',
        WON['2014-07'],
        { facts: { registered: '2014-07-13', approvals: { lateRegistration: false } } },
      ],
      '2017-07': [
        '0.2',
        WON.since,
        { facts: { registered: '2017-07-13', approvals: { lateRegistration: false } } },
      ],
      '2022-01': [
        '0.2',
        WON.since,
        { facts: { registered: '2022-01-17', approvals: { lateRegistration: false } } },
      ],
      '2024-03': [
        '0.2.2',
        WON.since,
        { facts: { registered: '2024-03-17', approvals: { lateRegistration: false } } },
      ],
      'rapid-blitz-2012-01': [
        'announcement 2011-11-16: registration',
        WON.since,
        { facts: { registered: '2012-07-18', approvals: { lateRegistration: false } } },
      ],
      'rapid-blitz-2024-03': [
        '0.2',
        WON.since,
        { facts: { registered: '2024-03-17', approvals: { lateRegistration: false } } },
      ],
    },
  },
  {
    ...game,
    what: 'registered too late, and accepted',
    start: '20',
    notes: 'late-registration-approved',
    in: {
      '2009-07': [
        '0.4',
        WON['2009-07'],
        { facts: { registered: '2009-07-19', approvals: { lateRegistration: true } } },
      ],
      '2014-07': [
        '0.2',
        WON['2014-07'],
        { facts: { registered: '2014-07-19', approvals: { lateRegistration: true } } },
      ],
      '2024-03': [
        '0.2.4',
        WON.since,
        { facts: { registered: '2024-03-19', approvals: { lateRegistration: true } } },
      ],
      'rapid-blitz-2024-03': [
        '0.2',
        WON.since,
        { facts: { registered: '2024-03-19', approvals: { lateRegistration: true } } },
      ],
    },
  },
  {
    // A player above 2700, or a woman above 2500: 30 days before 20 March is 19 February.
    what: 'a top player, registered 29 days before',
    players: { A: { rating: 2701, k: 10 }, B: 2701 },
    games: ['A B½'],
    start: '20',
    facts: { registered: '2024-02-20', approvals: { lateRegistration: false } },
    refused: 'registered-late',
    in: {
      '2024-03': ['0.2.1', { A: 2701 }],
    },
  },
  {
    what: 'a woman above 2500, registered 29 days before',
    players: { A: { rating: 2501, k: 10, sex: 'F' }, B: 2401 },
    games: ['A B1'],
    start: '20',
    facts: { registered: '2024-02-20', approvals: { lateRegistration: false } },
    refused: 'registered-late',
    in: { '2024-03': ['0.2.1', { A: 2501 }] },
  },
  {
    // .36 × 10 = 3.6.
    what: 'a woman above 2500, registered 30 days before; late with the permission of the President',
    players: { A: { rating: 2501, k: 10, sex: 'F' }, B: { rating: 2401, k: 10 }, C: { rating: 2401, k: 10 } },
    events: [
      {
        games: ['A B1'],
        start: '20',
        facts: { registered: '2024-02-19', approvals: { lateRegistration: false } },
      },
      {
        games: ['A C1'],
        start: '21',
        facts: { registered: '2024-03-17', approvals: { lateRegistration: true } },
        notes: 'late-registration-approved',
      },
    ],
    in: { '2024-03': ['0.2.1, 0.2.3', { A: 2508, B: 2397, C: 2397 }] },
  },
  {
    // A note: the norms are not for the rating list.
    ...game,
    what: 'norms, registered two weeks before',
    start: '20',
    notes: 'registered-late',
    in: {
      '2014-07': ['0.2', WON['2014-07'], { facts: { registered: '2014-07-05', norms: true } }],
      '2022-01': ['0.2', WON.since, { facts: { registered: '2022-01-05', norms: true } }],
    },
  },
  {
    ...game,
    what: 'an official event of FIDE that was registered afterwards',
    facts: { registered: null, approvals: { lateRegistration: false }, official: true },
    notes: 'official-always-rated',
    in: {
      '2009-07': ['0.3', WON['2009-07']],
      '2014-07': ['0.4', WON['2014-07']],
      '2024-03': ['0.3', WON.since],
      'rapid-blitz-2024-03': ['0.3', WON.since],
    },
  },
  {
    ...game,
    what: 'an official event of a continent that nobody registered',
    facts: { registered: null, continental: true },
    in: {
      '2014-07': ['0.4', WON['2014-07']],
      '2024-03': ['0.3', WON.since],
      'rapid-blitz-2024-03': ['0.3', WON.since],
    },
  },
  {
    // 0.3 of 2009 is about FIDE alone.
    ...game,
    what: 'an official event of a continent that nobody registered',
    facts: { registered: null, continental: true },
    refused: 'not-registered',
    in: { '2009-07': ['0.3, 0.4', UNCHANGED] },
  },
  {
    // It came in and was declined on the 12th.
    ...game,
    what: 'an event that FIDE declines to rate, and an appeal on the seventh day',
    appealed: '19',
    in: {
      '2009-07': ['0.5', WON['2009-07']],
      '2014-07': ['0.5', WON['2014-07']],
      '2024-03': ['0.4', WON.since],
      'rapid-blitz-2024-03': ['0.4', WON.since],
    },
  },
  {
    ...game,
    what: 'an appeal on the eighth day',
    appealed: '20',
    refused: 'appeal-too-late',
    in: {
      '2009-07': ['0.5', UNCHANGED],
      '2014-07': ['0.5', UNCHANGED],
      '2024-03': ['0.4', UNCHANGED],
      'rapid-blitz-2024-03': ['0.4', UNCHANGED],
    },
  },
  {
    ...game,
    what: 'an arbiter without a licence',
    facts: { arbiters: [{ name: 'Arbiter, Ann', licensed: false }] },
    refused: 'arbiter-unlicensed',
    in: { '2014-07': ['0.3', UNCHANGED] },
  },
  {
    ...game,
    what: 'a hybrid event before there were any',
    facts: { hybrid: true },
    refused: 'hybrid-not-foreseen',
    in: {
      '2005-07': ['2.1', UNCHANGED],
      '2009-07': ['2.1', UNCHANGED],
      '2014-07': ['2.1', UNCHANGED],
      'rapid-blitz-2012-01': ['announcement 2011-11-16: Laws', UNCHANGED],
    },
  },
  {
    ...game,
    what: 'a hybrid event that is not approved',
    facts: { hybrid: true, pgn: true, approvals: { hybrid: false } },
    refused: 'hybrid-not-approved',
    in: {
      '2017-07': ['0.2: hybrid', UNCHANGED],
      '2022-01': ['0.2: hybrid', UNCHANGED],
      '2024-03': ['0.2', UNCHANGED],
      'rapid-blitz-2024-03': ['0.2', UNCHANGED],
    },
  },
  {
    ...game,
    what: 'a hybrid event without its games',
    facts: { hybrid: true, pgn: false, approvals: { hybrid: true } },
    refused: 'hybrid-games-missing',
    in: { '2024-03': ['9.4', UNCHANGED], 'rapid-blitz-2024-03': ['8.4', UNCHANGED] },
  },
  {
    ...game,
    what: 'a hybrid event, approved and with its games',
    facts: { hybrid: true, pgn: true, approvals: { hybrid: true } },
    in: {
      '2017-07': ['0.2: hybrid', WON.since],
      '2022-01': ['0.2: hybrid', WON.since],
      '2024-03': ['0.2, 9.4', WON.since],
      'rapid-blitz-2024-03': ['0.2, 8.4', WON.since],
    },
  },
  {
    ...game,
    what: 'announced as unrated',
    facts: { announcedRated: false },
    refused: 'not-announced',
    in: {
      '2005-07': ['11.4', UNCHANGED],
      '2009-07': ['9.2', UNCHANGED],
      '2014-07': ['9.2', UNCHANGED],
      '2024-03': ['9.2', UNCHANGED],
      'rapid-blitz-2024-03': ['8.2', UNCHANGED],
    },
  },
  {
    what: '119 minutes where one player has 2200',
    players: { A: 2200, B: 1900 },
    games: ['A B½'],
    time: '6000+19',
    refused: 'thinking-time-short',
    in: {
      '2005-07': ['1.11', { A: 2200, B: 1900 }],
      '2009-07': ['1.1', { A: 2200, B: 1900 }],
      '2013-07': ['1.1', { A: 2200, B: 1900 }],
      '2014-07': ['1.1', { A: 2200, B: 1900 }],
    },
  },
  {
    // The three examples of 1.14: two hours; 40 moves in 75 minutes and 15 for the rest with 30 seconds a move;
    // 40 moves in 90 minutes and 30 for the rest. A draw 300 below is .35 × 15 = 5.25, twice more with 1895 and 1890.
    what: 'the worked examples of 120 minutes',
    players: { A: 2200, B: 1900, C: 1900, D: 1900 },
    events: [
      { games: ['A B½'], time: '120+0' },
      { games: ['A C½'], time: '40/4500+30:900+30', start: '14' },
      { games: ['A D½'], time: '40/5400:1800', start: '20' },
    ],
    in: { '2005-07': ['1.11, 1.14', { A: 2184, B: 1905, C: 1905, D: 1905 }] },
  },
  {
    // .36 × K.
    what: '90 minutes where all are below 2200, 60 where all are below 1600',
    players: { A: 2199, B: 2099, C: 1599, D: 1499 },
    events: [
      { games: ['A B1'], time: '90+0' },
      { games: ['C D1'], time: '60+0' },
    ],
    in: {
      '2005-07': ['1.12, 1.13', { A: 2204, C: 1604 }],
      '2009-07': ['1.1', { A: 2210, C: 1610 }],
      '2013-07': ['1.1', { A: 2204, C: 1604 }],
      '2014-07': ['1.1', { A: 2206, C: 1606 }],
    },
  },
  {
    // Less than an hour is rapid.
    what: '59 minutes among players below 1600',
    players: { A: 1599, B: 1499 },
    games: ['A B1'],
    time: '59+0',
    refused: 'cadence-differs',
    in: {
      '2005-07': ['1.13', { A: 1599 }],
      '2009-07': ['1.1', { A: 1599 }],
      '2014-07': ['1.1', { A: 1599 }],
    },
  },
  {
    // Since 2022 2400 and 1800 decide, game by game; in 2017 2200 and 1600: A needs 120 minutes, C has enough.
    what: '119 minutes, game by game',
    players: { A: 2400, B: 2300, C: 2399, D: 2299, E: 2199, F: 2099 },
    games: ['A B1', 'C D1', 'E F1'],
    time: '6000+19',
    in: {
      '2017-07': ['1.1', { A: 2400, C: 2399, E: 2206 }],
      '2022-01': ['1.1', { A: 2400, C: 2406, E: 2206 }],
      '2024-03': ['1.1', { A: 2400, C: 2406, E: 2206 }],
    },
  },
  {
    ...game,
    what: 'a first control after 30 moves, which only recommends 40',
    time: '30/7200:3600',
    notes: 'first-control-recommended',
    in: { '2005-07': ['1.3', WON['2005-07']] },
  },
  {
    ...game,
    what: 'a first control after 30 moves',
    time: '30/7200:3600',
    in: { '2022-01': ['1.2', WON.since], '2024-03': ['1.2', WON.since] },
  },
  {
    what: 'four rounds on one day',
    players: PAIR,
    games: ['A B1 B1 B1 B1'],
    time: '90+0',
    start: '05',
    roundDates: ['05', '05', '05', '05'],
    refused: 'too-many-rounds',
    in: { '2005-07': ['3.1', UNCHANGED], '2009-07': ['3.1', UNCHANGED] },
  },
  {
    // Three rounds of twice 130 minutes: 13 hours.
    what: 'thirteen hours on one day',
    players: PAIR,
    games: ['A B1 B1 B1'],
    time: '130+0',
    start: '05',
    roundDates: ['05', '05', '05'],
    refused: 'too-many-hours',
    in: {
      '2005-07': ['3.1', UNCHANGED],
      '2009-07': ['3.1', UNCHANGED],
      '2014-07': ['3.1', UNCHANGED],
      '2024-03': ['3.1', UNCHANGED],
    },
  },
  {
    // Four rounds of twice 90 minutes: twelve hours, which is no limit of rounds any more. .36 × 4 × K.
    what: 'four rounds and twelve hours on one day',
    players: PAIR,
    games: ['A B1 B1 B1 B1'],
    time: '90+0',
    start: '05',
    roundDates: ['05', '05', '05', '05'],
    in: {
      '2013-07': ['3.1', { A: 2022 }],
      '2014-07': ['3.1', { A: 2029 }],
      '2024-03': ['3.1', { A: 2029 }],
    },
  },
  {
    // From 2 April to 1 July are 91 days.
    ...game,
    what: '91 days',
    refused: 'too-long',
    in: {
      '2005-07': ['4.1', { '2006-10-01': UNCHANGED }, { start: '2006-04-02', end: '2006-07-01' }],
      '2009-07': [
        '4.1, 4.12',
        { '2010-01-01': UNCHANGED },
        { start: '2009-08-02', end: '2009-10-31', facts: { approvals: { duration: false } } },
      ],
      '2014-07': [
        '4.1, 4.12',
        { '2014-12-01': UNCHANGED },
        { start: '2014-08-02', end: '2014-10-31', facts: { approvals: { duration: false } } },
      ],
    },
  },
  {
    ...game,
    what: '91 days of a championship',
    notes: 'longer-allowed',
    facts: { championship: true },
    in: {
      '2005-07': ['4.11', { '2006-10-01': WON['2005-07'] }, { start: '2006-04-02', end: '2006-07-01' }],
      '2009-07': ['4.11', { '2010-01-01': WON['2009-07'] }, { start: '2009-08-02', end: '2009-10-31' }],
      '2014-07': ['4.11', { '2014-12-01': WON['2014-07'] }, { start: '2014-08-02', end: '2014-10-31' }],
    },
  },
  {
    ...game,
    what: '91 days, approved',
    notes: 'longer-allowed',
    facts: { approvals: { duration: true } },
    in: {
      '2009-07': ['4.12', { '2010-01-01': WON['2009-07'] }, { start: '2009-08-02', end: '2009-10-31' }],
      '2014-07': ['4.12', { '2014-12-01': WON['2014-07'] }, { start: '2014-08-02', end: '2014-10-31' }],
    },
  },
  {
    ...game,
    what: 'interim results of a long event',
    notes: 'interim-reports',
    in: {
      '2014-07': [
        '4.13',
        { '2014-12-01': WON['2014-07'] },
        { start: '2014-08-02', end: '2014-10-31', facts: { approvals: { duration: true } } },
      ],
      '2022-01': ['4.1', { '2022-03-01': WON.since }, { start: '2022-01-02', end: '2022-02-01' }],
      '2024-03': ['4.1', { '2024-06-01': WON.since }, { start: '2024-04-02', end: '2024-05-02' }],
    },
  },
  {
    // 100 days, which no article limits since 2024.
    ...game,
    what: 'a hundred days',
    notes: 'interim-reports',
    in: { '2024-03': ['4.1', { '2024-09-01': WON.since }, { start: '2024-04-02', end: '2024-08-10' }] },
  },
  {
    // To the officer within 7 days of the 12th, to FIDE within 30: a late report is rated, on the list it is due for.
    ...game,
    what: 'a report that comes late to the rating officer',
    facts: { reportedToOfficer: '2014-07-20' },
    received: '2014-07-21',
    notes: 'report-to-officer-late',
    in: { '2014-07': ['9.1', WON['2014-07']] },
  },
  {
    ...game,
    what: 'a report that comes in after 31 days',
    received: '2014-08-12',
    notes: 'report-late',
    in: { '2014-07': ['9.1', { '2014-08-01': UNCHANGED, '2014-09-01': WON['2014-07'] }] },
  },
  {
    // The third list after 12 March is that of 1 June.
    ...game,
    what: 'a report in time for the third list',
    received: '2024-05-31',
    in: {
      '2024-03': ['9.1', { '2024-05-01': UNCHANGED, '2024-06-01': WON.since }],
      'rapid-blitz-2024-03': ['8.1', { '2024-05-01': UNCHANGED, '2024-06-01': WON.since }],
    },
  },
  {
    ...game,
    what: 'a report that misses the third list',
    received: '2024-06-01',
    refused: 'report-list-missed',
    in: {
      '2024-03': ['9.1', { '2024-06-01': UNCHANGED, '2024-07-01': UNCHANGED }],
      'rapid-blitz-2024-03': ['8.1', { '2024-06-01': UNCHANGED, '2024-07-01': UNCHANGED }],
    },
  },
  {
    // Ends on 27 March, with four days left: on the list of 1 April as it is in time, on that of May if not.
    ...game,
    what: 'the last days of the month',
    start: '25',
    end: '27',
    received: '2024-04-02',
    in: {
      '2024-03': ['9.1', { '2024-04-01': UNCHANGED, '2024-05-01': WON.since }],
      'rapid-blitz-2024-03': ['8.1', { '2024-04-01': UNCHANGED, '2024-05-01': WON.since }],
    },
  },
];
