import type { Words } from '@eloquence/words/en/web/pages/desk-event';
import type { JSX } from 'preact';
import { Findings } from '../../components/findings.tsx';
import { Empty, Facts, Section, Tabs } from '../../components/layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { Reasons } from '../../components/reasons.tsx';
import { RegistrationDay } from '../../components/registration-day.tsx';
import { Federation } from '../../components/values.tsx';
import type { Page, ViewProps } from '../../core/page.ts';
import { type PageContext, withQuery } from '../../core/page-context.ts';
import { DeskHead } from '../../desk/head.tsx';
import { ReportChanges } from '../../desk/report-changes.tsx';
import { ReportListing } from '../../desk/report-listing.tsx';
import { Decision } from './decision.tsx';
import { Differences } from './differences.tsx';
import { type Data, load, VIEWS } from './load.ts';
import { Registration } from './registration.tsx';
import { SubmitReport } from './submit-report.tsx';

export const page: Page<Data, Words> = {
  needs: 'account',
  indexed: false,
  load,
  title: ({ event }) => event.name,
  View,
};

function View({ data, words, context }: ViewProps<Data, Words>): JSX.Element {
  const { event, view, shown, before, done } = data;
  const { href, format, session } = context;
  const isOfficer = session?.role !== 'arbiter';
  const linkTo = (changes: Readonly<Record<string, string | null>>): string =>
    href(withQuery(context.url, { done: null, ...changes }));
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
      <Stage data={data} words={words} context={context} />
      <Decision data={data} words={words} />
      <Tabs
        label={words.views}
        tabs={tabs.map((each) => ({
          href: linkTo({ view: each === 'report' ? null : each }),
          label: words.tabs[each],
          isCurrent: each === view,
        }))}
      />
      {event.reports.length > 1 && view !== 'registration' && (
        <Versions data={data} words={words} context={context} linkTo={linkTo} />
      )}
      {view === 'report' && <Report data={data} words={words} context={context} />}
      {view === 'changes' &&
        (data.changes === null ? (
          <Empty title={words.gone}>
            <p>{words.goneHint}</p>
          </Empty>
        ) : (
          <ReportChanges rows={data.changes} before={data.changesBefore} words={words} />
        ))}
      {view === 'differences' && <Differences differences={data.differences} words={words} />}
      {view === 'registration' && <Registration data={data} words={words} />}
      {view === 'report' && <SubmitReport data={data} words={words} isOfficer={isOfficer} />}
      <p>
        <a href={href(`/events/${event.event}`)}>{words.publicPage}</a>
      </p>
    </>
  );
}

interface PartProps {
  readonly data: Data;
  readonly words: Words;
  readonly context: PageContext;
}

/** The stage of the event, with reasons and remarks. */
function Stage({ data: { event }, words, context }: PartProps): JSX.Element {
  const { format, words: shared } = context;
  const { stage, list, cadence, type, registered, reasons, because, appeal } = event;
  return (
    <>
      <p>
        <strong>{event.status}</strong>
      </p>
      <Facts
        facts={[
          [shared.columns.list, list === null ? '–' : format.month(list)],
          [words.form.cadence, shared.cadences[cadence]],
          [
            words.form.type,
            type === null ? words.form.typeOfReport : (words.types[type as keyof Words['types']] ?? type),
          ],
          [
            words.form.registered,
            registered === null ? (
              words.never
            ) : (
              <RegistrationDay key="registered" registered={registered} end={event.end} />
            ),
          ],
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
  readonly linkTo: (changes: Readonly<Record<string, string | null>>) => string;
}

function Versions({ data: { event, shown }, words, context, linkTo }: VersionsProps): JSX.Element {
  const newest = event.reports.at(-1)?.version;
  return (
    <nav class="versions" aria-label={words.versions}>
      <ul class="inline-list">
        {event.reports.map(({ version, received, state }) => (
          <li key={version}>
            <a
              href={linkTo({ version: version === newest ? null : String(version) })}
              aria-current={version === shown?.version ? 'true' : undefined}
            >
              {words.version(version)}
            </a>{' '}
            <span class="faint">
              {context.format.shortDate(received)}, {words.states[state]}
            </span>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Report({ data: { event, shown, excerpt }, words, context }: PartProps): JSX.Element {
  const { format } = context;
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
        <>
          <a
            href={`${context.basePath}/api/v1/office/events/${event.event}/reports/${report}/form?lang=${context.language}`}
          >
            {words.reportForm}
          </a>{' '}
          <a href={`${context.basePath}/api/v1/office/events/${event.event}/reports/${report}`} download>
            {words.download(format.bytes(size))}
          </a>
        </>
      }
    >
      <p class="faint">
        {words.desk.tasks.size(players, games, format.number)}
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
