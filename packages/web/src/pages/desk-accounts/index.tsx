import type { AccountsPage, LinkView, NewAccountView } from '@eloquence/api';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { SendForm } from '../../desk/act.tsx';
import { DeskHead, Moment } from '../../desk/head.tsx';
import { Secret } from '../../desk/secret.tsx';
import type { Page, ViewProps } from '../../page.ts';
import { Field, Select } from '../../parts/form.tsx';
import { Section } from '../../parts/layout.tsx';
import { Table } from '../../parts/table.tsx';
import { type Place, withQuery } from '../../place.ts';
import { AccountTools } from './tools.tsx';
import type { Words } from './words.en.ts';

/** Who may work at the desk. */
export const page: Page<AccountsPage, Words> = {
  needs: ['administrator'],
  indexed: false,
  load: ({ api, query }) => api.get('/accounts', { cursor: query.cursor }),
  title: (_data, words) => words.title,
  View,
};

export const ROLES = ['arbiter', 'officer', 'administrator'] as const;

export interface NamedLink {
  readonly name: string;
  readonly link: LinkView;
}

function View({ data, words, place }: ViewProps<AccountsPage, Words>): JSX.Element {
  const { format, href, session, api } = place;
  const [items, setItems] = useState(data.items);
  const [given, setGiven] = useState<NamedLink | null>(null);
  const again = async (): Promise<void> => setItems((await api.get('/accounts', {})).items);
  return (
    <>
      <DeskHead words={words.desk} at="/desk/accounts" title={words.title} lead={words.lead} />
      {given !== null && (
        <Secret
          key={given.link.link}
          title={words.linkTitle(given.name)}
          text={words.linkText}
          label={words.linkLabel}
          secret={given.link.link}
          copy={words.copy}
          copied={words.copied}
        >
          <p class="faint">
            {words.linkUntil} <Moment at={given.link.expires} />
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
                {id === session?.account && <span class="faint"> ({words.you})</span>}
                {state !== 'active' && <span class="faint"> ({words.states[state]})</span>}
                {state === 'active' && !isSetUp && <span class="faint"> ({words.notSetUp})</span>}
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
            cell: ({ created }) => <Moment at={created} isShort />,
            wideOnly: true,
          },
          {
            key: 'tools',
            head: words.change,
            cell: (account) =>
              account.state === 'deleted' ? null : (
                <AccountTools
                  account={account}
                  isOwn={account.id === session?.account}
                  words={words}
                  place={place}
                  onChange={again}
                  onLink={setGiven}
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
      <Make words={words} place={place} onMade={setGiven} onChange={again} />
    </>
  );
}

interface MakeProps {
  readonly words: Words;
  readonly place: Place;
  readonly onMade: (made: NamedLink) => void;
  readonly onChange: () => Promise<void>;
}

function Make({ words, place, onMade, onChange }: MakeProps): JSX.Element {
  return (
    <Section title={words.make} id="make">
      <SendForm
        label={words.make}
        button={words.makeButton}
        work={async ({ text }) => {
          const federation = text('federation').toUpperCase();
          const made = await place.api.send<NewAccountView>(
            'POST /accounts',
            {},
            { name: text('name'), role: text('role'), federation: federation === '' ? null : federation },
          );
          await onChange();
          onMade({ name: made.account.name, link: made.link });
          return undefined;
        }}
      >
        <Field label={words.makeName} hint={words.makeNameHint} isRequired>
          {(control) => <input name="name" minLength={2} maxLength={60} autoComplete="off" {...control} />}
        </Field>
        <Select
          name="role"
          label={words.role}
          options={ROLES.map((role) => [role, `${words.roles[role]} – ${words.rolesMean[role]}`])}
        />
        <Field label={words.makeFederation} hint={words.federationHint}>
          {(control) => (
            <input name="federation" maxLength={3} pattern="[A-Za-z]{3}" autoComplete="off" {...control} />
          )}
        </Field>
      </SendForm>
    </Section>
  );
}
