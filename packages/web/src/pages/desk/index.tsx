import type { DeskEvent, DeskView, OpenAppealItem, OpenCorrectionItem } from '@eloquence/api';
import type { Words } from '@eloquence/words/en/web/pages/desk';
import type { ComponentChildren, JSX } from 'preact';
import { Empty, Section } from '../../components/layout.tsx';
import { type Column, Table } from '../../components/table.tsx';
import { DateRange, DateText } from '../../components/values.tsx';
import type { Page, ViewProps } from '../../core/page.ts';
import type { PageContext } from '../../core/page-context.ts';
import { statusColumn } from '../../desk/columns.tsx';
import { EventSection, MissingReports, UndecidedReports } from '../../desk/event-sections.tsx';
import { DeskHead } from '../../desk/head.tsx';
import { JobList } from '../../desk/job.tsx';

/** Open tasks: decisions first, then missing reports, then future events. */
export const page: Page<DeskView, Words> = {
  needs: 'account',
  indexed: false,
  load: ({ api }) => api.get('/office/desk'),
  title: (_data, words) => words.title,
  View,
};

function View({ data: desk, words, context }: ViewProps<DeskView, Words>): JSX.Element {
  const { href, session } = context;
  const role = session?.role ?? 'arbiter';
  const waits = desk.open.count + desk.missing.count + desk.appeals.count + desk.corrections.count;
  return (
    <>
      <DeskHead
        words={words.desk}
        at="/desk"
        title={words.greeting(session?.name ?? '')}
        lead={words.leads[role]}
      >
        {role !== 'arbiter' && (
          <a class="button button-main" href={href('/desk/events/new')}>
            {words.register}
          </a>
        )}
        <a class="button" href={href('/desk/events')}>
          {words.allEvents}
        </a>
      </DeskHead>
      {waits === 0 && (
        <Empty title={words.nothing}>
          <p>{words.nothingHint}</p>
        </Empty>
      )}
      <UndecidedReports desk={desk} words={words.desk} />
      <MissingReports desk={desk} words={words.desk} />
      <Appeals desk={desk} words={words} context={context} />
      <Corrections desk={desk} words={words} context={context} />
      <Drafts desk={desk} words={words} context={context} />
      <Closings desk={desk} words={words} context={context} />
      <Coming desk={desk} words={words} context={context} />
    </>
  );
}

interface PartProps {
  readonly desk: DeskView;
  readonly words: Words;
  readonly context: PageContext;
}

function Appeals({ desk, words }: PartProps): JSX.Element | null {
  const columns: readonly Column<OpenAppealItem>[] = [
    { key: 'because', head: words.because, cell: ({ because }) => because ?? '–' },
    { key: 'until', head: words.until, cell: ({ until }) => <DateText date={until} isShort /> },
  ];
  return (
    <EventSection
      section={desk.appeals}
      title={words.appeals}
      lead={words.appealsLead}
      columns={columns}
      words={words.desk}
      all="/desk/events?stage=rejected"
    />
  );
}

function Corrections({ desk, words, context }: PartProps): JSX.Element | null {
  const columns: readonly Column<OpenCorrectionItem>[] = [
    { key: 'because', head: words.because, cell: ({ because }) => because ?? '–' },
    statusColumn(context, true),
  ];
  return (
    <EventSection
      section={desk.corrections}
      title={words.corrections}
      lead={words.correctionsLead}
      columns={columns}
      words={words.desk}
      all="/desk/events?stage=corrected"
    />
  );
}

function Coming({ desk, words, context }: PartProps): JSX.Element | null {
  const columns: readonly Column<DeskEvent>[] = [
    {
      key: 'days',
      head: words.days,
      noWrap: true,
      cell: ({ start, end }) => <DateRange from={start} to={end} />,
    },
    statusColumn(context, true),
  ];
  return (
    <EventSection
      section={desk.coming}
      title={words.coming}
      lead={words.comingLead}
      columns={columns}
      words={words.desk}
      all="/desk/events?stage=registered"
    />
  );
}

/** Drafts and running jobs, for administrators. */
function Drafts({ desk: { drafts, jobs }, words, context }: PartProps): JSX.Element | null {
  const { href, format } = context;
  if (drafts.length === 0 && jobs.length === 0) return null;
  return (
    <Section title={words.underWay}>
      <ul>
        {drafts.map(({ cadence, date, revision }) => (
          <li key={`${cadence} ${date} ${revision}`}>
            <a href={href(`/desk/lists/${date}?cadence=${cadence}`)}>
              {words.draft(context.words.cadences[cadence], format.month(date))}
            </a>
          </li>
        ))}
      </ul>
      {jobs.length > 0 && <JobList jobs={jobs} words={words.desk} />}
    </Section>
  );
}

function Closings({ desk: { calendar, today }, words, context }: PartProps): JSX.Element | null {
  const { format, href, words: shared, session } = context;
  // A late list without events needs no action.
  const lists = calendar
    .filter(({ late, registered, reported, accepted }) => !late || registered + reported + accepted > 0)
    .toSorted((a, b) => (a.list < b.list ? -1 : a.list > b.list ? 1 : 0));
  if (lists.length === 0 || session?.role === 'arbiter') return null;
  const number = (value: number): ComponentChildren => format.number(value);
  const columns: readonly Column<DeskView['calendar'][number]>[] = [
    {
      key: 'list',
      head: shared.columns.list,
      isRowHead: true,
      cell: ({ list, cadence }) => (
        <a href={href(`/desk/month#list-${list}`)}>
          {format.month(list)} · {shared.cadences[cadence]}
        </a>
      ),
    },
    {
      key: 'closing',
      head: words.closes,
      cell: ({ closing, late }) => (
        <span class={late ? 'due-late' : undefined}>
          <DateText date={closing} isShort />
          <span class="faint">{shared.aside(format.days(today, closing))}</span>
        </span>
      ),
    },
    {
      key: 'registered',
      head: words.withoutReport,
      align: 'end',
      wideOnly: true,
      cell: ({ registered }) => number(registered),
    },
    {
      key: 'reported',
      head: words.undecided,
      align: 'end',
      wideOnly: true,
      cell: ({ reported }) => number(reported),
    },
    { key: 'accepted', head: words.accepted, align: 'end', cell: ({ accepted }) => number(accepted) },
  ];
  return (
    <Section title={words.closings}>
      <p class="prose">{words.closingsLead}</p>
      <Table
        caption={words.closings}
        isCaptionHidden
        columns={columns}
        rows={lists}
        rowKey={({ cadence, list }) => `${cadence} ${list}`}
      />
    </Section>
  );
}
