/** Invented reports and lists, written as programs write them. */

export interface Entry {
  readonly name: string;
  readonly rating?: number;
  readonly id?: string;
  readonly birth?: string;
  readonly rank?: number;
  /** `2w1`: opponent, colour, result; `0-H`: a bye. */
  readonly rounds: readonly string[];
}

const POINTS: Readonly<Record<string, number>> = { '1': 1, '=': 0.5, '+': 1, H: 0.5, F: 1, U: 1, D: 0.5 };

function cell(text: string): string {
  const [, opponent = '', colour = '', result = ''] = /^(\d+)(.)(.)$/.exec(text) ?? [];
  return `${opponent === '0' ? '0000' : opponent.padStart(4)} ${colour} ${result}`;
}

function line({ name, rating = 0, id = '', birth = '', rank, rounds }: Entry, index: number): string {
  const no = String(index + 1).padStart(4);
  const points = rounds.reduce((sum, round) => sum + (POINTS[round.at(-1) ?? ''] ?? 0), 0).toFixed(1);
  const fields = [
    `001 ${no} m   `,
    name.padEnd(33),
    String(rating || '').padStart(4),
    'NOR',
    id.padStart(11),
    birth.padEnd(10),
    points.padStart(4),
    String(rank ?? '').padStart(4),
  ];
  return `${fields.join(' ')}  ${rounds.map(cell).join('  ')}\n`;
}

const HEADER = `012 Fjord Open
022 Fjordvik
032 NOR
042 2024/05/04
052 2024/05/08
062 6
092 Individual: Swiss-System
102 Nordahl, Ingrid
122 90+30
`;

export const ENTRIES: readonly Entry[] = [
  {
    name: 'Vinter, Solveig',
    rating: 2105,
    id: '99000011',
    birth: '1990/03/14',
    rank: 1,
    rounds: ['6w1', '2b=', '3w1', '4b1', '5w='],
  },
  {
    name: 'Sommer, Aksel',
    rating: 2040,
    id: '99000022',
    birth: '2009/07/01',
    rank: 2,
    rounds: ['5b1', '1w=', '6b=', '3w1', '4b='],
  },
  {
    name: 'Høst, Birgitte',
    rating: 1930,
    id: '99000033',
    birth: '1985/00/00',
    rank: 4,
    rounds: ['4w1', '5b0', '1b0', '2b0', '6w1'],
  },
  {
    name: 'Vaar, Kristoffer Alexander Johann',
    rating: 1875,
    id: '99000044',
    birth: '1971/11/30',
    rank: 6,
    rounds: ['3b0', '6w=', '5b0', '1w0', '2w='],
  },
  {
    name: 'Regn, Tuva',
    rating: 1790,
    id: '99000055',
    birth: '2011/01/20',
    rank: 3,
    rounds: ['2w0', '3w1', '4w1', '6b0', '1b='],
  },
  {
    name: 'Sky, Ola',
    id: '99000066',
    birth: '2012/02/02',
    rank: 5,
    rounds: ['1b0', '4b=', '2w=', '5w1', '3b0'],
  },
];

export function trf(entries: readonly Entry[] = ENTRIES, header: string = HEADER): string {
  return header + entries.map(line).join('');
}

export const OPEN: string = trf();
/** Both players of the first game have won it. */
export const BROKEN: string = OPEN.replace('   1 b 0', '   1 b 1');
/** An event under an edition with a different practice. */
export const OLD: string = OPEN.replace('2024/05/04', '2010/05/04').replace('2024/05/08', '2010/05/08');

/** A player of a list: ID, name, rating, K, year of birth, flag. */
type Listed = readonly [id: string, name: string, rating: number, k: number, birth: number, flag?: string];

const LISTED: readonly Listed[] = [
  ['99000011', 'Vinter, Solveig', 2110, 20, 1990],
  ['99000022', 'Sommer, Aksel', 2040, 40, 2009],
  ['99000033', 'Hoest, Birgitte', 1930, 20, 1985, 'i'],
  ['99000044', 'Vaar, Kristoffer', 1875, 20, 1971],
  ['99000055', 'Regn, Tuva', 1790, 40, 2011],
];

/** A list of one cadence in the layout of 2013. */
export function listText(month = 'may24', players: readonly Listed[] = LISTED): string {
  const place = (cells: readonly (readonly [from: number, text: string])[]): string =>
    `${cells.reduce((row, [from, text]) => row.padEnd(from) + text, '').padEnd(132)}\r\n`;
  const head = place([
    [0, 'ID Number'],
    [15, 'Name'],
    [76, 'Fed'],
    [80, 'Sex'],
    [84, 'Tit'],
    [89, 'WTit'],
    [94, 'OTit'],
    [109, month],
    [115, 'Gms'],
    [119, 'K'],
    [122, 'B-day'],
    [128, 'Flag'],
  ]);
  const rows = players.map(([id, name, rating, k, birth, flag = '']) =>
    place([
      [0, id],
      [15, name],
      [76, 'NOR'],
      [80, 'M'],
      [109, String(rating)],
      [115, '0'],
      [119, String(k)],
      [122, String(birth)],
      [128, flag],
    ]),
  );
  return head + rows.join('');
}
