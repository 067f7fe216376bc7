import type { JobView } from '@eloquence/api';
import type { Words } from '@eloquence/words/en/web/pages/desk-job';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { fetchPlayerNames, type Names } from '../../components/fetch-names.ts';
import { Facts } from '../../components/layout.tsx';
import { Notice } from '../../components/notice.tsx';
import type { Page, ViewProps } from '../../core/page.ts';
import { usePageContext } from '../../core/page-context.ts';
import { ConfirmButton } from '../../desk/confirm-dialog.tsx';
import { DateTime, DeskHead } from '../../desk/head.tsx';
import { isFinished, JobProgress, JobTitle, useJob } from '../../desk/job.tsx';
import { Imported } from './imported.tsx';
import { Closed, Dropped, Published, Replayed } from './lists.tsx';
import { UndoneImport } from './undone-import.tsx';
import { Verified } from './verified.tsx';

interface Data {
  readonly job: JobView;
  /** Player names by ID: the result of a replay has only IDs. */
  readonly names: Names;
}

export const page: Page<Data, Words> = {
  needs: ['administrator'],
  indexed: false,
  load: async ({ api, params }) => {
    const job = await api.get('/jobs/:id', { id: params.id ?? '' });
    const replayed = job.kind === 'replay' ? (job.result ?? []) : [];
    const examples = replayed.flatMap(({ diff }) => [...diff.gains, ...diff.losses]);
    return {
      job,
      names: await fetchPlayerNames(
        api,
        examples.map(({ id }) => String(id)),
      ),
    };
  },
  title: ({ job: { kind } }, words) => words.desk.kinds[kind],
  View,
};

function View({ data, words, context }: ViewProps<Data, Words>): JSX.Element {
  const { job: loaded, names } = data;
  const { job, isDisconnected } = useJob(loaded);
  const isOver = isFinished(job);
  useEffect(() => {
    // The server renders the result.
    if (isOver && !isFinished(loaded)) window.location.reload();
  }, [isOver]);
  const { id, actor, created, started, ended, attempts, error, state } = job;
  const { facts } = words;
  const end = async (): Promise<string> => {
    await context.api.send<JobView>('DELETE /jobs/:id', { id });
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
        <a href={context.href('/desk/jobs')}>{words.all}</a>
      </DeskHead>
      <JobProgress job={job} isDisconnected={isDisconnected} words={words.desk} />
      {!isFinished(job) && <p class="faint">{words.stays}</p>}
      {!isFinished(job) && !job.isCancelled && (
        <div class="actions">
          <ConfirmButton label={words.end} title={words.endTitle} confirm={words.endConfirm} action={end}>
            <p>{words.endText}</p>
          </ConfirmButton>
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
      {isFinished(loaded) && state === 'done' && <Result job={loaded} names={names} words={words} />}
      <Facts
        facts={[
          [facts.who, actor],
          [facts.when, <DateTime key="created" at={created} isShort />],
          ...(started === null
            ? []
            : [[facts.started, <DateTime key="started" at={started} isShort />] as const]),
          ...(ended === null ? [] : [[facts.ended, <DateTime key="ended" at={ended} isShort />] as const]),
          ...(attempts > 1 ? [[facts.attempts, String(attempts)] as const] : []),
        ]}
      />
    </>
  );
}

/** A result with a page of its own. */
function Elsewhere({ at, text }: { readonly at: string; readonly text: string }): JSX.Element {
  const { href } = usePageContext();
  return (
    <Notice kind="done">
      <p>
        <a href={href(at)}>{text}</a>
      </p>
    </Notice>
  );
}

interface ResultProps {
  readonly job: JobView;
  readonly names: Names;
  readonly words: Words;
}

function Result({ job, names, words }: ResultProps): JSX.Element {
  if (job.result === null) {
    return (
      <Notice kind="done">
        <p>{words.doneBefore}</p>
      </Notice>
    );
  }
  switch (job.kind) {
    case 'close':
      return <Closed result={job.result} words={words} />;
    case 'publish':
      return <Published result={job.result} words={words} />;
    case 'replay':
      return <Replayed result={job.result} names={names} words={words} />;
    case 'drop':
      return <Dropped result={job.result} words={words} />;
    case 'verify':
      return <Verified result={job.result} words={words} />;
    case 'import':
      return <Imported result={job.result} words={words} />;
    case 'figures':
      return <Elsewhere at={`/desk/oversight?cadence=${job.result.cadence}`} text={words.figures} />;
    case 'scenario':
      return <Elsewhere at={`/desk/scenarios/${job.id}`} text={words.scenario} />;
    case 'undo':
      return <UndoneImport result={job.result} words={words} />;
  }
}
