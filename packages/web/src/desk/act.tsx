import type { Problem } from '@eloquence/api';
import type { ComponentChildren, JSX, TargetedSubmitEvent } from 'preact';
import { useState } from 'preact/hooks';
import { Button, Dialog } from '../parts/form.tsx';
import { ProblemNotice, problemOf } from '../parts/notice.tsx';
import { usePlace } from '../place.ts';

/** What is done: it answers with the address to go on to, or with nothing where the page stays. */
export type Work = () => Promise<string | undefined>;

export interface Acting {
  readonly isBusy: boolean;
  readonly problem: Problem | null;
  readonly act: (work: Work) => Promise<void>;
}

/** Does something that changes data, once at a time, and keeps what went wrong. */
export function useAct(): Acting {
  const { href } = usePlace();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const act = async (work: Work): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    try {
      const next = await work();
      if (next !== undefined) {
        // It stays busy until the other page is there.
        go(href(next));
        return;
      }
    } catch (error) {
      setProblem(problemOf(error));
    }
    setBusy(false);
  };
  return { isBusy, problem, act };
}

/** To an address of the site; where one is there already, it is fetched again. */
function go(address: string): void {
  const { pathname, search } = window.location;
  if (address === `${pathname}${search}`) window.location.reload();
  else window.location.assign(address);
}

interface AskProps {
  /** On the button. */
  readonly label: string;
  /** The question. */
  readonly title: string;
  /** What happens then. */
  readonly children: ComponentChildren;
  readonly confirm: string;
  readonly kind?: 'main' | 'plain' | 'final';
  readonly work: Work;
}

/** A button that asks once, clearly, before it does what it says. */
export function Ask({ label, title, children, confirm, kind = 'plain', work }: AskProps): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  const { isBusy, problem, act } = useAct();
  const done = async (): Promise<string | undefined> => {
    const next = await work();
    if (next === undefined) setOpen(false);
    return next;
  };
  return (
    <span class="needs-script">
      <Button kind={kind} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={title}
        actions={
          <Button kind={kind === 'final' ? 'final' : 'main'} isBusy={isBusy} onClick={() => act(done)}>
            {confirm}
          </Button>
        }
      >
        {isOpen && children}
        {problem !== null && <ProblemNotice problem={problem} />}
      </Dialog>
    </span>
  );
}

interface DoProps {
  readonly label: string;
  readonly kind?: 'main' | 'plain';
  readonly work: Work;
}

/** A button that does what it says: for what can be undone, or changes nothing. */
export function Do({ label, kind = 'plain', work }: DoProps): JSX.Element {
  const { isBusy, problem, act } = useAct();
  return (
    <span class="needs-script">
      <Button kind={kind} isBusy={isBusy} onClick={() => act(work)}>
        {label}
      </Button>
      {problem !== null && <ProblemNotice problem={problem} />}
    </span>
  );
}

export interface Given {
  /** What was typed into the field, without blanks around it. */
  readonly text: (name: string) => string;
  /** Exactly as it was typed: for passwords. */
  readonly exact: (name: string) => string;
  readonly file: (name: string) => File | null;
}

interface SendFormProps {
  readonly label: string;
  readonly button: string;
  readonly kind?: 'main' | 'plain' | 'final';
  readonly children: ComponentChildren;
  readonly work: (given: Given) => ReturnType<Work>;
}

/** A form whose content is sent to the API. What was typed stays when something goes wrong. */
export function SendForm({ label, button, kind = 'main', children, work }: SendFormProps): JSX.Element {
  const { isBusy, problem, act } = useAct();
  const submit = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const given: Given = {
      text: (name) => String(data.get(name) ?? '').trim(),
      exact: (name) => String(data.get(name) ?? ''),
      file: (name) => {
        const file = data.get(name);
        return file instanceof File && file.name !== '' ? file : null;
      },
    };
    act(async () => {
      const next = await work(given);
      if (next === undefined) form.reset();
      return next;
    });
  };
  return (
    <form class="form needs-script" aria-label={label} onSubmit={submit}>
      {children}
      {problem !== null && <ProblemNotice problem={problem} />}
      <Button type="submit" kind={kind} isBusy={isBusy}>
        {button}
      </Button>
    </form>
  );
}
