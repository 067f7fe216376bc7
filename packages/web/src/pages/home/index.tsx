import type { CalendarItem, ListItem, ListRowView } from '@eloquence/api';
import { CADENCES } from '@eloquence/rating';
import type { Words } from '@eloquence/words/en/web/pages/home';
import type { JSX } from 'preact';
import { ratingColumns } from '../../components/columns.tsx';
import { type LateLists, LateNotice, lateLists } from '../../components/late-lists.tsx';
import { Empty, Section, Tabs } from '../../components/layout.tsx';
import { type Column, Table } from '../../components/table.tsx';
import { DateText, Federation, PlayerLink } from '../../components/values.tsx';
import type { Page, ViewProps } from '../../core/page.ts';
import { type PageContext, withQuery } from '../../core/page-context.ts';
import { Search } from '../../frame/search.tsx';

/** The newest list of a cadence. */
interface Glance {
  readonly list: ListItem;
  readonly top: readonly ListRowView[];
  readonly gains: readonly ListRowView[];
  /** The next lists. */
  readonly closings: readonly CalendarItem[];
  readonly late: LateLists | null;
}

interface Data {
  /** Cadences with a list. */
  readonly cadences: readonly ListItem['cadence'][];
  /** null: no list yet. */
  readonly shown: Glance | null;
}

const ROWS = 10;
const TOPS = ['open', 'women', 'juniors', 'girls', 'seniors50'] as const;

/** Player search, then the newest lists, then deadlines. */
export const page: Page<Data, Words> = {
  headerSearch: false,
  async load({ api, query }) {
    const [{ items }, calendar] = await Promise.all([api.get('/lists'), api.get('/calendar')]);
    // Newest first.
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
    const late = lateLists(calendar, cadence, date);
    return { cadences, shown: { list, top: top.items, gains: gains.items, closings, late } };
  },
  title: (_data, _words, context) => context.words.name,
  View,
};

function View({ data: { cadences, shown }, words, context }: ViewProps<Data, Words>): JSX.Element {
  return (
    <>
      <div class="home-head">
        <h1>{words.heading}</h1>
        <p class="lead">{words.lead}</p>
        <Search isLarge />
        <ul class="home-tasks">
          <li>
            <a href={context.href('/top')}>{words.top}</a>
            <span class="home-tops">
              {TOPS.map((name) => (
                <a key={name} href={context.href(`/top#${name}`)}>
                  {words.tops[name]}
                </a>
              ))}
            </span>
          </li>
          <li>
            <a href={context.href('/check')}>{words.check}</a>
            <span>{words.checkLead}</span>
          </li>
          <li>
            <a href={context.href('/calculators')}>{words.calculate}</a>
            <span>{words.calculateLead}</span>
          </li>
          <li>
            <a href={context.href('/how-ratings-work')}>{words.guide}</a>
            <span>{words.guideLead}</span>
          </li>
        </ul>
      </div>
      {shown === null ? (
        <Empty title={words.noList}>
          <p>{words.noListHint}</p>
        </Empty>
      ) : (
        <>
          <Newest cadences={cadences} shown={shown} words={words} context={context} />
          <Closings shown={shown} words={words} context={context} />
        </>
      )}
    </>
  );
}

interface PartProps {
  readonly shown: Glance;
  readonly words: Words;
  readonly context: PageContext;
}

function Newest({
  cadences,
  shown: { list, top, gains, late },
  words,
  context,
}: PartProps & Pick<Data, 'cadences'>): JSX.Element {
  const { format, href } = context;
  const { cadence, date } = list;
  return (
    <>
      <Tabs
        label={words.cadence}
        tabs={cadences.map((each) => ({
          href: href(withQuery('/', { cadence: each === 'standard' ? null : each })),
          label: context.words.cadences[each],
          isCurrent: each === cadence,
        }))}
      />
      <LateNotice late={late} />
      <div class="two-columns">
        <Section
          title={words.newest(format.month(date))}
          more={<a href={href(`/lists/${date}/${cadence}`)}>{words.wholeList(format.number(list.rated))}</a>}
        >
          <Table
            caption={words.topCaption(context.words.cadences[cadence], format.month(date))}
            isCaptionHidden
            columns={topColumns(context)}
            rows={top}
            rowKey={({ id }) => id}
          />
        </Section>
        <Section title={words.gains}>
          {gains.length === 0 ? (
            <Empty title={words.noGains} />
          ) : (
            <Table
              caption={words.gainsCaption(context.words.cadences[cadence], format.month(date))}
              isCaptionHidden
              columns={gainColumns(context)}
              rows={gains}
              rowKey={({ id }) => id}
            />
          )}
        </Section>
      </div>
    </>
  );
}

function topColumns(context: PageContext): readonly Column<ListRowView>[] {
  const { columns } = context.words;
  return [
    { key: 'rank', head: columns.rank, cell: ({ rank }) => rank, align: 'end' },
    playerColumn(columns.player),
    {
      key: 'federation',
      head: columns.federation,
      cell: ({ federation }) => <Federation code={federation} />,
      wideOnly: true,
    },
    ...ratingColumns(context),
  ];
}

function gainColumns(context: PageContext): readonly Column<ListRowView>[] {
  const { columns } = context.words;
  return [
    playerColumn(columns.player),
    {
      key: 'games',
      head: columns.games,
      cell: ({ games }) => games,
      align: 'end',
      wideOnly: true,
    },
    ...ratingColumns(context),
  ];
}

function playerColumn(head: string): Column<ListRowView> {
  return {
    key: 'player',
    head,
    cell: ({ id, name, titleColumns: titles }) => (
      <PlayerLink id={id} name={name} title={titles.title || titles.women} />
    ),
    isRowHead: true,
  };
}

function Closings({ shown: { closings }, words, context }: PartProps): JSX.Element {
  const { format, today } = context;
  return (
    <Section title={words.closings}>
      <p class="prose">{words.closingsLead}</p>
      <ul class="dates">
        {closings.map(({ list, closing, closingOfficial, daysLeft }) => (
          <li key={list}>
            <p class="dates-name">{words.listOf(format.month(list))}</p>
            <p>
              {daysLeft < 0 ? words.closed : words.closes} <DateText date={closing} />{' '}
              <span class="faint">({format.days(today, closing)})</span>
            </p>
            {closingOfficial !== null && (
              <p class="faint">
                {words.closesOfficial} <DateText date={closingOfficial} />
              </p>
            )}
            <p class="faint">
              {words.inForce} <DateText date={list} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
