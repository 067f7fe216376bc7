import { isIP } from 'node:net';
import { MAX_UPLOAD_BYTES } from '@eloquence/api';
import type { SettingRequirement } from '@eloquence/words/cli';

/** One setting. Parsing, checking and the operator's guide follow from it. */
interface Setting<T> {
  readonly env: string;
  readonly default: T;
  readonly allowed: SettingRequirement;
  readonly description: string;
  /** undefined: not a valid value. */
  readonly read: (text: string) => T | undefined;
}

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly db: string;
  /** A streaming replica for public reads; empty: none. */
  readonly dbRead: string;
  /** Connections for reading from PostgreSQL. */
  readonly dbConnections: number;
  /** Empty, or for example `/ratings`. */
  readonly basePath: string;
  /** Empty, or for example `https://ratings.example.org`. */
  readonly origin: string;
  /** Proxies whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: readonly string[];
  /** Requests per minute from one address. */
  readonly rateLimit: number;
  /** Requests per minute with one token, on all servers of a store together. */
  readonly tokenRateLimit: number;
  /** Bytes of a body, unless a route says otherwise. */
  readonly bodyLimit: number;
  /** Bytes of all headers. */
  readonly headerLimit: number;
  /** Milliseconds for a request to arrive; larger bodies get more. */
  readonly requestTimeout: number;
  /** Minimum upload speed in bytes a second. */
  readonly uploadRate: number;
  /** Milliseconds until an answer starts, and for a query. */
  readonly answerTimeout: number;
  /** Milliseconds that a connection may be idle. */
  readonly connectionTimeout: number;
  /** Milliseconds for running requests and jobs on shutdown. */
  readonly shutdownTimeout: number;
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** Whether client addresses are logged. */
  readonly logAddresses: boolean;
  /** Whether `/metrics` answers. */
  readonly metrics: boolean;
  /** Bytes of all reports being uploaded or waiting, together. */
  readonly reportBudget: number;
  /** Bytes of cached pages. */
  readonly pageCache: number;
  /** Bytes of an uploaded rating list. */
  readonly listLimit: number;
  /** Hours until a session ends. */
  readonly sessionHours: number;
  /** Days until client addresses are removed from the audit log. */
  readonly addressDays: number;
  /** Days until ended tokens, links and jobs are deleted. */
  readonly endedDays: number;
  /** Whether this server runs jobs. */
  readonly jobs: boolean;
  /** Contact for questions about personal data. */
  readonly contact: string;
}

const isPostgres = (url: string): boolean => /^postgres(ql)?:\/\//.test(url);

const LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
const MAX_CONTACT = 200;
const YES_OR_NO: Pick<Setting<boolean>, 'allowed' | 'read'> = {
  allowed: { kind: 'one-of', values: ['yes', 'no'] },
  read: yesOrNo,
};

export const SETTINGS: { readonly [Name in keyof Config]: Setting<Config[Name]> } = Object.freeze({
  host: {
    env: 'HOST',
    default: '127.0.0.1',
    allowed: { kind: 'host' },
    description: 'The address to listen on.',
    read: (text) => (/^[\w.:%-]{1,253}$/.test(text) ? text : undefined),
  },
  port: {
    env: 'PORT',
    default: 8080,
    ...integer(0, 65_535),
    description: 'The port to listen on; 0 picks a free one.',
  },
  db: {
    env: 'ELOQUENCE_DB',
    default: './eloquence.db',
    allowed: { kind: 'store' },
    description: 'The store.',
    read: (text) => text || undefined,
  },
  dbRead: {
    env: 'ELOQUENCE_DB_READ',
    default: '',
    allowed: { kind: 'replica' },
    description: 'A streaming replica of the store, for public reads.',
    read: (text) => (isPostgres(text) ? text : undefined),
  },
  dbConnections: {
    env: 'ELOQUENCE_DB_CONNECTIONS',
    default: 10,
    ...integer(1, 1000),
    description: 'Connections of a server for reading from PostgreSQL, and as many for its replica.',
  },
  basePath: {
    env: 'ELOQUENCE_BASE_PATH',
    default: '',
    allowed: { kind: 'base-path' },
    description: 'The path under which a proxy serves the site.',
    read: (text) => (/^(\/[\w.~-]+)*$/.test(text) ? text : undefined),
  },
  origin: {
    env: 'ELOQUENCE_ORIGIN',
    default: '',
    allowed: { kind: 'origin' },
    description: 'The public address; with https, cookies are sent over TLS only.',
    read: (text) => (/^https?:\/\/[\w.-]+(:\d{1,5})?$/.test(text) && URL.canParse(text) ? text : undefined),
  },
  trustedProxies: {
    env: 'ELOQUENCE_TRUSTED_PROXIES',
    default: [],
    allowed: { kind: 'proxies' },
    description: 'Proxies trusted to report the address of a client.',
    read: addresses,
  },
  rateLimit: {
    env: 'ELOQUENCE_RATE_LIMIT',
    default: 1200,
    ...integer(1, 1_000_000_000),
    description: 'Requests per minute from one address; heavy ones count as several.',
  },
  tokenRateLimit: {
    env: 'ELOQUENCE_TOKEN_RATE_LIMIT',
    default: 600,
    ...integer(1, 1_000_000_000),
    description:
      'Requests per minute with one token, on all servers of a store together; heavy ones count as several.',
  },
  bodyLimit: {
    env: 'ELOQUENCE_BODY_LIMIT',
    default: 1_048_576,
    ...integer(1024, 1_073_741_824),
    description: 'Maximum bytes of a request body; file uploads have their own limits.',
  },
  headerLimit: {
    env: 'ELOQUENCE_HEADER_LIMIT',
    default: 16_384,
    ...integer(2048, 1_048_576),
    description: 'Maximum bytes of the headers of a request.',
  },
  requestTimeout: {
    env: 'ELOQUENCE_REQUEST_TIMEOUT',
    default: 60_000,
    ...integer(100, 3_600_000),
    description:
      'Milliseconds for a request to arrive; larger bodies get more time, at the minimum upload rate.',
  },
  uploadRate: {
    env: 'ELOQUENCE_UPLOAD_RATE',
    default: 65_536,
    ...integer(1, 1_073_741_824),
    description: 'Minimum upload speed in bytes per second; slower clients are disconnected.',
  },
  answerTimeout: {
    env: 'ELOQUENCE_ANSWER_TIMEOUT',
    default: 15_000,
    ...integer(100, 3_600_000),
    description: 'Milliseconds until an answer must start, and the time limit of a query.',
  },
  connectionTimeout: {
    env: 'ELOQUENCE_CONNECTION_TIMEOUT',
    default: 60_000,
    ...integer(100, 3_600_000),
    description: 'Milliseconds until an idle connection is closed.',
  },
  shutdownTimeout: {
    env: 'ELOQUENCE_SHUTDOWN_TIMEOUT',
    default: 20_000,
    ...integer(0, 3_600_000),
    description: 'Milliseconds that running requests and jobs get on shutdown.',
  },
  logLevel: {
    env: 'ELOQUENCE_LOG_LEVEL',
    default: 'info',
    allowed: { kind: 'one-of', values: LEVELS },
    description: 'Log level.',
    read: (text) => LEVELS.find((level) => level === text),
  },
  logAddresses: {
    env: 'ELOQUENCE_LOG_ADDRESSES',
    default: false,
    ...YES_OR_NO,
    description: 'Whether to log client addresses.',
  },
  metrics: {
    env: 'ELOQUENCE_METRICS',
    default: true,
    ...YES_OR_NO,
    description: 'Whether to serve /metrics.',
  },
  reportBudget: {
    env: 'ELOQUENCE_REPORT_ROOM',
    default: 67_108_864,
    ...integer(MAX_UPLOAD_BYTES, 4_294_967_296),
    description:
      'Maximum bytes of all reports being uploaded or waiting; further uploads get "try again later".',
  },
  pageCache: {
    env: 'ELOQUENCE_PAGE_CACHE',
    default: 67_108_864,
    ...integer(0, 4_294_967_296),
    description: 'Maximum bytes of cached pages, for visitors without a session; 0 caches none.',
  },
  listLimit: {
    env: 'ELOQUENCE_LIST_LIMIT',
    default: 268_435_456,
    ...integer(1024, 4_294_967_296),
    description: 'Maximum bytes of an uploaded rating list.',
  },
  sessionHours: {
    env: 'ELOQUENCE_SESSION_HOURS',
    default: 12,
    ...integer(1, 720),
    description: 'Hours until a session ends.',
  },
  addressDays: {
    env: 'ELOQUENCE_ADDRESS_DAYS',
    default: 30,
    ...integer(0, 3650),
    description: 'Days until client addresses are removed from the audit log.',
  },
  endedDays: {
    env: 'ELOQUENCE_ENDED_DAYS',
    default: 30,
    ...integer(1, 3650),
    description: 'Days until ended tokens, set-up links and jobs are deleted; their audit log entries stay.',
  },
  jobs: {
    env: 'ELOQUENCE_JOBS',
    default: true,
    ...YES_OR_NO,
    description: 'Whether this server runs jobs; at least one server of a store must.',
  },
  contact: {
    env: 'ELOQUENCE_CONTACT',
    default: '',
    allowed: { kind: 'text', to: MAX_CONTACT },
    description: 'Contact for questions about personal data: a name, an address, a telephone number.',
    read: (text) => (text.length <= MAX_CONTACT && !/\p{Cc}/u.test(text) ? text : undefined),
  },
});

/** A setting with an invalid value. */
export interface InvalidSetting {
  readonly env: string;
  readonly value: string;
  readonly allowed: SettingRequirement;
}

/** Lists all invalid settings. */
export class ConfigError extends Error {
  readonly invalid: readonly InvalidSetting[];

  constructor(invalid: readonly InvalidSetting[]) {
    super(invalid.map(({ env, value }) => `${env}=${value}`).join('; '));
    this.name = 'ConfigError';
    this.invalid = invalid;
  }
}

/** The settings of an environment; `given` (flags) takes precedence. */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  given: Readonly<Partial<Record<keyof Config, string>>> = {},
): Config {
  const invalid: InvalidSetting[] = [];
  const entries = (Object.keys(SETTINGS) as (keyof Config)[]).map((name) => {
    const { env: variable, default: initial, allowed, read } = SETTINGS[name];
    const value = given[name] ?? env[variable];
    if (value === undefined || value.trim() === '') return [name, initial];
    const found = read(value.trim());
    if (found === undefined) {
      invalid.push({
        env: given[name] === undefined ? variable : `--${name}`,
        value: shown(variable, value),
        allowed,
      });
    }
    return [name, found];
  });
  const config = Object.fromEntries(entries) as Config;
  if (config.dbRead && config.db && !isPostgres(config.db)) {
    const { env: variable, allowed } = SETTINGS.dbRead;
    invalid.push({ env: variable, value: shown(variable, config.dbRead), allowed });
  }
  if (invalid.length > 0) throw new ConfigError(invalid);
  return Object.freeze(config);
}

export function defaultConfig(changes: Partial<Config> = {}): Config {
  return Object.freeze({ ...readConfig({}), ...changes });
}

/** The address of a store may contain a password. */
function shown(variable: string, value: string): string {
  return variable === SETTINGS.db.env || variable === SETTINGS.dbRead.env ? '…' : value.slice(0, 100);
}

function integer(from: number, to: number): Pick<Setting<number>, 'allowed' | 'read'> {
  const read = (text: string): number | undefined => {
    const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
    return value >= from && value <= to ? value : undefined;
  };
  return { allowed: { kind: 'integer', from, to }, read };
}

function yesOrNo(text: string): boolean | undefined {
  if (['yes', 'true', '1', 'on'].includes(text)) return true;
  return ['no', 'false', '0', 'off'].includes(text) ? false : undefined;
}

const NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

function addresses(text: string): readonly string[] | undefined {
  const all = text.split(',').map((each) => each.trim());
  return all.every((each) => NETWORKS.includes(each) || isNetwork(each)) ? all : undefined;
}

/** An address or a CIDR network. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const most = /%/.test(address) ? 0 : ({ 4: 32, 6: 128 }[isIP(address)] ?? 0);
  if (bits === undefined) return most > 0;
  return more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most;
}
