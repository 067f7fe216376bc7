import type { DifferencesView, JobView, ListItem } from '@eloquence/api';
import type { Words } from '@eloquence/words/en/web/pages/desk-imports';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { playerColumn } from '../../components/columns.tsx';
import { Field, Select } from '../../components/form.tsx';
import { Section } from '../../components/layout.tsx';
import { Table } from '../../components/table.tsx';
import { Rating } from '../../components/values.tsx';
import type { Page, ViewProps } from '../../core/page.ts';
import { type PageContext, withQuery } from '../../core/page-context.ts';
import { ConfirmWithReason } from '../../desk/confirm-dialog.tsx';
import { DeskHead } from '../../desk/head.tsx';
import { JobList } from '../../desk/job.tsx';
import { SubmitForm } from '../../desk/submit-form.tsx';

/** What can be accepted beforehand. */
const CONSENTS = ['dryRun', 'acceptLosses', 'force'] as const;
type Consent = (typeof CONSENTS)[number];

interface Data {
  readonly lists: readonly ListItem[];
  readonly jobs: readonly JobView[];
  /** Between two revisions of the selected list. */
  readonly differences: DifferencesView | null;
}

export const page: Page<Data, Words> = {
  needs: ['administrator'],
  indexed: false,
  async load({ api, query }) {
    const [{ items }, jobs] = await Promise.all([api.get('/lists'), api.get('/jobs', { limit: 100 })]);
    const lists = items.filter(({ source }) => source === 'imported');
    const selected = lists.find(({ date, cadence }) => date === query.date && cadence === query.cadence);
    const differences =
      selected === undefined
        ? null
        : await api.get('/lists/:cadence/:date/differences', {
            cadence: selected.cadence,
            date: selected.date,
          });
    return {
      lists,
      jobs: jobs.items.filter(({ kind }) => kind === 'import' || kind === 'undo'),
      differences,
    };
  },
  title: (_data, words) => words.title,
  View,
};

function View({ data, words, context }: ViewProps<Data, Words>): JSX.Element {
  const { api, today, words: shared } = context;
  const [isSending, setSending] = useState(false);
  const { jobs, differences } = data;
  return (
    <>
      <DeskHead words={words.desk} at="/desk/imports" title={words.title} lead={words.lead} />
      <Section title={words.take} id="take">
        <SubmitForm
          label={words.take}
          button={words.button}
          confirmation={words.ask}
          action={async ({ text, file }) => {
            const list = file('file');
            if (list === null) return undefined;
            const form = new FormData();
            form.append('file', list, list.name);
            setSending(true);
            try {
              const ticked = (name: Consent): object => (text(name) === '' ? {} : { [name]: true });
              const given = {
                ...{ date: text('date'), cadence: text('cadence'), name: list.name },
                ...{ duplicates: text('duplicates') },
                ...Object.assign({}, ...CONSENTS.map(ticked)),
              };
              const { id } = await api.send<JobView>('POST /office/lists/import', given, form);
              return `/desk/jobs/${id}`;
            } finally {
              setSending(false);
            }
          }}
        >
          <Field label={words.file} hint={words.fileHint} isRequired>
            {(control) => <input type="file" name="file" {...control} />}
          </Field>
          <Field label={words.date} hint={words.dateHint} isRequired>
            {(control) => <input type="date" name="date" max={today} {...control} />}
          </Field>
          <Select
            name="cadence"
            label={words.cadence}
            hint={words.cadenceHint}
            none={words.told}
            options={Object.entries(shared.cadences)}
          />
          <fieldset>
            <legend>{words.consent.legend}</legend>
            {CONSENTS.map((name) => (
              <label class="tick" key={name}>
                <input type="checkbox" name={name} />
                <span class="label-text">{words.consent[name]}</span>
              </label>
            ))}
            <Select
              name="duplicates"
              label={words.consent.duplicates}
              none={words.consent.ask}
              options={Object.entries(words.consent.rows)}
            />
          </fieldset>
          <p class="field-hint" role="status">
            {isSending && words.sending}
          </p>
        </SubmitForm>
      </Section>
      {differences !== null && <Differences differences={differences} words={words} context={context} />}
      <ImportedLists data={data} words={words} context={context} />
      {data.lists.length > 0 && (
        <div class="actions">
          <ConfirmWithReason
            label={words.undo.button}
            title={words.undo.title}
            confirm={words.undo.confirm}
            reasonLabel={words.undo.reason}
            reasonMissing={words.undo.reasonMissing}
            action={async (because) => {
              const { id } = await api.send<JobView>('POST /office/lists/import/undo', {}, { because });
              return `/desk/jobs/${id}`;
            }}
          >
            <p>{words.undo.text}</p>
          </ConfirmWithReason>
        </div>
      )}
      {jobs.length > 0 && (
        <Section title={words.jobs} id="jobs">
          <JobList jobs={jobs} words={words.desk} />
        </Section>
      )}
    </>
  );
}

interface PartProps {
  readonly words: Words;
  readonly context: PageContext;
}

function ImportedLists({
  data: { lists },
  words,
  context,
}: PartProps & { readonly data: Data }): JSX.Element {
  const { format, href, words: shared } = context;
  return (
    <Section title={words.earlier} id="earlier">
      {lists.length === 0 ? (
        <p class="faint">{words.earlierNone}</p>
      ) : (
        <Table
          caption={words.earlier}
          isCaptionHidden
          columns={[
            {
              key: 'list',
              head: shared.columns.list,
              cell: ({ date, cadence }) => (
                <a href={href(`/lists/${date}/${cadence}`)}>
                  {format.month(date)}, {shared.cadences[cadence]}
                </a>
              ),
              isRowHead: true,
            },
            {
              key: 'revisions',
              head: words.revisions,
              cell: ({ date, cadence, revisions }) =>
                revisions.length < 2 ? (
                  '–'
                ) : (
                  <a href={href(withQuery('/desk/imports', { date, cadence }))}>{words.compare}</a>
                ),
            },
            { key: 'rated', head: words.rated, cell: ({ rated }) => format.number(rated), align: 'end' },
          ]}
          rows={lists}
          rowKey={({ date, cadence }) => `${date}-${cadence}`}
        />
      )}
    </Section>
  );
}

function Differences({
  differences,
  words,
  context,
}: PartProps & { readonly differences: DifferencesView }): JSX.Element {
  const { format, words: shared } = context;
  const { items, count, date, cadence } = differences;
  const title = words.differences(`${format.month(date)}, ${shared.cadences[cadence]}`);
  return (
    <Section title={title} id="differences">
      {count === 0 ? (
        <p>{words.differNone}</p>
      ) : (
        <>
          <p class="faint">{words.more(format.number(count))}</p>
          <Table
            caption={title}
            isCaptionHidden
            columns={[
              playerColumn(context),
              {
                key: 'before',
                head: words.before,
                cell: ({ before }) => <Rating value={before?.rating ?? null} />,
                align: 'end',
              },
              {
                key: 'after',
                head: words.after,
                cell: ({ after }) => <Rating value={after?.rating ?? null} />,
                align: 'end',
              },
            ]}
            rows={items}
            rowKey={({ player }, index) => player?.id ?? String(index)}
          />
        </>
      )}
    </Section>
  );
}
