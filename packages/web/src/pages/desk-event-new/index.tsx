import type { RegisteredView } from '@eloquence/api';
import type { Words } from '@eloquence/words/en/web/pages/desk-event-new';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from '../../components/form.tsx';
import { NoScriptNotice, ProblemMessage, useSubmit } from '../../components/submit.tsx';
import type { Page, ViewProps } from '../../core/page.ts';
import { DeskHead } from '../../desk/head.tsx';
import {
  checkDates,
  EMPTY_REGISTRATION,
  type RegistrationForm,
  toRequestBody,
} from '../../desk/registration.ts';
import { RegistrationFields } from '../../desk/registration-fields.tsx';

export const page: Page<null, Words> = {
  needs: ['officer', 'administrator'],
  indexed: false,
  load: () => Promise.resolve(null),
  title: (_data, words) => words.title,
  View,
};

function View({ words, context }: ViewProps<null, Words>): JSX.Element {
  const [typed, setTyped] = useState<RegistrationForm>(EMPTY_REGISTRATION);
  const { isBusy, problem, submit } = useSubmit();
  const register = (event: Event): void => {
    event.preventDefault();
    if (checkDates(typed) !== 'given') return;
    void submit(async () => {
      const done = await context.api.send<RegisteredView>('POST /office/events', {}, toRequestBody(typed));
      return `/desk/events/${done.event}?done=registered`;
    });
  };
  return (
    <>
      <DeskHead words={words.desk} at="/desk/events" title={words.title} lead={words.lead} />
      <NoScriptNotice />
      <form class="form needs-script" method="post" onSubmit={register}>
        <RegistrationFields
          typed={typed}
          change={(changes) => setTyped((before) => ({ ...before, ...changes }))}
          event={null}
          words={words}
        />
        {problem !== null && <ProblemMessage problem={problem} />}
        <Button type="submit" kind="main" isBusy={isBusy}>
          {isBusy ? words.busy : words.button}
        </Button>
      </form>
    </>
  );
}
