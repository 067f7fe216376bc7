import type { SummaryView } from '@eloquence/api';
import type { PageContext } from '../core/page-context.ts';
import type { Column } from './table.tsx';
import { PlayerLink, Rating, RatingChange } from './values.tsx';

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

/** Rating and change of a row. */
export function ratingColumns<
  Row extends { readonly rating: number | null; readonly change: number | null },
>({ words: { columns } }: PageContext): readonly Column<Row>[] {
  return [
    {
      key: 'rating',
      head: columns.rating,
      cell: ({ rating }) => <Rating value={rating} />,
      align: 'end',
    },
    {
      key: 'change',
      head: columns.change,
      cell: ({ change }) => <RatingChange value={change} />,
      align: 'end',
    },
  ];
}
