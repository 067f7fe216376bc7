import type { AccountView, LinkView } from '@eloquence/api';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Ask, Do, SendForm } from '../../desk/act.tsx';
import { Button, Dialog, Field, Select } from '../../parts/form.tsx';
import type { Place } from '../../place.ts';
import { type NamedLink, ROLES } from './index.tsx';
import type { Words } from './words.en.ts';

interface ToolsProps {
  readonly account: AccountView;
  /** One's own account can be neither locked nor ended here. */
  readonly isOwn: boolean;
  readonly words: Words;
  readonly place: Place;
  readonly onChange: () => Promise<void>;
  readonly onLink: (link: NamedLink) => void;
}

/** What can be done with an account. */
export function AccountTools(props: ToolsProps): JSX.Element {
  const { account, isOwn, words, place, onChange, onLink } = props;
  const { id, name, state } = account;
  const { api } = place;
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
              <Ask
                label={words.newLink}
                title={words.newLinkTitle(name)}
                confirm={words.newLinkConfirm}
                work={async () => {
                  const link = await api.send<LinkView>('POST /accounts/:id/link', { id });
                  setOpen(false);
                  onLink({ name, link });
                  return undefined;
                }}
              >
                <p>{words.newLinkText}</p>
              </Ask>
              {!isOwn && state === 'active' && (
                <Ask
                  label={words.lock}
                  title={words.lockTitle(name)}
                  confirm={words.lock}
                  work={set({ state: 'disabled' })}
                >
                  <p>{words.lockText}</p>
                </Ask>
              )}
              {state === 'disabled' && <Do label={words.unlock} work={set({ state: 'active' })} />}
              {!isOwn && (
                <Ask
                  label={words.end}
                  title={words.endTitle(name)}
                  confirm={words.endConfirm}
                  kind="final"
                  work={async () => {
                    await api.send('DELETE /accounts/:id', { id });
                    setOpen(false);
                    await onChange();
                    return undefined;
                  }}
                >
                  <p>{words.endText}</p>
                </Ask>
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
  place,
  onChange,
  onDone,
}: ToolsProps & { readonly onDone: () => void }): JSX.Element {
  return (
    <SendForm
      label={words.change}
      button={words.save}
      work={async ({ text }) => {
        const code = text('federation').toUpperCase();
        const change = { role: text('role'), federation: code === '' ? null : code };
        await place.api.send('PATCH /accounts/:id', { id }, change);
        await onChange();
        onDone();
        return undefined;
      }}
    >
      <Select
        name="role"
        label={words.role}
        value={role}
        options={ROLES.map((each) => [each, words.roles[each]])}
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
    </SendForm>
  );
}
