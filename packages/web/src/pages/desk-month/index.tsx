import type { AdjustmentsView, CalendarItem, DeskView, JobView } from '@eloquence/api';
import type { Words } from '@eloquence/words/en/web/pages/desk-month';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Select } from '../../components/form.tsx';
import { Empty, Section } from '../../components/layout.tsx';
import { Table } from '../../components/table.tsx';
import { DateText } from '../../components/values.tsx';
import type { Page, ViewProps } from '../../core/page.ts';
import { type PageContext, withQuery } from '../../core/page-context.ts';
import { ActionButton } from '../../desk/action-button.tsx';
import { Adjustments } from '../../desk/adjustments.tsx';
import { cadenceColumn } from '../../desk/columns.tsx';
import { MissingReports, UndecidedReports } from '../../desk/event-sections.tsx';
import { DeskHead } from '../../desk/head.tsx';
import { JobProgress, JobTitle, useJob } from '../../desk/job.tsx';

interface Data extends DeskView {
  /** Only for administrators. */
  readonly adjustments: AdjustmentsView['items'];
}

/** Deadlines, missing reports and the next lists. */
export const page: Page<Data, Words> = {
  needs: ['officer', 'administrator'],
  indexed: false,
  async load({ api, session }) {
    const isAdministrator = session?.role === 'administrator';
    const [desk, { items }] = await Promise.all([
      api.get('/office/desk'),
      isAdministrator ? api.get('/office/adjustments') : { items: [] },
    ]);
    return { ...desk, adjustments: items };
  },
  title: (_data, words) => words.title,
  View,
};

type PartProps = ViewProps<Data, Words>;

function View({ data, words, context }: ViewProps<Data, Words>): JSX.Element {
  const months = [...Map.groupBy(data.calendar, ({ list }) => list)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const [next, ...later] = months;
  const isAdministrator = context.session?.role === 'administrator';
  const month = ([list, items]: (typeof months)[number]): JSX.Element => (
    <Month
      key={list}
      list={list}
      items={items}
      words={words}
      context={context}
      data={data}
      canCompute={isAdministrator}
      isNext={list === next?.[0]}
    />
  );
  return (
    <>
      <DeskHead words={words.desk} at="/desk/month" title={words.title} lead={words.lead} />
      {data.jobs.length > 0 && (
        <Section title={words.underWay}>
          {data.jobs.map((job) => (
            <RunningJob key={job.id} job={job} words={words} context={context} />
          ))}
        </Section>
      )}
      <Drafts data={data} words={words} context={context} />
      {months.length === 0 && (
        <Empty title={words.nothing}>
          <p>{words.nothingHint}</p>
          {isAdministrator && (
            <p>
              <a href={context.href('/desk/imports')}>{words.desk.pages['/desk/imports']}</a>
            </p>
          )}
        </Empty>
      )}
      {next !== undefined && month(next)}
      <MissingReports desk={data} words={words.desk} isNoneShown />
      <UndecidedReports desk={data} words={words.desk} isNoneShown />
      {later.map(month)}
    </>
  );
}

function RunningJob({
  job: first,
  words,
  context,
}: Omit<PartProps, 'data'> & { readonly job: JobView }): JSX.Element {
  const { job, isDisconnected } = useJob(first);
  return (
    <div>
      <p>
        <a href={context.href(`/desk/jobs/${job.id}`)}>
          <JobTitle job={job} words={words.desk} />
        </a>
      </p>
      <JobProgress job={job} isDisconnected={isDisconnected} words={words.desk} />
    </div>
  );
}

function Drafts({ data: { drafts }, words, context }: PartProps): JSX.Element | null {
  if (drafts.length === 0) return null;
  const { format, href, words: shared } = context;
  return (
    <Section title={words.drafts} id="drafts">
      <p class="prose">{words.draftsLead}</p>
      <ul>
        {drafts.map(({ cadence, date, revision }) => (
          <li key={`${date}-${cadence}-${revision}`}>
            {words.draftOf(shared.cadences[cadence], format.month(date))}{' '}
            <span class="faint">({shared.revision(revision)})</span>
            {' · '}
            <a href={href(`/desk/lists/${date}?cadence=${cadence}`)}>{words.look}</a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface MonthProps extends PartProps {
  readonly list: string;
  readonly items: readonly CalendarItem[];
  readonly canCompute: boolean;
  /** The next list to compute. */
  readonly isNext: boolean;
}

function Month({ list, items, data, words, context, canCompute, isNext }: MonthProps): JSX.Element {
  const { format, href } = context;
  const stateOf = ({ cadence, late, daysLeft }: CalendarItem): string => {
    if (data.drafts.some((draft) => draft.cadence === cadence && draft.date === list))
      return words.draftState;
    if (late) return words.lateState;
    return daysLeft < 0 ? words.closed : words.open;
  };
  const [earliest] = items.filter(({ daysLeft }) => daysLeft >= 0);
  const adjustments = data.adjustments.filter(({ date }) => date === list);
  return (
    <Section
      title={words.listOf(format.month(list))}
      id={`list-${list}`}
      more={
        <span class="faint">
          {words.inForce} <DateText date={list} />
        </span>
      }
    >
      <Table
        caption={words.tableOf(format.month(list))}
        isCaptionHidden
        columns={[
          cadenceColumn(context, words.cadence),
          {
            key: 'closing',
            head: words.closes,
            // The heading has the year.
            cell: ({ closing, closingOfficial, late }) => (
              <>
                <time dateTime={closing} class={late ? 'due-late' : undefined}>
                  {format.dayOfYear(closing)}
                </time>
                {closingOfficial !== null && closingOfficial !== closing && (
                  <span class="faint wide-only">
                    {' '}
                    ({words.official}{' '}
                    <time dateTime={closingOfficial}>{format.dayOfYear(closingOfficial)}</time>)
                  </span>
                )}
              </>
            ),
          },
          {
            key: 'state',
            head: words.state,
            cell: (item) => <span class={item.late ? 'due-late' : undefined}>{stateOf(item)}</span>,
            wideOnly: true,
          },
          {
            key: 'edition',
            head: words.edition,
            cell: ({ edition, cadence }) => (
              <a href={href(withQuery(`/regulations/${edition}`, { cadence }))}>{format.editions(edition)}</a>
            ),
            wideOnly: true,
          },
          {
            key: 'registered',
            head: words.registered,
            cell: ({ registered }) => format.number(registered),
            align: 'end',
          },
          {
            key: 'reported',
            head: words.reported,
            cell: ({ reported }) => format.number(reported),
            align: 'end',
          },
          {
            key: 'accepted',
            head: words.accepted,
            cell: ({ accepted }) => format.number(accepted),
            align: 'end',
          },
        ]}
        rows={items}
        rowKey={({ cadence }) => cadence}
      />
      {adjustments.length > 0 && (
        <>
          <h3>{words.desk.adjustments.ofList}</h3>
          <Adjustments items={adjustments} words={words.desk} next="/desk/month" isOfOneList />
        </>
      )}
      {canCompute && (
        <ComputeList
          list={list}
          items={items}
          words={words}
          context={context}
          early={earliest?.closing ?? null}
          isNext={isNext}
        />
      )}
    </Section>
  );
}

interface ComputeListProps {
  readonly list: string;
  readonly items: readonly CalendarItem[];
  readonly words: Words;
  readonly context: PageContext;
  readonly isNext: boolean;
  /** The next closing date; null: all have passed. */
  readonly early: string | null;
}

function ComputeList({ list, items, words, context, early, isNext }: ComputeListProps): JSX.Element {
  const { api, format, today, words: shared } = context;
  const [cadence, setCadence] = useState('');
  const close = (dryRun: boolean) => async (): Promise<string> => {
    const body = { date: list, dryRun, ...(cadence !== '' && { cadence }) };
    const { id } = await api.send<JobView>('POST /office/lists/close', {}, body);
    return `/desk/jobs/${id}`;
  };
  const month = format.month(list);
  return (
    <details class="needs-script" open={isNext}>
      <summary>{words.actionsOf(month)}</summary>
      <div class="form">
        {early !== null && <p class="faint">{words.early(format.days(today, early))}</p>}
        <Select
          label={words.cadence}
          value={cadence}
          none={words.all}
          options={items.map((item) => [item.cadence, shared.cadences[item.cadence]])}
          onChange={setCadence}
        />
        <div class="actions">
          <ActionButton label={words.tryOut} action={close(true)} />
          <ActionButton label={words.workOut} kind="main" action={close(false)} />
        </div>
        <p class="field-hint">{words.tryHint}</p>
        <p class="field-hint">{words.workOutHint}</p>
      </div>
    </details>
  );
}
