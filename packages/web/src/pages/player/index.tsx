import './style.css';
import type {
  HistoryView,
  NextListView,
  OpponentsView,
  PlayedEventItem,
  PlayerView,
  RanksView,
  StandingsView,
} from '@eloquence/api';
import { CADENCES, type Cadence } from '@eloquence/rating';
import type { Words } from '@eloquence/words/en/web/pages/player';
import { federationName } from '@eloquence/words/federation-names';
import type { JSX } from 'preact';
import { editionOn, editionStarts } from '../../components/editions.ts';
import { Embed } from '../../components/embed.tsx';
import { PageHead, Section, Tabs } from '../../components/layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { ShareButtons } from '../../components/share-buttons.tsx';
import { type Column, Table } from '../../components/table.tsx';
import { Federation } from '../../components/values.tsx';
import type { Api } from '../../core/api.ts';
import { type LoadArgs, type Page, Redirect, type ViewProps } from '../../core/page.ts';
import { type PageContext, withQuery } from '../../core/page-context.ts';
import { Cadences } from './cadences.tsx';
import { Compare, type Compared, MOST_COMPARED } from './compare.tsx';
import { EventsPlayed } from './events.tsx';
import { History } from './history.tsx';
import { NextList } from './next-list.tsx';
import { Opponents } from './opponents.tsx';
import { PartialResults } from './partial.tsx';
import { Ranks } from './ranks.tsx';
import { RatingChart } from './rating-chart.tsx';

export interface Data {
  readonly player: PlayerView;
  readonly standings: StandingsView;
  readonly history: HistoryView;
  /** Events of the shown cadence, newest list first. */
  readonly events: readonly PlayedEventItem[];
  readonly hasMoreEvents: boolean;
  /** The cadence of the history. */
  readonly shown: Cadence;
  /** What the tab shows; the history where nothing is set. */
  readonly tab: TabData;
  /** Lists without games too. */
  readonly hasAllMonths: boolean;
  /** The edition in force on the newest list of each cadence. */
  readonly editions: Readonly<Partial<Record<Cadence, string | null>>>;
  /** The former ID that redirected here. */
  readonly former: string | null;
}

type TabData =
  | { readonly show: 'history' }
  | { readonly show: 'opponents'; readonly found: OpponentsView }
  | { readonly show: 'rank'; readonly found: RanksView }
  | { readonly show: 'next'; readonly found: NextListView }
  | { readonly show: 'compare'; readonly found: Compared };

const SHOWS = ['history', 'opponents', 'rank', 'next', 'compare'] as const;

/** The page limit of the API. */
const MAX_EVENTS = 200;

export const page: Page<Data, Words> = {
  async load({ api, params, query }) {
    const id = params.id ?? '';
    const player = await api.get('/players/:id', { id });
    if (player.id !== id) {
      const address = `/players/${encodeURIComponent(player.id)}`;
      throw new Redirect(withQuery(address, { ...query, former: id }));
    }
    const [standings, history, editions] = await Promise.all([
      api.get('/players/:id/standing', { id }),
      api.get('/players/:id/history', { id }),
      api.get('/editions'),
    ]);
    const shown = shownCadence(query.cadence, history, standings);
    const played = await api.get('/players/:id/events', { id, cadence: shown, limit: MAX_EVENTS });
    const tab = await loadTab(api, id, shown, history, query);
    const days = editionStarts(editions);
    return {
      player,
      standings,
      history,
      events: played.items,
      hasMoreEvents: played.next !== null,
      shown,
      tab,
      hasAllMonths: query.months === 'all',
      editions: Object.fromEntries(
        standings.items.map(({ cadence, list }) => [cadence, editionOn(days, cadence, list)]),
      ),
      former: player.otherIds.find((other) => other === query.former) ?? null,
    };
  },
  title: ({ player }) => player.name,
  description: ({ player, standings }, words, { words: shared }) =>
    words.description(
      player.name,
      standings.items.flatMap(({ cadence, rating }) =>
        rating === null ? [] : [`${shared.cadences[cadence]} ${rating}`],
      ),
    ),
  View,
};

/** Only what the tab needs: games and ranks are read from many lists. */
async function loadTab(
  api: Api,
  id: string,
  cadence: Cadence,
  history: HistoryView,
  query: LoadArgs['query'],
): Promise<TabData> {
  const show = SHOWS.find((each) => each === query.show) ?? 'history';
  if (show === 'history') return { show };
  if (show === 'rank') return { show, found: await api.get('/players/:id/ranks', { id, cadence }) };
  if (show === 'next') return { show, found: await api.get('/players/:id/next', { id }) };
  const opponents = await api.get('/players/:id/opponents', { id, cadence });
  if (show === 'opponents') return { show, found: opponents };
  const ids = [...new Set((query.with ?? '').split(','))].filter((other) => other !== '' && other !== id);
  const text = query.q?.trim().slice(0, 100) ?? '';
  const found = text === '' ? undefined : (await api.get('/players', { q: text, limit: 1 })).items[0];
  if (found !== undefined && found.id !== id) {
    const wanted = [...new Set([...ids, found.id])].slice(0, MOST_COMPARED - 1).join(',');
    throw new Redirect(withQuery(`/players/${encodeURIComponent(id)}`, { show, cadence, with: wanted }));
  }
  const others = await Promise.all(
    ids.slice(0, MOST_COMPARED - 1).map((other) => api.get('/players/:id/history', { id: other })),
  );
  const missing = text !== '' && found === undefined ? text : null;
  return { show, found: { players: [history, ...others], missing, opponents } };
}

/** The requested cadence, or the first with a rating or results. */
function shownCadence(
  requested: string | undefined,
  history: HistoryView,
  standings: StandingsView,
): Cadence {
  const known = CADENCES.find((cadence) => cadence === requested);
  if (known !== undefined) return known;
  const hasContent = (cadence: Cadence): boolean =>
    history.items.some((item) => item.cadence === cadence && item.rating !== null) ||
    standings.items.some((item) => item.cadence === cadence && item.first !== null);
  return CADENCES.find(hasContent) ?? 'standard';
}

function View({ data, words, context }: ViewProps<Data, Words>): JSX.Element {
  const { player, former } = data;
  const title = player.titles[0] ?? '';
  return (
    <>
      <PageHead
        title={
          <>
            {title !== '' && (
              <>
                <abbr class="player-title" title={words.titles[title] ?? title}>
                  {title}
                </abbr>{' '}
              </>
            )}
            {player.name}
          </>
        }
      >
        <PlayerFacts data={data} words={words} context={context} />
        <a href={context.href(`/api/v1/players/${encodeURIComponent(player.id)}/history.csv`)} download>
          CSV
        </a>
        <ShareButtons />
      </PageHead>
      {former !== null && (
        <Notice>
          <p>{words.cameByFormer(former, player.id)}</p>
        </Notice>
      )}
      {player.deceased && (
        <Notice>
          <p>{words.deceased}</p>
        </Notice>
      )}
      <Cadences data={data} words={words} />
      {data.tab.show !== 'rank' && data.tab.show !== 'compare' && <RatingChart data={data} words={words} />}
      <PartialResults data={data} words={words} />
      <Tabs
        label={words.shows.label}
        tabs={SHOWS.map((show) => ({
          href: `${context.href(withQuery(context.path, { show: show === 'history' ? null : show, cadence: data.shown }))}#tab`,
          label: words.shows[show],
          isCurrent: show === data.tab.show,
        }))}
      />
      <div id="tab">
        <TabView data={data} words={words} context={context} />
      </div>
      <Embed path={`/players/${encodeURIComponent(player.id)}`} name={player.name} />
    </>
  );
}

interface FactsProps {
  readonly data: Data;
  readonly words: Words;
  readonly context: PageContext;
}

/** One line: federation, year of birth, titles, IDs. */
function PlayerFacts({ data: { player, standings }, words, context }: FactsProps): JSX.Element {
  const { federation, birthYear, otherIds, titleColumns: titles, id } = player;
  const [newest] = standings.items;
  const name = federationName(federation, context.language);
  // FIDE's lists repeat a women's title in the open title column.
  const codes = new Set([titles.title, titles.women, ...titles.other.split(','), titles.arena]);
  const named = [...codes]
    .map((code) => code.trim())
    .filter((code) => code !== '')
    .map((code) => words.titles[code] ?? code);
  return (
    <p class="player-facts">
      {federation !== '' &&
        (newest === undefined ? (
          <Federation code={federation} />
        ) : (
          <a href={context.href(`/federations/${federation}`)}>
            <Federation code={federation} />
            {name !== federation && ` ${name}`}
          </a>
        ))}
      {birthYear !== null && (
        <span>
          {words.facts.born} <b>{birthYear}</b>
        </span>
      )}
      {named.length > 0 && <span>{context.format.list(named)}</span>}
      <span>
        {words.facts.id} <b>{id}</b>
      </span>
      {otherIds.length > 0 && (
        <span>
          {words.facts.otherIds} <b>{context.format.list(otherIds)}</b>
        </span>
      )}
    </p>
  );
}

function TabView({ data, words, context }: FactsProps): JSX.Element {
  const { tab, shown, history, standings } = data;
  if (tab.show === 'next') return <NextList found={tab.found} words={words} />;
  if (tab.show === 'history') {
    return (
      <>
        <History data={data} words={words} />
        <EventsPlayed data={data} words={words} />
        <Changes history={history} words={words} context={context} />
      </>
    );
  }
  return (
    <>
      <Tabs
        label={words.history.cadence}
        tabs={standings.items.map(({ cadence }) => ({
          href: `${context.href(withQuery(context.url, { cadence }))}#tab`,
          label: context.words.cadences[cadence],
          isCurrent: cadence === shown,
        }))}
      />
      {tab.show === 'opponents' && <Opponents found={tab.found} words={words} />}
      {tab.show === 'rank' && <Ranks found={tab.found} words={words} />}
      {tab.show === 'compare' && <Compare compared={tab.found} cadence={shown} words={words} />}
    </>
  );
}

type ChangeItem = HistoryView['changes'][number];

function Changes({
  history,
  words,
  context,
}: {
  readonly history: HistoryView;
  readonly words: Words;
  readonly context: PageContext;
}): JSX.Element | null {
  // Corrections of the year of birth are not for the public page.
  const changes = history.changes.filter(({ field }) => field in words.changes.fields);
  if (changes.length === 0) return null;
  const text = (field: string, value: string | null): string => {
    if (value === null || value === '') return context.words.none;
    return field === 'federation' ? value : titleNames(value, words);
  };
  const columns: readonly Column<ChangeItem>[] = [
    {
      key: 'since',
      head: words.changes.since,
      cell: ({ since }) => context.format.date(since),
      isRowHead: true,
    },
    { key: 'field', head: words.changes.what, cell: ({ field }) => words.changes.fields[field] ?? '' },
    { key: 'before', head: words.changes.before, cell: ({ field, before }) => text(field, before) },
    { key: 'after', head: words.changes.after, cell: ({ field, after }) => text(field, after) },
  ];
  return (
    <Section title={words.changes.title} id="changes">
      <Table
        caption={words.changes.title}
        isCaptionHidden
        columns={columns}
        rows={changes.toReversed()}
        rowKey={({ field, since }, index) => `${since}-${field}-${index}`}
      />
    </Section>
  );
}

function titleNames(codes: string, words: Words): string {
  return codes
    .split(',')
    .map((code) => words.titles[code.trim()] ?? code.trim())
    .join(', ');
}
