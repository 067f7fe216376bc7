import type { ServeTexts } from '../../types/cli-serve.ts';

export const serve: ServeTexts = Object.freeze({
  summary: 'serve a store over HTTP: players, lists, events, calculators',
  about:
    'Serves a store over HTTP until stopped (Ctrl+C or SIGTERM); running requests finish. Listens on 127.0.0.1:8080 by default. Environment: HOST, PORT, ELOQUENCE_DB, ELOQUENCE_BASE_PATH, ELOQUENCE_TRUSTED_PROXIES, ELOQUENCE_RATE_LIMIT and others. The address goes to standard output, logs to standard error. Until an administrator has a password, a one-time link to set one is printed; there is no default password. Unofficial: not a service of FIDE.',
  options: { port: 'the port to listen on; 0: any that is free', host: 'the name or address to listen on' },
  failures: {
    'port-taken': (v) => `Port ${v.port} on ${v.host} is taken by another program.`,
    'address-unusable': (v) => `Cannot listen on ${v.host}, port ${v.port} (${v.reason}).`,
    'setting-wrong': (v) => `Invalid settings: ${v.settings}.`,
    'account-unknown': (v) => `There is no active account ${v.name}.`,
    'token-unknown': (v) => `There is no valid token ${v.id}.`,
    'token-scope': (v) => `The role of ${v.name} does not allow the scope ${v.scope}.`,
    'token-limit': (v) => `${v.name} has ${v.limit} valid tokens, the limit.`,
  },
  settingKinds: {
    host: 'an address or a host name',
    store: 'a path, sqlite:PATH or postgres://…',
    replica: 'postgres://…, with a store in PostgreSQL',
    'base-path': 'a path such as /ratings, without a slash at the end',
    origin: 'https://NAME or http://NAME, without a path',
    proxies: 'comma-separated addresses or networks, or loopback, linklocal, uniquelocal',
  },
  wrongSettings: (settings) =>
    settings.map(({ name, value, allowed }) => `${name}=${value} (${allowed})`).join('; '),
  hints: {
    otherPort: () => 'Choose another with --port, or stop that program.',
    otherAddress: () => 'Choose another with --host and --port.',
    setting: () => 'Allowed values are in brackets.',
    accounts: () =>
      'Administrators see all accounts under /api/v1/accounts; the first one is called administrator.',
    tokens: () => '"eloquence office token list" shows all tokens.',
    narrowerScope: () => 'Choose a narrower scope, or another account.',
    revokeToken: () => 'Revoke one that is no longer used.',
  },
  listening: (address) => `Eloquence listens on ${address} (Ctrl+C to stop).`,
  withoutOrigin: (origin) =>
    `Links to set a password lead to ${origin}. Set ELOQUENCE_ORIGIN to the public address of the service.`,
  setUp: (name, expires) =>
    `No administrator has a password yet. This link sets the password of ${name}; it works once, until ${expires}:`,
  link: (name, expires) => `This link sets a new password for ${name}; it works once, until ${expires}:`,
  tokens: {
    created: (account, scope, expires) =>
      `Token of ${account}, scope ${scope}, valid until ${expires}. It will not be shown again:`,
    revoked: (id) => `Token ${id} revoked.`,
    none: 'No tokens.',
    account: 'Account',
    scope: 'Scope',
    expires: 'Expires',
    valid: 'valid',
    revokedOn: (day) => `revoked ${day}`,
  },
} satisfies ServeTexts);
