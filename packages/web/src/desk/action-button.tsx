import type { JSX } from 'preact';
import { Button } from '../components/form.tsx';
import { ProblemMessage, type SubmitAction, useSubmit } from '../components/submit.tsx';

interface ActionButtonProps {
  readonly label: string;
  readonly kind?: 'main' | 'plain';
  readonly action: SubmitAction;
}

/** A button that acts without asking: for what can be undone. */
export function ActionButton({ label, kind = 'plain', action }: ActionButtonProps): JSX.Element {
  const { isBusy, problem, submit } = useSubmit();
  return (
    <div class="needs-script">
      <Button kind={kind} isBusy={isBusy} onClick={() => submit(action)}>
        {label}
      </Button>
      {problem !== null && <ProblemMessage problem={problem} />}
    </div>
  );
}
