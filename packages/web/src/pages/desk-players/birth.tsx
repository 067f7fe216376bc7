import type { PlayerView } from '@eloquence/api';
import type { Words } from '@eloquence/words/en/web/pages/desk-players';
import type { JSX } from 'preact';
import { Field } from '../../components/form.tsx';
import type { PageContext } from '../../core/page-context.ts';
import { ConfirmButton } from '../../desk/confirm-dialog.tsx';
import { SubmitForm } from '../../desk/submit-form.tsx';
import { playerSaved } from './player-saved.ts';

interface BirthProps {
  readonly player: PlayerView;
  readonly words: Words;
  readonly context: PageContext;
}

/** The field starts empty: only the year of a known date of birth is ever shown. */
export function Birth({ player: { id, birthYear }, words, context: { api } }: BirthProps): JSX.Element {
  const { birth, add } = words;
  const set = async (value: string): Promise<string> => {
    await api.send('POST /office/players/:id/birth', { id }, { birth: value });
    return playerSaved(id);
  };
  return (
    <>
      <p class="field-hint">{birth.text}</p>
      <SubmitForm label={birth.title} button={birth.button} action={({ text }) => set(text('birth'))}>
        <BirthField label={add.birth} hint={add.birthHint} isRequired />
      </SubmitForm>
      {birthYear !== null && (
        <div class="actions">
          <ConfirmButton
            label={birth.remove}
            title={birth.removeTitle}
            confirm={birth.remove}
            action={() => set('')}
          >
            <p>{birth.removeText}</p>
          </ConfirmButton>
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

export function BirthField({ label, hint, isRequired = false }: BirthFieldProps): JSX.Element {
  return (
    <Field label={label} hint={hint} isRequired={isRequired}>
      {(control) => (
        <input name="birth" maxLength={10} pattern="\d{4}(-\d{2}-\d{2})?" autoComplete="off" {...control} />
      )}
    </Field>
  );
}
