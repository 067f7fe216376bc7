import type { Cadence } from '@eloquence/rating';

/** What a list says about one player in one cadence. */
export interface ListedRating {
  /** null: unrated, which combined lists write as 0. */
  readonly rating: number | null;
  /** Rated games in the list's period; null where the list does not say. */
  readonly games: number | null;
  /** null where the list has no K or gives 0. */
  readonly k: number | null;
  /** Games with the K of newcomers (2005 9.12a); written where the rows have it. */
  readonly gamesAtFirstK?: number | null;
}

/** One player of a rating list, whatever the file's layout. */
export interface ListRow {
  /** The FIDE ID; a text only where the list holds something that is not a number. */
  readonly id: number | string;
  readonly name: string;
  readonly federation: string;
  readonly sex: 'M' | 'F' | null;
  /** Titles as they are written today: `GM` also where an old list has `g`. Empty: none. */
  readonly title: string;
  readonly womenTitle: string;
  /** Arbiter, organizer and trainer titles, separated by commas. */
  readonly otherTitles: string;
  readonly foaTitle: string;
  readonly birthYear: number | null;
  /** The date of birth as given, in the lists before 2006 that have one. */
  readonly birthday: string | null;
  /** `i` inactive, `w` woman, `wi` both; older lists have more letters. */
  readonly flag: string;
  /** One cadence in a single list, all three in a combined one. */
  readonly ratings: Readonly<Partial<Record<Cadence, ListedRating>>>;
}

export function isInactive(row: Pick<ListRow, 'flag'>): boolean {
  return row.flag.includes('i');
}

export function isWoman(row: Pick<ListRow, 'flag' | 'sex'>): boolean {
  return row.sex === 'F' || row.flag.includes('w');
}
