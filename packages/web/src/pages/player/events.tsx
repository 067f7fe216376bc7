import type { PlayedEventItem } from '@eloquence/api';
import type { JSX } from 'preact';
import { Change, Days } from '../../parts/figures.tsx';
import { Section } from '../../parts/layout.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { type Place, usePlace } from '../../place.ts';
import type { Data } from './index.tsx';
import type { Words } from './words.en.ts';

interface EventsPlayedProps {
  readonly data: Data;
  readonly words: Words;
}

/** What was played, and what each event brought. */
export function EventsPlayed({ data, words }: EventsPlayedProps): JSX.Element | null {
  const place = usePlace();
  const { events, shown, player, hasMoreEvents } = data;
  if (events.length === 0) return null;
  const name = place.words.cadences[shown];
  return (
    <Section title={words.events.title(name)} id="events">
      <Table
        caption={words.events.title(name)}
        isCaptionHidden
        columns={columnsOf(player.id, words, place)}
        rows={events}
        rowKey={({ event, list }) => `${event}-${list}`}
      />
      {hasMoreEvents && <p class="faint">{words.events.more(place.format.number(events.length))}</p>}
    </Section>
  );
}

function columnsOf(
  id: string,
  words: Words,
  { format, href, words: { columns } }: Place,
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
      cell: ({ start, end }) => <Days from={start} to={end} />,
      isUnbroken: true,
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
        change === null ? <span class="faint">{words.events.unrated}</span> : <Change value={change} />,
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
