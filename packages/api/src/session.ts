import {
  flag,
  integer,
  list,
  named,
  nullable,
  object,
  oneOf,
  optional,
  ref,
  type Schema,
  text,
} from './schema.ts';

export const ACCOUNT_ROLES = ['arbiter', 'officer', 'administrator'] as const;
export type AccountRole = (typeof ACCOUNT_ROLES)[number];

export const RoleName: Schema<AccountRole> = oneOf(ACCOUNT_ROLES, {
  description:
    'administrator: everything; officer: the events of a federation; arbiter: reports of the events given to him.',
});

export const TOKEN_SCOPES = ['read', 'submit', 'office', 'admin'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

const ScopeName: Schema<TokenScope> = oneOf(TOKEN_SCOPES, {
  description: 'What a token may be used for; each may do what those before it may.',
});

export const Moment: Schema<string> = text({
  description: 'UTC, ISO 8601.',
  examples: ['2026-11-01T12:00:00.000Z'],
});

export interface SignInBody {
  readonly name: string;
  readonly password: string;
}

const Password: Schema<string> = text({ minLength: 1, maxLength: 400, description: 'A password.' });

export const SignInBody: Schema<SignInBody> = object<SignInBody>({
  name: text({ minLength: 1, maxLength: 200 }),
  password: Password,
});

export interface LinkBody {
  readonly link: string;
  readonly password: string;
}

export const LinkBody: Schema<LinkBody> = object<LinkBody>({
  link: text({ minLength: 1, maxLength: 100, description: 'What follows the # in the link.' }),
  password: Password,
});

export interface PasswordBody {
  readonly current: string;
  readonly password: string;
}

export const PasswordBody: Schema<PasswordBody> = object<PasswordBody>({
  current: Password,
  password: Password,
});

export interface SessionView {
  readonly account: string | null;
  readonly name: string | null;
  readonly role: AccountRole | null;
  readonly federation: string | null;
  readonly csrf: string | null;
  readonly expires: string | null;
  readonly scope: TokenScope | null;
}

export const SessionView: Schema<SessionView> = named(
  'Session',
  object<SessionView>(
    {
      account: nullable(text({ description: 'null: nobody is signed in.' })),
      name: nullable(text()),
      role: nullable(RoleName),
      federation: nullable(text()),
      csrf: nullable(
        text({ description: 'To be sent in X-CSRF-Token with everything that changes something.' }),
      ),
      expires: nullable(Moment),
      scope: nullable(ScopeName),
    },
    { description: 'Who asks.' },
  ),
);

export interface SessionItemView {
  readonly id: string;
  readonly isThis: boolean;
  readonly created: string;
  readonly expires: string;
  readonly lastSeen: string;
  readonly address: string | null;
}

export interface SessionsView {
  readonly items: readonly SessionItemView[];
}

export const SessionsView: Schema<SessionsView> = named(
  'Sessions',
  object<SessionsView>({
    items: list(
      object<SessionItemView>({
        id: text(),
        isThis: flag({ description: 'The one that asks.' }),
        created: Moment,
        expires: Moment,
        lastSeen: Moment,
        address: nullable(text({ description: 'Where it began; removed after a while.' })),
      }),
    ),
  }),
);

export interface IdParams {
  readonly id: string;
}

export const IdParams: Schema<IdParams> = object<IdParams>({ id: text({ minLength: 1, maxLength: 60 }) });

export interface TokenBody {
  readonly name: string;
  readonly scope: TokenScope;
  readonly days?: number;
}

export const TokenBody: Schema<TokenBody> = object<TokenBody>({
  name: text({ minLength: 1, maxLength: 100, description: 'What it is for.' }),
  scope: ScopeName,
  days: optional(
    integer({ minimum: 1, maximum: 366, description: 'Days until it expires; 90 unless said.' }),
  ),
});

export interface TokenView {
  readonly id: string;
  readonly name: string;
  readonly scope: TokenScope;
  readonly created: string;
  readonly expires: string;
  readonly lastUsed: string | null;
  readonly revoked: string | null;
}

const token = {
  id: text(),
  name: text(),
  scope: ScopeName,
  created: Moment,
  expires: Moment,
  lastUsed: nullable(Moment),
  revoked: nullable(Moment),
};

export const TokenView: Schema<TokenView> = named('Token', object<TokenView>(token));

export interface NewTokenView extends TokenView {
  readonly token: string;
}

export const NewTokenView: Schema<NewTokenView> = named(
  'NewToken',
  object<NewTokenView>({ ...token, token: text({ description: 'Shown this once, and kept nowhere.' }) }),
);

export interface TokensView {
  readonly items: readonly TokenView[];
}

export const TokensView: Schema<TokensView> = named(
  'Tokens',
  object<TokensView>({ items: list(ref(TokenView)) }),
);
