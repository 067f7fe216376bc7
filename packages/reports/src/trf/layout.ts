/** Columns as the specification gives them: from 1, both ends included. */
export interface Columns {
  readonly from: number;
  readonly to: number;
}

const columns = (from: number, to: number): Columns => Object.freeze({ from, to });

export type PlayerField =
  | 'no'
  | 'sex'
  | 'title'
  | 'name'
  | 'rating'
  | 'federation'
  | 'id'
  | 'birth'
  | 'points'
  | 'rank';

/** The largest start number four columns hold. */
export const MAX_NUMBER = 9999;

/** 001, and the records of national federations. */
export const PLAYER: Readonly<Record<PlayerField, Columns>> = Object.freeze({
  no: columns(5, 8),
  sex: columns(10, 10),
  title: columns(11, 13),
  name: columns(15, 47),
  rating: columns(49, 52),
  federation: columns(54, 56),
  id: columns(58, 68),
  birth: columns(70, 79),
  points: columns(81, 84),
  rank: columns(86, 89),
});

/** Columns that stay empty in a 001: something in them means that the line has shifted. */
export const PLAYER_GAPS: readonly number[] = Object.freeze([4, 9, 14, 48, 53, 57, 69, 80, 85, 90, 91]);

/** The first round stands at 92; each takes ten columns: opponent, colour, result. */
export const FIRST_ROUND = 92;
export const ROUND_WIDTH = 10;
/** Places within the columns of a round, from 0. */
export const ROUND: {
  readonly colour: 5;
  readonly result: 7;
  readonly gaps: readonly [4, 6, 8, 9];
} = Object.freeze({ colour: 5, result: 7, gaps: Object.freeze([4, 6, 8, 9] as const) });

export function roundColumn(round: number): number {
  return FIRST_ROUND + ROUND_WIDTH * (round - 1);
}

export interface TeamLayout {
  readonly name: Columns;
  readonly firstPlayer: number;
  /** Columns before the players that stay empty. */
  readonly gaps: readonly number[];
}

/** 013: name, then players of four columns every five. */
export const TEAM_013: TeamLayout = Object.freeze({ name: columns(5, 36), firstPlayer: 37, gaps: [4] });
/** 310: number, name, nickname, strength, points, rank, then players. */
export const TEAM_310: TeamLayout & {
  readonly number: Columns;
  readonly middle: Columns;
  readonly matchPoints: Columns;
  readonly gamePoints: Columns;
  readonly rank: Columns;
} = Object.freeze({
  number: columns(5, 7),
  name: columns(9, 40),
  middle: columns(41, 73),
  matchPoints: columns(55, 60),
  gamePoints: columns(62, 67),
  rank: columns(69, 71),
  firstPlayer: 74,
  gaps: [4, 8, 41, 47, 54, 61, 68, 72, 73],
});
export const TEAM_PLAYER_STRIDE = 5;

/** 162: a symbol and four columns of points, every nine columns. */
export const POINTS_162: { readonly first: 6; readonly stride: 9 } = Object.freeze({ first: 6, stride: 9 });

/** Tournament lines that every version has. */
export const HEADER_CODES: readonly string[] = Object.freeze([
  '012',
  '022',
  '032',
  '042',
  '052',
  '062',
  '072',
  '082',
  '092',
  '102',
  '112',
  '122',
]);

/** Tournament lines of TRF26. */
export const TRF26_HEADERS: readonly string[] = Object.freeze([
  '142',
  '152',
  '162',
  '172',
  '182',
  '192',
  '202',
  '212',
  '222',
  '352',
  '362',
]);

/** Other numbered records of TRF26, for pairing and standings; kept as they are. */
export const TRF26_EXTENSIONS: readonly string[] = Object.freeze([
  '240',
  '250',
  '260',
  '299',
  '300',
  '320',
  '330',
  '801',
  '802',
]);

/** Extension lines of pairing programs. */
export const PROGRAM_EXTENSIONS: readonly string[] = Object.freeze([
  'XXR',
  'XXZ',
  'XXS',
  'XXC',
  'XXA',
  'XXP',
  'BBW',
  'BBD',
  'BBL',
  'BBZ',
  'BBF',
  'BBU',
]);

/** What a line holds in some columns, without the blanks around it; half a character at an end is none. */
export function cut(text: string, { from, to }: Columns): string {
  return text
    .slice(from - 1, to)
    .trim()
    .toWellFormed();
}

/** Null for nothing, NaN for what is no whole number. */
export function wholeNumber(text: string): number | null {
  if (text === '') return null;
  let value = 0;
  for (let at = 0; at < text.length; at += 1) {
    const digit = text.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9) return Number.NaN;
    value = value * 10 + digit;
  }
  return value;
}
