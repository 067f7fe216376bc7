import type { CadenceOverview, ListRowView, OverviewView } from '@eloquence/api';
import type { JSX } from 'preact';
import { Search } from '../../frame/search.tsx';
import type { Page, ViewProps } from '../../page.ts';
import { Change, Day, Federation, PlayerLink, Rating } from '../../parts/figures.tsx';
import { Empty, Section, Tabs } from '../../parts/layout.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { type Place, withQuery } from '../../place.ts';
import type { Words } from './words.en.ts';

interface Data {
  readonly overview: OverviewView;
  /** The cadence that is shown; null: there is no list yet. */
  readonly shown: CadenceOverview | null;
}

/** What people come for: a player; then what is new, and what comes next. */
export const page: Page<Data, Words> = {
  headerSearch: false,
  async load({ api, query }) {
    const overview = await api.get('/overview', { rows: 10 });
    const { cadences } = overview;
    return {
      overview,
      shown: cadences.find(({ cadence }) => cadence === query.cadence) ?? cadences[0] ?? null,
    };
  },
  title: (_data, _words, place) => place.words.name,
  View,
};

function View({ data: { overview, shown }, words, place }: ViewProps<Data, Words>): JSX.Element {
  return (
    <>
      <div class="home-head">
        <h1>{words.heading}</h1>
        <p class="lead">{words.lead}</p>
        <Search isLarge />
      </div>
      {shown === null ? (
        <Empty title={words.noList}>
          <p>{words.noListHint}</p>
        </Empty>
      ) : (
        <Newest overview={overview} shown={shown} words={words} place={place} />
      )}
      <Closings overview={overview} words={words} place={place} />
    </>
  );
}

interface PartProps {
  readonly overview: OverviewView;
  readonly words: Words;
  readonly place: Place;
}

function Newest({
  overview,
  shown,
  words,
  place,
}: PartProps & { readonly shown: CadenceOverview }): JSX.Element {
  const { format, href } = place;
  const { list, cadence, top, gains, before } = shown;
  const address = href(`/lists/${list.date}/${cadence}`);
  return (
    <>
      <Tabs
        label={words.cadence}
        tabs={overview.cadences.map((each) => ({
          href: href(withQuery('/', { cadence: each.cadence === 'standard' ? null : each.cadence })),
          label: place.words.cadences[each.cadence],
          isCurrent: each.cadence === cadence,
        }))}
      />
      <div class="two-columns">
        <Section
          title={words.newest(format.month(list.date))}
          more={<a href={address}>{words.wholeList(format.number(list.rated))}</a>}
        >
          <Table
            caption={words.topCaption(place.words.cadences[cadence], format.month(list.date))}
            isCaptionHidden
            columns={topColumns(place)}
            rows={top}
            rowKey={({ id }) => id}
          />
        </Section>
        <Section title={words.gains}>
          {gains.length === 0 ? (
            <Empty title={words.noGains} />
          ) : (
            <Table
              caption={words.gainsCaption(
                before === null ? '' : format.month(before),
                format.month(list.date),
              )}
              isCaptionHidden
              columns={gainColumns(place)}
              rows={gains}
              rowKey={({ id }) => id}
            />
          )}
        </Section>
      </div>
    </>
  );
}

function topColumns({ words }: Place): readonly Column<ListRowView>[] {
  return [
    { key: 'rank', head: words.columns.rank, cell: ({ rank }) => rank, align: 'end' },
    playerColumn(words.columns.player),
    {
      key: 'federation',
      head: words.columns.federation,
      cell: ({ federation }) => <Federation code={federation} />,
      wideOnly: true,
    },
    {
      key: 'rating',
      head: words.columns.rating,
      cell: ({ rating }) => <Rating value={rating} />,
      align: 'end',
    },
    {
      key: 'change',
      head: words.columns.change,
      cell: ({ change }) => <Change value={change} />,
      align: 'end',
    },
  ];
}

function gainColumns({ words }: Place): readonly Column<ListRowView>[] {
  return [
    playerColumn(words.columns.player),
    {
      key: 'games',
      head: words.columns.games,
      cell: ({ games }) => games,
      align: 'end',
      wideOnly: true,
    },
    {
      key: 'rating',
      head: words.columns.rating,
      cell: ({ rating }) => <Rating value={rating} />,
      align: 'end',
    },
    {
      key: 'change',
      head: words.columns.change,
      cell: ({ change }) => <Change value={change} />,
      align: 'end',
    },
  ];
}

function playerColumn(head: string): Column<ListRowView> {
  return {
    key: 'player',
    head,
    cell: ({ id, name, titles }) => <PlayerLink id={id} name={name} title={titles.title || titles.women} />,
    isRowHead: true,
  };
}

function Closings({ overview: { closings, today }, words, place }: PartProps): JSX.Element {
  const { format } = place;
  return (
    <Section title={words.closings}>
      <p class="prose">{words.closingsLead}</p>
      <ul class="dates">
        {closings.map(({ list, closes, closesOfficial }) => (
          <li key={list}>
            <p class="dates-name">{words.listOf(format.month(list))}</p>
            <p>
              {words.closes} <Day date={closes} /> <span class="faint">({format.days(today, closes)})</span>
            </p>
            {closesOfficial !== null && (
              <p class="faint">
                {words.closesOfficial} <Day date={closesOfficial} />
              </p>
            )}
            <p class="faint">
              {words.inForce} <Day date={list} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
