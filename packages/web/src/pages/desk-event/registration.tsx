import type { ArbitersView, RegisteredView } from '@eloquence/api';
import type { Words } from '@eloquence/words/en/web/pages/desk-event';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Button, Field } from '../../components/form.tsx';
import { Section } from '../../components/layout.tsx';
import { NoScriptNotice, ProblemMessage, useSubmit } from '../../components/submit.tsx';
import { usePageContext } from '../../core/page-context.ts';
import {
  checkDates,
  type RegistrationForm,
  toRegistrationForm,
  toRequestBody,
} from '../../desk/registration.ts';
import { RegistrationFields } from '../../desk/registration-fields.tsx';
import { Withdraw } from './decision.tsx';
import type { Data } from './load.ts';

interface RegistrationProps {
  readonly data: Data;
  readonly words: Words;
}

/** The registration and the arbiters who may submit reports. */
export function Registration({ data, words }: RegistrationProps): JSX.Element {
  const { session } = usePageContext();
  const { event, arbiters } = data;
  const isRated = event.stage === 'rated' || event.stage === 'corrected';
  if (session?.role === 'arbiter') return <p class="prose">{words.onlyOfficers}</p>;
  return (
    <>
      <NoScriptNotice />
      <Section title={words.registration}>
        {isRated ? <p class="prose">{words.ratedFixed}</p> : <EditRegistration data={data} words={words} />}
      </Section>
      {arbiters !== null && <Arbiters id={event.event} arbiters={arbiters} words={words} />}
      {!isRated && event.stage !== 'withdrawn' && (
        <Section title={words.withdrawal}>
          <p class="prose">{words.withdrawalLead}</p>
          <Withdraw id={event.event} words={words} />
        </Section>
      )}
    </>
  );
}

function EditRegistration({ data: { event }, words }: RegistrationProps): JSX.Element {
  const { api } = usePageContext();
  const before = toRegistrationForm(event);
  const [typed, setTyped] = useState<RegistrationForm>(before);
  const { isBusy, problem, submit } = useSubmit();
  const isWithdrawn = event.stage === 'withdrawn';
  const approvals = (event.facts.approvals ?? {}) as Readonly<Record<string, boolean>>;
  const body = toRequestBody(typed, before, approvals);
  const change = (submitted: Event): void => {
    submitted.preventDefault();
    if (checkDates(typed) !== 'given') return;
    void submit(async () => {
      const id = event.event;
      await api.send<RegisteredView>('PATCH /office/events/:id', { id }, body);
      return `/desk/events/${id}?view=registration&done=changed`;
    });
  };
  return (
    <form class="form needs-script" method="post" onSubmit={change}>
      {event.stage === 'accepted' || event.stage === 'due' ? <p>{words.changeReopens}</p> : null}
      {isWithdrawn && <p>{words.changeBringsBack}</p>}
      <RegistrationFields
        typed={typed}
        change={(changes) => setTyped((old) => ({ ...old, ...changes }))}
        event={event.event}
        words={words}
      />
      {problem !== null && <ProblemMessage problem={problem} />}
      <Button type="submit" isBusy={isBusy} disabled={Object.keys(body).length === 0 && !isWithdrawn}>
        {isBusy ? words.busy : isWithdrawn ? words.bringBack : words.change}
      </Button>
    </form>
  );
}

interface ArbitersProps {
  readonly id: string;
  readonly arbiters: readonly string[];
  readonly words: Words;
}

function Arbiters({ id, arbiters, words }: ArbitersProps): JSX.Element {
  const { api, format } = usePageContext();
  const [names, setNames] = useState(arbiters.join('\n'));
  const { isBusy, problem, submit } = useSubmit();
  const assign = (submitted: Event): void => {
    submitted.preventDefault();
    const assigned = [...new Set(names.split(/[\n,;，；、]/).map((name) => name.trim()))].filter(Boolean);
    void submit(async () => {
      await api.send<ArbitersView>('PUT /office/events/:id/arbiters', { id }, { arbiters: assigned });
      return `/desk/events/${id}?view=registration&done=given`;
    });
  };
  return (
    <Section title={words.arbiters}>
      <p class="prose">
        {arbiters.length === 0 ? words.noArbiters : words.hasArbiters(format.list(arbiters))}
      </p>
      <form class="form needs-script" method="post" onSubmit={assign}>
        <Field label={words.arbiterNames} hint={words.arbiterHint}>
          {(control) => (
            <textarea
              {...control}
              name="arbiters"
              class="short"
              value={names}
              onInput={({ currentTarget }) => setNames(currentTarget.value)}
            />
          )}
        </Field>
        {problem !== null && <ProblemMessage problem={problem} />}
        <Button type="submit" isBusy={isBusy}>
          {isBusy ? words.busy : words.give}
        </Button>
      </form>
    </Section>
  );
}
