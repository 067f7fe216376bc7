import type { Words } from '@eloquence/words/en/web/pages/desk-players';
import type { JSX } from 'preact';
import { Field, Select } from '../../components/form.tsx';
import { Section } from '../../components/layout.tsx';
import type { PageContext } from '../../core/page-context.ts';
import { SubmitForm } from '../../desk/submit-form.tsx';
import { BirthField } from './birth.tsx';
import { playerSaved } from './player-saved.ts';

export function AddPlayer({
  words,
  context: { api, session },
}: {
  readonly words: Words;
  readonly context: PageContext;
}): JSX.Element {
  const { add, facts } = words;
  return (
    <Section title={add.title} id="add">
      <SubmitForm
        label={add.title}
        button={add.button}
        action={async ({ text }) => {
          const sex = text('sex');
          const birth = text('birth');
          const body = {
            id: text('id'),
            name: text('name'),
            federation: text('federation').toUpperCase(),
            sex: sex === '' ? null : sex,
            ...(birth !== '' && { birth }),
          };
          await api.send('POST /office/players', {}, body);
          return playerSaved(body.id);
        }}
      >
        <Field label={add.id} hint={add.idHint} isRequired>
          {(control) => <input name="id" maxLength={24} autoComplete="off" {...control} />}
        </Field>
        <Field label={facts.name} hint={words.rename.hint} isRequired>
          {(control) => <input name="name" maxLength={100} autoComplete="off" {...control} />}
        </Field>
        <Field label={facts.federation} hint={words.transfer.hint} isRequired>
          {(control) => (
            <input
              name="federation"
              maxLength={3}
              pattern="[A-Za-z]{3}"
              autoComplete="off"
              defaultValue={session?.federation ?? ''}
              {...control}
            />
          )}
        </Field>
        <BirthField label={add.birth} hint={add.birthHint} />
        <Select
          name="sex"
          label={add.sex}
          none={facts.unknown}
          options={[
            ['F', facts.female],
            ['M', facts.male],
          ]}
        />
      </SubmitForm>
    </Section>
  );
}
