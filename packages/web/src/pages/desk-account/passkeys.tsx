import type { PasskeyOptions } from '@eloquence/api';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Field } from '../../components/form.tsx';
import { Section } from '../../components/layout.tsx';
import { Table } from '../../components/table.tsx';
import { createPasskey } from '../../core/passkeys.ts';
import { ConfirmButton } from '../../desk/confirm-dialog.tsx';
import { DateTime } from '../../desk/head.tsx';
import { SubmitForm } from '../../desk/submit-form.tsx';
import type { PartProps } from './index.tsx';

/** Passkeys: sign in with the lock of a device instead of the password. */
export function Passkeys({ data, words, context }: PartProps): JSX.Element | null {
  const { api } = context;
  const [passkeys, setPasskeys] = useState(data.passkeys);
  if (passkeys === null) return null;
  const { items, origin } = passkeys;
  const reload = async (): Promise<void> => setPasskeys(await api.get('/passkeys', {}));
  return (
    <Section title={words.passkeys} id="passkeys">
      <p class="prose">{words.passkeysLead}</p>
      {items.length === 0 ? (
        <p class="faint">{words.noPasskeys}</p>
      ) : (
        <Table
          caption={words.passkeys}
          isCaptionHidden
          columns={[
            { key: 'name', head: words.device, cell: ({ name }) => name, isRowHead: true },
            {
              key: 'created',
              head: words.created,
              cell: ({ created }) => <DateTime at={created} isShort />,
              wideOnly: true,
            },
            {
              key: 'used',
              head: words.used,
              cell: ({ lastUsed }) => (lastUsed === null ? words.never : <DateTime at={lastUsed} isShort />),
            },
            {
              key: 'remove',
              head: words.remove,
              cell: ({ id, name }) => (
                <ConfirmButton
                  label={words.remove}
                  title={words.removeTitle(name)}
                  confirm={words.remove}
                  kind="final"
                  action={async () => {
                    await api.send('DELETE /passkeys/:id', { id });
                    await reload();
                    return undefined;
                  }}
                >
                  <p>{words.removeText}</p>
                </ConfirmButton>
              ),
            },
          ]}
          rows={items}
          rowKey={({ id }) => id}
        />
      )}
      {origin === null ? (
        <p class="prose">{words.passkeysNowhere}</p>
      ) : (
        <>
          <SubmitForm
            label={words.addPasskey}
            button={words.addPasskey}
            action={async ({ text }) => {
              const name = text('name');
              const options = await api.send<PasskeyOptions>('POST /passkeys/options');
              const answer = await createPasskey(options, words.passkeyFailures);
              await api.send('POST /passkeys', {}, { name, answer });
              await reload();
              return undefined;
            }}
          >
            <Field label={words.device} hint={words.deviceHint} isRequired>
              {(control) => <input name="name" maxLength={100} autoComplete="off" {...control} />}
            </Field>
          </SubmitForm>
          <p class="prose faint">{words.passkeysAt(origin)}</p>
        </>
      )}
    </Section>
  );
}
