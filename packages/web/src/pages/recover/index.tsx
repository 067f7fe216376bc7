import type { SessionView } from '@eloquence/api';
import type { Words } from '@eloquence/words/en/web/pages/recover';
import type { JSX } from 'preact';
import { Field } from '../../components/form.tsx';
import { PageHead } from '../../components/layout.tsx';
import { NewPasswordForm } from '../../components/new-password-form.tsx';
import { NoScriptNotice, useSubmit } from '../../components/submit.tsx';
import type { Page, ViewProps } from '../../core/page.ts';

/** Sets a password with a recovery code. */
export const page: Page<null, Words> = {
  indexed: false,
  load: () => Promise.resolve(null),
  title: (_data, words) => words.title,
  View,
};

function View({ words, context }: ViewProps<null, Words>): JSX.Element {
  const submission = useSubmit();
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <NoScriptNotice />
      <NewPasswordForm
        words={words}
        submission={submission}
        action={async (given, field) => {
          const body = { name: field('name').trim(), code: field('code').trim(), ...given };
          await context.api.send<SessionView>('POST /session/recovery', {}, body);
          return '/desk';
        }}
      >
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
        <Field label={words.code} hint={words.codeHint} isRequired>
          {(control) => (
            <input
              {...control}
              name="code"
              maxLength={60}
              autoComplete="off"
              autoCapitalize="characters"
              spellcheck={false}
            />
          )}
        </Field>
      </NewPasswordForm>
    </>
  );
}
