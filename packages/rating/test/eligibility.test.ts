import { describe, expect, test } from 'vitest';
import { type CivilDate, formatDate, parseDate } from '../src/date.ts';
import { defined } from '../src/defined.ts';
import { editionOn, findEdition } from '../src/editions/index.ts';
import type { Cadence } from '../src/editions/rules.ts';
import { appeal, eventEligibility, stagesOfEvent } from '../src/eligibility/event.ts';
import type { EventFactsInput } from '../src/eligibility/facts.ts';

/** `undefined` takes a fact of the usual event away. */
type Facts = { [Name in keyof EventFactsInput]?: EventFactsInput[Name] | undefined };
type Players = EventFactsInput['players'];

const rated = (...ratings: (number | null)[]): Players => ratings.map((rating) => ({ rating }));
const field = (ratedPlayers: number, unrated: number): Players => [
  ...Array.from({ length: ratedPlayers }, () => ({ rating: 2000 })),
  ...Array.from({ length: unrated }, () => ({ rating: null })),
];

/** An event about which everything is known and right, for any edition. */
function usual(cadence: Cadence, start: string): EventFactsInput {
  return {
    type: 'swiss',
    start,
    end: formatDate((parseDate(start) + 8) as CivilDate),
    registered: formatDate((parseDate(start) - 60) as CivilDate),
    received: formatDate((parseDate(start) + 9) as CivilDate),
    minutes: cadence === 'standard' ? 120 : cadence === 'rapid' ? 25 : 8,
    equalTimes: true,
    firstControlMoves: 40,
    roundsPerDay: 2,
    announcedRated: true,
    arbiters: [{ licensed: true }],
    players: rated(2100, 1900, 1700, null),
  };
}

function judge(cadence: Cadence, start: string, facts: Facts) {
  const edition = editionOn(cadence, parseDate(start));
  const input = { ...usual(cadence, start), ...facts } as EventFactsInput;
  return eventEligibility((date) => editionOn(cadence, date), edition, input);
}

const STARTS: Readonly<Record<string, string>> = {
  '2005-07': '2006-03-10',
  '2009-07': '2010-03-10',
  '2014-07': '2015-03-10',
  '2017-07': '2018-03-10',
  '2022-01': '2022-03-10',
  '2024-03': '2024-05-10',
};

const standard = (edition: string, facts: Facts) => judge('standard', defined(STARTS[edition]), facts);

describe('an event with all facts, all in order', () => {
  test.each(Object.keys(STARTS))('is rated under %s', (edition) => {
    expect(standard(edition, {})).toEqual({ answer: 'yes', refusals: [], missing: [], notes: [] });
  });
  test.each([
    ['rapid', '2012-05-05'],
    ['blitz', '2012-05-05'],
    ['rapid', '2023-05-05'],
    ['rapid', '2025-05-05'],
    ['blitz', '2025-05-05'],
  ] as const)('%s of %s', (cadence, start) => {
    expect(judge(cadence, start, {}).refusals).toEqual([]);
  });
});

/** Edition, facts, and the one refusal expected: code, article, values; null where it is rated. */
type Row = readonly [
  edition: string,
  facts: Facts,
  code: string | null,
  article?: string,
  values?: Readonly<Record<string, unknown>>,
];

function refuses(rows: readonly Row[]): void {
  for (const [edition, facts, code, article, values = {}] of rows) {
    test(`${edition} ${JSON.stringify(facts)} → ${code ?? 'rated'}`, () => {
      const { answer, refusals } = standard(edition, facts);
      expect(refusals).toEqual(code === null ? [] : [{ code, article, values }]);
      if (code !== null) expect(answer).toBe('no');
    });
  }
}

describe('registration', () => {
  refuses([
    ['2005-07', { registered: null }, 'not-registered', '7.1'],
    ['2005-07', { registered: null, approvals: { unsubmitted: true } }, null],
    ['2009-07', { registered: null, approvals: { unsubmitted: true } }, null],
    ['2014-07', { registered: null, approvals: { unsubmitted: true } }, 'not-registered', '0.2'],
    ['2024-03', { registered: null, approvals: { unsubmitted: true } }, null],
    ['2005-07', { registrationRefused: true }, null],
    ['2009-07', { registrationRefused: true }, 'registration-refused', '0.4', { by: 'qualification-chair' }],
    ['2014-07', { registrationRefused: true }, 'registration-refused', '0.2', { by: 'qualification-chair' }],
    ['2024-03', { registrationRefused: true }, 'registration-refused', '0.2', { by: 'qualification-chair' }],
    ['2005-07', { registered: '2006-03-09' }, null],
    ['2009-07', { registered: null }, 'not-registered', '0.4'],
    ['2009-07', { registered: '2010-02-10' }, null],
    [
      '2009-07',
      { registered: '2010-02-11', approvals: { lateRegistration: false } },
      'registered-late',
      '0.4',
      { registered: '2010-02-11', deadline: '2010-02-10', count: 1, unit: 'months' },
    ],
    ['2014-07', { registered: '2015-03-03' }, null],
    [
      '2014-07',
      { registered: '2015-03-04', approvals: { lateRegistration: false } },
      'registered-late',
      '0.2',
      { registered: '2015-03-04', deadline: '2015-03-03', count: 7, unit: 'days' },
    ],
    ['2024-03', { registered: '2024-05-07' }, null],
    [
      '2024-03',
      { registered: '2024-05-08', approvals: { lateRegistration: false } },
      'registered-late',
      '0.2.2',
      { registered: '2024-05-08', deadline: '2024-05-07', count: 3, unit: 'days' },
    ],
    ['2024-03', { registered: '2024-05-07', players: rated(2700, 2500) }, null],
    ['2024-03', { registered: '2024-05-07', players: [{ rating: 2500, sex: 'w' }, { rating: 2000 }] }, null],
    ['2024-03', { registered: '2024-05-07', players: [{ rating: 2501, sex: 'm' }, { rating: 2000 }] }, null],
    ['2024-03', { registered: '2024-04-10', players: rated(2701, 2500) }, null],
    [
      '2024-03',
      { registered: '2024-04-11', players: rated(2701, 2500), approvals: { lateRegistration: false } },
      'registered-late',
      '0.2.1',
      { registered: '2024-04-11', deadline: '2024-04-10', count: 30, unit: 'days' },
    ],
    [
      '2024-03',
      {
        registered: '2024-04-11',
        players: [{ rating: 2501, sex: 'w' }, { rating: null }],
        approvals: { lateRegistration: false },
      },
      'registered-late',
      '0.2.1',
      { registered: '2024-04-11', deadline: '2024-04-10', count: 30, unit: 'days' },
    ],
  ]);

  test('late, approval unknown: undecided', () => {
    const { answer, missing, notes } = standard('2024-03', { registered: '2024-05-08' });
    expect(answer).toBe('unknown');
    expect(missing).toEqual([
      { code: 'fact-missing', article: '0.2.4', values: { fact: 'approval-late-registration' } },
    ]);
    expect(notes.map((each) => each.code)).toEqual(['registered-late']);
  });

  test('late with approval is rated', () => {
    const { answer, notes } = standard('2024-03', {
      registered: '2024-05-08',
      approvals: { lateRegistration: true },
    });
    expect(answer).toBe('yes');
    expect(notes.at(-1)).toEqual({
      code: 'late-registration-approved',
      article: '0.2.4',
      values: { by: 'qualification-chair' },
    });
  });

  test('the President approves events of top players', () => {
    const { notes } = standard('2024-03', {
      registered: '2024-05-08',
      players: rated(2750, 2000),
      approvals: { lateRegistration: true },
    });
    expect(notes.at(-1)).toEqual({
      code: 'late-registration-approved',
      article: '0.2.3',
      values: { by: 'president' },
    });
  });

  test.each([
    ['2015-02-08', []],
    ['2015-02-09', [{ registered: '2015-02-09', deadline: '2015-02-08', count: 30, unit: 'days' }]],
  ])('2014: 30 days are for norms, not for the rating (%s)', (registered, values) => {
    const { answer, notes } = standard('2014-07', { norms: true, registered });
    expect(answer).toBe('yes');
    expect(notes).toEqual(values.map((each) => ({ code: 'registered-late', article: '0.2', values: each })));
    expect(standard('2014-07', { norms: false, registered }).notes).toEqual([]);
  });

  test('official events need no registration from 2009 on', () => {
    expect(standard('2005-07', { official: true, registered: null }).answer).toBe('no');
    expect(standard('2009-07', { official: true, registered: null }).answer).toBe('yes');
    expect(standard('2024-03', { official: true, registered: '2024-05-09' }).refusals).toEqual([]);
  });

  test('official continental events need none from 2014 on', () => {
    const unregistered = { continental: true, registered: null };
    expect(standard('2009-07', unregistered).answer).toBe('no');
    expect(standard('2014-07', unregistered).answer).toBe('yes');
    expect(standard('2024-03', unregistered).answer).toBe('yes');
  });

  test('registration unknown', () => {
    const { answer, missing } = standard('2014-07', { registered: undefined });
    expect(answer).toBe('unknown');
    expect(missing).toEqual([{ code: 'fact-missing', article: '0.2', values: { fact: 'registered' } }]);
  });
});

describe('thinking time', () => {
  refuses([
    ['2005-07', { players: rated(2200, 1500), minutes: 120 }, null],
    ['2005-07', { players: rated(2200, 1500), minutes: 119 }, ...short('2005-07', 119, 120, 2200)],
    ['2009-07', { players: rated(2199, 1600), minutes: 90 }, null],
    ['2009-07', { players: rated(2199, 1500), minutes: 89 }, ...short('2009-07', 89, 90, 1600)],
    ['2014-07', { players: rated(1599, null), minutes: 60 }, null],
    ['2014-07', { players: rated(1599, null), minutes: 59 }, ...short('2014-07', 59, 60, 0)],
    // by game: the game of the two lowest decides whether any game can be rated
    ['2024-03', { players: rated(2700, 2450, 1500, null), minutes: 60 }, null],
    ['2024-03', { players: rated(2700, 2450, 2399), minutes: 90 }, ...short('2024-03', 90, 120, 2400)],
    ['2024-03', { players: rated(2700, 1800, 1799), minutes: 89 }, ...short('2024-03', 89, 90, 1800)],
    ['2024-03', { players: rated(1799, 1700), minutes: 60 }, null],
  ]);

  function short(
    edition: string,
    minutes: number,
    needed: number,
    from: number,
  ): [string, string, Record<string, number>] {
    const { article } = findEdition('standard', edition).rules.thinkingTime;
    return ['thinking-time-short', article as string, { minutes, needed, from }];
  }

  test('unknown', () => {
    const { answer, missing } = standard('2024-03', { minutes: undefined });
    expect(answer).toBe('unknown');
    expect(missing).toEqual([{ code: 'fact-missing', article: '1.1', values: { fact: 'thinking-time' } }]);
  });

  test.each([
    ['rapid', '2012-05-05', 15, 'yes', '≥ 15, < 60'],
    ['rapid', '2012-05-05', 14, 'no', '≥ 15, < 60'],
    ['rapid', '2012-05-05', 59, 'yes', '≥ 15, < 60'],
    ['rapid', '2012-05-05', 60, 'no', '≥ 15, < 60'],
    ['blitz', '2012-05-05', 5, 'yes', '≥ 5, < 15'],
    ['blitz', '2012-05-05', 4, 'no', '≥ 5, < 15'],
    ['blitz', '2012-05-05', 15, 'no', '≥ 5, < 15'],
    ['rapid', '2024-05-05', 11, 'yes', '> 10, < 60'],
    ['rapid', '2024-05-05', 10, 'no', '> 10, < 60'],
    ['rapid', '2024-05-05', 60, 'no', '> 10, < 60'],
    ['blitz', '2024-05-05', 10, 'yes', '> 3, ≤ 10'],
    ['blitz', '2024-05-05', 11, 'no', '> 3, ≤ 10'],
    ['blitz', '2024-05-05', 4, 'yes', '> 3, ≤ 10'],
    ['blitz', '2024-05-05', 3, 'no', '> 3, ≤ 10'],
  ] as const)('%s of %s with %i minutes: %s', (cadence, start, minutes, answer, range) => {
    const { refusals } = judge(cadence, start, { minutes });
    const codes = refusals.filter((each) => each.code === 'time-outside-range');
    expect(codes.map((each) => each.values)).toEqual(
      answer === 'no' ? [{ minutes, seconds: 0, range, cadence }] : [],
    );
  });

  test.each([
    ['rapid', 10, 1, true],
    ['blitz', 10, 0, true],
    ['blitz', 10, 1, false],
    ['rapid', 59, 59, true],
  ] as const)('%s with %i minutes %i seconds: %s', (cadence, minutes, seconds, inRange) => {
    const { refusals } = judge(cadence, '2024-05-05', { minutes, seconds });
    expect(refusals.every((each) => each.code !== 'time-outside-range')).toBe(inRange);
  });

  test.each([
    [true, [], []],
    [false, ['times-unequal'], []],
    [undefined, [], ['equal-times']],
  ])('rapid games need equal times: %s', (equalTimes, refused, unknown) => {
    const verdict = judge('rapid', '2024-05-05', { equalTimes });
    expect(verdict.refusals.map((each) => each.code)).toEqual(refused);
    expect(verdict.missing.map((each) => (each.values as { fact: string }).fact)).toEqual(unknown);
  });
});

describe('first control', () => {
  refuses([
    ['2009-07', { firstControlMoves: 40 }, null],
    ['2009-07', { firstControlMoves: null }, null],
    [
      '2009-07',
      { firstControlMoves: 39 },
      'first-control-moves',
      '1.3',
      { moves: 39, required: 40, rule: 'exactly' },
    ],
    [
      '2014-07',
      { firstControlMoves: 41 },
      'first-control-moves',
      '1.3',
      { moves: 41, required: 40, rule: 'exactly' },
    ],
    ['2024-03', { firstControlMoves: 30 }, null],
    [
      '2024-03',
      { firstControlMoves: 29 },
      'first-control-moves',
      '1.2',
      { moves: 29, required: 30, rule: 'at-least' },
    ],
  ]);
  test('a recommendation in 2005', () => {
    expect(standard('2005-07', { firstControlMoves: 36 }).notes).toEqual([
      { code: 'first-control-recommended', article: '1.3', values: { moves: 36, recommended: 40 } },
    ]);
    expect(standard('2005-07', { firstControlMoves: undefined }).answer).toBe('yes');
    expect(standard('2005-07', { firstControlMoves: 40 }).notes).toEqual([]);
  });
  test('unknown', () => {
    expect(standard('2024-03', { firstControlMoves: undefined }).missing).toEqual([
      { code: 'fact-missing', article: '1.2', values: { fact: 'first-control' } },
    ]);
  });
});

describe('rounds per day', () => {
  refuses([
    ['2005-07', { roundsPerDay: 3, minutes: 120 }, null],
    ['2005-07', { roundsPerDay: 4, minutes: 90 }, 'too-many-rounds', '3.1', { rounds: 4, allowed: 3 }],
    ['2009-07', { roundsPerDay: 3, minutes: 121 }, 'too-many-hours', '3.1', { minutes: 726, allowed: 12 }],
    ['2014-07', { roundsPerDay: 4, minutes: 90 }, null],
    ['2014-07', { roundsPerDay: 4, minutes: 91 }, 'too-many-hours', '3.1', { minutes: 728, allowed: 12 }],
    ['2024-03', { roundsPerDay: 5, minutes: 90 }, 'too-many-hours', '3.1', { minutes: 900, allowed: 12 }],
  ]);
  test.each(['2005-07', '2024-03'])('unknown (%s)', (edition) => {
    expect(standard(edition, { roundsPerDay: undefined }).missing).toEqual([
      { code: 'fact-missing', article: '3.1', values: { fact: 'rounds-per-day' } },
    ]);
  });
  test.each([
    ['rapid', 15, 16, '3.1.1'],
    ['blitz', 30, 31, '3.1.2'],
  ] as const)('%s: at most %i rounds', (cadence, allowed, rounds, article) => {
    const codes = (roundsPerDay: number) =>
      judge(cadence, '2024-05-05', { roundsPerDay, minutes: 4 }).refusals;
    expect(codes(allowed).filter((each) => each.code === 'too-many-rounds')).toEqual([]);
    expect(codes(rounds).filter((each) => each.code === 'too-many-rounds')).toEqual([
      { code: 'too-many-rounds', article, values: { rounds, allowed } },
    ]);
  });
});

describe('duration', () => {
  // 10 March + 89 days is the 90th day
  const days90 = {
    '2005-07': '2006-06-07',
    '2009-07': '2010-06-07',
    '2014-07': '2015-06-07',
    '2024-03': '2024-08-07',
  };
  const days91 = {
    '2005-07': '2006-06-08',
    '2009-07': '2010-06-08',
    '2014-07': '2015-06-08',
    '2024-03': '2024-08-08',
  };
  refuses([
    ['2005-07', { end: days90['2005-07'] }, null],
    ['2005-07', { end: days91['2005-07'] }, 'too-long', '4.1', { days: 91, allowed: 90 }],
    ['2005-07', { end: days91['2005-07'], championship: true }, null],
    [
      '2009-07',
      { end: days91['2009-07'], approvals: { duration: false } },
      'too-long',
      '4.1',
      { days: 91, allowed: 90 },
    ],
    ['2009-07', { end: days91['2009-07'], nationalChampionship: true }, null],
    ['2014-07', { end: days91['2014-07'], received: '2015-06-10', approvals: { duration: true } }, null],
    ['2024-03', { end: days91['2024-03'], received: '2024-08-10' }, null],
  ]);
  test('2009: longer, approval unknown', () => {
    const verdict = standard('2009-07', { end: days91['2009-07'] });
    expect(verdict.answer).toBe('unknown');
    expect(verdict.missing).toEqual([
      { code: 'fact-missing', article: '4.11, 4.12', values: { fact: 'approval-duration' } },
    ]);
  });
  test.each([
    ['2005-07', { championship: true }, 'championship'],
    ['2014-07', { approvals: { duration: true } }, 'approval'],
  ] as const)('longer events are allowed (%s)', (edition, facts, allowance) => {
    const { notes } = standard(edition, { end: days91[edition], received: '2015-06-10', ...facts });
    expect(notes.find((each) => each.code === 'longer-allowed')?.values).toEqual({
      days: 91,
      because: allowance,
    });
  });
  test.each([
    ['2014-07', '2015-06-07', null],
    ['2014-07', '2015-06-08', { days: 91, after: 90 }],
    ['2024-03', '2024-06-08', null],
    ['2024-03', '2024-06-09', { days: 31, after: 30 }],
  ])('interim reports of long events: %s to %s', (edition, end, values) => {
    const { notes } = standard(edition, { end, received: end, approvals: { duration: true } });
    const interim = notes.find((each) => each.code === 'interim-reports');
    expect(interim?.values ?? null).toEqual(values);
  });
  test.each([
    ['2005-07', '4.1'],
    ['2024-03', '4.1'],
  ])('end unknown (%s)', (edition, article) => {
    const { missing } = standard(edition, { end: undefined });
    expect(missing[0]).toEqual({ code: 'fact-missing', article, values: { fact: 'end' } });
  });
});

describe('round robin', () => {
  const robin = (ratedPlayers: number, unrated: number): Facts => ({
    type: 'round-robin',
    players: field(ratedPlayers, unrated),
  });
  const double = (ratedPlayers: number, unrated: number): Facts => ({
    ...robin(ratedPlayers, unrated),
    type: 'double-round-robin',
  });
  refuses([
    ['2005-07', robin(4, 8), null],
    ['2005-07', robin(4, 9), 'too-few-rated-in-field', '6.3', { rated: 4, players: 13, needed: 5 }],
    ['2009-07', robin(4, 6), null],
    ['2009-07', robin(3, 7), 'too-few-rated-in-field', '6.3', { rated: 3, players: 10, needed: 4 }],
    ['2009-07', robin(4, 5), null],
    ['2009-07', robin(3, 6), 'too-few-rated-in-field', '6.31', { rated: 3, players: 9, needed: 4 }],
    ['2014-07', robin(3, 6), 'too-few-rated-in-field', '6.21', { rated: 3, players: 9, needed: 4 }],
    ['2014-07', robin(3, 0), 'too-few-rated-in-field', '6.21', { rated: 3, players: 3, needed: 4 }],
    ['2005-07', double(4, 2), null],
    ['2005-07', double(4, 1), 'too-few-players', '6.32', { players: 5, needed: 6 }],
    ['2005-07', double(3, 8), 'too-few-rated-in-field', '6.3', { rated: 3, players: 11, needed: 4 }],
    ['2014-07', double(4, 1), 'too-few-players', '6.22', { players: 5, needed: 6 }],
    ['2014-07', double(5, 0), null],
    ['2024-03', robin(0, 4), null],
    ['2009-07', { ...robin(3, 6), nationalChampionship: true }, null],
    [
      '2009-07',
      { ...robin(2, 7), nationalChampionship: true },
      'too-few-rated-in-field',
      '6.3',
      { rated: 2, players: 9, needed: 3 },
    ],
    ['2009-07', { ...robin(2, 7), nationalChampionship: true, womenOnly: true }, null],
    [
      '2009-07',
      { ...robin(1, 8), nationalChampionship: true, womenOnly: true },
      'too-few-rated-in-field',
      '6.3',
      { rated: 1, players: 9, needed: 3 },
    ],
    // 6.43 is about the report, 6.3 about the field
    [
      '2009-07',
      { ...robin(0, 9), unplayedGames: 1 },
      'too-few-rated-in-field',
      '6.3',
      { rated: 0, players: 9, needed: 3 },
    ],
    ['2009-07', { ...robin(4, 5), unplayedGames: 1 }, null],
  ]);
  test('the reason names the rule that admits a national championship', () => {
    const { notes } = standard('2014-07', { ...robin(3, 6), nationalChampionship: true });
    expect(notes).toEqual([
      { code: 'national-championship', article: '6.23', values: { rated: 3, needed: 3 } },
    ]);
  });
  test('with an unplayed game it is rated as a Swiss', () => {
    const { notes } = standard('2005-07', { ...robin(3, 6), unplayedGames: 2 });
    expect(notes).toEqual([{ code: 'round-robin-as-swiss', article: '6.43', values: { unplayed: 2 } }]);
  });
  test('an unplayed game changes nothing if no rule applies', () => {
    expect(standard('2024-03', { ...robin(3, 6), unplayedGames: 2 }).notes).toEqual([]);
  });
});

describe('Scheveningen and matches', () => {
  const scheveningen = (unrated: number): Facts => ({ type: 'scheveningen', players: field(7, unrated) });
  const match: Facts = { type: 'match', players: rated(2400, 2300), scheduledGames: 6 };
  refuses([
    ['2005-07', scheveningen(1), null],
    ['2005-07', scheveningen(2), 'scheveningen-unrated', '6.4', { unrated: 2, allowed: 1 }],
    ['2009-07', scheveningen(2), null],
    ['2005-07', { ...match, players: rated(2400, null) }, null],
    ['2009-07', { ...match, players: rated(2400, null) }, 'match-with-unrated', '6.6'],
    ['2024-03', { ...match, players: rated(null, null) }, 'match-with-unrated', '6.1'],
    ['2024-03', match, null],
  ]);
  test('the number of agreed games is required', () => {
    const { missing } = standard('2024-03', { type: 'match', players: rated(2400, 2300) });
    expect(missing).toEqual([{ code: 'fact-missing', article: '6.2', values: { fact: 'scheduled-games' } }]);
  });
  test('not if the rule was waived, from 2024 on', () => {
    const facts: Facts = { type: 'match', players: rated(2400, 2300), approvals: { waivedMatchRule: true } };
    expect(standard('2024-03', facts)).toEqual({
      answer: 'yes',
      refusals: [],
      missing: [],
      notes: [{ code: 'decided-match-waived', article: '6.2', values: {} }],
    });
    expect(standard('2014-07', facts).answer).toBe('unknown');
  });
});

describe('arbiters, hybrid events, announcement, membership', () => {
  refuses([
    [
      '2014-07',
      { arbiters: [{ licensed: true }, { licensed: false }] },
      'arbiter-unlicensed',
      '0.3',
      { arbiters: 1 },
    ],
    ['2024-03', { arbiters: [{ licensed: false }] }, null],
    ['2014-07', { hybrid: true }, 'hybrid-not-foreseen', '2.1'],
    ['2024-03', { hybrid: true, pgn: true, approvals: { hybrid: true } }, null],
    ['2024-03', { hybrid: true, pgn: true, approvals: { hybrid: false } }, 'hybrid-not-approved', '0.2'],
    ['2024-03', { hybrid: true, pgn: false, approvals: { hybrid: true } }, 'hybrid-games-missing', '9.4'],
    ['2005-07', { announcedRated: false }, 'not-announced', '11.4'],
    ['2014-07', { announcedRated: false }, 'not-announced', '9.2'],
    ['2024-03', { announcedRated: false }, 'not-announced', '9.2'],
  ]);
  test.each([
    [undefined, { arbiters: 0 }],
    [[{ licensed: null }, { licensed: true }, { licensed: null }], { arbiters: 2 }],
  ])('an unknown licence is a note: %o', (arbiters, values) => {
    expect(standard('2014-07', { arbiters })).toEqual({
      answer: 'yes',
      refusals: [],
      missing: [],
      notes: [{ code: 'licence-unknown', article: '0.3', values }],
    });
  });
  test('unknown facts of a hybrid event', () => {
    const { answer, missing } = standard('2024-03', { hybrid: true });
    expect(answer).toBe('unknown');
    expect(missing.map((each) => [each.article, each.values])).toEqual([
      ['0.2', { fact: 'approval-hybrid' }],
      ['9.4', { fact: 'pgn' }],
    ]);
  });
  test('the announcement as rated is required from 2024 on', () => {
    const facts = { announcedRated: undefined };
    expect(standard('2014-07', facts).answer).toBe('yes');
    expect(standard('2024-03', facts).missing).toEqual([
      { code: 'fact-missing', article: '9.2', values: { fact: 'announced' } },
    ]);
  });
  test.each([
    ['2005-07', '16.1'],
    ['2014-07', '13.1'],
    ['2024-03', '10.1'],
  ])('a player without a federation affects no other player (%s)', (edition, article) => {
    const players = [{ rating: 2000, member: true }, { rating: 1900, member: false }, { rating: 1800 }];
    expect(standard(edition, { players })).toEqual({
      answer: 'yes',
      refusals: [],
      missing: [],
      notes: [{ code: 'player-not-member', article, values: { player: 1 } }],
    });
  });
  test('2009 has no article on membership', () => {
    expect(
      standard('2009-07', { players: [{ rating: 2000, member: false }, { rating: 1900 }] }).notes,
    ).toEqual([]);
  });
  test('official events are always rated', () => {
    expect(standard('2024-03', { official: true }).notes).toEqual([
      { code: 'official-always-rated', article: '0.3', values: {} },
    ]);
    expect(standard('2005-07', { official: true }).notes).toEqual([]);
  });
});

describe('reports', () => {
  test.each([
    // ended 18 May 2024: the lists after it are 1 June, 1 July, 1 August
    ['2024-05-18', '2024-07-31', null],
    ['2024-05-18', '2024-08-01', { received: '2024-08-01', list: '2024-08-01', lists: 3 }],
    ['2024-05-31', '2024-07-31', null],
    ['2024-05-31', '2024-08-01', { received: '2024-08-01', list: '2024-08-01', lists: 3 }],
  ])('2024: ended %s, received %s', (end, received, values) => {
    const { answer, refusals } = standard('2024-03', { end, received });
    expect(refusals).toEqual(values === null ? [] : [{ code: 'report-list-missed', article: '9.1', values }]);
    expect(answer).toBe(values === null ? 'yes' : 'no');
  });
  test.each([
    ['2015-04-17', []],
    [
      '2015-04-18',
      [{ code: 'report-late', article: '9.1', values: { received: '2015-04-18', deadline: '2015-04-17' } }],
    ],
  ])('2014: received %s', (received, notes) => {
    const verdict = standard('2014-07', { received });
    expect(verdict.notes).toEqual(notes);
    expect(verdict.answer).toBe('yes');
  });
  test('time of receipt unknown', () => {
    expect(standard('2024-03', { received: undefined }).missing).toEqual([
      { code: 'fact-missing', article: '9.1', values: { fact: 'received' } },
    ]);
    expect(standard('2005-07', { received: undefined }).answer).toBe('yes');
  });
});

describe('appeals and stages', () => {
  test.each([
    ['2005-07', null, 'appeal-none', null, {}],
    [
      '2009-07',
      '2024-05-17',
      'appeal-until',
      '0.5',
      { until: '2024-05-17', to: 'qualification-commission', days: 7 },
    ],
    [
      '2014-07',
      '2024-05-17',
      'appeal-until',
      '0.5',
      { until: '2024-05-17', to: 'qualification-commission', days: 7 },
    ],
    ['2024-03', '2024-05-17', 'appeal-until', '0.4', { until: '2024-05-17', to: 'council', days: 7 }],
  ])('%s: until %s', (id, until, code, article, values) => {
    const answer = appeal(findEdition('standard', id), '2024-05-10');
    expect(answer.until === null ? null : formatDate(answer.until)).toBe(until);
    expect(answer.reason).toEqual({ code, article, values });
  });
  test.each([
    ['2005-07', 'pooled', [{ code: 'stages-pooled', article: '6.2', values: { rule: 'pooled' } }]],
    [
      '2009-07',
      'may-be-pooled',
      [{ code: 'stages-pooled', article: '6.2', values: { rule: 'may-be-pooled' } }],
    ],
    ['2014-07', null, [{ code: 'stages-separate', article: null, values: {} }]],
    ['2024-03', null, [{ code: 'stages-separate', article: null, values: {} }]],
  ])('%s: preliminaries and finals %s', (id, stages, reasons) => {
    expect(stagesOfEvent(findEdition('standard', id))).toEqual({ stages, reasons });
  });
});

describe('impossible facts', () => {
  test.each([
    [{ type: 'knockout' }, 'invalid-type', 'swiss'],
    [{ start: '2024-02-30' }, 'invalid-date', '2024-02-30'],
    [{ end: '2024-05-09' }, 'invalid-date', '2024-05-10'],
    [{ minutes: 7 + 1 / 2 }, 'invalid-count', 'minutes'],
    [{ roundsPerDay: -1 }, 'invalid-count', 'roundsPerDay'],
    [{ firstControlMoves: -1 }, 'invalid-count', 'firstControlMoves'],
    [{ unplayedGames: -1 }, 'invalid-count', 'unplayedGames'],
    [{ scheduledGames: -1 }, 'invalid-count', 'scheduledGames'],
    [{ players: rated(2000, 5000) }, 'invalid-rating', '5000'],
  ])('%o: %s', (facts, code, words) => {
    const act = () => standard('2024-03', facts as Facts);
    expect(act).toThrow(expect.objectContaining({ code }));
    expect(act).toThrow(words);
  });
});

test.each([
  ['2024-03', { registered: null, approvals: { unsubmitted: true } }, 'rated-by-decision', '0.2', {}],
  [
    '2014-07',
    { end: '2015-03-20', reportedToOfficer: '2015-03-28' },
    'report-to-officer-late',
    '9.1',
    { given: '2015-03-28', deadline: '2015-03-27' },
  ],
] as const)('%s notes %j', (edition, facts, code, article, values) => {
  expect(standard(edition, facts).notes).toContainEqual({ code, article, values });
});

test('a report seven days after the end is in time for the rating officer', () => {
  const { notes } = standard('2014-07', { end: '2015-03-20', reportedToOfficer: '2015-03-27' });
  expect(notes.map(({ code }) => code)).not.toContain('report-to-officer-late');
});
