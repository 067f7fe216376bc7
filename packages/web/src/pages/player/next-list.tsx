import type { NextEventItem, NextListView } from '@eloquence/api';
import type { Words } from '@eloquence/words/en/web/pages/player';
import type { JSX } from 'preact';
import { Empty, Section } from '../../components/layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { type Column, Table } from '../../components/table.tsx';
import { DateRange, Rating, RatingChange } from '../../components/values.tsx';
import { type PageContext, usePageContext } from '../../core/page-context.ts';

interface NextListProps {
  readonly found: NextListView;
  readonly words: Words;
}

/** What accepted events will do: not published. */
export function NextList({ found, words }: NextListProps): JSX.Element {
  const context = usePageContext();
  const { next } = words;
  return (
    <Section title={next.title} id="next">
      <Notice kind="warning" title={next.notPublished}>
        <p>{next.notPublishedLead}</p>
      </Notice>
      {found.items.length === 0 ? (
        <Empty title={next.none}>
          <p>{next.noneHint}</p>
        </Empty>
      ) : (
        <Table
          caption={next.title}
          isCaptionHidden
          columns={columnsOf(words, context)}
          rows={found.items}
          rowKey={({ event }) => event}
        />
      )}
    </Section>
  );
}

function columnsOf(
  words: Words,
  { format, href, words: shared }: PageContext,
): readonly Column<NextEventItem>[] {
  return [
    {
      key: 'event',
      head: shared.columns.event,
      isRowHead: true,
      cell: ({ event, name }) => <a href={href(`/events/${event}`)}>{name}</a>,
    },
    {
      key: 'dates',
      head: shared.columns.date,
      noWrap: true,
      wideOnly: true,
      cell: ({ start, end }) => <DateRange from={start} to={end} />,
    },
    {
      key: 'cadence',
      head: words.history.cadence,
      wideOnly: true,
      cell: ({ cadence }) => shared.cadences[cadence],
    },
    {
      key: 'rating',
      head: shared.columns.rating,
      align: 'end',
      cell: ({ rating }) => <Rating value={rating} />,
    },
    {
      key: 'score',
      head: words.events.score,
      align: 'end',
      cell: ({ score, n }) => (
        <>
          {format.points(score)}
          <span class="faint"> / {n}</span>
        </>
      ),
    },
    { key: 'k', head: shared.columns.k, align: 'end', wideOnly: true, cell: ({ k }) => k ?? '–' },
    {
      key: 'change',
      head: shared.columns.change,
      align: 'end',
      cell: ({ change, initial }) =>
        initial === null ? <RatingChange value={change} /> : words.next.first(initial),
    },
    {
      key: 'list',
      head: shared.columns.list,
      align: 'end',
      wideOnly: true,
      cell: ({ list }) => (list === null ? '–' : format.shortMonth(list)),
    },
  ];
}
