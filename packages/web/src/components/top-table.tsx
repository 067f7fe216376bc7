import type { ListRowView } from '@eloquence/api';
import type { JSX } from 'preact';
import { usePageContext } from '../core/page-context.ts';
import { Table } from './table.tsx';
import { Federation, PlayerLink, Rating, RatingChange } from './values.tsx';

interface TopTableProps {
  readonly caption: string;
  readonly rows: readonly ListRowView[];
  readonly hasFederation?: boolean;
}

/** The first rows of a list: rank, player, rating, change. */
export function TopTable({ caption, rows, hasFederation = true }: TopTableProps): JSX.Element {
  const { words } = usePageContext();
  return (
    <Table<ListRowView>
      caption={caption}
      isCaptionHidden
      width="fits"
      columns={[
        { key: 'rank', head: words.columns.rank, align: 'end', cell: ({ rank }) => rank },
        {
          key: 'player',
          head: words.columns.player,
          isRowHead: true,
          cell: ({ id, name, titleColumns: titles }) => (
            <PlayerLink id={id} name={name} title={titles.title || titles.women} />
          ),
        },
        ...(hasFederation
          ? [
              {
                key: 'federation',
                head: words.columns.federation,
                wideOnly: true,
                cell: ({ federation }: ListRowView) => <Federation code={federation} />,
              },
            ]
          : []),
        {
          key: 'rating',
          head: words.columns.rating,
          align: 'end',
          cell: ({ rating }) => <Rating value={rating} />,
        },
        {
          key: 'change',
          head: words.columns.change,
          align: 'end',
          cell: ({ change }) => <RatingChange value={change} />,
        },
      ]}
      rows={rows}
      rowKey={({ id }) => id}
    />
  );
}
