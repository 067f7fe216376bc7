import { CADENCES, type Cadence } from '@eloquence/rating';
import {
  type ListedRating,
  type ListRow,
  type ListWriting,
  type WrittenFormat,
  writeList,
} from '@eloquence/reports';
import type { NameOf } from './canonical.ts';
import { flagText, idOf, type ListColumns, SEX, shownRating, type TitleSet } from './columns.ts';
import { guardRow } from './formula.ts';
import type { Place } from './union.ts';

/** What stands where a name was. */
export const REDACTED = '[redacted]';

/** One row of a list. */
export function listRow(columns: ListColumns, cadence: Cadence, row: number, nameOf: NameOf): ListRow {
  return { ...personOf(columns, row, nameOf), ratings: { [cadence]: listedRating(columns, row) } };
}

/** Who has a rating in one cadence only is active or not, delisted or not, as that list says. */
export function leadingPlace(places: readonly Place[]): Place {
  return places.find(({ columns, row }) => shownRating(columns, row) > 0) ?? (places[0] as Place);
}

/** One row of a combined list. */
export function combinedRow(places: readonly Place[], nameOf: NameOf): ListRow {
  const { columns, row } = leadingPlace(places);
  const ratings: Partial<Record<Cadence, ListedRating>> = {};
  for (const cadence of CADENCES) ratings[cadence] = NOT_LISTED;
  for (const place of places) ratings[place.cadence] = listedRating(place.columns, place.row);
  return { ...personOf(columns, row, nameOf), ratings };
}

/** As FIDE's combined lists have those who have no rating in a cadence. */
export const NOT_LISTED: ListedRating = Object.freeze({ rating: null, games: 0, k: null });

function listedRating(columns: ListColumns, row: number): ListedRating {
  return {
    rating: shownRating(columns, row) || null,
    games: columns.games[row] as number,
    k: (columns.ks[row] as number) || null,
  };
}

function personOf(columns: ListColumns, row: number, nameOf: NameOf): Omit<ListRow, 'ratings'> {
  const sex = columns.sexes[row] as number;
  const titles = columns.titleSets[columns.titles[row] as number] as TitleSet;
  const [title, womenTitle, otherTitles, foaTitle] = titles;
  return {
    id: idOf(columns, row),
    name: nameOf(columns.keys[row] as number, columns.nameVersions[row] as number) ?? REDACTED,
    federation: columns.federationNames[columns.federations[row] as number] as string,
    sex: sex === SEX.unknown ? null : sex === SEX.male ? 'M' : 'F',
    title,
    womenTitle,
    otherTitles,
    foaTitle,
    birthYear: (columns.birthYears[row] as number) || null,
    birthday: null,
    flag: flagText(columns.flags[row] as number, sex),
  };
}

/** Rows by ID as a file, in pieces; readers of lists read from it what went in. `date`: `2026-10-01`. */
export function writeRows(
  rows: AsyncIterable<ListRow>,
  cadence: Cadence | 'combined',
  { format, date }: { readonly format: WrittenFormat; readonly date: string },
): ListWriting {
  return writeList(format === 'csv' ? guarded(rows) : rows, { format, cadence, date });
}

async function* guarded(rows: AsyncIterable<ListRow>): AsyncGenerator<ListRow> {
  for await (const row of rows) yield guardRow(row);
}
