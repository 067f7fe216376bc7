import type { NewTokenView, PasskeysView, RecoveryCodesView, SessionsView, TokensView } from '@eloquence/api';
import { TOKEN_SCOPES } from '@eloquence/api/names';
import type { Words } from '@eloquence/words/en/web/pages/desk-account';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Field, Select, Tick } from '../../components/form.tsx';
import { Section } from '../../components/layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { Table } from '../../components/table.tsx';
import type { Page, ViewProps } from '../../core/page.ts';
import { ActionButton } from '../../desk/action-button.tsx';
import { ConfirmButton } from '../../desk/confirm-dialog.tsx';
import { DateTime, DeskHead } from '../../desk/head.tsx';
import { Secret } from '../../desk/secret.tsx';
import { SubmitForm } from '../../desk/submit-form.tsx';
import { Passkeys } from './passkeys.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import './style.css';

interface Data {
  readonly sessions: SessionsView['items'];
  readonly tokens: TokensView['items'];
  readonly recoveryCodes: RecoveryCodesView;
  /** null: not for arbiters. */
  readonly passkeys: PasskeysView | null;
  readonly isPasswordSet: boolean;
}

export const page: Page<Data, Words> = {
  needs: 'account',
  indexed: false,
  async load({ api, query, session }) {
    const [sessions, tokens, recoveryCodes, passkeys] = await Promise.all([
      api.get('/sessions', {}),
      api.get('/tokens', {}),
      api.get('/recovery-codes', {}),
      session?.role === 'arbiter' ? null : api.get('/passkeys', {}),
    ]);
    const isPasswordSet = query.password === 'set';
    return { sessions: sessions.items, tokens: tokens.items, recoveryCodes, passkeys, isPasswordSet };
  },
  title: (_data, words) => words.title,
  View,
};

export type PartProps = ViewProps<Data, Words>;

function View(props: ViewProps<Data, Words>): JSX.Element {
  const { data, words, context } = props;
  const { session, api } = context;
  const role = session?.role ?? 'arbiter';
  return (
    <>
      <DeskHead
        words={words.desk}
        at="/desk/account"
        title={words.title}
        lead={words.signedInAs(session?.name ?? '', words.roles[role])}
      >
        <ActionButton
          label={words.signOut}
          action={async () => {
            await api.send('DELETE /session');
            return '/';
          }}
        />
      </DeskHead>
      {data.isPasswordSet && (
        <Notice kind="done">
          <p>{words.passwordSet}</p>
        </Notice>
      )}
      <Passkeys {...props} />
      <RecoveryCodes {...props} />
      <Tokens {...props} />
      <Sessions {...props} />
      <Section title={words.password} id="password">
        <p class="prose">{words.passwordLead}</p>
        <SubmitForm
          label={words.password}
          button={words.setPassword}
          action={async ({ exact }) => {
            const keepTokens = exact('keepTokens') !== '';
            const body = { current: exact('current'), password: exact('password'), keepTokens };
            await api.send('PUT /session/password', {}, body);
            return '/desk/account?password=set';
          }}
        >
          <input
            type="text"
            name="username"
            value={session?.name ?? ''}
            autoComplete="username"
            hidden
            readOnly
          />
          <Field label={words.current} isRequired>
            {(control) => (
              <input type="password" name="current" autoComplete="current-password" {...control} />
            )}
          </Field>
          <Field label={words.next} hint={words.nextHint} isRequired>
            {(control) => <input type="password" name="password" autoComplete="new-password" {...control} />}
          </Field>
          <Tick label={words.keepTokens}>
            <input type="checkbox" name="keepTokens" />
          </Tick>
        </SubmitForm>
      </Section>
    </>
  );
}

function Sessions({ data: { sessions }, words, context }: PartProps): JSX.Element {
  return (
    <Section title={words.sessions} id="sessions">
      <Table
        caption={words.sessions}
        isCaptionHidden
        columns={[
          {
            key: 'began',
            head: words.began,
            cell: ({ created, isThis }) => (
              <>
                <DateTime at={created} isShort />
                {isThis && <span class="faint">{context.words.aside(words.thisOne)}</span>}
              </>
            ),
            isRowHead: true,
          },
          {
            key: 'seen',
            head: words.seen,
            cell: ({ lastSeen }) => <DateTime at={lastSeen} isShort />,
            wideOnly: true,
          },
          {
            key: 'until',
            head: words.until,
            cell: ({ expires }) => <DateTime at={expires} isShort />,
            wideOnly: true,
          },
          {
            key: 'address',
            head: words.address,
            cell: ({ address }) => address ?? <span class="faint">{words.unknown}</span>,
          },
          {
            key: 'end',
            head: words.endSession,
            cell: ({ id, isThis }) =>
              isThis ? null : (
                <ActionButton
                  label={words.endSession}
                  action={async () => {
                    await context.api.send('DELETE /sessions/:id', { id });
                    return '/desk/account';
                  }}
                />
              ),
          },
        ]}
        rows={sessions}
        rowKey={({ id }) => id}
      />
    </Section>
  );
}

function Tokens({ data, words, context }: PartProps): JSX.Element {
  const { api, today } = context;
  const [tokens, setTokens] = useState(data.tokens);
  const [created, setCreated] = useState<NewTokenView | null>(null);
  const reload = async (): Promise<void> => setTokens((await api.get('/tokens', {})).items);
  const stateOf = ({ revoked, expires }: Data['tokens'][number]): string => {
    if (revoked !== null) return words.revoked;
    return expires.slice(0, 10) < today ? words.expired : words.valid;
  };
  return (
    <Section title={words.tokens} id="tokens">
      <p class="prose">{words.tokensLead}</p>
      {created !== null && (
        <Secret
          key={created.id}
          title={words.madeTitle(created.name)}
          text={words.madeText}
          label={words.madeLabel}
          secret={created.token}
          copy={words.copy}
          copied={words.copied}
        />
      )}
      {tokens.length === 0 ? (
        <p class="faint">{words.noTokens}</p>
      ) : (
        <Table
          caption={words.tokens}
          isCaptionHidden
          columns={[
            { key: 'name', head: words.name, cell: ({ name }) => name, isRowHead: true },
            { key: 'scope', head: words.scope, cell: ({ scope }) => words.scopes[scope], wideOnly: true },
            { key: 'state', head: words.state, cell: stateOf },
            {
              key: 'expires',
              head: words.expires,
              cell: ({ expires }) => <DateTime at={expires} isShort />,
              wideOnly: true,
            },
            {
              key: 'used',
              head: words.used,
              cell: ({ lastUsed }) => (lastUsed === null ? words.never : <DateTime at={lastUsed} isShort />),
              wideOnly: true,
            },
            {
              key: 'revoke',
              head: words.revoke,
              cell: ({ id, name, revoked }) =>
                revoked !== null ? null : (
                  <ConfirmButton
                    label={words.revoke}
                    title={words.revokeTitle(name)}
                    confirm={words.revoke}
                    kind="final"
                    action={async () => {
                      await api.send('DELETE /tokens/:id', { id });
                      await reload();
                      return undefined;
                    }}
                  >
                    <p>{words.revokeText}</p>
                  </ConfirmButton>
                ),
            },
          ]}
          rows={tokens}
          rowKey={({ id }) => id}
        />
      )}
      <SubmitForm
        label={words.make}
        button={words.make}
        action={async ({ text }) => {
          const body = { name: text('name'), scope: text('scope'), days: Number(text('days')) };
          setCreated(await api.send<NewTokenView>('POST /tokens', {}, body));
          await reload();
          return undefined;
        }}
      >
        <Field label={words.name} isRequired>
          {(control) => <input name="name" maxLength={100} autoComplete="off" {...control} />}
        </Field>
        <Select
          name="scope"
          label={words.scope}
          options={TOKEN_SCOPES.map((scope) => [scope, words.scopes[scope]])}
        />
        <Field label={words.days} hint={words.daysHint} isRequired>
          {(control) => <input type="number" name="days" min={1} max={366} defaultValue="90" {...control} />}
        </Field>
      </SubmitForm>
    </Section>
  );
}
