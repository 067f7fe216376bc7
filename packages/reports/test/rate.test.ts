import { EVENT_TYPES, InputError } from '@eloquence/rating';
import { describe, expect, test } from 'vitest';
import {
  type CheckReportOptions,
  checkAndRateReport,
  fromJson,
  type ListEntry,
  type RatedPlayer,
  readCsv,
  readReport,
  readStatedFacts,
  reportOf,
  type StatedFacts,
  toJson,
} from '../src/index.ts';
import { examine, fixture, found, type Given, listOf, report, sample, text } from './helpers.ts';

const rate = (
  content: string | Uint8Array,
  options: Partial<CheckReportOptions> = {},
): readonly RatedPlayer[] => {
  const { findings, players } = examine(content, options);
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  return players;
};

describe('one event from every format', () => {
  const expected = rate(sample('riverside-open-2024.trf16.trf'));
  const options = { choice: {} };
  const trf16 = readReport(sample('riverside-open-2024.trf16.trf'));
  const csv = text(sample('riverside-open-2024.csv'));

  test.each([
    ['TRF26', readReport(sample('riverside-open-2024.trf26.trf'))],
    ['CSV', reportOf(readCsv(csv))],
    ['CSV with semicolons', reportOf(readCsv(csv.replaceAll(',', ';').replaceAll('"; ', '", ')))],
    ['JSON', reportOf(fromJson(JSON.parse(JSON.stringify(toJson(trf16.report.file)))))],
  ])('%s', (_, reading) => {
    const { players, findings } = checkAndRateReport(reading, options);
    expect(findings).toEqual([]);
    const names = (rated: readonly RatedPlayer[]): unknown => rated.map(({ name, ...numbers }) => numbers);
    expect(names(players)).toEqual(names(expected));
  });

  test('the formats agree', () => {
    expect(
      expected
        .map(({ no, k, n, score, expected: sum, change, new: after }) => [
          no,
          k,
          n,
          score,
          sum,
          change,
          after,
        ])
        .slice(0, 4),
    ).toEqual([
      [1, 10, 9, 6.5, '6.97', '-4.70', 2426],
      [2, 20, 9, 6.5, '7.20', '-14.00', 2374],
      [3, 20, 9, 7.5, '6.68', '16.40', 2331],
      [4, 20, 9, 7, '6.97', '0.60', 2291],
    ]);
    expect(
      expected.filter(({ initial }) => initial !== null).map(({ no, initial }) => [no, initial]),
    ).toEqual([
      [21, { rating: 1516, n: 8, score: 0.5, average: '1812.30', p: '0.15', dp: -296, counts: true }],
      [22, { rating: 1704, n: 7, score: 1, average: '1924.44', p: '0.22', dp: -220, counts: true }],
      [23, { rating: 1579, n: 7, score: 0.5, average: '1852.22', p: '0.17', dp: -273, counts: true }],
    ]);
  });
});

describe('a round robin with unrated players', () => {
  /** The field of the worked examples 10.54 (2005) and 8.58 (2009): they print the totals, the games are ours. */
  const FIELD: readonly (readonly [rating: number | null, row: string])[] = [
    [2600, '*½1111111½'],
    [2500, '½*½1½1111½'],
    [null, '0½*1½11111'],
    [2400, '000*111111'],
    [null, '0½½0*11111'],
    [2150, '00000*1111'],
    [2300, '000000*111'],
    [null, '0000000*11'],
    [null, '00000000*1'],
    [2300, '½½0000000*'],
  ];

  /** Rounds by the circle method: everybody meets everybody once, the last player is fixed. */
  const players = FIELD.map(([rating, row], index): Given => {
    const rounds = Array.from({ length: 9 }, (_, round) => {
      const turned = (2 * round - index + 18) % 9;
      const opponent = index === 9 ? round : turned === index ? 9 : turned;
      const colour =
        index === 9 || (opponent !== 9 && (index + opponent) % 2 === Number(index < opponent)) ? 'w' : 'b';
      return `${opponent + 1}${colour}${row[opponent] === '½' ? '=' : row[opponent]}`;
    });
    return { rating, birth: '1960', rounds: rounds.join(' ') };
  });
  const event = (year: number): string =>
    report({ '042': `${year}/02/06`, '052': `${year}/02/14`, '092': 'Individual: Round-Robin' }, players);

  const initials = (rated: readonly RatedPlayer[]): unknown =>
    rated.flatMap(({ initial }) => initial?.rating ?? []);
  const changes = (rated: readonly RatedPlayer[]): unknown =>
    rated.flatMap(({ expected, change }) => (change === null ? [] : [[expected, change]]));

  test.each<[string, number, boolean, readonly number[], readonly (readonly string[])[]]>([
    [
      '2009, the text (8.58)',
      2010,
      false,
      [2423, 2393, 2144, 2006],
      [
        ['7.36', '12.80'],
        ['6.48', '10.40'],
        ['5.40', '12.00'],
        ['2.55', '43.50'],
        ['4.21', '-36.30'],
        ['4.21', '-96.30'],
      ],
    ],
    [
      '2009, as applied',
      2010,
      true,
      [2411, 2386, 2144, 2006],
      [
        ['7.38', '6.20'],
        ['6.50', '5.00'],
        ['5.42', '5.80'],
        ['2.56', '21.60'],
        ['4.24', '-18.60'],
        ['4.24', '-48.60'],
      ],
    ],
    [
      '2005 (10.54)',
      2006,
      false,
      [2414, 2386, 2139, 1989],
      [
        ['7.28', '7.20'],
        ['6.47', '5.30'],
        ['5.40', '6.00'],
        ['2.62', '20.70'],
        ['4.24', '-18.60'],
        ['4.24', '-48.60'],
      ],
    ],
    [
      '2014',
      2015,
      false,
      [2450, 2408, 2144, 2004],
      [
        ['7.31', '6.90'],
        ['6.42', '5.80'],
        ['5.34', '6.60'],
        ['2.52', '29.60'],
        ['4.16', '-23.20'],
        ['4.16', '-63.20'],
      ],
    ],
  ])('%s', (_, year, applied, first, sums) => {
    const rated = rate(event(year), { choice: { applied } });
    expect(initials(rated)).toEqual(first);
    expect(changes(rated)).toEqual(sums);
  });

  test('the sample is the same event', () => {
    const rated = rate(sample('tower-masters-2010.trf'));
    expect(initials(rated)).toEqual([2423, 2393, 2144, 2006]);
    expect(rated.map(({ change }) => change)).toEqual([
      '12.80',
      '10.40',
      null,
      '12.00',
      null,
      '43.50',
      '-36.30',
      null,
      null,
      '-96.30',
    ]);
  });

  test.each([
    ['a forfeit', '+', '-'],
    ['a missing game', null, null],
  ])('with %s it is rated as a Swiss', (_, first, last) => {
    const swap = (given: Given, game: RegExp, result: string | null): Given => ({
      ...given,
      rounds: (given.rounds ?? '').replace(game, (cell) =>
        result === null ? '0-H' : cell.replace('=', result),
      ),
    });
    const changed = players.map((given, index) => {
      if (index === 0) return swap(given, /\b10.=/, first);
      return index === 9 ? swap(given, /\b1[wb]=/, last) : given;
    });
    const header = { '042': '2010/02/06', '052': '2010/02/14', '092': 'Individual: Round-Robin' };
    const content = report(header, changed);
    expect(found(examine(content).findings)).toEqual(['note round-robin-as-swiss 5:5']);
    expect(examine(content).findings[0]?.values).toEqual({ unplayed: 1 });
    expect(initials(rate(content))).not.toEqual([2423, 2393, 2144, 2006]);
  });
});

describe('the fields of the contract', () => {
  const [first, second, third] = rate(
    report({}, [
      { rating: 2000, rounds: '2w1 3b=' },
      { rating: 1900, id: '', rounds: '1b0 0-H' },
      { rating: null, rounds: '0-Z 1w=' },
    ]),
  );

  test('a rated player', () => {
    expect(first).toEqual({
      no: 1,
      id: '900000001',
      name: 'Player, A',
      rating: 2000,
      k: 20,
      kUsed: 20,
      n: 1,
      score: 1,
      expected: '0.64',
      sum: '0.36',
      change: '7.20',
      new: 2007,
      initial: null,
      games: [
        {
          round: 1,
          opponent: 2,
          colour: 'w',
          score: 1,
          counted: true,
          opponentRating: 1900,
          difference: 100,
          expected: '0.64',
          delta: '0.36',
          reasons: [expect.objectContaining({ code: 'difference-counted', article: '8.1.2' })],
        },
        {
          round: 2,
          opponent: 3,
          colour: 'b',
          score: 0.5,
          counted: false,
          opponentRating: null,
          difference: null,
          expected: null,
          delta: null,
          reasons: [expect.objectContaining({ code: 'opponent-unrated' })],
        },
      ],
      reasons: expect.any(Array),
    });
    expect(first?.reasons.map(({ code }) => code)).toEqual([
      'k-played-unknown',
      'k-otherwise',
      'change-summed',
      'change-rounded',
    ]);
  });

  test('a missing ID is null', () => expect(second?.id).toBeNull());

  test('an unrated player', () => {
    const { games, reasons, ...numbers } = third as RatedPlayer;
    expect(numbers).toEqual({
      no: 3,
      id: '900000003',
      name: 'Player, C',
      rating: null,
      k: null,
      kUsed: null,
      n: 1,
      score: 0.5,
      expected: '0.00',
      sum: '0.00',
      change: null,
      new: null,
      initial: { rating: 1867, n: 1, score: 0.5, average: '1866.67', p: '0.50', dp: 0, counts: true },
    });
    expect(games.map(({ counted, opponentRating }) => [counted, opponentRating])).toEqual([[true, 2000]]);
    expect(reasons.map(({ code }) => code)).toContain('taken-as-first-event');
  });
});

describe('which games count', () => {
  const counted = (content: string, options = {}): unknown =>
    rate(content, options).map(({ games }) =>
      games.map(({ round, counted: yes, reasons }) => [round, yes, reasons[0]?.code]),
    );

  test.each(['+ -', 'W L', 'D D', '- -', 'L L'])('%s is not a rated game', (results) => {
    const [mine, theirs] = results.split(' ');
    const content = report({}, [
      { rounds: `3w1 2w${mine}` },
      { rounds: `0-Z 1b${theirs}` },
      { rounds: '1b0 0-Z' },
    ]);
    expect(counted(content)).toEqual([
      [
        [1, true, 'difference-counted'],
        [2, false, 'game-unplayed'],
      ],
      [[2, false, 'game-unplayed']],
      [[1, true, 'difference-counted']],
    ]);
  });

  test('by thinking time, game by game', () => {
    const content = report({ '122': '60+30' }, [
      { rating: 2400, rounds: '2w1 3w1' },
      { rating: 2000, rounds: '1b0 0-Z' },
      { rating: 1700, rounds: '0-U 1b0' },
    ]);
    expect(counted(content)).toEqual([
      [
        [1, false, 'game-thinking-time'],
        [2, false, 'game-thinking-time'],
      ],
      [[1, false, 'game-thinking-time']],
      [[2, false, 'game-thinking-time']],
    ]);
  });

  test('games after a match is decided', () => {
    const match = report({ '092': 'Match' }, [{ rounds: '2w1 2b1 2w1' }, { rounds: '1b0 1w0 1b0' }]);
    expect(counted(match, { stated: { scheduledGames: 3 } })).toEqual([
      [
        [1, true, 'difference-counted'],
        [2, true, 'difference-counted'],
        [3, false, 'game-after-decision'],
      ],
      [
        [1, true, 'difference-counted'],
        [2, true, 'difference-counted'],
        [3, false, 'game-after-decision'],
      ],
    ]);
    expect(rate(match, { stated: { scheduledGames: 3, approvals: { waivedMatchRule: true } } })[0]?.n).toBe(
      3,
    );
    expect(rate(match)[0]?.n).toBe(3);
  });

  test('games are in the order of rounds, with the known colours', () => {
    const [first] = rate(
      report({}, [
        { rounds: '3w1 2-= 4b0' },
        { rounds: '4w1 1-= 3w1' },
        { rounds: '1b0 4w1 2b0' },
        { rounds: '2b0 3b0 1w1' },
      ]),
    );
    expect(first?.games.map(({ round, opponent, colour }) => [round, opponent, colour])).toEqual([
      [1, 3, 'w'],
      [2, 2, null],
      [3, 4, 'b'],
    ]);
  });

  test('the requested type', () => {
    const pair = report({}, [
      { rating: 2300, rounds: '2w1' },
      { rating: null, rounds: '1b0' },
    ]);
    for (const type of EVENT_TYPES) {
      const { type: used, players, findings } = examine(pair, { type });
      expect(used).toBe(type);
      const refused = findings.some(({ severity }) => severity === 'error');
      expect(players).toHaveLength(refused ? 0 : 2);
    }
  });
});

describe('K without a list', () => {
  const kOf = (start: string, rating: number, birth: string, options = {}): unknown => {
    const given = { '042': start, '052': start };
    const [player] = rate(
      report(given, [
        { rating, birth, rounds: '2w1' },
        { rating, birth: '1960', rounds: '1b0' },
      ]),
      options,
    );
    return [player?.k, player?.reasons.map(({ code }) => code).filter((code) => code.startsWith('k-'))];
  };

  test.each<[string, number, string, number, string]>([
    ['2025/05/02', 2000, '1990/05/01', 20, 'k-otherwise'],
    ['2025/05/02', 2400, '1990/05/01', 10, 'k-reached'],
    ['2025/05/02', 2000, '2010/05/01', 40, 'k-junior'],
    ['2025/05/02', 2000, '2007', 40, 'k-junior'],
    ['2025/05/02', 2000, '2006/12/31', 20, 'k-otherwise'],
    ['2025/05/02', 2300, '2010/05/01', 20, 'k-otherwise'],
    ['2025/05/02', 2000, '', 20, 'k-otherwise'],
    ['2025/05/02', 2000, '10.05.01', 20, 'k-otherwise'],
    // to the eve of the birthday
    ['2016/05/02', 2000, '1998/05/02', 20, 'k-otherwise'],
    ['2016/05/02', 2000, '1998/05/03', 40, 'k-junior'],
    ['2016/05/02', 2000, '1998/00/00', 40, 'k-junior'],
    ['2008/05/02', 2000, '1998/05/03', 15, 'k-otherwise'],
    ['2008/05/02', 2450, '1960', 10, 'k-reached'],
    ['2010/05/02', 2000, '1960', 30, 'k-otherwise'],
  ])('%s, %i, born %s: %i', (start, rating, birth, k, why) => {
    const [found, codes] = kOf(start, rating, birth) as [number, string[]];
    expect(found).toBe(k);
    expect(codes).toContain(why);
  });

  test('the reasons say that the player is taken as established', () => {
    expect(kOf('2025/05/02', 2000, '')).toEqual([20, ['k-birth-unknown', 'k-played-unknown', 'k-otherwise']]);
    expect(kOf('2008/05/02', 2000, '')).toEqual([15, ['k-played-unknown', 'k-otherwise']]);
  });

  test('the text of 2008 has no K for rapid: only the sum is given', () => {
    const rapid = { choice: { cadence: 'rapid' as const } };
    const [player] = rate(
      report({ '042': '2008/05/02', '052': '2008/05/02', '122': '15+10' }, [
        { rating: 2000, rounds: '2w1' },
        { rating: 1900, rounds: '1b0' },
      ]),
      rapid,
    );
    expect(player).toMatchObject({ rating: 2000, k: null, n: 1, change: null, new: null });
  });
});

describe('with a list', () => {
  const content = report({}, [
    { rating: 2000, birth: '1990/05/01', rounds: '2w1' },
    { rating: 1900, birth: '1990/05/01', rounds: '1b0' },
  ]);
  const entry = (no: number, over: Partial<ListEntry>): ListEntry => ({
    id: String(900_000_000 + no),
    name: `Player, ${no === 1 ? 'A' : 'B'}`,
    federation: 'FRA',
    birthYear: null,
    rating: 1950,
    standard: 1950,
    k: null,
    inactive: false,
    deceased: false,
    ...over,
  });
  const withList = (...entries: readonly ListEntry[]): readonly RatedPlayer[] =>
    rate(content, { list: listOf(null, entries) });

  test('its ratings and K are used', () => {
    const [first, second] = withList(entry(1, { rating: 2100, k: 40 }), entry(2, { rating: 1800, k: 10 }));
    expect(first).toMatchObject({ rating: 2100, k: 40, expected: '0.85' });
    expect(second).toMatchObject({ rating: 1800, k: 10, expected: '0.15', change: '-1.50' });
    expect(first?.reasons.map(({ code }) => code)).toEqual(['change-summed', 'change-rounded']);
  });

  test.each<[string, Partial<ListEntry>, number]>([
    ['of the report where the list has none', {}, 20],
    ['of the list where they differ', { birthYear: 2010 }, 40],
    ['a slip', { birthYear: 79 }, 20],
  ])('the year of birth: %s', (_, over, k) => {
    expect(withList(entry(1, over), entry(2, {}))[0]?.k).toBe(k);
  });

  test('players not on the list are unrated, whatever the report says', () => {
    const [first, second] = withList(entry(1, { k: 20 }));
    expect(first).toMatchObject({ rating: 1950, n: 0 });
    expect(second).toMatchObject({ rating: null, initial: { n: 1 } });
  });

  test('an impossible rating or K is ignored', () => {
    const [first] = withList(entry(1, { rating: 19_790, standard: 12_345, k: 4711 }), entry(2, { k: 999 }));
    expect(first).toMatchObject({ rating: null, k: null });
  });

  test('a standard rating is used for rapid', () => {
    const rapid = report({ '122': '15+10' }, [{ rounds: '2w1' }, { rounds: '1b0' }]);
    const list = listOf(null, [entry(1, { rating: null, standard: 2000 }), entry(2, { k: 20 })]);
    const [first] = rate(rapid, { list, choice: { cadence: 'rapid' } });
    expect(first).toMatchObject({ rating: 2000, k: 20, n: 1 });
    expect(first?.reasons.map(({ code }) => code)).toContain('standard-stands-in');
  });
});

describe('facts stated beside a report', () => {
  const pair = [{ rounds: '2w1' }, { rounds: '1b0' }];
  const said = (stated: StatedFacts, header = {}, players: readonly Given[] = pair): readonly string[] =>
    found(examine(report(header, players), { stated: readStatedFacts(stated) }).findings);
  const match = { '092': 'Match', '042': '2010/05/02', '052': '2010/05/04' };
  const robin = { '092': 'Round robin', '042': '2010/05/02', '052': '2010/05/04' };
  const three = [{ rounds: '2w1 3b1 0-Z' }, { rounds: '1b0 0-Z 3w1' }, { rounds: '0-Z 1w0 2b0' }];

  test.each<[string, readonly string[], StatedFacts, object?, (readonly Given[])?]>([
    ['nothing', [], {}],
    ['registered in time', [], { registered: '2025-04-01' }],
    ['not registered', ['error not-registered'], { registered: null }],
    ['registered late', ['note registered-late', 'note fact-missing'], { registered: '2025-05-01' }],
    [
      '… with approval',
      ['note registered-late', 'note late-registration-approved'],
      { registered: '2025-05-01', approvals: { lateRegistration: true } },
    ],
    [
      '… without',
      ['error registered-late'],
      { registered: '2025-05-01', approvals: { lateRegistration: false } },
    ],
    ['received in time', [], { received: '2025-05-05' }],
    ['received after three lists', ['error report-list-missed'], { received: '2025-12-01' }],
    ['official', ['note official-always-rated'], { official: true }],
    ['not announced', ['error not-announced'], { announcedRated: false }],
    ['hybrid', [], { hybrid: true, pgn: true, approvals: { hybrid: true } }],
    [
      'hybrid without approval or games',
      ['error hybrid-not-approved', 'error hybrid-games-missing'],
      { hybrid: true, pgn: false, approvals: { hybrid: false } },
    ],
    [
      'arbiters without a licence',
      ['error arbiter-unlicensed', 'note licence-unknown'],
      { arbiters: [{ name: 'A', licensed: false }, { licensed: null }] },
      { '042': '2015/05/02', '052': '2015/05/04' },
    ],
    [
      'a long championship',
      ['note longer-allowed 4:5'],
      { championship: true },
      { '042': '2008/01/02', '052': '2008/05/04' },
    ],
    [
      'a long event with approval',
      ['note longer-allowed 4:5'],
      { approvals: { duration: true } },
      { '042': '2010/01/02', '052': '2010/05/04' },
    ],
    ['a long event', ['note fact-missing'], {}, { '042': '2010/01/02', '052': '2010/05/04' }],
    ['a match', ['note fact-missing'], {}, match],
    ['a match of so many games', [], { scheduledGames: 4 }, match],
    ['a small round robin', ['error too-few-rated-in-field 5:5'], {}, robin, three],
    [
      '… as a national championship',
      ['note national-championship'],
      { nationalChampionship: true },
      robin,
      three,
    ],
    [
      '… for women',
      ['note national-championship'],
      { nationalChampionship: true, womenOnly: true },
      robin,
      three,
    ],
    [
      'norms',
      ['note registered-late', 'note licence-unknown'],
      { norms: true, registered: '2015-04-20' },
      { '042': '2015/05/02', '052': '2015/05/04' },
    ],
    ['ratings at each game', [], { ratingsPerGame: true }],
    ['not the first event', [], { laterEvent: [2] }, {}, [{ ...pair[0] }, { ...pair[1], rating: null }]],
    ['not the first event of a rated player', ['warning later-event-wrong'], { laterEvent: [2] }],
    ['not the first event of somebody else', ['warning later-event-wrong'], { laterEvent: [9] }],
    [
      'listed since, but rated',
      ['warning later-event-wrong'],
      { listedSince: [{ player: 2, rating: 1800 }] },
    ],
    ['a fair-play ruling', [], { exceptions: [{ round: 1, player: 2, cause: 'fair-play' }] }],
    ['… on an unplayed game', ['warning game-unknown'], { ratedGames: [{ round: 2, player: 2 }] }],
  ])('%s', (_, expected, stated, header = {}, players = pair) => {
    expect(said(stated, header, players)).toEqual(expected);
  });

  test('the first event of an unrated player, or a later one', () => {
    const players = [{ rating: null, rounds: '2w0' }, { rounds: '1b1' }];
    const codes = (stated: StatedFacts): unknown => {
      const [unrated] = rate(report({}, players), { stated: readStatedFacts(stated) });
      return [unrated?.initial?.counts, unrated?.reasons.map(({ code }) => code)];
    };
    expect(codes({})).toEqual([false, expect.arrayContaining(['taken-as-first-event', 'score-too-low'])]);
    expect(codes({ laterEvent: [1] })).toEqual([true, expect.arrayContaining(['taken-as-later-event'])]);
  });

  test('an unrated player whose results were all dropped, or who has been listed since', () => {
    const players = [{ rating: null, rounds: '2w0' }, { rounds: '1b1' }];
    const of2015 = report({ '042': '2015/05/02', '052': '2015/05/04' }, players);
    const first = (stated: StatedFacts) => rate(of2015, { stated: readStatedFacts(stated) })[0];
    // 2014 6.1: a zero is dropped until an event has counted.
    expect(first({ laterEvent: [1] })?.initial?.counts).toBe(true);
    expect(first({ noneCounted: [1] })?.initial?.counts).toBe(false);
    const listed = first({ listedSince: [{ player: 1, rating: 1880 }] });
    expect(listed).toMatchObject({ rating: 1880, k: 20, n: 1, initial: null });
    expect(listed?.reasons.map(({ code, article }) => [code, article])).toContainEqual([
      'listed-since',
      '8.4',
    ]);
  });

  test.each([
    [
      'force majeure',
      '2024/04/02',
      { exceptions: [{ round: 1, player: 2, cause: 'force-majeure' }] },
      'game-excepted',
    ],
    [
      'fair play',
      '2024/04/02',
      { exceptions: [{ round: 1, player: 1, cause: 'fair-play' }] },
      'game-excepted',
    ],
    ['fair play in 2015', '2015/04/02', { exceptions: [{ round: 1, player: 1, cause: 'fair-play' }] }, null],
    ['games by decision', '2024/04/02', { ratedGames: [{ round: 2, player: 1 }] }, 'game-not-chosen'],
    ['games by decision in 2010', '2010/04/02', { ratedGames: [{ round: 2, player: 1 }] }, null],
  ] as const)('%s: the first of two games', (_, start, stated, code) => {
    const rounds = [{ rounds: '2w1 2b0' }, { rounds: '1b0 1w1' }];
    const [player] = rate(report({ '042': start, '052': start }, rounds), {
      stated: readStatedFacts(stated),
    });
    const [first] = player?.games ?? [];
    expect(first?.counted).toBe(code === null);
    if (code !== null) expect(first?.reasons).toContainEqual(expect.objectContaining({ code }));
  });

  test.each<[string, unknown]>([
    ['noneCounted', { noneCounted: [0] }],
    ['listedSince', { listedSince: [{ player: 1 }] }],
    ['listedSince', { listedSince: [{ player: 1, rating: 100000 }] }],
    ['exceptions', { exceptions: [{ round: 1, player: 1, cause: 'rain' }] }],
    ['exceptions', { exceptions: [{ round: 1, player: 1, cause: 'fair-play', other: 1 }] }],
    ['ratedGames', { ratedGames: [{ round: 0, player: 1 }] }],
    ['event', null],
    ['event', []],
    ['event', 'registered'],
    ['registered', { registered: 5 }],
    ['registered', { registered: '01.05.2025' }],
    ['received', { received: null }],
    ['received', { received: '2025-02-30' }],
    ['official', { official: 'yes' }],
    ['championship', { championship: 1 }],
    ['nationalChampionship', { nationalChampionship: null }],
    ['womenOnly', { womenOnly: 'no' }],
    ['norms', { norms: [] }],
    ['hybrid', { hybrid: {} }],
    ['pgn', { pgn: 'games.pgn' }],
    ['announcedRated', { announcedRated: 0 }],
    ['approvals', { approvals: true }],
    ['approvals', { approvals: { duration: 'yes' } }],
    ['approvals', { approvals: { other: true } }],
    ['scheduledGames', { scheduledGames: 0 }],
    ['scheduledGames', { scheduledGames: 2.5 }],
    ['arbiters', { arbiters: {} }],
    ['arbiters', { arbiters: [{ name: 'A' }] }],
    ['arbiters', { arbiters: [{ name: 5, licensed: true }] }],
    ['ratingsPerGame', { ratingsPerGame: 'true' }],
    ['laterEvent', { laterEvent: 3 }],
    ['laterEvent', { laterEvent: ['3'] }],
    ['offical', { offical: true }],
    ['constructor', JSON.parse('{ "constructor": 1 }')],
    ['__proto__', JSON.parse('{ "__proto__": 1 }')],
  ])('refuses %s in %j', (path, stated) => {
    const read = (): StatedFacts => readStatedFacts(stated);
    expect(read).toThrow(InputError);
    expect(read).toThrow(
      expect.objectContaining({ code: 'invalid-input', values: expect.objectContaining({ path }) }),
    );
  });
});

describe('refused', () => {
  test.each(['mistakes', 'nothing'])('%s: no players', (name) => {
    const content = name === 'mistakes' ? sample('mistakes.trf') : new Uint8Array();
    expect(examine(content).players).toEqual([]);
  });

  test('before the first edition, unless one is chosen', () => {
    const content = fixture('before-first-edition.trf');
    expect(examine(content)).toMatchObject({ edition: null, players: [] });
    const chosen = examine(content, { choice: { edition: '2005-07' } });
    expect(chosen.edition?.id).toBe('2005-07');
    expect(chosen.players).toHaveLength(4);
  });

  test('rapid events of the half year before the first list are rated', () => {
    const rapid = { choice: { cadence: 'rapid' as const } };
    const content = report({ '042': '2012/02/01', '052': '2012/02/01', '122': '15+10' }, [
      { rounds: '2w1' },
      { rounds: '1b0' },
    ]);
    expect(rate(content, rapid)).toHaveLength(2);
  });

  test('a chosen edition', () => {
    const content = report({}, [
      { rating: 2700, rounds: '2w1' },
      { rating: 2200, rounds: '1b0' },
    ]);
    const expected = (edition: string): unknown => rate(content, { choice: { edition } })[0]?.expected;
    expect([expected('2024-03'), expected('2025-10')]).toEqual(['0.92', '0.96']);
  });
});
