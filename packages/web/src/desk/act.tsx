import type { ComponentChildren, JSX, TargetedSubmitEvent } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Button, Dialog, Field } from '../parts/form.tsx';
import { Trouble, useSending, type Work } from '../parts/sending.tsx';

/** As the service takes it. */
const LONGEST_REASON = 2000;

interface AskProps {
  /** On the button. */
  readonly label: string;
  /** The question. */
  readonly title: string;
  /** What happens then. */
  readonly children: ComponentChildren;
  readonly confirm: string;
  /** `final`: it destroys something. */
  readonly kind?: 'main' | 'plain' | 'final';
  /** It cannot be taken back, though it is the thing to do here. */
  readonly isForGood?: boolean;
  readonly work: Work;
}

/** A button that asks once, clearly, before it does what it says. */
export function Ask(props: AskProps): JSX.Element {
  const { children, kind = 'plain', isForGood = kind === 'final', work } = props;
  const [isOpen, setOpen] = useState(false);
  const sending = useSending();
  const done = async (): Promise<string | undefined> => {
    const next = await work();
    if (next === undefined) setOpen(false);
    return next;
  };
  return (
    <Question
      {...props}
      isForGood={isForGood}
      isOpen={isOpen}
      setOpen={setOpen}
      sending={sending}
      onConfirm={() => void sending.send(done)}
    >
      {isOpen && children}
    </Question>
  );
}

interface QuestionProps extends Omit<AskProps, 'work'> {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  readonly sending: ReturnType<typeof useSending>;
  readonly onConfirm: () => void;
}

/** The button, and what it asks. */
function Question(props: QuestionProps): JSX.Element {
  const { label, title, children, confirm, kind = 'plain', isForGood = false } = props;
  const { isOpen, setOpen, sending, onConfirm } = props;
  return (
    <div class="needs-script">
      <Button kind={kind} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={title}
        isCautious={isForGood}
        actions={
          <Button
            kind={isForGood || kind === 'final' ? 'final' : 'main'}
            isBusy={sending.isBusy}
            onClick={onConfirm}
          >
            {confirm}
          </Button>
        }
      >
        {children}
        {sending.problem !== null && <Trouble problem={sending.problem} />}
      </Dialog>
    </div>
  );
}

interface AskWhyProps extends Omit<AskProps, 'work' | 'isForGood'> {
  /** The question for the reason. */
  readonly why: string;
  readonly whyHint?: string;
  /** What is said to those who give none. */
  readonly missing: string;
  readonly work: (because: string) => ReturnType<Work>;
}

/** The same for what needs a reason; it is kept when the thing could not be done, or the question was closed. */
export function AskWhy({ why, whyHint, missing, work, children, ...question }: AskWhyProps): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  const [because, setBecause] = useState('');
  const [isMissing, setMissing] = useState(false);
  const sending = useSending();
  const reason = because.trim();
  const confirmIt = (): void => {
    setMissing(reason === '');
    if (reason !== '') void sending.send(() => work(reason));
  };
  return (
    <Question {...question} isOpen={isOpen} setOpen={setOpen} sending={sending} onConfirm={confirmIt}>
      {children}
      <Field
        label={why}
        isRequired
        {...(whyHint !== undefined && { hint: whyHint })}
        {...(isMissing && reason === '' && { error: missing })}
      >
        {(control) => (
          <textarea
            {...control}
            name="because"
            maxLength={LONGEST_REASON}
            value={because}
            onInput={({ currentTarget }) => setBecause(currentTarget.value)}
          />
        )}
      </Field>
    </Question>
  );
}

interface DoProps {
  readonly label: string;
  readonly kind?: 'main' | 'plain';
  readonly work: Work;
}

/** A button that does what it says: for what can be undone, or changes nothing. */
export function Do({ label, kind = 'plain', work }: DoProps): JSX.Element {
  const { isBusy, problem, send } = useSending();
  return (
    <div class="needs-script">
      <Button kind={kind} isBusy={isBusy} onClick={() => send(work)}>
        {label}
      </Button>
      {problem !== null && <Trouble problem={problem} />}
    </div>
  );
}

export interface Given {
  /** What was typed into the field, without blanks around it. */
  readonly text: (name: string) => string;
  /** Exactly as it was typed: for passwords. */
  readonly exact: (name: string) => string;
  readonly file: (name: string) => File | null;
}

interface Question {
  readonly title: string;
  /** What happens then, for good. */
  readonly text: string;
  readonly confirm: string;
}

interface SendFormProps {
  readonly label: string;
  readonly button: string;
  readonly kind?: 'main' | 'plain' | 'final';
  readonly children: ComponentChildren;
  /** What is asked before it is sent, where it cannot be taken back. */
  readonly ask?: Question;
  readonly work: (given: Given) => ReturnType<Work>;
}

/** A form whose content is sent to the API. What was typed stays when something goes wrong. */
export function SendForm(props: SendFormProps): JSX.Element {
  const { label, button, kind = 'main', children, ask, work } = props;
  const form = useRef<HTMLFormElement>(null);
  const [isAsking, setAsking] = useState(false);
  const { isBusy, problem, send } = useSending();
  const submit = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (ask === undefined) sendIt();
    else setAsking(true);
  };
  const sendIt = (): void => {
    setAsking(false);
    const data = new FormData(form.current ?? undefined);
    const given: Given = {
      text: (name) => String(data.get(name) ?? '').trim(),
      exact: (name) => String(data.get(name) ?? ''),
      file: (name) => {
        const file = data.get(name);
        return file instanceof File && file.name !== '' ? file : null;
      },
    };
    void send(async () => {
      const next = await work(given);
      if (next === undefined) form.current?.reset();
      return next;
    });
  };
  return (
    <form ref={form} class="form needs-script" method="post" aria-label={label} onSubmit={submit}>
      {children}
      {problem !== null && <Trouble problem={problem} />}
      <Button type="submit" kind={kind} isBusy={isBusy}>
        {button}
      </Button>
      {ask !== undefined && (
        <Dialog
          isOpen={isAsking}
          onClose={() => setAsking(false)}
          title={ask.title}
          isCautious
          actions={
            <Button kind="final" onClick={sendIt}>
              {ask.confirm}
            </Button>
          }
        >
          <p>{ask.text}</p>
        </Dialog>
      )}
    </form>
  );
}
