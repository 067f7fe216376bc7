import type { Problem } from '@eloquence/api';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { usePageContext } from '../core/page-context.ts';
import { Notice, ProblemNotice, toProblem } from './notice.tsx';

/** Sends something; resolves to the path of the next page, or to undefined to stay on this one. */
export type SubmitAction = () => Promise<string | undefined>;

interface SubmitState {
  readonly isBusy: boolean;
  /** Of the last attempt. */
  readonly problem: Problem | null;
  /** Runs one action at a time. */
  readonly submit: (action: SubmitAction) => Promise<void>;
  readonly clearProblem: () => void;
}

/** Runs an action that changes data: tracks that it is busy, keeps its problem, opens the next page. */
export function useSubmit(): SubmitState {
  const { href } = usePageContext();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  // A second click may come before the button is rendered as disabled.
  const isRunning = useRef(false);
  const setRunning = (isNow: boolean): void => {
    isRunning.current = isNow;
    setBusy(isNow);
  };
  useEffect(() => {
    // The back/forward cache restores the page in its busy state.
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) setRunning(false);
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, []);
  const submit = async (action: SubmitAction): Promise<void> => {
    if (isRunning.current) return;
    setRunning(true);
    setProblem(null);
    try {
      const next = await action();
      // Busy until the next page has loaded.
      if (next === undefined) setRunning(false);
      else navigate(href(next));
    } catch (error) {
      setRunning(false);
      setProblem(toProblem(error));
    }
  };
  return { isBusy, problem, submit, clearProblem: () => setProblem(null) };
}

/** Opens a page of the site; reloads it if it is this one. */
function navigate(address: string): void {
  const { pathname, search } = location;
  if (address === `${pathname}${search}`) location.reload();
  else location.assign(address);
}

/** The data changed after the page was loaded. */
const CONFLICT_CODES: readonly string[] = [
  'nothing-to-decide',
  'nothing-to-reopen',
  'adjustment-not-set',
  'not-rejected',
  'changed-meanwhile',
  'event-rated',
  'event-withdrawn',
];

/** Why a change failed, and how to continue without losing the input. */
export function ProblemMessage({ problem }: { readonly problem: Problem }): JSX.Element {
  const { words, href, url } = usePageContext();
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
  if (CONFLICT_CODES.includes(problem.code)) {
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

/** Shown when JavaScript is off. */
export function NoScriptNotice(): JSX.Element {
  const { words } = usePageContext();
  return (
    <div class="without-script">
      <Notice kind="warning">
        <p>{words.trouble.needsScript}</p>
      </Notice>
    </div>
  );
}
