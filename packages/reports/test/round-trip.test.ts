import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { CADENCES } from '@eloquence/rating';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  fromJson,
  hasErrors,
  readCsv,
  readTrf,
  type TrfFile,
  type TrfRecord,
  writeCsv,
  writeJson,
  writeTrf,
} from '../src/index.ts';
import { anyFile, type Letters } from './arbitrary.ts';
import { bytes, examine, FIXTURES, filesBelow, fixture, latin1, SAMPLES, sample, text } from './helpers.ts';

const again = (content: Uint8Array): Uint8Array => writeTrf(readTrf(content).file);

/** Without the original lines: everything is written from records. */
const anew = (file: TrfFile): Uint8Array =>
  writeTrf({ ...file, records: file.records.map((record) => ({ ...record, source: null })) });

type Fields<Record> = Record extends TrfRecord ? Omit<Record, 'source'> : never;

const fieldsOf = (file: TrfFile): readonly Fields<TrfRecord>[] =>
  file.records.map(({ source, ...fields }) => fields as Fields<TrfRecord>);

function checkFile(content: Uint8Array): void {
  const { file } = readTrf(content);
  expect(Buffer.compare(again(content), content)).toBe(0);
  expect(fieldsOf(readTrf(anew(file)).file)).toEqual(fieldsOf(file));
}

const own = [...filesBelow(FIXTURES), ...filesBelow(SAMPLES)].filter((path) => path.endsWith('.trf'));

describe('written back unchanged', () => {
  test.each(own.map((path) => [relative(FIXTURES, path), path]))('%s', (_, path) => {
    checkFile(readFileSync(path));
  });

  const clean = text(fixture('clean.trf'));
  test.each([
    ['nothing', ''],
    ['only a line end', '\n'],
    ['no end of the last line', clean.trimEnd()],
    ['CR', clean.replaceAll('\n', '\r')],
    ['CRLF', clean.replaceAll('\n', '\r\n')],
    ['mixed CRLF and LF', clean.replaceAll('\n001', '\r\n001')],
    ['CR, CR, LF', clean.replaceAll('\n', '\r\r\n')],
    ['a byte-order mark', `\uFEFF${clean}`],
    ['two marks', `\uFEFF\uFEFF${clean}`],
    ['blanks at the ends', clean.replaceAll('\n', '  \n')],
    ['tabs', clean.replaceAll(' ', '\t')],
    ['characters beyond the basic plane', clean.replaceAll('Ann', '𝒜nn')],
    ['a NUL', clean.replaceAll('Ann', 'A\0n')],
    ['Unicode line separators', clean.replaceAll('Ann', 'A\u2028\u0085\f\v')],
  ])('%s', (_, content) => {
    expect(text(again(bytes(content)))).toBe(text(bytes(content)));
    expect(Buffer.compare(again(bytes(content)), bytes(content))).toBe(0);
  });

  test.each([
    ['Latin-1', latin1(clean.replaceAll('Ann', 'Änne'))],
    ['Latin-1 with a byte-order mark', Uint8Array.from([0xef, 0xbb, 0xbf, ...latin1('012 Öpen\n')])],
    ['every byte value', Uint8Array.from({ length: 256 }, (_, byte) => byte)],
    ['UTF-16', Uint8Array.from(Buffer.from(`\uFEFF${clean}`, 'utf16le'))],
    ['big-endian UTF-16', Uint8Array.from(Buffer.from(`\uFEFF${clean}`, 'utf16le').swap16())],
    ['UTF-16 with half a surrogate pair', Uint8Array.from([0xff, 0xfe, 0x30, 0x00, 0x31])],
    ['half a byte-order mark', Uint8Array.from([0xef, 0xbb])],
  ])('%s', (_, content) => {
    expect(again(content)).toEqual(content);
  });
});

describe('written from records', () => {
  const wellFormed = [
    ...own.filter((path) => !/columns-|unreadable|unknown|mistakes|utf-16|misplaced|file-/.test(path)),
  ];

  test.each(wellFormed.map((path) => [relative(FIXTURES, path), path]))('%s: the same bytes', (_, path) => {
    const content = readFileSync(path);
    expect(text(anew(readTrf(content).file))).toBe(text(content));
  });

  test('a TRF26 with everything in it: the same bytes', () => {
    const content = [
      '### every kind of line',
      '012 Team Cup',
      '022 Nowhere',
      '032 FRA',
      '042 2026/01/10',
      '052 2026/01/14',
      '062 4',
      '072 4',
      '082 2',
      '092 Team Swiss',
      '102 Arbiter, Ann (900000100)',
      '112 Deputy, Dan',
      '112 Deputy, Don',
      '122 90+30',
      '132                                                                                        26/01/10  26/01/11',
      '142 2',
      '152 B',
      '162  W 1.0    D 0.5    L 0.0',
      '172 FRA FIDE',
      '182 Some Program 1.0',
      '192 FIDE_TEAM_BAKU',
      '202 EDET/P,BH:MP/C1/P',
      '212 PTS,BH',
      '222 5400+30',
      '352 WBWB',
      '362 TW 2     TD 1     TL 0',
      '001    1 m GM Alder, Ann                        2600 FRA   900000001 1990/04/01  1.5    1     3 w 1     4 b =',
      '001    2 w    Birch, Ben                        2500 FRA   900000002 1985/00/00  1.0    2     4 b 1  0000 - Z',
      '001    3 m    Cedar, Cleo                       2400 FRA   900000003 2001/12/24  0.0    4     1 b 0',
      '001    4 mWFM Dogwood, Dan                           FRA   900000004 1970        0.5    3     2 w 0     1 w =',
      'FRA    1    A Alder, Anne                       2590 75      A-12345 1990/04/01',
      'NOR    2                                        2480',
      '013 Trees                              1    2',
      '310   1 Trees                            TRE     2550    3.0    2.5   1     1    2',
      '240 H   2    3',
      '250  1.0       1   1    1    2',
      '260   1   2    1    2',
      '299 W   1.0   0.5   1    3',
      '300   1   1   2    1    2',
      '320  2.0  1.5   1',
      '330 +-   1   1   2',
      '801   1 TREES   3.0   2.5',
      '802   1 TREES   3.0    2.5   2 w  1.5',
      'XXR 2',
      'XXZ 3',
      'XXS W=1 D=0.5',
      'XXC white1',
      'XXA    1  1.0  0.5',
      'XXP 1 2',
      'BBW  1.0',
      '777 what nobody knows',
      '',
      '',
    ].join('\r\n');
    const { file } = readTrf(bytes(content));
    expect(text(anew(file))).toBe(content);
  });

  test.each<Letters>(['ascii', 'latin1', 'wide'])('any report keeps its meaning: %s', (letters) => {
    fc.assert(
      fc.property(anyFile(letters), (file) => {
        const content = writeTrf(file);
        const read = readTrf(content).file;
        expect(Buffer.compare(writeTrf(read), content)).toBe(0);
        const isLatin1 = letters === 'latin1' && content.some((byte) => byte > 0x7f && byte !== 0xef);
        expect(read).toMatchObject({
          encoding: isLatin1 ? read.encoding : 'utf-8',
          byteOrderMark: file.byteOrderMark,
          lineEnd: file.lineEnd,
        });
        // If every accent is valid UTF-8 too, the encoding is ambiguous.
        if (read.encoding !== file.encoding && letters === 'latin1') return;
        expect(fieldsOf(read)).toEqual(fieldsOf(file));
        expect(fieldsOf(readTrf(anew(read)).file)).toEqual(fieldsOf(read));
      }),
      { numRuns: 400, seed: 20250901 },
    );
  });

  test('a damaged report keeps its meaning', () => {
    const content = sample('riverside-open-2024.trf16.trf');
    const edit = fc.record({
      at: fc.nat(content.length - 1),
      byte: fc.constantFrom(...' \t\r\n0123456789wb=+-ZHU*xé'),
    });
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 12 }), (edits) => {
        const damaged = [...text(content)];
        for (const { at, byte } of edits) damaged[at] = byte;
        checkFile(bytes(damaged.join('')));
      }),
      { numRuns: 200, seed: 20250901 },
    );
  });
});

const corpus = process.env.ELOQUENCE_CORPUS;

describe.runIf(corpus)('every file of ELOQUENCE_CORPUS', () => {
  const files = corpus ? filesBelow(corpus) : [];

  test('is not empty', () => expect(files).not.toEqual([]));

  test.each(files.map((path) => [relative(corpus ?? '', path), path]))('%s', (_, path) => {
    checkFile(readFileSync(path));
    const { file } = readTrf(readFileSync(path));
    const json = fromJson(JSON.parse(writeJson(file))).file;
    expect(Buffer.compare(writeTrf(json), readFileSync(path))).toBe(0);
    expect(fieldsOf(readCsv(writeCsv(file)).file)).toEqual(fieldsOf(file));
    for (const cadence of CADENCES) {
      const { findings, players } = examine(readFileSync(path), { choice: { cadence } });
      if (hasErrors(findings)) expect(players).toEqual([]);
    }
  });
});
