import type { Cadence } from '@eloquence/rating';
import {
  BIRTH,
  FEDERATION,
  type Field,
  FLAG,
  FOA_TITLE,
  GAMES,
  ID,
  NAME,
  NEXT_CADENCE,
  OTHER_TITLES,
  RATING,
  SEX,
  TITLE,
  WOMEN_TITLE,
} from '../row/fields.ts';
import type { ListRow } from '../row/row.ts';

/** What a row says in one field, as text; empty where it says nothing. */
export function cellText(row: ListRow, field: Field, cadences: readonly Cadence[]): string {
  switch (field) {
    case ID:
      return String(row.id);
    case NAME:
      return row.name;
    case FEDERATION:
      return row.federation;
    case SEX:
      return row.sex ?? '';
    case TITLE:
      return row.title;
    case WOMEN_TITLE:
      return row.womenTitle;
    case OTHER_TITLES:
      return row.otherTitles;
    case FOA_TITLE:
      return row.foaTitle;
    case BIRTH:
      return numberText(row.birthYear);
    case FLAG:
      return row.flag;
    default:
      return ratingText(row, field, cadences);
  }
}

function ratingText(row: ListRow, field: Field, cadences: readonly Cadence[]): string {
  const cadence = cadences[Math.floor((field - RATING) / NEXT_CADENCE)];
  const listed = cadence && row.ratings[cadence];
  if (!listed) return '';
  const kind = kindOf(field);
  return numberText(kind === RATING ? listed.rating : kind === GAMES ? listed.games : listed.k);
}

/** Rating, games or K, whichever the cadence. */
function kindOf(field: Field): Field {
  return RATING + ((field - RATING) % NEXT_CADENCE);
}

function numberText(value: number | null): string {
  return value === null ? '' : String(value);
}

/** The same as FIDE writes it: 0 for a birth year nobody knows, and for rating and K of a player without a rating. */
export function fideCellText(row: ListRow, field: Field, cadences: readonly Cadence[]): string {
  const text = cellText(row, field, cadences);
  if (text !== '' || (field < RATING && field !== BIRTH)) return text;
  if (field === BIRTH) return '0';
  const kind = kindOf(field);
  const isRated = ratingText(row, field - kind + RATING, cadences) !== '';
  return isRated || kind === GAMES ? '' : '0';
}

/** Games with the K of newcomers (2005 9.12a): a last column, which readers ignore. */
export function gamesAtFirstK({ ratings }: ListRow): string {
  const listed = Object.values(ratings).find((each) => each.gamesAtFirstK !== undefined);
  return numberText(listed?.gamesAtFirstK ?? null);
}
