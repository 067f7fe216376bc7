import { describe, expect, test } from 'vitest';
import { onePlayer } from '../src/findings.ts';
import {
  type CheckReportOptions,
  checkReport,
  FILE_FINDING_CODES,
  type FileFindingCode,
  type FileFindingValues,
  MAX_LINE_LENGTH,
  MAX_REPORT_BYTES,
  readAnyReport,
  readTrf,
  type Severity,
  toJson,
  writeJson,
} from '../src/index.ts';
import { MAX_FINDINGS, MAX_LINES } from '../src/limits.ts';
import {
  bytes,
  examine,
  FIXTURES,
  filesBelow,
  fixture,
  found,
  latin1,
  listBeside,
  report,
  text,
} from './helpers.ts';

type Row = {
  [Code in FileFindingCode]: [
    code: Code,
    severity: Severity,
    line: number | null,
    column: number | null,
    values: FileFindingValues[Code],
    options?: Partial<CheckReportOptions>,
  ];
}[FileFindingCode];

/** A fixture for each, named after it: the clean report with one thing wrong. */
const ROWS: readonly Row[] = [
  ['file-empty', 'error', null, null, {}],
  ['file-binary', 'error', null, null, { kind: 'zip' }],
  ['file-is-list', 'error', null, null, {}],
  ['table-unknown', 'error', null, null, { cell: 'colums' }],
  ['not-a-report', 'error', null, null, {}],
  ['encoding-utf-16', 'note', null, null, {}],
  ['encoding-latin-1', 'note', null, null, {}],
  ['record-unknown', 'note', 17, 1, { code: '777' }],
  ['header-repeated', 'note', 12, 1, { field: '022' }],
  ['field-unreadable', 'warning', 16, 81, { field: 'points', text: 'none' }],
  ['columns-shifted', 'error', 14, 53, { text: '0' }],
  ['columns-by-bytes', 'note', 16, 1, { times: 1 }],
  ['control-characters', 'warning', 2, 7, { code: 'U+0000', times: 1 }],
  ['field-unusual', 'note', 16, 11, { field: 'title', text: 'XX', ...onePlayer(4) }],
  ['name-missing', 'note', 16, 15, onePlayer(4)],
  ['hidden-characters', 'warning', 16, 18, { character: 'U+202E', times: 1 }],
  ['birth-implausible', 'warning', 16, 70, { text: '2090', start: '2025-05-02', ...onePlayer(4) }],
  ['birth-year-only', 'note', 16, 70, { text: '1970/02/30', ...onePlayer(4) }],
  ['rating-implausible', 'warning', 16, 49, { rating: 155, least: 1400, most: 3000, ...onePlayer(4) }],
  ['rating-missing', 'warning', 16, 49, { name: 'Dogwood, Dan', title: 'FM', ...onePlayer(4) }],
  ['result-unknown', 'error', 16, 99, { round: 1, text: '*' }],
  ['opponent-unreadable', 'error', 16, 92, { round: 1, text: 'A' }],
  ['colour-unknown', 'note', 16, 97, { round: 1, text: 's' }],
  ['start-number-missing', 'error', 16, 5, { name: 'Dogwood, Dan' }],
  ['start-number-repeated', 'error', 16, 5, { no: 3, first: 15 }],
  ['id-repeated', 'error', 16, 58, { id: '900000003', first: 15 }],
  ['opponent-not-in-report', 'error', 13, 92, { no: 1, round: 1, opponent: 9 }],
  ['opponent-is-himself', 'error', 13, 92, { no: 1, round: 1 }],
  ['pairing-one-sided', 'error', 13, 92, { no: 1, round: 1, opponent: 4, found: '–' }],
  ['results-contradict', 'error', 13, 99, { no: 1, round: 1, opponent: 4, result: '1', other: '1' }],
  ['both-lost', 'error', 13, 99, { no: 1, round: 1, opponent: 4 }],
  ['colours-contradict', 'note', 13, 97, { no: 1, round: 1, opponent: 4, colour: 'w' }],
  ['colour-missing', 'note', 16, 97, { times: 1, no: 4, round: 1, opponent: 1 }],
  ['bye-again', 'warning', 16, 139, { no: 4, round: 5, first: 4 }],
  ['result-without-opponent', 'warning', 16, 99, { no: 4, round: 1, result: '0' }],
  ['half-point-unplayed', 'note', 16, 99, { times: 1, no: 4, round: 1 }],
  ['forfeit-without-opponent', 'note', 16, 99, { times: 1, no: 4, round: 1 }],
  ['bye-with-opponent', 'error', 13, 99, { no: 1, round: 1, opponent: 4, result: 'U' }],
  ['pair-met-again', 'warning', 13, 102, { no: 1, opponent: 4, round: 2, first: 1, type: 'swiss' }],
  ['met-only-once', 'warning', 9, 5, {}],
  ['match-of-many', 'warning', 9, 5, { players: 4 }],
  ['points-differ', 'warning', 16, 81, { no: 4, points: '0.5', computed: '0' }],
  ['ranks-out-of-order', 'note', 13, 86, { times: 1, no: 1, rank: 2, points: '3' }],
  ['nothing-played', 'error', null, null, {}],
  ['nobody-rated', 'warning', null, null, {}],
  ['round-empty', 'warning', null, null, { round: 3 }],
  ['team-number-repeated', 'note', 18, 5, { number: '1', first: 17 }],
  ['team-points-differ', 'warning', 18, 62, { team: 'Shrubs', points: '2.5', computed: '1.5' }],
  ['team-player-unknown', 'note', 17, 5, { team: 'Trees', player: 9 }],
  ['team-player-repeated', 'note', 18, 5, { team: 'Shrubs', player: 2, first: 'Trees' }],
  ['later-event-wrong', 'warning', null, null, { no: 4, rated: true }, { stated: { laterEvent: [4] } }],
  ['result-missing', 'error', 16, 99, { no: 4, round: 1, opponent: 1 }],
  ['start-missing', 'error', null, null, { edition: null }],
  ['headers-missing', 'note', null, null, { fields: ['federation', 'chief-arbiter'] }],
  ['count-differs', 'note', 6, 5, { field: 'players', stated: 5, found: 4 }],
  ['federation-unknown', 'warning', 3, 5, { text: 'FRZ' }],
  ['rounds-differ', 'warning', 17, 5, { stated: 5, found: 3 }],
  ['date-unreadable', 'warning', 5, 5, { field: 'end', text: 'the fourth of May' }],
  ['date-ambiguous', 'warning', 4, 5, { field: 'start', text: '02/05/2025', taken: '2025-05-02', ways: 2 }],
  [
    'date-order-unusual',
    'warning',
    5,
    5,
    { field: 'end', text: '2025/13/05', taken: '2025-05-13', times: 1 },
  ],
  ['year-differs', 'error', 4, 5, { field: 'start', date: '2035-05-02', other: '2025-05-02' }],
  ['start-in-future', 'warning', 4, 5, { start: '2025-05-02', today: '2025-04-30' }, { today: '2025-04-30' }],
  [
    'headers-contradict',
    'warning',
    17,
    5,
    { field: '222', text: '5400+30', other: '122', otherText: '60+30' },
  ],
  ['dates-out-of-order', 'error', 5, 5, { start: '2025-05-02', end: '2025-05-01' }],
  ['round-date-outside', 'warning', 12, 112, { round: 3, date: '2025-05-05' }],
  ['rounds-out-of-order', 'note', 12, 112, { round: 3, date: '2025-05-03' }],
  ['round-dates-misplaced', 'note', 12, 5, {}],
  ['round-dates-differ', 'note', 12, 5, { dates: 2, rounds: 3 }],
  ['time-control-unreadable', 'note', 11, 5, { text: 'as agreed' }],
  ['type-unreadable', 'note', 9, 5, { text: 'A friendly gathering' }],
  ['type-assumed', 'note', null, null, { type: 'swiss' }],
  // The regulations of 2008 do not limit the time of rapid games, so 90+30 has no other finding.
  [
    'cadence-differs',
    'warning',
    11,
    5,
    { cadence: 'rapid', minutes: 120, found: 'standard' },
    { choice: { cadence: 'rapid' } },
  ],
  ['before-first-edition', 'error', 4, 5, { start: '2004-05-02', first: '2005-07-01' }],
  ['id-missing', 'warning', 16, 58, { name: 'Dogwood, Dan', list: true, ...onePlayer(4) }],
  ['not-on-list', 'warning', 16, 58, { no: 4, id: '900000004' }],
  ['another-person', 'warning', 16, 15, { no: 4, id: '900000004', report: 'Dogwood, Dan', list: 'Elm, Eve' }],
  ['name-differs', 'note', 16, 15, { no: 4, report: 'Dogwood, Dan', list: 'Elm, Eve' }],
  ['federation-differs', 'note', 16, 54, { no: 4, report: 'FRA', list: 'GER' }],
  ['birth-differs', 'note', 16, 70, { no: 4, report: '1970', list: '1971' }],
  ['rating-differs', 'warning', 16, 49, { no: 4, report: '1800', list: '1812' }],
  ['k-unknown', 'note', 16, 58, onePlayer(4)],
  ['k-irregular', 'warning', 16, 58, { k: 99, ...onePlayer(4) }],
  ['inactive-on-list', 'note', 16, 58, onePlayer(4)],
  ['deceased-on-list', 'warning', 16, 58, onePlayer(4)],
  ['possible-duplicate', 'note', 16, 15, { no: 4, other: 3 }],
  ['list-not-in-force', 'warning', null, null, { list: '2025-04-01', needed: '2025-05-01' }],
  ['list-date-unknown', 'note', null, null, {}],
];

describe('one error, one finding', () => {
  test('no error, no finding', () => {
    const { findings, players } = examine(fixture('clean.trf'));
    expect(findings).toEqual([]);
    expect(players).toHaveLength(4);
  });

  test.each(ROWS)('%s: %s', (code, severity, line, column, values, options = {}) => {
    const { findings, players } = examine(fixture(`${code}.trf`), { list: listBeside(code), ...options });
    expect(findings).toEqual([{ code, severity, article: null, line, column, values }]);
    expect(players).toHaveLength(severity === 'error' ? 0 : 4);
  });
});

const clean = text(fixture('clean.trf'));

/** Reports too large for a fixture. */
const GENERATED: Readonly<Partial<Record<FileFindingCode, () => void>>> = {
  'file-too-large': () => {
    const { findings } = examine(new Uint8Array(MAX_REPORT_BYTES + 1));
    const values = { bytes: MAX_REPORT_BYTES + 1, limit: MAX_REPORT_BYTES };
    const place = { article: null, line: null, column: null };
    expect(findings).toEqual([{ code: 'file-too-large', severity: 'error', ...place, values }]);
    expect(found(examine(new Uint8Array(MAX_REPORT_BYTES)).findings)).toEqual([
      'error line-too-long 1:10001',
    ]);
  },
  'json-broken': () => {
    const json = writeJson(readTrf(fixture('clean.trf')).file);
    const broken = json.replace('"records":', '"records"');
    const place = { article: null, line: 7, column: 13 };
    const values = { problem: 'syntax', line: 7, column: 13 };
    const found = (content: string) => checkReport(readAnyReport(bytes(content)), { choice: {} }).findings;
    expect(found(broken)).toEqual([{ code: 'json-broken', severity: 'error', ...place, values }]);
    expect(found(json.slice(0, -3))).toMatchObject([{ code: 'json-broken', values: { problem: 'end' } }]);
    expect(found(`${'{"a":'.repeat(20_000)}1`)).toMatchObject([{ values: { problem: 'end' } }]);
    expect(found('['.repeat(20_000))).toMatchObject([{ code: 'json-broken', values: { problem: 'end' } }]);
    // A PGN begins with a bracket too.
    expect(found('[Event "Open"]\n').map(({ code }) => code)).not.toContain('json-broken');
    expect(found(json)).toEqual([]);
  },
  'json-invalid': () => {
    const report = toJson(readTrf(fixture('clean.trf')).file);
    const found = (value: unknown) =>
      checkReport(readAnyReport(bytes(JSON.stringify(value))), { choice: {} }).findings;
    const records = [...report.records, { kind: 'header', code: '012', value: 7 }];
    const values = { path: 'records[16].value', value: '7', expected: { kind: 'text', line: true } };
    const place = { article: null, line: null, column: null };
    expect(found({ ...report, records })).toEqual([
      { code: 'json-invalid', severity: 'error', ...place, values },
    ]);
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    for (const nested of [
      deep,
      '[1]',
      `{"format":"eloquence-report","records":${deep}}`,
      `{"format":"eloquence-report","records":[{"kind":"header","code":"012","value":${deep}}]}`,
      `{"a":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_001)}`,
    ]) {
      const { findings } = checkReport(readAnyReport(bytes(nested)), { choice: {} });
      expect(findings.map(({ code }) => code)).toEqual(['json-invalid']);
    }
  },
  'too-many-lines': () => {
    const lines = clean.split('\n').length - 1;
    const { findings } = examine(clean + '\n'.repeat(MAX_LINES - lines + 1));
    const place = { article: null, line: MAX_LINES + 1, column: 1 };
    expect(findings).toEqual([
      { code: 'too-many-lines', severity: 'error', ...place, values: { limit: MAX_LINES } },
    ]);
    expect(examine(clean + '\n'.repeat(MAX_LINES - lines)).findings).toEqual([]);
  },
  'line-too-long': () => {
    const comment = (length: number): string => `${clean}###${' '.repeat(length - 4)}x\n`;
    const values = { length: MAX_LINE_LENGTH + 1, limit: MAX_LINE_LENGTH };
    const place = { article: null, line: 17, column: MAX_LINE_LENGTH + 1 };
    expect(examine(comment(MAX_LINE_LENGTH + 1)).findings).toEqual([
      { code: 'line-too-long', severity: 'error', ...place, values },
    ]);
    expect(examine(comment(MAX_LINE_LENGTH)).findings).toEqual([]);
  },
  'k-not-taken': () => {
    const { findings } = examine(clean, { choice: { k: 20 } });
    const values = { k: 20, edition: '2024-03' };
    const place = { article: null, line: null, column: null };
    expect(findings).toEqual([{ code: 'k-not-taken', severity: 'warning', ...place, values }]);
  },
  'game-unknown': () => {
    const { findings } = examine(clean, { stated: { ratedGames: [{ round: 99, player: 1 }] } });
    const values = { round: 99, player: 1 };
    const place = { article: null, line: null, column: null };
    expect(findings).toEqual([{ code: 'game-unknown', severity: 'warning', ...place, values }]);
  },
  'ratings-per-game': () => {
    const pair = [{ rounds: '2w1' }, { rounds: '1b0' }];
    const text = report({ '042': '2009/08/01', '052': '2009/08/02' }, pair);
    const stated = { ratingsPerGame: true, registered: '2009-01-01' };
    expect(examine(text, { stated }).findings[0]).toMatchObject({
      ...{ code: 'ratings-per-game', severity: 'error' },
      values: { article: '4.13' },
    });
    expect(examine(text, { stated, listOn: () => null }).findings).toEqual([]);
  },
  'findings-left-out': () => {
    const rounds = 200;
    const couples = 26;
    const players = Array.from({ length: 2 * couples }, (_, index) => {
      const opponent = index % 2 === 0 ? index + 2 : index;
      return {
        rating: 1900,
        points: '',
        rounds: Array.from({ length: rounds }, () => `${opponent}x=`).join(' '),
      };
    });
    const { findings } = examine(report({ '092': 'Match' }, players), { type: 'double-round-robin' });
    expect(findings).toHaveLength(MAX_FINDINGS + 1);
    expect(findings.filter(({ code }) => code === 'colour-unknown')).toHaveLength(MAX_FINDINGS);
    const left = 2 * couples * rounds - MAX_FINDINGS;
    expect(findings.find(({ code }) => code === 'findings-left-out')).toEqual({
      code: 'findings-left-out',
      severity: 'note',
      article: null,
      line: null,
      column: null,
      values: { left, limit: MAX_FINDINGS },
    });
  },
};

describe('limits', () => {
  test.each(Object.entries(GENERATED))('%s', (_, check) => check());
});

describe('the codes', () => {
  const tested = [...ROWS.map(([code]) => code), ...Object.keys(GENERATED)];

  test('each code has a fixture, each fixture a code', () => {
    expect(tested.toSorted()).toEqual(FILE_FINDING_CODES.toSorted());
    const names = filesBelow(FIXTURES).flatMap((path) => /([a-z\d-]+)\.trf$/.exec(path)?.[1] ?? []);
    expect(names.toSorted()).toEqual(['clean', ...ROWS.map(([code]) => code)].toSorted());
  });
});

/** `line:column` of the findings by the regulations; the header of these reports is 012, 032, 042, 052, 092, 102, 122. */
describe('by the regulations at the start', () => {
  const pair = [
    { rating: 2000, rounds: '2w1' },
    { rating: 1900, rounds: '1b0' },
  ];
  const old = { '042': '2010/05/02', '052': '2010/05/04' };
  const first = { '042': '2006/05/02', '052': '2006/05/04' };
  const rounds = (dates: readonly string[]): string =>
    dates.reduce((line, date, index) => line.padEnd(91 + 10 * index) + date, '132');
  const many = '2w1 2w1 2w1 2w1';

  test.each([
    ['thinking-time-short', '1.1', 'error', '7:5', report({ '122': '60+5' }, pair)],
    ['thinking-time-short', '1.1', 'error', '7:5', report({ '122': null, '222': '3600+5' }, pair)],
    ['thinking-time-short', '1.1', 'error', '7:5', report({ ...old, '122': '75+5' }, pair)],
    ['first-control-moves', '1.3', 'error', '7:5', report({ ...old, '122': '30/90, 30, +30' }, pair)],
    ['first-control-recommended', '1.3', 'note', '7:5', report({ ...first, '122': '30/90, 30, +30' }, pair)],
    [
      'match-with-unrated',
      '6.6',
      'error',
      '5:5',
      report({ ...old, '092': 'Match' }, [{ ...pair[0] }, { ...pair[1], rating: null }]),
    ],
    ['too-few-rated-in-field', '6.31', 'error', '5:5', report({ ...old, '092': 'Round robin' }, pair)],
    ['interim-reports', '4.1', 'note', '4:5', report({ '052': '2025/06/02' }, pair)],
    ['too-long', '4.1', 'error', '4:5', report({ ...first, '052': '2006/08/01' }, pair)],
    [
      'too-many-rounds',
      '3.1',
      'error',
      '8:5',
      report({ ...first, '052': '2006/05/02', '122': '60+30', '092': 'Match' }, [
        { rating: 1500, rounds: many },
        { rating: 1400, rounds: '1b0 1b0 1b0 1b0' },
      ]).replace('001', `${rounds(['06/05/02', '06/05/02', '06/05/02', '06/05/02'])}\n001`),
    ],
    [
      'scheveningen-unrated',
      '6.4',
      'error',
      '5:5',
      report({ ...first, '092': 'Scheveningen' }, [
        { rating: null, rounds: '2w1' },
        { rating: null, rounds: '1b0' },
      ]),
    ],
  ] as const)('%s (%s): %s at %s', (code, article, severity, place, content) => {
    const { findings, players } = examine(content);
    const [line, column] = place.split(':').map(Number);
    expect(findings).toContainEqual(expect.objectContaining({ code, article, severity, line, column }));
    if (severity === 'error') expect(players).toEqual([]);
  });

  test('of rapid events', () => {
    const rapid = { choice: { cadence: 'rapid' as const } };
    const unequal = examine(report({ '122': null, '222': 'W1500-B1200' }, pair), rapid);
    expect(found(unequal.findings).filter((line) => !/headers/.test(line))).toEqual([
      'error times-unequal 7:5',
    ]);
    const standard = examine(report({}, pair), rapid);
    expect(found(standard.findings)).toEqual(['error cadence-differs 7:5']);
    expect(standard.findings[0]?.article).toBe('1.1.1');
  });

  test('optional facts are not required', () => {
    const bare = report({ '052': null, '102': null, '122': null }, pair);
    expect(found(examine(bare).findings)).toEqual(['note headers-missing']);
  });
});

test('the encoding of a file that is not text is not reported', () => {
  const { findings } = examine(latin1('\u00e9\0\u00ff\n'));
  expect(findings.map(({ code }) => code)).toEqual(['file-binary']);
});

test.each([
  ['', 'file-empty'],
  ['\n', 'file-empty'],
  ['\uFEFF', 'file-empty'],
  ['Dear Sir,\n', 'not-a-report'],
  ['012 Open, 2024, Paris\n', 'not-a-report'],
  ['%PDF-1.7\n%âã', 'file-binary'],
  ['\u001f\u008b\b', 'file-binary'],
  ['\0\0\0\0', 'file-binary'],
  ['<playerslist>\n<player>\n<fideid>900000001</fideid>', 'file-is-list'],
  [
    '  900000001 Alder, Ann   FRA\n  900000002 Birch, Ben  FRA\n  900000003 Cedar, Cleo GER\n',
    'file-is-list',
  ],
  ['Player;no;name\nplayer;1;Ann\n', 'table-unknown'],
])('a file that is not a report: %j is %s', (content, expected) => {
  const { findings } = examine(content.charCodeAt(0) < 256 ? latin1(content) : bytes(content));
  expect(findings.map(({ code }) => code).filter((code) => !/encoding|record-unknown/.test(code))).toEqual([
    expected,
  ]);
});
