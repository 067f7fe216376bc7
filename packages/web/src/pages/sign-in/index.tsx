import type { PasskeyOptions, SessionView } from '@eloquence/api';
import type { Words } from '@eloquence/words/en/web/pages/sign-in';
import type { JSX, TargetedSubmitEvent } from 'preact';
import { Button, Field } from '../../components/form.tsx';
import { PageHead } from '../../components/layout.tsx';
import { NoScriptNotice, ProblemMessage, useSubmit } from '../../components/submit.tsx';
import { type Page, Redirect, type ViewProps } from '../../core/page.ts';
import { askForPasskey } from '../../core/passkeys.ts';
import { ActionButton } from '../../desk/action-button.tsx';
import { safeRedirect } from './safe-redirect.ts';
import './style.css';

interface Data {
  /** The page to open afterwards, below the base path. */
  readonly to: string;
}

export const page: Page<Data, Words> = {
  indexed: false,
  async load({ query, session }) {
    const to = safeRedirect(query.to) ?? '/desk';
    if (session !== null) throw new Redirect(to);
    return { to };
  },
  title: (_data, words) => words.title,
  View,
};

function View({ data: { to }, words, context }: ViewProps<Data, Words>): JSX.Element {
  const { isBusy, problem, submit } = useSubmit();
  const signIn = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // Read from the form: fields may have been filled in before hydration.
    const { name, password } = Object.fromEntries(new FormData(event.currentTarget));
    void submit(async () => {
      await context.api.send<SessionView>('POST /session', {}, { name: String(name).trim(), password });
      return to;
    });
  };
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <NoScriptNotice />
      <form class="form needs-script" method="post" onSubmit={signIn}>
        {problem !== null && <ProblemMessage problem={problem} />}
        <Field label={words.name} isRequired>
          {(control) => (
            <input
              {...control}
              name="name"
              maxLength={200}
              autoComplete="username"
              autoCapitalize="none"
              spellcheck={false}
            />
          )}
        </Field>
        <Field label={words.password} isRequired>
          {(control) => (
            <input
              {...control}
              type="password"
              name="password"
              maxLength={400}
              autoComplete="current-password"
            />
          )}
        </Field>
        <Button type="submit" kind="main" isBusy={isBusy}>
          {isBusy ? words.busy : words.button}
        </Button>
      </form>
      <div class="sign-in-passkey">
        <ActionButton
          label={words.passkey}
          action={async () => {
            const options = await context.api.send<PasskeyOptions>('POST /session/passkey/options');
            const answer = await askForPasskey(options, words.passkeyFailures);
            await context.api.send<SessionView>('POST /session/passkey', {}, answer);
            return to;
          }}
        />
      </div>
      <p class="prose faint">{words.forgotten}</p>
      <p>
        <a href={context.href('/recover')}>{words.recover}</a>
      </p>
    </>
  );
}
