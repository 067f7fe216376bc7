/**
 * The cells of a row by number, so that a scanner can keep their places in typed arrays. The last nine are
 * rating, games and K, three for each cadence a list may hold.
 */
export type Field = number;

export const ID: Field = 0;
export const NAME: Field = 1;
export const FEDERATION: Field = 2;
export const SEX: Field = 3;
export const TITLE: Field = 4;
export const WOMEN_TITLE: Field = 5;
export const OTHER_TITLES: Field = 6;
export const FOA_TITLE: Field = 7;
export const BIRTH: Field = 8;
export const FLAG: Field = 9;
export const RATING: Field = 10;
export const GAMES: Field = 11;
export const K: Field = 12;
export const FIELDS = 20;
/** From one cadence's rating, games and K to the next one's. */
export const NEXT_CADENCE = 3;
/** Columns and elements that no row needs all go here. */
export const IGNORED: Field = 19;

export const RAPID: number = NEXT_CADENCE;
export const BLITZ: number = 2 * NEXT_CADENCE;

export function isNumeric(field: Field): boolean {
  return field >= RATING && field < IGNORED;
}

/** Whether a list that has these fields has more than one cadence. */
export function areCombined(fields: readonly Field[]): boolean {
  return fields.some((field) => isNumeric(field) && field >= RATING + NEXT_CADENCE);
}

/** The names of the fields in findings, and the columns of the CSV layout of a single list. */
export const FIELD_NAMES: readonly string[] = Object.freeze([
  'id',
  'name',
  'federation',
  'sex',
  'title',
  'womenTitle',
  'otherTitles',
  'foaTitle',
  'birthYear',
  'flag',
  'rating',
  'games',
  'k',
  'rapidRating',
  'rapidGames',
  'rapidK',
  'blitzRating',
  'blitzGames',
  'blitzK',
]);
