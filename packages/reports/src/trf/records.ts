import type { Encoding, LineEnd, TextLine } from './text.ts';

/** What every record keeps of the file: its line, as it stood, so that writing it back changes nothing. */
export type Source = TextLine;

/** What one player did in one round. */
export interface RoundResult {
  /** Start number of the opponent; null for none. */
  readonly opponent: number | null;
  readonly colour: 'w' | 'b' | null;
  /** 1 = 0 + - W D L H F U Z, or blank. */
  readonly code: ResultCode;
}

export type ResultCode = '1' | '=' | '0' | '+' | '-' | 'W' | 'D' | 'L' | 'H' | 'F' | 'U' | 'Z' | '';

export const RESULT_CODES: readonly ResultCode[] = [
  '1',
  '=',
  '0',
  '+',
  '-',
  'W',
  'D',
  'L',
  'H',
  'F',
  'U',
  'Z',
  '',
];

export interface PlayerRecord {
  readonly kind: 'player';
  /** `001`, or the code of a federation in a national record. */
  readonly code: string;
  readonly no: number | null;
  readonly sex: string;
  readonly title: string;
  readonly name: string;
  readonly rating: number | null;
  readonly federation: string;
  readonly id: string;
  readonly birth: string;
  readonly points: string;
  readonly rank: number | null;
  readonly rounds: readonly RoundResult[];
  readonly source: Source | null;
}

/** A line of the tournament section: text from column 5 on, where some have columns of their own. */
export interface HeaderRecord {
  readonly kind: 'header';
  readonly code: string;
  readonly value: string;
  readonly source: Source | null;
}

/** 132: the date of each round. */
export interface RoundDatesRecord {
  readonly kind: 'round-dates';
  readonly code: '132';
  readonly dates: readonly string[];
  readonly source: Source | null;
}

/** 013 and 310: a team and its players in board order. */
export interface TeamRecord {
  readonly kind: 'team';
  readonly code: '013' | '310';
  /** The number of a 310. */
  readonly number: string;
  readonly name: string;
  /** What stands between the name and the players in a 310, kept as it is. */
  readonly middle: string;
  readonly players: readonly number[];
  readonly source: Source | null;
}

/** Everything else: comments, extensions of pairing programs, blank lines, what nobody knows. */
export interface OtherRecord {
  readonly kind: 'comment' | 'extension' | 'blank' | 'unknown';
  readonly code: string;
  readonly text: string;
  readonly source: Source | null;
}

export type TrfRecord = PlayerRecord | HeaderRecord | RoundDatesRecord | TeamRecord | OtherRecord;

export type TrfVersion = 'trf06' | 'trf16' | 'trf26';

/** A report as a file: its records in their order, and how it was written. */
export interface TrfFile {
  readonly version: TrfVersion;
  readonly encoding: Encoding;
  readonly byteOrderMark: boolean;
  readonly lineEnd: Exclude<LineEnd, ''>;
  readonly records: readonly TrfRecord[];
}
