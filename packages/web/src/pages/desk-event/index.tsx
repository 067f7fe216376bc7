import type { JSX } from 'preact';
import { DeskHead } from '../../desk/head.tsx';
import { ReportChanges } from '../../desk/report-changes.tsx';
import { ReportListing } from '../../desk/report-listing.tsx';
import type { Page, ViewProps } from '../../page.ts';
import { Federation } from '../../parts/figures.tsx';
import { Findings } from '../../parts/findings.tsx';
import { Empty, Facts, Section, Tabs } from '../../parts/layout.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Reasons } from '../../parts/sentence.tsx';
import { type Place, withQuery } from '../../place.ts';
import { Decision } from './decision.tsx';
import { Differences } from './differences.tsx';
import { HandIn } from './hand-in.tsx';
import { type Data, load, VIEWS } from './load.ts';
import { Registration } from './registration.tsx';
import type { Words } from './words.en.ts';

/** An event at the desk: its report with what was found beside the lines, what it changes, and what is decided. */
export const page: Page<Data, Words> = {
  needs: 'account',
  indexed: false,
  load,
  title: ({ event }) => event.name,
  View,
};

function View({ data, words, place }: ViewProps<Data, Words>): JSX.Element {
  const { event, view, shown, before, done } = data;
  const { href, format, session } = place;
  const isOfficer = session?.role !== 'arbiter';
  const address = (changes: Readonly<Record<string, string | null>>): string =>
    href(withQuery(place.url, { done: null, ...changes }));
  const tabs = VIEWS.filter(
    (each) => (each !== 'changes' || shown !== null) && (each !== 'differences' || before !== null),
  );
  const where = [event.city, event.federation].filter(Boolean).join(', ');
  return (
    <>
      <DeskHead
        words={words.desk}
        at="/desk/events"
        title={event.name}
        lead={[where, format.range(event.start, event.end)].filter(Boolean).join(' · ')}
      />
      {done !== null && (
        <Notice kind="done" title={words.done[done].title}>
          <p>{words.done[done].next}</p>
        </Notice>
      )}
      <Standing data={data} words={words} place={place} />
      <Decision data={data} words={words} />
      <Tabs
        label={words.views}
        tabs={tabs.map((each) => ({
          href: address({ view: each === 'report' ? null : each }),
          label: words.tabs[each],
          isCurrent: each === view,
        }))}
      />
      {event.reports.length > 1 && view !== 'registration' && (
        <Versions data={data} words={words} place={place} address={address} />
      )}
      {view === 'report' && <Report data={data} words={words} place={place} />}
      {view === 'changes' &&
        (data.gains === null ? (
          <Empty title={words.gone}>
            <p>{words.goneHint}</p>
          </Empty>
        ) : (
          <ReportChanges gains={data.gains} before={data.gainsBefore} words={words} />
        ))}
      {view === 'differences' && <Differences differences={data.differences} words={words} />}
      {view === 'registration' && <Registration data={data} words={words} />}
      {view === 'report' && <HandIn data={data} words={words} isOfficer={isOfficer} />}
      <p>
        <a href={href(`/events/${event.event}`)}>{words.publicPage}</a>
      </p>
    </>
  );
}

interface PartProps {
  readonly data: Data;
  readonly words: Words;
  readonly place: Place;
}

/** Where the event stands, why, and what was said about it. */
function Standing({ data: { event }, words, place }: PartProps): JSX.Element {
  const { format, words: shared } = place;
  const { stage, list, cadence, type, registered, reasons, because, appeal } = event;
  return (
    <>
      <Facts
        facts={[
          [words.stage, words.stages[stage]],
          [shared.columns.list, list === null ? '–' : format.month(list)],
          [words.form.cadence, shared.cadences[cadence]],
          [
            words.form.type,
            type === null ? words.form.typeOfReport : (words.types[type as keyof Words['types']] ?? type),
          ],
          [words.form.registered, registered === null ? words.never : format.date(registered)],
          [shared.columns.federation, <Federation key="federation" code={event.federation} />],
        ]}
      />
      {appeal !== null && (
        <Notice kind="warning" title={words.appealOf}>
          <p>{appeal}</p>
        </Notice>
      )}
      {because !== null && (
        <Notice title={words.saidWhen[stage as keyof Words['saidWhen']] ?? words.said}>
          <p>{because}</p>
        </Notice>
      )}
      <div class="prose">
        <Reasons reasons={reasons} />
      </div>
    </>
  );
}

interface VersionsProps extends PartProps {
  readonly address: (changes: Readonly<Record<string, string | null>>) => string;
}

function Versions({ data: { event, shown }, words, place, address }: VersionsProps): JSX.Element {
  const newest = event.reports.at(-1)?.version;
  return (
    <nav class="versions" aria-label={words.versions}>
      <ul class="inline-list">
        {event.reports.map(({ version, submitted, state }) => (
          <li key={version}>
            <a
              href={address({ version: version === newest ? null : String(version) })}
              aria-current={version === shown?.version ? 'true' : undefined}
            >
              {words.version(version)}
            </a>{' '}
            <span class="faint">
              {place.format.shortDate(submitted.slice(0, 10))}, {words.states[state]}
            </span>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Report({ data: { event, shown, excerpt }, words, place }: PartProps): JSX.Element {
  const { format } = place;
  if (shown === null) {
    return (
      <Empty title={words.noReport}>
        <p>{words.noReportHint}</p>
      </Empty>
    );
  }
  const { version, players, games, rounds, size, report, findings } = shown;
  return (
    <Section
      title={words.version(version)}
      more={
        <a href={`${place.basePath}/api/v1/office/events/${event.event}/reports/${report}`} download>
          {words.download(format.bytes(size))}
        </a>
      }
    >
      <p class="faint">
        {words.size(format.number(players), format.number(games))}
        {rounds !== null && ` · ${words.rounds(rounds.from, rounds.to)}`}
      </p>
      {excerpt === null ? (
        <>
          <p>{words.goneHint}</p>
          <Findings findings={findings} />
        </>
      ) : (
        <ReportListing excerpt={excerpt} findings={findings} words={words} />
      )}
    </Section>
  );
}
