import type { JobView } from '@eloquence/api';
import type { Cadence } from '@eloquence/rating';
import type { DeskWords } from '@eloquence/words/en/web/desk';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Notice } from '../components/notice.tsx';
import { usePageContext } from '../core/page-context.ts';
import { DateTime } from './head.tsx';

export const isFinished = ({ state }: Pick<JobView, 'state'>): boolean =>
  state === 'done' || state === 'failed' || state === 'cancelled';

interface JobStatus {
  readonly job: JobView;
  /** The stream is closed: the session has ended, or the server is down. */
  readonly isDisconnected: boolean;
}

/** Follows a job until it ends; `EventSource` reconnects by itself. */
export function useJob(first: JobView): JobStatus {
  const { basePath, language } = usePageContext();
  const [job, setJob] = useState(first);
  const [isDisconnected, setDisconnected] = useState(false);
  const { id } = first;
  useEffect(() => {
    if (isFinished(first)) return;
    const stream = new EventSource(
      `${basePath}/api/v1/jobs/${encodeURIComponent(id)}/events?lang=${language}`,
    );
    stream.addEventListener('job', ({ data }) => {
      const next = JSON.parse(data) as JobView;
      setJob(next);
      if (isFinished(next)) stream.close();
    });
    stream.addEventListener('open', () => setDisconnected(false));
    stream.addEventListener('error', () => setDisconnected(stream.readyState === EventSource.CLOSED));
    return () => stream.close();
  }, [id]);
  return { job, isDisconnected };
}

interface JobProps {
  readonly job: JobView;
  readonly words: DeskWords;
}

/** `Compute the list of November 2026 · Standard`. */
export function JobTitle({ job: { kind, options }, words }: JobProps): JSX.Element {
  const { format, words: shared } = usePageContext();
  const text = (name: string): string | null => {
    const value = options[name];
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const [date, list, from, cadence] = [text('date'), text('list'), text('from'), text('cadence')];
  const day = date ?? list;
  type Titles = Partial<Record<JobView['kind'], (month: string) => string>>;
  const [titles, month] = from === null ? [words.work as Titles, day] : [words.workFrom as Titles, from];
  const more = [
    day !== null && kind === 'verify' && format.month(day),
    cadence !== null && shared.cadences[cadence as Cadence],
    options.dryRun === true && words.about.dryRun,
    kind === 'verify' && day === null && cadence === null && words.about.everything,
  ].filter((each) => each !== false);
  return (
    <>
      {(month !== null && titles[kind]?.(format.month(month))) || words.kinds[kind]}
      {more.length > 0 && ` · ${more.join(' · ')}`}
    </>
  );
}

export function JobList({
  jobs,
  words,
}: {
  readonly jobs: readonly JobView[];
  readonly words: DeskWords;
}): JSX.Element {
  const { href } = usePageContext();
  return (
    <ul>
      {jobs.map((job) => (
        <li key={job.id}>
          <a href={href(`/desk/jobs/${job.id}`)}>
            <JobTitle job={job} words={words} />
          </a>{' '}
          <span class="faint">
            · {words.states[job.state]} · <DateTime at={job.created} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The progress of a job, announced to screen readers. */
export function JobProgress({ job, isDisconnected, words }: JobProps & JobStatus): JSX.Element {
  const { format, href } = usePageContext();
  const { state, isCancelled, progress } = job;
  const { work, done, all } = progress;
  const name = words.works[work as keyof DeskWords['works']];
  const isKnown = state === 'running' && all > 0;
  // The bar of a job that ends stays in the layout, so that nothing moves.
  const [hasBar] = useState(!isFinished(job));
  const label = isCancelled && !isFinished(job) ? words.ending : words.states[state];
  return (
    <div class="job-progress">
      {hasBar && (
        <progress
          class={isFinished(job) ? 'over' : undefined}
          aria-label={label}
          value={isKnown ? done : undefined}
          max={isKnown ? all : undefined}
        />
      )}
      <p role="status">
        {label}
        {state === 'running' && name !== undefined && <span class="faint"> · {name}</span>}
        {state === 'running' && (all > 0 || done > 0) && (
          <span class="faint">
            {' · '}
            {all > 0
              ? words.progress(format.number(done), format.number(all))
              : words.rows(format.number(done))}
          </span>
        )}
      </p>
      {isDisconnected && !isFinished(job) && (
        <Notice kind="warning" title={words.lost}>
          <p>
            {words.lostHint} <a href={href(`/desk/jobs/${job.id}`)}>{words.lookAgain}</a>
          </p>
        </Notice>
      )}
    </div>
  );
}
