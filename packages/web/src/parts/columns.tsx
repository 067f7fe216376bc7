import type { SummaryView } from '@eloquence/api';
import type { Place } from '../place.ts';
import { PlayerLink } from './figures.tsx';
import type { Column } from './table.tsx';

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
