import type { AccountsPage, LinkView, NewAccountView } from '@eloquence/api';
import { ACCOUNT_ROLES } from '@eloquence/api/names';
import type { Words } from '@eloquence/words/en/web/pages/desk-accounts';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Field, Select } from '../../components/form.tsx';
import { Section } from '../../components/layout.tsx';
import { Table } from '../../components/table.tsx';
import type { Page, ViewProps } from '../../core/page.ts';
import { type PageContext, withQuery } from '../../core/page-context.ts';
import { DateTime, DeskHead } from '../../desk/head.tsx';
import { Secret } from '../../desk/secret.tsx';
import { SubmitForm } from '../../desk/submit-form.tsx';
import { AccountActions } from './account-actions.tsx';

export const page: Page<AccountsPage, Words> = {
  needs: ['administrator'],
  indexed: false,
  load: ({ api, query }) => api.get('/accounts', { cursor: query.cursor }),
  title: (_data, words) => words.title,
  View,
};

export interface NamedLink {
  readonly name: string;
  readonly link: LinkView;
}

function View({ data, words, context }: ViewProps<AccountsPage, Words>): JSX.Element {
  const { format, href, session, api, words: shared } = context;
  const [items, setItems] = useState(data.items);
  const [newLink, setNewLink] = useState<NamedLink | null>(null);
  const reload = async (): Promise<void> => setItems((await api.get('/accounts', {})).items);
  return (
    <>
      <DeskHead words={words.desk} at="/desk/accounts" title={words.title} lead={words.lead} />
      {newLink !== null && (
        <Secret
          key={newLink.link.link}
          title={words.linkTitle(newLink.name)}
          text={words.linkText}
          label={words.linkLabel}
          secret={newLink.link.link}
          copy={words.copy}
          copied={words.copied}
        >
          <p class="faint">
            {words.linkUntil} <DateTime at={newLink.link.expires} />
          </p>
        </Secret>
      )}
      <Table
        caption={words.caption}
        isCaptionHidden
        columns={[
          {
            key: 'name',
            head: words.name,
            cell: ({ id, name, state, isSetUp }) => (
              <>
                {name}
                {id === session?.account && <span class="faint">{shared.aside(words.you)}</span>}
                {state !== 'active' && <span class="faint">{shared.aside(words.states[state])}</span>}
                {state === 'active' && !isSetUp && <span class="faint">{shared.aside(words.notSetUp)}</span>}
              </>
            ),
            isRowHead: true,
          },
          {
            key: 'role',
            head: words.role,
            cell: ({ role, federation }) =>
              [words.roles[role], federation].filter(Boolean).join(format.comma),
          },
          {
            key: 'created',
            head: words.created,
            cell: ({ created }) => <DateTime at={created} isShort />,
            wideOnly: true,
          },
          {
            key: 'tools',
            head: words.change,
            cell: (account) =>
              account.state === 'deleted' ? null : (
                <AccountActions
                  account={account}
                  isOwn={account.id === session?.account}
                  words={words}
                  context={context}
                  onChange={reload}
                  onLink={setNewLink}
                />
              ),
          },
        ]}
        rows={items}
        rowKey={({ id }) => id}
      />
      {data.next !== null && (
        <p>
          <a href={href(withQuery('/desk/accounts', { cursor: data.next }))} rel="next">
            {words.more} ›
          </a>
        </p>
      )}
      <CreateAccount words={words} context={context} onCreated={setNewLink} onChange={reload} />
    </>
  );
}

interface CreateAccountProps {
  readonly words: Words;
  readonly context: PageContext;
  readonly onCreated: (created: NamedLink) => void;
  readonly onChange: () => Promise<void>;
}

function CreateAccount({ words, context, onCreated, onChange }: CreateAccountProps): JSX.Element {
  return (
    <Section title={words.make} id="make">
      <SubmitForm
        label={words.make}
        button={words.makeButton}
        action={async ({ text }) => {
          const federation = text('federation').toUpperCase();
          const created = await context.api.send<NewAccountView>(
            'POST /accounts',
            {},
            { name: text('name'), role: text('role'), federation: federation === '' ? null : federation },
          );
          await onChange();
          onCreated({ name: created.account.name, link: created.link });
          return undefined;
        }}
      >
        <Field label={words.makeName} hint={words.makeNameHint} isRequired>
          {(control) => <input name="name" minLength={2} maxLength={60} autoComplete="off" {...control} />}
        </Field>
        <Select
          name="role"
          label={words.role}
          options={ACCOUNT_ROLES.map((role) => [role, `${words.roles[role]} – ${words.rolesMean[role]}`])}
        />
        <Field label={words.makeFederation} hint={words.federationHint}>
          {(control) => (
            <input name="federation" maxLength={3} pattern="[A-Za-z]{3}" autoComplete="off" {...control} />
          )}
        </Field>
      </SubmitForm>
    </Section>
  );
}
