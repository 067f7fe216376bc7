import type { Words } from '@eloquence/words/en/web/pages/set-up';
import type { ComponentChildren, JSX, TargetedSubmitEvent } from 'preact';
import { useState } from 'preact/hooks';
import { type Fault, faultOf, LEAST, MOST } from '../core/password.ts';
import { Button, Field, Tick } from './form.tsx';
import { ProblemMessage, type SubmitAction, type useSubmit } from './submit.tsx';

interface NewPassword {
  readonly password: string;
  readonly keepTokens: boolean;
}

interface NewPasswordFormProps {
  readonly words: Pick<Words, 'password' | 'again' | 'rule' | 'faults' | 'keepTokens' | 'button' | 'busy'>;
  readonly submission: ReturnType<typeof useSubmit>;
  /** The fields before the password. */
  readonly children: ComponentChildren;
  readonly action: (given: NewPassword, field: (name: string) => string) => ReturnType<SubmitAction>;
}

/** Sets a password, typed twice, and signs in. */
export function NewPasswordForm({ words, submission, children, action }: NewPasswordFormProps): JSX.Element {
  const [fault, setFault] = useState<Fault | null>(null);
  const { isBusy, problem, submit } = submission;
  const send = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // Read from the form: fields may have been filled in before hydration.
    const data = new FormData(event.currentTarget);
    const field = (name: string): string => String(data.get(name) ?? '');
    const password = field('password');
    const found = faultOf(password, field('again'));
    setFault(found);
    if (found !== null) return;
    void submit(() => action({ password, keepTokens: data.has('keepTokens') }, field));
  };
  return (
    <form class="form needs-script" method="post" noValidate onSubmit={send}>
      {problem !== null && <ProblemMessage problem={problem} />}
      {children}
      <Field
        label={words.password}
        hint={words.rule(LEAST, MOST)}
        isRequired
        {...(fault !== null && fault !== 'differs' && { error: words.faults[fault](LEAST, MOST) })}
      >
        {(control) => <input {...control} type="password" name="password" autoComplete="new-password" />}
      </Field>
      <Field label={words.again} isRequired {...(fault === 'differs' && { error: words.faults.differs() })}>
        {(control) => <input {...control} type="password" name="again" autoComplete="new-password" />}
      </Field>
      <Tick label={words.keepTokens}>
        <input type="checkbox" name="keepTokens" />
      </Tick>
      <Button type="submit" kind="main" isBusy={isBusy}>
        {isBusy ? words.busy : words.button}
      </Button>
    </form>
  );
}
