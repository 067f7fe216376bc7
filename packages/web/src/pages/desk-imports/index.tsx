import type { DifferencesView, JobView, ListItem } from '@eloquence/api';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { SendForm } from '../../desk/act.tsx';
import { DeskHead } from '../../desk/head.tsx';
import { JobList } from '../../desk/job.tsx';
import type { Page, ViewProps } from '../../page.ts';
import { playerColumn } from '../../parts/columns.tsx';
import { Rating } from '../../parts/figures.tsx';
import { Field, Select } from '../../parts/form.tsx';
import { Section } from '../../parts/layout.tsx';
import { Table } from '../../parts/table.tsx';
import { type Place, withQuery } from '../../place.ts';
import type { Words } from './words.en.ts';

interface Data {
  readonly lists: readonly ListItem[];
  readonly jobs: readonly JobView[];
  /** Two revisions of a list, where that was asked for. */
  readonly differences: DifferencesView | null;
}

/** Lists that others have published. */
export const page: Page<Data, Words> = {
  needs: ['administrator'],
  indexed: false,
  async load({ api, query }) {
    const [{ items }, jobs] = await Promise.all([api.get('/lists'), api.get('/jobs', { limit: 100 })]);
    const lists = items.filter(({ source }) => source === 'imported');
    const asked = lists.find(({ date, cadence }) => date === query.date && cadence === query.cadence);
    const differences =
      asked === undefined
        ? null
        : await api.get('/lists/:cadence/:date/differences', { cadence: asked.cadence, date: asked.date });
    return { lists, jobs: jobs.items.filter(({ kind }) => kind === 'import'), differences };
  },
  title: (_data, words) => words.title,
  View,
};

function View({ data, words, place }: ViewProps<Data, Words>): JSX.Element {
  const { api, today, words: shared } = place;
  const [isSending, setSending] = useState(false);
  const { jobs, differences } = data;
  return (
    <>
      <DeskHead words={words.desk} at="/desk/imports" title={words.title} lead={words.lead} />
      <Section title={words.take} id="take">
        <SendForm
          label={words.take}
          button={words.button}
          ask={words.ask}
          work={async ({ text, file }) => {
            const list = file('file');
            if (list === null) return undefined;
            const form = new FormData();
            form.append('file', list, list.name);
            setSending(true);
            try {
              const given = { date: text('date'), cadence: text('cadence'), name: list.name };
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
          <p class="field-hint" role="status">
            {isSending && words.sending}
          </p>
        </SendForm>
      </Section>
      {differences !== null && <Differences differences={differences} words={words} place={place} />}
      <Earlier data={data} words={words} place={place} />
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
  readonly place: Place;
}

function Earlier({ data: { lists }, words, place }: PartProps & { readonly data: Data }): JSX.Element {
  const { format, href, words: shared } = place;
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
  place,
}: PartProps & { readonly differences: DifferencesView }): JSX.Element {
  const { format, words: shared } = place;
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
              playerColumn(place),
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
