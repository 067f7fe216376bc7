import { Timestamp } from './common.ts';
import { ACCOUNT_ROLES, TOKEN_SCOPES } from './names.ts';
import { type Static, t } from './schema.ts';

export const RoleName = t.enum(ACCOUNT_ROLES, {
  description:
    'administrator: everything; officer: the events of a federation; arbiter: reports of assigned events.',
});

const ScopeName = t.enum(TOKEN_SCOPES, {
  description: 'What a token allows; each scope includes the ones before it.',
});

const Password = t.string({ minLength: 1, maxLength: 400, description: 'A password.' });

export const SignInBody = t.object({
  name: t.string({ minLength: 1, maxLength: 200 }),
  password: Password,
});
export type SignInBody = Static<typeof SignInBody>;

const keepTokens = t.optional(
  t.boolean({ description: 'Without it, all tokens of the account are revoked.' }),
);

export const LinkBody = t.object({
  link: t.string({ minLength: 1, maxLength: 100, description: 'The part of the link after #.' }),
  password: Password,
  keepTokens,
});
export type LinkBody = Static<typeof LinkBody>;

export const PasswordBody = t.object({ current: Password, password: Password, keepTokens });
export type PasswordBody = Static<typeof PasswordBody>;

export const RecoveryBody = t.object({
  name: t.string({ minLength: 1, maxLength: 200 }),
  code: t.string({
    minLength: 1,
    maxLength: 60,
    description: 'A recovery code; case and hyphens do not matter.',
  }),
  password: Password,
  keepTokens,
});
export type RecoveryBody = Static<typeof RecoveryBody>;

export const RecoveryCodesView = t.object(
  { created: t.nullable(Timestamp), left: t.integer({ description: 'Codes that were not used.' }) },
  { $id: 'RecoveryCodes' },
);
export type RecoveryCodesView = Static<typeof RecoveryCodesView>;

export const NewRecoveryCodesView = t.object(
  { codes: t.array(t.string(), { description: 'Shown only once.' }) },
  { $id: 'NewRecoveryCodes' },
);
export type NewRecoveryCodesView = Static<typeof NewRecoveryCodesView>;

export const SessionView = t.object(
  {
    account: t.nullable(t.string({ description: 'null: not signed in.' })),
    name: t.nullable(t.string()),
    role: t.nullable(RoleName),
    federation: t.nullable(t.string()),
    csrf: t.nullable(t.string({ description: 'Send it as X-CSRF-Token with every change.' })),
    expires: t.nullable(Timestamp),
    scope: t.nullable(ScopeName),
  },
  { $id: 'Session', description: 'The account of this request.' },
);
export type SessionView = Static<typeof SessionView>;

const SessionItem = t.object({
  id: t.string(),
  isThis: t.boolean({ description: 'The session of this request.' }),
  created: Timestamp,
  expires: Timestamp,
  lastSeen: Timestamp,
  address: t.nullable(t.string({ description: 'The IP address it started from; removed after a while.' })),
});
export type SessionItem = Static<typeof SessionItem>;

export const SessionsView = t.object({ items: t.array(SessionItem) }, { $id: 'Sessions' });
export type SessionsView = Static<typeof SessionsView>;

export const IdParams = t.object({ id: t.string({ minLength: 1, maxLength: 60 }) });
export type IdParams = Static<typeof IdParams>;

export const TokenBody = t.object({
  name: t.string({ minLength: 1, maxLength: 100, description: 'What it is for.' }),
  scope: ScopeName,
  days: t.default(t.integer({ minimum: 1, maximum: 366, description: 'Days until it expires.' }), 90),
});
export type TokenBody = Static<typeof TokenBody>;

const token = {
  id: t.string(),
  name: t.string(),
  scope: ScopeName,
  created: Timestamp,
  expires: Timestamp,
  lastUsed: t.nullable(Timestamp),
  revoked: t.nullable(Timestamp),
};

export const TokenView = t.object(token, { $id: 'Token' });
export type TokenView = Static<typeof TokenView>;

export const NewTokenView = t.object(
  { ...token, token: t.string({ description: 'Shown only once.' }) },
  { $id: 'NewToken' },
);
export type NewTokenView = Static<typeof NewTokenView>;

export const TokensView = t.object({ items: t.array(t.ref(TokenView)) }, { $id: 'Tokens' });
export type TokensView = Static<typeof TokensView>;
