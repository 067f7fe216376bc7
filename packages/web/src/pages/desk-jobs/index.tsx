import type { JobsPage } from '@eloquence/api';
import type { Words } from '@eloquence/words/en/web/pages/desk-jobs';
import type { JSX } from 'preact';
import { Empty } from '../../components/layout.tsx';
import { Table } from '../../components/table.tsx';
import type { Page, ViewProps } from '../../core/page.ts';
import { withQuery } from '../../core/page-context.ts';
import { DateTime, DeskHead } from '../../desk/head.tsx';
import { JobTitle } from '../../desk/job.tsx';

export const page: Page<JobsPage, Words> = {
  needs: ['administrator'],
  indexed: false,
  load: ({ api, query }) => api.get('/jobs', { cursor: query.cursor }),
  title: (_data, words) => words.title,
  View,
};

function View({ data: { items, next }, words, context }: ViewProps<JobsPage, Words>): JSX.Element {
  const { href } = context;
  return (
    <>
      <DeskHead words={words.desk} at="/desk/jobs" title={words.title} lead={words.lead} />
      {items.length === 0 ? (
        <Empty title={words.none}>
          <p>{words.noneHint}</p>
        </Empty>
      ) : (
        <Table
          caption={words.caption}
          isCaptionHidden
          columns={[
            {
              key: 'work',
              head: words.work,
              cell: (job) => (
                <a href={href(`/desk/jobs/${job.id}`)}>
                  <JobTitle job={job} words={words.desk} />
                </a>
              ),
              isRowHead: true,
            },
            { key: 'state', head: words.state, cell: ({ state }) => words.desk.states[state] },
            { key: 'who', head: words.who, cell: ({ actor }) => actor, wideOnly: true },
            {
              key: 'when',
              head: words.when,
              cell: ({ created }) => <DateTime at={created} isShort />,
              wideOnly: true,
            },
          ]}
          rows={items}
          rowKey={({ id }) => id}
        />
      )}
      {next !== null && (
        <p>
          <a href={href(withQuery('/desk/jobs', { cursor: next }))} rel="next">
            {words.older} ›
          </a>
        </p>
      )}
    </>
  );
}
