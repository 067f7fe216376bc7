import type { FederationItem, FederationsView } from '@eloquence/api';
import { CADENCES, type Cadence } from '@eloquence/rating';
import type { Words } from '@eloquence/words/en/web/pages/federations';
import { federationName } from '@eloquence/words/federation-names';
import type { JSX } from 'preact';
import { Empty, PageHead, Tabs } from '../../components/layout.tsx';
import { type Column, Table } from '../../components/table.tsx';
import type { Page, ViewProps } from '../../core/page.ts';
import { type PageContext, withQuery } from '../../core/page-context.ts';

interface Data {
  readonly cadence: Cadence;
  readonly found: FederationsView;
}

export const page: Page<Data, Words> = {
  async load({ api, query }) {
    const cadence = CADENCES.find((each) => each === query.cadence) ?? 'standard';
    return { cadence, found: await api.get('/federations', { cadence }) };
  },
  title: (_data, words) => words.title,
  View,
};

function View({ data: { cadence, found }, words, context }: ViewProps<Data, Words>): JSX.Element {
  const { href, format, words: shared } = context;
  const { list, items } = found;
  return (
    <>
      <PageHead title={words.title} lead={list === null ? words.lead : words.leadOn(format.month(list))} />
      <Tabs
        label={words.cadence}
        tabs={CADENCES.map((each) => ({
          href: href(withQuery('/federations', { cadence: each === 'standard' ? null : each })),
          label: shared.cadences[each],
          isCurrent: each === cadence,
        }))}
      />
      {list === null || items.length === 0 ? (
        <Empty title={words.none} />
      ) : (
        <Table
          caption={words.title}
          isCaptionHidden
          columns={columns(list, cadence, words, context)}
          rows={items.toSorted((a, b) => b.rated - a.rated)}
          rowKey={({ federation }) => federation}
        />
      )}
    </>
  );
}

function columns(
  list: string,
  cadence: Cadence,
  words: Words,
  { href, format, language, words: shared }: PageContext,
): readonly Column<FederationItem>[] {
  return [
    {
      key: 'federation',
      head: shared.columns.federation,
      cell: ({ federation }) =>
        federation === '' ? (
          words.without
        ) : (
          <>
            <a
              href={href(
                withQuery(`/federations/${federation}`, { cadence: cadence === 'standard' ? null : cadence }),
              )}
            >
              {federationName(federation, language)}
            </a>{' '}
            <span class="faint">{federation}</span>
          </>
        ),
      isRowHead: true,
    },
    { key: 'rated', head: words.rated, cell: ({ rated }) => format.number(rated), align: 'end' },
    { key: 'active', head: words.active, cell: ({ active }) => format.number(active), align: 'end' },
    {
      key: 'top',
      head: words.top,
      cell: ({ federation }) => (
        <a href={href(withQuery(`/lists/${list}/${cadence}`, { federation }))}>{words.toTop}</a>
      ),
      align: 'end',
    },
  ];
}
