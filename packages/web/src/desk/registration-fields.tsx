import type { CheckedRegistrationView } from '@eloquence/api';
import type { EventDeskWords } from '@eloquence/words/en/web/desk-events';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Findings } from '../components/findings.tsx';
import { Field, Select, Tick } from '../components/form.tsx';
import { ApiProblem } from '../core/api.ts';
import { usePageContext } from '../core/page-context.ts';
import { checkDates, type RegistrationForm, toRequestBody } from './registration.ts';
import './event.css';

interface FieldsProps {
  readonly typed: RegistrationForm;
  readonly change: (changes: Partial<RegistrationForm>) => void;
  /** null: a new event. */
  readonly event: string | null;
  readonly words: EventDeskWords;
}

/** The fields of a registration; shows the deadline while dates are typed. */
export function RegistrationFields({ typed, change, event, words }: FieldsProps): JSX.Element {
  const { session, words: shared } = usePageContext();
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
  const tick = (name: 'official' | 'continental' | 'approved'): JSX.Element => (
    <Tick label={form[name]}>
      <input
        type="checkbox"
        name={name}
        checked={typed[name]}
        onChange={({ currentTarget }) => change({ [name]: currentTarget.checked })}
      />
    </Tick>
  );
  const isReversed = checkDates(typed) === 'reversed';
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
      {tick('continental')}
      {tick('approved')}
      <Deadlines typed={typed} event={event} words={words} />
    </>
  );
}

/** Milliseconds without typing before a request. */
const DEBOUNCE = 250;

function Deadlines({
  typed,
  event,
  words: { form },
}: Pick<FieldsProps, 'typed' | 'event' | 'words'>): JSX.Element {
  const { api } = usePageContext();
  const [checked, setChecked] = useState<CheckedRegistrationView | null>(null);
  const [error, setError] = useState<string | null>(null);
  const body = checkDates(typed) === 'given' ? JSON.stringify(toRequestBody(typed)) : null;
  useEffect(() => {
    setChecked(null);
    setError(null);
    if (body === null) return;
    let isStale = false;
    const timer = setTimeout(() => {
      api.send<CheckedRegistrationView>('POST /office/events/check', { event }, JSON.parse(body)).then(
        (answer) => {
          if (!isStale) setChecked(answer);
        },
        (reason: unknown) => {
          if (!isStale && reason instanceof ApiProblem) setError(reason.problem.detail);
        },
      );
    }, DEBOUNCE);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [body, event, api]);
  const findings = [
    ...(checked?.findings ?? []).map(({ severity, reason: { code, article, values, sentence } }) => ({
      ...{ severity, code, article, values },
      ...{ message: sentence, hint: null, line: null, column: null },
    })),
    ...(checked?.alike ?? []),
  ];
  return (
    <section class="deadlines needs-script" aria-live="polite">
      <h2>{form.deadlines}</h2>
      {checked !== null && findings.length > 0 && <Findings findings={findings} />}
      {checked !== null && findings.length === 0 && <p>{form.inTime}</p>}
      {checked === null && <p class="faint">{error ?? form.tellDays}</p>}
    </section>
  );
}
