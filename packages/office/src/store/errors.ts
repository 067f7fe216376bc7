/** Failures of the store itself; `OfficeErrorCode` has refused requests. */
export type StoreErrorCode =
  | 'store-missing'
  | 'store-newer'
  | 'store-older'
  | 'store-busy'
  | 'store-locked'
  | 'store-slow'
  | 'store-full'
  | 'store-read-only'
  | 'store-unreachable'
  | 'store-refused'
  | 'store-broken'
  | 'store-not-empty'
  | 'store-file'
  | 'store-exists'
  | 'store-kind';

/** Problems that the program finds in a store or a file; `said` has those that a driver reports. */
export type StoreProblem =
  | 'not-a-store'
  | 'not-a-backup'
  | 'backup-missing'
  | 'database-missing'
  | 'not-verified'
  | 'folder-found'
  | 'not-a-file'
  | 'folder-missing'
  | 'list-damaged'
  | 'list-newer';

export type StoreErrorValues = Readonly<Record<string, string | number>> & {
  readonly problem?: StoreProblem;
};

/** `values`: the store, and the problem or the driver's message. */
export class StoreError extends Error {
  readonly code: StoreErrorCode;
  readonly values: StoreErrorValues;

  constructor(code: StoreErrorCode, values: StoreErrorValues, cause?: unknown) {
    const details = Object.entries(values).map(([name, value]) => `${name} ${value}`);
    super(`${code}: ${details.join(', ')}`, cause === undefined ? undefined : { cause });
    this.name = 'StoreError';
    this.code = code;
    this.values = Object.freeze({ ...values });
  }
}

interface DriverError {
  readonly message: string;
  readonly code?: unknown;
  /** The result code of SQLite, with its extension. */
  readonly errcode?: unknown;
}

/** By the primary result code, https://sqlite.org/rescode.html */
const SQLITE: Readonly<Record<number, StoreErrorCode>> = {
  3: 'store-file', // PERM
  5: 'store-locked', // BUSY
  6: 'store-locked', // LOCKED
  8: 'store-read-only', // READONLY
  10: 'store-file', // IOERR
  11: 'store-broken', // CORRUPT
  13: 'store-full', // FULL
  14: 'store-file', // CANTOPEN
  26: 'store-broken', // NOTADB
};

/** By the extended result code: no space for the WAL index. */
const SQLITE_EXTENDED: Readonly<Record<number, StoreErrorCode>> = {
  4874: 'store-full', // IOERR_SHMSIZE
};

/** By SQLSTATE, https://www.postgresql.org/docs/current/errcodes-appendix.html */
const POSTGRES: Readonly<Record<string, StoreErrorCode>> = {
  '25006': 'store-read-only', // read_only_sql_transaction
  '28000': 'store-refused', // invalid_authorization_specification
  '28P01': 'store-refused', // invalid_password
  '3D000': 'store-refused', // invalid_catalog_name
  '42501': 'store-refused', // insufficient_privilege
  '40P01': 'store-locked', // deadlock_detected
  '55P03': 'store-locked', // lock_not_available
  '53100': 'store-full', // disk_full
  '53300': 'store-unreachable', // too_many_connections
  '57014': 'store-slow', // query_canceled, by statement_timeout
  '57P01': 'store-unreachable', // admin_shutdown
  '57P02': 'store-unreachable', // crash_shutdown
  '57P03': 'store-unreachable', // cannot_connect_now
  '57P05': 'store-unreachable', // idle_session_timeout
  XX001: 'store-broken', // data_corrupted
  XX002: 'store-broken', // index_corrupted
};

/** By the error code of the operating system. */
const SYSTEM: Readonly<Record<string, StoreErrorCode>> = {
  ENOSPC: 'store-full',
  EDQUOT: 'store-full',
  EROFS: 'store-read-only',
  EACCES: 'store-file',
  EPERM: 'store-file',
  EISDIR: 'store-file',
  ENOTDIR: 'store-file',
  ENOENT: 'store-file',
  EEXIST: 'store-exists',
  EIO: 'store-file',
  EMFILE: 'store-file',
  ECONNREFUSED: 'store-unreachable',
  ECONNRESET: 'store-unreachable',
  ENOTFOUND: 'store-unreachable',
  EAI_AGAIN: 'store-unreachable',
  ETIMEDOUT: 'store-unreachable',
  EHOSTUNREACH: 'store-unreachable',
  ENETUNREACH: 'store-unreachable',
  EPIPE: 'store-unreachable',
};

/** Errors of `pg` without a code, by message. */
const WORDED: readonly (readonly [RegExp, StoreErrorCode])[] = [
  [/^SASL|password must be a string/, 'store-refused'],
  [
    /^Connection terminated|not queryable|timeout exceeded when trying to connect|timeout expired/,
    'store-unreachable',
  ],
  [/^The server does not support SSL/, 'store-unreachable'],
];

function codeOf({ message, code, errcode }: DriverError): StoreErrorCode | undefined {
  if (typeof errcode === 'number') return SQLITE_EXTENDED[errcode] ?? SQLITE[errcode & 0xff];
  if (typeof code === 'string') {
    if (/^08[0-9A-Z]{3}$/.test(code)) return 'store-unreachable';
    const known = POSTGRES[code] ?? SYSTEM[code];
    if (known) return known;
  }
  return WORDED.find(([pattern]) => pattern.test(message))?.[1];
}

/** SQLITE_NOTADB */
function isNoDatabase({ errcode }: DriverError): boolean {
  return typeof errcode === 'number' && (errcode & 0xff) === 26;
}

/** Translates a driver's error to a StoreError; returns other errors unchanged. */
export function storeError(error: unknown, store: string): unknown {
  if (!(error instanceof Error) || error instanceof StoreError) return error;
  const code = codeOf(error);
  if (!code) return error;
  return new StoreError(code, { store, ...problemOf(error, store) }, error);
}

function problemOf(error: DriverError, store: string): StoreErrorValues {
  if (isNoDatabase(error)) return { problem: 'not-a-store' };
  const database = error.code === '3D000' ? /^[^?#]*\/([^/?#]+)/.exec(store)?.[1] : undefined;
  if (database !== undefined)
    return { problem: 'database-missing', database: decodeURIComponent(database), said: error.message };
  return { said: error.message };
}

export async function translated<T>(store: string, run: () => Promise<T> | T): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw storeError(error, store);
  }
}

/** The URL for messages, without the password. */
export function storeName(url: string): string {
  return url.replace(/^([a-z][a-z0-9+.-]*:\/\/[^:/@?#]*):.*@/i, '$1@').replace(/([?&]password=)[^&]*/, '$1…');
}
