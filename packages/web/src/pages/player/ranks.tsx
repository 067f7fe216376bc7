import type { RanksView } from '@eloquence/api';
import type { Words } from '@eloquence/words/en/web/pages/player';
import type { JSX } from 'preact';
import { Chart } from '../../components/chart/chart.tsx';
import { Empty, Section } from '../../components/layout.tsx';
import { usePageContext } from '../../core/page-context.ts';

/** The rank over time; 1 is on top. */
export function Ranks({ found, words }: { readonly found: RanksView; readonly words: Words }): JSX.Element {
  const { format, words: shared } = usePageContext();
  const points = found.items.map(({ list, rank, of }) => ({
    date: list,
    value: rank,
    note: words.ofActive(format.number(of)),
  }));
  const best = Math.min(...found.items.map(({ rank }) => rank));
  const first = found.items.find(({ rank }) => rank === best);
  return (
    <Section title={words.ranks.title} id="rank">
      {first === undefined ? (
        <Empty title={words.noRank} />
      ) : (
        <>
          <p>{words.ranks.best(words.rankShort(format.number(best)), format.month(first.list))}</p>
          <Chart
            label={words.ranks.title}
            series={[{ key: 'rank', name: shared.cadences[found.cadence], points }]}
            isInverted
          />
        </>
      )}
    </Section>
  );
}
