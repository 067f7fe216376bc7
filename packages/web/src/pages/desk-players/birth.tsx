import type { PlayerView } from '@eloquence/api';
import type { JSX } from 'preact';
import { Ask, SendForm } from '../../desk/act.tsx';
import { Field } from '../../parts/form.tsx';
import type { Place } from '../../place.ts';
import { doneAt } from './done.ts';
import type { Words } from './words.en.ts';

interface BirthProps {
  readonly player: PlayerView;
  readonly words: Words;
  readonly place: Place;
}

/** A birth is given anew, or taken away. The field begins empty: of a day that is known only the year is ever shown. */
export function Birth({ player: { id, birthYear }, words, place: { api } }: BirthProps): JSX.Element {
  const { birth, add } = words;
  const set = async (value: string): Promise<string> => {
    await api.send('POST /office/players/:id/birth', { id }, { birth: value });
    return doneAt(id);
  };
  return (
    <>
      <p class="field-hint">{birth.text}</p>
      <SendForm label={birth.title} button={birth.button} work={({ text }) => set(text('birth'))}>
        <BirthField label={add.birth} hint={add.birthHint} isRequired />
      </SendForm>
      {birthYear !== null && (
        <div class="actions">
          <Ask label={birth.remove} title={birth.removeTitle} confirm={birth.remove} work={() => set('')}>
            <p>{birth.removeText}</p>
          </Ask>
        </div>
      )}
    </>
  );
}

interface BirthFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly isRequired?: boolean;
}

/** A year or a day. */
export function BirthField({ label, hint, isRequired = false }: BirthFieldProps): JSX.Element {
  return (
    <Field label={label} hint={hint} isRequired={isRequired}>
      {(control) => (
        <input name="birth" maxLength={10} pattern="\d{4}(-\d{2}-\d{2})?" autoComplete="off" {...control} />
      )}
    </Field>
  );
}
