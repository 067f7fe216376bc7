import { halvesOf } from '../check/players.ts';
import { type Columns, cut, TEAM_310, wholeNumber } from '../trf/layout.ts';
import type { TeamRecord, TrfFile } from '../trf/records.ts';
import { textOf } from '../trf/write.ts';

/** A team as its line has it. */
export interface ReportedTeam {
  /** Its number in a 310, otherwise its place among the 013. */
  readonly number: number;
  readonly name: string;
  readonly rank: number | null;
  readonly matchHalves: number | null;
  readonly gameHalves: number | null;
  /** Start numbers in board order. */
  readonly players: readonly number[];
}

/** 300: who played on which board; null for a board without a player. */
export interface LineUp {
  readonly round: number;
  readonly team: number;
  readonly opponent: number;
  readonly players: readonly (number | null)[];
}

export type MatchForfeit = '+-' | '-+' | '--';

/** 330: a forfeited match. */
export interface ForfeitedMatch {
  readonly round: number;
  readonly white: number;
  readonly black: number;
  readonly kind: MatchForfeit;
}

export type TeamByeKind = 'pairing' | 'full' | 'half' | 'zero';

/** 320 and 240: a round without an opponent, and its match points where the line has them. */
export interface TeamBye {
  readonly round: number;
  readonly team: number;
  readonly kind: TeamByeKind;
  readonly matchHalves: number | null;
}

/** The teams of the 310, or of the 013 in a report without them. */
export function readTeams({ records }: Pick<TrfFile, 'records'>): readonly ReportedTeam[] {
  const all = records.filter((record) => record.kind === 'team');
  const newer = all.filter(({ code }) => code === '310');
  const lines = newer.length > 0 ? newer : all;
  const numbers = lines.map(({ number }) => wholeNumber(number));
  const isNumbered = numbers.every(isPositive) && new Set(numbers).size === lines.length;
  return lines.map((record, index) => ({
    ...statedOf(record),
    number: isNumbered ? (numbers[index] as number) : index + 1,
    name: record.name,
    players: [...new Set(record.players)],
  }));
}

const isPositive = (value: number | null): value is number => value !== null && value > 0;

function statedOf(record: TeamRecord): Pick<ReportedTeam, 'rank' | 'matchHalves' | 'gameHalves'> {
  if (record.code === '013') return { rank: null, matchHalves: null, gameHalves: null };
  const text = textOf(record);
  const rank = wholeNumber(cut(text, TEAM_310.rank));
  return {
    rank: isPositive(rank) ? rank : null,
    matchHalves: halvesOf(cut(text, TEAM_310.matchPoints)),
    gameHalves: halvesOf(cut(text, TEAM_310.gamePoints)),
  };
}

/** What a 310 has between its name and its players, of numbers only. */
export function teamMiddle(record: TeamRecord): string {
  const { rank, matchHalves, gameHalves } = statedOf(record);
  const points = (halves: number | null): string => (halves === null ? '' : (halves / 2).toFixed(1));
  const cells: readonly (readonly [Columns, string])[] = [
    [TEAM_310.matchPoints, points(matchHalves)],
    [TEAM_310.gamePoints, points(gameHalves)],
    [TEAM_310.rank, rank === null ? '' : String(rank)],
  ];
  const middle = cells.reduce(
    (text, [{ from, to }, cell]) => text.padEnd(from - TEAM_310.middle.from) + cell.padStart(to - from + 1),
    '',
  );
  return middle.trimEnd();
}

const columns = (from: number, to: number): Columns => ({ from, to });

/** Numbers every so many columns, to the end of the line; NaN for what is none. */
function numbersFrom(text: string, first: number, wide: number, stride: number): readonly (number | null)[] {
  const found: (number | null)[] = [];
  const end = text.trimEnd().length;
  for (let from = first; from <= end; from += stride)
    found.push(wholeNumber(cut(text, columns(from, from + wide - 1))));
  return found;
}

/** The lines with a code; a line with an unreadable number says nothing. */
function read<Line>(
  { records }: Pick<TrfFile, 'records'>,
  code: string,
  parse: (text: string) => Line | null,
): readonly Line[] {
  return records.flatMap((record) => {
    const line = record.code === code ? parse(textOf(record)) : null;
    return line === null ? [] : [line];
  });
}

export function readLineUps(file: Pick<TrfFile, 'records'>): readonly LineUp[] {
  return read(file, '300', (text) => {
    const [round, team, opponent] = numbersIn(text, [
      [5, 7],
      [9, 11],
      [13, 15],
    ]);
    const players = numbersFrom(text, 17, 4, 5);
    if (!isPositive(round) || !isPositive(team) || !isPositive(opponent)) return null;
    if (players.some(Number.isNaN)) return null;
    return { round, team, opponent, players: players.map((no) => no || null) };
  });
}

const numbersIn = (
  text: string,
  places: readonly (readonly [number, number])[],
): [number | null, number | null, number | null] =>
  places.map(([from, to]) => wholeNumber(cut(text, columns(from, to)))) as ReturnType<typeof numbersIn>;

export function readForfeits(file: Pick<TrfFile, 'records'>): readonly ForfeitedMatch[] {
  return read(file, '330', (text) => {
    const kind = cut(text, columns(5, 6));
    const [round, white, black] = numbersIn(text, [
      [8, 10],
      [12, 14],
      [16, 18],
    ]);
    if (kind !== '+-' && kind !== '-+' && kind !== '--') return null;
    if (!isPositive(round) || !isPositive(white) || !isPositive(black)) return null;
    return { round, white, black, kind };
  });
}

const BYES: Readonly<Record<string, TeamByeKind>> = { F: 'full', H: 'half', Z: 'zero' };

export function readTeamByes(file: Pick<TrfFile, 'records'>): readonly TeamBye[] {
  const allocated = read(file, '320', (text) => {
    const matchHalves = halvesOf(cut(text, columns(5, 8)));
    return numbersFrom(text, 15, 3, 4).flatMap((team, index): readonly TeamBye[] =>
      isPositive(team) ? [{ round: index + 1, team, kind: 'pairing', matchHalves }] : [],
    );
  });
  const asked = read(file, '240', (text) => {
    const kind = BYES[cut(text, columns(5, 5))];
    const round = wholeNumber(cut(text, columns(7, 9)));
    if (kind === undefined || !isPositive(round)) return null;
    return numbersFrom(text, 11, 4, 5).flatMap((team): readonly TeamBye[] =>
      isPositive(team) ? [{ round, team, kind, matchHalves: null }] : [],
    );
  });
  return [...allocated, ...asked].flat();
}
