import type { PlayedEventItem } from '@eloquence/api';
import type { Words } from '@eloquence/words/en/web/pages/player';
import type { JSX } from 'preact';
import { Section } from '../../components/layout.tsx';
import { type Column, Table } from '../../components/table.tsx';
import { DateRange, RatingChange } from '../../components/values.tsx';
import { type PageContext, usePageContext } from '../../core/page-context.ts';
import type { Data } from './index.tsx';

interface EventsPlayedProps {
  readonly data: Data;
  readonly words: Words;
}

export function EventsPlayed({ data, words }: EventsPlayedProps): JSX.Element | null {
  const context = usePageContext();
  const { events, shown, player, hasMoreEvents } = data;
  if (events.length === 0) return null;
  const name = context.words.cadences[shown];
  return (
    <Section title={words.events.title(name)} id="events">
      <Table
        caption={words.events.title(name)}
        isCaptionHidden
        columns={columnsOf(player.id, words, context)}
        rows={events}
        rowKey={({ event, list }) => `${event}-${list}`}
      />
      {hasMoreEvents && <p class="faint">{words.events.more(context.format.number(events.length))}</p>}
    </Section>
  );
}

function columnsOf(
  id: string,
  words: Words,
  { format, href, words: { columns } }: PageContext,
): readonly Column<PlayedEventItem>[] {
  return [
    {
      key: 'event',
      head: columns.event,
      cell: ({ event, name }) => <a href={href(`/events/${event}`)}>{name}</a>,
      isRowHead: true,
    },
    {
      key: 'dates',
      head: columns.date,
      cell: ({ start, end }) => <DateRange from={start} to={end} />,
      noWrap: true,
      wideOnly: true,
    },
    {
      key: 'score',
      head: words.events.score,
      cell: ({ score, n }) => (
        <>
          {format.points(score)}
          <span class="faint"> / {n}</span>
        </>
      ),
      align: 'end',
    },
    {
      key: 'expected',
      head: words.events.expected,
      cell: ({ expected, change }) => (change === null ? '–' : format.exact(expected)),
      align: 'end',
      wideOnly: true,
    },
    { key: 'k', head: columns.k, cell: ({ k }) => k ?? '–', align: 'end', wideOnly: true },
    {
      key: 'change',
      head: columns.change,
      cell: ({ change }) =>
        change === null ? <span class="faint">{words.events.unrated}</span> : <RatingChange value={change} />,
      align: 'end',
    },
    {
      key: 'list',
      head: columns.list,
      cell: ({ list, cadence }) => (
        <a href={href(`/players/${encodeURIComponent(id)}/${list}/${cadence}`)}>{format.shortMonth(list)}</a>
      ),
      align: 'end',
      wideOnly: true,
    },
  ];
}
