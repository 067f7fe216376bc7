/** A small invented federation for the tests: a starting list, and reports as lines. */

import { defined } from '@eloquence/rating';
import { importList } from '../src/imports/import-list.ts';
import { accept, initOffice, type Office, openOffice, submit } from '../src/index.ts';
import type { InitOptions } from '../src/setup/open-office.ts';
import type { FreshStores } from './stores.ts';

export interface Member {
  readonly id: number;
  readonly name: string;
  readonly rating: number | null;
  readonly k?: number;
  readonly birthYear?: number;
  /** As reports show it, `1997-07-20`; without it only the year. */
  readonly birth?: string;
  readonly sex?: 'F' | 'M';
  readonly title?: string;
  readonly federation?: string;
}

export const MEMBERS: readonly Member[] = [
  { id: 900001, name: 'Alder, Ann', rating: 2200, k: 20, birthYear: 1980 },
  { id: 900002, name: 'Birch, Ben', rating: 2000, k: 20, birthYear: 1985 },
  { id: 900003, name: 'Cedar, Cleo', rating: 1900, k: 20, birthYear: 1990 },
  { id: 900004, name: 'Dogwood, Dan', rating: 1800, k: 40, birthYear: 2012 },
  { id: 900005, name: 'Elm, Eva', rating: 1700, k: 20, birthYear: 1970 },
  { id: 900006, name: 'Fir, Finn', rating: 1405, k: 20, birthYear: 1960 },
];

/** Two players on no list. */
export const NEWCOMER: Member = { id: 900011, name: 'Larch, Lou', rating: null, birthYear: 1999 };

const HEADER =
  'ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA RAT  Gms K  B-day Flag';

/** A list of one cadence in FIDE's format. */
export function listText(members: readonly Member[]): string {
  const cell = (value: string | number, width: number): string => String(value).padEnd(width);
  const rows = members
    .filter(({ rating }) => rating !== null)
    .map(
      ({ id, name, rating, k = 20, birthYear = 1990, federation = 'AAA', sex = 'M', title = '' }) =>
        `${cell(id, 15)}${cell(name, 61)}${cell(federation, 4)}${cell(sex, 4)}${cell(title, 5)}${cell('', 5)}${cell('', 15)}${cell('', 4)}${cell(rating as number, 6)}${cell(0, 4)}${cell(k, 3)}${cell(birthYear, 6)}${cell('', 4)}`,
    );
  return [HEADER, ...rows, ''].join('\r\n');
}

export interface EventInput {
  readonly name: string;
  readonly start: string;
  readonly end: string;
  readonly players: readonly Member[];
  /** By round: pairs of indexes in `players` and white's points: 1, 0.5, 0, or `+` and `-` for forfeits. */
  readonly rounds: readonly (readonly (readonly [
    white: number,
    black: number,
    score: 1 | 0.5 | 0 | '+' | '-',
  ])[])[];
  readonly timeControl?: string;
  readonly type?: string;
  readonly roundDates?: readonly string[];
}

const CODES = { 1: ['1', '0'], 0.5: ['=', '='], 0: ['0', '1'], '+': ['+', '-'], '-': ['-', '+'] } as const;
const POINTS = { '1': 2, '=': 1, '0': 0, '+': 2, '-': 0 } as const;

/** A report in TRF16. */
export function reportText(event: EventInput): string {
  const { players, rounds } = event;
  const cells = players.map((): string[] => rounds.map(() => '  0000 - Z'));
  const halfPoints = players.map(() => 0);
  rounds.forEach((games, round) => {
    for (const [white, black, score] of games) {
      const [mine, his] = CODES[score];
      const cell = (opponent: number, colour: string, code: string): string =>
        `  ${String(opponent + 1).padStart(4)} ${colour} ${code}`;
      defined(cells[white])[round] = cell(black, 'w', mine);
      defined(cells[black])[round] = cell(white, 'b', his);
      halfPoints[white] = defined(halfPoints[white]) + POINTS[mine];
      halfPoints[black] = defined(halfPoints[black]) + POINTS[his];
    }
  });
  const ranks = halfPoints.map((own) => 1 + halfPoints.filter((other) => other > own).length);
  const lines = players.map((player, index) => {
    const { id, name, rating, birthYear = 1990, birth, sex, federation = 'AAA' } = player;
    const points = (defined(halfPoints[index]) / 2).toFixed(1);
    const no = String(index + 1).padStart(4);
    const person = `${name.padEnd(33)} ${String(rating ?? '').padStart(4)} ${federation} ${String(id).padStart(11)}`;
    const result = `${points.padStart(4)} ${String(ranks[index]).padStart(4)}`;
    const born = birth?.replaceAll('-', '/') ?? `${birthYear}/00/00`;
    return `001 ${no} ${sex === 'F' ? 'w' : 'm'}    ${person} ${born} ${result}${defined(cells[index]).join('')}`;
  });
  const dates = event.roundDates?.map((date) => `  ${date.slice(2).replaceAll('-', '/')}`).join('');
  return [
    `012 ${event.name}`,
    '022 Nowhere',
    '032 AAA',
    `042 ${event.start.replaceAll('-', '/')}`,
    `052 ${event.end.replaceAll('-', '/')}`,
    `062 ${players.length}`,
    `072 ${players.filter(({ rating }) => rating !== null).length}`,
    `092 ${event.type ?? 'Individual: Swiss-System'}`,
    '102 Arbiter, Ann (900100)',
    `122 ${event.timeControl ?? '90+30'}`,
    ...(dates ? [`132${' '.repeat(86)}${dates}`] : []),
    ...lines,
    '',
  ].join('\r\n');
}

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A clock that the tests set. */
export interface Clock {
  now: string;
}

/** An office with a starting list of November 2025; in fresh stores, a copy of the first one like it. */
export async function openFederation(
  where: string | FreshStores,
  clock: Clock,
  members: readonly Member[] = MEMBERS,
): Promise<Office> {
  const options = { actor: 'officer', now: () => new Date(`${clock.now}T12:00:00Z`) };
  if (typeof where === 'string') return withStartingList(where, options, members);
  const name = JSON.stringify(['federation', clock.now, members]);
  const url = await where.copy(name, async (original) => {
    const { store } = await withStartingList(original, options, members);
    await store.close();
  });
  return openOffice(url, options);
}

async function withStartingList(
  url: string,
  options: InitOptions,
  members: readonly Member[],
): Promise<Office> {
  const office = await initOffice(url, options);
  await importList(office, bytesOf(listText(members)), {
    date: '2025-11-01',
    cadence: 'standard',
    name: 'standard.txt',
  });
  return office;
}

export const file = (input: EventInput): Uint8Array => bytesOf(reportText(input));

/** A newcomer's five games, and one between two rated players. */
export const open5 = (last: 1 | 0): EventInput => ({
  name: 'Open',
  start: '2025-11-05',
  end: '2025-11-09',
  players: [NEWCOMER, ...MEMBERS.slice(0, 5)],
  rounds: [
    [
      [0, 1, 0],
      [2, 3, 1],
    ],
    [[0, 2, 0.5]],
    [[0, 3, 0.5]],
    [[0, 4, 1]],
    [[0, 5, last]],
  ],
});

export async function rated(office: Office, input: EventInput): Promise<string> {
  const { event } = await submit(office, file(input));
  await accept(office, event);
  return event;
}
