import type { ArbitersView, RegisteredView } from '@eloquence/api';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { bodyOf, daysOf, type Typed, typedOf } from '../../desk/registration.ts';
import { RegistrationFields } from '../../desk/registration-fields.tsx';
import { Button, Field } from '../../parts/form.tsx';
import { Section } from '../../parts/layout.tsx';
import { Trouble, useSending, WithoutScript } from '../../parts/sending.tsx';
import { usePlace } from '../../place.ts';
import { Withdraw } from './decision.tsx';
import type { Data } from './load.ts';
import type { Words } from './words.en.ts';

interface RegistrationProps {
  readonly data: Data;
  readonly words: Words;
}

/** What is registered of the event: changed by officers, and who may hand in its report. */
export function Registration({ data, words }: RegistrationProps): JSX.Element {
  const { session } = usePlace();
  const { event, arbiters } = data;
  const isRated = event.stage === 'rated' || event.stage === 'corrected';
  if (session?.role === 'arbiter') return <p class="prose">{words.onlyOfficers}</p>;
  return (
    <>
      <WithoutScript />
      <Section title={words.registration}>
        {isRated ? <p class="prose">{words.ratedFixed}</p> : <Change data={data} words={words} />}
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

function Change({ data: { event }, words }: RegistrationProps): JSX.Element {
  const { api } = usePlace();
  const before = typedOf(event);
  const [typed, setTyped] = useState<Typed>(before);
  const { isBusy, problem, send } = useSending();
  const isWithdrawn = event.stage === 'withdrawn';
  const approvals = (event.facts.approvals ?? {}) as Readonly<Record<string, boolean>>;
  const body = bodyOf(typed, before, approvals);
  const change = (submitted: Event): void => {
    submitted.preventDefault();
    if (daysOf(typed) !== 'given') return;
    void send(async () => {
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
      {problem !== null && <Trouble problem={problem} />}
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
  const { api, format } = usePlace();
  const [names, setNames] = useState(arbiters.join('\n'));
  const { isBusy, problem, send } = useSending();
  const give = (submitted: Event): void => {
    submitted.preventDefault();
    const given = [...new Set(names.split(/[\n,;，；、]/).map((name) => name.trim()))].filter(Boolean);
    void send(async () => {
      await api.send<ArbitersView>('PUT /office/events/:id/arbiters', { id }, { arbiters: given });
      return `/desk/events/${id}?view=registration&done=given`;
    });
  };
  return (
    <Section title={words.arbiters}>
      <p class="prose">
        {arbiters.length === 0 ? words.noArbiters : words.hasArbiters(format.list(arbiters))}
      </p>
      <form class="form needs-script" method="post" onSubmit={give}>
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
        {problem !== null && <Trouble problem={problem} />}
        <Button type="submit" isBusy={isBusy}>
          {isBusy ? words.busy : words.give}
        </Button>
      </form>
    </Section>
  );
}
