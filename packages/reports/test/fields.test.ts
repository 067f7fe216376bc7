import { parseDate } from '@eloquence/rating';
import { describe, expect, test } from 'vitest';
import { type ListEntries, readAnyReport, readTrf, writeCsv, writeJson } from '../src/index.ts';
import { bytes, examine, fixture, found, latin1, listOf, put, report, text } from './helpers.ts';

const clean = text(fixture('clean.trf'));

/** The clean report with one line overwritten from a column on; its players are on lines 13 to 16. */
function over(line: number, column: number, content: string, options = {}): readonly string[] {
  const lines = clean.split('\n');
  lines[line - 1] = put(lines[line - 1] ?? '', column, content);
  return found(examine(lines.join('\n'), options).findings);
}

test('a federation of a listed player is known for a player who is not on the list', () => {
  const lines = clean.split('\n').map((line, at) => (at === 12 || at === 13 ? put(line, 54, 'QQQ') : line));
  const unknown = (list: ListEntries): readonly string[] =>
    found(examine(lines.join('\n'), { list }).findings).filter((line) => /field-unusual/.test(line));
  const entry = {
    id: clean.split('\n')[12]?.slice(57, 68).trim() ?? '',
    name: '',
    federation: 'QQQ',
    birthYear: null,
    rating: 2000,
    standard: 2000,
    k: 20,
    inactive: false,
    deceased: false,
  };
  expect(unknown(listOf('2025-05-01', []))).toEqual(['note field-unusual 13:54']);
  expect(unknown(listOf('2025-05-01', [entry]))).toEqual([]);
});

describe('a shifted line', () => {
  test.each<[string, number, string, string]>([
    ['a rating one column early', 48, '2000 ', 'error columns-shifted 13:48'],
    ['a rating one column late', 49, ' 2000', 'error columns-shifted 13:53'],
    ['an ID one column late', 58, '   900000001', 'error columns-shifted 13:69'],
    ['an ID that begins too early', 57, '190000000001', 'error columns-shifted 13:57'],
    ['a number one column late', 5, '    1', 'error columns-shifted 13:9'],
    ['a name that is too long', 45, 'long', 'warning columns-shifted 13:48'],
    ['points one column early', 80, '3.0 ', 'warning columns-shifted 13:80'],
  ])('%s', (_, column, content, expected) => {
    expect(over(13, column, content)).toEqual([expected]);
  });

  test('is its only finding, also with a list', () => {
    const list = listOf('2025-05-01', []);
    const said = over(13, 49, ' 2000', { list }).filter((line) => / 13:/.test(line));
    expect(said).toEqual(['error columns-shifted 13:53']);
  });

  test('with tabs', () => {
    const tabbed = clean.replace('001    1 w    Alder', '001\t1\tw\tAlder');
    const { findings } = examine(tabbed);
    expect(found(findings)).toEqual(['error columns-shifted 13:4']);
    expect(findings[0]?.values).toEqual({ text: '\t' });
  });

  test('with columns counted in bytes is read', () => {
    const { findings, players, report } = examine(fixture('columns-by-bytes.trf'));
    expect(found(findings)).toEqual(['note columns-by-bytes 16:1']);
    expect(report.players[3]).toMatchObject({ name: 'Dögwood, Dän', rating: 1800, id: '900000004' });
    expect(players).toHaveLength(4);
  });

  test('a name in its columns by characters is not shifted', () => {
    expect(examine(clean.replace('Dogwood, Dan', 'Dögwood, Dän')).findings).toEqual([]);
  });
});

describe('values of a field', () => {
  test.each<[string, number, string, readonly string[]]>([
    ['birth with a letter', 70, '20l2/05/01', ['warning field-unreadable 13:70']],
    ['birth on a day that does not exist', 70, '1990/13/45', ['note birth-year-only 13:70']],
    ['birth of which only the year is given', 70, '2005.  .  ', []],
    ['birth with year and month', 70, '2005/05   ', []],
    ['birth in the future', 70, '2090      ', ['warning birth-implausible 13:70']],
    ['birth in the year of the event', 70, '2025/01/01', ['warning birth-implausible 13:70']],
    ['birth too long ago', 70, '1890/01/01', ['warning birth-implausible 13:70']],
    ['birth on the last of a month', 70, '1990/03/31', []],
    ['birth unknown', 70, '0000/00/00', []],
    ['no birth', 70, '          ', []],
    ['sex', 10, 'x', ['note field-unusual 13:10']],
    ['sex in capitals', 10, 'F', []],
    ['title', 11, ' ZZ', ['note field-unusual 13:11']],
    ['a title of older files', 11, '  g', []],
    ['federation of two letters', 54, 'FR ', ['note field-unusual 13:54']],
    ['federation that does not exist', 54, 'FRZ', ['note field-unusual 13:54']],
    ['federation of the past', 54, 'YUG', []],
    ['federation in small letters', 54, 'fra', ['note field-unusual 13:54']],
    ['federation of digits', 54, '123', ['note field-unusual 13:54']],
    ['no federation', 54, '   ', []],
    ['no name', 15, ' '.repeat(33), ['note name-missing 13:15']],
    ['an ID of letters', 58, '  ABCDEFGHI', ['warning field-unreadable 13:58']],
    ['an ID with a letter', 58, '  90000000A', ['warning field-unreadable 13:58']],
    ['no ID', 58, ' '.repeat(11), ['warning id-missing 13:58']],
    ['the ID of another, with a zero before it', 58, ' 0900000002', ['error id-repeated 14:58']],
    ['a rating below the floor', 49, ' 155', ['warning rating-implausible 13:49']],
    ['an impossible rating', 49, '3100', ['warning rating-implausible 13:49']],
  ])('%s', (_, column, content, expected) => {
    expect(over(13, column, content)).toEqual(expected);
  });

  test('a common finding is reported once', () => {
    const { findings } = examine(clean.replaceAll(' FRA ', ' fra '));
    expect(findings.map(({ code, values }) => [code, values])).toEqual([
      ['field-unusual', { field: 'federation', text: 'fra', times: 4, no: 1, players: [1, 2, 3, 4] }],
    ]);
  });

  test('the federation of the list is known, whatever its code', () => {
    const content = report({}, [{ federation: 'ELO', rounds: '2w1' }, { rounds: '1b0' }]);
    const federations = (list: ListEntries | null) =>
      examine(content, { list }).findings.filter(({ values }) => values.field === 'federation');
    const entry = { name: 'Player, A', birthYear: 1990, rating: 2000, standard: 2000, k: 20 };
    const listed = { ...entry, id: '900000001', federation: 'ELO', inactive: false, deceased: false };
    expect(federations(null)).toHaveLength(1);
    expect(federations(listOf('2025-05-01', [listed]))).toEqual([]);
  });

  test('an impossible date of birth is not used for K', () => {
    const pair = (birth: string) => [
      { rating: 1900, birth, rounds: '2w1' },
      { rating: 1900, rounds: '1b0' },
    ];
    const k = (birth: string) => examine(report({}, pair(birth))).players[0]?.k;
    expect([k('2010'), k('2090'), k('1990')]).toEqual([40, 20, 20]);
  });
});

describe('Windows-1252 letters', () => {
  test('are read and written back', () => {
    const content = latin1(clean.replace('Dogwood', 'Dogw\x8a\x9ad'));
    const { file } = readTrf(content);
    const names = file.records.flatMap((record) => (record.kind === 'player' ? [record.name] : []));
    expect(names[3]).toBe('DogwŠšd, Dan');
    expect(file.encoding).toBe('latin-1');
  });

  test.each([
    ['comma', 'columns,no,name\nplayer,1,Ann\n'],
    ['capitals', 'Columns,no,name\nPlayer,1,Ann\n'],
    ['a line that names the separator', 'sep=;\ncolumns;no;name\nplayer;1;Ann\n'],
  ])('a table is detected by its first cell, in UTF-8 and UTF-16: %s', (_, table) => {
    for (const content of [bytes(table), Uint8Array.from(Buffer.from(`\uFEFF${table}`, 'utf16le'))]) {
      const { layout, report } = readAnyReport(content);
      expect([layout, report.players.map(({ name }) => name)]).toEqual(['csv', ['Ann']]);
    }
  });

  test('UTF-16 is read', () => {
    const { findings, players } = examine(fixture('encoding-utf-16.trf'));
    expect(found(findings)).toEqual(['note encoding-utf-16']);
    expect(players).toHaveLength(4);
  });
});

describe('findings are reported once', () => {
  test.each<[string, string, string, readonly string[]]>([
    ['a contradiction is not also a wrong total', '2w1', '1b1', ['error results-contradict 8:99']],
    ['a missing result is not also a wrong total', '2w', '1b0', ['error result-missing 8:99']],
    [
      'a result without an opponent is not also a wrong total',
      '0-1',
      '0-1',
      ['warning result-without-opponent 8:99', 'warning result-without-opponent 9:99'],
    ],
    ['a bye with an opponent is not also a wrong total', '2wU', '1b0', ['error bye-with-opponent 8:99']],
  ])('%s', (_, first, second, expected) => {
    const players = [
      { rounds: first, points: '5.0' },
      { rounds: second, points: '5.0' },
      { rounds: '4w1' },
      { rounds: '3b0' },
    ];
    expect(found(examine(report({}, players)).findings)).toEqual(expected);
  });
});

describe('the cadence of an event', () => {
  const pair = [{ rounds: '2w1' }, { rounds: '1b0' }];
  const event = (year: string, control: string) =>
    report({ '042': `${year}/05/02`, '052': `${year}/05/02`, '122': control }, pair);
  test.each([
    ['2013', '10+3', 'blitz', []],
    ['2025', '10+3', 'rapid', []],
    ['2013', '10+3', 'rapid', ['error cadence-differs 7:5']],
    ['2025', '10+3', 'standard', ['error cadence-differs 7:5']],
  ] as const)('%s %s as %s', (year, control, cadence, expected) => {
    expect(found(examine(event(year, control), { choice: { cadence } }).findings)).toEqual(expected);
  });
});

describe('the start', () => {
  const pair = [{ rounds: '2w1' }, { rounds: '1b0' }];
  const on = (start: string | null, options = {}): readonly string[] =>
    found(examine(report({ '042': start, '052': null }, pair), options).findings).filter(
      (line) => !/headers-missing/.test(line),
    );

  test.each([
    ['29.12.99', ['error before-first-edition 3:5']],
    ['2100/01/01', ['error date-unreadable 3:5']],
    [null, ['error start-missing']],
  ])('%s', (start, expected) => expect(on(start)).toEqual(expected));

  test('in the future', () => {
    const today = parseDate('2025-05-01');
    expect(on('2025/05/02', { today })).toEqual([]);
    expect(on('2025/05/03', { today })).toEqual(['warning start-in-future 3:5']);
    expect(on('2025/05/03')).toEqual([]);
  });

  test('is not needed with a chosen edition', () => {
    const choice = { edition: '2024-03' };
    expect(on(null, { choice })).toEqual(['warning start-missing']);
    expect(on('soon', { choice })).toEqual(['warning date-unreadable 3:5']);
    const { edition, players } = examine(report({ '042': null }, pair), { choice });
    expect([edition?.id, players.map(({ k, change }) => [k, change])]).toEqual([
      '2024-03',
      [
        [20, '10.00'],
        [20, '-10.00'],
      ],
    ]);
  });
});

describe('the type of an event', () => {
  const twice = [{ rounds: '2w1 2b1' }, { rounds: '1b0 1w0' }];
  const kind = (header: Readonly<Record<string, string | null>>, players: object[], ...others: string[]) =>
    examine(report(header, players, ...others));

  test('a pair that meets twice in a round robin', () => {
    const { findings } = kind({ '092': 'Round robin' }, twice);
    expect(found(findings).filter((line) => /met/.test(line))).toEqual(['warning pair-met-again 8:102']);
  });

  test('teams without a type are a team event', () => {
    const { type, findings } = kind({ '092': null }, [{ rounds: '2w1' }, { rounds: '1b0' }], '013 Trees');
    expect(type).toBe('team');
    expect(found(findings)).toEqual(['note type-assumed']);
  });

  test('a given type is not assumed', () => {
    const { findings } = examine(report({ '092': null }, [{ rounds: '2w1' }, { rounds: '1b0' }]), {
      type: 'swiss',
    });
    expect(findings).toEqual([]);
  });
});

test('K of the list only if the regulations have it', () => {
  const pair = [{ rounds: '2w1' }, { rounds: '1b0' }];
  const entry = (id: string, name: string, k: number) => ({
    id,
    name,
    federation: 'FRA',
    birthYear: 1990,
    rating: 2000,
    standard: 2000,
    k,
    inactive: false,
    deceased: false,
  });
  const ks = (start: string, k: number, date: string) => {
    const list = listOf(date, [entry('900000001', 'Player, A', k), entry('900000002', 'Player, B', 20)]);
    return examine(report({ '042': start, '052': start }, pair), { list }).players[0]?.k;
  };
  expect(ks('2025/05/02', 99, '2025-05-01')).toBe(20);
  expect(ks('2025/05/02', 10, '2025-05-01')).toBe(10);
  expect(ks('2013/05/02', 15, '2013-05-01')).toBe(15);
  // a list of the old K in the first weeks of the new one
  expect(ks('2014/07/10', 15, '2014-07-01')).toBe(15);
  expect(ks('2014/10/10', 15, '2014-10-01')).toBe(20);
});

test('nobody has a rating', () => {
  const { findings } = examine(
    report({}, [
      { rating: null, rounds: '2w1' },
      { rating: null, rounds: '1b0' },
    ]),
  );
  expect(found(findings)).toEqual(['warning nobody-rated']);
});

describe('hidden characters are removed from names and headers, with one finding', () => {
  const hidden = clean
    .replace('Clean Open', 'Clean\u2066 Open\ufeff')
    .replace('Alder, Ann  ', 'Al\u202eder, A\u200bnn');
  const { file } = readTrf(bytes(hidden));
  // JSON can escape half a surrogate pair; a table has no columns.
  const half = writeJson(file).replaceAll('\u202e', '\\ud83d');
  test.each([
    ['a TRF', bytes(hidden), 'U+2066', 10],
    ['UTF-16', Uint8Array.from(Buffer.from(`\ufeff${hidden}`, 'utf16le')), 'U+2066', 10],
    ['CSV', bytes(writeCsv(file)), 'U+2066', null],
    ['JSON', bytes(half), 'U+2066', 10],
  ])('%s', (_, content, character, column) => {
    const { report, findings } = readAnyReport(content);
    expect(report.name).toBe('Clean Open');
    expect(report.players[0]?.name).toBe('Alder, Ann');
    const said = findings.filter(({ code }) => code === 'hidden-characters');
    expect(said).toMatchObject([{ severity: 'warning', column, values: { character, times: 2 } }]);
  });

  test('a variation selector is not one of them', () => {
    const { report, findings } = readAnyReport(bytes(clean.replace('Alder, Ann ', '辻\u{e0100}, Ann   ')));
    expect(report.players[0]?.name).toBe('辻\u{e0100}, Ann');
    expect(found(findings)).toEqual([]);
  });
});
