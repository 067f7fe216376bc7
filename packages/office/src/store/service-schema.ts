// The tables of the service beside the office: accounts, sessions, tokens, jobs, the audit log.
import type { Flag, JsonText, TimeText } from './schema.ts';

export interface AccountTable {
  id: string;
  name: string;
  /** null: not set yet, by a link. */
  password_hash: string | null;
  role: 'arbiter' | 'officer' | 'administrator';
  /** Of an officer. */
  federation: string | null;
  state: 'active' | 'disabled' | 'deleted';
  created: TimeText;
  seq: number;
}

/** The events assigned to an arbiter. */
export interface AccountEventTable {
  account: string;
  event: string;
}

export interface SessionTable {
  hash: string;
  account: string;
  created: TimeText;
  expires: TimeText;
  last_seen: TimeText;
  address: string | null;
}

export interface TokenTable {
  hash: string;
  id: string;
  account: string;
  name: string;
  scope: 'read' | 'submit' | 'office' | 'admin';
  created: TimeText;
  expires: TimeText;
  last_used: TimeText | null;
  revoked: TimeText | null;
}

/** Requests per minute that servers have reserved for a token, in blocks. */
export interface TokenUseTable {
  token: string;
  /** Minutes since 1970. */
  minute: number;
  claimed: number;
}

/** Single-use links to set a password. */
export interface LinkTable {
  hash: string;
  account: string;
  purpose: 'set-up' | 'recovery';
  expires: TimeText;
  used: TimeText | null;
}

/** The keys of devices that sign an account in. */
export interface PasskeyTable {
  id: string;
  account: string;
  /** The ID of the credential, base64url. */
  credential: string;
  name: string;
  public_key: Uint8Array;
  /** How often the key was used, up to 2^32: more than an integer of PostgreSQL. */
  counter: string;
  created: TimeText;
  last_used: TimeText | null;
}

/** Codes to set a password, each valid once. */
export interface RecoveryCodeTable {
  hash: string;
  account: string;
  created: TimeText;
  used: TimeText | null;
}

/** Challenges that a passkey has to answer. */
export interface ChallengeTable {
  hash: string;
  /** The account that adds a passkey; null: a sign-in. */
  account: string | null;
  expires: TimeText;
}

/** Sign-in attempts, for the limit over all servers. */
export interface AttemptTable {
  key: string;
  at: TimeText;
}

export interface JobTable {
  id: string;
  kind: 'import' | 'close' | 'publish' | 'replay' | 'drop' | 'verify' | 'undo' | 'figures' | 'scenario';
  options: JsonText;
  /** `arriving`: the file is still being uploaded. */
  state: 'arriving' | 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
  cancel: Flag;
  /** How often it was started. */
  attempts: number;
  progress: JsonText;
  result: JsonText | null;
  error: JsonText | null;
  account: string | null;
  actor: string;
  created: TimeText;
  started: TimeText | null;
  heartbeat: TimeText | null;
  ended: TimeText | null;
  server: string | null;
}

/** The file of a job in parts; in the store, since any server may run the job. */
export interface JobFileTable {
  job: string;
  part: number;
  bytes: Uint8Array;
}

/** The audit log. */
export interface AuditTable {
  seq: number;
  at: TimeText;
  account: string | null;
  actor: string;
  address: string | null;
  action: string;
  subject: string | null;
  before: JsonText | null;
  after: JsonText | null;
}
