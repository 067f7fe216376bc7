import type { FederationsView, ListPageView, ListRowView } from '@eloquence/api';
import { CADENCES, type Cadence } from '@eloquence/rating';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { type LateLists, LateText, lateLists } from '../../components/late-lists.tsx';
import { Empty, PageHead, Pager, Tabs } from '../../components/layout.tsx';
import { Notice } from '../../components/notice.tsx';
import type { Query } from '../../components/query-filters.ts';
import { type Column, Table } from '../../components/table.tsx';
import { Federation, PlayerLink, Rating, RatingChange } from '../../components/values.tsx';
import { type Api, ApiProblem } from '../../core/api.ts';
import { isDate } from '../../core/date.ts';
import { NotFound, type Page, Redirect, type ViewProps } from '../../core/page.ts';
import { type PageContext, withQuery } from '../../core/page-context.ts';
import { About } from './about.tsx';
import { Filters } from './filters.tsx';
import { chosenOf, listQuery, ROWS } from './query.ts';
import './style.css';
import type { Words } from '@eloquence/words/en/web/pages/list';

export interface Data {
  readonly page: ListPageView;
  readonly federations: FederationsView['items'];
  readonly chosen: Readonly<Record<string, string>>;
  /** The requested rank or name. */
  readonly go: string;
  /** The cadences with a list of this date. */
  readonly cadences: readonly Cadence[];
  /** How many titled players without a rating have their own list. */
  readonly titledUnrated: number;
  /** Of the newest list alone. */
  readonly late: LateLists | null;
}

const isCadence = (text: string | undefined): text is Cadence =>
  (CADENCES as readonly (string | undefined)[]).includes(text);

export const page: Page<Data, Words> = {
  async load({ api, params: { date = '', cadence }, query }) {
    if (!isCadence(cadence) || !isDate(date)) throw new NotFound();
    const [found, { items: federations }, { items: lists }, titled, calendar] = await Promise.all([
      api.get('/lists/:cadence/:date', { cadence, date, ...listQuery(query) }),
      api.get('/federations', { cadence }),
      api.get('/lists'),
      titledUnratedOn(api, cadence, date, query),
      api.get('/calendar'),
    ]).catch((error) => {
      // The list may exist without this revision.
      throw query.revision !== undefined && error instanceof ApiProblem && error.problem.status === 404
        ? new NotFound()
        : error;
    });
    // Someone looked for by name may be inactive.
    const { find, revision, active } = listQuery(query);
    if (found.found === null && find !== undefined && active === true) {
      const everybody = { limit: 1, find, ...(revision !== undefined && { revision }) };
      const all = await api.get('/lists/:cadence/:date', { cadence, date, ...everybody });
      if (all.found !== null)
        throw new Redirect(withQuery(`/lists/${date}/${cadence}`, { ...query, active: 0 }));
    }
    return {
      page: found,
      federations,
      chosen: chosenOf(query),
      go: query.go?.trim() ?? '',
      cadences: CADENCES.filter((each) => lists.some((list) => list.date === date && list.cadence === each)),
      titledUnrated: titled,
      late:
        lists.find((list) => list.cadence === cadence)?.date === date
          ? lateLists(calendar, cadence, date)
          : null,
    };
  },
  title: ({ page: { list } }, words, { words: shared, format }) =>
    words.title(shared.cadences[list.cadence], format.month(list.date)),
  View,
};

/** How many are on the separate list, which only standard lists may have (2005 9.22, 2009 and 2014 7.22). */
async function titledUnratedOn(api: Api, cadence: Cadence, date: string, query: Query): Promise<number> {
  if (cadence !== 'standard') return 0;
  const { revision } = listQuery(query);
  const unratedQuery = {
    kind: 'titledUnrated',
    limit: 1,
    ...(revision !== undefined && { revision }),
  } as const;
  return (await api.get('/lists/:cadence/:date', { cadence, date, ...unratedQuery })).count;
}

function View({ data, words, context }: ViewProps<Data, Words>): JSX.Element {
  const { page: found, chosen, go, cadences, federations, titledUnrated, late } = data;
  const { list, count, items, offset, before } = found;
  const { href, format, words: shared } = context;
  const address = `/lists/${list.date}/${list.cadence}`;
  const at = (changes: Readonly<Record<string, string | number | null>>): string =>
    href(withQuery(address, { ...chosen, ...changes }));
  useEffect(() => {
    document.querySelector('.list-found')?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <>
      <PageHead
        title={words.title(shared.cadences[list.cadence], format.month(list.date))}
        lead={
          chosen.kind === undefined
            ? words.lead(format.number(list.rated), before === null ? null : format.month(before))
            : words.titledUnratedLead
        }
      >
        <a href={href('/lists')}>{words.allLists}</a>
        <a href={href(withQuery(`${address}/changes`, { revision: list.current ? null : list.revision }))}>
          {words.changes}
        </a>
        {chosen.kind !== undefined ? (
          <a href={at({ kind: null })}>{words.ratedPlayers}</a>
        ) : (
          titledUnrated > 0 && (
            <a href={href(withQuery(address, { kind: 'titledUnrated', revision: chosen.revision ?? null }))}>
              {words.titledUnrated(format.number(titledUnrated))}
            </a>
          )
        )}
        {list.current && list.revision > 1 && (
          <span>
            {words.revised(shared.revision(list.revision))}{' '}
            <a href={at({ revision: 1 })}>{words.asPublished}</a>
          </span>
        )}
        <Tabs
          label={words.cadence}
          tabs={cadences.map((cadence) => ({
            href: href(
              withQuery(`/lists/${list.date}/${cadence}`, { ...chosen, kind: null, revision: null }),
            ),
            label: shared.cadences[cadence],
            isCurrent: cadence === list.cadence,
          }))}
        />
      </PageHead>
      {!list.current && (
        <Notice kind="warning" title={words.notCurrent(list.revision)}>
          <p>
            <a href={at({ revision: null })}>{words.toCurrent}</a>
          </p>
        </Notice>
      )}
      <Filters
        action={address}
        chosen={chosen}
        federations={federations}
        words={words}
        go={go}
        count={count}
      />
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
            width="fits"
            isDense
            columns={columns(words, context, items)}
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
      {/* Below the table: above it, thirty players would not fit the first screen. */}
      {late !== null && (
        <p>
          <LateText late={late} isNewest />
        </p>
      )}
      <About list={list} words={words} hasTitledUnrated={titledUnrated > 0} />
    </>
  );
}

/** Only where the edition publishes it (2005 9.12a). */
function gamesAtFirstK(words: Words): Column<ListRowView> {
  return {
    key: 'gamesAtFirstK',
    head: words.gamesAtFirstK,
    cell: (row) => row.gamesAtFirstK ?? '',
    align: 'end',
    wideOnly: true,
  };
}

function columns(
  words: Words,
  { words: { columns: heads }, format }: PageContext,
  items: readonly ListRowView[],
): readonly Column<ListRowView>[] {
  return [
    { key: 'rank', head: heads.rank, cell: ({ rank }) => rank ?? '–', align: 'end' },
    {
      key: 'player',
      head: heads.player,
      cell: ({ id, name, titleColumns: titles }) => (
        <PlayerLink id={id} name={name} title={titles.title || titles.women} />
      ),
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
      cell: (row) =>
        row.new ? <span class="faint">{words.isNew}</span> : <RatingChange value={row.change} />,
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
    ...(items.some(({ gamesAtFirstK }) => gamesAtFirstK !== undefined) ? [gamesAtFirstK(words)] : []),
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
