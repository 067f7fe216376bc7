import type { FederationsView, ListPageView, ListRowView } from '@eloquence/api';
import { CADENCES, type Cadence } from '@eloquence/rating';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { ApiProblem } from '../../api.ts';
import { isDay } from '../../day.ts';
import { NotFound, type Page, type ViewProps } from '../../page.ts';
import { Change, Federation, PlayerLink, Rating } from '../../parts/figures.tsx';
import { Empty, PageHead, Pager, Tabs } from '../../parts/layout.tsx';
import { Notice } from '../../parts/notice.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { type Place, withQuery } from '../../place.ts';
import { About } from './about.tsx';
import { Filters } from './filters.tsx';
import { askedOf, chosenOf, ROWS } from './query.ts';
import './style.css';
import type { Words } from './words.en.ts';

export interface Data {
  readonly page: ListPageView;
  readonly federations: FederationsView['items'];
  readonly chosen: Readonly<Record<string, string>>;
  /** The rank or the name that was asked for. */
  readonly go: string;
  /** In which cadences there is a list of this day. */
  readonly cadences: readonly Cadence[];
}

const isCadence = (text: string | undefined): text is Cadence =>
  (CADENCES as readonly (string | undefined)[]).includes(text);

export const page: Page<Data, Words> = {
  async load({ api, params: { date = '', cadence }, query }) {
    if (!isCadence(cadence) || !isDay(date)) throw new NotFound();
    const [found, { items: federations }, { items: lists }] = await Promise.all([
      api.get('/lists/:cadence/:date', { cadence, date, ...askedOf(query) }).catch((error) => {
        // The list may be there, and only the revision that was asked for is not.
        throw query.revision !== undefined && error instanceof ApiProblem && error.problem.status === 404
          ? new NotFound()
          : error;
      }),
      api.get('/federations', { cadence }),
      api.get('/lists'),
    ]);
    return {
      page: found,
      federations,
      chosen: chosenOf(query),
      go: query.go?.trim() ?? '',
      cadences: CADENCES.filter((each) => lists.some((list) => list.date === date && list.cadence === each)),
    };
  },
  title: ({ page: { list } }, words, { words: shared, format }) =>
    words.title(shared.cadences[list.cadence], format.month(list.date)),
  View,
};

function View({ data, words, place }: ViewProps<Data, Words>): JSX.Element {
  const { page: found, chosen, go, cadences, federations } = data;
  const { list, count, items, offset, before } = found;
  const { href, format, words: shared } = place;
  const address = `/lists/${list.date}/${list.cadence}`;
  const at = (changes: Readonly<Record<string, string | number | null>>): string =>
    href(withQuery(address, { ...chosen, ...changes }));
  useEffect(() => {
    document.querySelector('.list-found')?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <>
      <PageHead
        kind={<a href={href('/lists')}>{words.allLists}</a>}
        title={words.title(shared.cadences[list.cadence], format.month(list.date))}
        lead={words.lead(format.number(list.rated), before === null ? null : format.month(before))}
      >
        <a href={href(withQuery(`${address}/changes`, { revision: list.current ? null : list.revision }))}>
          {words.changes}
        </a>
        {list.current && list.revision > 1 && (
          <span>
            {words.revised(shared.revision(list.revision))}{' '}
            <a href={at({ revision: 1 })}>{words.asPublished}</a>
          </span>
        )}
      </PageHead>
      <Tabs
        label={words.cadence}
        tabs={cadences.map((cadence) => ({
          href: href(withQuery(`/lists/${list.date}/${cadence}`, { ...chosen, revision: null })),
          label: shared.cadences[cadence],
          isCurrent: cadence === list.cadence,
        }))}
      />
      {!list.current && (
        <Notice kind="warning" title={words.notCurrent(list.revision)}>
          <p>
            <a href={at({ revision: null })}>{words.toCurrent}</a>
          </p>
        </Notice>
      )}
      <Filters action={address} chosen={chosen} federations={federations} words={words} go={go} />
      {go !== '' && found.found === null && <Notice kind="warning">{words.notFound(go)}</Notice>}
      {count === 0 ? (
        <Empty title={words.none}>
          <p>
            <a href={href(address)}>{words.everybody}</a>
          </p>
        </Empty>
      ) : (
        <>
          <Table
            caption={words.caption(shared.cadences[list.cadence], format.date(list.date))}
            isCaptionHidden
            columns={columns(words, place)}
            rows={items}
            rowKey={({ id }) => id}
            rowClass={(row) =>
              found.found !== null && items[found.found.row] === row ? 'list-found' : undefined
            }
          />
          <Pager
            previous={offset === 0 ? null : at({ page: Math.floor(offset / ROWS) })}
            next={found.next === null ? null : at({ page: Math.floor(offset / ROWS) + 2 })}
            from={offset + 1}
            to={offset + items.length}
            count={count}
          />
        </>
      )}
      <About list={list} words={words} />
    </>
  );
}

function columns(words: Words, { words: { columns: heads }, format }: Place): readonly Column<ListRowView>[] {
  return [
    { key: 'rank', head: heads.rank, cell: ({ rank }) => rank, align: 'end' },
    {
      key: 'player',
      head: heads.player,
      cell: ({ id, name, titles }) => <PlayerLink id={id} name={name} title={titles.title || titles.women} />,
      isRowHead: true,
    },
    {
      key: 'federation',
      head: heads.federation,
      cell: ({ federation }) => <Federation code={federation} />,
      wideOnly: true,
    },
    { key: 'rating', head: heads.rating, cell: ({ rating }) => <Rating value={rating} />, align: 'end' },
    {
      key: 'change',
      head: heads.change,
      cell: (row) => (row.new ? <span class="faint">{words.isNew}</span> : <Change value={row.change} />),
      align: 'end',
    },
    {
      key: 'games',
      head: heads.games,
      cell: ({ games }) => format.number(games),
      align: 'end',
      wideOnly: true,
    },
    { key: 'k', head: heads.k, cell: ({ k }) => k ?? '–', align: 'end', wideOnly: true },
    {
      key: 'born',
      head: heads.born,
      cell: ({ birthYear }) => birthYear ?? '–',
      align: 'end',
      wideOnly: true,
    },
    {
      key: 'status',
      head: words.status,
      cell: ({ flag }) => (flag.includes('i') ? <span class="faint">{words.inactive}</span> : ''),
      wideOnly: true,
    },
  ];
}
