import { isIP } from 'node:net';

/** What the operator can set: one row each, from which reading, checking and the documentation follow. */
interface Setting<T> {
  readonly env: string;
  readonly initial: T;
  /** What is allowed, for the message. */
  readonly allowed: string;
  readonly sentence: string;
  /** The value of a text, or undefined where it is none. */
  readonly read: (text: string) => T | undefined;
}

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly db: string;
  /** Where a proxy puts the service: empty, or `/ratings`. */
  readonly basePath: string;
  /** How people reach the service: empty, or `https://ratings.example.org`. */
  readonly origin: string;
  /** Proxies whose word on the client's address is believed. */
  readonly trustedProxies: readonly string[];
  /** Requests a minute from one address. */
  readonly rateLimit: number;
  /** Requests a minute by one token, on all servers of a store together. */
  readonly tokenRateLimit: number;
  /** Bytes of a body, unless a route says otherwise. */
  readonly bodyLimit: number;
  /** Bytes of all headers. */
  readonly headerLimit: number;
  /** Milliseconds in which a request must have arrived; more for what is larger. */
  readonly requestTimeout: number;
  /** Bytes a second at which a client must send what is larger. */
  readonly uploadRate: number;
  /** Milliseconds in which it must be answered, and a query. */
  readonly answerTimeout: number;
  /** Milliseconds that a connection may be silent. */
  readonly connectionTimeout: number;
  /** Milliseconds that are left to what runs when the service ends. */
  readonly shutdownTimeout: number;
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** Whether addresses of clients stand in the logs. */
  readonly logAddresses: boolean;
  /** Whether `/metrics` answers. */
  readonly metrics: boolean;
  /** Bytes of all reports together that arrive or wait to be read. */
  readonly reportRoom: number;
  /** Bytes of a rating list that is handed in. */
  readonly listLimit: number;
  /** Hours after which whoever signed in must do it again. */
  readonly sessionHours: number;
  /** Days after which addresses are taken out of the audit log. */
  readonly addressDays: number;
  /** Days for which tokens, links and jobs are kept that have ended. */
  readonly endedDays: number;
  /** Whether this server does long work. */
  readonly jobs: boolean;
  /** Whom people ask about what is kept of them. */
  readonly contact: string;
}

export const SETTINGS: { readonly [Name in keyof Config]: Setting<Config[Name]> } = Object.freeze({
  host: {
    env: 'HOST',
    initial: '127.0.0.1',
    allowed: 'a name or address',
    sentence: 'The address to listen on.',
    read: (text) => (/^[\w.:%-]{1,253}$/.test(text) ? text : undefined),
  },
  port: {
    env: 'PORT',
    initial: 8080,
    allowed: '0 to 65535',
    sentence: 'The port to listen on; 0 takes any that is free.',
    read: whole(0, 65_535),
  },
  db: {
    env: 'ELOQUENCE_DB',
    initial: './eloquence.db',
    allowed: 'a path, sqlite:PATH or postgres://…',
    sentence: 'The store.',
    read: (text) => text || undefined,
  },
  basePath: {
    env: 'ELOQUENCE_BASE_PATH',
    initial: '',
    allowed: 'a path such as /ratings, without a slash at the end',
    sentence: 'The path below which a proxy shows the service.',
    read: (text) => (/^(\/[\w.~-]+)*$/.test(text) ? text : undefined),
  },
  origin: {
    env: 'ELOQUENCE_ORIGIN',
    initial: '',
    allowed: 'https://NAME or http://NAME, without a path',
    sentence: 'The address people use; with https, cookies are sent by TLS only.',
    read: (text) => (/^https?:\/\/[\w.-]+(:\d{1,5})?$/.test(text) && URL.canParse(text) ? text : undefined),
  },
  trustedProxies: {
    env: 'ELOQUENCE_TRUSTED_PROXIES',
    initial: [],
    allowed: 'addresses or networks with commas between them; loopback, linklocal, uniquelocal',
    sentence: 'The proxies whose word on the address of a client is believed.',
    read: addresses,
  },
  rateLimit: {
    env: 'ELOQUENCE_RATE_LIMIT',
    initial: 1200,
    allowed: '1 to 1000000000',
    sentence: 'Requests a minute from one address.',
    read: whole(1, 1_000_000_000),
  },
  tokenRateLimit: {
    env: 'ELOQUENCE_TOKEN_RATE_LIMIT',
    initial: 600,
    allowed: '1 to 1000000000',
    sentence: 'Requests a minute by one token, on all servers of a store together.',
    read: whole(1, 1_000_000_000),
  },
  bodyLimit: {
    env: 'ELOQUENCE_BODY_LIMIT',
    initial: 1_048_576,
    allowed: '1024 to 1073741824',
    sentence: 'The most bytes of a request, unless it may be a file.',
    read: whole(1024, 1_073_741_824),
  },
  headerLimit: {
    env: 'ELOQUENCE_HEADER_LIMIT',
    initial: 16_384,
    allowed: '2048 to 1048576',
    sentence: 'The most bytes of the headers of a request.',
    read: whole(2048, 1_048_576),
  },
  requestTimeout: {
    env: 'ELOQUENCE_REQUEST_TIMEOUT',
    initial: 60_000,
    allowed: '100 to 3600000',
    sentence:
      'Milliseconds in which a request must have arrived; what is larger has more by its upload rate.',
    read: whole(100, 3_600_000),
  },
  uploadRate: {
    env: 'ELOQUENCE_UPLOAD_RATE',
    initial: 65_536,
    allowed: '1 to 1073741824',
    sentence: 'Bytes a second at which a client must at least send; who is slower is cut off.',
    read: whole(1, 1_073_741_824),
  },
  answerTimeout: {
    env: 'ELOQUENCE_ANSWER_TIMEOUT',
    initial: 15_000,
    allowed: '100 to 3600000',
    sentence: 'Milliseconds in which an answer must have begun, and the longest that a query may take.',
    read: whole(100, 3_600_000),
  },
  connectionTimeout: {
    env: 'ELOQUENCE_CONNECTION_TIMEOUT',
    initial: 60_000,
    allowed: '100 to 3600000',
    sentence: 'Milliseconds after which a client that neither sends nor takes anything is cut off.',
    read: whole(100, 3_600_000),
  },
  shutdownTimeout: {
    env: 'ELOQUENCE_SHUTDOWN_TIMEOUT',
    initial: 20_000,
    allowed: '0 to 3600000',
    sentence: 'Milliseconds left to what runs when the service is told to end.',
    read: whole(0, 3_600_000),
  },
  logLevel: {
    env: 'ELOQUENCE_LOG_LEVEL',
    initial: 'info',
    allowed: 'silent, error, warn, info, debug',
    sentence: 'How much is logged.',
    read: (text) => LEVELS.find((level) => level === text),
  },
  logAddresses: {
    env: 'ELOQUENCE_LOG_ADDRESSES',
    initial: false,
    allowed: 'yes, no',
    sentence: 'Whether the addresses of clients stand in the logs.',
    read: yesOrNo,
  },
  metrics: {
    env: 'ELOQUENCE_METRICS',
    initial: true,
    allowed: 'yes, no',
    sentence: 'Whether /metrics answers.',
    read: yesOrNo,
  },
  reportRoom: {
    env: 'ELOQUENCE_REPORT_ROOM',
    initial: 67_108_864,
    allowed: '4194304 to 4294967296',
    sentence:
      'The most bytes of all reports together that arrive or wait to be read; further ones are told to try again soon.',
    read: whole(4_194_304, 4_294_967_296),
  },
  listLimit: {
    env: 'ELOQUENCE_LIST_LIMIT',
    initial: 268_435_456,
    allowed: '1024 to 4294967296',
    sentence: 'The most bytes of a rating list that is handed in to be taken over.',
    read: whole(1024, 4_294_967_296),
  },
  sessionHours: {
    env: 'ELOQUENCE_SESSION_HOURS',
    initial: 12,
    allowed: '1 to 720',
    sentence: 'Hours after which whoever signed in must do it again.',
    read: whole(1, 720),
  },
  addressDays: {
    env: 'ELOQUENCE_ADDRESS_DAYS',
    initial: 30,
    allowed: '0 to 3650',
    sentence: 'Days after which the addresses of clients are taken out of the audit log.',
    read: whole(0, 3650),
  },
  endedDays: {
    env: 'ELOQUENCE_ENDED_DAYS',
    initial: 30,
    allowed: '1 to 3650',
    sentence:
      'Days for which tokens, set-up links and jobs are kept once they have ended; the audit log keeps its notes of them.',
    read: whole(1, 3650),
  },
  jobs: {
    env: 'ELOQUENCE_JOBS',
    initial: true,
    allowed: 'yes, no',
    sentence: 'Whether this server does long work; of several servers on one store at least one must.',
    read: yesOrNo,
  },
  contact: {
    env: 'ELOQUENCE_CONTACT',
    initial: '',
    allowed: 'a text of at most 200 characters',
    sentence: 'Whom people ask about what is kept of them: a name, an address, a telephone number.',
    read: (text) => (text.length <= 200 && !/\p{Cc}/u.test(text) ? text : undefined),
  },
});

const LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;

/** A setting that cannot be used. */
export interface WrongSetting {
  readonly env: string;
  readonly value: string;
  readonly allowed: string;
}

/** Thrown with everything that is wrong, so that it can be mended at once. */
export class ConfigError extends Error {
  readonly wrong: readonly WrongSetting[];

  constructor(wrong: readonly WrongSetting[]) {
    super(wrong.map(({ env, value, allowed }) => `${env}=${value} (${allowed})`).join('; '));
    this.name = 'ConfigError';
    this.wrong = wrong;
  }
}

/** The settings of an environment; what stands in `given` (flags) goes before it. */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  given: Readonly<Partial<Record<keyof Config, string>>> = {},
): Config {
  const wrong: WrongSetting[] = [];
  const entries = (Object.keys(SETTINGS) as (keyof Config)[]).map((name) => {
    const { env: variable, initial, allowed, read } = SETTINGS[name];
    const value = given[name] ?? env[variable];
    if (value === undefined || value.trim() === '') return [name, initial];
    const found = read(value.trim());
    if (found === undefined) {
      wrong.push({
        env: given[name] === undefined ? variable : `--${name}`,
        value: shown(variable, value),
        allowed,
      });
    }
    return [name, found];
  });
  if (wrong.length > 0) throw new ConfigError(wrong);
  return Object.freeze(Object.fromEntries(entries)) as Config;
}

/** What is set where nothing is said. */
export function usualConfig(changes: Partial<Config> = {}): Config {
  return Object.freeze({ ...readConfig({}), ...changes });
}

/** The address of a store may hold a password. */
function shown(variable: string, value: string): string {
  return variable === SETTINGS.db.env ? '…' : value.slice(0, 100);
}

function whole(least: number, most: number): (text: string) => number | undefined {
  return (text) => {
    const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
    return value >= least && value <= most ? value : undefined;
  };
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

/** An address, or one with how many of its bits are those of a network. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const most = /%/.test(address) ? 0 : ({ 4: 32, 6: 128 }[isIP(address)] ?? 0);
  if (bits === undefined) return most > 0;
  return more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most;
}
