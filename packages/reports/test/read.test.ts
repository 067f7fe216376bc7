import { defined } from '@eloquence/rating';
import { describe, expect, test } from 'vitest';
import {
  type PlayerRecord,
  parseReportDate,
  readReport,
  readTrf,
  writeCodedTimeControl,
  writeTrf,
} from '../src/index.ts';
import { bytes, fixture, found, HEADER, latin1, playerLine, put, report, sample, text } from './helpers.ts';

const read = (content: string | Uint8Array): ReturnType<typeof readTrf> =>
  readTrf(typeof content === 'string' ? bytes(content) : content);
const player = (line: string): PlayerRecord => defined(read(line).file.records[0]) as PlayerRecord;
const pair = [
  { rating: 2000, rounds: '2w1' },
  { rating: 1900, rounds: '1b0' },
];

describe('the version', () => {
  const clean = report({}, pair);
  test.each([
    ['trf06', 'only figures and signs', clean],
    ['trf06', 'unplayed points without letters', clean.replace('2 w 1', '0 - +')],
    ['trf16', 'a bye by letter', clean.replace('2 w 1', '0 - H')],
    ['trf16', 'letters in small', clean.replace('2 w 1', '0 - u')],
    ['trf16', 'a game without a move', clean.replace('2 w 1', '2 w W')],
    ['trf06', 'extension lines of programs', `${clean}XXR 9\nBBW 1.0\n`],
    ['trf26', 'a coded time control', `222 5400+30\n${clean}`],
    ['trf26', 'a comment', `### nothing\n${clean}`],
    ['trf26', 'a team with its number', `${clean}310   1 Trees\n`],
    ['trf26', 'byes for a round to come', `${clean}240 H   2    3\n`],
    ['trf06', 'nothing', ''],
  ])('%s: %s', (version, _, content) => {
    expect(read(content).file.version).toBe(version);
  });
});

describe('encoding, mark and line ends', () => {
  const named = `012 Öpen\n${playerLine({ name: 'Müller, Zoë' })}\n`;
  test.each([
    ['UTF-8', bytes(named), 'utf-8', false, '\n', []],
    ['UTF-8 with a byte-order mark', bytes(`\uFEFF${named}`), 'utf-8', true, '\n', []],
    ['Latin-1', latin1(named), 'latin-1', false, '\n', ['note encoding-latin-1']],
    ['CRLF', bytes(named.replaceAll('\n', '\r\n')), 'utf-8', false, '\r\n', []],
    ['CR', bytes(named.replaceAll('\n', '\r')), 'utf-8', false, '\r', []],
    ['without line ends', bytes(playerLine({})), 'utf-8', false, '\n', []],
  ])('%s', (_, content, encoding, byteOrderMark, lineEnd, findings) => {
    const { file, findings: all } = read(content);
    expect(file).toMatchObject({ encoding, byteOrderMark, lineEnd });
    expect(found(all)).toEqual(findings);
  });

  test.each([bytes(named), latin1(named), bytes(named.replaceAll('\n', '\r'))])(
    'names are the same in all',
    (content) => {
      expect(readReport(content).report).toMatchObject({ name: 'Öpen', players: [{ name: 'Müller, Zoë' }] });
    },
  );
});

describe('a player', () => {
  test('every column', () => {
    const line =
      '001   12 wWGM Alder-Very-Long-Name, Anne-Maries 2431 FRA 90000000001 1990/05/01 11.5  104    34 w 1  0000 - H     5 b =';
    expect(player(line)).toEqual({
      kind: 'player',
      code: '001',
      no: 12,
      sex: 'w',
      title: 'WGM',
      name: 'Alder-Very-Long-Name, Anne-Maries',
      rating: 2431,
      federation: 'FRA',
      id: '90000000001',
      birth: '1990/05/01',
      points: '11.5',
      rank: 104,
      rounds: [
        { opponent: 34, colour: 'w', code: '1' },
        { opponent: null, colour: null, code: 'H' },
        { opponent: 5, colour: 'b', code: '=' },
      ],
      source: { line: 1, text: line, end: '' },
    });
  });

  test.each([
    ['   2 w 1', { opponent: 2, colour: 'w', code: '1' }],
    ['9999 b 0', { opponent: 9999, colour: 'b', code: '0' }],
    ['0002 W 1', { opponent: 2, colour: 'w', code: '1' }],
    ['2    B =', { opponent: 2, colour: 'b', code: '=' }],
    ['0000 - U', { opponent: null, colour: null, code: 'U' }],
    ['     - h', { opponent: null, colour: null, code: 'H' }],
    ['0000   f', { opponent: null, colour: null, code: 'F' }],
    ['0000 -  ', { opponent: null, colour: null, code: '' }],
    ['   2 w w', { opponent: 2, colour: 'w', code: 'W' }],
    ['   2 w d', { opponent: 2, colour: 'w', code: 'D' }],
    ['   2 b l', { opponent: 2, colour: 'b', code: 'L' }],
    ['   2 b +', { opponent: 2, colour: 'b', code: '+' }],
    ['   2 b -', { opponent: 2, colour: 'b', code: '-' }],
    ['0000 - z', { opponent: null, colour: null, code: 'Z' }],
    ['   2', { opponent: 2, colour: null, code: '' }],
  ])('a round: %j', (cell, round) => {
    const line = put(put(playerLine({}), 92, cell), 102, '   3 w 1');
    const { file, findings } = read(line);
    expect((defined(file.records[0]) as PlayerRecord).rounds).toEqual([
      round,
      { opponent: 3, colour: 'w', code: '1' },
    ]);
    expect(findings).toEqual([]);
  });

  test('missing rounds in the middle, not at the end', () => {
    expect(player(`${put(playerLine({}), 112, '   3 w 1')}          `).rounds).toEqual([
      { opponent: null, colour: null, code: '' },
      { opponent: null, colour: null, code: '' },
      { opponent: 3, colour: 'w', code: '1' },
    ]);
  });

  test.each([
    ['no rating: blank', { rating: '' }, { rating: null }],
    ['no rating: 0', { rating: 0 }, { rating: null }],
    ['no rating: 0000', { rating: '0000' }, { rating: null }],
    ['no ID: 0', { id: '0' }, { id: '' }],
    ['an ID with letters', { id: 'I-12345' }, { id: 'I-12345' }],
    ['a title of one letter', { title: 'g' }, { title: 'g' }],
    ['a number to the left', { no: '7   ' }, { no: 7 }],
    ['no rank', { rank: '' }, { rank: null }],
    ['rank 0', { rank: 0 }, { rank: 0 }],
  ])('%s', (_, given, expected) => {
    const { file, findings } = read(playerLine(given));
    expect(file.records[0]).toMatchObject(expected);
    expect(findings).toEqual([]);
  });

  test.each([
    ['a rating beyond the scale', { rating: 4001 }, ['error field-unreadable 1:49']],
    ['an invalid rating', { rating: '2O00' }, ['error field-unreadable 1:49']],
    ['a rating with a gap', { rating: '24 0' }, ['error field-unreadable 1:49']],
    ['start number 0', { no: 0 }, ['error field-unreadable 1:5']],
    ['an invalid start number', { no: 'A' }, ['error field-unreadable 1:5']],
    ['no start number', { no: '' }, ['error start-number-missing 1:5']],
    ['an invalid rank', { rank: '1st' }, ['note field-unreadable 1:86']],
  ])('%s', (_, given, findings) => {
    expect(found(read(playerLine(given)).findings)).toEqual(findings);
  });

  test('a name that overflows is one warning, a shifted line one error', () => {
    const line = playerLine({ rounds: '2w1 3b0', rank: 1, points: '1.0' });
    const long = put(line, 15, 'A name of exactly thirty-four long');
    expect(found(read(long).findings)).toEqual(['warning columns-shifted 1:48']);
    const shiftedLines = [
      line.replace('Player', 'Players'),
      line.replace('Player', 'Playe'),
      line.slice(0, 89) + line.slice(90),
    ];
    for (const shifted of shiftedLines) {
      const { findings } = read(shifted);
      expect(findings.filter(({ code }) => code === 'columns-shifted')).toHaveLength(1);
      expect(findings.map(({ severity }) => severity)).toEqual(['error']);
    }
  });

  test('a character across the end of a field', () => {
    const line = put(playerLine({}), 47, '𝒜');
    expect(player(line).name).toBe('Player, Some                    \ufffd');
    expect(found(read(line).findings)).toEqual(['warning columns-shifted 1:48']);
  });

  test('a no-break space and a tab are blanks', () => {
    expect(
      player(playerLine({ rounds: '2w1' }).replaceAll('   2 w 1', ' \u00a0\t2\u00a0w\t1')),
    ).toMatchObject({
      rounds: [{ opponent: 2, colour: 'w', code: '1' }],
    });
  });
});

describe('other lines', () => {
  test('a national record has the columns of a player but is not one', () => {
    const line = put(playerLine({ no: 3, rating: 1850, id: 'N-77' }), 1, 'NOR');
    const { file, findings } = read(`${line}\n${playerLine({ no: 3 })}\n`);
    expect(file.records[0]).toMatchObject({ kind: 'player', code: 'NOR', no: 3, rating: 1850, id: 'N-77' });
    expect(findings).toEqual([]);
    expect(readReport(bytes(`${line}\n${playerLine({ no: 3 })}\n`)).report.players).toHaveLength(1);
  });

  test.each([
    [
      '013 Trees                              1    2   13',
      { code: '013', number: '', name: 'Trees', middle: '', players: [1, 2, 13] },
    ],
    [
      '013 A name that takes all of the 32 c    1    2',
      { name: 'A name that takes all of the 32', players: [1, 2] },
    ],
    [
      '310  12 Trees                            TRE     2550    3.0    2.5   1     1    2',
      {
        code: '310',
        number: '12',
        name: 'Trees',
        middle: ' TRE     2550    3.0    2.5   1',
        players: [1, 2],
      },
    ],
    ['310   1 Trees', { code: '310', number: '1', name: 'Trees', middle: '', players: [] }],
  ])('a team: %s', (line, expected) => {
    expect(read(line).file.records[0]).toMatchObject({ kind: 'team', ...expected });
  });

  test('additional players of a team are kept', () => {
    const line = `013 ${'Trees'.padEnd(32)}${Array.from({ length: 20 }, (_, index) => String(index + 1).padStart(4)).join(' ')}`;
    expect(read(line).file.records[0]).toMatchObject({
      players: Array.from({ length: 20 }, (_, index) => index + 1),
    });
  });

  test('a player of a team without a number', () => {
    expect(found(read(`${playerLine({})}\n013 ${'Trees'.padEnd(32)}   1    x\n`).findings)).toEqual([
      'warning field-unreadable 2:42',
    ]);
  });

  test.each([
    ['XXR 9', 'extension'],
    ['BBW  1.0', 'extension'],
    ['802   1 TREES', 'extension'],
    ['### remark', 'comment'],
    ['   ', 'blank'],
    ['777 what', 'unknown'],
    ['# remark', 'unknown'],
  ])('%j is kept as %s', (line, kind) => {
    const { file } = read(`${line}\n`);
    expect(file.records[0]).toMatchObject({ kind, text: line });
  });

  test('unknown lines are reported once per code', () => {
    const content = ['777 a', '777 b', 'DDD c', playerLine({}), '777 d', ''].join('\n');
    expect(found(read(content).findings)).toEqual(['note record-unknown 1:1', 'note record-unknown 3:1']);
  });

  test('the dates of the rounds', () => {
    const line = `132${' '.repeat(88)}24/12/01            24/12/03`;
    expect(read(line).file.records[0]).toMatchObject({
      kind: 'round-dates',
      dates: ['24/12/01', '', '24/12/03'],
    });
  });

  test.each([
    ['012 Open', 'Open'],
    ['012  Open  ', ' Open'],
    ['012Open', 'Open'],
    ['012\tOpen', '\tOpen'],
    ['012', ''],
    ['162  W 1.0    D 0.5', ' W 1.0    D 0.5'],
  ])('a header: %j', (line, value) => {
    expect(read(line).file.records[0]).toMatchObject({ kind: 'header', value });
  });
});

describe('the facts of the event', () => {
  const about = (header: Record<string, string | null>): ReturnType<typeof readReport> =>
    readReport(bytes(report(header, pair)));

  test('in the words of the report', () => {
    const { report: event } = readReport(sample('riverside-open-2024.trf16.trf'));
    expect(event).toMatchObject({
      name: 'Riverside Open 2024',
      city: 'Riverside',
      federation: 'FRA',
      type: 'swiss',
      cadence: 'standard',
      rounds: 9,
      arbiters: [
        { name: 'Quince, Quentin', id: '900199001' },
        { name: 'Plum, Petra', id: '900199002' },
      ],
    });
    expect(event.timeControl && writeCodedTimeControl(event.timeControl)).toBe('40/5400+30:1800+30');
    expect(event.players).toHaveLength(24);
    expect(event.roundDates).toHaveLength(9);
  });

  test.each([
    ['Alder, Ann', { name: 'Alder, Ann', id: null }],
    ['Alder, Ann (900000100)', { name: 'Alder, Ann', id: '900000100' }],
    ['Alder, Ann [12345678]', { name: 'Alder, Ann', id: '12345678' }],
    ['Alder, Ann (IA)', { name: 'Alder, Ann (IA)', id: null }],
    ['(900000100)', { name: '', id: '900000100' }],
  ])('an arbiter: %s', (line, arbiter) => {
    expect(about({ '102': line }).report.arbiters).toEqual([arbiter]);
  });

  test.each([
    ['28. 07. 2005', '2005-07-28'],
    ['24/09/2010', '2010-09-24'],
    ['May 29, 2020', '2020-05-29'],
    ['2024/05/01', '2024-05-01'],
  ])('a start on %s', (line, date) => {
    expect(parseReportDate(line)?.date).toBe(date);
    expect(about({ '042': line, '052': null }).findings).toEqual([]);
  });

  test('the coded time control is used, or the text if the code is unreadable', () => {
    const control = (header: Record<string, string | null>): string | null => {
      const { timeControl } = about(header).report;
      return timeControl && writeCodedTimeControl(timeControl);
    };
    expect(control({ '122': '90+30', '222': '900+10' })).toBe('900+10');
    expect(control({ '122': '90+30', '222': 'nothing' })).toBe('5400+30');
    expect(control({ '122': 'as usual', '222': '900+10' })).toBe('900+10');
    expect(control({ '122': 'as usual' })).toBeNull();
    expect(found(about({ '222': 'nothing' }).findings)).toEqual(['note time-control-unreadable 8:5']);
    expect(about({ '122': 'as usual', '222': '900+10' }).findings).toEqual([]);
  });

  test.each([
    [{ '092': 'Individual: Swiss-System' }, 'swiss'],
    [{ '092': 'Round robin' }, 'round-robin'],
    [{ '092': 'FIDE_DUTCH_2025' }, 'swiss'],
    [{ '092': 'x', '192': 'BERGER_DOUBLEROUNDROBIN' }, 'double-round-robin'],
    [{ '092': null, '192': 'FIDE_TEAM_BAKU' }, 'team'],
    [{ '092': null }, 'swiss'],
  ])('the type: %j', (header, type) => {
    expect(about(header).report.type).toBe(type);
  });

  test('the first of repeated headers is used', () => {
    expect(readReport(fixture('header-repeated.trf')).report.city).toBe('Nowhere');
  });

  test('a repeated or missing starting number does not affect other players', () => {
    expect(readReport(fixture('start-number-missing.trf')).report.players.map(({ no }) => no)).toEqual([
      1, 2, 3,
    ]);
    expect(readReport(fixture('start-number-repeated.trf')).report.players.map(({ no }) => no)).toEqual([
      1, 2, 3, 3,
    ]);
  });

  test('an empty report', () => {
    const { report: nothing } = readReport(new Uint8Array());
    expect(nothing).toMatchObject({
      name: '',
      start: null,
      end: null,
      rounds: 0,
      players: [],
      type: 'swiss',
    });
  });

  test('the header of these tests has no findings', () => {
    expect(Object.keys(HEADER)).toHaveLength(7);
    expect(text(bytes(report({}, pair))).split('\n')[0]).toBe('012 Test Open');
  });
});

test('Latin-1 that looks like UTF-16 is written as UTF-8', () => {
  const { file } = readTrf(latin1('152 B\n\xff\xfe0\0'));
  const [, second] = file.records;
  const written = writeTrf({ ...file, records: second ? [second] : [] });
  expect(text(written)).toBe('ÿþ0\0');
});
