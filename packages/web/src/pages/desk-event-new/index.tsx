import type { RegisteredView } from '@eloquence/api';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { DeskHead } from '../../desk/head.tsx';
import { BLANK, bodyOf, daysOf, type Typed } from '../../desk/registration.ts';
import { RegistrationFields } from '../../desk/registration-fields.tsx';
import type { Page, ViewProps } from '../../page.ts';
import { Button } from '../../parts/form.tsx';
import { Trouble, useSending, WithoutScript } from '../../parts/sending.tsx';
import type { Words } from './words.en.ts';

/** An event is registered; what the regulations say of its deadline is told while the days are typed. */
export const page: Page<null, Words> = {
  needs: ['officer', 'administrator'],
  indexed: false,
  load: () => Promise.resolve(null),
  title: (_data, words) => words.title,
  View,
};

function View({ words, place }: ViewProps<null, Words>): JSX.Element {
  const [typed, setTyped] = useState<Typed>(BLANK);
  const { isBusy, problem, send } = useSending();
  const register = (event: Event): void => {
    event.preventDefault();
    if (daysOf(typed) !== 'given') return;
    void send(async () => {
      const done = await place.api.send<RegisteredView>('POST /office/events', {}, bodyOf(typed));
      return `/desk/events/${done.event}?done=registered`;
    });
  };
  return (
    <>
      <DeskHead words={words.desk} at="/desk/events" title={words.title} lead={words.lead} />
      <WithoutScript />
      <form class="form needs-script" method="post" onSubmit={register}>
        <RegistrationFields
          typed={typed}
          change={(changes) => setTyped((before) => ({ ...before, ...changes }))}
          event={null}
          words={words}
        />
        {problem !== null && <Trouble problem={problem} />}
        <Button type="submit" kind="main" isBusy={isBusy}>
          {isBusy ? words.busy : words.button}
        </Button>
      </form>
    </>
  );
}
