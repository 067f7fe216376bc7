import type { ComponentChildren, JSX, TargetedSubmitEvent } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Button, Dialog } from '../components/form.tsx';
import { ProblemMessage, type SubmitAction, useSubmit } from '../components/submit.tsx';

export interface FormValues {
  /** Trimmed. */
  readonly text: (name: string) => string;
  /** Exactly as typed: for passwords. */
  readonly exact: (name: string) => string;
  readonly file: (name: string) => File | null;
}

interface Confirmation {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
}

interface SubmitFormProps {
  readonly label: string;
  readonly button: string;
  readonly kind?: 'main' | 'plain' | 'final';
  readonly children: ComponentChildren;
  /** Asked before sending, where it cannot be undone. */
  readonly confirmation?: Confirmation;
  readonly action: (values: FormValues) => ReturnType<SubmitAction>;
}

/** A form sent to the API. Its values stay when the request fails. */
export function SubmitForm(props: SubmitFormProps): JSX.Element {
  const { label, button, kind = 'main', children, confirmation, action } = props;
  const form = useRef<HTMLFormElement>(null);
  const [isConfirming, setConfirming] = useState(false);
  const { isBusy, problem, submit } = useSubmit();
  const onSubmit = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (confirmation === undefined) send();
    else setConfirming(true);
  };
  const send = (): void => {
    setConfirming(false);
    const values = formValues(new FormData(form.current ?? undefined));
    void submit(async () => {
      const next = await action(values);
      if (next === undefined) form.current?.reset();
      return next;
    });
  };
  return (
    <form ref={form} class="form needs-script" method="post" aria-label={label} onSubmit={onSubmit}>
      {children}
      {problem !== null && <ProblemMessage problem={problem} />}
      <Button type="submit" kind={kind} isBusy={isBusy}>
        {button}
      </Button>
      {confirmation !== undefined && (
        <Dialog
          isOpen={isConfirming}
          onClose={() => setConfirming(false)}
          title={confirmation.title}
          focusCancel
          actions={
            <Button kind="final" onClick={send}>
              {confirmation.confirm}
            </Button>
          }
        >
          <p>{confirmation.text}</p>
        </Dialog>
      )}
    </form>
  );
}

function formValues(data: FormData): FormValues {
  const exact = (name: string): string => String(data.get(name) ?? '');
  return {
    exact,
    text: (name) => exact(name).trim(),
    file: (name) => {
      const file = data.get(name);
      return file instanceof File && file.name !== '' ? file : null;
    },
  };
}
