import type { ServeTexts } from './serve.ts';

export const serve: ServeTexts = Object.freeze({
  summary: 'serve a store over HTTP: players, lists, events, calculators',
  about:
    'Serves a store over HTTP until it is told to end (Ctrl+C, or SIGTERM), and finishes what runs. It listens on 127.0.0.1:8080 unless told otherwise; HOST, PORT and ELOQUENCE_DB say the same in the environment, and ELOQUENCE_BASE_PATH, ELOQUENCE_TRUSTED_PROXIES, ELOQUENCE_RATE_LIMIT and others say the rest. The address is printed on standard output, logs go to standard error. While no administrator has a password, a link is printed with which one is set, once; there is no default password. Unofficial: not a service of FIDE.',
  options: { port: 'the port to listen on; 0: any that is free', host: 'the name or address to listen on' },
  failures: {
    'port-taken': (v) => `Port ${v.port} on ${v.host} is taken by another program.`,
    'address-unusable': (v) => `It is not possible to listen on ${v.host}, port ${v.port} (${v.reason}).`,
    'setting-wrong': (v) => `Settings that cannot be used: ${v.settings}.`,
    'account-unknown': (v) => `There is no active account ${v.name}.`,
  },
  hints: {
    otherPort: () => 'Give another with --port, or end that program.',
    otherAddress: () => 'Give another with --host and --port.',
    setting: () => 'What is allowed stands in brackets.',
    accounts: () =>
      'Administrators see all accounts under /api/v1/accounts; the first one is called administrator.',
  },
  listening: (address) => `Eloquence listens on ${address} (Ctrl+C ends it).`,
  setUp: (name, expires) =>
    `Nobody can administer this store yet. Whoever opens this link sets the password of ${name}; it works once, until ${expires}:`,
  link: (name, expires) =>
    `Whoever opens this link sets a new password for ${name}; it works once, until ${expires}:`,
} satisfies ServeTexts);
