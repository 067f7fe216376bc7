import { CADENCES, type Cadence, defined } from '@eloquence/rating';
import {
  type ListedRating,
  type ListRow,
  type ListWriting,
  type WriteOptions,
  writeList,
} from '@eloquence/reports';
import type { NameOf } from './canonical.ts';
import { flagText, type ListColumns, personAt, shownRating } from './columns.ts';
import { guardRow } from './formula.ts';
import { EVERYTHING, gamesAtFirstK, type Publication } from './publication.ts';
import type { Place } from './union.ts';

/** In place of a redacted name. */
export const REDACTED = '[redacted]';

/** One row of a list. */
export function listRow(
  columns: ListColumns,
  cadence: Cadence,
  row: number,
  nameOf: NameOf,
  publication: Publication = EVERYTHING,
): ListRow {
  return {
    ...personOf(columns, row, nameOf),
    ratings: { [cadence]: listedRating(columns, row, publication) },
  };
}

/** The row that gives status and personal data in a combined list: a rated one before an unrated one. */
export function leadingPlace(places: readonly Place[]): Place {
  return places.find(({ columns, row }) => shownRating(columns, row) > 0) ?? defined(places[0]);
}

/** One row of a combined list. */
export function combinedRow(
  places: readonly Place[],
  nameOf: NameOf,
  publicationOf: (cadence: Cadence) => Publication = () => EVERYTHING,
): ListRow {
  const { columns, row } = leadingPlace(places);
  const ratings: Partial<Record<Cadence, ListedRating>> = {};
  for (const cadence of CADENCES) ratings[cadence] = NOT_LISTED;
  for (const place of places) {
    const published = publicationOf(place.cadence);
    ratings[place.cadence] = listedRating(place.columns, place.row, published);
  }
  return { ...personOf(columns, row, nameOf), ratings };
}

/** FIDE's combined lists have such values for players without a rating in a cadence. */
export const NOT_LISTED: ListedRating = Object.freeze({ rating: null, games: 0, k: null });

function listedRating(columns: ListColumns, row: number, publication: Publication): ListedRating {
  return {
    rating: publication.rating(shownRating(columns, row)) || null,
    games: defined(columns.games[row]),
    k: defined(columns.ks[row]) || null,
    ...(publication.firstK !== null && { gamesAtFirstK: gamesAtFirstK(publication, columns, row) }),
  };
}

function personOf(columns: ListColumns, row: number, nameOf: NameOf): Omit<ListRow, 'ratings'> {
  const { key, id, nameVersion, federation, sex, titles, birthYear } = personAt(columns, row);
  const [title, womenTitle, otherTitles, foaTitle] = titles;
  return {
    id,
    name: nameOf(key, nameVersion) ?? REDACTED,
    federation,
    sex,
    title,
    womenTitle,
    otherTitles,
    foaTitle,
    birthYear,
    birthday: null,
    flag: flagText(defined(columns.flags[row]), defined(columns.sexes[row])),
  };
}

/** Rows sorted by ID as a file, in chunks; reading it gives the same rows. `date`: `2026-10-01`. */
export function writeRows(
  rows: AsyncIterable<ListRow>,
  cadence: Cadence | 'combined',
  { format, date, gamesAtFirstK, separator, expected = 0 }: Omit<WriteOptions, 'cadence'>,
): ListWriting {
  return writeList(format === 'csv' ? guarded(rows) : rows, {
    format,
    cadence,
    ...(date && { date }),
    gamesAtFirstK: gamesAtFirstK === true,
    expected,
    ...(separator && { separator }),
  });
}

async function* guarded(rows: AsyncIterable<ListRow>): AsyncGenerator<ListRow> {
  for await (const row of rows) yield guardRow(row);
}
