import { readFileSync } from 'node:fs';
import { defined, InputError } from '@eloquence/rating';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Conversion,
  checkAndRateReport,
  fromJson,
  MAX_JSON_BYTES,
  MAX_REPORT_BYTES,
  type PlayerRecord,
  type RatedPlayer,
  type Report,
  type ReportReading,
  readCsv,
  readReport,
  readTrf,
  reportOf,
  type TrfFile,
  type TrfVersion,
  toJson,
  toVersion,
  writeCsv,
  writeJson,
  writeTrf,
} from '../src/index.ts';
import { anyFile } from './arbitrary.ts';
import {
  bytes,
  FIXTURES,
  filesBelow,
  fixture,
  found,
  playerLine,
  put,
  report,
  SAMPLES,
  sample,
  text,
} from './helpers.ts';

const VERSIONS: readonly TrfVersion[] = ['trf06', 'trf16', 'trf26'];
const pair = [{ rounds: '2w1' }, { rounds: '1b0' }];
const read = (content: string | Uint8Array): Report =>
  readReport(typeof content === 'string' ? bytes(content) : content).report;
const convert = (content: string | Uint8Array, version: TrfVersion): Conversion =>
  toVersion(read(content), version);
const written = (content: string | Uint8Array, version: TrfVersion): string =>
  text(writeTrf(convert(content, version).file));
const losses = (content: string | Uint8Array, version: TrfVersion): readonly string[] =>
  convert(content, version).losses.map(({ line, what }) => `${line}: ${what}`);

/** Everything a rating gives, without the lines it came from. */
const rated = (
  reading: ReportReading,
  cadence: 'standard' | 'rapid' = 'standard',
): readonly RatedPlayer[] => {
  const { players } = checkAndRateReport(reading, { choice: { cadence } });
  expect(players).not.toEqual([]);
  return players;
};

describe('from one version to another', () => {
  const samples = [
    ['riverside-open-2024.trf16.trf', 'standard'],
    ['riverside-open-2024.trf26.trf', 'standard'],
    ['tower-masters-2010.trf', 'standard'],
    ['autumn-rapid-2025.trf', 'rapid'],
  ] as const;
  const cases = samples.flatMap(([name, cadence]) =>
    VERSIONS.map((version) => [name, version, cadence] as const),
  );

  test.each(cases)('%s as %s gives the same numbers', (name, version, cadence) => {
    const file = writeTrf(convert(sample(name), version).file);
    expect(rated(readReport(file), cadence)).toEqual(rated(readReport(sample(name)), cadence));
    expect(
      found(checkAndRateReport(readReport(file), { choice: { cadence } }).findings).filter((line) =>
        /^(error|warning)/.test(line),
      ),
    ).toEqual([]);
  });

  test.each(VERSIONS)('to its own version, %s stays unchanged', (version) => {
    const name = version === 'trf06' ? 'tower-masters-2010.trf' : `riverside-open-2024.${version}.trf`;
    expect(written(sample(name), version)).toBe(text(sample(name)));
    expect(losses(sample(name), version)).toEqual([]);
  });

  test('TRF16 to TRF26 and back', () => {
    const there = writeTrf(convert(sample('riverside-open-2024.trf16.trf'), 'trf26').file);
    expect(text(there)).toBe(text(sample('riverside-open-2024.trf26.trf')));
    const back = convert(there, 'trf16');
    expect(text(writeTrf(back.file))).toBe(text(sample('riverside-open-2024.trf16.trf')));
    expect(back).toMatchObject({ losses: [], adjustments: [] });
  });

  test('letters become signs in TRF06, each reported; totals and rated games stay', () => {
    const content = report({}, [
      { rounds: '2w1 0-H 0-F 0-U 0-Z 2wW 2bL 2wD' },
      { rounds: '1b0 0-Z 0-Z 0-Z 0-Z 1bL 1wW 1bD' },
    ]);
    const older = read(written(content, 'trf06'));
    expect(older.players[0]?.rounds.map(({ code }) => code).join('')).toBe('1=++-+-=');
    expect(older.players[0]?.rounds[7]).toEqual({ opponent: null, colour: null, code: '=' });
    expect(
      found(checkAndRateReport(readReport(bytes(written(content, 'trf06'))), { choice: {} }).findings),
    ).not.toContainEqual(expect.stringContaining('points-differ'));
    expect(losses(content, 'trf06')).toEqual([
      ...['2: H', '3: F', '4: U', '5: Z', '6: W', '7: L', '8: D'].map((what) => `8: round ${what}`),
      ...['2: Z', '3: Z', '4: Z', '5: Z', '6: L', '7: W', '8: D'].map((what) => `9: round ${what}`),
    ]);
    expect(convert(content, 'trf06').losses[0]).toEqual({
      line: 8,
      kind: 'result',
      what: 'round 2: H',
      no: 1,
      name: 'Player, A',
      round: 2,
      result: 'H',
      becomes: '=',
    });
    expect(losses(content, 'trf16')).toEqual([]);
  });

  test('TRF26 gets dates, number of rounds and time control by code', () => {
    const content = report(
      { '042': '02.05.2025', '052': 'May 14, 2025', '122': '90 min + 30 sec' },
      pair,
      'XXR 9',
    );
    expect(written(content, 'trf26').split('\n').slice(0, 9)).toEqual([
      '012 Test Open',
      '032 FRA',
      '042 2025/05/02',
      '052 2025/05/14',
      '092 Individual: Swiss-System',
      '102 Arbiter, Ann',
      '122 90 min + 30 sec',
      '142 9',
      '222 5400+30',
    ]);
    expect(losses(content, 'trf26')).toEqual([]);
  });

  test('an unknown version or table is refused', () => {
    expect(() => convert(report({}, pair), 'trf99' as TrfVersion)).toThrow('trf06');
    expect(() => readCsv(undefined as never)).toThrow(InputError);
  });

  test('new records come after the header', () => {
    expect(written('012 Open', 'trf26')).toBe('012 Open\n142 0\n');
    expect(written(`${playerLine({})}\n### x`, 'trf26')).toBe(`142 0\n${playerLine({})}\n### x`);
    expect(written(`### first\r\n012 Open\r\n${playerLine({ rounds: '0-Z' })}`, 'trf26')).toBe(
      `### first\r\n012 Open\r\n142 1\r\n${playerLine({ rounds: '0-Z' })}`,
    );
  });

  test('a line that begins like a byte-order mark keeps it as the first line', () => {
    const content = `### x\n\uFEFF${playerLine({})}\n`;
    expect(read(content).players).toEqual([]);
    expect(read(writeTrf(convert(content, 'trf16').file)).players).toEqual([]);
  });

  test('a delay cannot be written by code', () => {
    const content = report({ '122': "90' + 30'' delay per move" }, pair);
    expect(read(content).timeControl?.white[0]?.delay).toBe(true);
    expect(losses(content, 'trf26')).toEqual(['7: 122 delay']);
  });

  test.each([
    ['5400+30', '90 min + 30 sec'],
    ['900+10', '15 min + 10 sec'],
    ['180+2', '3 min + 2 sec'],
    ['40/6000+30:900+30', '40/6000+30:900+30'],
  ])('the time control %s is saved as text', (coded, line) => {
    const content = report({ '122': null, '222': coded }, pair);
    for (const version of ['trf06', 'trf16'] as const) {
      expect(written(content, version)).toContain(`\n122 ${line}\n`);
      expect(read(written(content, version)).timeControl).toEqual(read(content).timeControl);
      expect(losses(content, version)).toEqual([]);
    }
  });

  test('losses in the text are reported', () => {
    expect(losses(report({ '122': null, '222': 'W300-B240' }, pair), 'trf16')).toEqual(['7: 222']);
    expect(losses(report({ '122': '60+30', '222': '5400+30' }, pair), 'trf16')).toEqual(['8: 222']);
  });

  test('a fact on another line is not lost', () => {
    expect(losses(report({ '222': '5400+30' }, pair), 'trf16')).toEqual([]);
    expect(losses(report({ '142': '1' }, pair), 'trf16')).toEqual([]);
    expect(losses(report({ '142': '9' }, pair, 'XXR 9'), 'trf16')).toEqual([]);
    expect(losses(report({ '142': '9' }, pair, 'XXR 7'), 'trf16')).toEqual(['8: 142']);
    const announced = report({ '142': '9' }, pair);
    expect(losses(announced, 'trf16')).toEqual([]);
    expect(written(announced, 'trf16')).toContain('\nXXR 9\n');
  });

  test.each(VERSIONS)('dates are written as YYYY/MM/DD in %s, each reported', (version) => {
    const content = report({ '042': '24/09/2010', '052': 'October 2, 2010' }, [
      { birth: '14.03.1990', rounds: '2w1', points: ' 1,0' },
      { birth: '03/04/1990', rounds: '1b0' },
    ]);
    const { adjustments, losses: lost } = convert(content, version);
    expect(lost).toEqual([]);
    expect(adjustments).toEqual([
      { line: 3, code: '042', from: '24/09/2010', to: '2010/09/24', ambiguous: false },
      { line: 4, code: '052', from: 'October 2, 2010', to: '2010/10/02', ambiguous: false },
      { line: 8, code: '001', field: 'birth', no: 1, from: '14.03.1990', to: '1990/03/14', ambiguous: false },
      { line: 8, code: '001', field: 'points', no: 1, from: '1,0', to: '1.0', ambiguous: false },
    ]);
    expect(written(content, version)).toContain('\n042 2010/09/24\n052 2010/10/02\n');
    // The day is ambiguous, but only the year matters.
    expect(written(content, version)).toContain('03/04/1990');
  });

  test('a date with several readings is reported; a second line with another date stays', () => {
    const content = report({ '042': '02.05.2025', '052': '14.05.2025' }, pair, '042 1999/01/01');
    expect(written(content, 'trf26')).toContain('\n042 1999/01/01');
    const open = report({ '042': '02/05/2025', '052': '04/05/2025' }, pair);
    expect(convert(open, 'trf26').adjustments.map(({ ambiguous }) => ambiguous)).toEqual([true, true]);
  });

  test('the type by code is saved as text', () => {
    const content = report({ '092': '', '192': 'BERGER_ROUNDROBIN' }, pair);
    expect(read(written(content, 'trf16'))).toMatchObject({ type: 'round-robin' });
    expect(losses(content, 'trf16')).toEqual([]);
  });

  test('all other losses of TRF26 are reported', () => {
    const content = report(
      { '142': '1', '162': ' W 1.0' },
      pair,
      '### x',
      '240 H   1    1',
      '802   1 TREES',
      'XXR 1',
    );
    expect(losses(content, 'trf16')).toEqual(['9: 162', '12: ###', '13: 240', '14: 802']);
    expect(written(content, 'trf16')).toContain('XXR 1');
  });

  test('teams get another record', () => {
    const teams = ['013 Trees                              1', '013 Stones                             2'];
    const content = report({ '092': 'Team Swiss' }, pair, ...teams);
    const newer = written(content, 'trf26');
    expect(newer.split('\n').filter((line) => line.startsWith('310'))).toEqual([
      put('310   1 Trees', 74, '   1'),
      put('310   2 Stones', 74, '   2'),
    ]);
    expect(losses(content, 'trf26')).toEqual([]);
    expect(written(newer, 'trf16')).toBe(content);
    const full = report(
      {},
      pair,
      '310   1 Trees                            TRE     2550    3.0    2.5   1     1    2',
    );
    expect(losses(full, 'trf16')).toEqual(['10: 310 1 TRE     2550    3.0    2.5   1']);
    expect(losses(newer, 'trf16')).toEqual(['12: 310 1', '13: 310 2']);
  });

  test('Latin-1 stays Latin-1 unless a name needs UTF-8', () => {
    const latin = convert(fixture('encoding-latin-1.trf'), 'trf26').file;
    expect(readTrf(writeTrf(latin)).file.encoding).toBe('latin-1');
    const records = latin.records.map((record) =>
      record.kind === 'player' && record.no === 1 ? { ...record, name: 'Łoś, Żuk', source: null } : record,
    );
    const wide = readTrf(writeTrf({ ...latin, records })).file;
    expect(wide.encoding).toBe('utf-8');
    expect((defined(wide.records.find(({ kind }) => kind === 'player')) as PlayerRecord).name).toBe(
      'Łoś, Żuk',
    );
  });
});

const fieldsOf = (file: TrfFile): unknown[] => file.records.map(({ source, ...fields }) => fields);
const json = (file: TrfFile): unknown => JSON.parse(JSON.stringify(toJson(file)));

describe('JSON', () => {
  test('a report with every field', () => {
    const content = `012 Open\n${playerLine({ rounds: '2w1', points: '1.0', rank: 1 })}\nXXR 1\n\n`;
    expect(json(readTrf(bytes(content)).file)).toEqual({
      format: 'eloquence-report',
      version: 'trf06',
      encoding: 'utf-8',
      byteOrderMark: false,
      lineEnd: '\n',
      records: [
        { kind: 'header', code: '012', value: 'Open' },
        {
          kind: 'player',
          code: '001',
          no: 1,
          sex: 'm',
          title: '',
          name: 'Player, Some',
          rating: 2000,
          federation: 'FRA',
          id: '',
          birth: '1990/05/01',
          points: '1.0',
          rank: 1,
          rounds: [{ opponent: 2, colour: 'w', code: '1' }],
        },
        { kind: 'extension', code: 'XXR', text: 'XXR 1' },
        { kind: 'blank', code: '', text: '' },
      ],
    });
  });

  test.each([
    'riverside-open-2024.trf16.trf',
    'riverside-open-2024.trf26.trf',
    'tower-masters-2010.trf',
    'mistakes.trf',
  ])('%s and back gives the same bytes', (name) => {
    const content = sample(name);
    const { file, findings } = fromJson(json(readTrf(content).file));
    expect(text(writeTrf(file)).trimEnd()).toBe(text(content).trimEnd());
    expect(findings).toEqual(readTrf(content).findings);
  });

  test('any report and back gives the same bytes', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('ascii' as const, 'latin1' as const, 'wide' as const).chain(anyFile),
        (made) => {
          const { file } = readTrf(writeTrf(made));
          const back = fromJson(json(file)).file;
          expect(fieldsOf(back)).toEqual(fieldsOf(file));
          expect(Buffer.compare(writeTrf(back), writeTrf(file))).toBe(0);
        },
      ),
      { numRuns: 200, seed: 20250901 },
    );
  });

  test('text outside of fields is kept', () => {
    const line = playerLine({ rating: '2O00', rounds: '2x? A' });
    const odd = [put(line, 92, ' two w 1'), '132 dates', '013 Trees                              1    x'];
    for (const content of odd) {
      const { file, findings } = readTrf(bytes(`${content}\n`));
      const { records } = toJson(file);
      expect(records[0]).toMatchObject({ text: content });
      const back = fromJson(json(file));
      expect(text(writeTrf(back.file))).toBe(`${content}\n`);
      expect(back.findings).toEqual(findings);
    }
  });

  const clean = text(fixture('clean.trf'));
  test.each([
    ['nothing', ''],
    ['another alignment', put(playerLine({ no: '2   ', rounds: '2W1 0-z' }), 101, ' ').concat('  ')],
    ['a rating of 0', `${playerLine({ rating: 0 })}\n${playerLine({ rating: null })}\n`],
    ['no blank behind the code', '0123456789\n012 3456\n'],
    ['blanks at the ends', clean.replaceAll('\n', '  \n')],
    ['no end of the last line', clean.trimEnd()],
    ['mixed line ends', clean.replaceAll('\n001', '\r\n001').replaceAll('\n012', '\r012')],
    ['CR, CR, LF', clean.replaceAll('\n', '\r\r\n')],
    ['two marks', `\uFEFF\uFEFF${clean}`],
    ['tabs', clean.replaceAll(' ', '\t')],
    ['a name that ends in another white space', clean.replaceAll('Ann', 'Ann\u00a0')],
  ])('%s, byte for byte', (_, content) => {
    const back = fromJson(JSON.parse(writeJson(readTrf(bytes(content)).file)));
    expect(text(writeTrf(back.file))).toBe(text(bytes(content)));
    expect(back.findings).toEqual(readTrf(bytes(content)).findings);
  });

  test('every sample, byte for byte', () => {
    for (const path of [...filesBelow(FIXTURES), ...filesBelow(SAMPLES)].filter((each) =>
      /\.trf$/.test(each),
    )) {
      const content = readFileSync(path);
      const written = writeJson(readTrf(content).file);
      expect(Buffer.compare(writeTrf(fromJson(JSON.parse(written)).file), content)).toBe(0);
    }
  });

  test('a record with changed fields and old text is refused', () => {
    const { records, ...rest } = toJson(readTrf(bytes(`${playerLine({})}  \n`)).file);
    const changed = { ...rest, records: [{ ...records[0], rating: 2100 }] };
    expect(() => fromJson(changed)).toThrow(
      expect.objectContaining({ values: expect.objectContaining({ path: 'records[0].text' }) }),
    );
    const { text: _, ...without } = defined(changed.records[0]) as { text?: string };
    expect(fromJson({ ...rest, records: [without] }).file.records[0]).toMatchObject({ rating: 2100 });
  });

  test('the JSON of the largest report can be read back', () => {
    const rows = Array.from({ length: 400 }, (_, index) =>
      playerLine({ no: index + 1, rounds: '2w1 '.repeat(990) }),
    );
    const content = bytes(`${rows.join('\n')}\n`);
    const json = writeJson(readTrf(content).file);
    expect(json.length / content.length).toBeLessThan(MAX_JSON_BYTES / MAX_REPORT_BYTES);
    expect(json.split('\n').length).toBeLessThan(420);
  });

  test('a name of any length', () => {
    const long = 'A name that is much longer than the columns of a report are wide';
    const file = json(readTrf(bytes(playerLine({}))).file) as { records: object[] };
    const back = fromJson({ ...file, records: [{ ...file.records[0], name: long }] });
    expect(back.file.records[0]).toMatchObject({ name: long });
    expect(toVersion(reportOf(back).report, 'trf16').losses).toEqual([
      { line: 1, kind: 'name', what: `001 ${long.slice(33)}`, no: 1, name: long },
    ]);
  });

  const base = json(
    readTrf(bytes(`${playerLine({ rounds: '2w1' })}\n013 Trees\n012 A\n132\n### x\n`)).file,
  ) as {
    records: Record<string, unknown>[];
  };
  const withRecord = (index: number, over: object): unknown => ({
    ...base,
    records: base.records.map((record, at) => (at === index ? { ...record, ...over } : record)),
  });
  test.each<[string, unknown]>([
    ['report', null],
    ['report', 5],
    ['report', []],
    ['report', { format: 'other', records: [] }],
    ['report', { format: 'eloquence-report' }],
    ['encoding', { ...base, encoding: 'utf-16' }],
    ['lineEnd', { ...base, lineEnd: 'x' }],
    ['byteOrderMark', { ...base, byteOrderMark: 'yes' }],
    ['records[0].kind', { ...base, records: [null] }],
    ['records[0].kind', { ...base, records: [{ kind: 'constructor' }] }],
    ['records[0].no', withRecord(0, { no: '1' })],
    ['records[0].no', withRecord(0, { no: 10_000 })],
    ['records[0].no', withRecord(0, { no: -1 })],
    ['records[0].no', withRecord(0, { no: 1.5 })],
    ['records[0].title', withRecord(0, { title: 'LONG' })],
    ['records[0].name', withRecord(0, { name: 'A\n001' })],
    ['records[0].id', withRecord(0, { id: 5 })],
    ['records[0].rounds', withRecord(0, { rounds: null })],
    ['records[0].rounds', withRecord(0, { rounds: [{ opponent: 2, colour: 'x', code: '1' }] })],
    ['records[0].rounds', withRecord(0, { rounds: [{ opponent: 2, colour: 'w', code: '?' }] })],
    ['records[0].rounds', withRecord(0, { rounds: [null] })],
    ['records[0].text', withRecord(0, { text: 'a\rb' })],
    ['records[1].players', withRecord(1, { players: ['1'] })],
    ['records[1].name', withRecord(1, { name: 'x'.repeat(33) })],
    ['records[1].code', withRecord(1, { code: '014' })],
    ['records[2].value', withRecord(2, { value: {} })],
    ['records[2].code', withRecord(2, { code: '0' })],
    ['records[3].dates', withRecord(3, { dates: ['a date too long'] })],
    ['records[4].text', withRecord(4, { text: undefined })],
    ['records[0].end', withRecord(0, { end: '' })],
    ['records[4].end', withRecord(4, { end: 'x' })],
  ])('refuses %s', (path, value) => {
    const reading = (): unknown => fromJson(value);
    expect(reading).toThrow(InputError);
    expect(reading).toThrow(
      expect.objectContaining({ code: 'invalid-input', values: expect.objectContaining({ path }) }),
    );
  });
});

describe('CSV', () => {
  const table = (...rows: readonly string[]): ReportReading => reportOf(readCsv(rows.join('\n')));
  const columns = 'columns,no,sex,title,name,rating,federation,id,birth,points,rank,1,2';

  test('the layout', () => {
    const content = report(
      {},
      [
        { title: 'GM', rank: 1, rounds: '2w1 0-H' },
        { rating: null, rank: 2, rounds: '1b0' },
      ],
      'XXR 2',
    );
    expect(writeCsv(read(content).file).split('\r\n')).toEqual([
      columns,
      'event,012,Test Open',
      'event,032,FRA',
      'event,042,2025/05/02',
      'event,052,2025/05/04',
      'event,092,Individual: Swiss-System',
      'event,102,"Arbiter, Ann"',
      'event,122,90+30',
      'player,1,m,GM,"Player, A",2000,FRA,900000001,1990/05/01,1.5,1,2w1,0-H',
      'player,2,m,,"Player, B",,FRA,900000002,1990/05/01,0.0,2,1b0',
      'line,XXR 2',
      '',
    ]);
  });

  test.each([
    'riverside-open-2024.trf16.trf',
    'riverside-open-2024.trf26.trf',
    'tower-masters-2010.trf',
    'mistakes.trf',
  ])('%s and back keeps every record', (name) => {
    const { file } = readTrf(sample(name));
    const back = readCsv(writeCsv(file));
    expect(fieldsOf(back.file)).toEqual(fieldsOf(file));
    expect(back.file.version).toBe(file.version);
  });

  const sampled = text(sample('riverside-open-2024.csv'));
  const separated = (separator: string): string =>
    sampled
      .split('\r\n')
      .map((row) => row.replaceAll(/("[^"]*")|,/g, (found, quoted) => (quoted ? found : separator)))
      .join('\n');

  test.each([
    ['comma, LF', sampled.replaceAll('\r\n', '\n')],
    ['CR', sampled.replaceAll('\r\n', '\r')],
    ['semicolon', separated(';')],
    ['tab', separated('\t')],
    ['a line that names the separator', `sep=;\n${separated(';')}`],
    ['a mark', `\uFEFF${sampled}`],
    [
      'every cell in quotes',
      sampled.replaceAll(/("[^"]*")|([^",\r\n]+)/g, (_, quoted, cell) => quoted ?? `"${cell}"`),
    ],
    ['no end of the last line', sampled.trimEnd()],
    ['capitals', sampled.replaceAll('player', 'Player').replace('columns,no', 'COLUMNS,NO')],
    ['numbers without leading zeros', sampled.replaceAll('event,0', 'event,')],
    ['empty rows and cells', sampled.replaceAll('\r\n', ',,,\r\n,,\r\n')],
    ['blanks around cells', sampled.replaceAll(/,(\d+w[1=0])/g, ', $1 ')],
  ])('%s', (_, content) => {
    const reading = reportOf(readCsv(content));
    expect(reading.findings).toEqual([]);
    expect(reading.report.players).toEqual(
      reportOf(readCsv(sampled)).report.players.map((player) => ({ ...player, line: expect.any(Number) })),
    );
  });

  test('quotes and line breaks in a name', () => {
    const { report: event } = table(
      columns,
      'player,1,,,"The ""Great"" One,\nsecond line",2000,,,,,,2w1',
      'player,2,,,B,2000,,,,,,1b0',
    );
    expect(event.players.map(({ name, line }) => [name, line])).toEqual([
      ['The "Great" One, second line', 2],
      ['B', 4],
    ]);
  });

  test('columns in any order, rounds by number, unknown columns skipped', () => {
    const { report: event, findings } = table(
      'columns,club,2,name,no,1,rating',
      'player,Club,2b=,A,1,2w1,2000',
      'player,Club,1w=,B,2,1b0,1900',
    );
    expect(findings).toEqual([]);
    expect(
      event.players.map(({ no, name, rounds }) => [no, name, rounds.map(({ code }) => code).join('')]),
    ).toEqual([
      [1, 'A', '1='],
      [2, 'B', '0='],
    ]);
  });

  test('without a header row the columns have the usual order', () => {
    expect(table('player,7,w,GM,A,2500,FRA,123,1990,0.5,1').report.players[0]).toMatchObject({
      no: 7,
      sex: 'w',
      title: 'GM',
      name: 'A',
      rating: 2500,
      id: '123',
    });
  });

  test.each<[string, string, readonly string[]]>([
    ['an invalid number', 'player,x,,,A,2000,,,,,,', ['error field-unreadable 2:']],
    ['no number', 'player,,,,A,2000,,,,,,', ['error start-number-missing 2:']],
    ['an invalid rating', 'player,1,,,A,2000?,,,,,,', ['error field-unreadable 2:']],
    ['a rating with a remark', 'player,1,,,A,about 2000,,,,,,', ['error field-unreadable 2:']],
    ['a rating beyond the scale', 'player,1,,,A,9000,,,,,,', ['error field-unreadable 2:']],
    ['a title that is too long', 'player,1,,Grandmaster,A,2000,,,,,,', ['warning field-unreadable 2:']],
    ['an ID that is too long', 'player,1,,,A,2000,,123456789012,,,,', ['error field-unreadable 2:']],
    ['a date that is too long', 'player,1,,,A,2000,,,1 January 1990,,,', ['warning field-unreadable 2:']],
    ['an invalid result', 'player,1,,,A,2000,,,,,,2w?', ['error result-unknown 2:']],
    ['an invalid cell', 'player,1,,,A,2000,,,,,,won', ['error result-unknown 2:']],
    ['an opponent with five figures', 'player,1,,,A,2000,,,,,,12345w1', ['error result-unknown 2:']],
    ['a row of another kind', 'team,1,2\nplayer,1,,,A,2000,,,,,,', ['note record-unknown 2:']],
    ['an event line of another kind', 'event,777,x\nplayer,1,,,A,2000,,,,,,', ['note record-unknown 2:']],
    ['nothing', '', ['error file-empty']],
  ])('%s', (_, rows, expected) => {
    expect(found(table(columns, rows).findings)).toEqual(expected);
  });

  test('findings have the line of the table and no column', () => {
    const reading = table(
      columns,
      'event,042,2025/05/02',
      '',
      'event,052,2025/05/04',
      'event,102,"Two',
      'lines"',
      'player,1,,,A,2000,,1,,9.0,,2w1',
      'player,2,,,B,2000,,1,,0.0,,1b1',
    );
    const { findings } = checkAndRateReport(reading, { choice: {} });
    expect(found(findings)).toEqual([
      'error results-contradict 7:',
      'error id-repeated 8:',
      'note headers-missing',
      'note type-assumed',
    ]);
    expect(findings.every(({ column }) => column === null)).toBe(true);
    expect(findings.find(({ code }) => code === 'id-repeated')?.values).toEqual({ id: '1', first: 7 });
  });

  test('a long name is cut only in a TRF', () => {
    const long = 'A name that is much longer than the columns of a report are wide';
    const { report: event } = table(columns, `player,1,,,${long},2000,,,,,,`);
    expect(event.players[0]?.name).toBe(long);
    const { file, losses: lost } = toVersion(event, 'trf16');
    expect(lost).toEqual([{ line: 2, kind: 'name', what: `001 ${long.slice(33)}`, no: 1, name: long }]);
    expect(read(writeTrf(file)).players[0]?.name).toBe(long.slice(0, 33));
    expect(writeCsv(event.file)).toContain(long);
  });

  /** The findings without their place and encoding. */
  const mistakes = (reading: ReportReading): readonly string[] =>
    checkAndRateReport(reading, { choice: {} })
      .findings.filter(({ code }) => code !== 'encoding-latin-1')
      .map(({ severity, code, values }) => `${severity} ${code} ${JSON.stringify(values)}`)
      .map((each) => each.replace(/"first":\d+/, ''))
      // Those of one column are one finding, and a table has no columns.
      .map((each) => each.replace(/(?<= columns-shifted ).*/, ''))
      .filter((each, index, all) => all.indexOf(each) === index)
      .toSorted();

  test.each([
    ['a rating', playerLine({ rating: '20x0', rounds: '2w1' }), 'player,1,m,,"Player, Some",20x0,FRA'],
    ['a result', playerLine({ rounds: '2w*' }), ',2w*'],
    ['a colour', playerLine({ rounds: '2x1' }), ',2x1'],
    ['a number', playerLine({ no: '1a', rounds: '2w1' }), 'player,1a,'],
    ['an opponent', put(playerLine({ rounds: '2w1' }), 92, ' two'), '"001    1'],
    ['columns that have shifted', put(playerLine({ rounds: '2w1' }), 48, 'x'), '"001    1'],
  ])('%s that is invalid is refused in the table as well', (_, line, cell) => {
    const content = report({}, [], line, playerLine({ no: 2, rounds: '1b0' }));
    const csv = writeCsv(read(content).file);
    expect(csv).toContain(cell);
    expect(mistakes(reportOf(readCsv(csv)))).toEqual(mistakes(readReport(bytes(content))));
  });

  test('a damaged report has the same findings as a table', () => {
    const content = text(sample('riverside-open-2024.trf16.trf'));
    const edit = fc.record({
      at: fc.nat(content.length - 1),
      letter: fc.constantFrom(...' \t\n0123456789wb=+-ZHU*xé,"'),
    });
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 12 }), (edits) => {
        const damaged = [...content];
        for (const { at, letter } of edits) damaged[at] = letter;
        const { file } = readTrf(bytes(damaged.join('')));
        const back = readCsv(writeCsv(file));
        expect(fieldsOf(back.file)).toEqual(fieldsOf(file));
        expect(mistakes(reportOf(back))).toEqual(mistakes(readReport(bytes(damaged.join('')))));
      }),
      { numRuns: 200, seed: 20250901 },
    );
  });

  test('any report and back keeps every record', () => {
    fc.assert(
      fc.property(anyFile('wide'), (made) => {
        const { file } = readTrf(writeTrf(made));
        const back = readCsv(writeCsv(file)).file;
        expect(fieldsOf(back)).toEqual(fieldsOf(file));
      }),
      { numRuns: 200, seed: 20250901 },
    );
  });

  test.each([
    ['too large', ','.repeat(16 * 1024 * 1024 + 1), 'file-too-large'],
    ['too large once written out', `columns,no,990\n${'player,1,2w1\n'.repeat(2000)}`, 'file-too-large'],
    ['too many rows', 'line,x\n'.repeat(100_001), 'too-many-lines'],
  ])('%s', (_, content, code) => {
    expect(readCsv(content).findings.map((each) => each.code)).toEqual([code]);
  });
});
