import type { PlayerItem, PlayersPage } from '@eloquence/api';
import { CADENCES } from '@eloquence/rating';
import type { Words } from '@eloquence/words/en/web/pages/players';
import type { JSX } from 'preact';
import { CollapsibleFilters } from '../../components/filters.tsx';
import { Button, SearchField } from '../../components/form.tsx';
import { Empty, PageHead } from '../../components/layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { PLAYER_FILTER_PATTERNS, playerFilterQuery, playerFilters } from '../../components/player-filters.ts';
import { type Query, readFilters } from '../../components/query-filters.ts';
import { type Column, Table } from '../../components/table.tsx';
import { Federation, PlayerLink, Rating } from '../../components/values.tsx';
import type { Page, ViewProps } from '../../core/page.ts';
import { type PageContext, usePageContext, withQuery } from '../../core/page-context.ts';

const ROWS = 50;

interface Data {
  readonly found: PlayersPage;
  readonly federations: readonly string[];
  /** The search text. */
  readonly searched: string;
  readonly chosen: Query;
  /** The first page: if it is also the last, it has all that match. */
  readonly isFirst: boolean;
}

/** Search results, highest rated first. */
export const page: Page<Data, Words> = {
  headerSearch: false,
  async load({ api, query }) {
    const searched = query.q?.trim().slice(0, 100) ?? '';
    const chosen = readFilters(query, PLAYER_FILTER_PATTERNS);
    const [found, { items }] = await Promise.all([
      api.get('/players', {
        limit: ROWS,
        ...(searched !== '' && { q: searched }),
        ...playerFilterQuery(chosen),
        ...(query.cursor !== undefined && { cursor: query.cursor }),
      }),
      api.get('/federations'),
    ]);
    return {
      ...{ found, searched, chosen, isFirst: query.cursor === undefined },
      federations: items.map(({ federation }) => federation),
    };
  },
  title: ({ searched }, words) => (searched === '' ? words.title : words.titleFor(searched)),
  View,
};

function View({ data, words, context }: ViewProps<Data, Words>): JSX.Element {
  const { found, searched, chosen } = data;
  const { href } = context;
  const isFiltered = Object.keys(chosen).length > 0;
  const hints = isFiltered ? [...words.nobodyHints, words.withoutFilters] : words.nobodyHints;
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <Filters data={data} words={words} />
      {found.crowded && <Notice>{words.crowded}</Notice>}
      {found.items.length === 0 ? (
        <Empty title={words.nobody}>
          <ul>
            {hints.map((hint) => (
              <li key={hint}>{hint}</li>
            ))}
          </ul>
        </Empty>
      ) : (
        <Table
          caption={searched === '' ? words.best : words.titleFor(searched)}
          columns={columns(words, context)}
          rows={found.items}
          rowKey={({ id }) => id}
        />
      )}
      {found.next !== null && (
        <p>
          <a
            rel="next"
            href={href(withQuery('/players', { ...chosen, q: searched || null, cursor: found.next }))}
          >
            {words.more}
          </a>
        </p>
      )}
    </>
  );
}

function Filters({ data, words }: { readonly data: Data; readonly words: Words }): JSX.Element {
  const context = usePageContext();
  const { found, searched, chosen, federations, isFirst } = data;
  return (
    <CollapsibleFilters
      action="/players"
      label={words.search}
      clearHref={context.href(withQuery('/players', { q: searched || null }))}
      search={<SearchField label={words.name} value={searched} />}
      button={
        <Button type="submit" kind="main">
          {context.words.search.button}
        </Button>
      }
      {...(isFirst && {
        count: found.items.length,
        isMore: found.next !== null || found.crowded,
      })}
      filters={playerFilters(chosen, federations, context)}
    />
  );
}

function columns(words: Words, { words: shared }: PageContext): readonly Column<PlayerItem>[] {
  return [
    {
      key: 'player',
      head: shared.columns.player,
      cell: ({ id, name, titles }) => <PlayerLink id={id} name={name} title={titles[0]} />,
      isRowHead: true,
    },
    { key: 'id', head: words.id, cell: ({ id }) => id, wideOnly: true },
    {
      key: 'federation',
      head: shared.columns.federation,
      cell: ({ federation }) => <Federation code={federation} />,
      wideOnly: true,
    },
    ...CADENCES.map(
      (cadence): Column<PlayerItem> => ({
        key: cadence,
        head: shared.cadences[cadence],
        cell: ({ ratings }) => <Rating value={ratings[cadence]} />,
        align: 'end',
      }),
    ),
    {
      key: 'born',
      head: shared.columns.born,
      cell: ({ birthYear }) => birthYear ?? '–',
      align: 'end',
      wideOnly: true,
    },
  ];
}
