import { describe, expect, test } from 'vitest';
import {
  COMBINED_HEADER,
  combined,
  line,
  listed,
  readWhole,
  row,
  SINGLE_HEADER,
  single,
  utf8,
} from '../../../test/list-helpers.ts';
import type { ListOptions } from '../parse/create-parser.ts';
import type { ListRow } from '../row/row.ts';

/** A list in each of FIDE's layouts, with invented players. */
interface Fixture {
  readonly layout: string;
  readonly date: string | null;
  readonly lines: readonly string[];
  readonly rows: readonly ListRow[];
  readonly options?: ListOptions;
}

const FIXTURES: readonly Fixture[] = [
  {
    layout: 'single-2016',
    date: '2026-10-01',
    lines: [
      SINGLE_HEADER,
      single(990001, 'Abelsen, Tor', 'NOR', 'M', 'GM', '', 'FST', '', 2738, 0, 10, 1979, 'i'),
      single(990000002, 'Bracco, Lina', 'ITA', 'F', 'WCM', 'WCM', 'FA,NI', 'AFM', 1807, 12, 40, 2013, 'w'),
    ],
    rows: [
      row({
        id: 990001,
        name: 'Abelsen, Tor',
        federation: 'NOR',
        sex: 'M',
        title: 'GM',
        otherTitles: 'FST',
        birthYear: 1979,
        flag: 'i',
        ratings: { standard: listed(2738, 0, 10) },
      }),
      row({
        id: 990000002,
        name: 'Bracco, Lina',
        federation: 'ITA',
        sex: 'F',
        title: 'WCM',
        womenTitle: 'WCM',
        otherTitles: 'FA,NI',
        foaTitle: 'AFM',
        birthYear: 2013,
        flag: 'w',
        ratings: { standard: listed(1807, 12, 40) },
      }),
    ],
  },
  {
    layout: 'combined-2016',
    date: null,
    lines: [
      COMBINED_HEADER,
      combined(990003, 'Cazin, Remy', 'FRA', 'M', 'FM', '', '', '', 2301, 9, 20, 2250, 0, 20, 0, 0, 0, 1990),
      combined(990004, 'Dorsai, Ilka', 'HUN', 'F', '', '', '', '', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 'w'),
    ],
    rows: [
      row({
        id: 990003,
        name: 'Cazin, Remy',
        federation: 'FRA',
        sex: 'M',
        title: 'FM',
        birthYear: 1990,
        ratings: { standard: listed(2301, 9, 20), rapid: listed(2250, 0, 20), blitz: listed(null, 0, null) },
      }),
      row({
        id: 990004,
        name: 'Dorsai, Ilka',
        federation: 'HUN',
        sex: 'F',
        flag: 'w',
        ratings: {
          standard: listed(null, 0, null),
          rapid: listed(null, 0, null),
          blitz: listed(null, 0, null),
        },
      }),
    ],
  },
  {
    layout: 'single-2013',
    date: '2013-12-01',
    options: { cadence: 'blitz' },
    lines: [
      'ID Number      Name                                                         Fed Sex Tit  WTit OTit           dec13 Gms K  B-day Flag',
      '990005         Eberle, Jost                                                 GER M   WF   WF                  2043  0   20 0000      ',
    ],
    rows: [
      row({
        id: 990005,
        name: 'Eberle, Jost',
        federation: 'GER',
        sex: 'M',
        title: 'WFM',
        womenTitle: 'WFM',
        ratings: { blitz: listed(2043, 0, 20) },
      }),
    ],
  },
  {
    layout: 'combined-2015',
    date: null,
    lines: [
      'ID Number      Name                                                         Fed Sex Tit  WTit OTit           SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag',
      '990006         Fonseca Lira, Ana                                            BRA F   WIM  WIM                 2120  0   20 2001  3   20 1999  0   20 1988  wi  ',
    ],
    rows: [
      row({
        id: 990006,
        name: 'Fonseca Lira, Ana',
        federation: 'BRA',
        sex: 'F',
        title: 'WIM',
        womenTitle: 'WIM',
        birthYear: 1988,
        flag: 'wi',
        ratings: { standard: listed(2120, 0, 20), rapid: listed(2001, 3, 20), blitz: listed(1999, 0, 20) },
      }),
    ],
  },
  {
    layout: 'single-2007',
    date: '2011-03-01',
    lines: [
      'ID number Name                              TitlFed  Mar11 GamesBorn  Flag',
      '  990007  Gruber, Anton                     g   AUT  2486    9  1990      ',
      '10990008  Horvat, Mia                           CRO  1447    0  1995  wi  ',
      '  990009  Ito, Ken                              JPN  1714   12            ',
    ],
    rows: [
      row({
        id: 990007,
        name: 'Gruber, Anton',
        title: 'GM',
        federation: 'AUT',
        birthYear: 1990,
        ratings: { standard: listed(2486, 9, null) },
      }),
      row({
        id: 10990008,
        name: 'Horvat, Mia',
        federation: 'CRO',
        sex: 'F',
        birthYear: 1995,
        flag: 'wi',
        ratings: { standard: listed(1447, 0, null) },
      }),
      row({ id: 990009, name: 'Ito, Ken', federation: 'JPN', ratings: { standard: listed(1714, 12, null) } }),
    ],
  },
  {
    // January 2006: a second line under the header.
    layout: 'single-2007',
    date: '2006-01-01',
    lines: [
      'ID number Name                              TitlFed  Jan06 GamesBorn  Flag',
      '--------------------------------------------------------------------------',
      '  990010  Jansen, Piet                      m   NED  2401    0  1971  i   ',
    ],
    rows: [
      row({
        id: 990010,
        name: 'Jansen, Piet',
        title: 'IM',
        federation: 'NED',
        birthYear: 1971,
        flag: 'i',
        ratings: { standard: listed(2401, 0, null) },
      }),
    ],
  },
  {
    // January 2004: no header at all.
    layout: 'single-2004',
    date: null,
    lines: [
      line(
        78,
        [2, 990011],
        [10, 'Kowal, Jan'],
        [43, 'wf'],
        [48, 'POL'],
        [53, 2105],
        [61, '7'],
        [64, '05.11.81'],
        [73, 'w'],
      ),
      line(78, [2, 990012], [10, 'Lund, Ole'], [48, 'DEN'], [53, 2011], [60, '11'], [66, '.  .'], [73, 'i']),
    ],
    rows: [
      row({
        id: 990011,
        name: 'Kowal, Jan',
        title: 'WFM',
        federation: 'POL',
        sex: 'F',
        birthYear: 1981,
        birthday: '05.11.81',
        flag: 'w',
        ratings: { standard: listed(2105, 7, null) },
      }),
      row({
        id: 990012,
        name: 'Lund, Ole',
        federation: 'DEN',
        flag: 'i',
        ratings: { standard: listed(2011, 11, null) },
      }),
    ],
  },
  {
    // January 2005: the header is beside its columns.
    layout: 'single-2003',
    date: '2005-01-01',
    lines: [
      'ID_NUMBER NAME                         TITLE COUNTRY JAN05 GAMES BIRTHDAY  FLAG',
      line(
        79,
        [1, 990013],
        [10, 'Marsh, Ann'],
        [43, 'wm'],
        [48, 'ENG'],
        [53, 2204],
        [59, '14'],
        [63, '01.02.1977'],
        [74, 'w'],
      ),
      line(
        79,
        [1, 990014],
        [10, 'Novak de la Cordillera, Ivo Janez'],
        [43, 'f'],
        [48, 'SLO'],
        [53, 2300],
        [60, '0'],
        [63, '30.12.1960'],
      ),
    ],
    rows: [
      row({
        id: 990013,
        name: 'Marsh, Ann',
        title: 'WIM',
        federation: 'ENG',
        sex: 'F',
        birthYear: 1977,
        birthday: '01.02.1977',
        flag: 'w',
        ratings: { standard: listed(2204, 14, null) },
      }),
      row({
        id: 990014,
        name: 'Novak de la Cordillera, Ivo Janez',
        title: 'FM',
        federation: 'SLO',
        birthYear: 1960,
        birthday: '30.12.1960',
        ratings: { standard: listed(2300, 0, null) },
      }),
    ],
  },
  {
    layout: 'single-2002',
    date: '2002-01-01',
    lines: [
      '  ID_NUMBER NAME                             TITLE COUNTRY JAN02 GAMES BIRTHDAY FLAG ',
      "    990015  'o Dor, Neve                     wg    ISR     2117   10   01.09.67 wi   ",
      '  14990016  Petrov, Oleg                           BUL     2388    0     .  .        ',
      '    990017  Quist, Bo                        g     SWE     2502    0   12.04.95      ',
    ],
    rows: [
      row({
        id: 990015,
        name: "'o Dor, Neve",
        title: 'WGM',
        federation: 'ISR',
        sex: 'F',
        birthYear: 1967,
        birthday: '01.09.67',
        flag: 'wi',
        ratings: { standard: listed(2117, 10, null) },
      }),
      row({
        id: 14990016,
        name: 'Petrov, Oleg',
        federation: 'BUL',
        ratings: { standard: listed(2388, 0, null) },
      }),
      row({
        id: 990017,
        name: 'Quist, Bo',
        title: 'GM',
        federation: 'SWE',
        birthYear: 1995,
        birthday: '12.04.95',
        ratings: { standard: listed(2502, 0, null) },
      }),
    ],
  },
  {
    layout: 'single-2001',
    date: '2001-01-01',
    lines: [
      '  ID_NUMBER NAME                             TITLE COUNTRY JAN01 GAMES FLAG',
      '    990018  Rossi, Ugo                       m     ITA     2374   18       ',
      '    990019  Sato, Emi                              JPN     2050    0   wi  ',
    ],
    rows: [
      row({
        id: 990018,
        name: 'Rossi, Ugo',
        title: 'IM',
        federation: 'ITA',
        ratings: { standard: listed(2374, 18, null) },
      }),
      row({
        id: 990019,
        name: 'Sato, Emi',
        federation: 'JPN',
        sex: 'F',
        flag: 'wi',
        ratings: { standard: listed(2050, 0, null) },
      }),
    ],
  },
  {
    layout: 'xml',
    date: null,
    lines: [
      '<playerslist>',
      '<player>',
      '<fideid>990020</fideid>',
      '<name>Tamm, Aino</name>',
      '<country>EST</country>',
      '<sex>F</sex>',
      '<title>WFM</title>',
      '<w_title>WFM</w_title>',
      '<o_title>FA</o_title>',
      '<foa_title>AFM</foa_title>',
      '<rating>2012</rating>',
      '<games>5</games>',
      '<k>20</k>',
      '<rapid_rating>1950</rapid_rating>',
      '<rapid_games>0</rapid_games>',
      '<rapid_k>20</rapid_k>',
      '<blitz_rating>0</blitz_rating>',
      '<blitz_games>0</blitz_games>',
      '<blitz_k>0</blitz_k>',
      '<birthday>1999</birthday>',
      '<flag>w</flag>',
      '</player>',
      '</playerslist>',
    ],
    rows: [
      row({
        id: 990020,
        name: 'Tamm, Aino',
        federation: 'EST',
        sex: 'F',
        title: 'WFM',
        womenTitle: 'WFM',
        otherTitles: 'FA',
        foaTitle: 'AFM',
        birthYear: 1999,
        flag: 'w',
        ratings: { standard: listed(2012, 5, 20), rapid: listed(1950, 0, 20), blitz: listed(null, 0, null) },
      }),
    ],
  },
  {
    layout: 'csv',
    date: '2026-01-01',
    options: { cadence: 'rapid', date: '2026-01-01' },
    lines: ['id,name,federation,rating,games,k,birthYear', '990021,"Ueda, Jun",JPN,1633,4,40,2011'],
    rows: [
      row({
        id: 990021,
        name: 'Ueda, Jun',
        federation: 'JPN',
        birthYear: 2011,
        ratings: { rapid: listed(1633, 4, 40) },
      }),
    ],
  },
];

const LINE_ENDS = [
  ['LF', '\n'],
  ['CRLF', '\r\n'],
  ['CR', '\r'],
] as const;

describe.each(FIXTURES)('$layout $date', ({ layout, date, lines, rows, options }) => {
  test.each(LINE_ENDS)('with %s', async (_, end) => {
    const read = await readWhole(utf8(lines.join(end) + end), options);
    expect(read.rows).toEqual(rows);
    expect(read.report).toMatchObject({ layout, date });
    expect(read.report.hygiene).toMatchObject({
      rows: rows.length,
      unreadable: { count: 0 },
      truncated: false,
    });
  });

  test('with a byte-order mark and without a final line end', async () => {
    const read = await readWhole(utf8(`\u{feff}${lines.join('\n')}`), options);
    expect(read.rows).toEqual(rows);
  });

  test('without trailing spaces', async () => {
    const trimmed = lines.map((each) => each.trimEnd()).join('\n');
    expect((await readWhole(utf8(trimmed), options)).rows).toEqual(rows);
  });
});
