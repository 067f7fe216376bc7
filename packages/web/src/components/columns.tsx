import type { SummaryView } from '@eloquence/api';
import type { PageContext } from '../core/page-context.ts';
import type { Column } from './table.tsx';
import { PlayerLink } from './values.tsx';

type ListedPlayer = SummaryView['gains'][number]['player'];

/** The player of a row; null: redacted. */
export function playerColumn<Row extends { readonly player: ListedPlayer }>({
  words,
}: PageContext): Column<Row> {
  return {
    key: 'player',
    head: words.columns.player,
    isRowHead: true,
    cell: ({ player }) =>
      player === null ? '–' : <PlayerLink id={player.id} name={player.name} title={player.title} />,
  };
}
