import type { SummaryView } from '@eloquence/api';
import type { Cadence } from '@eloquence/rating';
import { PlayerLink } from '../parts/figures.tsx';
import type { Column } from '../parts/table.tsx';
import type { Place } from '../place.ts';

/** Columns that stand in several tables of the desk. */

type SomePlayer = SummaryView['gains'][number]['player'];

/** Whom a row is about; nobody is named where the name had to be removed. */
export function playerColumn<Row extends { readonly player: SomePlayer }>({ words }: Place): Column<Row> {
  return {
    key: 'player',
    head: words.columns.player,
    isRowHead: true,
    cell: ({ player }) =>
      player === null ? '–' : <PlayerLink id={player.id} name={player.name} title={player.title} />,
  };
}

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
