import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { ServerProblem } from '../core/problems.ts';

export const MIN_PASSWORD = 12;
export const MAX_PASSWORD = 200;

/** Parameters of scrypt. */
export interface PasswordCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** 32 MiB and about a quarter of a second. Stored with each hash, so that it can grow. */
export const DEFAULT_COST: PasswordCost = { N: 2 ** 15, r: 8, p: 3 };
const MAX_MEMORY = 2 ** 28;
const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** Concurrent checks: each takes memory and a libuv thread, which file access needs too. */
const MAX_CONCURRENT = 2;
const MAX_WAITING = 40;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_CONCURRENT) {
    if (waiting.length >= MAX_WAITING) throw new ServerProblem('busy');
    // The finished check passes its place on: `running` does not change.
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

function derive(password: string, salt: Buffer, { N, r, p }: PasswordCost): Promise<Buffer> {
  const options: ScryptOptions = { N, r, p, maxmem: MAX_MEMORY };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** Refuses a password that is too short, too long, too uniform or the account's name. */
export function checkPassword(password: string, name: string): void {
  const { length } = [...password.normalize('NFKC')];
  const isKnown = password.normalize('NFKC').toLowerCase().replaceAll(name, '').length < 6;
  if (length < MIN_PASSWORD || length > MAX_PASSWORD || isKnown || new Set(password).size < 5) {
    throw new ServerProblem('password-weak', { least: MIN_PASSWORD, most: MAX_PASSWORD });
  }
}

/** `scrypt$N$r$p$salt$key` */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await inTurn(() => derive(password, salt, cost));
  const { N, r, p } = cost;
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Unknown names are checked against this, so that the answer takes as long. */
function dummyHash({ N, r, p }: PasswordCost): string {
  return ['scrypt', N, r, p, 'A'.repeat(22), 'A'.repeat(43)].join('$');
}

/** Without a hash: false, after the same time. */
export async function isPassword(
  password: string,
  hash: string | null,
  costNow: PasswordCost,
): Promise<boolean> {
  const [, N, r, p, salt = '', kept = ''] = (hash ?? dummyHash(costNow)).split('$');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const key = await inTurn(() =>
    derive(password.slice(0, MAX_PASSWORD * 2), Buffer.from(salt, 'base64url'), cost),
  );
  const known = Buffer.from(kept, 'base64url');
  return known.length === key.length && timingSafeEqual(known, key) && hash !== null;
}
