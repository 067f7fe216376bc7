import type { EventStandingsView, EventView } from '@eloquence/api';
import type { JSX } from 'preact';
import { type Api, ApiProblem } from '../../api.ts';
import type { Page, ViewProps } from '../../page.ts';
import { editionDays, editionOn } from '../../parts/editions.ts';
import { Day } from '../../parts/figures.tsx';
import { Empty, Facts, PageHead, Section } from '../../parts/layout.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Reasons } from '../../parts/sentence.tsx';
import { Share } from '../../parts/share.tsx';
import { type Place, usePlace, withQuery } from '../../place.ts';
import { Crosstable } from './crosstable.tsx';
import { Reports } from './reports.tsx';
import { Newcomers, Standings } from './standings.tsx';
import './style.css';
import type { Words } from './words.en.ts';

export interface Data {
  readonly event: EventView;
  readonly standings: EventStandingsView;
  /** Of the articles that are cited; null: none is known. */
  readonly edition: string | null;
  /** The lines that findings speak of: by version, then by line. */
  readonly lines: Readonly<Record<number, Readonly<Record<number, string>>>>;
}

export const page: Page<Data, Words> = {
  async load({ api, params: { id = '' } }) {
    const [event, standings, editions] = await Promise.all([
      api.get('/events/:id', { id }),
      api.get('/events/:id/standings', { id }),
      api.get('/editions'),
    ]);
    const lines = await Promise.all(
      event.reports.map(async ({ version, findings, redacted }) => {
        const cited = findings.flatMap(({ line }) => line ?? []);
        const text = cited.length === 0 || redacted ? '' : await fileOf(api, id, version);
        return [version, citedLines(text, cited)] as const;
      }),
    );
    const { cadence, start } = event;
    return {
      event,
      standings,
      edition: standings.edition ?? editionOn(editionDays(editions), cadence, start),
      lines: Object.fromEntries(lines),
    };
  },
  title: ({ event }) => event.name,
  description: ({ event }, words, { format }) =>
    `${event.name}. ${words.lead(format.range(event.start, event.end), event.city, event.federation)}`,
  View,
};

/** The lines of a report; none of one that is not public, or that has no lines: the page can do without. */
async function fileOf(api: Api, id: string, version: number): Promise<string> {
  try {
    const file: unknown = await api.get('/events/:id/report', { id, version });
    return typeof file === 'string' ? file : '';
  } catch (error) {
    if (error instanceof ApiProblem && error.problem.code === 'report-unavailable') return '';
    throw error;
  }
}

/** Some lines of a text, counted from 1. */
export function citedLines(text: string, cited: readonly number[]): Readonly<Record<number, string>> {
  const lines = text.split(/\r\n|\r|\n/);
  return Object.fromEntries(
    cited.flatMap((line) => {
      const found = lines[line - 1]?.trimEnd();
      return found ? [[line, found]] : [];
    }),
  );
}

function View({ data, words, place }: ViewProps<Data, Words>): JSX.Element {
  const { event, standings } = data;
  const { format, href, words: shared } = place;
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
        <Share />
      </PageHead>
      <Stands data={data} words={words} />
      {event.stage === 'withdrawn' ? null : standings.players.length === 0 ? (
        <Section title={words.standings}>
          <Empty title={event.reports.length === 0 ? words.noReport : words.noGames} />
        </Section>
      ) : (
        <>
          <Standings event={event} standings={standings} words={words} />
          <Newcomers standings={standings} words={words} />
          <Crosstable event={event} standings={standings} words={words} />
        </>
      )}
      {event.reports.length > 0 && <Reports data={data} words={words} />}
    </>
  );
}

/** The stage, the list, and why. */
function Stands({ data, words }: { readonly data: Data; readonly words: Words }): JSX.Element {
  const place = usePlace();
  const { event, edition } = data;
  const { href, words: shared } = place;
  const newest = event.reports.findLast(({ state }) => state === 'accepted') ?? event.reports.at(-1);
  return (
    <Section title={words.stands}>
      <div class="prose">
        <p>
          {words.said[event.stage]} {event.official && words.official}
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
          {applied === null ? words.correctionWaits : words.correctedOn(place.format.month(applied))}
        </p>
      ))}
      <Facts
        facts={[
          [words.list, <ListOf key="list" event={event} words={words} place={place} />],
          ...(edition === null
            ? []
            : [
                [
                  words.edition,
                  <a
                    key="edition"
                    href={href(withQuery(`/regulations/${edition}`, { cadence: event.cadence }))}
                  >
                    {place.format.month(`${edition}-01`)}
                  </a>,
                ] as const,
              ]),
          [words.cadence, shared.cadences[event.cadence]],
          ...(newest === undefined
            ? []
            : ([
                [words.players, place.format.number(newest.players)],
                [words.games, place.format.number(newest.games)],
              ] as const)),
          ...(event.registered === null
            ? []
            : [[words.registered, <Day key="registered" date={event.registered.slice(0, 10)} />] as const]),
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
  place: { format, href },
}: {
  readonly event: EventView;
  readonly words: Words;
  readonly place: Place;
}): JSX.Element {
  if (stage === 'withdrawn') return <>{words.onNoList}</>;
  if (list === null) return <>{words.noList}</>;
  if (stage !== 'rated' && stage !== 'corrected') return <>{words.willBe(format.month(list))}</>;
  return <a href={href(`/lists/${list}/${cadence}`)}>{format.month(list)}</a>;
}
