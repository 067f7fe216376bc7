import type { PlayedEventItem } from '@eloquence/api';
import type { Words } from '@eloquence/words/en/web/pages/player';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { ratingColumns } from '../../components/columns.tsx';
import { Empty, Section, Tabs } from '../../components/layout.tsx';
import { type Column, Table } from '../../components/table.tsx';
import { type PageContext, usePageContext, withQuery } from '../../core/page-context.ts';
import type { Data } from './index.tsx';
import { type HistoryRow, historyRows, isEventful, periodAddress } from './rows.ts';

interface HistoryProps {
  readonly data: Data;
  readonly words: Words;
}

/** With more than MAX_ROWS lists, the table shows the newest ROWS; older ones are collapsed. */
const ROWS = 24;
const MAX_ROWS = 36;

/** The lists with games, newest first; all on request. */
export function History({ data, words }: HistoryProps): JSX.Element {
  const context = usePageContext();
  const { player, standings, history, events, shown } = data;
  const name = context.words.cadences[shown];
  const rows = useMemo(() => historyRows(history, shown, events), [history, shown, events]);
  const months = data.hasAllMonths ? rows : rows.filter(isEventful);
  const newestFirst = months.toReversed();
  const shownCount = months.length > MAX_ROWS ? ROWS : months.length;
  const columns = columnsOf(player.id, words, context);
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
            href: `${context.href(withQuery(context.path, { cadence }))}#history`,
            label: context.words.cadences[cadence],
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
          {table(words.history.caption(name), newestFirst.slice(0, shownCount))}
          {newestFirst.length > shownCount && (
            <details class="earlier">
              <summary>
                {words.history.earlier(context.format.number(newestFirst.length - shownCount))}
              </summary>
              {table(words.history.captionEarlier(name), newestFirst.slice(shownCount))}
            </details>
          )}
          {(data.hasAllMonths || months.length < rows.length) && (
            <p>
              <a
                href={`${context.href(withQuery(context.url, { months: data.hasAllMonths ? null : 'all' }))}#history`}
              >
                {data.hasAllMonths
                  ? words.history.onlyPlayed
                  : words.history.allMonths(context.format.number(rows.length))}
              </a>
            </p>
          )}
        </>
      )}
    </Section>
  );
}

function columnsOf(id: string, words: Words, context: PageContext): readonly Column<HistoryRow>[] {
  const { columns } = context.words;
  return [
    {
      key: 'list',
      head: columns.list,
      cell: (row) => <a href={context.href(periodAddress(id, row))}>{context.format.month(row.list)}</a>,
      isRowHead: true,
    },
    ...ratingColumns(context),
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
  const { href } = usePageContext();
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
