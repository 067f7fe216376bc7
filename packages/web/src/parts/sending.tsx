import type { Problem } from '@eloquence/api';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { usePlace } from '../place.ts';
import { Notice, ProblemNotice, problemOf } from './notice.tsx';

interface SendingState {
  readonly isBusy: boolean;
  /** What went wrong the last time; null: nothing. */
  readonly problem: Problem | null;
  /** Does something that changes data; what was typed stays where it is when it fails. */
  readonly send: (work: () => Promise<void>) => Promise<boolean>;
  readonly forget: () => void;
}

/** Something is sent: it is under way, it has failed, or the page has gone on. */
export function useSending(): SendingState {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const send = async (work: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
      return true;
    } catch (error) {
      setProblem(problemOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problem, send, forget: () => setProblem(null) };
}

/** What cannot be done because somebody else has done something since the page was opened. */
const MEANWHILE: readonly string[] = [
  'nothing-to-decide',
  'not-rejected',
  'changed-meanwhile',
  'event-rated',
  'event-withdrawn',
];

/** What went wrong with a change, and how to go on without losing what was typed. */
export function Trouble({ problem }: { readonly problem: Problem }): JSX.Element {
  const { words, href, url } = usePlace();
  const { trouble } = words;
  if (problem.code === 'sign-in-needed') {
    return (
      <Notice kind="error" title={trouble.endedTitle}>
        <p>{trouble.ended}</p>
        <p>
          <a href={href('/sign-in')} target="_blank" rel="noopener">
            {trouble.signIn}
          </a>
        </p>
      </Notice>
    );
  }
  if (MEANWHILE.includes(problem.code)) {
    return (
      <Notice kind="error" title={trouble.meanwhile}>
        <p>{problem.detail}</p>
        <p>
          <a href={href(url)}>{trouble.asItStands}</a>
        </p>
      </Notice>
    );
  }
  return <ProblemNotice problem={problem} />;
}

/** Where something can be done with script only. */
export function WithoutScript(): JSX.Element {
  const { words } = usePlace();
  return (
    <div class="without-script">
      <Notice kind="warning">
        <p>{words.trouble.needsScript}</p>
      </Notice>
    </div>
  );
}
