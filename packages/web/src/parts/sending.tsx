import type { Problem } from '@eloquence/api';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { usePlace } from '../place.ts';
import { Notice, ProblemNotice, problemOf } from './notice.tsx';

/** What is done: it answers with the address to go on to, or with nothing where the page stays. */
export type Work = () => Promise<string | undefined>;

interface SendingState {
  readonly isBusy: boolean;
  /** What went wrong the last time; null: nothing. */
  readonly problem: Problem | null;
  /** Does something that changes data, once at a time; what was typed stays where it is when it fails. */
  readonly send: (work: Work) => Promise<void>;
  readonly forget: () => void;
}

/** Something is sent: it is under way, it has failed, or the page has gone on. */
export function useSending(): SendingState {
  const { href } = usePlace();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  // A second click may come before the button is drawn as busy.
  const isUnderWay = useRef(false);
  const setUnderWay = (is: boolean): void => {
    isUnderWay.current = is;
    setBusy(is);
  };
  useEffect(() => {
    // Browsers keep a page that was left as it was, and show it again to those who come back.
    const comeBack = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) setUnderWay(false);
    };
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);
  const send = async (work: Work): Promise<void> => {
    if (isUnderWay.current) return;
    setUnderWay(true);
    setProblem(null);
    try {
      const next = await work();
      // It stays busy until the other page is there.
      if (next === undefined) setUnderWay(false);
      else goTo(href(next));
    } catch (error) {
      setUnderWay(false);
      setProblem(problemOf(error));
    }
  };
  return { isBusy, problem, send, forget: () => setProblem(null) };
}

/** To an address of the site; where one is there already, it is fetched again. */
function goTo(address: string): void {
  const { pathname, search } = location;
  if (address === `${pathname}${search}`) location.reload();
  else location.assign(address);
}

/** What cannot be done because somebody else has done something since the page was opened. */
const MEANWHILE: readonly string[] = [
  'nothing-to-decide',
  'nothing-to-reopen',
  'adjustment-not-set',
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
