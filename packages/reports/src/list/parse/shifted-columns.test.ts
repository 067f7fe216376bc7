import { describe, expect, test } from 'vitest';
import {
  COMBINED_HEADER,
  combined,
  readWhole,
  SINGLE_HEADER,
  single,
  utf8,
} from '../../../test/list-helpers.ts';

const good = [
  single(990001, 'Abelsen, Tor', 'NOR', 'M', 'GM', '', 'FST', '', 2738, 0, 10, 1979, 'i'),
  single(990000002, 'Bracco, Lina', 'ITA', 'F', 'WCM', 'WCM', 'FA,NI', 'AFM', 1807, 12, 40, 2013, 'w'),
];
const read = (row: string, header = SINGLE_HEADER, rows: readonly string[] = good) =>
  readWhole(utf8([header, ...rows, row].join('\n')));

describe('a row shifted by an overflowing column is corrected', () => {
  const head = single(990003, 'Cazin, Remy', 'FRA', 'M');
  const tail = single('', '', '', '', '', '', '', '', 2300, 11, 20, 1990, 'i').slice(113);

  test.each([
    [
      'other titles into FOA',
      `${head.slice(0, 94)}SI,FI,LSI,SLI,NAAFM ${tail}`,
      { otherTitles: 'SI,FI,LSI,SLI,NA', foaTitle: 'AFM' },
    ],
    [
      'other titles by many',
      `${head.slice(0, 94)}IA,FST,IO,FI,NI,DI,LSI,SLI    ${tail}`,
      { otherTitles: 'IA,FST,IO,FI,NI,DI,LSI,SLI' },
    ],
    [
      'a long name',
      `${head.slice(0, 15)}${'Bartholomew'.repeat(5)} Alexand${head.slice(76, 113)}${tail}`,
      { name: `${'Bartholomew'.repeat(5)} Alexand` },
    ],
  ])('%s', async (_, text, expected) => {
    for (const row of [text, text.trimEnd()]) {
      const { rows, report } = await read(row);
      expect(rows[2]).toMatchObject({ federation: 'FRA', sex: 'M', birthYear: 1990, flag: 'i', ...expected });
      expect(rows[2]?.ratings).toEqual({ standard: { rating: 2300, games: 11, k: 20 } });
      expect(report.hygiene.recovered).toEqual({ count: 1, examples: [{ line: 4, text: text.trimEnd() }] });
    }
  });

  test('in a combined list', async () => {
    const rows = [
      combined(990003, 'Cazin, Remy', 'FRA', 'M', 'FM', '', '', '', 2301, 9, 20, 2250, 0, 20, 0, 0, 0, 1990),
    ];
    const text = combined(
      990004,
      'Dorsai, Ilka',
      'HUN',
      'F',
      '',
      '',
      'SI,FI,LSI,SLI,NA',
      'AFM',
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      'w',
    );
    // The helper pads cells: a cell that is too long shifts the rest.
    expect(text).toHaveLength(162);
    const shifted = `${text.slice(0, 94)}SI,FI,LSI,SLI,NAAFM 0     0   0  0     0   0  0     0   0  0     w   `;
    const { rows: found, report } = await read(shifted, COMBINED_HEADER, rows);
    expect(found[1]).toMatchObject({
      id: 990004,
      otherTitles: 'SI,FI,LSI,SLI,NA',
      foaTitle: 'AFM',
      flag: 'w',
    });
    expect(report.hygiene.recovered.count).toBe(1);
  });
});

describe('a row with several readings or none is not corrected', () => {
  test.each([
    ['two columns overflow', `${single(990003, 'Cazin, Remy', 'FRAX', 'MALEX', 'FMFMFM')}2300  11  20 1990`],
    ['columns missing', single(990003, 'Cazin, Remy', 'FRA').trimEnd().replace('FRA', '2300 11')],
    [
      'moved to the left',
      single(990003, 'Cazin, Remy', 'FRA', 'M', '', '', '', '', 2300, 11, 20, 1990).replace(
        '  Cazin',
        'Cazin',
      ),
    ],
  ])('%s', async (_, text) => {
    const { rows, report } = await read(text);
    expect(rows).toHaveLength(2);
    expect(report.hygiene).toMatchObject({ unreadable: { count: 1 }, recovered: { count: 0 } });
  });
});

test('a full column is not an overflow', async () => {
  const text = `${single(990003, 'Cazin, Remy', 'FRA', 'M', '', '', '', '', 2300, 11).slice(0, 123)}1201990  i   `;
  const { rows, report } = await read(text);
  expect(rows[2]).toMatchObject({ birthYear: 1990, ratings: { standard: { k: 120 } } });
  expect(report.hygiene).toMatchObject({ recovered: { count: 0 }, oddK: { 120: 1 } });
});

describe('in layouts until 2012, names run into the title', () => {
  const HEADER = 'ID number Name                              TitlFed  Mar11 GamesBorn  Flag';
  const ordinary = Array.from(
    { length: 30 },
    (_, index) =>
      `  9910${10 + index}  Alder, Bo                         ${index % 4 ? '  ' : 'wm'}  NOR  2001    7  1990  i   `,
  );

  test.each([
    ['Bartholomew, Maximilian Alexanders  ', 'Bartholomew, Maximilian Alexanders', ''],
    ['Bartholomew, Maximilian Alexanderson', 'Bartholomew, Maximilian Alexanderson', ''],
    ['Bartholomew, Maximilian Alexander Bo', 'Bartholomew, Maximilian Alexander Bo', ''],
    ['Bartholomew, Maximilian Alexander M ', 'Bartholomew, Maximilian Alexander M', ''],
    ['Bartholomew, Maximilian Alexander m ', 'Bartholomew, Maximilian Alexander', 'IM'],
    ['Bartholomew, Maximilian Alexander  m', 'Bartholomew, Maximilian Alexander', 'IM'],
    ['Bartholomew, Maximilian Alexandersm ', 'Bartholomew, Maximilian Alexanders', 'IM'],
    ['Alder, Bo                          wf', 'Alder, Bo', 'WFM'],
    ['Alder, Bo                          h', 'Alder, Bo', 'h'],
  ])('%s', async (cells, name, title) => {
    const text = `  991099  ${cells.padEnd(38)}NOR  2001    7  1990  i   `;
    const { rows, report } = await read(text, HEADER, ordinary);
    expect(rows.at(-1)).toMatchObject({ name, title, federation: 'NOR', flag: 'i' });
    expect(report.hygiene).toMatchObject({ rows: 31, unreadable: { count: 0 } });
  });
});

test('a row without an ID below the header is not a header', async () => {
  const { report } = await read(
    good[0] ?? '',
    `${SINGLE_HEADER}\n${single('', 'Cazin, Remy', 'FRA', '', '', '', '', '', 2300, 11, 20, 1990)}`,
    [good[1] ?? ''],
  );
  expect(report.hygiene).toMatchObject({ rows: 2, unreadable: { count: 1, examples: [{ line: 2 }] } });
});
