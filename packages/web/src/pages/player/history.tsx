import type { PlayedEventItem } from '@eloquence/api';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { Chart, type ChartPoint } from '../../parts/chart/chart.tsx';
import { Change, Rating } from '../../parts/figures.tsx';
import { Empty, Section, Tabs } from '../../parts/layout.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { type Place, usePlace, withQuery } from '../../place.ts';
import type { Data } from './index.tsx';
import { type HistoryRow, historyRows } from './rows.ts';
import type { Words } from './words.en.ts';

interface HistoryProps {
  readonly data: Data;
  readonly words: Words;
}

/** So many lists stand in the table where there are too many for one; the older ones are opened. */
const ROWS = 24;
const MOST_ROWS = 36;

/** Every list: as a line, and as a table beneath it. */
export function History({ data, words }: HistoryProps): JSX.Element {
  const place = usePlace();
  const { player, standings, history, events, shown } = data;
  const name = place.words.cadences[shown];
  const rows = useMemo(() => historyRows(history, shown, events), [history, shown, events]);
  const points = useMemo(() => pointsOf(rows, player.id, words, place), [rows, player.id, words, place]);
  const marks = useMemo(
    () => events.toReversed().map(({ end, name: label }) => ({ date: end, label })),
    [events],
  );
  const newestFirst = rows.toReversed();
  const atOnce = rows.length > MOST_ROWS ? ROWS : rows.length;
  const columns = columnsOf(player.id, words, place);
  const table = (caption: string, part: readonly HistoryRow[]): JSX.Element => (
    <Table
      caption={caption}
      isCaptionHidden
      columns={columns}
      rows={part}
      rowKey={({ list }) => list}
      rowClass={({ games }) => (games === 0 ? 'idle' : undefined)}
    />
  );
  return (
    <Section title={words.history.title} id="history">
      {standings.items.length > 1 && (
        <Tabs
          label={words.history.cadence}
          tabs={standings.items.map(({ cadence }) => ({
            href: `${place.href(withQuery(place.path, { cadence }))}#history`,
            label: place.words.cadences[cadence],
            isCurrent: cadence === shown,
          }))}
        />
      )}
      {rows.length === 0 ? (
        <Empty title={words.history.none(name)}>
          <p>{words.history.noneHint}</p>
        </Empty>
      ) : (
        <>
          {points.length > 0 && (
            <Chart label={words.history.chart(player.name, name)} points={points} marks={marks} />
          )}
          {table(words.history.caption(name), newestFirst.slice(0, atOnce))}
          {newestFirst.length > atOnce && (
            <details class="earlier">
              <summary>{words.history.earlier(place.format.number(newestFirst.length - atOnce))}</summary>
              {table(words.history.captionEarlier(name), newestFirst.slice(atOnce))}
            </details>
          )}
        </>
      )}
    </Section>
  );
}

function periodAddress(id: string, { list, cadence }: HistoryRow): string {
  return `/players/${encodeURIComponent(id)}/${list}/${cadence}`;
}

function pointsOf(
  rows: readonly HistoryRow[],
  id: string,
  words: Words,
  { format, href }: Place,
): readonly ChartPoint[] {
  return rows.flatMap((row): ChartPoint[] => {
    if (row.rating === null) return [];
    const notes = [
      row.change === null ? null : format.change(row.change),
      words.history.games(row.games),
      ...row.events.map(({ name }) => name),
    ].filter((note) => note !== null);
    return [
      {
        date: row.list,
        value: row.rating,
        note: notes.join(' · '),
        href: href(periodAddress(id, row)),
      },
    ];
  });
}

function columnsOf(id: string, words: Words, place: Place): readonly Column<HistoryRow>[] {
  const { columns } = place.words;
  return [
    {
      key: 'list',
      head: columns.list,
      cell: (row) => <a href={place.href(periodAddress(id, row))}>{place.format.month(row.list)}</a>,
      isRowHead: true,
    },
    {
      key: 'rating',
      head: columns.rating,
      cell: ({ rating }) => <Rating value={rating} />,
      align: 'end',
    },
    { key: 'change', head: columns.change, cell: ({ change }) => <Change value={change} />, align: 'end' },
    { key: 'games', head: columns.games, cell: ({ games }) => games, align: 'end' },
    { key: 'k', head: columns.k, cell: ({ k }) => k ?? '–', align: 'end', wideOnly: true },
    {
      key: 'events',
      head: words.history.events,
      cell: ({ events, status }) => (
        <>
          {status !== 'active' && <span class="faint">{words.history.status[status]} </span>}
          <EventNames events={events} />
        </>
      ),
      wideOnly: true,
    },
  ];
}

function EventNames({ events }: { readonly events: readonly PlayedEventItem[] }): JSX.Element {
  const { href } = usePlace();
  return (
    <>
      {events.map(({ event, name }, index) => (
        <span key={event}>
          {index > 0 && ' · '}
          <a class="quiet-link" href={href(`/events/${event}`)}>
            {name}
          </a>
        </span>
      ))}
    </>
  );
}
