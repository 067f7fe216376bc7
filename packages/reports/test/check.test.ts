import { describe, expect, test } from 'vitest';
import type { ListEntry } from '../src/index.ts';
import { examine, fixture, found, listOf, playerLine, report, sample } from './helpers.ts';

type Header = Readonly<Record<string, string | null>>;

describe('totals by the scoring of the report', () => {
  /** A player with these rounds and this total, against others who do not matter here. */
  const totals = (rounds: string, points: string, ...others: readonly string[]): readonly string[] => {
    const content = [
      playerLine({ rounds, points }),
      playerLine({ no: 2, rounds: '1b0', points: '' }),
      ...others,
    ];
    return found(examine(`042 2025/05/02\n${content.join('\n')}\n`).findings).filter((line) =>
      / points/.test(line),
    );
  };
  const differ = ['warning points-differ 2:81'];

  test.each([
    ['2w1 0-= 0-+ 0-- 0-H 0-F 0-U 0-Z 2w+ 2w- 2wW 2wD 2wL 2w= 2w0', '8.0', [], []],
    ['2w1 0-H', '1.5', [], []],
    ['2w1 0-H', '1,5', [], []],
    ['2w1 0-H', '1½', [], []],
    ['2w1 0-H', '1', [], differ],
    ['2w1 0-H', '', [], []],
    ['2w1 0-H', '15', ['299 W   0.0  13.5   1    1'], []],
    // TRF26: three points for a win, one for a draw; a bye as a win unless it is given
    ['2w1 0-H 0-U', '7.0', ['162  W 3.0    D 1.0    L 0.0'], []],
    ['2w1 0-H 0-U', '5.0', ['162  P 1.0    W 3.0    D 1.0'], []],
    ['2w1 0-U', '4.0', ['162  W 3.0', '162  P 1.0'], []],
    ['2w- 0-Z 2w0', '2.0', ['162  A 1.0'], []],
    ['2w- 0-Z 2w0', '1.0', ['162  L 1.0'], []],
    ['2w1 0-H', '1.5', ['162  X 3.0'], []],
    ['2w1', '12.5', ['162  W12.5'], []],
    // bbpPairings
    ['2w1 2w= 2w0 0-Z 2w- 0-U', '8.0', ['BBW  3.0', 'BBD  1.0', 'BBL  0.0', 'BBU  4.0'], []],
    ['2w0 0-Z 2w-', '4.5', ['BBL  1.0', 'BBZ  1.5', 'BBF  2.0'], []],
    ['0-U', '3.0', ['BBW  3.0'], []],
    ['0-U', '1.0', ['BBU  1.0', 'BBW  3.0'], []],
    // JaVaFo: the last word counts, and a bye is worth one point whatever a win is
    ['2w1 2w= 2w+ 0-F 0-H 0-U', '12.0', ['XXS W=3 D=1'], []],
    ['2w1 0-U', '6.0', ['XXS PAB=3 D=1 W=3'], []],
    ['0-U', '.5', ['XXS PAB=.5'], []],
    ['2w+', '2.0', ['XXS W=3', 'XXS FW=2'], []],
    ['2w+', '3.0', ['XXS FW=2 W=3'], []],
    ['2w1 2w= 2w0 0-Z 2w-', '7.0', ['XXS FL=0 W=3 D=2 PAB=2 WL=1 BL=1 ZPB=1'], []],
    // what depends on the colour, gives other parts of a point, or cannot be read is not checked
    ['2w1', '9.5', ['XXS WW=1 BW=2'], []],
    ['2w1', '9.5', ['XXS W=1.25'], []],
    ['2w1', '9.5', ['XXS W'], []],
    ['2w1', '9.5', ['BBW'], []],
    ['2w1', '9.5', ['BBW three'], []],
    ['2w1', '9.5', ['XXS constructor=x'], []],
    ['2w1', '9.5', [], differ],
  ])('%s: %s with %j', (rounds, points, others, expected) => {
    expect(totals(rounds, points, ...others)).toEqual(expected);
  });

  test('a crosstable of 2005: `=`, `+` and `-` without an opponent are unplayed points', () => {
    const { findings, players } = examine(
      report({ '042': '2006/05/02', '052': '2006/05/04' }, [
        { rounds: '0-= 2w1 0-+' },
        { rounds: '3w1 1b0 0-=' },
        { rounds: '2b0 0-+ 0--' },
      ]),
    );
    expect(found(findings)).toEqual(['note half-point-unplayed 8:99', 'note forfeit-without-opponent 8:119']);
    expect(findings[0]?.values).toEqual({ times: 2, no: 1, round: 1 });
    expect(findings[1]?.values).toEqual({ times: 3, no: 1, round: 3 });
    expect(players.map(({ n, score }) => [n, score])).toEqual([
      [1, 1],
      [2, 1],
      [1, 0],
    ]);
  });

  test('in a TRF a draw against an opponent was played', () => {
    const { players } = examine(report({}, [{ rounds: '2w=' }, { rounds: '1b=' }]));
    expect(players.map(({ n, score }) => [n, score])).toEqual([
      [1, 0.5],
      [1, 0.5],
    ]);
  });
});

describe('two sides of a game', () => {
  /** The findings on one game, by the results of both players. */
  const game = (mine: string, theirs: string): readonly string[] =>
    found(
      examine(
        report({}, [
          { rounds: `2w${mine} 3w1` },
          { rounds: `1b${theirs} 4w1` },
          { rounds: '4b0 1b0' },
          { rounds: '3w1 2b0' },
        ]),
      ).findings,
    );

  test.each(['1 0', '0 1', '= =', '+ -', '- +', '- -', 'W L', 'L W', 'D D', 'L L'])('%s agree', (results) => {
    const [mine = '', theirs = ''] = results.split(' ');
    expect(game(mine, theirs).filter((line) => !/one-sided/.test(line))).toEqual([]);
  });

  test.each(['1 1', '1 =', '= 0', '1 -', '+ 0', '+ +', '+ =', '= D', 'D =', 'W 0', '1 L', 'W D', 'W W'])(
    '%s contradict each other, reported once',
    (results) => {
      const [mine = '', theirs = ''] = results.split(' ');
      const said = game(mine, theirs).filter((line) => !/one-sided/.test(line));
      expect(said).toEqual(['error results-contradict 8:99']);
    },
  );

  test.each([
    ['the first', '2w', '1b0', 'error result-missing 8:99'],
    ['the second', '2w1', '1b', 'error result-missing 9:99'],
    ['both', '2w', '1b', 'error result-missing 8:99'],
  ])('%s result is missing', (_, mine, theirs, expected) => {
    const rest = [{ rounds: '4w1' }, { rounds: '3b0' }];
    expect(found(examine(report({}, [{ rounds: mine }, { rounds: theirs }, ...rest])).findings)).toEqual([
      expected,
    ]);
  });

  test.each([
    ['w and w', '2w1', '1w0', ['note colours-contradict 8:97']],
    ['b and b', '2b1', '1b0', ['note colours-contradict 8:97']],
    ['w and none', '2w1', '1-0', ['note colour-missing 9:97']],
    ['none', '2-1', '1-0', []],
  ])('colours: %s', (_, mine, theirs, expected) => {
    expect(found(examine(report({}, [{ rounds: mine }, { rounds: theirs }])).findings)).toEqual(expected);
  });

  test.each([
    ['contradicting opponents', '2w1', '3b0', '2w1', ['error pairing-one-sided 8:92']],
    ['an opponent without the result', '2w1', '', '0-Z', ['error pairing-one-sided 8:92']],
    ['a bye with an opponent, who plays', '2wU', '1b0', '0-Z', ['error bye-with-opponent 8:99']],
    ['a bye with an opponent, for the later one', '2w1', '1bZ', '0-Z', ['error bye-with-opponent 9:99']],
    [
      'a bye with an opponent, who has a bye too',
      '2wH',
      '1bH',
      '0-Z',
      ['error bye-with-opponent 8:99', 'error bye-with-opponent 9:99'],
    ],
    ['oneself', '1w1', '1b0', '0-Z', ['error opponent-is-himself 8:92']],
    ['an unknown opponent', '7w1', '1b0', '0-Z', ['error opponent-not-in-report 8:92']],
    ['a won game against nobody', '0-1', '3w1', '2b0', ['warning result-without-opponent 8:99']],
    ['a win without a move against nobody', '0-W', '3w1', '2b0', ['warning result-without-opponent 8:99']],
  ])('%s', (_, first, second, third, expected) => {
    const content = report({}, [{ rounds: first }, { rounds: second }, { rounds: third }]);
    expect(found(examine(content).findings).filter((line) => !/nothing-played/.test(line))).toEqual(expected);
  });

  test('unreadable lines and repeated numbers cause no other findings', () => {
    for (const name of [
      'result-unknown',
      'opponent-unreadable',
      'columns-shifted',
      'start-number-repeated',
      'start-number-missing',
    ])
      expect(examine(fixture(`${name}.trf`)).findings).toHaveLength(1);
  });
});

describe('two players who meet twice', () => {
  const twice = [{ rounds: '2w1 2b1' }, { rounds: '1b0 1w0' }];
  const again = 'warning pair-met-again 8:102';

  test.each<[string, Header, readonly string[]]>([
    ['Swiss', { '092': 'Individual: Swiss-System' }, [again]],
    ['a code of a Swiss', { '092': 'FIDE_DUTCH' }, [again]],
    ['double Swiss', { '092': 'x', '192': 'FIDE_DOUBLESWISS' }, []],
    ['knock-out', { '092': 'Knock-out' }, []],
    ['double round robin', { '092': 'Double round robin' }, []],
    ['match', { '092': 'Match' }, []],
    ['team', { '092': 'Team Swiss' }, []],
    ['unknown', { '092': null }, []],
  ])('in a %s', (_, header, expected) => {
    const said = found(examine(report(header, twice)).findings).filter((line) => /met-again/.test(line));
    expect(said).toEqual(expected);
  });

  test('the requested type decides', () => {
    const met = (type: 'swiss' | 'double-round-robin'): number =>
      examine(report({ '092': 'Match' }, twice), { type }).findings.filter(
        ({ code }) => code === 'pair-met-again',
      ).length;
    expect([met('swiss'), met('double-round-robin')]).toEqual([1, 0]);
  });

  test('a forfeit is not a meeting', () => {
    const content = report({}, [{ rounds: '2w+ 2b1' }, { rounds: '1b- 1w0' }]);
    expect(examine(content).findings).toEqual([]);
  });
});

describe('header and dates', () => {
  const pair = [{ rounds: '2w1' }, { rounds: '1b0' }];
  const dates = (...days: readonly string[]): string =>
    days.reduce((line, day, index) => line.padEnd(91 + 10 * index) + day, '132');

  test.each<[string, string, readonly string[]]>([
    ['nothing stated', report({}, pair), []],
    ['players', report({ '062': '3' }, pair), ['note count-differs 5:5']],
    ['a remark behind the number', report({ '062': '2 (of 3)' }, pair), []],
    ['rated players', report({ '072': '1' }, pair), ['note count-differs 5:5']],
    ['no number', report({ '062': 'two' }, pair), []],
    ['teams', report({ '082': '1' }, pair), ['note count-differs 5:5']],
    [
      'teams in both layouts',
      report({ '082': '1' }, pair, '013 Trees', '310   1 Trees', dates('25/05/02')),
      [],
    ],
    ['rounds', report({ '142': '2' }, pair, dates('25/05/02')), ['warning rounds-differ 8:5']],
    [
      'rounds in two ways',
      report({ '142': '1' }, pair, 'XXR 2', dates('25/05/02')),
      ['warning headers-contradict 8:5'],
    ],
    ['rounds by an extension', report({}, pair, 'XXR 2'), ['warning rounds-differ 10:5']],
    ['an empty line is ignored', report({ '142': '' }, pair, 'XXR 1', dates('25/05/02')), []],
    ['the same line with another day', report({}, pair, '042 2025/05/03'), ['warning header-repeated 10:1']],
    ['a TRF26 without days of rounds', report({ '142': '1' }, pair), ['note headers-missing']],
    ['deputies have a line each', report({}, pair, '112 A', '112 B'), []],
    ['the same line three times', report({}, pair, '012 A', '012 B'), ['note header-repeated 10:1']],
    ['the end cannot be read', report({ '052': 'soon' }, pair), ['warning date-unreadable 4:5']],
    ['the start cannot be read', report({ '042': 'soon' }, pair), ['error date-unreadable 3:5']],
    ['the start is empty', report({ '042': '' }, pair), ['error start-missing 3:5']],
    [
      'an ambiguous start',
      report({ '042': '02/05/2025', '052': '04/05/2025' }, pair),
      ['warning date-ambiguous 3:5'],
    ],
    ['an end that decides the order', report({ '042': '02/05/2025', '052': '14/05/2025' }, pair), []],
    ['the order of the United States', report({ '042': '05/02/2025', '052': '05/14/2025' }, pair), []],
    [
      'rounds before and after',
      report({}, pair, dates('25/05/01', '25/05/03', '25/05/09')),
      [
        'warning round-date-outside 10:92',
        'warning round-date-outside 10:112',
        'note round-dates-differ 10:5',
      ],
    ],
    [
      'an ambiguous start decided by the rounds',
      report({ '042': '05/02/2025', '052': '05/04/2025' }, pair, dates('25/05/02')),
      [],
    ],
    ['a day before its month', report({ '052': '2025/13/05' }, pair), ['warning date-order-unusual 4:5']],
    ['a line for each round', report({}, pair, '132 2025/05/02'), ['note round-dates-misplaced 10:5']],
    [
      'a line for each round, two of them',
      report({}, [{ rounds: '2w1 0-Z' }, { rounds: '1b0 0-Z' }], '132 2025/05/02', '132 2025/05/09'),
      ['warning round-date-outside 11:5', 'note round-dates-misplaced 10:5'],
    ],
    [
      'contradicting dates of rounds',
      report(
        {},
        [{ rounds: '2w1 0-Z' }, { rounds: '1b0 0-Z' }],
        dates('25/05/02', '25/05/03'),
        dates('25/05/02', '25/05/04'),
      ),
      ['warning header-repeated 11:1'],
    ],
    [
      'rounds of an event that ends before it starts',
      report({ '052': '2025/05/01' }, pair, dates('25/05/02')),
      ['error dates-out-of-order 4:5'],
    ],
    ['a round that cannot be read', report({}, pair, dates('whenever')), ['warning date-unreadable 10:92']],
  ])('%s', (_, content, expected) => {
    expect(found(examine(content).findings)).toEqual(expected);
  });
});

describe('findings of the samples', () => {
  test('errors first, then in the order of the file', () => {
    expect(found(examine(sample('mistakes.trf')).findings)).toEqual([
      'error results-contradict 20:119',
      'error result-unknown 24:179',
      'error opponent-not-in-report 29:132',
      'error id-repeated 38:58',
      'warning date-order-unusual 5:5',
      'warning points-differ 15:81',
      'note count-differs 6:5',
    ]);
  });

  test.each(['riverside-open-2024.trf16.trf', 'riverside-open-2024.trf26.trf', 'tower-masters-2010.trf'])(
    'nothing in %s',
    (name) => expect(examine(sample(name)).findings).toEqual([]),
  );

  test('no finding in a rapid event checked as rapid, one otherwise', () => {
    const content = sample('autumn-rapid-2025.trf');
    expect(examine(content, { choice: { cadence: 'rapid' } }).findings).toEqual([]);
    expect(found(examine(content).findings)).toEqual(['error cadence-differs 13:5']);
  });
});

describe('against a list', () => {
  const entry = (over: Partial<ListEntry> = {}): ListEntry => ({
    id: '900000001',
    name: 'Player, A',
    federation: 'FRA',
    birthYear: 1990,
    rating: 2000,
    standard: 2000,
    k: 20,
    inactive: false,
    deceased: false,
    ...over,
  });
  const other = entry({ id: '900000002', name: 'Player, B' });
  const against = (given: object, listed: Partial<ListEntry> | null, choice = {}): readonly string[] => {
    const content = report({}, [{ rounds: '2w1', ...given }, { rounds: '1b0' }]);
    const entries = listed === null ? [other] : [entry(listed), other];
    return found(examine(content, { list: listOf('2025-05-01', entries), choice }).findings);
  };

  test.each<[string, object, Partial<ListEntry> | null, readonly string[]]>([
    ['the same', {}, {}, []],
    ['another order of the name', { name: 'A Player' }, {}, []],
    ['accents and case', { name: 'PLÄYER, A' }, { name: 'Player, A' }, []],
    ['a second given name', { name: 'Player, A' }, { name: 'Player, A B' }, []],
    ['a name that is part of another', { name: 'Pla, A' }, {}, ['note name-differs 8:15']],
    ['Li and Lin', { name: 'Li, Wei' }, { name: 'Lin, Weihua' }, ['note name-differs 8:15']],
    ['Kim and Kimura', { name: 'Kim, Min' }, { name: 'Kimura, Minoru' }, ['note name-differs 8:15']],
    ['initials', { name: 'Kimura, M.' }, { name: 'Kimura, Minoru' }, []],
    ['only initials', { name: 'K M' }, { name: 'Kimura, Minoru' }, ['note name-differs 8:15']],
    ['ü as ue', { name: 'Müller, Jörg' }, { name: 'Mueller, Joerg' }, []],
    ['ü as u', { name: 'Müller, Jörg' }, { name: 'Muller, Jorg' }, []],
    ['å as aa', { name: 'Ångström, Åsa' }, { name: 'Aangstroem, Aasa' }, []],
    ['a name in two words', { name: 'Vander Berg, Ann' }, { name: 'Vanderberg, Ann' }, []],
    [
      'a name that was cut at the end of its columns',
      { name: 'Montgomery-Featherstonehaugh, Bar' },
      { name: 'Montgomery-Featherstonehaugh, Bartholomew' },
      [],
    ],
    ['no name', { name: '' }, {}, ['note name-missing 8:15']],
    ['an ID with a zero before it', { id: '0900000001' }, {}, []],
    ['a non-numeric ID', { id: 'ABC0001' }, {}, ['warning field-unreadable 8:58']],
    ['no federation on the list', {}, { federation: '' }, []],
    [
      'another name and federation',
      { name: 'Else, Any', federation: 'GER' },
      {},
      ['warning another-person 8:15'],
    ],
    ['another name and rating', { name: 'Else, Any', rating: 2100 }, {}, ['warning another-person 8:15']],
    ['another name', { name: 'Somebody, Else' }, {}, ['note name-differs 8:15']],
    ['no federation', { federation: '' }, {}, []],
    ['another year of birth', { birth: '1991/05/01' }, {}, ['note birth-differs 8:70']],
    ['no year of birth', { birth: '' }, {}, []],
    ['another rating', { rating: 2001 }, {}, ['warning rating-differs 8:49']],
    ['rated only in the report', {}, { rating: null, standard: null }, ['warning rating-differs 8:49']],
    ['rated only on the list', { rating: null }, {}, ['warning rating-differs 8:49']],
    ['rated on neither', { rating: null }, { rating: null, standard: null, k: null }, []],
    ['an impossible rating', {}, { rating: 19_790, standard: null }, ['warning rating-differs 8:49']],
    ['K 0', {}, { k: 0 }, ['note k-unknown 8:58']],
    ['an impossible K', {}, { k: 2738 }, ['note k-unknown 8:58']],
    ['a K that the regulations do not have', {}, { k: 99 }, ['warning k-irregular 8:58']],
    ['a K of ten years ago', {}, { k: 15 }, ['warning k-irregular 8:58']],
    ['K 40', {}, { k: 40 }, []],
    ['an impossible year', {}, { birthYear: 79 }, []],
    ['not on the list, and rated', {}, null, ['warning not-on-list 8:58']],
    ['not on the list, and not rated', { rating: null }, null, ['note not-on-list 8:58']],
    ['no ID, and rated', { id: '' }, null, ['warning id-missing 8:58']],
    ['no ID, and not rated', { id: '', rating: null }, null, []],
    [
      'everything at once',
      { name: 'Else', federation: 'GER', birth: '1980', rating: 1 },
      { inactive: true, deceased: true, k: null },
      [
        'warning another-person 8:15',
        'warning deceased-on-list 8:58',
        'note k-unknown 8:58',
        'note inactive-on-list 8:58',
      ],
    ],
  ])('%s', (_, given, listed, expected) => {
    expect(against(given, listed)).toEqual(expected);
  });

  test('a rapid report may have standard ratings', () => {
    const rapid = report({ '122': '15+10' }, [{ rounds: '2w1' }, { rounds: '1b0' }]);
    const list = listOf('2025-05-01', [entry({ rating: null, standard: 2000 }), other]);
    expect(examine(rapid, { list, choice: { cadence: 'rapid' } }).findings).toEqual([]);
  });

  test('the list in force at the start, for every cadence and edition', () => {
    const listed = listOf('2024-05-01', [entry(), other]);
    const said = (start: string, choice = {}): readonly string[] => {
      const content = report({ '042': start, '052': start }, [{ rounds: '2w1' }, { rounds: '1b0' }]);
      return found(examine(content, { list: listed, choice }).findings).filter((line) => /list/.test(line));
    };
    expect(said('2024/05/31')).toEqual([]);
    expect(said('2024/06/01')).toEqual(['warning list-not-in-force']);
    // before the first lists this is unknown
    expect(said('2012/02/01', { cadence: 'rapid' })).toEqual([]);
    expect(said('2004/05/01', { edition: '2005-07' })).toEqual(['warning list-not-in-force']);
  });
});
