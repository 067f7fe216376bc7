import type { JobView } from '@eloquence/api';
import type { Cadence } from '@eloquence/rating';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Notice } from '../parts/notice.tsx';
import { usePlace } from '../place.ts';
import { Moment } from './head.tsx';
import type { DeskWords } from './words.en.ts';

export const hasEnded = ({ state }: Pick<JobView, 'state'>): boolean =>
  state === 'done' || state === 'failed' || state === 'cancelled';

interface Followed {
  readonly job: JobView;
  /** Nothing more is heard of it: the session has ended, or the service has been gone for long. */
  readonly isLost: boolean;
}

/** A job as it is, followed until it has ended. The stream takes up by itself where the connection was lost. */
export function useJob(first: JobView): Followed {
  const { basePath, language } = usePlace();
  const [job, setJob] = useState(first);
  const [isLost, setLost] = useState(false);
  const { id } = first;
  useEffect(() => {
    if (hasEnded(first)) return;
    const stream = new EventSource(
      `${basePath}/api/v1/jobs/${encodeURIComponent(id)}/events?lang=${language}`,
    );
    stream.addEventListener('job', ({ data }) => {
      const next = JSON.parse(data) as JobView;
      setJob(next);
      if (hasEnded(next)) stream.close();
    });
    stream.addEventListener('open', () => setLost(false));
    stream.addEventListener('error', () => setLost(stream.readyState === EventSource.CLOSED));
    return () => stream.close();
  }, [id]);
  return { job, isLost };
}

interface JobProps {
  readonly job: JobView;
  readonly words: DeskWords;
}

/** What it is about: `Work out the list of November 2026 · Standard`. */
export function JobTitle({ job: { kind, options }, words }: JobProps): JSX.Element {
  const { format, words: shared } = usePlace();
  const text = (name: string): string | null => {
    const value = options[name];
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const [date, list, from, cadence] = [text('date'), text('list'), text('from'), text('cadence')];
  const day = date ?? list;
  type Said = Partial<Record<JobView['kind'], (month: string) => string>>;
  const [said, month] = from === null ? [words.work as Said, day] : [words.workFrom as Said, from];
  const more = [
    day !== null && kind === 'verify' && format.month(day),
    cadence !== null && shared.cadences[cadence as Cadence],
    options.dryRun === true && words.about.dryRun,
    kind === 'verify' && day === null && cadence === null && words.about.everything,
  ].filter((each) => each !== false);
  return (
    <>
      {(month !== null && said[kind]?.(format.month(month))) || words.kinds[kind]}
      {more.length > 0 && ` · ${more.join(' · ')}`}
    </>
  );
}

/** Several, each with how it stands and when it began. */
export function JobList({
  jobs,
  words,
}: {
  readonly jobs: readonly JobView[];
  readonly words: DeskWords;
}): JSX.Element {
  const { href } = usePlace();
  return (
    <ul>
      {jobs.map((job) => (
        <li key={job.id}>
          <a href={href(`/desk/jobs/${job.id}`)}>
            <JobTitle job={job} words={words} />
          </a>{' '}
          <span class="faint">
            · {words.states[job.state]} · <Moment at={job.created} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** How far it is; read out as it goes on. */
export function JobProgress({ job, isLost, words }: JobProps & Followed): JSX.Element {
  const { format, href } = usePlace();
  const { state, isCancelled, progress } = job;
  const { work, done, all } = progress;
  const name = words.works[work as keyof DeskWords['works']];
  const isKnown = state === 'running' && all > 0;
  // The bar of work that ends meanwhile leaves its place: nothing else moves.
  const [hasBar] = useState(!hasEnded(job));
  const label = isCancelled && !hasEnded(job) ? words.ending : words.states[state];
  return (
    <div class="job-progress">
      {hasBar && (
        <progress
          class={hasEnded(job) ? 'over' : undefined}
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
      {isLost && !hasEnded(job) && (
        <Notice kind="warning" title={words.lost}>
          <p>
            {words.lostHint} <a href={href(`/desk/jobs/${job.id}`)}>{words.lookAgain}</a>
          </p>
        </Notice>
      )}
    </div>
  );
}
