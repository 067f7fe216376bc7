import type { ListItem, ListRowView } from '@eloquence/api';
import { CADENCES, type Cadence } from '@eloquence/rating';
import type { TopName, Words } from '@eloquence/words/en/web/pages/top';
import type { JSX } from 'preact';
import { Empty, PageHead, Section, Tabs } from '../../components/layout.tsx';
import { TopTable } from '../../components/top-table.tsx';
import type { Page, ViewProps } from '../../core/page.ts';
import { withQuery } from '../../core/page-context.ts';
import './style.css';

/** Each top list as the filters of a list. */
const TOPS: Readonly<Record<TopName, Readonly<Record<string, string>>>> = {
  open: {},
  women: { sex: 'F' },
  juniors: { age: 'u20' },
  girls: { sex: 'F', age: 'u20' },
  seniors50: { age: 's50' },
  seniors65: { age: 's65' },
};
const NAMES = Object.keys(TOPS) as TopName[];
const ROWS = 10;

const AGES = { u20: { oldest: 20 }, s50: { youngest: 50 }, s65: { youngest: 65 } } as const;

interface Data {
  readonly cadence: Cadence;
  /** null: no list yet. */
  readonly list: ListItem | null;
  readonly tops: readonly { readonly name: TopName; readonly rows: readonly ListRowView[] }[];
}

/** The first ten active players of each group. */
export const page: Page<Data, Words> = {
  async load({ api, query }) {
    const cadence = CADENCES.find((each) => each === query.cadence) ?? 'standard';
    const { items } = await api.get('/lists', { cadence });
    const list = items[0] ?? null;
    if (list === null) return { cadence, list, tops: [] };
    const tops = await Promise.all(
      NAMES.map(async (name) => {
        const { sex, age } = TOPS[name];
        const found = await api.get('/lists/:cadence/:date', {
          ...{ cadence, date: list.date, active: true, limit: ROWS },
          ...(sex !== undefined && { sex: 'F' as const }),
          ...(age !== undefined && AGES[age as keyof typeof AGES]),
        });
        return { name, rows: found.items };
      }),
    );
    return { cadence, list, tops };
  },
  title: (_data, words) => words.title,
  description: (_data, words) => words.lead,
  View,
};

function View({ data: { cadence, list, tops }, words, context }: ViewProps<Data, Words>): JSX.Element {
  const { href, format, words: shared } = context;
  return (
    <>
      <PageHead title={words.title} lead={list === null ? words.lead : words.leadOn(format.month(list.date))}>
        <a href={href('/federations')}>{words.byFederation}</a>
        <Tabs
          label={words.cadence}
          tabs={CADENCES.map((each) => ({
            href: href(withQuery('/top', { cadence: each === 'standard' ? null : each })),
            label: shared.cadences[each],
            isCurrent: each === cadence,
          }))}
        />
      </PageHead>
      {list === null ? (
        <Empty title={words.none} />
      ) : (
        <div class="tops">
          {tops.map(({ name, rows }) => (
            <Section
              key={name}
              id={name}
              title={words.names[name]}
              more={<a href={href(withQuery(`/lists/${list.date}/${cadence}`, TOPS[name]))}>{words.whole}</a>}
            >
              {rows.length === 0 ? (
                <Empty title={words.nobody} />
              ) : (
                <TopTable caption={words.names[name]} rows={rows} />
              )}
            </Section>
          ))}
        </div>
      )}
    </>
  );
}
