import './style.css';
import type { HistoryView, PlayedEventItem, PlayerView, StandingsView } from '@eloquence/api';
import type { Cadence } from '@eloquence/rating';
import type { ComponentChildren, JSX } from 'preact';
import { type Page, Redirect, type ViewProps } from '../../page.ts';
import { editionDays, editionOn } from '../../parts/editions.ts';
import { Federation } from '../../parts/figures.tsx';
import { Facts, PageHead, Section } from '../../parts/layout.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Share } from '../../parts/share.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { type Place, withQuery } from '../../place.ts';
import { Cadences } from './cadences.tsx';
import { EventsPlayed } from './events.tsx';
import { History } from './history.tsx';
import { PartialResults } from './partial.tsx';
import type { Words } from './words.en.ts';

export interface Data {
  readonly player: PlayerView;
  readonly standings: StandingsView;
  readonly history: HistoryView;
  /** Of the cadence that is shown, the newest list first. */
  readonly events: readonly PlayedEventItem[];
  readonly hasMoreEvents: boolean;
  /** The cadence whose history is shown. */
  readonly shown: Cadence;
  /** By which edition the newest list of each cadence says what it says. */
  readonly editions: Readonly<Partial<Record<Cadence, string | null>>>;
  /** The ID under which the reader came here, where it is no longer the valid one. */
  readonly former: string | null;
}

const CADENCES: readonly Cadence[] = ['standard', 'rapid', 'blitz'];
/** As many events as the API gives at once. */
const MOST_EVENTS = 200;

/** Everything that is public about a player: how he stands, how he came there, and what is missing. */
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
    const played = await api.get('/players/:id/events', { id, cadence: shown, limit: MOST_EVENTS });
    const days = editionDays(editions);
    return {
      player,
      standings,
      history,
      events: played.items,
      hasMoreEvents: played.next !== null,
      shown,
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

/** The one asked for; otherwise the first in which there is something to show. */
function shownCadence(asked: string | undefined, history: HistoryView, standings: StandingsView): Cadence {
  const known = CADENCES.find((cadence) => cadence === asked);
  if (known !== undefined) return known;
  const isTold = (cadence: Cadence): boolean =>
    history.items.some((item) => item.cadence === cadence && item.rating !== null) ||
    standings.items.some((item) => item.cadence === cadence && item.first !== null);
  return CADENCES.find(isTold) ?? 'standard';
}

function View({ data, words, place }: ViewProps<Data, Words>): JSX.Element {
  const { player, history, former } = data;
  const title = player.titles.title || player.titles.women;
  return (
    <>
      <PageHead
        kind={words.kind}
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
        <Share />
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
      <Facts facts={factsOf(data, words, place)} />
      <Cadences data={data} words={words} />
      <PartialResults data={data} words={words} />
      <History data={data} words={words} />
      <EventsPlayed data={data} words={words} />
      <Changes history={history} words={words} place={place} />
    </>
  );
}

type Fact = readonly [name: ComponentChildren, value: ComponentChildren];

function factsOf({ player, standings }: Data, words: Words, place: Place): readonly Fact[] {
  const { federation, birthYear, otherIds, titles, id } = player;
  const [newest] = standings.items;
  // A woman's title stands in both of FIDE's columns where she has no other.
  const codes = new Set([titles.title, titles.women, ...titles.other.split(','), titles.arena]);
  const named = [...codes]
    .map((code) => code.trim())
    .filter((code) => code !== '')
    .map((code) => words.titles[code] ?? code);
  const facts: (Fact | null)[] = [
    [words.facts.id, id],
    [
      place.words.columns.federation,
      federation === '' || newest === undefined ? (
        federation || place.words.none
      ) : (
        <a href={place.href(withQuery(`/lists/${newest.list}/${newest.cadence}`, { federation }))}>
          <Federation code={federation} />
        </a>
      ),
    ],
    birthYear === null ? null : [words.facts.born, String(birthYear)],
    named.length === 0
      ? null
      : [named.length === 1 ? words.facts.title : words.facts.titles, place.format.list(named)],
    otherIds.length === 0 ? null : [words.facts.otherIds, place.format.list(otherIds)],
  ];
  return facts.filter((fact) => fact !== null);
}

type ChangeItem = HistoryView['changes'][number];

function Changes({
  history,
  words,
  place,
}: {
  readonly history: HistoryView;
  readonly words: Words;
  readonly place: Place;
}): JSX.Element | null {
  // A year of birth that was corrected is for those who work with it.
  const changes = history.changes.filter(({ field }) => field in words.changes.fields);
  if (changes.length === 0) return null;
  const said = (field: string, value: string | null): string => {
    if (value === null || value === '') return place.words.none;
    return field === 'federation' ? value : codesNamed(value, words);
  };
  const columns: readonly Column<ChangeItem>[] = [
    {
      key: 'since',
      head: words.changes.since,
      cell: ({ since }) => place.format.date(since),
      isRowHead: true,
    },
    { key: 'field', head: words.changes.what, cell: ({ field }) => words.changes.fields[field] ?? '' },
    { key: 'before', head: words.changes.before, cell: ({ field, before }) => said(field, before) },
    { key: 'after', head: words.changes.after, cell: ({ field, after }) => said(field, after) },
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

function codesNamed(codes: string, words: Words): string {
  return codes
    .split(',')
    .map((code) => words.titles[code.trim()] ?? code.trim())
    .join(', ');
}
