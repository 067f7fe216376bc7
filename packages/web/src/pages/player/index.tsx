import './style.css';
import type { HistoryView, PlayedEventItem, PlayerView, StandingsView } from '@eloquence/api';
import { CADENCES, type Cadence } from '@eloquence/rating';
import type { Words } from '@eloquence/words/en/web/pages/player';
import type { JSX } from 'preact';
import { editionOn, editionStarts } from '../../components/editions.ts';
import { PageHead, Section } from '../../components/layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { ShareButtons } from '../../components/share-buttons.tsx';
import { type Column, Table } from '../../components/table.tsx';
import { Federation } from '../../components/values.tsx';
import { type Page, Redirect, type ViewProps } from '../../core/page.ts';
import { type PageContext, withQuery } from '../../core/page-context.ts';
import { Cadences } from './cadences.tsx';
import { EventsPlayed } from './events.tsx';
import { History } from './history.tsx';
import { PartialResults } from './partial.tsx';
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
  /** Lists without games too. */
  readonly hasAllMonths: boolean;
  /** The edition in force on the newest list of each cadence. */
  readonly editions: Readonly<Partial<Record<Cadence, string | null>>>;
  /** The former ID that redirected here. */
  readonly former: string | null;
}

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
    const days = editionStarts(editions);
    return {
      player,
      standings,
      history,
      events: played.items,
      hasMoreEvents: played.next !== null,
      shown,
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
  const { player, history, former } = data;
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
      <RatingChart data={data} words={words} />
      <PartialResults data={data} words={words} />
      <History data={data} words={words} />
      <EventsPlayed data={data} words={words} />
      <Changes history={history} words={words} context={context} />
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
          <a href={context.href(withQuery(`/lists/${newest.list}/${newest.cadence}`, { federation }))}>
            <Federation code={federation} />
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
