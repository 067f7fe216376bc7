import type { SessionView } from '@eloquence/api';
import type { JSX, TargetedSubmitEvent } from 'preact';
import { type Page, Redirect, type ViewProps } from '../../page.ts';
import { Button, Field } from '../../parts/form.tsx';
import { PageHead } from '../../parts/layout.tsx';
import { Trouble, useSending, WithoutScript } from '../../parts/sending.tsx';
import { ownAddress } from './own-address.ts';
import type { Words } from './words.en.ts';

interface Data {
  /** Where to go afterwards, below the base path. */
  readonly to: string;
}

/** Name and password; then back to the page that was asked for. */
export const page: Page<Data, Words> = {
  indexed: false,
  async load({ query, session }) {
    const to = ownAddress(query.to) ?? '/desk';
    if (session !== null) throw new Redirect(to);
    return { to };
  },
  title: (_data, words) => words.title,
  View,
};

function View({ data: { to }, words, place }: ViewProps<Data, Words>): JSX.Element {
  const { isBusy, problem, send } = useSending();
  const signIn = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // As they stand there: much is filled in by the browser, or typed, before the page is alive.
    const { name, password } = Object.fromEntries(new FormData(event.currentTarget));
    void send(async () => {
      await place.api.send<SessionView>('POST /session', {}, { name: String(name).trim(), password });
      return to;
    });
  };
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <WithoutScript />
      <form class="form needs-script" method="post" onSubmit={signIn}>
        {problem !== null && <Trouble problem={problem} />}
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
      <p class="prose faint">{words.forgotten}</p>
    </>
  );
}
