import type { JobView, StatusView } from '@eloquence/api';
import type { Words } from '@eloquence/words/en/web/pages/desk-verify';
import type { JSX } from 'preact';
import { Select } from '../../components/form.tsx';
import { Facts, Section } from '../../components/layout.tsx';
import type { Page, ViewProps } from '../../core/page.ts';
import { DeskHead } from '../../desk/head.tsx';
import { JobList } from '../../desk/job.tsx';
import { SubmitForm } from '../../desk/submit-form.tsx';

interface Data {
  readonly status: Pick<StatusView, 'entries' | 'head'>;
  readonly dates: readonly string[];
  readonly jobs: readonly JobView[];
}

/** Recomputes published lists and compares them. */
export const page: Page<Data, Words> = {
  needs: ['administrator'],
  indexed: false,
  async load({ api }) {
    const [{ entries, head }, { items }, jobs] = await Promise.all([
      api.get('/office/status', {}),
      api.get('/lists'),
      api.get('/jobs', { limit: 100 }),
    ]);
    return {
      status: { entries, head },
      dates: [...new Set(items.map(({ date }) => date))],
      // Results are on the pages of the jobs.
      jobs: jobs.items.filter(({ kind }) => kind === 'verify').map((job) => ({ ...job, result: null })),
    };
  },
  title: (_data, words) => words.title,
  View,
};

function View({ data, words, context }: ViewProps<Data, Words>): JSX.Element {
  const { api, format, words: shared } = context;
  const { status, dates, jobs } = data;
  return (
    <>
      <DeskHead words={words.desk} at="/desk/verify" title={words.title} lead={words.lead} />
      <Facts
        facts={[
          [words.entries, format.number(status.entries)],
          [
            words.head,
            <code key="head" class="break-anywhere">
              {status.head ?? '–'}
            </code>,
          ],
        ]}
      />
      <Section title={words.start} id="start">
        <SubmitForm
          label={words.start}
          button={words.button}
          action={async ({ text }) => {
            const [list, cadence] = [text('list'), text('cadence')];
            const body = { ...(list !== '' && { list }), ...(cadence !== '' && { cadence }) };
            const { id } = await api.send<JobView>('POST /office/lists/verify', {}, body);
            return `/desk/jobs/${id}`;
          }}
        >
          <Select
            name="list"
            label={words.which}
            none={words.everything}
            options={dates.map((date) => [date, words.listOf(format.month(date))])}
          />
          <Select
            name="cadence"
            label={words.cadence}
            none={words.all}
            options={Object.entries(shared.cadences)}
          />
          <p class="field-hint">{words.hint}</p>
        </SubmitForm>
      </Section>
      <Section title={words.earlier} id="earlier">
        {jobs.length === 0 ? <p class="faint">{words.none}</p> : <JobList jobs={jobs} words={words.desk} />}
      </Section>
    </>
  );
}
