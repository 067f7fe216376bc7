import type { EventStandingsView, EventTeamsView, EventView } from '@eloquence/api';
import type { JSX } from 'preact';
import { editionOn, editionStarts } from '../../components/editions.ts';
import { Embed } from '../../components/embed.tsx';
import { Empty, Facts, PageHead, Section, Tabs } from '../../components/layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { Reasons } from '../../components/reasons.tsx';
import { RegistrationDay } from '../../components/registration-day.tsx';
import { ShareButtons } from '../../components/share-buttons.tsx';
import type { Page, ViewProps } from '../../core/page.ts';
import { type PageContext, usePageContext, withQuery } from '../../core/page-context.ts';
import { Crosstable } from './crosstable.tsx';
import { Reports } from './reports.tsx';
import { Rounds } from './rounds.tsx';
import { hasRanks, onlyShown, pageOf, placed, roundOf, type Show, showsOf } from './shown.ts';
import { Newcomers, RatingChanges, Standings } from './standings.tsx';
import { TeamRound } from './team-round.tsx';
import { Teams } from './teams.tsx';
import './style.css';
import type { Words } from '@eloquence/words/en/web/pages/event';

export interface Data {
  readonly event: EventView;
  /** In the order of the report; games only as far as they are shown. */
  readonly standings: EventStandingsView;
  readonly isRanked: boolean;
  /** Null: not shown, or there are none. */
  readonly teams: EventTeamsView | null;
  /** The edition of the cited articles; null: unknown. */
  readonly edition: string | null;
  readonly shows: readonly Show[];
  readonly show: Show;
  /** The round shown. */
  readonly round: number;
  /** The page of the crosstable, from 1. */
  readonly page: number;
}

export const page: Page<Data, Words> = {
  async load({ api, params: { id = '' }, query }) {
    const [event, standings, editions] = await Promise.all([
      api.get('/events/:id', { id }),
      api.get('/events/:id/standings', { id }),
      api.get('/editions'),
    ]);
    const { cadence, start } = event;
    const shows = showsOf(event, standings);
    const show = shows.find((each) => each === query.show) ?? shows[0] ?? 'standings';
    const round = roundOf(query.round, standings.rounds);
    const page = pageOf(query.page, standings.players.length);
    const hasTeams = standings.teams > 0 && (show === 'teams' || show === 'rounds');
    return {
      event,
      standings: { ...standings, players: onlyShown(placed(event, standings), { show, round, page }) },
      isRanked: hasRanks(event, standings),
      teams: hasTeams ? keepRound(await api.get('/events/:id/teams', { id }), show, round) : null,
      edition: standings.edition ?? editionOn(editionStarts(editions), cadence, start),
      shows,
      show,
      round,
      page,
    };
  },
  title: ({ event }) => event.name,
  description: ({ event }, words, { format }) =>
    `${event.name}. ${words.lead(format.range(event.start, event.end), event.city, event.federation)}`,
  View,
};

/** The matches of the round; the teams have theirs from the standings. */
function keepRound(view: EventTeamsView, show: Show, round: number): EventTeamsView {
  const matches = view.matches?.filter((each) => show === 'rounds' && each.round === round) ?? null;
  return { ...view, matches };
}

function View({ data, words, context }: ViewProps<Data, Words>): JSX.Element {
  const { event, standings, teams, shows, show, round, page: shownPage } = data;
  const { format, href, words: shared } = context;
  const type = event.type === null ? null : (words.names.types[event.type] ?? null);
  return (
    <>
      <PageHead
        kind={
          <>
            <a href={href('/events')}>{words.allEvents}</a>
            {' · '}
            {words.kind(shared.cadences[event.cadence], type)}
          </>
        }
        title={event.name}
        lead={words.lead(format.range(event.start, event.end), event.city, event.federation)}
      >
        <ShareButtons />
      </PageHead>
      <Stands data={data} words={words} />
      {event.stage === 'withdrawn' ? null : standings.players.length === 0 ? (
        <Section title={words.standings}>
          <Empty title={event.stage === 'registered' ? words.noReport : words.noGames} />
        </Section>
      ) : (
        <>
          <Tabs
            label={words.shows.label}
            tabs={shows.map((each) => ({
              href: `${href(withQuery(context.path, { show: each === shows[0] ? null : each }))}#games`,
              label: words.shows[each],
              isCurrent: each === show,
            }))}
          />
          <div id="games">
            {show === 'standings' && <Standings data={data} words={words} />}
            {show === 'teams' && teams !== null && (
              <Teams event={event} standings={standings} teams={teams} words={words} />
            )}
            {show === 'crosstable' && (
              <Crosstable event={event} standings={standings} page={shownPage} words={words} />
            )}
            {show === 'rounds' && (
              <Rounds standings={standings} round={round} words={words}>
                {teams?.matches != null && (
                  <TeamRound standings={standings} teams={teams} round={round} words={words} />
                )}
              </Rounds>
            )}
            {show === 'changes' && (
              <>
                <RatingChanges event={event} standings={standings} words={words} />
                <Newcomers standings={standings} words={words} />
              </>
            )}
          </div>
        </>
      )}
      {event.reports.length > 0 && <Reports data={data} words={words} />}
      <Embed path={`/events/${event.event}`} name={event.name} />
    </>
  );
}

function Stands({ data, words }: { readonly data: Data; readonly words: Words }): JSX.Element {
  const context = usePageContext();
  const { event, edition } = data;
  const { href, words: shared } = context;
  const newest = event.reports.findLast(({ state }) => state === 'accepted') ?? event.reports.at(-1);
  return (
    <Section title={words.stands}>
      <div class="prose">
        <p>
          <strong>{event.status}</strong> {event.official && words.official}
        </p>
        <Reasons reasons={event.reasons} edition={edition} cadence={event.cadence} />
      </div>
      {event.because !== null && (
        <Notice title={words.because}>
          <p>{event.because}</p>
        </Notice>
      )}
      {event.corrections.map(({ report, applied }) => (
        <p key={report}>
          {applied === null ? words.correctionWaits : words.correctedOn(context.format.month(applied))}
        </p>
      ))}
      <Facts
        facts={[
          [words.list, <ListOf key="list" event={event} words={words} context={context} />],
          ...(edition === null
            ? []
            : [
                [
                  words.edition,
                  <a
                    key="edition"
                    href={href(withQuery(`/regulations/${edition}`, { cadence: event.cadence }))}
                  >
                    {context.format.month(`${edition}-01`)}
                  </a>,
                ] as const,
              ]),
          [words.cadence, shared.cadences[event.cadence]],
          ...(newest === undefined
            ? []
            : ([
                [words.players, context.format.number(newest.players)],
                [words.games, context.format.number(newest.games)],
              ] as const)),
          ...(event.registered === null
            ? []
            : [
                [
                  words.registered,
                  <RegistrationDay key="registered" registered={event.registered} end={event.end} />,
                ] as const,
              ]),
          ...(event.partOf === null
            ? []
            : [
                [
                  words.partOf,
                  <a key="part" href={href(`/events/${event.partOf}`)}>
                    {event.partOf}
                  </a>,
                ] as const,
              ]),
        ]}
      />
    </Section>
  );
}

function ListOf({
  event: { list, stage, cadence },
  words,
  context: { format, href },
}: {
  readonly event: EventView;
  readonly words: Words;
  readonly context: PageContext;
}): JSX.Element {
  if (stage === 'withdrawn') return <>{words.onNoList}</>;
  if (list === null) return <>{words.noList}</>;
  if (stage !== 'rated' && stage !== 'corrected') return <>{words.willBe(format.month(list))}</>;
  return <a href={href(`/lists/${list}/${cadence}`)}>{format.month(list)}</a>;
}
