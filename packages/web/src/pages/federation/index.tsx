import type { FederationView, ListRowView } from '@eloquence/api';
import { CADENCES } from '@eloquence/rating';
import type { Words } from '@eloquence/words/en/web/pages/federation';
import { federationName } from '@eloquence/words/federation-names';
import type { JSX } from 'preact';
import { Chart } from '../../components/chart/chart.tsx';
import { Empty, Facts, PageHead, Section, Tabs } from '../../components/layout.tsx';
import { TopTable } from '../../components/top-table.tsx';
import { NotFound, type Page, type ViewProps } from '../../core/page.ts';
import { withQuery } from '../../core/page-context.ts';

interface Data {
  readonly found: FederationView;
  readonly best: readonly ListRowView[];
}

const ROWS = 20;

export const page: Page<Data, Words> = {
  async load({ api, params: { code = '' }, query }) {
    if (!/^[A-Z]{3}$/.test(code)) throw new NotFound();
    const cadence = CADENCES.find((each) => each === query.cadence) ?? 'standard';
    const found = await api.get('/federations/:code', { code, cadence });
    const newest = found.items.at(-1);
    if (newest === undefined) {
      // A federation may have players in another cadence only.
      const { items } = await api.get('/players', { federation: code, limit: 1 });
      if (items.length === 0 && cadence === 'standard') throw new NotFound();
      return { found, best: [] };
    }
    const best = await api.get('/lists/:cadence/:date', {
      ...{ cadence, date: newest.list, federation: code, active: true, limit: ROWS },
    });
    return { found, best: best.items };
  },
  title: ({ found }, words, { language }) => words.title(federationName(found.federation, language)),
  View,
};

function View({ data: { found, best }, words, context }: ViewProps<Data, Words>): JSX.Element {
  const { href, format, words: shared, language } = context;
  const { federation, cadence, items } = found;
  const name = federationName(federation, language);
  const newest = items.at(-1);
  const points = items.flatMap(({ list, topAverage }) =>
    topAverage === null ? [] : [{ date: list, value: topAverage }],
  );
  const list = (changes: Readonly<Record<string, string>>): string =>
    href(withQuery(`/lists/${newest?.list}/${cadence}`, { federation, ...changes }));
  return (
    <>
      <PageHead title={name} lead={name === federation ? undefined : federation}>
        <a href={href('/federations')}>{words.all}</a>
        <a href={href(withQuery('/events', { federation }))}>{words.events}</a>
        <Tabs
          label={words.cadence}
          tabs={CADENCES.map((each) => ({
            href: href(
              withQuery(`/federations/${federation}`, { cadence: each === 'standard' ? null : each }),
            ),
            label: shared.cadences[each],
            isCurrent: each === cadence,
          }))}
        />
      </PageHead>
      {newest === undefined ? (
        <Empty title={words.none} />
      ) : (
        <>
          <Facts
            facts={[
              [words.list, format.month(newest.list)],
              [
                words.rated,
                <a key="rated" href={list({ active: '0' })}>
                  {format.number(newest.rated)}
                </a>,
              ],
              [
                words.active,
                <a key="active" href={list({})}>
                  {format.number(newest.active)}
                </a>,
              ],
              [words.topAverage, <strong key="average">{format.rating(newest.topAverage)}</strong>],
            ]}
          />
          <Section title={words.best} more={<a href={list({})}>{words.whole}</a>}>
            <p class="inline-list">
              <a href={list({ sex: 'F' })}>{words.women}</a>
              <a href={list({ age: 'u20' })}>{words.juniors}</a>
              <a href={list({ sex: 'F', age: 'u20' })}>{words.girls}</a>
              <a href={list({ age: 's50' })}>{words.seniors}</a>
            </p>
            <TopTable caption={words.best} rows={best} hasFederation={false} />
          </Section>
          {points.length > 1 && (
            <Section title={words.history}>
              <Chart
                label={words.history}
                series={[{ key: 'average', name: shared.cadences[cadence], points }]}
              />
            </Section>
          )}
        </>
      )}
    </>
  );
}
