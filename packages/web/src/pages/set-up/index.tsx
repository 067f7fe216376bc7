import type { SessionView } from '@eloquence/api';
import type { JSX, TargetedSubmitEvent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Page, ViewProps } from '../../page.ts';
import { Button, Field } from '../../parts/form.tsx';
import { PageHead } from '../../parts/layout.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Trouble, useSending, WithoutScript } from '../../parts/sending.tsx';
import { type Fault, faultOf, LEAST, MOST } from './password.ts';
import './style.css';
import type { Words } from './words.en.ts';

/** A password is set by a link that works once. Its secret follows the # and is sent to no server on the way here. */
export const page: Page<null, Words> = {
  indexed: false,
  load: () => Promise.resolve(null),
  title: (_data, words) => words.title,
  View,
};

function View({ words, place }: ViewProps<null, Words>): JSX.Element {
  /** undefined: nobody has looked yet. */
  const [secret, setSecret] = useState<string | undefined>(undefined);
  const [fault, setFault] = useState<Fault | null>(null);
  const { isBusy, problem, send } = useSending();
  useEffect(() => setSecret(location.hash.slice(1)), []);
  const isOver = problem?.code === 'link-invalid' || secret === '';
  const setUp = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // As they stand there: they may have been filled in before the page was alive.
    const { password, again } = Object.fromEntries(new FormData(event.currentTarget));
    const found = faultOf(String(password), String(again));
    setFault(found);
    if (found !== null) return;
    void send(async () => {
      await place.api.send<SessionView>('POST /session/link', {}, { link: secret, password });
      return '/desk';
    });
  };
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <WithoutScript />
      <div class="set-up">
        {isOver ? (
          <Notice kind="error" title={secret === '' ? words.noLink : words.over}>
            <p>{secret === '' ? words.noLinkHint : words.overHint}</p>
            <p>
              <a href={place.href('/sign-in')}>{words.signIn}</a>
            </p>
          </Notice>
        ) : (
          <form class="form needs-script" method="post" noValidate onSubmit={setUp}>
            {problem !== null && <Trouble problem={problem} />}
            {/* Managers of passwords look for a name; which one it is, only the link knows. */}
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
            <Button type="submit" kind="main" isBusy={isBusy}>
              {isBusy ? words.busy : words.button}
            </Button>
          </form>
        )}
      </div>
    </>
  );
}
