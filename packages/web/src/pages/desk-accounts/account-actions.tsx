import type { AccountView, LinkView } from '@eloquence/api';
import { ACCOUNT_ROLES } from '@eloquence/api/names';
import type { Words } from '@eloquence/words/en/web/pages/desk-accounts';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Button, Dialog, Field, Select } from '../../components/form.tsx';
import type { PageContext } from '../../core/page-context.ts';
import { ActionButton } from '../../desk/action-button.tsx';
import { ConfirmButton } from '../../desk/confirm-dialog.tsx';
import { SubmitForm } from '../../desk/submit-form.tsx';
import type { NamedLink } from './index.tsx';

interface ActionsProps {
  readonly account: AccountView;
  /** Users cannot lock or delete their own account. */
  readonly isOwn: boolean;
  readonly words: Words;
  readonly context: PageContext;
  readonly onChange: () => Promise<void>;
  readonly onLink: (link: NamedLink) => void;
}

export function AccountActions(props: ActionsProps): JSX.Element {
  const { account, isOwn, words, context, onChange, onLink } = props;
  const { id, name, state } = account;
  const { api } = context;
  const [isOpen, setOpen] = useState(false);
  const set = (change: Partial<AccountView>) => async (): Promise<undefined> => {
    await api.send('PATCH /accounts/:id', { id }, change);
    await onChange();
  };
  return (
    <div class="actions">
      <span class="needs-script">
        <Button aria-label={`${words.change}: ${name}`} onClick={() => setOpen(true)}>
          {words.change}
        </Button>
      </span>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={words.changeOf(name)}>
        {isOpen && (
          <>
            <Rights {...props} onDone={() => setOpen(false)} />
            <hr />
            <div class="actions">
              <ConfirmButton
                label={words.newLink}
                title={words.newLinkTitle(name)}
                confirm={words.newLinkConfirm}
                action={async () => {
                  const link = await api.send<LinkView>('POST /accounts/:id/link', { id });
                  setOpen(false);
                  onLink({ name, link });
                  return undefined;
                }}
              >
                <p>{words.newLinkText}</p>
              </ConfirmButton>
              {!isOwn && state === 'active' && (
                <ConfirmButton
                  label={words.lock}
                  title={words.lockTitle(name)}
                  confirm={words.lock}
                  action={set({ state: 'disabled' })}
                >
                  <p>{words.lockText}</p>
                </ConfirmButton>
              )}
              {state === 'disabled' && (
                <ActionButton label={words.unlock} action={set({ state: 'active' })} />
              )}
              {!isOwn && (
                <ConfirmButton
                  label={words.end}
                  title={words.endTitle(name)}
                  confirm={words.endConfirm}
                  kind="final"
                  action={async () => {
                    await api.send('DELETE /accounts/:id', { id });
                    setOpen(false);
                    await onChange();
                    return undefined;
                  }}
                >
                  <p>{words.endText}</p>
                </ConfirmButton>
              )}
            </div>
          </>
        )}
      </Dialog>
    </div>
  );
}

function Rights({
  account: { id, role, federation },
  words,
  context,
  onChange,
  onDone,
}: ActionsProps & { readonly onDone: () => void }): JSX.Element {
  return (
    <SubmitForm
      label={words.change}
      button={words.save}
      action={async ({ text }) => {
        const code = text('federation').toUpperCase();
        const change = { role: text('role'), federation: code === '' ? null : code };
        await context.api.send('PATCH /accounts/:id', { id }, change);
        await onChange();
        onDone();
        return undefined;
      }}
    >
      <Select
        name="role"
        label={words.role}
        value={role}
        options={ACCOUNT_ROLES.map((each) => [each, words.roles[each]])}
      />
      <Field label={words.federation} hint={words.federationHint}>
        {(control) => (
          <input
            name="federation"
            maxLength={3}
            pattern="[A-Za-z]{3}"
            defaultValue={federation ?? ''}
            {...control}
          />
        )}
      </Field>
      <p class="field-hint">{words.changeText}</p>
    </SubmitForm>
  );
}
