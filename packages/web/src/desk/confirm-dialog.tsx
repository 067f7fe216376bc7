import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Button, Dialog, Field } from '../components/form.tsx';
import { ProblemMessage, type SubmitAction, useSubmit } from '../components/submit.tsx';

/** The limit of the API. */
const MAX_REASON_LENGTH = 2000;

interface ConfirmButtonProps {
  /** On the button that opens the dialog. */
  readonly label: string;
  readonly title: string;
  /** What will happen. */
  readonly children: ComponentChildren;
  readonly confirm: string;
  /** `final`: it destroys something. */
  readonly kind?: 'main' | 'plain' | 'final';
  /** It cannot be undone, even where `kind` is `main`. */
  readonly isIrreversible?: boolean;
  readonly action: SubmitAction;
}

/** A button that opens a dialog and runs its action once confirmed. */
export function ConfirmButton(props: ConfirmButtonProps): JSX.Element {
  const { children, kind = 'plain', isIrreversible = kind === 'final', action } = props;
  const [isOpen, setOpen] = useState(false);
  const submission = useSubmit();
  const runAndClose = async (): Promise<string | undefined> => {
    const next = await action();
    if (next === undefined) setOpen(false);
    return next;
  };
  return (
    <ConfirmDialog
      {...props}
      isIrreversible={isIrreversible}
      isOpen={isOpen}
      setOpen={setOpen}
      submission={submission}
      onConfirm={() => void submission.submit(runAndClose)}
    >
      {isOpen && children}
    </ConfirmDialog>
  );
}

interface ConfirmDialogProps extends Omit<ConfirmButtonProps, 'action'> {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  readonly submission: ReturnType<typeof useSubmit>;
  readonly onConfirm: () => void;
}

function ConfirmDialog(props: ConfirmDialogProps): JSX.Element {
  const { label, title, children, confirm, kind = 'plain', isIrreversible = false } = props;
  const { isOpen, setOpen, submission, onConfirm } = props;
  return (
    <div class="needs-script">
      <Button kind={kind} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={title}
        focusCancel={isIrreversible}
        actions={
          <Button
            kind={isIrreversible || kind === 'final' ? 'final' : 'main'}
            isBusy={submission.isBusy}
            onClick={onConfirm}
          >
            {confirm}
          </Button>
        }
      >
        {children}
        {submission.problem !== null && <ProblemMessage problem={submission.problem} />}
      </Dialog>
    </div>
  );
}

interface ConfirmWithReasonProps extends Omit<ConfirmButtonProps, 'action' | 'isIrreversible'> {
  readonly reasonLabel: string;
  readonly reasonHint?: string;
  /** The error shown when no reason is given. */
  readonly reasonMissing: string;
  readonly action: (reason: string) => ReturnType<SubmitAction>;
}

/** A `ConfirmButton` that asks for a reason. The reason stays in its field after a failure or a cancel. */
export function ConfirmWithReason(props: ConfirmWithReasonProps): JSX.Element {
  const { reasonLabel, reasonHint, reasonMissing, action, children, ...dialog } = props;
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submission = useSubmit();
  const reason = text.trim();
  const onConfirm = (): void => {
    setMissing(reason === '');
    if (reason !== '') void submission.submit(() => action(reason));
  };
  return (
    <ConfirmDialog
      {...dialog}
      isOpen={isOpen}
      setOpen={setOpen}
      submission={submission}
      onConfirm={onConfirm}
    >
      {children}
      <Field
        label={reasonLabel}
        isRequired
        {...(reasonHint !== undefined && { hint: reasonHint })}
        {...(isMissing && reason === '' && { error: reasonMissing })}
      >
        {(control) => (
          <textarea
            {...control}
            name="because"
            maxLength={MAX_REASON_LENGTH}
            value={text}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
        )}
      </Field>
    </ConfirmDialog>
  );
}
