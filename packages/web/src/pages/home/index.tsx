import type { CalendarItem, ListItem, ListRowView } from '@eloquence/api';
import type { JSX } from 'preact';
import { Search } from '../../frame/search.tsx';
import type { Page, ViewProps } from '../../page.ts';
import { Change, Day, Federation, PlayerLink, Rating } from '../../parts/figures.tsx';
import { Empty, Section, Tabs } from '../../parts/layout.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { type Place, withQuery } from '../../place.ts';
import type { Words } from './words.en.ts';

/** The newest list of a cadence at a glance. */
interface Glance {
  readonly list: ListItem;
  readonly top: readonly ListRowView[];
  readonly gains: readonly ListRowView[];
  /** The lists to come. */
  readonly closings: readonly CalendarItem[];
}

interface Data {
  /** The cadences that have a list. */
  readonly cadences: readonly ListItem['cadence'][];
  /** null: there is no list yet. */
  readonly shown: Glance | null;
}

const CADENCES = ['standard', 'rapid', 'blitz'] as const;
const ROWS = 10;

/** What people come for: a player; then what is new, and what comes next. */
export const page: Page<Data, Words> = {
  headerSearch: false,
  async load({ api, query }) {
    const [{ items }, calendar] = await Promise.all([api.get('/lists'), api.get('/calendar')]);
    // The newest stand first.
    const newest = CADENCES.flatMap((cadence) => items.find((item) => item.cadence === cadence) ?? []);
    const cadences = newest.map(({ cadence }) => cadence);
    const list = newest.find(({ cadence }) => cadence === query.cadence) ?? newest[0];
    if (list === undefined) return { cadences, shown: null };
    const { cadence, date } = list;
    const [top, gains] = await Promise.all([
      api.get('/lists/:cadence/:date', { cadence, date, active: true, limit: ROWS }),
      api.get('/lists/:cadence/:date', { cadence, date, order: 'gain', limit: ROWS }),
    ]);
    const closings = calendar.items.filter((item) => item.cadence === cadence && !item.late);
    return { cadences, shown: { list, top: top.items, gains: gains.items, closings } };
  },
  title: (_data, _words, place) => place.words.name,
  View,
};

function View({ data: { cadences, shown }, words, place }: ViewProps<Data, Words>): JSX.Element {
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
        <>
          <Newest cadences={cadences} shown={shown} words={words} place={place} />
          <Closings shown={shown} words={words} place={place} />
        </>
      )}
    </>
  );
}

interface PartProps {
  readonly shown: Glance;
  readonly words: Words;
  readonly place: Place;
}

function Newest({
  cadences,
  shown: { list, top, gains },
  words,
  place,
}: PartProps & Pick<Data, 'cadences'>): JSX.Element {
  const { format, href } = place;
  const { cadence, date } = list;
  return (
    <>
      <Tabs
        label={words.cadence}
        tabs={cadences.map((each) => ({
          href: href(withQuery('/', { cadence: each === 'standard' ? null : each })),
          label: place.words.cadences[each],
          isCurrent: each === cadence,
        }))}
      />
      <div class="two-columns">
        <Section
          title={words.newest(format.month(date))}
          more={<a href={href(`/lists/${date}/${cadence}`)}>{words.wholeList(format.number(list.rated))}</a>}
        >
          <Table
            caption={words.topCaption(place.words.cadences[cadence], format.month(date))}
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
              caption={words.gainsCaption(place.words.cadences[cadence], format.month(date))}
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

function Closings({ shown: { closings }, words, place }: PartProps): JSX.Element {
  const { format, today } = place;
  return (
    <Section title={words.closings}>
      <p class="prose">{words.closingsLead}</p>
      <ul class="dates">
        {closings.map(({ list, closing, closingOfficial, daysLeft }) => (
          <li key={list}>
            <p class="dates-name">{words.listOf(format.month(list))}</p>
            <p>
              {daysLeft < 0 ? words.closed : words.closes} <Day date={closing} />{' '}
              <span class="faint">({format.days(today, closing)})</span>
            </p>
            {closingOfficial !== null && (
              <p class="faint">
                {words.closesOfficial} <Day date={closingOfficial} />
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
