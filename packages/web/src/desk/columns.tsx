import type { Cadence } from '@eloquence/rating';
import type { Column } from '../parts/table.tsx';
import type { Place } from '../place.ts';

/** Columns that stand in several tables of the desk. */

/** The event a row is about, as a link to where it is worked on. */
export function eventColumn<Row extends { readonly event: string; readonly name: string }>({
  href,
  words,
}: Place): Column<Row> {
  return {
    key: 'event',
    head: words.columns.event,
    isRowHead: true,
    cell: ({ event, name }) => <a href={href(`/desk/events/${event}`)}>{name}</a>,
  };
}

/** The cadence that a row is about. */
export function cadenceColumn<Row extends { readonly cadence: Cadence }>(
  { words }: Place,
  head: string,
): Column<Row> {
  return { key: 'cadence', head, isRowHead: true, cell: ({ cadence }) => words.cadences[cadence] };
}
