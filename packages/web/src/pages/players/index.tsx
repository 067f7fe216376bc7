import type { PlayerItem, PlayersPage } from '@eloquence/api';
import { CADENCES } from '@eloquence/rating';
import type { JSX } from 'preact';
import type { Page, ViewProps } from '../../page.ts';
import { chosenFrom, type Query } from '../../parts/chosen.ts';
import { Federation, PlayerLink, Rating } from '../../parts/figures.tsx';
import { FoldedFilters } from '../../parts/filters.tsx';
import { Button, SearchField } from '../../parts/form.tsx';
import { Empty, PageHead } from '../../parts/layout.tsx';
import { Notice } from '../../parts/notice.tsx';
import { PERSON_FORMS, personFilters, personQuery } from '../../parts/persons.ts';
import { type Column, Table } from '../../parts/table.tsx';
import { type Place, usePlace, withQuery } from '../../place.ts';
import type { Words } from './words.en.ts';

const ROWS = 50;

interface Data {
  readonly found: PlayersPage;
  readonly federations: readonly string[];
  /** The name that is looked for. */
  readonly asked: string;
  readonly chosen: Query;
}

/** The page of a search: whoever is looked for, the best rated first. */
export const page: Page<Data, Words> = {
  headerSearch: false,
  async load({ api, query }) {
    const asked = query.q?.trim().slice(0, 100) ?? '';
    const chosen = chosenFrom(query, PERSON_FORMS);
    const [found, { items }] = await Promise.all([
      api.get('/players', {
        limit: ROWS,
        ...(asked !== '' && { q: asked }),
        ...personQuery(chosen),
        ...(query.cursor !== undefined && { cursor: query.cursor }),
      }),
      api.get('/federations'),
    ]);
    return { found, asked, chosen, federations: items.map(({ federation }) => federation) };
  },
  title: ({ asked }, words) => (asked === '' ? words.title : words.titleFor(asked)),
  View,
};

function View({ data, words, place }: ViewProps<Data, Words>): JSX.Element {
  const { found, asked, chosen } = data;
  const { href } = place;
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
          caption={asked === '' ? words.best : words.titleFor(asked)}
          columns={columns(words, place)}
          rows={found.items}
          rowKey={({ id }) => id}
        />
      )}
      {found.next !== null && (
        <p>
          <a
            rel="next"
            href={href(withQuery('/players', { ...chosen, q: asked || null, cursor: found.next }))}
          >
            {words.more}
          </a>
        </p>
      )}
    </>
  );
}

/** Whom to look for. A choice takes effect at once where the page is alive. */
function Filters({ data, words }: { readonly data: Data; readonly words: Words }): JSX.Element {
  const place = usePlace();
  const { asked, chosen, federations } = data;
  return (
    <FoldedFilters
      action="/players"
      label={words.search}
      without={place.href(withQuery('/players', { q: asked || null }))}
      search={<SearchField label={words.name} value={asked} />}
      button={
        <Button type="submit" kind="main">
          {place.words.search.button}
        </Button>
      }
      filters={personFilters(chosen, federations, place)}
    />
  );
}

function columns(words: Words, { words: shared }: Place): readonly Column<PlayerItem>[] {
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
