import { DateText, EventId, FederationCode } from './common.ts';
import {
  anything,
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
import { type AccountRole, Moment, RoleName } from './session.ts';

export interface AccountBody {
  readonly name: string;
  readonly role: AccountRole;
  readonly federation?: string | null;
  readonly events?: readonly string[];
}

const Events: Schema<readonly string[]> = list(EventId, {
  maxItems: 500,
  description: 'The events given to an arbiter.',
});

export const AccountBody: Schema<AccountBody> = object<AccountBody>({
  name: text({ minLength: 2, maxLength: 60 }),
  role: RoleName,
  federation: optional(nullable(FederationCode)),
  events: optional(Events),
});

export interface AccountChange {
  readonly role?: AccountRole;
  readonly federation?: string | null;
  readonly state?: 'active' | 'disabled';
  readonly events?: readonly string[];
}

export const AccountChange: Schema<AccountChange> = object<AccountChange>({
  role: optional(RoleName),
  federation: optional(nullable(FederationCode)),
  state: optional(oneOf(['active', 'disabled'])),
  events: optional(Events),
});

export interface AccountView {
  readonly id: string;
  readonly name: string;
  readonly role: AccountRole;
  readonly federation: string | null;
  readonly state: 'active' | 'disabled' | 'deleted';
  readonly created: string;
  readonly isSetUp: boolean;
  readonly events: readonly string[];
}

export const AccountView: Schema<AccountView> = named(
  'Account',
  object<AccountView>({
    id: text(),
    name: text(),
    role: RoleName,
    federation: nullable(text()),
    state: oneOf(['active', 'disabled', 'deleted']),
    created: Moment,
    isSetUp: flag({ description: 'Whether a password was set.' }),
    events: list(text()),
  }),
);

export interface LinkView {
  readonly link: string;
  readonly expires: string;
}

export const LinkView: Schema<LinkView> = named(
  'Link',
  object<LinkView>({
    link: text({ description: 'To be handed to its owner: it sets the password, once.' }),
    expires: Moment,
  }),
);

export interface NewAccountView {
  readonly account: AccountView;
  readonly link: LinkView;
}

export const NewAccountView: Schema<NewAccountView> = named(
  'NewAccount',
  object<NewAccountView>({ account: ref(AccountView), link: ref(LinkView) }),
);

export interface PageQuery {
  readonly limit?: number;
  readonly cursor?: string;
}

const page = {
  limit: optional(integer({ minimum: 1, maximum: 200, description: '50 unless said.' })),
  cursor: optional(text({ maxLength: 100, description: '`next` of the page before.' })),
};

export const PageQuery: Schema<PageQuery> = object<PageQuery>(page);

export interface AccountsPage {
  readonly items: readonly AccountView[];
  readonly next: string | null;
}

export const AccountsPage: Schema<AccountsPage> = named(
  'Accounts',
  object<AccountsPage>({ items: list(ref(AccountView)), next: nullable(text()) }),
);

export interface AuditQuery extends PageQuery {
  readonly subject?: string;
  readonly account?: string;
  readonly from?: string;
  readonly to?: string;
}

export const AuditQuery: Schema<AuditQuery> = object<AuditQuery>({
  ...page,
  subject: optional(text({ maxLength: 100, examples: ['event:E1'] })),
  account: optional(text({ maxLength: 60 })),
  from: optional({ ...DateText, description: 'The first day, UTC.' } as typeof DateText),
  to: optional({ ...DateText, description: 'The last day, UTC.' } as typeof DateText),
});

export interface AuditItem {
  readonly seq: number;
  readonly at: string;
  readonly account: string | null;
  readonly actor: string;
  readonly address: string | null;
  readonly action: string;
  readonly subject: string | null;
  readonly before: unknown;
  readonly after: unknown;
}

export interface AuditPage {
  readonly items: readonly AuditItem[];
  readonly next: string | null;
}

export const AuditPage: Schema<AuditPage> = named(
  'Audit',
  object<AuditPage>(
    {
      items: list(
        object<AuditItem>({
          seq: integer(),
          at: Moment,
          account: nullable(text()),
          actor: text(),
          address: nullable(text({ description: 'Removed after a while.' })),
          action: text(),
          subject: nullable(text()),
          before: anything(),
          after: anything(),
        }),
      ),
      next: nullable(text()),
    },
    { description: 'Who changed what, when and from where; the newest first.' },
  ),
);
