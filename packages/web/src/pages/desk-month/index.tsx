import type { AdjustmentsView, CalendarItem, DeskView, JobView } from '@eloquence/api';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Do } from '../../desk/act.tsx';
import { Adjustments } from '../../desk/adjustments.tsx';
import { cadenceColumn } from '../../desk/columns.tsx';
import { DeskHead } from '../../desk/head.tsx';
import { JobProgress, JobTitle, useJob } from '../../desk/job.tsx';
import type { Page, ViewProps } from '../../page.ts';
import { Day } from '../../parts/figures.tsx';
import { Select } from '../../parts/form.tsx';
import { Empty, Section } from '../../parts/layout.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Table } from '../../parts/table.tsx';
import { type Place, withQuery } from '../../place.ts';
import { Decisions, Missing } from './reports.tsx';
import type { Words } from './words.en.ts';

interface Data extends DeskView {
  /** Of whole lists: only administrators set them, and see them. */
  readonly adjustments: AdjustmentsView['items'];
}

/** The officer's month: what closes when, what is missing, and the way to the next list. */
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

export type PartProps = ViewProps<Data, Words>;

function View({ data, words, place }: ViewProps<Data, Words>): JSX.Element {
  const months = [...Map.groupBy(data.calendar, ({ list }) => list)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const [next, ...later] = months;
  const isAdministrator = place.session?.role === 'administrator';
  const month = ([list, items]: (typeof months)[number]): JSX.Element => (
    <Month
      key={list}
      list={list}
      items={items}
      words={words}
      place={place}
      data={data}
      canWorkOut={isAdministrator}
      isNext={list === next?.[0]}
    />
  );
  return (
    <>
      <DeskHead words={words.desk} at="/desk/month" title={words.title} lead={words.lead} />
      {data.jobs.length > 0 && (
        <Section title={words.underWay}>
          {data.jobs.map((job) => (
            <UnderWay key={job.id} job={job} words={words} place={place} />
          ))}
        </Section>
      )}
      <Drafts data={data} words={words} place={place} />
      {months.length === 0 && (
        <Empty title={words.nothing}>
          <p>{words.nothingHint}</p>
          {isAdministrator && (
            <p>
              <a href={place.href('/desk/imports')}>{words.desk.pages['/desk/imports']}</a>
            </p>
          )}
        </Empty>
      )}
      {next !== undefined && month(next)}
      <Missing data={data} words={words} place={place} />
      <Decisions data={data} words={words} place={place} />
      {later.map(month)}
    </>
  );
}

function UnderWay({
  job: first,
  words,
  place,
}: Omit<PartProps, 'data'> & { readonly job: JobView }): JSX.Element {
  const { job, isLost } = useJob(first);
  return (
    <div>
      <p>
        <a href={place.href(`/desk/jobs/${job.id}`)}>
          <JobTitle job={job} words={words.desk} />
        </a>
      </p>
      <JobProgress job={job} isLost={isLost} words={words.desk} />
    </div>
  );
}

function Drafts({ data: { drafts }, words, place }: PartProps): JSX.Element | null {
  if (drafts.length === 0) return null;
  const { format, href, words: shared } = place;
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
  readonly canWorkOut: boolean;
  /** The one to be worked out first. */
  readonly isNext: boolean;
}

function Month({ list, items, data, words, place, canWorkOut, isNext }: MonthProps): JSX.Element {
  const { format, href } = place;
  const stateOf = ({ cadence, late, daysLeft }: CalendarItem): string => {
    if (data.drafts.some((draft) => draft.cadence === cadence && draft.date === list))
      return words.draftState;
    if (late) return words.lateState;
    return daysLeft < 0 ? words.closed : words.open;
  };
  const [earliest] = items.filter(({ daysLeft }) => daysLeft >= 0);
  const isLate = items.some(({ late }) => late);
  const adjustments = data.adjustments.filter(({ date }) => date === list);
  return (
    <Section
      title={words.listOf(format.month(list))}
      id={`list-${list}`}
      more={
        <span class="faint">
          {words.inForce} <Day date={list} />
        </span>
      }
    >
      {isLate && (
        <Notice kind="warning">
          <p>{words.late}</p>
        </Notice>
      )}
      <Table
        caption={words.tableOf(format.month(list))}
        isCaptionHidden
        columns={[
          cadenceColumn(place, words.cadence),
          {
            key: 'closing',
            head: words.closes,
            // The list says the year.
            cell: ({ closing, closingOfficial }) => (
              <>
                <time dateTime={closing}>{format.dayOfYear(closing)}</time>
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
          { key: 'state', head: words.state, cell: stateOf, wideOnly: true },
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
          <Adjustments items={adjustments} words={words.desk} after="/desk/month" isOfOneList />
        </>
      )}
      {canWorkOut && (
        <WorkOut
          list={list}
          items={items}
          words={words}
          place={place}
          early={earliest?.closing ?? null}
          isNext={isNext}
        />
      )}
    </Section>
  );
}

interface WorkOutProps {
  readonly list: string;
  readonly items: readonly CalendarItem[];
  readonly words: Words;
  readonly place: Place;
  readonly isNext: boolean;
  /** The closing day that has not passed yet; null: all have. */
  readonly early: string | null;
}

function WorkOut({ list, items, words, place, early, isNext }: WorkOutProps): JSX.Element {
  const { api, format, today, words: shared } = place;
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
          <Do label={words.tryOut} work={close(true)} />
          <Do label={words.workOut} kind="main" work={close(false)} />
        </div>
        <p class="field-hint">{words.tryHint}</p>
        <p class="field-hint">{words.workOutHint}</p>
      </div>
    </details>
  );
}
