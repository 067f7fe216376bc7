import type { OpponentItem, OpponentsView } from '@eloquence/api';
import type { Words } from '@eloquence/words/en/web/pages/player';
import type { JSX } from 'preact';
import { Empty, Section } from '../../components/layout.tsx';
import { type Column, Table } from '../../components/table.tsx';
import { DateText, PlayerLink } from '../../components/values.tsx';
import { type PageContext, usePageContext } from '../../core/page-context.ts';

interface OpponentsProps {
  readonly found: OpponentsView;
  readonly words: Words;
}

/** More opponents are collapsed. */
const ROWS = 40;

/** The score by colour and strength, and each opponent. */
export function Opponents({ found, words }: OpponentsProps): JSX.Element {
  const context = usePageContext();
  const { format } = context;
  const { opponents: texts } = words;
  if (found.games === 0) return <Empty title={words.noGames} />;
  const columns = columnsOf(words, context);
  const table = (rows: readonly OpponentItem[], caption: string): JSX.Element => (
    <Table
      caption={caption}
      isCaptionHidden
      columns={columns}
      rows={rows}
      rowKey={({ player }) => player.id}
    />
  );
  return (
    <>
      <div class="side-by-side">
        <Section title={texts.byColour}>
          <Table
            caption={texts.byColour}
            isCaptionHidden
            width="fits"
            columns={[
              {
                key: 'colour',
                head: texts.colour,
                isRowHead: true,
                cell: ({ colour }) => texts.colours[colour ?? 'unknown'],
              },
              ...scoreColumns(words, context),
            ]}
            rows={found.colours}
            rowKey={({ colour }) => String(colour)}
          />
        </Section>
        <Section title={texts.byStrength}>
          <Table
            caption={texts.byStrength}
            isCaptionHidden
            width="fits"
            columns={[
              {
                key: 'strength',
                head: texts.strength,
                isRowHead: true,
                cell: ({ from, to }) => texts.range(from, to),
              },
              ...scoreColumns<OpponentsView['strengths'][number]>(words, context),
              {
                key: 'expected',
                head: context.words.columns.expected,
                align: 'end',
                cell: ({ expected }) => format.exact(expected),
              },
            ]}
            rows={found.strengths.filter(({ games }) => games > 0)}
            rowKey={({ from }) => String(from)}
          />
        </Section>
      </div>
      <Section title={texts.title(format.number(found.items.length))} id="opponents">
        <p class="faint">
          {texts.games(found.games, format.points(found.score))}{' '}
          {!found.complete && texts.newest(found.events)}
        </p>
        {table(found.items.slice(0, ROWS), texts.caption)}
        {found.items.length > ROWS && (
          <details>
            <summary>{texts.more(format.number(found.items.length - ROWS))}</summary>
            {table(found.items.slice(ROWS), texts.caption)}
          </details>
        )}
      </Section>
    </>
  );
}

function scoreColumns<Row extends { readonly games: number; readonly score: number }>(
  words: Words,
  { format, words: { columns } }: PageContext,
): readonly Column<Row>[] {
  return [
    { key: 'games', head: columns.games, align: 'end', cell: ({ games }) => games },
    { key: 'score', head: words.events.score, align: 'end', cell: ({ score }) => format.points(score) },
    {
      key: 'percent',
      head: '%',
      align: 'end',
      cell: ({ games, score }) => format.percent(score / Math.max(1, games)),
    },
  ];
}

function columnsOf(
  words: Words,
  { format, href, words: shared }: PageContext,
): readonly Column<OpponentItem>[] {
  const { opponents: texts } = words;
  return [
    {
      key: 'player',
      head: shared.columns.player,
      isRowHead: true,
      cell: ({ player }) => <PlayerLink id={player.id} name={player.name} title={player.title} />,
    },
    { key: 'games', head: shared.columns.games, align: 'end', cell: ({ games }) => games },
    {
      key: 'results',
      head: texts.results,
      align: 'end',
      cell: ({ wins, draws, losses }) => `+${wins} =${draws} −${losses}`,
    },
    {
      key: 'score',
      head: words.events.score,
      align: 'end',
      cell: ({ wins, draws }) => format.points(wins + draws / 2),
    },
    {
      key: 'last',
      head: texts.last,
      wideOnly: true,
      cell: ({ last }) => (
        <>
          <a class="quiet-link" href={href(`/events/${last.event}`)}>
            {last.name}
          </a>{' '}
          <span class="faint">
            <DateText date={last.date} isShort />
          </span>
        </>
      ),
    },
  ];
}
