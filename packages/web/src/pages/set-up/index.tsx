import type { SessionView } from '@eloquence/api';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { PageHead } from '../../components/layout.tsx';
import { NewPasswordForm } from '../../components/new-password-form.tsx';
import { Notice } from '../../components/notice.tsx';
import { NoScriptNotice, useSubmit } from '../../components/submit.tsx';
import type { Page, ViewProps } from '../../core/page.ts';
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
  const submission = useSubmit();
  useEffect(() => setSecret(location.hash.slice(1)), []);
  const isOver = submission.problem?.code === 'link-invalid' || secret === '';
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
          <NewPasswordForm
            words={words}
            submission={submission}
            action={async (given) => {
              await context.api.send<SessionView>('POST /session/link', {}, { link: secret, ...given });
              return '/desk';
            }}
          >
            {/* Password managers expect a user name; only the link knows it. */}
            <input type="text" name="username" autoComplete="username" hidden />
          </NewPasswordForm>
        )}
      </div>
    </>
  );
}
