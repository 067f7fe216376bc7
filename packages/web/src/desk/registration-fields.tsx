import type { CheckedRegistrationView } from '@eloquence/api';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ApiProblem } from '../api.ts';
import { Findings } from '../parts/findings.tsx';
import { Field, Select } from '../parts/form.tsx';
import { usePlace } from '../place.ts';
import type { EventDeskWords } from './event-words.en.ts';
import { bodyOf, daysOf, type Typed } from './registration.ts';
import './event.css';

interface FieldsProps {
  readonly typed: Typed;
  readonly change: (changes: Partial<Typed>) => void;
  /** The event that is changed; null: a new one. */
  readonly event: string | null;
  readonly words: EventDeskWords;
}

/** What is registered of an event, with the deadline told while the days are typed. */
export function RegistrationFields({ typed, change, event, words }: FieldsProps): JSX.Element {
  const { session, words: shared } = usePlace();
  const { form, types } = words;
  const text = (
    name: 'name' | 'city' | 'start' | 'end' | 'registered' | 'federation',
    more: JSX.IntrinsicElements['input'] = {},
    field: { readonly hint?: string; readonly error?: string; readonly isRequired?: boolean } = {},
  ): JSX.Element => (
    <Field label={form[name]} {...field}>
      {(control) => (
        <input
          {...more}
          {...control}
          name={name}
          value={typed[name]}
          onInput={({ currentTarget }) => change({ [name]: currentTarget.value })}
        />
      )}
    </Field>
  );
  const tick = (name: 'official' | 'approved'): JSX.Element => (
    <label class="tick">
      <input
        type="checkbox"
        name={name}
        checked={typed[name]}
        onChange={({ currentTarget }) => change({ [name]: currentTarget.checked })}
      />
      <span class="label-text">{form[name]}</span>
    </label>
  );
  const isReversed = daysOf(typed) === 'reversed';
  return (
    <>
      {text('name', { maxLength: 200, autoComplete: 'off' }, { isRequired: true })}
      <div class="field-pair">
        {text('city', { maxLength: 200, autoComplete: 'off' })}
        {session?.role === 'administrator' &&
          text(
            'federation',
            { maxLength: 3, pattern: '[A-Za-z]{3}', autoComplete: 'off' },
            { hint: form.federationHint, isRequired: true },
          )}
      </div>
      <div class="field-pair">
        <Select
          name="cadence"
          label={form.cadence}
          value={typed.cadence}
          options={Object.entries(shared.cadences)}
          onChange={(cadence) => change({ cadence })}
        />
        <Select
          name="type"
          label={form.type}
          value={typed.type}
          none={form.typeOfReport}
          options={Object.entries(types)}
          onChange={(type) => change({ type })}
        />
      </div>
      <div class="field-pair">
        {text('start', { type: 'date' }, { isRequired: true })}
        {text(
          'end',
          { type: 'date' },
          { isRequired: true, ...(isReversed && { error: form.endBeforeStart }) },
        )}
      </div>
      {text('registered', { type: 'date' }, { hint: form.registeredHint })}
      {tick('official')}
      {tick('approved')}
      <Deadlines typed={typed} event={event} words={words} />
    </>
  );
}

/** Long enough not to ask at every key. */
const PAUSE = 250;

function Deadlines({
  typed,
  event,
  words: { form },
}: Pick<FieldsProps, 'typed' | 'event' | 'words'>): JSX.Element {
  const { api } = usePlace();
  const [told, setTold] = useState<CheckedRegistrationView | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const asked = daysOf(typed) === 'given' ? JSON.stringify(bodyOf(typed)) : null;
  useEffect(() => {
    setTold(null);
    setWrong(null);
    if (asked === null) return;
    let isLate = false;
    const timer = setTimeout(() => {
      api.send<CheckedRegistrationView>('POST /office/events/check', { event }, JSON.parse(asked)).then(
        (answer) => {
          if (!isLate) setTold(answer);
        },
        (error: unknown) => {
          if (!isLate && error instanceof ApiProblem) setWrong(error.problem.detail);
        },
      );
    }, PAUSE);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [asked, event, api]);
  const findings = [
    ...(told?.findings ?? []).map(({ severity, reason: { code, article, values, sentence } }) => ({
      ...{ severity, code, article, values },
      ...{ message: sentence, hint: null, line: null, column: null },
    })),
    ...(told?.alike ?? []),
  ];
  return (
    <section class="deadlines needs-script" aria-live="polite">
      <h2>{form.deadlines}</h2>
      {told !== null && findings.length > 0 && <Findings findings={findings} />}
      {told !== null && findings.length === 0 && <p>{form.inTime}</p>}
      {told === null && <p class="faint">{wrong ?? form.tellDays}</p>}
    </section>
  );
}
