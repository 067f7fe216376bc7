import type { JobView } from '@eloquence/api';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Ask } from '../../desk/act.tsx';
import { DeskHead, Moment } from '../../desk/head.tsx';
import { hasEnded, JobProgress, JobTitle, useJob } from '../../desk/job.tsx';
import type { Page, ViewProps } from '../../page.ts';
import { Facts } from '../../parts/layout.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Imported } from './imported.tsx';
import { Closed, Dropped, Published, Replayed } from './lists.tsx';
import { named, spoken } from './spoken.ts';
import { Verified } from './verified.tsx';
import type { Words } from './words.en.ts';

/** One piece of long work: how far it is, and what came of it. */
export const page: Page<JobView, Words> = {
  needs: ['administrator'],
  indexed: false,
  load: async ({ api, params, language }) =>
    named(await spoken(await api.get('/jobs/:id', { id: params.id ?? '' }), language), api),
  title: ({ kind }, words) => words.desk.kinds[kind],
  View,
};

function View({ data, words, place }: ViewProps<JobView, Words>): JSX.Element {
  const { job, isLost } = useJob(data);
  const isOver = hasEnded(job);
  useEffect(() => {
    // What came of it is told by the server, in sentences.
    if (isOver && !hasEnded(data)) window.location.reload();
  }, [isOver]);
  const { id, actor, created, started, ended, attempts, error, state } = job;
  const { facts } = words;
  const end = async (): Promise<string> => {
    await place.api.send<JobView>('DELETE /jobs/:id', { id });
    return `/desk/jobs/${id}`;
  };
  return (
    <>
      <DeskHead
        words={words.desk}
        at="/desk/jobs"
        kind={words.kind}
        title={<JobTitle job={job} words={words.desk} />}
      >
        <a href={place.href('/desk/jobs')}>{words.all}</a>
      </DeskHead>
      <JobProgress job={job} isLost={isLost} words={words.desk} />
      {!hasEnded(job) && <p class="faint">{words.stays}</p>}
      {!hasEnded(job) && !job.isCancelled && (
        <div class="actions">
          <Ask label={words.end} title={words.endTitle} confirm={words.endConfirm} work={end}>
            <p>{words.endText}</p>
          </Ask>
        </div>
      )}
      {error !== null && (
        <Notice kind="error" title={words.failed}>
          <p>{error.message}</p>
          <p>{words.failedHint}</p>
        </Notice>
      )}
      {state === 'cancelled' && (
        <Notice kind="warning">
          <p>{words.cancelled}</p>
        </Notice>
      )}
      {hasEnded(data) && state === 'done' && <Result job={data} words={words} />}
      <Facts
        facts={[
          [facts.who, actor],
          [facts.when, <Moment key="created" at={created} isShort />],
          ...(started === null
            ? []
            : [[facts.started, <Moment key="started" at={started} isShort />] as const]),
          ...(ended === null ? [] : [[facts.ended, <Moment key="ended" at={ended} isShort />] as const]),
          ...(attempts > 1 ? [[facts.attempts, String(attempts)] as const] : []),
        ]}
      />
    </>
  );
}

function Result({ job, words }: { readonly job: JobView; readonly words: Words }): JSX.Element {
  const { kind, result } = job;
  if (result === null) {
    return (
      <Notice kind="done">
        <p>{words.doneBefore}</p>
      </Notice>
    );
  }
  switch (kind) {
    case 'close':
      return <Closed result={result as never} words={words} />;
    case 'publish':
      return <Published result={result as never} words={words} />;
    case 'replay':
      return <Replayed result={result as never} words={words} />;
    case 'drop':
      return <Dropped result={result as never} words={words} />;
    case 'verify':
      return <Verified result={result as never} words={words} />;
    case 'import':
      return <Imported result={result as never} words={words} />;
  }
}
