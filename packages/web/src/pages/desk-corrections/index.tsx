import type { DeskView, DraftItem, JobView, SummaryCorrection } from '@eloquence/api';
import { CADENCES, type Cadence } from '@eloquence/rating';
import type { Words } from '@eloquence/words/en/web/pages/desk-corrections';
import type { JSX } from 'preact';
import { playerColumn } from '../../components/columns.tsx';
import { fetchEventNames } from '../../components/fetch-names.ts';
import { Select } from '../../components/form.tsx';
import { Section } from '../../components/layout.tsx';
import { Table } from '../../components/table.tsx';
import { RatingChange } from '../../components/values.tsx';
import type { Page, ViewProps } from '../../core/page.ts';
import { eventColumn } from '../../desk/columns.tsx';
import { ConfirmButton } from '../../desk/confirm-dialog.tsx';
import { DateTime, DeskHead } from '../../desk/head.tsx';
import { JobTitle } from '../../desk/job.tsx';
import { SubmitForm } from '../../desk/submit-form.tsx';

interface Applied extends SummaryCorrection {
  readonly cadence: Cadence;
  readonly into: string;
  /** The name of the event. */
  readonly name: string;
}

interface Data {
  readonly pending: DeskView['corrections'];
  readonly applied: readonly Applied[];
  /** Draft revisions of published lists. */
  readonly revisions: readonly DraftItem[];
  /** Dates of computed lists, newest first. */
  readonly dates: readonly string[];
  readonly last: JobView | null;
}

/** Corrected reports, and replays of published lists. */
export const page: Page<Data, Words> = {
  needs: ['officer', 'administrator'],
  indexed: false,
  async load({ api, session }) {
    const [desk, { items }] = await Promise.all([api.get('/office/desk'), api.get('/lists')]);
    const computed = items.filter(({ source }) => source === 'computed');
    const newest = CADENCES.flatMap((cadence) => computed.find((list) => list.cadence === cadence) ?? []);
    const applied = await Promise.all(
      newest.map(async ({ cadence, date }) => {
        const { corrections } = await api.get('/lists/:cadence/:date/summary', { cadence, date });
        return corrections.map((each) => ({ ...each, cadence, into: date }));
      }),
    );
    const jobs = session?.role === 'administrator' ? (await api.get('/jobs', { limit: 100 })).items : [];
    const names = await fetchEventNames(
      api,
      applied.flat().map(({ event }) => event),
    );
    return {
      pending: desk.corrections,
      applied: applied.flat().map((each) => ({ ...each, name: names[each.event] ?? each.event })),
      revisions: desk.drafts.filter(({ revision }) => revision > 1),
      dates: [...new Set(computed.map(({ date }) => date))],
      last: jobs.find(({ kind }) => kind === 'replay') ?? null,
    };
  },
  title: (_data, words) => words.title,
  View,
};

type PartProps = ViewProps<Data, Words>;

function View(props: ViewProps<Data, Words>): JSX.Element {
  const { words, context } = props;
  const isAdministrator = context.session?.role === 'administrator';
  return (
    <>
      <DeskHead words={words.desk} at="/desk/corrections" title={words.title} lead={words.lead} />
      <Pending {...props} />
      <AppliedCorrections {...props} />
      {isAdministrator && <Revisions {...props} />}
      {isAdministrator && <Replay {...props} />}
    </>
  );
}

function Pending({ data: { pending }, words, context }: PartProps): JSX.Element {
  const { format, words: shared } = context;
  return (
    <Section title={words.pending} id="pending">
      {pending.count === 0 ? (
        <p class="faint">{words.pendingNone}</p>
      ) : (
        <Table
          caption={words.pending}
          isCaptionHidden
          columns={[
            eventColumn(context),
            {
              key: 'list',
              head: words.onList,
              cell: ({ list, cadence }) =>
                list === null ? '–' : `${format.month(list)}${format.comma}${shared.cadences[cadence]}`,
            },
            { key: 'because', head: words.because, cell: ({ because }) => because ?? '–', wideOnly: true },
          ]}
          rows={pending.items}
          rowKey={({ report }) => report}
        />
      )}
    </Section>
  );
}

function AppliedCorrections({ data: { applied }, words, context }: PartProps): JSX.Element {
  const { format, href, words: shared } = context;
  return (
    <Section title={words.applied} id="applied">
      {applied.length === 0 ? (
        <p class="faint">{words.appliedNone}</p>
      ) : (
        <Table
          caption={words.applied}
          isCaptionHidden
          columns={[
            playerColumn(context),
            {
              key: 'event',
              head: shared.columns.event,
              cell: ({ event, name }) => <a href={href(`/desk/events/${event}`)}>{name}</a>,
            },
            {
              key: 'list',
              head: words.onList,
              cell: ({ list, cadence }) =>
                `${format.shortMonth(list)}${format.comma}${shared.cadences[cadence]}`,
              wideOnly: true,
            },
            {
              key: 'into',
              head: shared.columns.list,
              cell: ({ into }) => format.shortMonth(into),
              wideOnly: true,
            },
            {
              key: 'change',
              head: shared.columns.change,
              cell: ({ change }) => <RatingChange value={change} />,
              align: 'end',
            },
          ]}
          rows={applied}
          rowKey={(_, index) => String(index)}
        />
      )}
    </Section>
  );
}

function Revisions({ data: { revisions, last }, words, context }: PartProps): JSX.Element | null {
  const { api, format, href, words: shared } = context;
  const [first] = revisions.map(({ date }) => date).toSorted();
  if (first === undefined) return null;
  return (
    <Section title={words.revisions} id="revisions">
      <p class="prose">{words.revisionsLead}</p>
      <ul>
        {revisions.map(({ cadence, date, revision }) => (
          <li key={`${date}-${cadence}`}>
            {format.month(date)}, {shared.cadences[cadence]}{' '}
            <span class="faint">({shared.revision(revision)})</span> ·{' '}
            <a href={href(`/desk/lists/${date}?cadence=${cadence}`)}>{words.look}</a>
          </li>
        ))}
      </ul>
      {last !== null && (
        <p>
          <a href={href(`/desk/jobs/${last.id}`)}>{words.compare}</a>
        </p>
      )}
      <div class="actions">
        <ConfirmButton
          label={words.publish}
          title={words.publishTitle}
          confirm={words.publishConfirm}
          kind="main"
          isIrreversible
          action={async () => {
            const body = { date: first, onwards: true };
            const { id } = await api.send<JobView>('POST /office/lists/publish', {}, body);
            return `/desk/jobs/${id}`;
          }}
        >
          <p>{words.publishText}</p>
        </ConfirmButton>
        <ConfirmButton
          label={words.drop}
          title={words.dropTitle}
          confirm={words.drop}
          action={async () => `/desk/jobs/${(await api.send<JobView>('POST /office/lists/drop', {}, {})).id}`}
        >
          <p>{words.dropText}</p>
        </ConfirmButton>
      </div>
    </Section>
  );
}

function Replay({ data: { dates, last }, words, context }: PartProps): JSX.Element {
  const { api, format, href } = context;
  return (
    <Section title={words.replay} id="replay">
      <p class="prose">{words.replayLead}</p>
      {dates.length === 0 ? (
        <p class="faint">{words.replayNone}</p>
      ) : (
        <SubmitForm
          label={words.replay}
          button={words.replayButton}
          kind="plain"
          action={async ({ text }) => {
            const { id } = await api.send<JobView>('POST /office/lists/replay', {}, { from: text('from') });
            return `/desk/jobs/${id}`;
          }}
        >
          <Select name="from" label={words.from} options={dates.map((date) => [date, format.month(date)])} />
        </SubmitForm>
      )}
      {last !== null && (
        <p class="faint">
          {words.last} · <DateTime at={last.created} /> ·{' '}
          <a href={href(`/desk/jobs/${last.id}`)}>
            <JobTitle job={last} words={words.desk} />
          </a>{' '}
          · {words.desk.states[last.state]}
        </p>
      )}
    </Section>
  );
}
