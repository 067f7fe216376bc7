// The tables of the service beside the office: accounts, sessions, tokens, jobs, the audit log.
import type { Flag, JsonText, TimeText } from './schema.ts';

/** Somebody who can sign in. */
export interface AccountTable {
  id: string;
  name: string;
  /** null: a link must be used first. */
  password_hash: string | null;
  role: 'arbiter' | 'officer' | 'administrator';
  /** Of an officer. */
  federation: string | null;
  state: 'active' | 'disabled' | 'deleted';
  created: TimeText;
  seq: number;
}

/** The events given to an arbiter. */
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

/** Requests of a minute that servers have taken for a token, in blocks. */
export interface TokenUseTable {
  token: string;
  /** Since 1970. */
  minute: number;
  claimed: number;
}

/** Links with which a password is set, each once. */
export interface LinkTable {
  hash: string;
  account: string;
  purpose: 'set-up' | 'recovery';
  expires: TimeText;
  used: TimeText | null;
}

/** Attempts to sign in, so that guessing is slow on all servers together. */
export interface AttemptTable {
  key: string;
  at: TimeText;
}

/** Long work. */
export interface JobTable {
  id: string;
  kind: 'import' | 'close' | 'publish' | 'replay' | 'drop' | 'verify';
  options: JsonText;
  /** `arriving`: its file is still being handed in. */
  state: 'arriving' | 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
  cancel: Flag;
  /** How often it was begun. */
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

/** The file of a job in parts: any server on this store may be the one that does it. */
export interface JobFileTable {
  job: string;
  part: number;
  bytes: Uint8Array;
}

/** Who changed what, when and from where. */
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
