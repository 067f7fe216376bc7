import type { HistoryView, OpponentsView } from '@eloquence/api';
import type { Cadence } from '@eloquence/rating';
import type { Words } from '@eloquence/words/en/web/pages/player';
import type { JSX } from 'preact';
import { Chart } from '../../components/chart/chart.tsx';
import { Button, FilterForm, SearchField } from '../../components/form.tsx';
import { Section } from '../../components/layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { usePageContext, withQuery } from '../../core/page-context.ts';
import { historyRows, periodAddress } from './rows.ts';

/** Curves that can be told apart. */
export const MOST_COMPARED = 4;

export interface Compared {
  readonly players: readonly HistoryView[];
  /** What was looked for and not found. */
  readonly missing: string | null;
  readonly opponents: OpponentsView;
}

interface CompareProps {
  readonly compared: Compared;
  readonly cadence: Cadence;
  readonly words: Words;
}

/** Several players in one chart, with their games against each other. */
export function Compare({
  compared: { players, missing, opponents },
  cadence,
  words,
}: CompareProps): JSX.Element {
  const { href, path, format } = usePageContext();
  const { compare: texts } = words;
  const [, ...others] = players;
  const ids = others.map(({ id }) => id);
  const series = players.map((player) => ({
    key: player.id,
    name: player.name,
    points: historyRows(player, cadence, []).flatMap((row) =>
      row.rating === null
        ? []
        : [{ date: row.list, value: row.rating, href: href(periodAddress(player.id, row)) }],
    ),
  }));
  const address = (kept: readonly string[]): string =>
    href(withQuery(path, { show: 'compare', cadence, with: kept.join(',') || null }));
  return (
    <Section title={texts.title} id="compare">
      {missing !== null && <Notice kind="warning">{texts.missing(missing)}</Notice>}
      {players.length < MOST_COMPARED && (
        <FilterForm action={path} label={texts.add}>
          <input type="hidden" name="show" value="compare" />
          <input type="hidden" name="cadence" value={cadence} />
          {ids.length > 0 && <input type="hidden" name="with" value={ids.join(',')} />}
          <SearchField label={texts.label} value="" />
          <Button type="submit">{texts.add}</Button>
        </FilterForm>
      )}
      <Chart label={texts.title} series={series} />
      <ul class="compared">
        {others.map(({ id, name }) => {
          const meetings = opponents.items.find(({ player }) => player.id === id);
          return (
            <li key={id}>
              <a href={href(`/players/${encodeURIComponent(id)}`)}>{name}</a>:{' '}
              {meetings === undefined
                ? texts.neverMet
                : texts.met(
                    meetings.games,
                    meetings.wins,
                    meetings.draws,
                    meetings.losses,
                    format.points,
                  )}{' '}
              <a href={address(ids.filter((other) => other !== id))}>{texts.remove}</a>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
