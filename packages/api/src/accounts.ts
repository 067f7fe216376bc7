import { DateText, EventId, FederationCode, NextCursor, paging, Timestamp } from './common.ts';
import { type Static, t } from './schema.ts';
import { RoleName } from './session.ts';

const Events = t.array(EventId, { maxItems: 500, description: 'The events assigned to an arbiter.' });

export const AccountBody = t.object({
  name: t.string({ minLength: 2, maxLength: 60 }),
  role: RoleName,
  federation: t.optional(t.nullable(FederationCode)),
  events: t.optional(Events),
});
export type AccountBody = Static<typeof AccountBody>;

export const AccountChange = t.object({
  role: t.optional(RoleName),
  federation: t.optional(t.nullable(FederationCode)),
  state: t.optional(t.enum(['active', 'disabled'])),
  events: t.optional(Events),
});
export type AccountChange = Static<typeof AccountChange>;

export const AccountView = t.object(
  {
    id: t.string(),
    name: t.string(),
    role: RoleName,
    federation: t.nullable(t.string()),
    state: t.enum(['active', 'disabled', 'deleted']),
    created: Timestamp,
    isSetUp: t.boolean({ description: 'Whether a password is set.' }),
    events: t.array(t.string()),
  },
  { $id: 'Account' },
);
export type AccountView = Static<typeof AccountView>;

export const LinkView = t.object(
  {
    link: t.string({ description: 'Give it to the account owner: it sets the password, once.' }),
    expires: Timestamp,
  },
  { $id: 'Link' },
);
export type LinkView = Static<typeof LinkView>;

export const NewAccountView = t.object(
  { account: t.ref(AccountView), link: t.ref(LinkView) },
  { $id: 'NewAccount' },
);
export type NewAccountView = Static<typeof NewAccountView>;

export const AccountsPage = t.object(
  { items: t.array(t.ref(AccountView)), next: NextCursor },
  { $id: 'Accounts' },
);
export type AccountsPage = Static<typeof AccountsPage>;

export const AuditQuery = t.object({
  ...paging(50, 200),
  subject: t.optional(t.string({ maxLength: 100, examples: ['event:E1'] })),
  account: t.optional(t.string({ maxLength: 60 })),
  from: t.optional(t.describe(DateText, 'The first day, UTC.')),
  to: t.optional(t.describe(DateText, 'The last day, UTC.')),
});
export type AuditQuery = Static<typeof AuditQuery>;

const AuditItem = t.object({
  seq: t.integer(),
  at: Timestamp,
  account: t.nullable(t.string()),
  actor: t.string(),
  address: t.nullable(t.string({ description: 'The IP address; removed after a while.' })),
  action: t.string(),
  subject: t.nullable(t.string()),
  before: t.unknown(),
  after: t.unknown(),
});
export type AuditItem = Static<typeof AuditItem>;

export const AuditPage = t.object(
  { items: t.array(AuditItem), next: NextCursor },
  { $id: 'Audit', description: 'Who changed what, when and from where; newest first.' },
);
export type AuditPage = Static<typeof AuditPage>;
