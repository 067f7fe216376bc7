import type { SessionView } from '@eloquence/api';
import type { JSX, TargetedSubmitEvent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Button, Field, Tick } from '../../components/form.tsx';
import { PageHead } from '../../components/layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { NoScriptNotice, ProblemMessage, useSubmit } from '../../components/submit.tsx';
import type { Page, ViewProps } from '../../core/page.ts';
import { type Fault, faultOf, LEAST, MOST } from './password.ts';
import './style.css';
import type { Words } from '@eloquence/words/en/web/pages/set-up';

/** Sets a password with a single-use link. Its secret is in the fragment, which browsers do not send. */
export const page: Page<null, Words> = {
  indexed: false,
  load: () => Promise.resolve(null),
  title: (_data, words) => words.title,
  View,
};

function View({ words, context }: ViewProps<null, Words>): JSX.Element {
  /** undefined: not read yet. */
  const [secret, setSecret] = useState<string | undefined>(undefined);
  const [fault, setFault] = useState<Fault | null>(null);
  const { isBusy, problem, submit } = useSubmit();
  useEffect(() => setSecret(location.hash.slice(1)), []);
  const isOver = problem?.code === 'link-invalid' || secret === '';
  const setUp = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // Read from the form: fields may have been filled in before hydration.
    const { password, again, keepTokens } = Object.fromEntries(new FormData(event.currentTarget));
    const found = faultOf(String(password), String(again));
    setFault(found);
    if (found !== null) return;
    void submit(async () => {
      await context.api.send<SessionView>(
        'POST /session/link',
        {},
        { link: secret, password, keepTokens: keepTokens !== undefined },
      );
      return '/desk';
    });
  };
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <NoScriptNotice />
      <div class="set-up">
        {isOver ? (
          <Notice kind="error" title={secret === '' ? words.noLink : words.over}>
            <p>{secret === '' ? words.noLinkHint : words.overHint}</p>
            <p>
              <a href={context.href('/sign-in')}>{words.signIn}</a>
            </p>
          </Notice>
        ) : (
          <form class="form needs-script" method="post" noValidate onSubmit={setUp}>
            {problem !== null && <ProblemMessage problem={problem} />}
            {/* Password managers expect a user name; only the link knows it. */}
            <input type="text" name="username" autoComplete="username" hidden />
            <Field
              label={words.password}
              hint={words.rule(LEAST, MOST)}
              isRequired
              {...(fault !== null && fault !== 'differs' && { error: words.faults[fault](LEAST, MOST) })}
            >
              {(control) => (
                <input {...control} type="password" name="password" autoComplete="new-password" />
              )}
            </Field>
            <Field
              label={words.again}
              isRequired
              {...(fault === 'differs' && { error: words.faults.differs() })}
            >
              {(control) => <input {...control} type="password" name="again" autoComplete="new-password" />}
            </Field>
            <Tick label={words.keepTokens}>
              <input type="checkbox" name="keepTokens" />
            </Tick>
            <Button type="submit" kind="main" isBusy={isBusy}>
              {isBusy ? words.busy : words.button}
            </Button>
          </form>
        )}
      </div>
    </>
  );
}
