import type { Words } from '@eloquence/words/en/web/pages/player';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { Chart, type ChartPoint, type ChartSeries } from '../../components/chart/chart.tsx';
import { type PageContext, usePageContext } from '../../core/page-context.ts';
import type { Data } from './index.tsx';
import { type HistoryRow, historyRows, periodAddress } from './rows.ts';

interface RatingChartProps {
  readonly data: Data;
  readonly words: Words;
}

/** All cadences in one chart; the ticks are the events of the one shown below. */
export function RatingChart({ data, words }: RatingChartProps): JSX.Element | null {
  const context = usePageContext();
  const { player, standings, history, events, shown } = data;
  const series = useMemo(
    () =>
      standings.items.map(
        ({ cadence }): ChartSeries => ({
          key: cadence,
          name: context.words.cadences[cadence],
          points: pointsOf(
            historyRows(history, cadence, cadence === shown ? events : []),
            player.id,
            words,
            context,
          ),
        }),
      ),
    [standings, history, events, shown, player.id, words, context],
  );
  const marks = useMemo(
    () => events.toReversed().map(({ end, name: label }) => ({ date: end, label })),
    [events],
  );
  return (
    <Chart
      label={words.history.chart(player.name)}
      series={series}
      marks={marks}
      marksLabel={words.events.title(context.words.cadences[shown])}
    />
  );
}

function pointsOf(
  rows: readonly HistoryRow[],
  id: string,
  words: Words,
  { format, href }: PageContext,
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
