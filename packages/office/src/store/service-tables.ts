import type { Index, Table } from './tables.ts';

const LATE = 'DEFERRABLE INITIALLY DEFERRED';
const ACCOUNT = `account TEXT NOT NULL REFERENCES account ${LATE}`;

/** Version 2: tables of the server. Secrets are stored as hashes only. */
export const SERVICE_TABLES: readonly Table[] = [
  {
    name: 'account',
    columns: `id TEXT PRIMARY KEY, name TEXT NOT NULL UNIQUE, password_hash TEXT,
      role TEXT NOT NULL CHECK (role IN ('arbiter', 'officer', 'administrator')), federation TEXT,
      state TEXT NOT NULL CHECK (state IN ('active', 'disabled', 'deleted')), created TEXT NOT NULL,
      seq INTEGER NOT NULL`,
  },
  {
    name: 'account_event',
    columns: `${ACCOUNT}, event TEXT NOT NULL REFERENCES event ${LATE}, PRIMARY KEY (account, event)`,
    byKey: true,
  },
  {
    name: 'session',
    columns: `hash TEXT PRIMARY KEY, ${ACCOUNT}, created TEXT NOT NULL, expires TEXT NOT NULL,
      last_seen TEXT NOT NULL, address TEXT`,
    byKey: true,
  },
  {
    name: 'token',
    columns: `hash TEXT PRIMARY KEY, id TEXT NOT NULL UNIQUE, ${ACCOUNT}, name TEXT NOT NULL,
      scope TEXT NOT NULL CHECK (scope IN ('read', 'submit', 'office', 'admin')), created TEXT NOT NULL,
      expires TEXT NOT NULL, last_used TEXT, revoked TEXT`,
    byKey: true,
  },
  {
    name: 'link',
    columns: `hash TEXT PRIMARY KEY, ${ACCOUNT}, purpose TEXT NOT NULL, expires TEXT NOT NULL, used TEXT`,
    byKey: true,
  },
  { name: 'attempt', columns: 'key TEXT NOT NULL, at TEXT NOT NULL' },
  {
    name: 'job',
    columns: `id TEXT PRIMARY KEY, kind TEXT NOT NULL, options TEXT NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('arriving', 'waiting', 'running', 'done', 'failed', 'cancelled')),
      cancel INTEGER NOT NULL, attempts INTEGER NOT NULL, progress TEXT NOT NULL, result TEXT, error TEXT,
      account TEXT, actor TEXT NOT NULL, created TEXT NOT NULL, started TEXT, heartbeat TEXT, ended TEXT,
      server TEXT`,
  },
  {
    name: 'job_file',
    columns: `job TEXT NOT NULL REFERENCES job ${LATE}, part INTEGER NOT NULL, bytes BLOB NOT NULL,
      PRIMARY KEY (job, part)`,
  },
  {
    name: 'audit',
    columns: `seq INTEGER PRIMARY KEY, at TEXT NOT NULL, account TEXT, actor TEXT NOT NULL, address TEXT,
      action TEXT NOT NULL, subject TEXT, before TEXT, after TEXT`,
  },
];

/** Version 3: the requests of a token, over all servers. */
export const TOKEN_TABLES: readonly Table[] = [
  {
    name: 'token_use',
    columns: 'token TEXT PRIMARY KEY, minute INTEGER NOT NULL, claimed INTEGER NOT NULL',
    byKey: true,
  },
];

/** Version 13: passkeys. */
export const PASSKEY_TABLES: readonly Table[] = [
  {
    name: 'passkey',
    columns: `id TEXT PRIMARY KEY, ${ACCOUNT}, credential TEXT NOT NULL UNIQUE, name TEXT NOT NULL,
      public_key BLOB NOT NULL, counter TEXT NOT NULL, created TEXT NOT NULL, last_used TEXT`,
  },
  {
    name: 'challenge',
    columns: 'hash TEXT PRIMARY KEY, account TEXT, expires TEXT NOT NULL',
    byKey: true,
  },
];

/** Version 14: recovery codes. */
export const RECOVERY_TABLES: readonly Table[] = [
  {
    name: 'recovery_code',
    columns: `hash TEXT PRIMARY KEY, ${ACCOUNT}, created TEXT NOT NULL, used TEXT`,
    byKey: true,
  },
];

export const RECOVERY_INDEXES: readonly Index[] = [['recovery_code', 'account']];

export const PASSKEY_INDEXES: readonly Index[] = [
  ['passkey', 'account'],
  ['challenge', 'expires'],
];

/** Version 3: indexes for the calendar's filters, a covering index for its text search, and corrections. */
export const CALENDAR_INDEXES: readonly Index[] = [
  ['event', 'federation, start'],
  ['event', 'stage, start'],
  ['event', 'list, start'],
  ['event', 'start, id, words'],
  ['correction', 'event'],
];

/** Version 5: the audit log by time: all of it, by subject, by account. */
export const AUDIT_INDEXES: readonly Index[] = [
  ['audit', 'at, seq'],
  ['audit', 'subject, at, seq'],
  ['audit', 'account, at, seq'],
];

export const SERVICE_INDEXES: readonly Index[] = [
  ['account_event', 'event'],
  ['session', 'account'],
  ['session', 'expires'],
  ['token', 'account'],
  ['link', 'account'],
  ['attempt', 'key, at'],
  ['attempt', 'at'],
  ['job', 'state'],
  ['job', 'created'],
  ['audit', 'subject'],
  ['audit', 'account'],
  ['audit', 'at', 'address IS NOT NULL'],
];
